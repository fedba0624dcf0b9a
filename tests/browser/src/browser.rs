//! A Chromium that several browser sessions use in turn, or that is killed and restarted.

use std::cell::{Cell, RefCell};

use serde_json::json;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, WindowHandle};
use xtask::chromium::Chromium;

use crate::console::{self, Traffic};
use crate::driver::Driver;
use crate::failure::Failure;
use crate::process_group;

/// Headless, without a sandbox (containers do not allow one), and without the browser's own traffic.
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

/// The value of Chromium's startup preference for opening a list of pages.
const SHOW_THESE: u8 = 4;
/// ChromeDriver's name for the browser's process id.
const PROCESS: &str = "goog:processID";

/// A browser and the site under test. Every session opens tabs of its own and closes them at its end, and its site has
/// an origin of its own, so that sessions do not affect each other. (A browser context for each session would isolate
/// them too, but ChromeDriver does not allow it: `Target.createBrowserContext` is "not allowed" in a tab.)
pub(crate) struct Browser {
    session: RefCell<Option<WebDriver>>,
    /// The tab that the browser starts with.
    first: RefCell<Option<WindowHandle>>,
    /// The tab that commands go to.
    front: RefCell<Option<WindowHandle>>,
    process: Cell<Option<u32>>,
    traffic: RefCell<Traffic>,
    complaints: RefCell<Vec<String>>,
    site: RefCell<String>,
    /// Whether it is used for a single session.
    is_alone: bool,
    chromium: Chromium,
    driver: Driver,
}

impl Browser {
    /// A browser that has not been started.
    pub(crate) fn new(chromium: Chromium, is_alone: bool) -> Result<Self, Failure> {
        let driver = Driver::start(&chromium)?;
        Ok(Self {
            session: RefCell::default(),
            first: RefCell::default(),
            front: RefCell::default(),
            process: Cell::default(),
            traffic: RefCell::default(),
            complaints: RefCell::default(),
            site: RefCell::default(),
            is_alone,
            chromium,
            driver,
        })
    }

    /// The root address of the site; it ends in a slash.
    pub(crate) fn site(&self) -> String {
        self.site.borrow().clone()
    }

    /// Begins a session on the site at this address: starts the browser if it does not run yet, and returns a blank
    /// tab.
    pub(crate) async fn begin(&self, site: String) -> Result<WindowHandle, Failure> {
        self.site.replace(site);
        let first = self.first.borrow().clone();
        let first = match first {
            Some(first) => first,
            None => self.start().await?,
        };
        if self.is_alone { Ok(first) } else { self.new_tab().await }
    }

    /// Starts the browser with its stored profile, and returns its only tab.
    pub(crate) async fn start(&self) -> Result<WindowHandle, Failure> {
        let session = WebDriver::new(self.driver.address(), self.capabilities()?).await?;
        let process = session.capabilities().get(PROCESS).and_then(serde_json::Value::as_u64);
        self.process.set(process.and_then(|process| u32::try_from(process).ok()));
        let window = session.window().await?;
        self.first.replace(Some(window.clone()));
        self.front.replace(Some(window.clone()));
        self.session.replace(Some(session));
        Ok(window)
    }

    /// Whether it is used for a single session.
    pub(crate) fn is_alone(&self) -> bool {
        self.is_alone
    }

    /// Ends a session: closes its tabs and deletes its data.
    pub(crate) async fn end(&self) -> Result<(), Failure> {
        let session = self.session()?;
        let first = self.first.borrow().clone().ok_or_else(|| Failure::page("the browser has not been started"))?;
        for window in session.windows().await? {
            if window != first {
                session.switch_to_window(window).await?;
                session.close_window().await?;
            }
        }
        session.switch_to_window(first.clone()).await?;
        self.front.replace(Some(first));
        // A later session may get the same port.
        let site = self.site();
        let all = json!({ "origin": origin(&site).trim_end_matches('/'), "storageTypes": "all" });
        session.cdp().send_raw("Storage.clearDataForOrigin", all).await?;
        session.cdp().send_raw("Network.clearBrowserCache", json!({})).await?;
        self.listen().await?;
        self.complaints.take();
        self.traffic.take();
        Ok(())
    }

    fn capabilities(&self) -> Result<ChromeCapabilities, Failure> {
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(&self.chromium.browser.to_string_lossy())?;
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", self.driver.profile().display()))?;
        // Otherwise it would load its own start page.
        let session = json!({ "restore_on_startup": SHOW_THESE, "startup_urls": ["about:blank"] });
        wanted.add_experimental_option("prefs", json!({ "session": session }))?;
        wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
        wanted.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
        wanted.add_experimental_option("perfLoggingPrefs", json!({ "enableNetwork": true, "enablePage": false }))?;
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
            // A background tab is not painted and is throttled.
            session.cdp().send_raw("Page.bringToFront", ()).await?;
            self.front.replace(Some(window.clone()));
        }
        Ok(session)
    }

    /// Opens another tab.
    pub(crate) async fn new_tab(&self) -> Result<WindowHandle, Failure> {
        Ok(self.session()?.new_tab().await?)
    }

    /// Closes a tab; it must not be the last one.
    pub(crate) async fn close_tab(&self, window: &WindowHandle) -> Result<(), Failure> {
        self.at(window).await?.close_window().await?;
        self.front.replace(None);
        Ok(())
    }

    /// Kills the browser at once; it must be used for a single session.
    pub(crate) async fn kill(&self) -> Result<(), Failure> {
        if !self.is_alone {
            return Err(Failure::page("other visits use this browser too"));
        }
        self.listen().await?;
        let process = self.process.take().ok_or_else(|| Failure::page("ChromeDriver does not name its browser"))?;
        process_group::kill(process)?;
        if let Some(session) = self.session.take() {
            // The browser can no longer answer.
            let _ = session.quit().await;
        }
        Ok(())
    }

    /// The console errors since the last call.
    pub(crate) async fn console_errors(&self) -> Result<Vec<String>, Failure> {
        self.listen().await?;
        Ok(self.complaints.take())
    }

    /// Collects the browser's console errors and failed requests.
    async fn listen(&self) -> Result<(), Failure> {
        let Ok(session) = self.session() else { return Ok(()) };
        let console = session.get_log("browser").await?;
        let performance = session.get_log("performance").await?;
        let site = self.site();
        let mut traffic = self.traffic.borrow_mut();
        let heard = console
            .iter()
            .filter_map(|entry| console::in_console(&entry.level, &entry.message))
            .chain(performance.iter().filter_map(|entry| traffic.hear(&entry.message, origin(&site))));
        self.complaints.borrow_mut().extend(heard);
        Ok(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(session) = self.session.take() {
            // It ends with its driver; quitting could take minutes if it does not answer.
            let _ = session.leak();
        }
    }
}

/// The origin of an address, with a slash at its end.
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
