//! Finds the browsers that the tests drive, and their WebDriver servers, on this machine.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::tools::search_path::{is_program, on_path};

/// The names of Chromium's program, with the one that Debian's driver is built for first.
const CHROMIUM: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/// The names of Firefox's program.
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];
/// The folders in which distributions keep what belongs to a library, and so WebKit's browser in a folder of its own
/// version: `x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`, or without the first part.
const LIBRARIES: [&str; 3] = ["/usr/lib", "/usr/libexec", "/usr/lib64"];
const MINI_BROWSER: &str = "MiniBrowser";

/// What runs and draws a page. Browsers that share one differ in little that a page could notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium's, by Chromium or Chrome.
    Chromium,
    /// Firefox's.
    Firefox,
    /// Safari's, by the small browser that WebKit's GTK port brings along.
    WebKit,
}

/// The programs with which an engine is tested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Programs {
    /// The browser's executable.
    pub browser: PathBuf,
    /// The executable of its WebDriver server.
    pub driver: PathBuf,
    /// A screen that nobody sees, for a browser that needs one.
    pub screen: Option<PathBuf>,
}

/// A program that is not installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Its name.
    pub program: &'static str,
    /// The command that installs it, on Debian if it differs.
    pub remedy: &'static str,
}

impl Engine {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        }
    }

    /// Looks for its programs: on the search path, and WebKit's browser where libraries keep theirs.
    ///
    /// # Errors
    ///
    /// A program is missing; the error says which.
    pub fn find(self) -> Result<Programs, Missing> {
        let (browser, driver, screen) = match self {
            Self::Chromium => (
                first_on_path(&CHROMIUM, "apt-get install chromium")?,
                first_on_path(&["chromedriver"], "apt-get install chromium-driver")?,
                None,
            ),
            Self::Firefox => (
                first_on_path(&FIREFOX, "apt-get install firefox-esr")?,
                first_on_path(&["geckodriver"], "cargo install geckodriver --locked")?,
                None,
            ),
            Self::WebKit => {
                const INSTALL: &str = "apt-get install webkit2gtk-driver";
                let browser = LIBRARIES.iter().find_map(|folder| mini_browser(Path::new(folder)));
                (
                    browser.ok_or(Missing { program: MINI_BROWSER, remedy: INSTALL })?,
                    first_on_path(&["WebKitWebDriver"], INSTALL)?,
                    Some(first_on_path(&["Xvfb"], "apt-get install xvfb")?),
                )
            }
        };
        Ok(Programs { browser, driver, screen })
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "`{}` is not installed; `{}` brings it", self.program, self.remedy)
    }
}

/// The first of these programs that is on the search path.
fn first_on_path(names: &[&'static str], remedy: &'static str) -> Result<PathBuf, Missing> {
    names.iter().find_map(|name| on_path(name)).ok_or(Missing { program: names[0], remedy })
}

/// WebKit's browser of the newest version below a folder of libraries.
fn mini_browser(libraries: &Path) -> Option<PathBuf> {
    let inner = folders(libraries).into_iter().flat_map(|folder| folders(&folder));
    let mut all: Vec<PathBuf> = folders(libraries)
        .into_iter()
        .chain(inner)
        .filter(|folder| folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with("webkit")))
        .map(|folder| folder.join(MINI_BROWSER))
        .filter(|file| is_program(file))
        .collect();
    all.sort();
    all.pop()
}

/// The folders in a folder; none if it does not exist.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_program_on_the_path_is_taken_and_a_missing_one_is_named() {
        assert_eq!(first_on_path(&["no-such-program", "cargo", "rustc"], ""), on_path("cargo").ok_or(missing()));
        assert_eq!(first_on_path(&["no-such-program", "none-either"], "make it"), Err(missing()));
        assert_eq!(missing().to_string(), "`no-such-program` is not installed; `make it` brings it");
    }

    fn missing() -> Missing {
        Missing { program: "no-such-program", remedy: "make it" }
    }

    #[cfg(unix)]
    #[test]
    fn the_newest_webkit_is_found_where_libraries_are() {
        use std::os::unix::fs::PermissionsExt;
        let libraries = std::env::temp_dir().join(format!("mustermead-engines-{}", std::process::id()));
        assert_eq!(mini_browser(&libraries), None);
        for (folder, mode) in [
            ("x86_64-linux-gnu/webkit2gtk-4.0", 0o755),
            ("x86_64-linux-gnu/webkit2gtk-4.1", 0o755),
            // Not a program, and not WebKit's.
            ("x86_64-linux-gnu/webkit2gtk-4.2", 0o644),
            ("x86_64-linux-gnu/zero", 0o755),
        ] {
            let file = libraries.join(folder).join(MINI_BROWSER);
            fs::create_dir_all(libraries.join(folder)).unwrap();
            fs::write(&file, "").unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        }
        let found = mini_browser(&libraries);
        assert_eq!(found, Some(libraries.join("x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")));
        assert_eq!(mini_browser(&libraries.join("x86_64-linux-gnu")), found);
        fs::remove_dir_all(libraries).unwrap();
    }
}
