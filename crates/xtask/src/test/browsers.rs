//! Provides a Chromium for the browser tests, and tells which other browsers they go without.

use std::path::Path;

use crate::test::engines::{Engine, Missing};
use crate::tools::process;
use crate::tools::search_path::on_path;
use crate::tools::trouble::Trouble;

/// Makes sure that Chromium and its driver are installed. On Debian and its relatives they are installed if that needs
/// no password.
///
/// # Errors
///
/// They are not there and cannot be installed.
pub(crate) fn provide_chromium() -> Result<(), Trouble> {
    match Engine::Chromium.find() {
        Ok(found) => {
            process::say(format!("{} and {}", found.browser.display(), found.driver.display()));
            return Ok(());
        }
        Err(missing) => {
            let superuser = Superuser::find();
            if !Path::new("/etc/debian_version").exists() || superuser == Superuser::Unreachable {
                return Err(not_there(missing));
            }
            process::say("Installing chromium and chromium-driver with apt-get");
            // An outdated package list often still has what we need, so a failure here is not fatal.
            let _ = process::run(superuser.command("apt-get").args(["-qq", "update"]));
            process::run(
                superuser
                    .command("apt-get")
                    .args(["-qq", "install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"])
                    .env("DEBIAN_FRONTEND", "noninteractive"),
            )
            .map_err(|_| not_there(missing))?;
        }
    }
    Engine::Chromium.find().map(drop).map_err(not_there)
}

/// A line for each other engine that the browser tests do not try, with the reason. WebKit is only tried in full runs.
pub(crate) fn not_tried(is_full: bool) -> Vec<String> {
    let line = |engine: Engine| {
        let reason = reason(engine, is_full, engine.find().err())?;
        Some(format!("{} was not tried: {reason}", engine.name()))
    };
    [Engine::Firefox, Engine::WebKit].into_iter().filter_map(line).collect()
}

/// Why an engine is not tried, if it is not.
fn reason(engine: Engine, is_full: bool, missing: Option<Missing>) -> Option<String> {
    match engine {
        Engine::WebKit if !is_full => Some("`cargo xtask test --full` does it".to_owned()),
        _ => missing.map(|missing| missing.to_string()),
    }
}

fn not_there(missing: Missing) -> Trouble {
    let what = format!(
        "the browser tests need Chromium or Chrome and its driver, and {} is not on the search path",
        missing.program
    );
    Trouble::new(what).remedy(
        "Debian, Ubuntu: sudo apt-get install chromium chromium-driver\n\
         Fedora: sudo dnf install chromium chromedriver\n\
         Elsewhere: install Chrome and the ChromeDriver of the same version, and put both on the PATH.",
    )
}

/// How a command can be run as root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Superuser {
    /// Directly: we are root.
    Already,
    /// Through a sudo that needs no password.
    Sudo,
    /// Not at all.
    Unreachable,
}

impl Superuser {
    pub(crate) fn find() -> Self {
        if process::ask("id", &["-u"]).as_deref() == Some("0") {
            Self::Already
        } else if on_path("sudo").is_some() && process::ask("sudo", &["-n", "true"]).is_some() {
            Self::Sudo
        } else {
            Self::Unreachable
        }
    }

    pub(crate) fn command(self, program: &str) -> std::process::Command {
        match self {
            Self::Sudo => {
                let mut command = process::command("sudo");
                command.args(["-n", "--preserve-env=DEBIAN_FRONTEND", program]);
                command
            }
            Self::Already | Self::Unreachable => process::command(program),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_tried_has_its_reason() {
        let missing = Some(Missing { program: "geckodriver", remedy: "cargo install geckodriver" });
        let told = Some("`geckodriver` is not installed; `cargo install geckodriver` brings it".to_owned());
        for (engine, is_full) in [(Engine::Firefox, false), (Engine::Firefox, true), (Engine::WebKit, true)] {
            assert_eq!(reason(engine, is_full, missing), told, "{engine:?}");
            assert_eq!(reason(engine, is_full, None), None, "{engine:?}");
        }
        // A quick run does not try it, whether it is there or not.
        for missing in [missing, None] {
            assert_eq!(reason(Engine::WebKit, false, missing), Some("`cargo xtask test --full` does it".to_owned()));
        }
    }
}
