//! Lists the game folders for the tests that run over each of them: `folders.rs` calls `suite!(folder, rules type, oracle)`
//! once per folder, so that a new folder is tested with nothing touched here. Of the folders whose oracle lists steps too
//! `stepwise.rs` calls `stepwise!(folder, rules type)`, and of those whose oracle counts points `counting.rs` calls
//! `counting!(folder, rules type)`.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo tells a build script its package");
    let games = Path::new(&root).join("../crates/rules/src/games");
    println!("cargo::rerun-if-changed={}", games.display());

    let mut folders: Vec<String> = fs::read_dir(&games)
        .expect("the rules have a folder of games")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.join("mod.rs").is_file())
        .map(|path| path.file_name().expect("an entry has a name").to_string_lossy().into_owned())
        .collect();
    folders.sort();

    let (mut source, mut stepwise, mut counting) = (String::new(), String::new(), String::new());
    for folder in &folders {
        let oracle = games.join(folder).join("tests/oracle.rs");
        let rules = camel_case(folder);
        let game = format!("{folder}, rules::games::{folder}::{rules}");
        writeln!(source, "suite!({game}, {oracle:?});").expect("writing to a string cannot fail");
        let has =
            |name: &str| fs::read_to_string(&oracle).is_ok_and(|text| text.contains(&format!("\npub fn {name}(")));
        if has("steps") {
            writeln!(stepwise, "stepwise!({game});").expect("writing to a string cannot fail");
        }
        if has("points") {
            writeln!(counting, "counting!({game});").expect("writing to a string cannot fail");
        }
    }
    let out = env::var("OUT_DIR").expect("cargo tells a build script where to write");
    for (name, source) in [("folders.rs", source), ("stepwise.rs", stepwise), ("counting.rs", counting)] {
        fs::write(Path::new(&out).join(name), source).expect("the build folder can be written");
    }
}

fn camel_case(folder: &str) -> String {
    folder.split('_').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}
