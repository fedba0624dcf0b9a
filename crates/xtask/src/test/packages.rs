//! The npm packages that only tests and lints use: installed if npm is. The tests go without those that are missing.

use std::path::PathBuf;
use std::thread;

use crate::test::{axe, dark_reader, fonts};
use crate::tools::pinned::{self, Package};
use crate::tools::process::{self, say};
use crate::tools::trouble::Trouble;

/// Audits pages for accessibility.
const AXE: Package = Package { name: axe::PACKAGE, version: axe::VERSION };

/// Changes the colours of pages.
const DARK_READER: Package = Package { name: dark_reader::PACKAGE, version: dark_reader::VERSION };

/// Checks the types of scripts.
const TYPESCRIPT: Package = Package { name: "typescript", version: "7.0.2" };

/// Formats and lints scripts.
const BIOME: Package = Package { name: "@biomejs/biome", version: "2.6.8" };

/// Makes sure that what checks scripts is installed if npm is. Gives whether it is there, and prints a note if it is not.
pub(crate) fn provide_script_checkers() -> bool {
    let label = process::label();
    let provide = |package: Package, program: PathBuf| {
        let run = || process::ask(&program, &["--version"]).is_some_and(|version| version.contains(package.version));
        if run() {
            return Ok(());
        }
        process::labelled(label.clone(), || pinned::install(package))?;
        if run() {
            Ok(())
        } else {
            Err(Trouble::new(format!("{} {} does not run here", package.name, package.version)))
        }
    };
    let installed = thread::scope(|scope| {
        let typescript = scope.spawn(|| provide(TYPESCRIPT, tsc()));
        provide(BIOME, biome()).and(typescript.join().expect("installing does not panic"))
    });
    if let Err(trouble) = installed {
        say(format!("{trouble}\nThe scripts are neither formatted nor checked."));
        return false;
    }
    true
}

/// The program that checks the types of scripts.
pub(crate) fn tsc() -> PathBuf {
    TYPESCRIPT.programs().join("tsc")
}

/// The program that formats and lints scripts.
pub(crate) fn biome() -> PathBuf {
    BIOME.programs().join("biome")
}

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
