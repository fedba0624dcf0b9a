//! The game folders on disk: their test data, and the blocks of text it is written in.

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this package lies in the repository").to_owned()
}

/// The folder that holds all game folders.
pub fn games() -> PathBuf {
    root().join("crates/rules/src/games")
}

/// The test data of one game folder: the files of `tests` whose names begin with `prefix` and end with `.txt`, sorted
/// by name, each with its text.
///
/// # Panics
/// When the folder cannot be read.
pub fn test_files(folder: &str, prefix: &str) -> Vec<(String, String)> {
    let folder = games().join(folder).join("tests");
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        if name.starts_with(prefix) && name.ends_with(".txt") {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            files.push((name, text));
        }
    }
    files.sort();
    files
}
