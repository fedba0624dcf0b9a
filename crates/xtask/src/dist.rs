//! The site as it is put on a server: `dist/`, assembled from what Trunk builds and the words of all languages.

use std::path::PathBuf;
use std::time::SystemTime;

use crate::process::{self, cargo, root};
use crate::sources::Sources;
use crate::stamp::Stamp;
use crate::tools::{self, Optimizer};
use crate::trouble::Trouble;
use crate::{toolchain, trunk};

/// What the site is made from. A change in any of these makes `dist/` stale.
const SOURCES: [&str; 12] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates/ai",
    "crates/play",
    "crates/rules",
    "crates/site",
    "crates/words",
    "crates/worker",
    "rust-toolchain.toml",
    "web",
];
/// The messages of all languages.
const MESSAGES: &str = "web/i18n";
/// Names the game that the first pages lay out.
const HOME: &str = "web/home.txt";
/// The site as its tests visit it.
const UNDER_TEST: &str = "target/site-under-test";

/// Where the site is.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// Builds the site, bringing the tools that are missing.
pub(crate) fn build() -> Result<(), Trouble> {
    toolchain::provide_wasm()?;
    tools::provide(tools::WASM_BINDGEN)?;
    tools::provide(tools::TRUNK)?;
    tools::tidy_up();
    let optimizer = tools::provide_optimizer();
    let started = SystemTime::now();
    trunk::build(optimizer)?;
    assemble(&["dist"])?;
    stamp().set(optimizer.name(), started)
}

/// Assembles the site as its tests visit it: with pages in the pseudo-language. It must have been built.
pub(crate) fn assemble_for_tests() -> Result<(), Trouble> {
    assemble(&[UNDER_TEST, "--with-pseudo"])
}

fn assemble(to: &[&str]) -> Result<(), Trouble> {
    let mut site = cargo(["run", "--quiet", "-p", "site", "--", trunk::BUILT, MESSAGES, HOME]);
    process::run(site.args(to)).map_err(|trouble| trouble.remedy("What is said above tells what is missing."))
}

/// Builds the site unless it is newer than everything that it is made from.
pub(crate) fn refresh() -> Result<(), Trouble> {
    if is_fresh() {
        println!("dist/ is up to date.");
        return Ok(());
    }
    build()
}

fn is_fresh() -> bool {
    let sources = Sources { paths: SOURCES.iter().map(|source| root().join(source)).collect(), without: Vec::new() };
    let best = stamp().way().is_some_and(|way| way == Optimizer::Present.name());
    folder().join("index.html").exists() && (best || !tools::could_optimize()) && stamp().is_newer_than(&sources)
}

fn stamp() -> Stamp {
    Stamp(tools::folder().join("site.stamp"))
}
