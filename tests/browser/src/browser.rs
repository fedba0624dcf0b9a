//! A browser that several browser sessions use in turn, or that is killed and restarted.

use std::cell::{Cell, RefCell};

use serde_json::json;
use thirtyfour::prelude::*;
use xtask::test::engines::{Engine, Programs};

use crate::capabilities::capabilities;
use crate::console::{self, Traffic};
use crate::driver::Driver;
use crate::failure::Failure;
use crate::process_group;
use crate::viewport_profile::ViewportProfile;

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
    /// The addresses of other sites that the session has opened.
    others: RefCell<Vec<String>>,
    /// Whether it is used for a single session.
    is_alone: bool,
    engine: Engine,
    programs: Programs,
    driver: Driver,
}

impl Browser {
    /// A browser that has not been started.
    pub(crate) fn new(engine: Engine, programs: Programs, is_alone: bool) -> Result<Self, Failure> {
        let driver = Driver::start(engine, &programs)?;
        Ok(Self {
            session: RefCell::default(),
            first: RefCell::default(),
            front: RefCell::default(),
            process: Cell::default(),
            traffic: RefCell::default(),
            complaints: RefCell::default(),
            site: RefCell::default(),
            others: RefCell::default(),
            is_alone,
            engine,
            programs,
            driver,
        })
    }

    /// The root address of the site; it ends in a slash.
    pub(crate) fn site(&self) -> String {
        self.site.borrow().clone()
    }

    /// Lets the session's pages ask another site, at this address, which ends in a slash.
    pub(crate) fn allow(&self, other: String) {
        self.others.borrow_mut().push(other);
    }

    /// Which browser it is.
    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    /// Begins a session of this reader on the site at this address: starts the browser if it does not run yet, and
    /// returns a blank tab.
    pub(crate) async fn begin(&self, site: String, reader: &ViewportProfile) -> Result<WindowHandle, Failure> {
        self.site.replace(site);
        self.others.take();
        let first = self.first.borrow().clone();
        let first = match first {
            Some(first) => first,
            None => self.start(reader).await?,
        };
        if self.is_alone { Ok(first) } else { self.new_tab().await }
    }

    /// Starts the browser with its stored profile for a reader, and returns its only tab.
    pub(crate) async fn start(&self, reader: &ViewportProfile) -> Result<WindowHandle, Failure> {
        let wanted = capabilities(self.engine, &self.programs, self.driver.profile(), reader)?;
        let session = WebDriver::new(self.driver.address(), wanted).await?;
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
        for site in self.others.take().into_iter().chain([self.site()]) {
            let all = json!({ "origin": origin(&site).trim_end_matches('/'), "storageTypes": "all" });
            session.cdp().send_raw("Storage.clearDataForOrigin", all).await?;
        }
        session.cdp().send_raw("Network.clearBrowserCache", json!({})).await?;
        self.listen().await?;
        self.complaints.take();
        self.traffic.take();
        Ok(())
    }

    fn session(&self) -> Result<WebDriver, Failure> {
        self.session.borrow().clone().ok_or_else(|| Failure::page("the browser has been killed"))
    }

    /// The connection, with this tab in front.
    pub(crate) async fn at(&self, window: &WindowHandle) -> Result<WebDriver, Failure> {
        let session = self.session()?;
        if self.front.borrow().as_ref() != Some(window) {
            session.switch_to_window(window.clone()).await?;
            if self.engine == Engine::Chromium {
                // A background tab is not painted and is throttled.
                session.cdp().send_raw("Page.bringToFront", ()).await?;
            }
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

    /// Collects the browser's console errors and, from Chromium, failed requests.
    async fn listen(&self) -> Result<(), Failure> {
        self.complaints.borrow_mut().extend(self.driver.complaints());
        let Ok(session) = self.session() else { return Ok(()) };
        if self.engine != Engine::Chromium {
            return Ok(());
        }
        let console = session.get_log("browser").await?;
        let performance = session.get_log("performance").await?;
        let (site, others) = (self.site(), self.others.borrow().clone());
        let allowed: Vec<&str> = others.iter().chain([&site]).map(|address| origin(address)).collect();
        let mut traffic = self.traffic.borrow_mut();
        let heard = console
            .iter()
            .filter_map(|entry| console::in_console(&entry.level, &entry.message))
            .chain(performance.iter().filter_map(|entry| traffic.hear(&entry.message, &allowed)));
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
