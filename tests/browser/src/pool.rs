//! The browser pool of this process. Starting a browser takes longer than many tests, so each test passes its browser
//! on.

use std::sync::{Mutex, PoisonError};

use tokio::runtime::{self, Runtime};
use xtask::test::engines::Engine;

use crate::browser::Browser;
use crate::failure::Failure;

/// The idle browsers. (Not one per thread: the test harness starts a new thread for every test.)
static IDLE: Mutex<Vec<Lent>> = Mutex::new(Vec::new());

/// A browser, and the runtime of its connection.
pub(crate) struct Lent {
    pub(crate) browser: Browser,
    pub(crate) runtime: Runtime,
}

impl Lent {
    /// An idle browser, or a new one that has not been started; always a new one if `is_alone`, as all are that are not
    /// Chromium.
    pub(crate) fn take(engine: Engine, is_alone: bool) -> Result<Self, Failure> {
        let is_alone = is_alone || engine != Engine::Chromium;
        let idle = if is_alone { None } else { IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop() };
        idle.map_or_else(|| Self::new(engine, is_alone), Ok)
    }

    fn new(engine: Engine, is_alone: bool) -> Result<Self, Failure> {
        let programs = engine.find().unwrap_or_else(|missing| panic!("{missing}"));
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Self { browser: Browser::new(engine, programs, is_alone)?, runtime })
    }

    /// Returns the browser to the pool, unless it was for a single session.
    pub(crate) fn put_back(self) {
        if !self.browser.is_alone() {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
        }
    }
}
