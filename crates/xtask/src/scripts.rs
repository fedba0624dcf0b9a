//! What esbuild makes of scripts: shorter ones, and bundles of our modules as classic scripts, for pages that can load no
//! modules. One of these is for pages with a table, one for the others; `website` adds the programs.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{self, root};
use crate::tools;
use crate::trouble::Trouble;

/// How esbuild writes scripts.
const MINIFIED: [&str; 4] = ["--minify", "--charset=utf8", "--allow-overwrite", "--log-level=warning"];
/// In a module nothing stands in the place of its imports.
const IMPORTED: &str = "--define:import.meta.program=undefined";
/// The script that speaks to browsers which are too old, and what such browsers understand.
const OLDEST: (&str, &str) = ("start.js", "--target=es5");
/// What all others understand.
const CURRENT: &str = "--target=es2022";

/// A bundle.
struct Bundle {
    /// Its name in Trunk's output.
    name: &'static str,
    /// The module that it begins with.
    entry: &'static str,
    /// The modules whose exports are in the place of global names.
    injected: &'static [&'static str],
    /// What is in the place of expressions.
    defined: &'static [&'static str],
}

const BUNDLES: [Bundle; 2] = [
    Bundle {
        name: "classic_table.js",
        entry: "web/classic/table.js",
        injected: &["web/classic/network.js", "web/classic/program.js"],
        defined: &["import.meta.url=buildAddress", "import.meta.program=programModule"],
    },
    Bundle {
        name: "classic_portal.js",
        entry: "web/classic/portal.js",
        injected: &["web/classic/network.js"],
        defined: &["import.meta.url=buildAddress"],
    },
];

/// Makes the scripts in a folder shorter, in their places.
///
/// # Errors
///
/// The folder cannot be read, or a script cannot be parsed.
pub(crate) fn minify(folder: &Path) -> Result<(), Trouble> {
    let entries = fs::read_dir(folder).map_err(|error| Trouble::file("read", folder, &error))?;
    let scripts = entries.flatten().map(|entry| entry.path()).filter(|path| path.extension() == Some("js".as_ref()));
    let (old, current): (Vec<PathBuf>, Vec<PathBuf>) = scripts.partition(|path| path.ends_with(OLDEST.0));
    for (scripts, target) in [(old, OLDEST.1), (current, CURRENT)] {
        if scripts.is_empty() {
            continue;
        }
        let mut esbuild = process::command(tools::esbuild());
        esbuild.args(MINIFIED).args([target, IMPORTED]).arg(format!("--outdir={}", folder.display())).args(scripts);
        process::run(&mut esbuild)?;
    }
    Ok(())
}

/// Writes the bundles into a folder.
///
/// # Errors
///
/// A module cannot be bundled.
pub(crate) fn bundle(folder: &Path) -> Result<(), Trouble> {
    for Bundle { name, entry, injected, defined } in BUNDLES {
        let mut esbuild = process::command(tools::esbuild());
        esbuild
            .args(MINIFIED)
            .args([CURRENT, "--bundle", "--format=iife"])
            .args(injected.iter().map(|path| format!("--inject:{path}")))
            .args(defined.iter().map(|value| format!("--define:{value}")))
            .arg(format!("--outfile={}", folder.join(name).display()))
            .arg(entry)
            .current_dir(root());
        process::run(&mut esbuild)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &str) -> String {
        fs::read_to_string(root().join(path)).expect("it is a source")
    }

    #[test]
    fn what_takes_the_place_of_a_name_is_exported() {
        for Bundle { name, injected, defined, .. } in BUNDLES {
            let exports: String = injected.iter().map(|path| read(path)).collect();
            for value in defined.iter().filter_map(|value| value.split('=').nth(1)) {
                assert!(exports.contains(&format!("export const {value} = ")), "{name}: {value}");
            }
        }
    }

    #[test]
    fn pages_load_the_bundles_that_there_are() {
        assert!(read("web/start.js").contains("\"classic/\" + data.program + \".js\""));
        assert!(read("web/theme.js").contains("\"classic/portal.js\""));
        let website = read("crates/website/src/classic.rs");
        for Bundle { name, .. } in BUNDLES {
            assert!(website.contains(&format!("\"{name}\"")), "{name}");
        }
    }
}
