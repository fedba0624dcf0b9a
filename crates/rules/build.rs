//! Lists the game folders: `src/games/<folder>/` becomes a module and its rules type, named like the folder in camel
//! case, joins the catalogue. Where features name some folders, only those are included.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo tells a build script its package");
    let games = Path::new(&root).join("src/games");
    let mut folders: Vec<String> = fs::read_dir(&games)
        .expect("src/games is part of this package")
        .map(|entry| entry.expect("src/games can be read").path())
        .filter(|path| path.join("mod.rs").is_file())
        .map(|path| path.file_name().expect("an entry has a name").to_string_lossy().into_owned())
        .collect();
    folders.sort();
    let is_named = |folder: &String| env::var_os(format!("CARGO_FEATURE_{}", folder.to_uppercase())).is_some();
    if folders.iter().any(is_named) {
        folders.retain(is_named);
        // A change in another folder has no effect here.
        folders.iter().for_each(|folder| println!("cargo::rerun-if-changed={}", games.join(folder).display()));
    } else {
        println!("cargo::rerun-if-changed={}", games.display());
    }

    let mut source = String::new();
    for folder in &folders {
        let path = games.join(folder).join("mod.rs");
        writeln!(source, "#[path = {path:?}]\npub mod {folder};").expect("writing to a string cannot fail");
    }
    let types: Vec<String> = folders.iter().map(|folder| format!("{folder}::{}", camel_case(folder))).collect();
    writeln!(
        source,
        "crate::catalogue! {{\n    /// All games of the portal.\n    pub struct Portal {{ {} }}\n}}",
        types.join(", ")
    )
    .expect("writing to a string cannot fail");
    let entries = folders.iter().zip(&types).map(|(folder, rules)| {
        format!("    Folder {{ name: {folder:?}, games: <{rules} as crate::Rules>::GAMES }},\n")
    });
    writeln!(
        source,
        "/// The folders, in the order of the catalogue.\npub const FOLDERS: &[Folder] = &[\n{}];",
        entries.collect::<String>()
    )
    .expect("writing to a string cannot fail");

    let out = env::var("OUT_DIR").expect("cargo tells a build script where to write");
    fs::write(Path::new(&out).join("games.rs"), source).expect("the build folder can be written");
}

fn camel_case(folder: &str) -> String {
    folder.split('_').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}
