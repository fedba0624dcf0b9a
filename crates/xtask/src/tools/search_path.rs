//! Finds programs on the search path.

use std::env;
use std::path::{Path, PathBuf};

/// The path of a program, if it is on the search path.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(&file)).find(|file| is_program(file))
}

/// Whether a file can be run.
#[cfg(unix)]
pub(crate) fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

/// Whether a file can be run.
#[cfg(not(unix))]
pub(crate) fn is_program(file: &Path) -> bool {
    file.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_is_on_the_path_and_nothing_else() {
        assert!(on_path("cargo").is_some());
        assert_eq!(on_path("no-such-program"), None);
    }
}
