//! The files of the repository.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, OnceLock};
use std::thread;

use crate::code::Code;

/// Generated, downloaded or third-party files. A site is written beside its place first, and tests read meanwhile.
const SKIPPED: [&str; 7] = [".git", ".tools", "dist", "dist.new", "node_modules", "screenshots", "target"];

/// A text file of the repository.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// Its path from the root, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
    code: OnceLock<Code>,
}

impl File {
    pub(crate) fn new(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned(), code: OnceLock::new() }
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// What stands in a Rust file.
    pub(crate) fn code(&self) -> &Code {
        self.code.get_or_init(|| Code::read(&self.text, self.path.starts_with("tests/")))
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

/// Every text file, sorted by path. They are read once.
pub(crate) fn all() -> &'static [File] {
    &ALL.0
}

/// The paths of all files that are no text, apart from inputs of the fuzz targets and the computer's networks.
pub(crate) fn binaries() -> Vec<&'static str> {
    ALL.1.iter().map(String::as_str).filter(|path| is_stray(path)).collect()
}

/// Whether a file that is no text does not belong into the repository: an archive, a program, somebody else's picture.
pub(crate) fn is_stray(path: &str) -> bool {
    !(path.starts_with("tests/fuzz/") || path.starts_with("web/networks/") && path.ends_with(".bin"))
}

/// Every text file, and the paths of all others.
static ALL: LazyLock<(Vec<File>, Vec<String>)> = LazyLock::new(|| {
    let (mut files, mut binaries) = Default::default();
    collect(&root(), "", &mut files, &mut binaries);
    files.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(files.len() > 50, "only {} files found", files.len());
    read(&files);
    (files, binaries)
});

/// Reads the Rust files, on all processors: the tests ask for them in the same order, and would wait for each other.
fn read(files: &[File]) {
    let next = AtomicUsize::new(0);
    let read_rest = || {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            if file.is_rust() {
                file.code();
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(read_rest);
        }
    });
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
                Ok(text) => files.push(File::new(&inside, &text)),
                Err(error) if error.kind() == ErrorKind::InvalidData => binaries.push(inside),
                Err(_) => {}
            }
        }
    }
}
