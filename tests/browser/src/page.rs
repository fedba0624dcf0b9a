//! What a test can do with any open page.

use std::cell::RefCell;
use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::WindowHandle;
use thirtyfour::prelude::*;
use tokio::time::{self, Instant};
use xtask::test::engines::Engine;

use crate::browser::Browser;
use crate::failure::Failure;
use crate::host::Host;
use crate::site::repository;
use crate::viewport_profile::{Scheme, ViewportProfile};

/// The timeout of waits, on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
pub(crate) const INTERVAL: Duration = Duration::from_millis(20);

/// A tab of a browser that shows the site. Clones refer to the same tab.
#[derive(Clone)]
pub struct Page {
    browser: Rc<Browser>,
    profile: Rc<RefCell<ViewportProfile>>,
    window: Rc<RefCell<WindowHandle>>,
}

impl fmt::Debug for Page {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Page").field("window", &self.window).finish_non_exhaustive()
    }
}

impl Page {
    /// A blank tab, with which a browser session on the site at this address begins.
    pub(crate) async fn first(browser: Rc<Browser>, site: String, reader: ViewportProfile) -> Result<Self, Failure> {
        let window = browser.begin(site, &reader).await?;
        let page = Self { browser, profile: Rc::new(RefCell::new(reader)), window: Rc::new(RefCell::new(window)) };
        page.set_up().await?;
        Ok(page)
    }

    async fn set_up(&self) -> Result<(), Failure> {
        let reader = self.profile.borrow().clone();
        Ok(reader.set_up(self.engine(), &self.driver().await?).await?)
    }

    /// Which browser it is.
    pub fn engine(&self) -> Engine {
        self.browser.engine()
    }

    /// Opens another blank tab in the same browser.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn new_tab(&self) -> Result<Self, Failure> {
        let window = Rc::new(RefCell::new(self.browser.new_tab().await?));
        let reader = Rc::new(RefCell::new(self.profile.borrow().clone()));
        let page = Self { browser: Rc::clone(&self.browser), profile: reader, window };
        page.set_up().await?;
        Ok(page)
    }

    /// Closes this tab; it must not be the last one.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn close(self) -> Result<(), Failure> {
        let window = self.window.borrow().clone();
        self.browser.close_tab(&window).await
    }

    /// Kills the browser with all its tabs at once, so that it cannot clean up. The session must be
    /// [alone](crate::BrowserSession::alone) in it.
    ///
    /// # Errors
    ///
    /// There is nothing to kill, or the browser is shared.
    pub async fn kill(&self) -> Result<(), Failure> {
        self.browser.kill().await
    }

    /// Restarts the browser with its stored profile; this page is its only tab and is blank.
    ///
    /// # Errors
    ///
    /// The browser does not start.
    pub async fn revive(&self) -> Result<(), Failure> {
        let reader = self.profile.borrow().clone();
        let window = self.browser.start(&reader).await?;
        self.window.replace(window);
        self.set_up().await
    }

    /// The WebDriver connection itself with this tab in front, for anything that this type lacks.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn driver(&self) -> Result<WebDriver, Failure> {
        let window = self.window.borrow().clone();
        self.browser.at(&window).await
    }

    /// Sends a command of the DevTools protocol, which only Chromium speaks.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn command(&self, method: &str, params: Value) -> Result<Value, Failure> {
        Ok(self.driver().await?.cdp().send_raw(method, params).await?)
    }

    /// Opens a page of the site by its path below the root.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn open(&self, path: &str) -> Result<(), Failure> {
        self.arrive(&format!("{}{path}", self.browser.site())).await
    }

    /// Opens the first page of another site. From then on the session's pages may ask that site too.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn open_other(&self, host: &Host) -> Result<(), Failure> {
        self.browser.allow(host.address());
        self.arrive(&host.address()).await
    }

    /// Opens an address of another site. From then on the session's pages may ask that site too.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn open_at(&self, host: &Host, path: &str) -> Result<(), Failure> {
        self.browser.allow(host.address());
        self.arrive(&format!("{}{path}", host.address())).await
    }

    /// Goes to any address and waits for its document. In a tab that is new, ChromeDriver may take the end of the empty page
    /// for the end of this one, and a test then finds nothing.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn arrive(&self, address: &str) -> Result<(), Failure> {
        const IS_THERE: &str = "return location.href !== 'about:blank' && document.readyState === 'complete'";
        self.driver().await?.goto(address).await?;
        self.until(IS_THERE, Vec::new()).await.map(drop)
    }

    /// Goes into a frame, which an expression of JavaScript finds: until [`leave`](Self::leave), scripts run in it and
    /// elements are found in it. Points are then counted from its corner, and input is not.
    ///
    /// # Errors
    ///
    /// There is no such frame.
    pub async fn enter(&self, frame: &str) -> Result<(), Failure> {
        let found = self.driver().await?.execute(format!("return {frame}"), Vec::new()).await?;
        Ok(found.element()?.enter_frame().await?)
    }

    /// Leaves all frames.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn leave(&self) -> Result<(), Failure> {
        Ok(self.driver().await?.enter_default_frame().await?)
    }

    /// Navigates to a page of the site by its path below the root, without waiting for it.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn go(&self, path: &str) -> Result<(), Failure> {
        self.command("Page.navigate", json!({ "url": format!("{}{path}", self.browser.site()) })).await.map(drop)
    }

    /// Reloads the page.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn reload(&self) -> Result<(), Failure> {
        if self.engine() == Engine::Firefox {
            // Its driver goes past the service worker, as people do only with the Shift key.
            self.mark().await?;
            self.ask("location.reload()").await?;
            let is_there = "return window.isMarked !== true && document.readyState === 'complete'";
            return self.until(is_there, Vec::new()).await.map(drop);
        }
        Ok(self.driver().await?.refresh().await?)
    }

    /// Waits until an element exists.
    ///
    /// # Errors
    ///
    /// It does not appear.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement, Failure> {
        Ok(self.driver().await?.query(By::Css(css)).wait(PATIENCE, INTERVAL).first().await?)
    }

    /// Waits until a JavaScript function body returns a truthy value, and returns it.
    ///
    /// # Errors
    ///
    /// It does not, or still throws at the end.
    pub async fn until(&self, script: &str, args: Vec<Value>) -> Result<Value, Failure> {
        let end = Instant::now() + PATIENCE;
        let mut clock = time::interval(INTERVAL);
        loop {
            clock.tick().await;
            // Scripts fail while the page is being replaced.
            let said = self.ask_with(script, args.clone()).await;
            match said {
                Ok(said) if is_true(&said) => return Ok(said),
                said if Instant::now() > end => {
                    let said = said.map_or_else(|failure| failure.to_string(), |said| said.to_string());
                    return Err(Failure::page(format!("waited in vain for {script} with {args:?}: {said}")));
                }
                _ => {}
            }
        }
    }

    /// The number of matching elements now.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn count(&self, css: &str) -> Result<usize, Failure> {
        Ok(self.driver().await?.find_all(By::Css(css)).await?.len())
    }

    /// The accessible names of elements, in page order.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn names(&self, css: &str) -> Result<Vec<String>, Failure> {
        let script = "return [...document.querySelectorAll(arguments[0])].map(e => e.getAttribute('aria-label') ?? '')";
        self.strings(script, css).await
    }

    /// The text of every element, in page order, with white space collapsed.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn texts(&self, css: &str) -> Result<Vec<String>, Failure> {
        let script = r"
            const text = element => element.textContent.replace(/\s+/g, ' ').trim();
            return [...document.querySelectorAll(arguments[0])].map(text);
        ";
        self.strings(script, css).await
    }

    async fn strings(&self, script: &str, css: &str) -> Result<Vec<String>, Failure> {
        let strings = self.ask_with(script, vec![json!(css)]).await?;
        let strings = strings.as_array().into_iter().flatten();
        Ok(strings.map(|text| text.as_str().unwrap_or_default().to_owned()).collect())
    }

    /// The text of the first matching element; empty if there is none.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn text(&self, css: &str) -> Result<String, Failure> {
        Ok(self.texts(css).await?.into_iter().next().unwrap_or_default())
    }

    /// The result of a JavaScript function body.
    ///
    /// # Errors
    ///
    /// It throws.
    pub async fn ask(&self, script: &str) -> Result<Value, Failure> {
        self.ask_with(script, Vec::new()).await
    }

    /// The result of a JavaScript function body, which finds these values in `arguments`.
    ///
    /// # Errors
    ///
    /// It throws.
    pub async fn ask_with(&self, script: &str, args: Vec<Value>) -> Result<Value, Failure> {
        Ok(self.driver().await?.execute(script, args).await?.json().clone())
    }

    /// Saves a screenshot of the window to `screenshots/<name>.png` in the repository. WebKit, whose driver does not
    /// answer when it is asked for one, makes none.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub async fn shoot(&self, name: &str) -> Result<(), Failure> {
        if self.engine() == Engine::WebKit {
            return Ok(());
        }
        let folder = screenshots();
        fs::create_dir_all(&folder)?;
        let picture = self.driver().await?.screenshot_as_png().await?;
        Ok(fs::write(folder.join(format!("{name}.png")), picture)?)
    }

    /// Resizes the window to exactly this size, in CSS pixels; Firefox and WebKit keep it a little wider than a phone.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn resize(&self, width: u32, height: u32) -> Result<(), Failure> {
        let reader = ViewportProfile { width, height, ..self.profile.borrow().clone() };
        reader.size(self.engine(), &self.driver().await?).await?;
        self.profile.replace(reader);
        Ok(())
    }

    /// Changes the colours that the user's system prefers, in Chromium.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn prefer(&self, scheme: Scheme) -> Result<(), Failure> {
        let reader = ViewportProfile { scheme, ..self.profile.borrow().clone() };
        reader.prefer(&self.driver().await?).await?;
        self.profile.replace(reader);
        Ok(())
    }

    /// The console errors so far. A test that asks for them expects them: they no longer fail the session.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn console_errors(&self) -> Result<Vec<String>, Failure> {
        self.browser.console_errors().await
    }

    /// Fails if there have been console errors since the last check.
    pub(crate) async fn check_console(&self) -> Result<(), Failure> {
        let complaints = self.console_errors().await?;
        if complaints.is_empty() { Ok(()) } else { Err(Failure::Console(complaints)) }
    }
}

/// Whether JavaScript takes a value as true.
fn is_true(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(value) => *value,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    }
}

fn screenshots() -> PathBuf {
    repository().join("screenshots")
}
