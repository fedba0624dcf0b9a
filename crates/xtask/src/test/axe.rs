//! Finds axe-core, which audits pages for accessibility.
//!
//! `cargo xtask test` installs it; it is under MPL-2.0 and not part of the site.

use std::fs;
use std::path::PathBuf;

use crate::tools::cache;

/// Its npm package name.
pub const PACKAGE: &str = "axe-core";

/// The version that the pages are audited with.
pub const VERSION: &str = "4.14.1";

/// The script that defines `window.axe` in a page; `None` if this version is not installed. Then there is no audit.
#[must_use]
pub fn source() -> Option<PathBuf> {
    script(PACKAGE, VERSION, "axe.min.js")
}

/// A script of an npm package that is installed in this version.
pub(crate) fn script(package: &str, version: &str, name: &str) -> Option<PathBuf> {
    let folder = cache::of(package, version).join("node_modules").join(package);
    let manifest = fs::read_to_string(folder.join("package.json")).ok()?;
    is_pinned(&manifest, version).then(|| folder.join(name)).filter(|script| script.is_file())
}

/// Whether a package's manifest has the wanted version.
fn is_pinned(manifest: &str, version: &str) -> bool {
    let wanted = format!("\"version\":\"{version}\"");
    manifest.lines().any(|line| line.replace(' ', "").contains(&wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_version_wanted_will_do() {
        assert!(is_pinned(&format!("{{\n  \"name\": \"{PACKAGE}\",\n  \"version\": \"{VERSION}\",\n}}"), VERSION));
        assert!(is_pinned(&format!("{{\"version\":\"{VERSION}\"}}"), VERSION));
        assert!(!is_pinned(&format!("{{\n  \"version\": \"{VERSION}0\"\n}}"), VERSION));
        assert!(!is_pinned("", VERSION));
    }
}
