//! Reads and writes whole folders.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::SiteError;

/// A text in a site's first page, by which a site's folder is recognized.
const OURS: &str = "Mustermead";

/// Files by their paths below a folder, with forward slashes.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Every file below a folder.
pub(crate) fn read(folder: &Path) -> Result<Files, SiteError> {
    let mut files = Files::new();
    collect(folder, folder, &mut files)?;
    Ok(files)
}

fn collect(folder: &Path, below: &Path, files: &mut Files) -> Result<(), SiteError> {
    for path in entries(folder)? {
        if path.is_dir() {
            collect(&path, below, files)?;
        } else {
            let bytes = fs::read(&path).map_err(|error| SiteError::file("read", &path, &error))?;
            files.insert(path_below(&path, below), bytes);
        }
    }
    Ok(())
}

/// A text, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its path.
    pub path: PathBuf,
    /// Its content.
    pub text: String,
}

/// A file with text.
pub(crate) fn text(path: PathBuf) -> Result<TextFile, SiteError> {
    match fs::read_to_string(&path) {
        Ok(text) => Ok(TextFile { path, text }),
        Err(error) => Err(SiteError::file("read", &path, &error)),
    }
}

/// The files in a folder, all of them with text.
pub(crate) fn texts(folder: &Path) -> Result<Vec<TextFile>, SiteError> {
    entries(folder)?.into_iter().map(text).collect()
}

/// A path below a folder as used in addresses.
fn path_below(path: &Path, folder: &Path) -> String {
    path.strip_prefix(folder).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// The entries of a folder, sorted.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>, SiteError> {
    let failed = |error| SiteError::file("read", folder, &error);
    let entries = fs::read_dir(folder).map_err(failed)?;
    let mut paths =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>().map_err(failed)?;
    paths.sort();
    Ok(paths)
}

/// Replaces the site in the folder with these files. All files are written before anything is removed.
pub(crate) fn replace(folder: &Path, files: &Files) -> Result<(), SiteError> {
    if !is_free(folder) {
        return Err(SiteError::NotOurs(folder.to_owned()));
    }
    let mut name = folder.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let new = folder.with_file_name(name);
    remove(&new)?;
    for (path, bytes) in files {
        let path = new.join(path);
        let parent = path.parent().unwrap_or(&new);
        fs::create_dir_all(parent).map_err(|error| SiteError::file("make", parent, &error))?;
        fs::write(&path, bytes).map_err(|error| SiteError::file("write", &path, &error))?;
    }
    remove(folder)?;
    fs::rename(&new, folder).map_err(|error| SiteError::file("write", folder, &error))
}

/// Whether the folder is missing, empty or a site, so that nothing else can be lost.
fn is_free(folder: &Path) -> bool {
    match fs::read_dir(folder) {
        Ok(mut entries) => {
            entries.next().is_none()
                || fs::read_to_string(folder.join("index.html")).is_ok_and(|page| page.contains(OURS))
        }
        Err(error) => error.kind() == ErrorKind::NotFound,
    }
}

fn remove(folder: &Path) -> Result<(), SiteError> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(SiteError::file("remove", folder, &error)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    fn files(all: &[(&str, &str)]) -> Files {
        all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn a_site_takes_the_place_of_a_site_and_of_nothing_else() {
        let folder = env::temp_dir().join(format!("mustermead-site-{}", std::process::id()));
        let site = folder.join("site");
        let old = files(&[("index.html", "Mustermead 1"), ("v/1/boot.js", "1")]);
        let new = files(&[("index.html", "Mustermead 2"), ("v/2/boot.js", "2")]);
        fs::create_dir_all(&folder).unwrap();
        for wanted in [&old, &new] {
            replace(&site, wanted).unwrap();
            assert_eq!(read(&site).as_ref(), Ok(wanted));
        }
        fs::write(site.join("index.html"), "My thesis").unwrap();
        assert_eq!(replace(&site, &old), Err(SiteError::NotOurs(site.clone())));
        assert!(site.join("v/2/boot.js").exists());
        fs::remove_dir_all(&folder).unwrap();
    }
}
