//! What a test can do with an open page, whatever it shows.

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

use crate::browser::Browser;
use crate::failure::Failure;
use crate::reader::Reader;
use crate::visit::{Scheme, repository};

/// How long something may take that is awaited, on a machine that is busy with other things.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
pub(crate) const INTERVAL: Duration = Duration::from_millis(20);

/// A tab of a Chromium that shows the site. Its copies are the same tab.
#[derive(Clone)]
pub struct Page {
    browser: Rc<Browser>,
    reader: Rc<RefCell<Reader>>,
    window: Rc<RefCell<WindowHandle>>,
}

impl fmt::Debug for Page {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Page").field("window", &self.window).finish_non_exhaustive()
    }
}

impl Page {
    /// A tab that shows nothing yet, with which a visit to the site at this address begins.
    pub(crate) async fn first(browser: Rc<Browser>, site: String, reader: Reader) -> Result<Self, Failure> {
        let window = browser.begin(site).await?;
        let page = Self { browser, reader: Rc::new(RefCell::new(reader)), window: Rc::new(RefCell::new(window)) };
        page.sit_down().await?;
        Ok(page)
    }

    async fn sit_down(&self) -> Result<(), Failure> {
        let reader = self.reader.borrow().clone();
        Ok(reader.sit_down(&self.driver().await?).await?)
    }

    /// Opens another tab in the same browser, which shows nothing yet.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn new_tab(&self) -> Result<Self, Failure> {
        let window = Rc::new(RefCell::new(self.browser.new_tab().await?));
        let reader = Rc::new(RefCell::new(self.reader.borrow().clone()));
        let page = Self { browser: Rc::clone(&self.browser), reader, window };
        page.sit_down().await?;
        Ok(page)
    }

    /// Closes this tab; there must be another one.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn close(self) -> Result<(), Failure> {
        let window = self.window.borrow().clone();
        self.browser.close_tab(&window).await
    }

    /// Kills the browser with all its tabs where it stands, without a chance to put anything in order. The visit must be
    /// [alone](crate::Visit::alone) in it.
    ///
    /// # Errors
    ///
    /// There is nothing to kill, or somebody else's browser.
    pub async fn kill(&self) -> Result<(), Failure> {
        self.browser.kill().await
    }

    /// Starts the browser again with what it had stored; this page is its only tab and shows nothing yet.
    ///
    /// # Errors
    ///
    /// The browser does not start.
    pub async fn revive(&self) -> Result<(), Failure> {
        let window = self.browser.start().await?;
        self.window.replace(window);
        self.sit_down().await
    }

    /// The WebDriver connection itself with this tab in front, for what this page has no word for.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn driver(&self) -> Result<WebDriver, Failure> {
        let window = self.window.borrow().clone();
        self.browser.at(&window).await
    }

    /// Tells the browser something in the words of its debugging protocol.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn command(&self, method: &str, params: Value) -> Result<Value, Failure> {
        Ok(self.driver().await?.cdp().send_raw(method, params).await?)
    }

    /// Opens a page of the site by its path below the site's beginning.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn open(&self, path: &str) -> Result<(), Failure> {
        Ok(self.driver().await?.goto(format!("{}{path}", self.browser.site())).await?)
    }

    /// Goes to a page of the site by its path below the site's beginning, and does not wait for it.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn go(&self, path: &str) -> Result<(), Failure> {
        self.command("Page.navigate", json!({ "url": format!("{}{path}", self.browser.site()) })).await.map(drop)
    }

    /// Loads the page that is shown once more.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn reload(&self) -> Result<(), Failure> {
        Ok(self.driver().await?.refresh().await?)
    }

    /// Waits until an element is there.
    ///
    /// # Errors
    ///
    /// It does not come.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement, Failure> {
        Ok(self.driver().await?.query(By::Css(css)).wait(PATIENCE, INTERVAL).first().await?)
    }

    /// Waits until a function body of JavaScript returns something true, and gives it.
    ///
    /// # Errors
    ///
    /// It does not, or throws to the end.
    pub async fn until(&self, script: &str, args: Vec<Value>) -> Result<Value, Failure> {
        let end = Instant::now() + PATIENCE;
        let mut clock = time::interval(INTERVAL);
        loop {
            clock.tick().await;
            // While a page is exchanged for another there is nobody to answer.
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

    /// How many elements there are now.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn count(&self, css: &str) -> Result<usize, Failure> {
        Ok(self.driver().await?.find_all(By::Css(css)).await?.len())
    }

    /// The names of elements as the page gives them for assistive technology, in the order of the page.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn names(&self, css: &str) -> Result<Vec<String>, Failure> {
        let script = "return [...document.querySelectorAll(arguments[0])].map(e => e.getAttribute('aria-label') ?? '')";
        self.strings(script, css).await
    }

    /// The text of every element, in the order of the page, with single spaces.
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

    /// The text of the first such element; empty when there is none.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn text(&self, css: &str) -> Result<String, Failure> {
        Ok(self.texts(css).await?.into_iter().next().unwrap_or_default())
    }

    /// What a function body of JavaScript returns.
    ///
    /// # Errors
    ///
    /// It throws.
    pub async fn ask(&self, script: &str) -> Result<Value, Failure> {
        self.ask_with(script, Vec::new()).await
    }

    /// What a function body of JavaScript returns, which finds these values in `arguments`.
    ///
    /// # Errors
    ///
    /// It throws.
    pub async fn ask_with(&self, script: &str, args: Vec<Value>) -> Result<Value, Failure> {
        Ok(self.driver().await?.execute(script, args).await?.json().clone())
    }

    /// Writes what the window shows to `screenshots/<name>.png` in the repository.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub async fn shoot(&self, name: &str) -> Result<(), Failure> {
        let folder = screenshots();
        fs::create_dir_all(&folder)?;
        let picture = self.driver().await?.screenshot_as_png().await?;
        Ok(fs::write(folder.join(format!("{name}.png")), picture)?)
    }

    /// Makes the window exactly so large, in CSS pixels.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn resize(&self, width: u32, height: u32) -> Result<(), Failure> {
        let reader = Reader { width, height, ..self.reader.borrow().clone() };
        reader.size(&self.driver().await?).await?;
        self.reader.replace(reader);
        Ok(())
    }

    /// Changes the colours that the reader's system prefers.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn prefer(&self, scheme: Scheme) -> Result<(), Failure> {
        let reader = Reader { scheme, ..self.reader.borrow().clone() };
        reader.prefer(&self.driver().await?).await?;
        self.reader.replace(reader);
        Ok(())
    }

    /// What the browser has complained about so far. A test that asks expects it: it does not fail the visit any more.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn complaints(&self) -> Result<Vec<String>, Failure> {
        self.browser.complaints().await
    }

    /// Fails if the browser has complained since it was last asked.
    pub(crate) async fn check_complaints(&self) -> Result<(), Failure> {
        let complaints = self.complaints().await?;
        if complaints.is_empty() { Ok(()) } else { Err(Failure::Complaints(complaints)) }
    }
}

/// What JavaScript takes for true.
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
