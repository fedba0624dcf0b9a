//! The site as it is deployed: `dist/`, assembled from Trunk's output and the messages of all languages.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::process::{self, cargo, root};
use crate::sources::Sources;
use crate::stamp::Stamp;
use crate::tools::{self, Optimizer};
use crate::trouble::Trouble;
use crate::{toolchain, trunk};

/// What the site is made from beside its programs. A change in any of it makes `dist/` stale.
const SOURCES: [&str; 2] = ["crates/website", "web"];
/// The messages of all languages.
const MESSAGES: &str = "web/i18n";
/// The facts about the games.
const GAMES: &str = "web/games";
/// The notices of other people's work.
const NOTICES: &str = "web/notices.txt";
/// The site for the browser tests.
const UNDER_TEST: &str = "target/site-under-test";

/// The folder of the site.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// What a site lacks that was built without an address.
pub(crate) const WITHOUT_ADDRESS: &str = "Without an address: no canonical addresses, no pictures for links, no sitemap. With them: \
     cargo xtask build --address https://example.org/games/";

/// Builds the site, installing missing tools first. Where it will be at a known address, its pages say so.
pub(crate) fn build(address: Option<&str>) -> Result<(), Trouble> {
    if let Some(address) = address {
        // Before all that takes minutes.
        let checked = process::run(&mut website(&["--check-address", address]));
        checked.map_err(|trouble| trouble.remedy("Such as: cargo xtask build --address https://example.org/games/"))?;
    }
    toolchain::provide_wasm()?;
    tools::provide_builders()?;
    let started = SystemTime::now();
    let optimizer = tools::provide_optimizer();
    trunk::build(optimizer)?;
    assemble(website(&[]), &destination(address))?;
    stamp().set(optimizer.name(), started)
}

/// Where the site goes, as arguments of the program that writes the pages.
fn destination(address: Option<&str>) -> Vec<&str> {
    let address = address.into_iter().flat_map(|address| ["--address", address]);
    ["dist"].into_iter().chain(address).collect()
}

/// The program that writes the pages, compiled if need be.
fn website(args: &[&str]) -> Command {
    let mut website = cargo(["run", "--quiet", "-p", "website", "--"]);
    website.args(args);
    website
}

/// Builds Trunk's part of the site.
pub(crate) fn build_programs() -> Result<(), Trouble> {
    trunk::build(tools::provide_optimizer())
}

/// Assembles the site, and a second copy for the browser tests, with pages in the pseudo-language, using this program.
pub(crate) fn assemble_with(program: Option<&Path>) -> Result<(), Trouble> {
    let program = program.ok_or_else(|| Trouble::new("the program that writes the pages has not been compiled"))?;
    let started = SystemTime::now();
    assemble(process::command(program), &["dist"])?;
    stamp().set(tools::provide_optimizer().name(), started)?;
    assemble(process::command(program), &[UNDER_TEST, "--with-pseudo"])
}

fn assemble(mut site: Command, to: &[&str]) -> Result<(), Trouble> {
    site.args([trunk::BUILT, MESSAGES, GAMES, NOTICES]).args(to);
    process::run(&mut site).map_err(|trouble| trouble.remedy("What is said above tells what is missing."))
}

/// Builds the site unless it is newer than all its sources.
pub(crate) fn refresh() -> Result<(), Trouble> {
    if is_fresh() {
        process::say("dist/ is up to date.");
        return Ok(());
    }
    build(None)
}

fn is_fresh() -> bool {
    let paths = trunk::PROGRAM.iter().chain(&SOURCES).map(|source| root().join(source)).collect();
    let sources = Sources { paths, without: Vec::new() };
    let best = stamp().way().is_some_and(|way| way == Optimizer::Present.name());
    folder().join("index.html").exists() && (best || !tools::could_optimize()) && stamp().is_newer_than(&sources)
}

fn stamp() -> Stamp {
    Stamp(root().join("target/site.stamp"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_passed_on() {
        assert_eq!(destination(None), ["dist"]);
        assert_eq!(destination(Some("https://example.org/")), ["dist", "--address", "https://example.org/"]);
    }
}
