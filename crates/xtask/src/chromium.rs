//! Where this machine keeps Chromium and its WebDriver server.

use std::env;
use std::path::{Path, PathBuf};

/// The names a Chromium goes by, the one that Debian's driver is built with first.
const BROWSERS: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const DRIVER: &str = "chromedriver";

/// A browser and the driver that steers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chromium {
    /// The browser's program file.
    pub browser: PathBuf,
    /// ChromeDriver's program file.
    pub driver: PathBuf,
}

/// What of a Chromium is not on the search path.
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
    /// Names the program that is not there.
    pub fn find() -> Result<Self, Missing> {
        let browser = BROWSERS.iter().find_map(|name| on_path(name)).ok_or(Missing::Browser)?;
        let driver = on_path(DRIVER).ok_or(Missing::Driver)?;
        Ok(Self { browser, driver })
    }
}

/// The program file of that name, if the search path has one.
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
