//! A small site with a file of every kind, in a fresh folder.

use std::path::{Path, PathBuf};
use std::{env, fs};

use xtask::build::precompressed;
use xtask::serve::header_rules;

use crate::servers::Place;

/// The site's folder, where it is not at the root of its host.
pub(crate) const FOLDER: &str = "games";

/// The page for addresses where nothing is.
const NOT_FOUND: &str = "404.html";

/// The files, and a word of their content.
const FILES: [(&str, &str); 15] = [
    ("index.html", "root"),
    (NOT_FOUND, "nothing"),
    ("robots.txt", "robots"),
    (".nojekyll", ""),
    ("sw.js", "script"),
    ("manifest.webmanifest", "manifest"),
    ("en/index.html", "home"),
    ("en/laska/index.html", "game"),
    ("embed/laska/index.html", "table"),
    ("v/01234567/boot.js", "boot"),
    ("v/01234567/style.css", "style"),
    ("v/01234567/laska/app_bg.wasm", "program"),
    ("v/01234567/mustermead.svg", "icon"),
    ("v/01234567/words/en/portal.txt", "words"),
    ("v/01234567/preview/laska.png", "picture"),
];

/// Addresses where nothing is.
const MISSING: [&str; 5] = ["lasca", "en/lasca/", "embed/lasca/", "v/01234567/none.js", "v/ffffffff/boot.js"];

/// A site, removed when it is dropped.
pub(crate) struct Site {
    /// A folder for what a server needs beside the site.
    work: PathBuf,
    folder: PathBuf,
}

impl Site {
    /// The site for the server with this name.
    pub(crate) fn new(name: &str, place: Place) -> Self {
        let work = env::temp_dir().join(format!("mustermead-recipe-{name}-{place:?}-{}", std::process::id()));
        let folder = work.join("host").join(if place == Place::Root { "" } else { FOLDER });
        for (path, word) in FILES {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().expect("it is in a folder")).expect("a temporary folder can be made");
            fs::write(file, format!("{word} ").repeat(100)).expect("a file can be written");
        }
        let in_root = FILES.iter().map(|(path, _)| *path).filter(|path| !path.contains('/') && *path != NOT_FOUND);
        let headers = website::hosting::headers(in_root, ["en"].into_iter());
        fs::write(folder.join(header_rules::FILE), headers).expect("a file can be written");
        precompressed::precompress(&folder, |_, _| {}).expect("all files are there");
        Self { work, folder }
    }

    /// The folder of the site.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The folder that is the root of the host.
    pub(crate) fn host(&self) -> PathBuf {
        self.work.join("host")
    }

    /// The folder for what the server needs beside the site.
    pub(crate) fn work(&self) -> &Path {
        &self.work
    }

    /// The addresses of all files, as browsers ask for them, and some where nothing is.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &'static str> {
        let files = FILES.iter().map(|(path, _)| path.strip_suffix("index.html").unwrap_or(path));
        files.filter(|path| *path != NOT_FOUND && *path != ".nojekyll").chain(MISSING)
    }

    /// Whether there is a file at an address.
    pub(crate) fn has(&self, path: &str) -> bool {
        !MISSING.contains(&path)
    }

    /// The content of the file at an address.
    pub(crate) fn content(&self, path: &str) -> Vec<u8> {
        let index = if path.is_empty() || path.ends_with('/') { "index.html" } else { "" };
        fs::read(self.folder.join(format!("{path}{index}"))).expect("it was written")
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.work);
    }
}
