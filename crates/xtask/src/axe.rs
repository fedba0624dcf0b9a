//! Finds axe-core, which audits pages for accessibility.
//!
//! `cargo xtask test` installs it; it is under MPL-2.0 and not part of the site.

use std::fs;
use std::path::PathBuf;

use crate::cache;

/// Its npm package name.
pub const PACKAGE: &str = "axe-core";

/// The version that the pages are audited with.
pub const VERSION: &str = "4.14.1";

/// The script that defines `window.axe` in a page; `None` if this version is not installed. Then there is no audit.
#[must_use]
pub fn source() -> Option<PathBuf> {
    let folder = cache::of(PACKAGE, VERSION).join("node_modules").join(PACKAGE);
    let manifest = fs::read_to_string(folder.join("package.json")).ok()?;
    is_pinned(&manifest).then(|| folder.join("axe.min.js")).filter(|script| script.is_file())
}

/// Whether a package's manifest has the wanted version.
fn is_pinned(manifest: &str) -> bool {
    let wanted = format!("\"version\":\"{VERSION}\"");
    manifest.lines().any(|line| line.replace(' ', "").contains(&wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_version_wanted_will_do() {
        assert!(is_pinned(&format!("{{\n  \"name\": \"{PACKAGE}\",\n  \"version\": \"{VERSION}\",\n}}")));
        assert!(is_pinned(&format!("{{\"version\":\"{VERSION}\"}}")));
        assert!(!is_pinned(&format!("{{\n  \"version\": \"{VERSION}0\"\n}}")));
        assert!(!is_pinned(""));
    }
}
