//! The size budgets of the site: what it costs to download, and how much it may cost.

use std::fs;
use std::io::Write;
use std::ops::Add;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;
use xtask::brotli;

use crate::trouble::Trouble;
use crate::{dist, process};

/// A file's size, uncompressed and compressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Weight {
    raw: usize,
    brotli: usize,
    gzip: usize,
}

/// A file of the site.
struct Weighed {
    /// Its path below `dist/`, with forward slashes.
    name: String,
    weight: Weight,
}

/// Files that are downloaded together, and their limit in brotli bytes.
#[derive(Debug, PartialEq, Eq)]
struct Budget<'a> {
    part: String,
    files: Vec<&'a str>,
    limit: usize,
}

/// The late part of a program, which its page fetches with the first dialog.
const LATE: &str = "late.wasm";
/// The folder of message tables in a build.
const WORDS: &str = "words";

/// What a first visit to the pages of each program may cost, the computer's first answer included.
const LIMITS: &str = "web/limits.txt";
/// All dialogs of a program.
const LATE_LIMIT: usize = 20_000;
/// All messages of one language, including a page of rules and all rulings for each of eight families of games.
const WORDS_LIMIT: usize = 27_000;

/// Prints every file's size and each budget's sum.
///
/// # Errors
///
/// The site cannot be read.
pub(crate) fn report() -> Result<(), Trouble> {
    weigh_and_print().map(drop)
}

/// Prints the sizes and checks them against the limits.
///
/// # Errors
///
/// A budget is exceeded, or the site cannot be read.
pub(crate) fn check() -> Result<(), Trouble> {
    let over = weigh_and_print()?;
    if over.is_empty() {
        return Ok(());
    }
    Err(Trouble::new(over.join("; "))
        .remedy("Make it smaller, or raise the limit in crates/xtask/src/size_budget.rs with a good reason."))
}

/// Prints the sizes and returns what is too large.
fn weigh_and_print() -> Result<Vec<String>, Trouble> {
    let dist = dist::folder();
    let files = weigh(&dist)?;
    process::say(format!("{:>11}  {:>11}  {:>11}  file in dist/", "bytes", "brotli", "gzip"));
    for file in &files {
        print(file.weight, &file.name);
    }
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    let read = |name: &str| fs::read_to_string(dist.join(name)).unwrap_or_default();
    let limits = process::root().join(LIMITS);
    let limits = fs::read_to_string(&limits).map_err(|error| Trouble::file("read", &limits, &error))?;
    let mut over = Vec::new();
    for Budget { part, files: own, limit } in budgets(&names, &limits, read) {
        let all = files.iter().filter(|file| own.contains(&file.name.as_str()));
        let weight = all.map(|file| file.weight).fold(Weight::default(), Weight::add);
        print(weight, &format!("{part} (limit {})", grouped(limit)));
        if weight.brotli > limit {
            let (takes, more) = (grouped(weight.brotli), grouped(weight.brotli - limit));
            over.push(format!("{part}: {takes} bytes, {more} more than the limit"));
        }
    }
    Ok(over)
}

fn print(Weight { raw, brotli, gzip }: Weight, what: &str) {
    process::say(format!("{:>11}  {:>11}  {:>11}  {what}", grouped(raw), grouped(brotli), grouped(gzip)));
}

/// The budgets. `limits` has the limits of the programs, and one without a limit may cost nothing; `read` returns the text
/// of a page.
fn budgets<'a>(names: &[&'a str], limits: &str, read: impl Fn(&str) -> String) -> Vec<Budget<'a>> {
    // The names of the build's assets, each with its path in the build's folder.
    let assets: Vec<(&str, &str)> = names.iter().filter_map(|name| Some((*name, asset(name)?))).collect();
    let chosen = |wanted: &dyn Fn(&str) -> bool| -> Vec<&'a str> {
        assets.iter().filter(|(_, below)| wanted(below)).map(|(name, _)| *name).collect()
    };
    let mut budgets = Vec::new();
    for page in names.iter().copied().filter(|name| name.ends_with(".html") && !name.starts_with("embed/")) {
        let html = read(page);
        let program = program_of(&html);
        // Messages only if the page asks for them, and no program but its own; everything else is fetched sooner or
        // later, the worker's script with the computer's first answer.
        let mut files = chosen(&|below| match below.split_once('/') {
            None => true,
            Some((WORDS, _)) => html.contains(below),
            Some((folder, file)) => Some(folder) == program && file != LATE,
        });
        files.push(page);
        let limit = limit_of(limits, program).unwrap_or_default();
        budgets.push(Budget { part: format!("first visit to {page}"), files, limit });
    }
    for (name, below) in &assets {
        if let Some((program, LATE)) = below.split_once('/') {
            let part = format!("late part of {program}");
            budgets.push(Budget { part, files: vec![*name], limit: LATE_LIMIT });
        }
    }
    let mut tags: Vec<&str> = assets.iter().filter_map(|(_, below)| tag(below)).collect();
    tags.dedup();
    for tag in tags {
        let files = chosen(&|below| self::tag(below) == Some(tag));
        budgets.push(Budget { part: format!("all words of {tag}"), files, limit: WORDS_LIMIT });
    }
    budgets
}

/// A program's limit.
fn limit_of(limits: &str, program: Option<&str>) -> Option<usize> {
    let known = limits.lines().filter_map(|line| line.split_once(' '));
    known.filter(|(name, _)| Some(*name) == program).find_map(|(_, limit)| limit.trim().parse().ok())
}

/// The program that a page starts.
fn program_of(html: &str) -> Option<&str> {
    html.split("data-program=\"").nth(1)?.split('"').next()
}

/// The path of a file in the folder of its build.
fn asset(name: &str) -> Option<&str> {
    name.strip_prefix("v/")?.split_once('/').map(|(_, below)| below)
}

/// The language of a message table.
fn tag(asset: &str) -> Option<&str> {
    asset.strip_prefix(WORDS)?.strip_prefix('/')?.split('/').next()
}

impl Add for Weight {
    type Output = Weight;

    fn add(self, other: Weight) -> Weight {
        Weight { raw: self.raw + other.raw, brotli: self.brotli + other.brotli, gzip: self.gzip + other.gzip }
    }
}

fn weigh(dist: &Path) -> Result<Vec<Weighed>, Trouble> {
    let mut paths = Vec::new();
    collect(dist, &mut paths)?;
    let (next, weighed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let one = weigh_file(path, dist);
                    weighed.lock().unwrap_or_else(PoisonError::into_inner).push(one);
                }
            });
        }
    });
    let mut files: Vec<Weighed> =
        weighed.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect::<Result<_, _>>()?;
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

fn weigh_file(path: &Path, dist: &Path) -> Result<Weighed, Trouble> {
    let bytes = fs::read(path).map_err(|error| Trouble::file("read", path, &error))?;
    let below = path.strip_prefix(dist).unwrap_or(path);
    Ok(Weighed { name: below.to_string_lossy().replace('\\', "/"), weight: weight(&bytes) })
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Trouble> {
    let entries = fs::read_dir(folder)
        .map_err(|error| Trouble::file("read", folder, &error).remedy("Build the site first: cargo xtask build"))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The size that a server sends at the best compression. Nobody sends a file that compression has made larger.
fn weight(bytes: &[u8]) -> Weight {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    let gzip = gzip.write_all(bytes).and_then(|()| gzip.finish()).expect("writing to memory does not fail");
    let least = |sent: usize| sent.min(bytes.len());
    Weight { raw: bytes.len(), brotli: least(brotli::compressed(bytes).len()), gzip: least(gzip.len()) }
}

/// A number with grouped thousands.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (idx, digit) in digits.chars().enumerate() {
        if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(
            ["7", "999", "1 000", "12 345 678"],
            [7, 999, 1000, 12_345_678].map(grouped).each_ref().map(String::as_str)
        );
    }

    #[test]
    fn text_compresses_and_noise_does_not_grow() {
        let Weight { raw, brotli, gzip } = weight(&[b'a'; 1000]);
        assert!(raw == 1000 && brotli < 50 && gzip < 50, "{brotli} {gzip}");
        assert_eq!(weight(b""), Weight::default());
        assert_eq!(weight(b"q"), Weight { raw: 1, brotli: 1, gzip: 1 });
    }

    #[test]
    fn a_visit_counts_what_its_page_fetches() {
        let names = [
            "ar/index.html",
            "embed/x/index.html",
            "en/x/index.html",
            "index.html",
            "v/1/boot.js",
            "v/1/words/ar/portal.txt",
            "v/1/words/ar/x.txt",
            "v/1/words/en/portal.txt",
            "v/1/words/en/x.txt",
            "v/1/words/en/y.txt",
            "v/1/x/app.js",
            "v/1/x/in/it.js",
            "v/1/x/late.wasm",
            "v/1/y/app.js",
        ];
        let read = |name: &str| match name {
            "en/x/index.html" => "data-program=\"x\" ../v/1/words/en/portal.txt ../v/1/words/en/x.txt".to_owned(),
            _ => "data-program=\"y\" ../v/1/words/ar/portal.txt".to_owned(),
        };
        let found = budgets(&names, "# Comment 3\nx 7\n", read);
        let files =
            |idx: usize| found[idx].files.iter().map(|file| file.trim_start_matches("v/1/")).collect::<Vec<_>>();
        assert_eq!(found.len(), 6, "{found:?}");
        assert_eq!(files(0), ["boot.js", "words/ar/portal.txt", "y/app.js", "ar/index.html"]);
        let own = ["boot.js", "words/en/portal.txt", "words/en/x.txt", "x/app.js", "x/in/it.js", "en/x/index.html"];
        assert_eq!(files(1), own);
        assert_eq!(files(2), ["boot.js", "words/ar/portal.txt", "y/app.js", "index.html"]);
        assert_eq!([0, 1, 2].map(|idx| found[idx].limit), [0, 7, 0], "y has no limit, so it may cost nothing");
        assert_eq!(files(3), ["x/late.wasm"]);
        assert_eq!(files(4), ["words/ar/portal.txt", "words/ar/x.txt"]);
        assert_eq!(found[5].part, "all words of en");
    }
}
