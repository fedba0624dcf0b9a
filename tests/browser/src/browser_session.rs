//! A browser session: a server, a browser, and a window of some size.

use std::panic;
use std::rc::Rc;
use std::thread;

use tokio::task::LocalSet;
use xtask::serve::Faults;
use xtask::test::engines::Engine;

use crate::browser::Browser;
use crate::compressed_site;
use crate::failure::Failure;
use crate::host::Host;
use crate::page::Page;
use crate::pool::Lent;
use crate::site::site;
use crate::viewport_profile::{Scheme, ViewportProfile};

/// The settings of a browser session.
#[derive(Clone, Debug)]
pub struct BrowserSession {
    engine: Engine,
    reader: ViewportProfile,
    prefix: String,
    faults: Faults,
    compressed: bool,
    alone: bool,
}

impl BrowserSession {
    /// In a window of this many CSS pixels, in light colours and with reduced motion.
    #[must_use]
    pub fn new(width: u32, height: u32) -> Self {
        let reader = ViewportProfile::new(width, height);
        let (prefix, faults) = ("/".to_owned(), Faults::default());
        Self { engine: Engine::Chromium, reader, prefix, faults, compressed: false, alone: false }
    }

    /// In another browser than Chromium, started for this session alone. It can do less: scripts before those of a
    /// document, the DevTools protocol, and gestures of more than one finger are Chromium's only; and the window of a
    /// phone is narrower than it allows.
    #[must_use]
    pub fn in_engine(self, engine: Engine) -> Self {
        Self { engine, ..self }
    }

    /// In dark colours.
    #[must_use]
    pub fn dark(self) -> Self {
        self.with(Scheme::Dark)
    }

    /// In the colours that the user's system prefers.
    #[must_use]
    pub fn with(self, scheme: Scheme) -> Self {
        Self { reader: ViewportProfile { scheme, ..self.reader }, ..self }
    }

    /// With motion, for tests of the motion itself.
    #[must_use]
    pub fn with_motion(self) -> Self {
        Self { reader: ViewportProfile { motion: true, ..self.reader }, ..self }
    }

    /// With this script run in every document before its own, to disable a browser feature.
    #[must_use]
    pub fn with_script(self, script: &str) -> Self {
        Self { reader: ViewportProfile { script: script.to_owned(), ..self.reader }, ..self }
    }

    /// With the site in a folder of its host, such as `/games/`.
    #[must_use]
    pub fn under(self, prefix: &str) -> Self {
        Self { prefix: prefix.to_owned(), ..self }
    }

    /// From a host that misbehaves, or will.
    #[must_use]
    pub fn with_faults(self, faults: &Faults) -> Self {
        Self { faults: faults.clone(), ..self }
    }

    /// From a host that has its files compressed.
    #[must_use]
    pub fn compressed(self) -> Self {
        Self { compressed: true, ..self }
    }

    /// With service workers, for tests of what they do. Without them a page fetches what it shows and no more, so that
    /// what a test withholds is withheld.
    #[must_use]
    pub fn with_worker(self) -> Self {
        Self { reader: ViewportProfile { worker: true, ..self.reader }, ..self }
    }

    /// In a browser of its own, for tests that kill it and for measurements.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { alone: true, ..self }
    }

    /// Runs a test on a new page.
    ///
    /// # Panics
    ///
    /// When the test fails, or the browser has reported errors.
    pub fn run<T>(&self, test: T)
    where
        T: AsyncFnOnce(Page) -> Result<(), Failure> + 'static,
    {
        self.run_on_host(async move |page, _host| test(page).await);
    }

    /// Runs a test on a new page, and on the host of the site, which the test may stop and change.
    ///
    /// # Panics
    ///
    /// When the test fails, or the browser has reported errors.
    pub fn run_on_host<T>(&self, test: T)
    where
        T: AsyncFnOnce(Page, Rc<Host>) -> Result<(), Failure> + 'static,
    {
        let Lent { browser, runtime } =
            Lent::take(self.engine, self.alone).unwrap_or_else(|failure| panic!("{failure}"));
        let browser = Rc::new(browser);
        let done = LocalSet::new().block_on(&runtime, self.run_async(Rc::clone(&browser), test));
        if let Err(failure) = done {
            panic!("{failure}");
        }
        // Everything that the test left running has been dropped, and with it all other references to the browser.
        if let Some(browser) = Rc::into_inner(browser) {
            Lent { browser, runtime }.put_back();
        }
    }

    #[expect(clippy::print_stderr, reason = "test output")]
    async fn run_async<T>(&self, browser: Rc<Browser>, test: T) -> Result<(), Failure>
    where
        T: AsyncFnOnce(Page, Rc<Host>) -> Result<(), Failure> + 'static,
    {
        let site = if self.compressed { compressed_site::folder() } else { site() };
        assert!(site.join("index.html").exists(), "there is no site to visit; `cargo xtask test` builds it");
        let host = Rc::new(Host::start(&site, &self.prefix, &self.faults)?);
        let page = Page::first(Rc::clone(&browser), host.address(), self.reader.clone()).await?;
        // A separate task, so that a screenshot is still possible after a failed assertion.
        let steps = tokio::task::spawn_local(test(page.clone(), Rc::clone(&host)));
        let done = steps.await;
        let complaints = page.check_console().await;
        if !matches!((&done, &complaints), (Ok(Ok(())), Ok(()))) {
            let test = thread::current().name().unwrap_or("test").replace("::", "-");
            // The failure itself matters more than its screenshot.
            let _ = page.shoot(&format!("failed-{test}")).await;
        }
        if let (Ok(Err(_)) | Err(_), Err(complaints)) = (&done, &complaints) {
            // The failed step is reported; the console errors often say why it failed.
            eprintln!("{complaints}");
        }
        match done {
            Ok(outcome) => outcome.and(complaints)?,
            Err(panicked) => panic::resume_unwind(panicked.into_panic()),
        }
        if browser.is_alone() { Ok(()) } else { browser.end().await }
    }
}
