//! Finds Chromium and its WebDriver server on this machine.

use std::env;
use std::path::{Path, PathBuf};

/// The names of Chromium's program, with the one that Debian's driver is built for first.
const BROWSERS: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const DRIVER: &str = "chromedriver";

/// A browser and the driver that controls it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chromium {
    /// The browser's executable.
    pub browser: PathBuf,
    /// ChromeDriver's executable.
    pub driver: PathBuf,
}

/// What is missing from the search path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Neither Chromium nor Chrome.
    Browser,
    /// ChromeDriver.
    Driver,
}

impl Chromium {
    /// Looks for both programs on the search path.
    ///
    /// # Errors
    ///
    /// A program is missing; the error says which.
    pub fn find() -> Result<Self, Missing> {
        let browser = BROWSERS.iter().find_map(|name| on_path(name)).ok_or(Missing::Browser)?;
        let driver = on_path(DRIVER).ok_or(Missing::Driver)?;
        Ok(Self { browser, driver })
    }
}

/// The path of a program, if it is on the search path.
#[must_use]
pub fn on_path(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(&file)).find(|file| is_program(file))
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_is_on_the_path_and_nothing_else() {
        assert!(on_path("cargo").is_some());
        assert_eq!(on_path("no-such-program"), None);
    }
}
