//! The folder in which a Chromium keeps what it knows from one start to the next.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// A new folder of its own; it is deleted when dropped.
#[derive(Debug)]
pub(crate) struct Profile {
    folder: PathBuf,
}

impl Profile {
    pub(crate) fn new() -> io::Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("mustermead-visit-{}-{count}", process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Self { folder })
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // The browser may still be writing; the system cleans its folder of temporary files too.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
