//! Other editions of the site under test: what a host has after a new build, and when its worker does harm.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::site::{addresses, repository, site};

/// The folder of other editions, in the repository.
const EDITIONS: &str = "target/editions";
/// The folder of all files that pages fetch, each in a folder named by what is in it.
const FILES: &str = "v";
/// The folder of lists of files there.
const LISTS: &str = "files";
/// The names of pages, of files and of what runs, and of an edition have so many hex digits.
const NAME_LENS: [usize; 3] = [6, 8, 12];

/// The names in a site: of the folders in [`FILES`], of the edition, and what pages call themselves.
fn names(site: &Path) -> io::Result<BTreeSet<String>> {
    let mut names = BTreeSet::from([edition(site)?]);
    for entry in fs::read_dir(site.join(FILES))? {
        names.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| is_name(name));
    for page in addresses() {
        let html = fs::read_to_string(site.join(page).join("index.html"))?;
        names.extend(["data-name", "data-build"].iter().filter_map(|name| said(&html, name)));
    }
    Ok(names)
}

/// What a page says of itself.
fn said(html: &str, name: &str) -> Option<String> {
    html.split(&format!("{name}=\"")).nth(1)?.split('"').next().map(str::to_owned)
}

/// The name of the edition in the service worker of a site.
fn edition(site: &Path) -> io::Result<String> {
    let worker = fs::read_to_string(site.join("sw.js"))?;
    let edition = worker.split("EDITION=\"").nth(1).and_then(|rest| rest.split('"').next());
    edition.map(str::to_owned).ok_or_else(|| io::Error::other("the worker has no name"))
}

fn is_name(word: &str) -> bool {
    NAME_LENS.contains(&word.len()) && word.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// A text in which every name is another one: it begins with a letter that no name begins with.
fn renamed(text: &str, names: &BTreeSet<String>, letter: char) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = first.is_ascii_alphanumeric();
        let end = rest.find(|sign: char| sign.is_ascii_alphanumeric() != is_word).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        if is_word && names.contains(word) {
            out.push(letter);
            out.push_str(&word[1..]);
        } else {
            out.push_str(word);
        }
        rest = after;
    }
    out
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
            let before = fs::read(&file)?;
            let after = change(before.clone());
            fs::write(&copied, &after)?;
            if before == after {
                // As whoever puts up a site copies it: browsers are told that it is what it was.
                let date = fs::metadata(&file)?.modified()?;
                fs::File::options().write(true).open(copied)?.set_modified(date)?;
            }
        }
    }
    Ok(())
}

/// The site as it is after a new build: every page and file under another name, and the files of the build before beside
/// them, for the test of this name.
///
/// # Errors
///
/// The site has not been built, or the copy cannot be written.
pub fn next_edition(test: &str) -> io::Result<PathBuf> {
    let to = repository().join(EDITIONS).join(test);
    write(&to, LETTERS.start)?;
    copy(&site().join(FILES), &to.join(FILES), &|bytes| bytes)?;
    Ok(to)
}

/// The letters with which names of new builds begin.
const LETTERS: Range<char> = 'g'..'z';

/// The folders of as many new builds, one after the other, each with the files of the two before it, for the test of
/// this name. After the last comes the first again.
///
/// # Errors
///
/// The site has not been built, or a copy cannot be written.
pub fn editions(test: &str, n: usize) -> io::Result<Vec<PathBuf>> {
    let all: Vec<PathBuf> = (0..n).map(|idx| repository().join(EDITIONS).join(format!("{test}-{idx}"))).collect();
    for (to, letter) in all.iter().zip(LETTERS) {
        write(to, letter)?;
    }
    for (idx, to) in all.iter().enumerate() {
        for before in [idx + n - 1, idx + n - 2].map(|before| before % n) {
            let own = |name: &str| LETTERS.clone().nth(before).is_some_and(|letter| name.starts_with(letter));
            for entry in fs::read_dir(all[before].join(FILES))? {
                let folder = entry?.path();
                let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
                if own(&name) {
                    copy(&folder, &to.join(FILES).join(name), &|bytes| bytes)?;
                }
            }
        }
    }
    Ok(all)
}

/// The site as it is after one word of one table of a language has changed, for the test of this name: that table, the
/// edition and the pages that name one of them have other names, and nothing else has.
///
/// # Errors
///
/// The site has not been built, or the copy cannot be written.
pub fn with_another_word(test: &str, table: &str) -> io::Result<PathBuf> {
    let to = repository().join(EDITIONS).join(test);
    let all = names(&site())?;
    let holds = |name: &&String| site().join(FILES).join(name).join(table).is_file();
    let own = all.iter().find(holds).ok_or_else(|| io::Error::other(format!("no {table}")))?;
    let edition = edition(&site())?;
    let mut changed = BTreeSet::from([edition.clone(), own.clone()]);
    for page in addresses() {
        let html = fs::read_to_string(site().join(page).join("index.html"))?;
        if html.contains(own.as_str()) || html.contains(edition.as_str()) {
            changed.extend(said(&html, "data-name"));
        }
    }
    // The lists that name any of these.
    for name in &all {
        let lists = fs::read_dir(site().join(FILES).join(name).join(LISTS)).into_iter().flatten();
        for list in lists {
            let text = fs::read_to_string(list?.path())?;
            if changed.iter().any(|name| text.contains(name.as_str())) {
                changed.insert(name.clone());
            }
        }
    }
    let letter = LETTERS.start;
    write_as(&to, &changed, letter)?;
    let file = to.join(FILES).join(renamed(own, &changed, letter)).join(table);
    let text = fs::read_to_string(&file)?;
    fs::write(file, format!("{}\u{3b1}\n", text.trim_end()))?;
    Ok(to)
}

/// Writes the site to a folder, with every page and file under another name.
fn write(to: &Path, letter: char) -> io::Result<()> {
    write_as(to, &names(&site())?, letter)
}

/// Writes the site to a folder, with these names beginning with a letter.
fn write_as(to: &Path, names: &BTreeSet<String>, letter: char) -> io::Result<()> {
    let other = |bytes: Vec<u8>| match String::from_utf8(bytes) {
        Ok(text) => renamed(&text, names, letter).into_bytes(),
        Err(program) => program.into_bytes(),
    };
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    copy(&site(), to, &other)?;
    for name in names {
        let folder = to.join(FILES).join(name);
        if folder.is_dir() {
            fs::rename(folder, to.join(FILES).join(renamed(name, names, letter)))?;
        }
    }
    Ok(())
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

/// The folder of scripts for pages that can load no modules, in those that are named by what is in them.
const CLASSIC: &str = "classic";

/// The site without the scripts for pages that can load no modules, as it is built without esbuild, for the test of this
/// name.
///
/// # Errors
///
/// The site has not been built, or the copy cannot be written.
pub fn without_classic(test: &str) -> io::Result<PathBuf> {
    let to = copy_for(test)?;
    for named in fs::read_dir(to.join(FILES))? {
        let folder = named?.path().join(CLASSIC);
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
    fn every_name_of_a_site_becomes_another_one() {
        let names = ["0123abcd", "0123456789ab"].map(str::to_owned).into_iter().collect();
        let page = "data-name=\"0123abcd\" href=\"../v/0123abcd/boot.js\" v/0123456789ab/ 0123abcde ffffffff …";
        let expect = "data-name=\"g123abcd\" href=\"../v/g123abcd/boot.js\" v/g123456789ab/ 0123abcde ffffffff …";
        assert_eq!(renamed(page, &names, 'g'), expect);
        assert!(is_name("0123abcd") && !is_name("builds") && !is_name("g123abcd"));
    }
}
