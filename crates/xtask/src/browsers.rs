//! Provides a Chromium for the browser tests.

use std::path::Path;

use xtask::chromium::{Chromium, Missing, on_path};

use crate::process;
use crate::trouble::Trouble;

/// Makes sure that Chromium and its driver are installed. On Debian and its relatives they are installed if that needs
/// no password.
///
/// # Errors
///
/// They are not there and cannot be installed.
pub(crate) fn provide_chromium() -> Result<(), Trouble> {
    match Chromium::find() {
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
    Chromium::find().map(drop).map_err(not_there)
}

fn not_there(missing: Missing) -> Trouble {
    let what = match missing {
        Missing::Browser => "the browser tests need Chromium or Chrome, and none is on the search path",
        Missing::Driver => "the browser tests need `chromedriver`, and it is not on the search path",
    };
    Trouble::new(what).remedy(
        "Debian, Ubuntu: sudo apt-get install chromium chromium-driver\n\
         Fedora: sudo dnf install chromium chromedriver\n\
         Elsewhere: install Chrome and the ChromeDriver of the same version, and put both on the PATH.",
    )
}

/// How a command can be run as root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Superuser {
    /// Directly: we are root.
    Already,
    /// Through a sudo that needs no password.
    Sudo,
    /// Not at all.
    Unreachable,
}

impl Superuser {
    fn find() -> Self {
        if process::ask("id", &["-u"]).as_deref() == Some("0") {
            Self::Already
        } else if on_path("sudo").is_some() && process::ask("sudo", &["-n", "true"]).is_some() {
            Self::Sudo
        } else {
            Self::Unreachable
        }
    }

    fn command(self, program: &str) -> std::process::Command {
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
