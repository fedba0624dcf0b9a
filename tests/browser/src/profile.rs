//! The folder of a browser's profile.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Makes a new folder.
pub(crate) fn create() -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("mustermead-visit-{}-{count}", process::id()));
    fs::create_dir_all(&folder)?;
    Ok(folder)
}
