//! The site as it is deployed: `dist/`, assembled from what was built and the messages of all languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use crate::build::kept::KeptBuilds;
use crate::build::lock::BuildLock;
use crate::build::sources::Sources;
use crate::build::stamp::Stamp;
use crate::build::{app, folders, precompressed};
use crate::tools::pinned::{self, Optimizer};
use crate::tools::process::{self, cargo, cargo_beside, root};
use crate::tools::toolchain;
use crate::tools::trouble::Trouble;

/// What the site is made from beside its programs. A change in any of it makes `dist/` stale.
const SOURCES: [&str; 2] = ["crates/website", "web"];
/// The messages of all languages.
const MESSAGES: &str = "web/i18n";
/// A folder for each language, which says how the games are played.
pub(crate) const LESSONS: &str = "web/learn";
/// The notices of other people's work.
const NOTICES: &str = "web/notices.txt";
/// The site for the browser tests.
const UNDER_TEST: &str = "target/site-under-test";

/// The folder of all files that pages fetch, each in a folder named by what is in it; and in one of those, the scripts for
/// pages that can load no modules.
const FILES: &str = "v";
const CLASSIC: &str = "classic";

/// A site that is made while another one is served, and one whose place it has taken.
const NEXT: &str = "target/next-site";
const LAST: &str = "target/last-site";
/// The cargo profile of the program that writes the pages, unless it was compiled with the tests.
const QUICK: &str = "quick";

/// How long nothing is said while files are compressed.
const BETWEEN_LINES: Duration = Duration::from_secs(2);

/// The folder of the site.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// What a site lacks that was built without an address.
pub(crate) const WITHOUT_ADDRESS: &str = "Without an address: no canonical addresses, no pictures for links, no sitemap. With them: \
     cargo xtask build --address https://example.org/games/";

/// What a site is built for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Target {
    /// Where it will be, if that is known.
    pub(crate) address: Option<String>,
    /// The folder of an older site, whose last builds the new one keeps.
    pub(crate) keep: Option<PathBuf>,
    /// The games that it has, by their names or those of their folders: all, if none is named.
    pub(crate) games: Vec<String>,
}

impl Target {
    /// The folders of its games, each once.
    ///
    /// # Errors
    ///
    /// There is no such game.
    fn folders(&self) -> Result<Vec<String>, Trouble> {
        let folders: BTreeSet<String> = self.games.iter().map(|game| folders::of(game)).collect::<Result<_, _>>()?;
        Ok(folders.into_iter().collect())
    }
}

/// How small a site is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    /// As small as it can be, which takes minutes, for hosts.
    Smallest,
    /// The program is, and what was compressed before: nothing waits for more on this machine.
    Small,
    /// As it is compiled: it can be played a minute sooner.
    Plain,
}

/// Builds the site, installing missing tools first. Where it will be at a known address, its pages say so.
///
/// # Errors
///
/// The address is none, there is no older site where one should be, or something cannot be built.
pub(crate) fn build(lock: &BuildLock, target: &Target) -> Result<(), Trouble> {
    build_as(lock, target, Size::Smallest)
}

fn build_as(lock: &BuildLock, target: &Target, size: Size) -> Result<(), Trouble> {
    build_in(lock, target, size, &folder())
}

/// Builds the site in a folder.
fn build_in(lock: &BuildLock, target: &Target, size: Size, to: &Path) -> Result<(), Trouble> {
    let address = target.address.as_deref();
    let folders = target.folders()?;
    let keep = target.keep.as_deref().map(KeptBuilds::of).transpose()?.unwrap_or_default();
    if let Some(address) = address {
        // Before all that takes minutes.
        let checked = process::run(&mut website(&["--check-address", address]));
        checked.map_err(|trouble| trouble.remedy("Such as: cargo xtask build --address https://example.org/games/"))?;
    }
    toolchain::provide_wasm()?;
    let started = SystemTime::now();
    let optimizer = if size == Size::Plain { Optimizer::Absent } else { pinned::provide_optimizer() };
    if !folders.is_empty() {
        let games: Vec<String> = folders.iter().flat_map(|folder| folders::games(folder)).collect();
        process::say(format!("The games of this site: {}", games.join(", ")));
    }
    // What writes the pages is compiled beside the program.
    let label = process::label();
    let (built, compiled) = thread::scope(|scope| {
        let compiled = scope.spawn(|| {
            process::labelled(label, || {
                process::run(&mut cargo_beside(["build", "--quiet", "-p", "website", "--profile", QUICK]))
            })
        });
        (app::build(lock, optimizer), compiled.join().expect("compiling does not panic"))
    });
    built.and(compiled)?;
    assemble(lock, website(&[]), &destination(&to.to_string_lossy(), address, &folders))?;
    keep.add_to(to)?;
    let kept: Vec<&str> = keep.names().collect();
    if !kept.is_empty() {
        process::say(format!("Kept from the site before: {}", kept.join(", ")));
    }
    precompress(to, size)?;
    stamp().set(&way(optimizer, &folders), started)
}

/// Where the site goes and what it has, as arguments of the program that writes the pages.
fn destination<'a>(to: &'a str, address: Option<&'a str>, folders: &'a [String]) -> Vec<&'a str> {
    let address = address.into_iter().flat_map(|address| ["--address", address]);
    let folders = folders.iter().flat_map(|folder| ["--folder", folder]);
    [to].into_iter().chain(address).chain(folders).collect()
}

/// How `dist/` was built, for its stamp: a site of some games is not the site of all.
fn way(optimizer: Optimizer, folders: &[String]) -> String {
    [&[optimizer.name().to_owned()], folders].concat().join(" ")
}

/// The program that writes the pages, compiled if need be.
fn website(args: &[&str]) -> Command {
    let mut website = cargo(["run", "--quiet", "-p", "website", "--profile", QUICK, "--"]);
    website.args(args);
    website
}

/// Builds what the site is made from.
pub(crate) fn build_programs() -> Result<(), Trouble> {
    let optimizer = pinned::provide_optimizer();
    app::build(&BuildLock::acquire()?, optimizer)
}

/// Assembles the site, and a second copy for the browser tests, with pages in the pseudo-language, using this program.
pub(crate) fn assemble_with(program: Option<&Path>) -> Result<(), Trouble> {
    let program = program.ok_or_else(|| Trouble::new("the program that writes the pages has not been compiled"))?;
    let lock = BuildLock::acquire()?;
    let started = SystemTime::now();
    assemble(&lock, process::command(program), &["dist"])?;
    precompress(&folder(), Size::Smallest)?;
    stamp().set(pinned::provide_optimizer().name(), started)?;
    assemble(&lock, process::command(program), &[UNDER_TEST, "--with-pseudo"])
}

/// Whether the site for the browser tests has scripts for pages that can load no modules. Without esbuild it has none.
pub(crate) fn has_classic() -> bool {
    let folders = fs::read_dir(root().join(UNDER_TEST).join(FILES)).into_iter().flatten().flatten();
    folders.map(|folder| folder.path().join(CLASSIC)).any(|folder| folder.is_dir())
}

/// Assembles a site for the browser tests from what was built in another folder.
pub(crate) fn assemble_counted(built: &str, site: &str) -> Result<(), Trouble> {
    process::run(website(&[built, MESSAGES, LESSONS, folders::FACTS, NOTICES, site]).arg("--with-pseudo"))
}

/// Compresses what is in the site, for servers that send it as it is.
fn precompress(site: &Path, size: Size) -> Result<(), Trouble> {
    let label = process::label();
    let said = Mutex::new(Instant::now());
    let done = |n_done: usize, n_all: usize| {
        let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.elapsed() > BETWEEN_LINES {
            *said = Instant::now();
            process::labelled(label.clone(), || process::say(format!("Compressed {n_done} of {n_all} files")));
        }
    };
    let made = match size {
        Size::Smallest => precompressed::precompress(site, done),
        Size::Small => precompressed::take_compressed(site),
        Size::Plain => Ok(()),
    };
    made.map_err(|error| Trouble::file("compress", site, &error))
}

fn assemble(_lock: &BuildLock, mut site: Command, to: &[&str]) -> Result<(), Trouble> {
    site.args([app::BUILT, MESSAGES, LESSONS, folders::FACTS, NOTICES]).args(to);
    process::run(&mut site).map_err(|trouble| trouble.remedy("What is said above tells what is missing."))
}

/// Builds the site for this machine unless it is newer than all its sources, and tells what is left for [`finish`]: a new
/// program is made smaller while it can be played already.
///
/// # Errors
///
/// Something cannot be built.
pub(crate) fn refresh(target: &Target) -> Result<Left, Trouble> {
    // Another command may be building what is asked for here.
    let lock = BuildLock::acquire()?;
    if is_fresh(&target.folders()?) {
        process::say("dist/ is up to date.");
        return Ok(Left::Nothing);
    }
    if app::is_fresh(Optimizer::Present) {
        build_as(&lock, target, Size::Small)?;
        return Ok(Left::Nothing);
    }
    build_as(&lock, target, Size::Plain)?;
    Ok(if pinned::could_optimize() { Left::Smaller } else { Left::Nothing })
}

/// What is left to do for a site that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// Nothing.
    Nothing,
    /// To make its program and scripts smaller.
    Smaller,
}

/// Makes the site smaller that [`refresh`] has built, and tells whether it could. Pages of it that are open go on with their
/// files: the new site is made beside it and takes its place at once.
///
/// # Errors
///
/// Something cannot be built, or the new site cannot take the place of the old one.
pub(crate) fn finish(target: &Target) -> Result<bool, Trouble> {
    if pinned::provide_optimizer() == Optimizer::Absent {
        return Ok(false);
    }
    let lock = BuildLock::acquire()?;
    let keep = target.keep.clone().unwrap_or_else(folder);
    build_in(&lock, &Target { keep: Some(keep), ..target.clone() }, Size::Small, &root().join(NEXT))?;
    put_in_place(&lock, &root().join(NEXT), &folder(), &root().join(LAST)).inspect_err(|_| drop(stamp().remove()))?;
    Ok(true)
}

/// Puts a folder in the place of another one, which is removed afterwards by way of a third.
fn put_in_place(_lock: &BuildLock, new: &Path, place: &Path, last: &Path) -> Result<(), Trouble> {
    let failed = |error| Trouble::file("write", place, &error);
    if last.exists() {
        fs::remove_dir_all(last).map_err(failed)?;
    }
    fs::rename(place, last).and_then(|()| fs::rename(new, place)).map_err(failed)?;
    fs::remove_dir_all(last).map_err(failed)
}

/// Whether the site of these folders, or of all games, is up to date.
fn is_fresh(folders: &[String]) -> bool {
    let paths = app::PROGRAM.iter().chain(&SOURCES).map(|source| root().join(source)).collect();
    let sources = Sources { paths, without: Vec::new() };
    let is_built = |optimizer| stamp().way() == Some(way(optimizer, folders));
    let is_best = is_built(Optimizer::Present) || !pinned::could_optimize() && is_built(Optimizer::Absent);
    folder().join("index.html").exists() && is_best && stamp().is_newer_than(&sources)
}

fn stamp() -> Stamp {
    Stamp(root().join("target/site.stamp"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_and_the_games_are_passed_on() {
        assert_eq!(destination("dist", None, &[]), ["dist"]);
        let address = ["dist", "--address", "https://example.org/"];
        assert_eq!(destination("dist", Some(address[2]), &[]), address);
        let folders = ["laska", "ludo"].map(str::to_owned);
        let expect = [&address[..], &["--folder", "laska", "--folder", "ludo"]].concat();
        assert_eq!(destination("dist", Some(address[2]), &folders), expect);
    }

    #[test]
    fn games_are_named_by_themselves_or_by_their_folders() {
        let target = |games: &[&str]| Target {
            games: games.iter().map(|game| (*game).to_owned()).collect(),
            ..Target::default()
        };
        assert_eq!(target(&[]).folders().ok(), Some(Vec::new()));
        let found = target(&["ludo", "bignor-ludus", "laska"]).folders().ok();
        assert_eq!(found, Some(vec!["laska".to_owned(), "ludo".to_owned()]));
        assert!(target(&["laska", "poker"]).folders().is_err());
    }

    #[test]
    fn a_new_site_takes_the_place_of_the_one_that_is_served() {
        let folder = std::env::temp_dir().join(format!("mustermead-place-{}", std::process::id()));
        let [new, place, last] = ["new", "place", "last"].map(|name| folder.join(name));
        for (site, text) in [(&new, "2"), (&place, "1"), (&last, "0")] {
            fs::create_dir_all(site).expect("a temporary folder can be made");
            fs::write(site.join("index.html"), text).expect("it can be written");
        }
        let lock = BuildLock::acquire_at(&folder.join("lock"), || ()).expect("the lock can be written");
        put_in_place(&lock, &new, &place, &last).expect("all of them are there");
        assert_eq!(fs::read_to_string(place.join("index.html")).ok().as_deref(), Some("2"));
        assert!(!new.exists() && !last.exists());
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }

    #[test]
    fn a_site_of_some_games_is_not_taken_for_another() {
        let ways = [&[][..], &["laska".to_owned()], &["laska".to_owned(), "ludo".to_owned()]]
            .map(|folders| way(Optimizer::Present, folders));
        assert_eq!(ways, ["optimized", "optimized laska", "optimized laska ludo"]);
    }
}
