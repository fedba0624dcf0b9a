//! Builds that are carried over from an older site: pages that are open somewhere still fetch from them.

use std::fs;
use std::path::{Path, PathBuf};

use xtask::precompressed;

use crate::build_name::build_of;
use crate::trouble::Trouble;

/// The folder of the builds in a site.
const BUILDS: &str = "v";
/// The file in it that lists them, the newest first: their folders tell no order.
const LIST: &str = "builds.txt";
/// How many builds before the new one are kept.
const N_KEPT: usize = 2;
/// The length of a build's name, in hex digits.
const BUILD_LEN: usize = 12;

/// The builds of an older site, the newest first, in memory: the new site may take the place of the old one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeptBuilds(Vec<Build>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Build {
    name: String,
    /// Its files, by their paths below its folder.
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl KeptBuilds {
    /// Takes the last builds of a site.
    ///
    /// # Errors
    ///
    /// The folder is no site, or cannot be read.
    pub(crate) fn of(site: &Path) -> Result<Self, Trouble> {
        let builds = names(site)?.into_iter().take(N_KEPT);
        builds.map(|name| Build::read(site, name)).collect::<Result<_, _>>().map(Self)
    }

    /// Adds them to a site, where they are not its own build.
    ///
    /// # Errors
    ///
    /// The site cannot be read or written.
    pub(crate) fn add_to(&self, site: &Path) -> Result<(), Trouble> {
        if self.0.is_empty() {
            return Ok(());
        }
        let own = build_of(site)?;
        let mut list = format!("{own}\n");
        for build in self.0.iter().filter(|build| build.name != own) {
            build.write(site)?;
            list += &format!("{}\n", build.name);
        }
        write(&site.join(BUILDS).join(LIST), list.as_bytes())
    }

    /// Their names.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|build| build.name.as_str())
    }
}

impl Build {
    fn read(site: &Path, name: String) -> Result<Self, Trouble> {
        let folder = site.join(BUILDS).join(&name);
        let paths = precompressed::files(&folder).map_err(|error| Trouble::file("read", &folder, &error))?;
        let read = |path: PathBuf| match fs::read(&path) {
            Ok(bytes) => Ok((path.strip_prefix(&folder).unwrap_or(&path).to_owned(), bytes)),
            Err(error) => Err(Trouble::file("read", &path, &error)),
        };
        Ok(Self { files: paths.into_iter().map(read).collect::<Result<_, _>>()?, name })
    }

    fn write(&self, site: &Path) -> Result<(), Trouble> {
        let folder = site.join(BUILDS).join(&self.name);
        self.files.iter().try_for_each(|(path, bytes)| write(&folder.join(path), bytes))
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, bytes)).map_err(|error| Trouble::file("write", path, &error))
}

/// The builds in a site: its own, then those that it kept, as its list has them. Other folders are left out.
fn names(site: &Path) -> Result<Vec<String>, Trouble> {
    let own = build_of(site)?;
    let folder = site.join(BUILDS);
    let list = fs::read_to_string(folder.join(LIST)).unwrap_or_default();
    let mut names = Vec::new();
    for name in [own.as_str()].into_iter().chain(list.lines()) {
        if is_build(name) && folder.join(name).is_dir() && !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    Ok(names)
}

fn is_build(name: &str) -> bool {
    name.len() == BUILD_LEN && name.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    const NAMES: [&str; 4] = ["0123456789a1", "0123456789b2", "0123456789c3", "0123456789d4"];

    fn built(folder: &Path, name: &str) -> PathBuf {
        let site = folder.join(name);
        write(&site.join("index.html"), format!("<html data-build=\"{name}\">").as_bytes()).expect("it can be written");
        write(&site.join("v").join(name).join("laska/app.js"), name.as_bytes()).expect("it can be written");
        site
    }

    #[test]
    fn a_site_keeps_the_two_builds_before_it() {
        let folder = env::temp_dir().join(format!("mustermead-kept-{}", std::process::id()));
        let mut last: Option<PathBuf> = None;
        for name in NAMES {
            let kept = last.map_or_else(KeptBuilds::default, |last| KeptBuilds::of(&last).expect("it is a site"));
            let site = built(&folder, name);
            kept.add_to(&site).expect("it can be written");
            last = Some(site);
        }
        let site = last.expect("there are some");
        // What somebody else put there stays where it was.
        fs::create_dir_all(site.join("v/archive")).expect("it can be made");
        let newest: Vec<String> = NAMES.iter().rev().take(3).map(|name| (*name).to_owned()).collect();
        assert_eq!(names(&site), Ok(newest.clone()));
        assert!(newest.iter().all(|name| site.join("v").join(name).join("laska/app.js").exists()));
        assert!(!site.join("v").join(NAMES[0]).exists());
        // The same build again is no build before it.
        let kept = KeptBuilds::of(&site).expect("it is a site");
        assert_eq!(kept.names().collect::<Vec<_>>(), [NAMES[3], NAMES[2]]);
        kept.add_to(&site).expect("it can be written");
        assert_eq!(
            fs::read_to_string(site.join("v/builds.txt")).expect("it is there"),
            format!("{}\n{}\n", NAMES[3], NAMES[2])
        );
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }

    #[test]
    fn a_folder_that_is_no_site_is_refused() {
        assert!(KeptBuilds::of(Path::new("no such folder")).is_err());
        for name in ["", "0123456789ab0", "0123456789ag", "../../../../x"] {
            assert!(!is_build(name), "{name}");
        }
    }
}
