//! What the site costs to download, and how much it may cost.

use std::fs;
use std::path::{Path, PathBuf};

use crate::dist;
use crate::trouble::Trouble;

/// Bytes as they lie on the disk and as they travel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Weight {
    raw: usize,
    brotli: usize,
}

/// A file of the site.
struct Weighed {
    /// Its path below `dist/`, with forward slashes.
    name: String,
    weight: Weight,
}

/// A part of the site and the brotli bytes that it may have at most.
struct Budget {
    part: &'static str,
    has: fn(&str) -> bool,
    limit: usize,
}

/// The second module, which thinks for the machine's seats and is fetched when it is needed.
const WORKER: &str = "worker";

/// The first page is a whole table: rules, records, words, the board and the keeping of games.
const BUDGETS: [Budget; 2] = [
    Budget { part: "first page", has: |name| !name.starts_with(WORKER), limit: 200_000 },
    Budget { part: "thinking worker", has: |name| name.starts_with(WORKER), limit: 100_000 },
];

/// Prints every file's size and each part's sum.
///
/// # Errors
///
/// The site cannot be read.
pub(crate) fn report() -> Result<(), Trouble> {
    weigh_and_print().map(drop)
}

/// Prints the sizes and holds them against the limits.
///
/// # Errors
///
/// A part is too large, or the site cannot be read.
pub(crate) fn check() -> Result<(), Trouble> {
    let files = weigh_and_print()?;
    for budget in &BUDGETS {
        let brotli = budget.weigh(&files).brotli;
        if brotli > budget.limit {
            return Err(Trouble::new(format!(
                "the {} takes {} bytes, {} more than its limit",
                budget.part,
                grouped(brotli),
                grouped(brotli - budget.limit)
            ))
            .remedy("Make it smaller, or raise the limit in crates/xtask/src/weight.rs with a good reason."));
        }
    }
    Ok(())
}

fn weigh_and_print() -> Result<Vec<Weighed>, Trouble> {
    let files = weigh(&dist::folder())?;
    println!("{:>11}  {:>11}  file in dist/", "bytes", "brotli");
    for file in &files {
        println!("{:>11}  {:>11}  {}", grouped(file.weight.raw), grouped(file.weight.brotli), file.name);
    }
    for budget in &BUDGETS {
        let Weight { raw, brotli } = budget.weigh(&files);
        println!("{:>11}  {:>11}  {} (limit {})", grouped(raw), grouped(brotli), budget.part, grouped(budget.limit));
    }
    Ok(files)
}

impl Budget {
    fn weigh(&self, files: &[Weighed]) -> Weight {
        let own = files.iter().filter(|file| (self.has)(&file.name));
        own.fold(Weight::default(), |sum, file| Weight {
            raw: sum.raw + file.weight.raw,
            brotli: sum.brotli + file.weight.brotli,
        })
    }
}

fn weigh(dist: &Path) -> Result<Vec<Weighed>, Trouble> {
    let mut paths = Vec::new();
    collect(dist, &mut paths)?;
    paths.sort();
    paths
        .iter()
        .map(|path| {
            let bytes = fs::read(path).map_err(|error| Trouble::file("read", path, &error))?;
            let below = path.strip_prefix(dist).unwrap_or(path);
            let name = below.to_string_lossy().replace('\\', "/");
            Ok(Weighed { name, weight: Weight { raw: bytes.len(), brotli: compressed(&bytes) } })
        })
        .collect()
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

/// How many bytes a server that compresses as well as it can would send.
fn compressed(bytes: &[u8]) -> usize {
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut sent = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut sent, &params).expect("reading and writing memory does not fail");
    // Nobody sends a file that compression has made larger.
    sent.len().min(bytes.len())
}

/// A number with its thousands apart.
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
        assert!(compressed(&[b'a'; 1000]) < 50);
        assert_eq!(compressed(b""), 0);
        assert_eq!(compressed(b"q"), 1);
    }

    #[test]
    fn every_file_counts_once() {
        for name in ["index.html", "worker.js", "worker_bg.wasm", "web-1_bg.wasm", "boot.js"] {
            assert_eq!(BUDGETS.iter().filter(|budget| (budget.has)(name)).count(), 1, "{name}");
        }
    }
}
