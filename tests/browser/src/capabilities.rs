//! What a browser is told when it starts.

use std::path::Path;

use serde_json::json;
use thirtyfour::prelude::*;
use thirtyfour::{Capabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel};
use xtask::test::engines::{Engine, Programs};

use crate::viewport_profile::{Scheme, ViewportProfile};

/// Headless, without a sandbox (containers do not allow one), and without the browser's own traffic.
const CHROMIUM_FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
];

/// The value of Chromium's startup preference for opening a list of pages.
const SHOW_THESE: u8 = 4;

/// The capabilities of a browser with its profile in this folder, or in one of its own if its driver makes one. Only
/// Chromium is told later what its reader prefers.
pub(crate) fn capabilities(
    engine: Engine,
    programs: &Programs,
    folder: &Path,
    reader: &ViewportProfile,
) -> WebDriverResult<Capabilities> {
    match engine {
        Engine::Chromium => chromium(programs, folder),
        Engine::Firefox => firefox(programs, reader),
        Engine::WebKit => webkit(programs, reader),
    }
}

fn chromium(programs: &Programs, folder: &Path) -> WebDriverResult<Capabilities> {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&programs.browser.to_string_lossy())?;
    for flag in CHROMIUM_FLAGS {
        wanted.add_arg(flag)?;
    }
    wanted.add_arg(&format!("--user-data-dir={}", folder.display()))?;
    // Otherwise it would load its own start page.
    let session = json!({ "restore_on_startup": SHOW_THESE, "startup_urls": ["about:blank"] });
    wanted.add_experimental_option("prefs", json!({ "session": session }))?;
    wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
    wanted.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
    wanted.add_experimental_option("perfLoggingPrefs", json!({ "enableNetwork": true, "enablePage": false }))?;
    Ok(wanted.into())
}

fn firefox(programs: &Programs, reader: &ViewportProfile) -> WebDriverResult<Capabilities> {
    let options = json!({
        "binary": programs.browser,
        "args": ["-headless"],
        "prefs": {
            "devtools.console.stdout.chrome": false,
            "devtools.console.stdout.content": true,
            "dom.serviceWorkers.enabled": reader.worker,
            // It does not hear touches that follow a page sooner than a person's could.
            "dom.input_events.security.minNumTicks": 0,
            "dom.input_events.security.minTimeElapsedInMS": 0,
            // Its driver would let pages from disk load modules and fetch, as no reader's browser does.
            "security.fileuri.strict_origin_policy": true,
            "layout.css.prefers-color-scheme.content-override": u8::from(reader.scheme == Scheme::Light),
            "ui.prefersReducedMotion": u8::from(!reader.motion),
        },
    });
    let mut wanted = Capabilities::new();
    wanted.set("moz:firefoxOptions", options)?;
    Ok(wanted)
}

/// Without less motion, which its GTK port takes from the desktop alone.
fn webkit(programs: &Programs, reader: &ViewportProfile) -> WebDriverResult<Capabilities> {
    let mut args = vec!["--automation"];
    args.extend((!reader.worker).then_some("--features=!ServiceWorkers"));
    args.extend((reader.scheme == Scheme::Dark).then_some("--dark-mode"));
    let mut wanted = Capabilities::new();
    wanted.set("webkitgtk:browserOptions", json!({ "binary": programs.browser, "args": args }))?;
    Ok(wanted)
}
