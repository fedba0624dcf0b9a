//! Builds that are carried over from an older site: pages that are open somewhere still fetch from them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::build::edition_name::edition_of;
use crate::build::precompressed;
use crate::tools::trouble::Trouble;

/// The folder of what pages fetch in a site, each file in a folder named by what is in it.
const FILES: &str = "v";
/// The list in it of the builds that are there, the newest first, each with its edition and its files.
const LIST: &str = "builds.txt";
/// How the line of an edition begins in the list. No path of a file does so.
const EDITION: &str = "build ";
/// How many builds before the new one are kept.
const N_KEPT: usize = 2;

/// The builds of an older site, the newest first, in memory: the new site may take the place of the old one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeptBuilds {
    builds: Vec<Build>,
    /// What is in their files.
    contents: BTreeMap<String, Vec<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Build {
    edition: String,
    /// The paths of its files below [`FILES`].
    files: BTreeSet<String>,
}

impl KeptBuilds {
    /// Takes the last builds of a site.
    ///
    /// # Errors
    ///
    /// The folder is no site, or cannot be read.
    pub(crate) fn of(site: &Path) -> Result<Self, Trouble> {
        let mut builds = listed(site)?;
        builds.truncate(N_KEPT);
        let mut contents = BTreeMap::new();
        for path in builds.iter().flat_map(|build| &build.files) {
            let file = site.join(FILES).join(path);
            contents.insert(path.clone(), fs::read(&file).map_err(|error| Trouble::file("read", &file, &error))?);
        }
        Ok(Self { builds, contents })
    }

    /// Adds them to a new site, where they are not its own build.
    ///
    /// # Errors
    ///
    /// The site cannot be read or written.
    pub(crate) fn add_to(&self, site: &Path) -> Result<(), Trouble> {
        if self.builds.is_empty() {
            return Ok(());
        }
        let own = Build { edition: edition_of(site)?, files: files(site)? };
        let others: Vec<&Build> = self.builds.iter().filter(|build| build.edition != own.edition).collect();
        for path in others.iter().flat_map(|build| &build.files).filter(|path| !own.files.contains(*path)) {
            write(&site.join(FILES).join(path), &self.contents[path])?;
        }
        let list: String = [&own].into_iter().chain(others).map(Build::lines).collect();
        write(&site.join(FILES).join(LIST), list.as_bytes())
    }

    /// The names of their editions.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.builds.iter().map(|build| build.edition.as_str())
    }
}

/// The files of a site's own build, by their paths below the site: without those that it keeps of builds before.
///
/// # Errors
///
/// The folder is no site, or cannot be read.
pub(crate) fn own_files(site: &Path) -> Result<BTreeSet<String>, Trouble> {
    let builds = listed(site)?;
    Ok(builds.into_iter().next().into_iter().flat_map(|own| own.files).map(|path| format!("{FILES}/{path}")).collect())
}

/// The builds in a site, its own first.
fn listed(site: &Path) -> Result<Vec<Build>, Trouble> {
    let edition = edition_of(site)?;
    let there = files(site)?;
    let builds = read(&fs::read_to_string(site.join(FILES).join(LIST)).unwrap_or_default());
    // Nothing is kept beside it, or nobody knows what; and a list that somebody has left there is of another site.
    if builds.first().is_none_or(|first| first.edition != edition) {
        return Ok(vec![Build { edition, files: there }]);
    }
    // What has been removed by hand is gone; what is compressed beside a file goes with it.
    let is_of = |build: &Build, path: &str| {
        let plain = path.strip_suffix(".br").or_else(|| path.strip_suffix(".gz"));
        build.files.contains(path) || plain.is_some_and(|plain| build.files.contains(plain))
    };
    let present = |build: Build| {
        let files = there.iter().filter(|path| is_of(&build, path)).cloned().collect();
        Build { files, ..build }
    };
    Ok(builds.into_iter().map(present).collect())
}

/// The builds in a list.
fn read(list: &str) -> Vec<Build> {
    let mut builds: Vec<Build> = Vec::new();
    for line in list.lines() {
        match (line.strip_prefix(EDITION), builds.last_mut()) {
            (Some(edition), _) => builds.push(Build { edition: edition.to_owned(), files: BTreeSet::new() }),
            (None, Some(build)) => drop(build.files.insert(line.to_owned())),
            (None, None) => {}
        }
    }
    builds
}

impl Build {
    fn lines(&self) -> String {
        let files = self.files.iter().map(|path| format!("{path}\n"));
        [format!("{EDITION}{}\n", self.edition)].into_iter().chain(files).collect()
    }
}

/// The paths of all files below [`FILES`], without the list.
fn files(site: &Path) -> Result<BTreeSet<String>, Trouble> {
    let folder = site.join(FILES);
    let paths = precompressed::files(&folder).map_err(|error| Trouble::file("read", &folder, &error))?;
    let below = |path: &Path| path.strip_prefix(&folder).unwrap_or(path).to_string_lossy().replace('\\', "/");
    Ok(paths.iter().map(|path| below(path)).filter(|path| path.split('.').next() != Some("builds")).collect())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, bytes)).map_err(|error| Trouble::file("write", path, &error))
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::path::PathBuf;

    use super::*;

    const NAMES: [&str; 4] = ["0123456789a1", "0123456789b2", "0123456789c3", "0123456789d4"];

    /// A site with a file of its own and one that no build changes.
    fn built(folder: &Path, name: &str) -> PathBuf {
        let site = folder.join(name);
        write(&site.join("sw.js"), format!("const EDITION=\"{name}\";").as_bytes()).expect("it can be written");
        for (path, text) in [(format!("{name}/app.js"), name), ("same/style.css".to_owned(), "same")] {
            write(&site.join("v").join(path), text.as_bytes()).expect("it can be written");
        }
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
            // As the build does at its end.
            write(&site.join("v").join(name).join("app.js.br"), b"br").expect("it can be written");
            last = Some(site);
        }
        let site = last.expect("there are some");
        let newest: Vec<&str> = NAMES.iter().rev().take(3).copied().collect();
        let editions = |site: &Path| {
            listed(site).expect("it is a site").into_iter().map(|build| build.edition).collect::<Vec<_>>()
        };
        assert_eq!(editions(&site), newest);
        for name in &newest {
            assert!(site.join("v").join(name).join("app.js").exists(), "{name}");
            assert!(site.join("v").join(name).join("app.js.br").exists(), "{name}");
        }
        assert!(!site.join("v").join(NAMES[0]).exists());
        let own = own_files(&site).expect("it is a site");
        let expect =
            [format!("v/{}/app.js", NAMES[3]), format!("v/{}/app.js.br", NAMES[3]), "v/same/style.css".to_owned()];
        assert_eq!(own, expect.into_iter().collect());
        // The same build again is no build before it.
        let kept = KeptBuilds::of(&site).expect("it is a site");
        assert_eq!(kept.names().collect::<Vec<_>>(), [NAMES[3], NAMES[2]]);
        kept.add_to(&built(&folder, NAMES[3])).expect("it can be written");
        assert_eq!(editions(&site), [NAMES[3], NAMES[2]]);
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }

    #[test]
    fn a_site_without_a_list_is_one_build() {
        let folder = env::temp_dir().join(format!("mustermead-unlisted-{}", std::process::id()));
        let site = built(&folder, NAMES[0]);
        // Before files were named by what is in them, the list had names of folders.
        write(&site.join("v/builds.txt"), b"0123456789ab\n").expect("it can be written");
        let kept = KeptBuilds::of(&site).expect("it is a site");
        assert_eq!(kept.names().collect::<Vec<_>>(), [NAMES[0]]);
        assert_eq!(kept.contents.len(), 2);
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }

    #[test]
    fn a_folder_that_is_no_site_is_refused() {
        assert!(KeptBuilds::of(Path::new("no such folder")).is_err());
    }
}
