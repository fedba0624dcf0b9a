//! What esbuild makes of scripts: shorter ones, and bundles of our modules as classic scripts, for pages that can load no
//! modules. One of these is for pages with a table, one for the others; `website` adds the programs.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tools::pinned;
use crate::tools::process::{self, root};
use crate::tools::trouble::Trouble;

/// How esbuild writes scripts. What they are checked with is none of its business.
const MINIFIED: [&str; 5] =
    ["--minify", "--charset=utf8", "--allow-overwrite", "--log-level=warning", "--tsconfig-raw={}"];
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

/// What the bundle for pages with a table leaves to another one, which is fetched when the first of them is needed.
const LATER: [&str; 5] = ["awake", "drawings", "picture", "picture_export", "sounds"];

const BUNDLES: [Bundle; 3] = [
    Bundle {
        name: "classic_table.js",
        entry: "web/scripts/classic/table.js",
        injected: &["web/scripts/classic/network.js", "web/scripts/classic/program.js"],
        defined: &["import.meta.url=buildAddress", "import.meta.program=programModule"],
    },
    Bundle {
        name: "classic_portal.js",
        entry: "web/scripts/classic/portal.js",
        injected: &["web/scripts/classic/network.js"],
        defined: &["import.meta.url=buildAddress"],
    },
    Bundle { name: "classic_later.js", entry: LATER_ENTRY, injected: &[], defined: &[] },
];

/// The module that brings what comes later.
const LATER_ENTRY: &str = "web/scripts/classic/later.js";

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
        let mut esbuild = process::command(pinned::esbuild());
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
        let mut esbuild = process::command(pinned::esbuild());
        let file = folder.join(name);
        let elsewhere: &[&str] = if entry == LATER_ENTRY { &[] } else { &LATER };
        esbuild
            .args(MINIFIED)
            .args([CURRENT, "--bundle", "--format=iife"])
            .args(elsewhere.iter().map(|script| format!("--external:./{script}.js")))
            .args(injected.iter().map(|path| format!("--inject:{path}")))
            .args(defined.iter().map(|value| format!("--define:{value}")))
            .arg(format!("--outfile={}", file.display()))
            .arg(entry)
            .current_dir(root());
        process::run(&mut esbuild)?;
        let bundle = fs::read_to_string(&file).map_err(|error| Trouble::file("read", &file, &error))?;
        fs::write(&file, with_later(&bundle)).map_err(|error| Trouble::file("write", &file, &error))?;
    }
    Ok(())
}

/// A bundle that asks `web/scripts/classic/network.js` for what is in another one: a classic script without an origin can import
/// nothing.
fn with_later(bundle: &str) -> String {
    LATER.iter().fold(bundle.to_owned(), |bundle, name| {
        bundle.replace(&format!("import(\"./{name}.js\")"), &format!("importLater(\"./{name}.js\")"))
    })
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
    fn what_comes_later_is_asked_for_and_is_there() {
        let bundle = "a=()=>import(\"./sounds.js\");import(\"./words.js\")";
        assert_eq!(with_later(bundle), "a=()=>importLater(\"./sounds.js\");import(\"./words.js\")");
        assert!(read("web/scripts/classic/network.js").contains("window.importLater = "));
        let later = read("web/scripts/classic/later.js");
        for name in LATER {
            assert!(later.contains(&format!("\"./{name}.js\": () => import(\"../page/{name}.js\")")), "{name}");
            // A module of two bundles would be there twice.
            let script = read(&format!("web/scripts/page/{name}.js"));
            for line in script.lines().filter(|line| line.starts_with("import ")) {
                assert!(LATER.iter().any(|other| line.ends_with(&format!("from \"./{other}.js\";"))), "{name}: {line}");
            }
        }
    }

    #[test]
    fn pages_load_the_bundles_that_there_are() {
        assert!(read("web/scripts/start/start.js").contains("script.src = data.classic"));
        assert!(read("web/scripts/start/theme.js").contains("\"classic/portal.js\""));
        let website = read("crates/website/src/files/classic.rs");
        for Bundle { name, .. } in BUNDLES {
            assert!(website.contains(&format!("\"{name}\"")), "{name}");
        }
    }
}
