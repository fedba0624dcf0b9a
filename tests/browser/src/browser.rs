//! A Chromium that can die and come back.

use std::cell::{Cell, RefCell};

use serde_json::json;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, WindowHandle};
use xtask::chromium::Chromium;
use xtask::serve::Server;

use crate::complaint::{self, Traffic};
use crate::driver::Driver;
use crate::failure::Failure;
use crate::family;
use crate::profile::Profile;

/// No window, no sandbox (which containers do not allow), and no traffic of the browser's own.
const FLAGS: [&str; 10] = [
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

/// What a browser's preferences call starting with a list of pages.
const SHOW_THESE: u8 = 4;
/// What ChromeDriver calls the number of the browser's process.
const PROCESS: &str = "goog:processID";

/// A browser, the site it visits, and what it keeps while it is gone.
pub(crate) struct Browser {
    session: RefCell<Option<WebDriver>>,
    /// The tab that commands go to.
    front: RefCell<Option<WindowHandle>>,
    process: Cell<Option<u32>>,
    traffic: RefCell<Traffic>,
    complaints: RefCell<Vec<String>>,
    chromium: Chromium,
    driver: Driver,
    server: Server,
    // Deleted last, when nobody writes there any more.
    profile: Profile,
}

impl Browser {
    /// A browser that has not been started.
    pub(crate) fn new(chromium: Chromium, server: Server) -> Result<Self, Failure> {
        let driver = Driver::start(&chromium)?;
        Ok(Self {
            session: RefCell::default(),
            front: RefCell::default(),
            process: Cell::default(),
            traffic: RefCell::default(),
            complaints: RefCell::default(),
            chromium,
            driver,
            server,
            profile: Profile::new()?,
        })
    }

    /// Where the site begins, with a slash at its end.
    pub(crate) fn site(&self) -> String {
        self.server.address()
    }

    /// Starts the browser with what it kept, and gives its only tab.
    pub(crate) async fn start(&self) -> Result<WindowHandle, Failure> {
        let session = WebDriver::new(self.driver.address(), self.capabilities()?).await?;
        let process = session.capabilities().get(PROCESS).and_then(serde_json::Value::as_u64);
        self.process.set(process.and_then(|process| u32::try_from(process).ok()));
        let window = session.window().await?;
        self.front.replace(Some(window.clone()));
        self.session.replace(Some(session));
        Ok(window)
    }

    fn capabilities(&self) -> Result<ChromeCapabilities, Failure> {
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(&self.chromium.browser.to_string_lossy())?;
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", self.profile.folder().display()))?;
        // Else its own first page, with all that it loads.
        let session = json!({ "restore_on_startup": SHOW_THESE, "startup_urls": ["about:blank"] });
        wanted.add_experimental_option("prefs", json!({ "session": session }))?;
        wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
        wanted.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
        Ok(wanted)
    }

    fn session(&self) -> Result<WebDriver, Failure> {
        self.session.borrow().clone().ok_or_else(|| Failure::page("the browser has been killed"))
    }

    /// The connection, with this tab in front.
    pub(crate) async fn at(&self, window: &WindowHandle) -> Result<WebDriver, Failure> {
        let session = self.session()?;
        if self.front.borrow().as_ref() != Some(window) {
            session.switch_to_window(window.clone()).await?;
            // A tab in the background shows nothing and is slowed down.
            session.cdp().send_raw("Page.bringToFront", ()).await?;
            self.front.replace(Some(window.clone()));
        }
        Ok(session)
    }

    /// Opens another tab.
    pub(crate) async fn new_tab(&self) -> Result<WindowHandle, Failure> {
        Ok(self.session()?.new_tab().await?)
    }

    /// Closes a tab that is not the last one.
    pub(crate) async fn close_tab(&self, window: &WindowHandle) -> Result<(), Failure> {
        self.at(window).await?.close_window().await?;
        self.front.replace(None);
        Ok(())
    }

    /// Kills the browser where it stands.
    pub(crate) async fn kill(&self) -> Result<(), Failure> {
        self.listen().await?;
        let process = self.process.take().ok_or_else(|| Failure::page("ChromeDriver does not name its browser"))?;
        family::kill(process)?;
        if let Some(session) = self.session.take() {
            // There is nobody left to answer.
            let _ = session.quit().await;
        }
        Ok(())
    }

    /// Ends the browser in good order, if it lives.
    pub(crate) async fn quit(&self) -> Result<(), Failure> {
        match self.session.take() {
            Some(session) => Ok(session.quit().await?),
            None => Ok(()),
        }
    }

    /// What the browser has complained about since this was asked before.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>, Failure> {
        self.listen().await?;
        Ok(self.complaints.take())
    }

    /// Takes down what the browser has complained about.
    async fn listen(&self) -> Result<(), Failure> {
        let Ok(session) = self.session() else { return Ok(()) };
        let console = session.get_log("browser").await?;
        let performance = session.get_log("performance").await?;
        let site = self.site();
        let mut traffic = self.traffic.borrow_mut();
        let heard = console
            .iter()
            .filter_map(|entry| complaint::in_console(&entry.level, &entry.message))
            .chain(performance.iter().filter_map(|entry| traffic.hear(&entry.message, origin(&site))));
        self.complaints.borrow_mut().extend(heard);
        Ok(())
    }
}

/// The scheme, host and port of an address, with the slash that ends them.
fn origin(address: &str) -> &str {
    let host = address.find("//").map_or(0, |idx| idx + 2);
    let end = address[host..].find('/').map_or(address.len(), |idx| host + idx + 1);
    &address[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_ends_at_the_first_slash() {
        assert_eq!(origin("http://127.0.0.1:80/games/board/"), "http://127.0.0.1:80/");
    }
}
