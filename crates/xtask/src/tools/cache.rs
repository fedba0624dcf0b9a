//! The cache of this project's tools: in the user's cache folder, so that all checkouts share it and the system stays
//! unchanged.

use std::env;
use std::path::PathBuf;

use etcetera::BaseStrategy;

use crate::tools::process::root;

/// The environment variable that names another folder.
const VARIABLE: &str = "MUSTERMEAD_CACHE";

/// The cache folder. Each tool version has a folder of its own in it, as two checkouts may want different versions.
pub(crate) fn folder() -> PathBuf {
    let named = env::var_os(VARIABLE).filter(|named| !named.is_empty()).map(PathBuf::from);
    let users = || etcetera::choose_base_strategy().ok().map(|users| users.cache_dir().join("mustermead"));
    // Without a home directory, use the build folder.
    named.or_else(users).unwrap_or_else(|| root().join("target/cache"))
}

/// The folder of a version of a tool.
pub(crate) fn of(tool: &str, version: &str) -> PathBuf {
    folder().join(format!("{tool}-{version}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_lie_apart() {
        assert!(of("trunk", "1.0").starts_with(folder()));
        assert_ne!(of("trunk", "1.0"), of("trunk", "1.1"));
    }
}
