//! A copy of the site under test, with its files compressed beside them, as a good host has it.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{fs, io};

use xtask::build::precompressed::precompress;

use crate::site::{repository, site};

/// The copy, in the repository.
const COPY: &str = "target/compressed-site";

/// The folder of the copy, made anew when it is first asked for.
///
/// # Panics
///
/// When the site has not been built, or the copy cannot be written.
pub(crate) fn folder() -> PathBuf {
    static MADE: LazyLock<PathBuf> = LazyLock::new(|| {
        let to = repository().join(COPY);
        let cleared = if to.exists() { fs::remove_dir_all(&to) } else { Ok(()) };
        let copied = cleared.and_then(|()| copy(&site(), &to)).and_then(|()| precompress(&to, |_, _| {}));
        copied.expect("the site is there, and its copy can be written");
        to
    });
    MADE.clone()
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let file = entry?.path();
        let copied = to.join(file.file_name().expect("entries of a folder have names"));
        if file.is_dir() {
            copy(&file, &copied)?;
            continue;
        }
        fs::copy(&file, &copied)?;
    }
    Ok(())
}
