//! Formats every Rust file, including those that cargo does not know of.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tools::process::{self, cargo, root};
use crate::tools::trouble::Trouble;

/// Folders whose files belong to another workspace, so that `cargo fmt` does not find them.
const HIDDEN: [&str; 1] = ["tests/fuzz"];
const EDITION: &str = "2024";

/// Whether to change files or only to check them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Rewrite unformatted files.
    Write,
    /// Fail if a file is unformatted.
    Check,
}

/// Formats all files, or checks them.
pub(crate) fn all(format: Format) -> Result<(), Trouble> {
    let advice = |trouble: Trouble| trouble.remedy("Format everything with: cargo xtask fmt");
    let mut known = cargo(["fmt", "--all"]);
    let mut hidden = process::command("rustfmt");
    hidden.args(["--edition", EDITION]);
    if format == Format::Check {
        known.arg("--check");
        hidden.arg("--check");
    }
    let seen = process::run(&mut known).map_err(advice);
    let files = hidden_files();
    let unseen = if files.is_empty() { Ok(()) } else { process::run(hidden.args(&files)).map_err(advice) };
    seen.and(unseen)
}

fn hidden_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in HIDDEN {
        collect(&root().join(folder), &mut files);
    }
    files.sort();
    files
}

/// Adds the Rust files below a folder; a missing folder has none.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            if !path.ends_with("target") {
                collect(&path, files);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}
