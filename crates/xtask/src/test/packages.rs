//! The npm packages of the browser tests: installed if npm is. The tests go without those that are missing.

use std::path::PathBuf;

use crate::test::{axe, dark_reader, fonts};
use crate::tools::pinned::{self, Package};
use crate::tools::process::say;
use crate::tools::trouble::Trouble;

/// Audits pages for accessibility.
const AXE: Package = Package { name: axe::PACKAGE, version: axe::VERSION };

/// Changes the colours of pages.
const DARK_READER: Package = Package { name: dark_reader::PACKAGE, version: dark_reader::VERSION };

/// Makes sure that what the browser tests have from npm is installed if npm is: axe-core and Dark Reader. Prints a note
/// for each that is not.
pub(crate) fn provide_audit() {
    provide_script(AXE, axe::source, "The accessibility audit is left out");
    provide_script(DARK_READER, dark_reader::source, "What Dark Reader makes of boards is left out");
}

/// Installs a package for the browser tests, unless its script is there.
fn provide_script(package: Package, source: fn() -> Option<PathBuf>, left_out: &str) {
    if source().is_some() {
        return;
    }
    let lacking = match pinned::install(package) {
        Ok(()) if source().is_some() => return,
        Ok(()) => format!("npm has brought no {} {}.", package.name, package.version),
        Err(trouble) => trouble.to_string(),
    };
    say(format!("{lacking}\n{left_out} of the browser tests; everything else is tested."));
}

/// Makes sure that the fonts of the browser tests are installed if npm is; prints a note if they are not.
pub(crate) fn provide_fonts() {
    let mut missing = fonts::PACKAGES.into_iter().filter(|package| !package.is_present());
    let install = |package: fonts::Package| {
        let fonts::Package { name, version, .. } = package;
        pinned::install_into(Package { name, version }, &package.folder())?;
        if package.is_present() { Ok(()) } else { Err(Trouble::new(format!("npm has brought no {name} {version}."))) }
    };
    let installed = missing.try_for_each(install).and_then(|()| {
        fonts::write_configuration().map_err(|error| Trouble::new(format!("the fonts' settings: {error}")))
    });
    if let Err(trouble) = installed {
        say(format!(
            "{trouble}\nThe browser tests draw with this system's fonts, and the tests of room run with these alone."
        ));
    }
}
