//! The simulated user: window size, preferences, touch input.

use serde_json::{Value, json};
use thirtyfour::prelude::*;
use xtask::test::engines::Engine;

/// The colour scheme that the user's system prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Scheme {
    /// Its name in CSS.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// Takes service workers from a page, as a browser without them has it.
const WITHOUT_WORKER: &str = "delete Navigator.prototype.serviceWorker;";

/// The emulation settings, applied to every tab.
#[derive(Clone, Debug)]
pub(crate) struct ViewportProfile {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) scheme: Scheme,
    /// Whether motion is allowed.
    pub(crate) motion: bool,
    /// Run in every document before its own scripts.
    pub(crate) script: String,
    /// Whether the browser has service workers.
    pub(crate) worker: bool,
}

impl ViewportProfile {
    pub(crate) fn new(width: u32, height: u32) -> Self {
        Self { width, height, scheme: Scheme::Light, motion: false, script: String::new(), worker: false }
    }

    /// Sets up the tab in front, before it opens the site.
    pub(crate) async fn set_up(&self, engine: Engine, driver: &WebDriver) -> WebDriverResult<()> {
        self.size(engine, driver).await?;
        if engine != Engine::Chromium {
            assert!(self.script.is_empty(), "only Chromium runs a script before those of a document");
            // The rest was told when it was started.
            return Ok(());
        }
        let cdp = driver.cdp();
        self.prefer(driver).await?;
        cdp.send_raw("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await?;
        if !self.worker {
            cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WITHOUT_WORKER })).await?;
        }
        if !self.script.is_empty() {
            cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": self.script })).await?;
        }
        Ok(())
    }

    /// Emulates the window size, as a real window cannot be as narrow as a phone. Other browsers than Chromium have their
    /// real window sized, as far as they allow.
    pub(crate) async fn size(&self, engine: Engine, driver: &WebDriver) -> WebDriverResult<()> {
        if engine != Engine::Chromium {
            return self.fit(driver).await;
        }
        let size = json!({ "width": self.width, "height": self.height, "deviceScaleFactor": 1, "mobile": false });
        driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await.map(drop)
    }

    /// Sizes the window so that the page in it has this size.
    async fn fit(&self, driver: &WebDriver) -> WebDriverResult<()> {
        driver.set_window_rect(0, 0, self.width, self.height).await?;
        let inner = driver.execute("return [innerWidth, innerHeight]", Vec::new()).await?;
        let frame = |idx: usize, wanted: u32| {
            let inner = inner.json()[idx].as_u64().and_then(|inner| u32::try_from(inner).ok());
            wanted.saturating_sub(inner.unwrap_or(wanted))
        };
        let (across, down) = (frame(0, self.width), frame(1, self.height));
        driver.set_window_rect(0, 0, self.width + across, self.height + down).await
    }

    /// Emulates the preferences.
    pub(crate) async fn prefer(&self, driver: &WebDriver) -> WebDriverResult<Value> {
        let motion = if self.motion { "no-preference" } else { "reduce" };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": self.scheme.name() },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        driver.cdp().send_raw("Emulation.setEmulatedMedia", features).await
    }
}
