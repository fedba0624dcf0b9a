//! The browsers of this process. To start one takes longer than many a test, so a test leaves its browser to the next.

use std::sync::{Mutex, PoisonError};

use tokio::runtime::{self, Runtime};
use xtask::chromium::Chromium;

use crate::browser::Browser;
use crate::failure::Failure;

/// Those that nobody is using. (Not one for each thread: the test harness starts a new thread for every test.)
static IDLE: Mutex<Vec<Lent>> = Mutex::new(Vec::new());

/// A browser, and the runtime that the connection to it lives in.
pub(crate) struct Lent {
    pub(crate) browser: Browser,
    pub(crate) runtime: Runtime,
}

impl Lent {
    /// An idle browser, or a new one that has not been started; always a new one for whoever wants to be alone.
    pub(crate) fn take(is_alone: bool) -> Result<Self, Failure> {
        let idle = if is_alone { None } else { IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop() };
        idle.map_or_else(|| Self::new(is_alone), Ok)
    }

    fn new(is_alone: bool) -> Result<Self, Failure> {
        let chromium = Chromium::find().unwrap_or_else(|missing| {
            panic!("{missing:?} not on the search path; `cargo xtask test` tells how to get it")
        });
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Self { browser: Browser::new(chromium, is_alone)?, runtime })
    }

    /// Leaves the browser to others, unless it was for a single visit.
    pub(crate) fn put_back(self) {
        if !self.browser.is_alone() {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
        }
    }
}
