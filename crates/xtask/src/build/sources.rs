//! The sources of a product, and when they were changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The files and folders that a product is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sources {
    /// Including everything in them.
    pub(crate) paths: Vec<PathBuf>,
    /// Except for these, which may lie inside the others.
    pub(crate) without: Vec<PathBuf>,
}

impl Sources {
    /// Whether all of them exist and none was changed since then.
    pub(crate) fn are_older_than(&self, time: SystemTime) -> bool {
        self.paths.iter().all(|path| newest(path, &self.without).is_some_and(|changed| changed < time))
    }
}

/// When a file, or anything in a folder, was last changed. A folder's own time counts too: it shows that files were
/// removed.
fn newest(path: &Path, without: &[PathBuf]) -> Option<SystemTime> {
    let own = changed(path)?;
    let Ok(entries) = fs::read_dir(path) else { return Some(own) };
    let paths = entries.flatten().map(|entry| entry.path()).filter(|path| !without.contains(path));
    let inner = paths.filter_map(|path| newest(&path, without)).max();
    Some(inner.map_or(own, |inner| inner.max(own)))
}

/// When a file was last changed; `None` if it does not exist.
pub(crate) fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|meta| meta.modified()).ok()
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::fs::File;
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_newest_counts_however_deep() {
        let folder = env::temp_dir().join(format!("mustermead-newest-{}", std::process::id()));
        let (inner, file) = (folder.join("a/b"), folder.join("a/b/file"));
        fs::create_dir_all(&inner).expect("a temporary folder can be made");
        File::create(&file).expect("a file can be made");
        let now = SystemTime::now() + Duration::from_secs(1);
        let later = now + Duration::from_secs(1000);
        File::options().append(true).open(&file).and_then(|file| file.set_modified(later)).expect("times can be set");
        assert_eq!(newest(&folder, &[]), Some(later));
        let sources = |without: &[&Path]| Sources {
            paths: vec![folder.clone()],
            without: without.iter().map(|path| (*path).to_owned()).collect(),
        };
        assert!(!sources(&[]).are_older_than(now));
        assert!(!sources(&[]).are_older_than(later), "it may have changed at that very moment again");
        assert!(sources(&[]).are_older_than(later + Duration::from_secs(1)));
        for without in [&file, &inner] {
            assert!(sources(&[without]).are_older_than(now), "without {}", without.display());
        }
        fs::remove_file(&file).expect("the file can be removed");
        assert!(newest(&folder, &[]).expect("the folder is there") < now);
        assert_eq!(newest(&file, &[]), None);
        fs::remove_dir_all(&folder).expect("the folder can be removed");
        assert!(!sources(&[]).are_older_than(later), "nothing can be made from what is not there");
    }
}
