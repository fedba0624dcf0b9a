//! When and how a product was built.

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::time::SystemTime;

use crate::build::sources::{Sources, changed};
use crate::tools::trouble::Trouble;

/// A file dated at the beginning of the last build; its content says how the product was built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stamp(pub(crate) PathBuf);

impl Stamp {
    /// How the product was last built; `None` if it never was.
    pub(crate) fn way(&self) -> Option<String> {
        fs::read_to_string(&self.0).ok()
    }

    /// Whether the last build is up to date with the sources.
    pub(crate) fn is_newer_than(&self, sources: &Sources) -> bool {
        changed(&self.0).is_some_and(|built| sources.are_older_than(built))
    }

    /// Forgets the last build.
    ///
    /// # Errors
    ///
    /// The file cannot be removed.
    pub(crate) fn remove(&self) -> Result<(), Trouble> {
        let Stamp(path) = self;
        if !path.exists() {
            return Ok(());
        }
        fs::remove_file(path).map_err(|error| Trouble::file("remove", path, &error))
    }

    /// Records a build, dated at its beginning and not its end: a file changed during the build may not be in it.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub(crate) fn set(&self, way: &str, started: SystemTime) -> Result<(), Trouble> {
        let Stamp(path) = self;
        let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| File::create(path));
        let set = |mut file: File| file.write_all(way.as_bytes()).and_then(|()| file.set_modified(started));
        written.and_then(set).map_err(|error| Trouble::file("write", path, &error))
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_stamp_is_as_old_as_the_beginning_of_a_build() {
        let folder = env::temp_dir().join(format!("mustermead-stamp-{}", std::process::id()));
        let (stamp, source) = (Stamp(folder.join("in/a.stamp")), folder.join("source"));
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        File::create(&source).expect("a file can be made");
        let sources = Sources { paths: vec![source], without: Vec::new() };
        assert_eq!(stamp.way(), None);
        assert!(!stamp.is_newer_than(&sources));
        let second = Duration::from_secs(1);
        for (started, is_newer) in [(SystemTime::now() - second, false), (SystemTime::now() + second, true)] {
            stamp.set("fast", started).expect("it can be written");
            assert_eq!(stamp.way().as_deref(), Some("fast"));
            assert_eq!(stamp.is_newer_than(&sources), is_newer);
        }
        for _ in 0..2 {
            stamp.remove().expect("it can be removed, or is gone");
            assert_eq!(stamp.way(), None);
        }
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }
}
