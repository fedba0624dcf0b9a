//! `cargo xtask profile`: writes down what of the program runs until somebody's first touch was obeyed, and until the
//! computer has answered. By that list the program is divided into layers.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::build::lock::BuildLock;
use crate::build::{app, dist};
use crate::test::BROWSER;
use crate::test::report::Tally;
use crate::test::tier::Tier;
use crate::test::{browsers, executables, packages};
use crate::tools::process::root;
use crate::tools::trouble::Trouble;
use crate::tools::{pinned, toolchain};

/// The list.
const LIST: &str = "crates/split/used.txt";
/// What a site with a program that counts is made from.
const BUILT: &str = "target/counted";
/// That site.
const SITE: &str = "target/counted-site";
/// The test that plays on it.
const TEST: &str = "site::layers::what_runs_is_written_down";

/// Builds a program that counts, plays with it, and writes the list.
///
/// # Errors
///
/// Something cannot be built, or a game cannot be played.
pub(crate) fn write() -> Result<(), Trouble> {
    toolchain::provide_wasm()?;
    let optimizer = pinned::provide_optimizer();
    let lock = BuildLock::acquire()?;
    app::build(&lock, optimizer)?;
    browsers::provide_chromium()?;
    packages::provide_fonts();
    let counted = root().join(BUILT);
    app::count(&counted)?;
    dist::assemble_counted(BUILT, SITE)?;
    drop(lock);
    let browser = root().join(BROWSER);
    let tests = executables::build_one("browser")?.tests(|package| package == browser);
    let set_up = |test: &mut Command| {
        test.args([TEST, "--exact", "--ignored"]).env("MUSTERMEAD_SITE", SITE);
        test.env("MUSTERMEAD_USED", root().join(LIST)).env("MUSTERMEAD_COUNTED", counted.join("program/counted.txt"));
    };
    tests.run(Tier::Every, set_up, &mut Tally::default())?;
    tidy(&root().join(SITE))
}

fn tidy(folder: &Path) -> Result<(), Trouble> {
    fs::remove_dir_all(folder).map_err(|error| Trouble::file("remove", folder, &error))
}
