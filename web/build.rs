//! Lists the art folders: `src/art/<folder>/` becomes a module and draws the games of the rules' folder of that name.
//! Where features name some of the folders, these alone do.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo tells a build script its package");
    let arts = Path::new(&root).join("src/art");
    let mut folders: Vec<String> = fs::read_dir(&arts)
        .expect("src/art is part of this package")
        .map(|entry| entry.expect("src/art can be read").path())
        .filter(|path| path.join("mod.rs").is_file())
        .map(|path| path.file_name().expect("an entry has a name").to_string_lossy().into_owned())
        .collect();
    folders.sort();
    let is_named = |folder: &String| env::var_os(format!("CARGO_FEATURE_{}", folder.to_uppercase())).is_some();
    println!("cargo::rustc-check-cfg=cfg(some_games)");
    if folders.iter().any(is_named) {
        println!("cargo::rustc-cfg=some_games");
        folders.retain(is_named);
        // What changes in other folders changes nothing here.
        folders.iter().for_each(|folder| println!("cargo::rerun-if-changed={}", arts.join(folder).display()));
    } else {
        println!("cargo::rerun-if-changed={}", arts.display());
    }

    let mut modules = String::new();
    let mut choices = String::new();
    for folder in &folders {
        let path = arts.join(folder).join("mod.rs");
        let rules = format!("rules::games::{folder}::{}", camel_case(folder));
        writeln!(modules, "#[path = {path:?}]\nmod {folder};").expect("writing to a string cannot fail");
        writeln!(choices, "    if has::<{rules}>(id) {{\n        return {folder}::art(id);\n    }}")
            .expect("writing to a string cannot fail");
    }
    let source = format!(
        "{modules}\n/// The art of a game.\n\
         pub(crate) fn of(id: &str) -> Option<&'static dyn Art> {{\n{choices}    None\n}}\n"
    );

    let out = env::var("OUT_DIR").expect("cargo tells a build script where to write");
    fs::write(Path::new(&out).join("art.rs"), source).expect("the build folder can be written");
}

/// The name of a folder's rules type, as the rules' own build script has it.
fn camel_case(folder: &str) -> String {
    folder.split('_').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}
