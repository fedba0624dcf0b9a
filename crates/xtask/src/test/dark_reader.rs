//! Finds the package of Dark Reader, an extension that changes the colours of pages: tests look at boards under it.
//!
//! `cargo xtask test` installs it; it is under the MIT licence and not part of the site.

use std::path::PathBuf;

use crate::test::axe;

/// Its npm package name.
pub const PACKAGE: &str = "darkreader";

/// The version that boards are looked at under.
pub const VERSION: &str = "4.9.133";

/// The script that defines `window.DarkReader` in a page; `None` if this version is not installed. Then boards are not
/// looked at under it.
#[must_use]
pub fn source() -> Option<PathBuf> {
    axe::script(PACKAGE, VERSION, "darkreader.js")
}
