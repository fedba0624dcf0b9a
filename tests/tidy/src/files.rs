//! The files of the repository.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Generated, downloaded or third-party files. A site is written beside its place first, and tests read meanwhile.
const SKIPPED: [&str; 7] = [".git", ".tools", "dist", "dist.new", "node_modules", "screenshots", "target"];

/// A text file of the repository.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// Its path from the root, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    #[cfg(test)]
    pub(crate) fn new(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Whether it is code written by hand.
    pub(crate) fn is_code(&self) -> bool {
        [".rs", ".js", ".mjs", ".ts", ".css", ".sh", ".py"].iter().any(|end| self.path.ends_with(end))
    }

    /// Whether the whole file is test code.
    pub(crate) fn is_test(&self) -> bool {
        self.path.starts_with("tests/") || self.path.contains("/tests/") || self.path.ends_with("/tests.rs")
    }
}

/// The repository.
pub(crate) fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).expect("this package lies in the repository's tests").to_owned()
}

/// Every text file, sorted by path.
pub(crate) fn all() -> Vec<File> {
    let (mut files, _) = collected();
    files.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(files.len() > 50, "only {} files found", files.len());
    files
}

/// The paths of all files that are no text, apart from inputs of the fuzz targets and the computer's networks.
pub(crate) fn binaries() -> Vec<String> {
    let (_, binaries) = collected();
    binaries.into_iter().filter(|path| is_stray(path)).collect()
}

/// Whether a file that is no text does not belong into the repository: an archive, a program, somebody else's picture.
pub(crate) fn is_stray(path: &str) -> bool {
    !(path.starts_with("tests/fuzz/") || path.starts_with("web/networks/") && path.ends_with(".bin"))
}

fn collected() -> (Vec<File>, Vec<String>) {
    let (mut files, mut binaries) = Default::default();
    collect(&root(), "", &mut files, &mut binaries);
    (files, binaries)
}

fn collect(folder: &Path, path: &str, files: &mut Vec<File>, binaries: &mut Vec<String>) {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        // Other tests write and remove folders of their own meanwhile.
        Err(error) if error.kind() == ErrorKind::NotFound => return,
        Err(error) => panic!("{}: {error}", folder.display()),
    };
    for entry in entries {
        let entry = entry.expect("the repository can be read");
        let name = entry.file_name().to_string_lossy().into_owned();
        let inside = if path.is_empty() { name.clone() } else { format!("{path}/{name}") };
        let kind = entry.file_type().expect("the repository can be read");
        // In a git worktree, `.git` is a file.
        if SKIPPED.contains(&name.as_str()) {
            continue;
        }
        if kind.is_dir() {
            collect(&entry.path(), &inside, files, binaries);
        } else if kind.is_file() {
            match fs::read_to_string(entry.path()) {
                Ok(text) => files.push(File { path: inside, text }),
                Err(error) if error.kind() == ErrorKind::InvalidData => binaries.push(inside),
                Err(_) => {}
            }
        }
    }
}
