//! Other editions of the site under test: what a host has after a new build, and when its worker does harm.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::site::{repository, site};

/// The folder of other editions, in the repository.
const EDITIONS: &str = "target/editions";
/// The name of a build has so many hex digits, and so has that of an edition.
const NAME_LEN: usize = 12;

/// The names of the edition and of the build in a service worker.
fn names(worker: &str) -> Option<(&str, &str)> {
    let name = |key: &str| worker.split_once(key)?.1.get(..NAME_LEN);
    Some((name("EDITION=\"")?, name("BUILD=\"")?))
}

/// A copy of the site under test for the test of this name.
fn copy_for(test: &str) -> io::Result<PathBuf> {
    let to = repository().join(EDITIONS).join(test);
    if to.exists() {
        fs::remove_dir_all(&to)?;
    }
    copy(&site(), &to, &|bytes| bytes)?;
    Ok(to)
}

/// Copies a folder, with what `change` makes of each file.
fn copy(from: &Path, to: &Path, change: &dyn Fn(Vec<u8>) -> Vec<u8>) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let file = entry?.path();
        let copied = to.join(file.file_name().expect("entries of a folder have names"));
        if file.is_dir() {
            copy(&file, &copied, change)?;
        } else {
            fs::write(copied, change(fs::read(&file)?))?;
        }
    }
    Ok(())
}

/// The site as it is after a new build: every page and file under the name of another build, and the folder of the
/// build before beside it, for the test of this name.
///
/// # Errors
///
/// The site has not been built, or the copy cannot be written.
pub fn next_edition(test: &str) -> io::Result<PathBuf> {
    let to = repository().join(EDITIONS).join(test);
    write(&to, 'b')?;
    copy(&site().join("v"), &to.join("v"), &|bytes| bytes)?;
    Ok(to)
}

/// The folders of as many new builds, one after the other, each with the folders of the two before it, for the test of
/// this name. After the last comes the first again.
///
/// # Errors
///
/// The site has not been built, or a copy cannot be written.
pub fn editions(test: &str, n: usize) -> io::Result<Vec<PathBuf>> {
    let all: Vec<PathBuf> = (0..n).map(|idx| repository().join(EDITIONS).join(format!("{test}-{idx}"))).collect();
    for (to, letter) in all.iter().zip('b'..) {
        write(to, letter)?;
    }
    for (idx, to) in all.iter().enumerate() {
        for before in [idx + n - 1, idx + n - 2].map(|before| before % n) {
            let build = build_name(char::from(b'b' + u8::try_from(before).expect("there are few builds")));
            copy(&all[before].join("v").join(&build), &to.join("v").join(&build), &|bytes| bytes)?;
        }
    }
    Ok(all)
}

/// The name of a build that tests make.
fn build_name(letter: char) -> String {
    letter.to_string().repeat(NAME_LEN)
}

/// Writes the site to a folder, with every page and file under the name of this build.
fn write(to: &Path, letter: char) -> io::Result<()> {
    let worker = fs::read_to_string(site().join("sw.js"))?;
    let (edition, build) = names(&worker).ok_or_else(|| io::Error::other("the worker has no names"))?;
    let new_build = build_name(letter);
    // The edition is another one even if the build is not.
    let new_edition = format!("e{}", &new_build[1..]);
    let renamed = |bytes: Vec<u8>| match String::from_utf8(bytes) {
        Ok(text) => text.replace(edition, &new_edition).replace(build, &new_build).into_bytes(),
        Err(program) => program.into_bytes(),
    };
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    copy(&site(), to, &renamed)?;
    let folder = to.join("v").join(&new_build);
    fs::rename(to.join("v").join(build), &folder)?;
    let list = |edition: &str| folder.join(format!("files-{edition}.json"));
    fs::rename(list(edition), list(&new_edition))
}

/// The site with the way out of its worker in the worker's place, for the test of this name.
///
/// # Errors
///
/// The site has not been built, or the copy cannot be written.
pub fn without_worker(test: &str) -> io::Result<PathBuf> {
    let to = copy_for(test)?;
    fs::copy(to.join("sw-off.js"), to.join("sw.js"))?;
    Ok(to)
}

/// The folder of scripts for pages that can load no modules, in the folder of a build.
const CLASSIC: &str = "classic";

/// Whether the site has scripts for pages that can load no modules. Without npm it is built without them, and such pages
/// say that they cannot start.
#[must_use]
pub fn has_classic() -> bool {
    let builds = fs::read_dir(site().join("v")).into_iter().flatten().flatten();
    builds.map(|build| build.path().join(CLASSIC)).any(|folder| folder.is_dir())
}

/// The site without the scripts for pages that can load no modules, as it is built without esbuild, for the test of this
/// name.
///
/// # Errors
///
/// The site has not been built, or the copy cannot be written.
pub fn without_classic(test: &str) -> io::Result<PathBuf> {
    let to = copy_for(test)?;
    for build in fs::read_dir(to.join("v"))? {
        let folder = build?.path().join(CLASSIC);
        if folder.is_dir() {
            fs::remove_dir_all(folder)?;
        }
    }
    Ok(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_begins_with_its_names() {
        let worker = "const EDITION=\"0123456789ab\",BUILD=\"ba9876543210\";\nself";
        assert_eq!(names(worker), Some(("0123456789ab", "ba9876543210")));
        assert_eq!(names("self"), None);
    }
}
