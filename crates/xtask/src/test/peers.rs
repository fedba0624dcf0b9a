//! `cargo xtask test --peers`: other programs read what we write, and we read what they write. They are installed by their
//! package managers, into the user's cache or by apt-get, and are not part of anything that ships.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::test::browsers::Superuser;
use crate::test::executables;
use crate::test::graph::{self, Step};
use crate::test::tier::Tier;
use crate::tools::cache;
use crate::tools::process::{self, root, say};
use crate::tools::search_path::on_path;
use crate::tools::trouble::Trouble;

/// The environment variable that names the folder of the programs to the tests.
const FOLDER: &str = "MUSTERMEAD_PEERS";

/// Where a program comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// The npm package of this name and version; Node.js runs it.
    Npm(&'static str),
    /// The Python package of this name and version.
    Pip(&'static str),
    /// The Debian package of this name, which is also the program's.
    Debian(&'static str),
}

/// The list of the programs.
const LIST: &str = include_str!("../../../../tests/peers/programs.txt");

/// The programs, by their tests.
fn peers() -> Vec<(&'static str, Source)> {
    let lines = LIST.lines().filter(|line| !line.starts_with('#'));
    let peer = |line: &'static str| {
        let mut words = line.split(' ');
        let [test, from, package] = [(); 3].map(|()| words.next().unwrap_or_default());
        let source = match from {
            "npm" => Source::Npm(package),
            "pip" => Source::Pip(package),
            _ => Source::Debian(package),
        };
        (test, source)
    };
    lines.map(peer).collect()
}

/// The folder of the programs; it is made anew when a version changes.
fn folder() -> PathBuf {
    let versions: Vec<String> = peers().iter().map(|(_, source)| source.text().replace(['@', '='], "-")).collect();
    cache::of("peers", &versions.join("+"))
}

impl Source {
    fn text(self) -> &'static str {
        match self {
            Self::Npm(text) | Self::Pip(text) | Self::Debian(text) => text,
        }
    }

    /// Makes sure that it is installed.
    fn provide(self) -> Result<(), Trouble> {
        let folder = folder();
        match self {
            Self::Npm(package) => {
                let npm = on_path("npm").filter(|_| on_path("node").is_some());
                let npm = npm.ok_or_else(|| Trouble::new("Node.js with npm is not installed"))?;
                let name = package.split('@').next().unwrap_or(package);
                if folder.join("npm/node_modules").join(name).is_dir() {
                    return Ok(());
                }
                say(format!("Installing {package}"));
                let mut install = process::command(npm);
                install.args([
                    "install",
                    "--no-package-lock",
                    "--ignore-scripts",
                    "--no-audit",
                    "--no-fund",
                    "--prefix",
                ]);
                process::run(install.arg(folder.join("npm")).arg(package))
            }
            Self::Pip(package) => {
                let python = folder.join("python/bin/python");
                if !python.exists() {
                    let system = on_path("python3").ok_or_else(|| Trouble::new("Python is not installed"))?;
                    process::run(process::command(system).args(["-m", "venv"]).arg(folder.join("python")))?;
                }
                say(format!("Installing {package}"));
                process::run(process::command(python).args(["-m", "pip", "install", "--quiet", package]))
            }
            Self::Debian(package) => {
                // Debian's games lie where not every search path leads.
                if on_path(package).is_some() || Path::new("/usr/games").join(package).exists() {
                    return Ok(());
                }
                let superuser = Superuser::find();
                if !Path::new("/etc/debian_version").exists() || superuser == Superuser::Unreachable {
                    return Err(Trouble::new(format!("{package} is not on the search path")));
                }
                say(format!("Installing {package} with apt-get"));
                let _ = process::run(superuser.command("apt-get").args(["-qq", "update"]));
                let mut install = superuser.command("apt-get");
                install.args(["-qq", "install", "--yes", "--no-install-recommends", package]);
                process::run(install.env("DEBIAN_FRONTEND", "noninteractive"))
            }
        }
    }
}

/// Installs the programs, and runs the tests of those that are there; the summary names the others.
pub(crate) fn run() -> ExitCode {
    let started = Instant::now();
    let mut present = Vec::new();
    let mut missing = Vec::new();
    for (test, source) in peers() {
        match source.provide() {
            Ok(()) => present.push(format!("peers::{test}")),
            Err(trouble) => missing.push(format!("{} was not tried: {}", source.text(), trouble.what())),
        }
    }
    let present = &present;
    let steps = vec![Step::new("other programs", 60, move |tally| {
        if present.is_empty() {
            return Err(Trouble::new("none of the other programs can be installed here"));
        }
        let tests = executables::build_one("tests")?.tests(|package| package == root().join("tests"));
        let set_up = |command: &mut Command| {
            command.args(["--ignored", "--exact"]).args(present).env(FOLDER, folder());
            let path = std::env::var_os("PATH").unwrap_or_default();
            let all = std::env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
            command.env("PATH", std::env::join_paths(all).unwrap_or(path));
        };
        tests.run(Tier::Every, set_up, tally)
    })];
    graph::run(steps).with_notes(missing).finish(started.elapsed())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_program_has_its_test_and_no_other_test_waits_for_one() {
        let file = root().join("tests/tests/house/peers.rs");
        let text = fs::read_to_string(file).expect("the tests are part of the repository");
        for (test, _) in peers() {
            assert!(text.contains(&format!("\nfn {test}() {{")), "{test}");
        }
        assert_eq!(text.matches("#[ignore").count(), peers().len());
    }

    #[test]
    fn versions_are_pinned() {
        for (test, source) in peers() {
            let is_pinned = match source {
                Source::Npm(text) => text.contains('@'),
                Source::Pip(text) => text.contains("=="),
                // A release of Debian has one version.
                Source::Debian(_) => true,
            };
            assert!(is_pinned, "{test}");
        }
    }
}
