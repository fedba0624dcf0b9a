//! What a test can do with an open page.

use std::fmt;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::error::WebDriverError;
use thirtyfour::prelude::*;

use crate::complaint;
use crate::visit::{Scheme, repository};

/// How long something may take that is awaited, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(20);
const INTERVAL: Duration = Duration::from_millis(20);

/// Why a visit failed.
#[derive(Debug)]
pub enum Failure {
    /// The browser could not do what it was told, or not in time.
    Browser(WebDriverError),
    /// A file could not be written or a program not be started.
    System(io::Error),
    /// What the browser complained about.
    Complaints(Vec<String>),
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Browser(error) => write!(out, "{error}"),
            Self::System(error) => write!(out, "{error}"),
            Self::Complaints(complaints) => write!(out, "the browser complains:\n  {}", complaints.join("\n  ")),
        }
    }
}

impl std::error::Error for Failure {}

impl From<WebDriverError> for Failure {
    fn from(error: WebDriverError) -> Self {
        Self::Browser(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

/// A tab of a Chromium that shows the site.
#[derive(Clone, Debug)]
pub struct Page {
    driver: WebDriver,
    /// Where the site begins, with a slash at its end.
    site: String,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, site: String) -> Self {
        Self { driver, site }
    }

    /// Opens a page of the site by its path below the site's beginning.
    ///
    /// # Errors
    ///
    /// The browser cannot load it.
    pub async fn open(&self, path: &str) -> Result<(), Failure> {
        Ok(self.driver.goto(format!("{}{path}", self.site)).await?)
    }

    /// Waits until an element is there.
    ///
    /// # Errors
    ///
    /// It does not come.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement, Failure> {
        Ok(self.driver.query(By::Css(css)).wait(PATIENCE, INTERVAL).first().await?)
    }

    /// How many elements there are now.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn count(&self, css: &str) -> Result<usize, Failure> {
        Ok(self.driver.find_all(By::Css(css)).await?.len())
    }

    /// The names of elements as assistive technology is told them, in the order of the page.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn names(&self, css: &str) -> Result<Vec<String>, Failure> {
        let script = "return [...document.querySelectorAll(arguments[0])].map(e => e.getAttribute('aria-label') ?? '')";
        let names = self.driver.execute(script, vec![json!(css)]).await?;
        Ok(names.convert()?)
    }

    /// What a function body of JavaScript returns.
    ///
    /// # Errors
    ///
    /// It throws.
    pub async fn ask(&self, script: &str) -> Result<Value, Failure> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Writes what the window shows to `screenshots/<name>.png` in the repository.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub async fn shoot(&self, name: &str) -> Result<(), Failure> {
        let folder = screenshots();
        fs::create_dir_all(&folder)?;
        let picture = self.driver.screenshot_as_png().await?;
        Ok(fs::write(folder.join(format!("{name}.png")), picture)?)
    }

    /// The WebDriver connection itself, for what this page has no word for.
    #[must_use]
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Makes the window exactly so large, in CSS pixels. (A window proper cannot be as narrow as a phone.)
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn resize(&self, width: u32, height: u32) -> Result<(), Failure> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        Ok(())
    }

    /// Changes the colours that the reader's system prefers.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn prefer(&self, scheme: Scheme) -> Result<(), Failure> {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme.name() }] });
        self.driver.cdp().send_raw("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// Fails if the browser has complained since it was last asked.
    pub(crate) async fn check_complaints(&self) -> Result<(), Failure> {
        let console = self.driver.get_log("browser").await?;
        let traffic = self.driver.get_log("performance").await?;
        let origin = origin(&self.site);
        let complaints: Vec<String> = console
            .iter()
            .filter_map(|entry| complaint::in_console(&entry.level, &entry.message))
            .chain(traffic.iter().filter_map(|entry| complaint::in_traffic(&entry.message, origin)))
            .collect();
        if complaints.is_empty() { Ok(()) } else { Err(Failure::Complaints(complaints)) }
    }
}

fn screenshots() -> PathBuf {
    repository().join("screenshots")
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
