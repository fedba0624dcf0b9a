//! Lists the game folders for the tests that run over each of them: `folders.rs` calls `suite!(folder, rules type, oracle)`
//! once per folder, so that a new folder is tested with nothing touched here; and `oracles.rs` calls
//! `oracle!(folder, rules type, oracle, steps, points)`, where the last two are what the oracle has to list steps and to
//! count points, if anything. For the minutes between two changes to one game, `MUSTERMEAD_FOLDERS` names the only folders
//! that are wanted: compiling the tests of all others takes longer than the tests do.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

/// Folders that are wanted, with commas between them; all where it is not set.
const WANTED: &str = "MUSTERMEAD_FOLDERS";

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
    println!("cargo::rerun-if-env-changed={WANTED}");
    if let Ok(wanted) = env::var(WANTED) {
        folders.retain(|folder| wanted.split(',').any(|one| one == folder));
    }

    let (mut source, mut oracles) = (String::new(), String::new());
    for folder in &folders {
        let oracle = games.join(folder).join("tests/oracle.rs");
        let rules = camel_case(folder);
        let game = format!("{folder}, rules::games::{folder}::{rules}, {oracle:?}");
        writeln!(source, "suite!({game});").expect("writing to a string cannot fail");
        let text = fs::read_to_string(&oracle).unwrap_or_default();
        let [steps, points] = ["steps", "points"].map(|name| {
            let has = text.contains(&format!("\npub fn {name}("));
            if has { format!("Some(oracle::{name})") } else { "None".to_owned() }
        });
        writeln!(oracles, "oracle!({game}, {steps}, {points});").expect("writing to a string cannot fail");
    }
    let out = env::var("OUT_DIR").expect("cargo tells a build script where to write");
    for (name, source) in [("folders.rs", source), ("oracles.rs", oracles)] {
        fs::write(Path::new(&out).join(name), source).expect("the build folder can be written");
    }
}

fn camel_case(folder: &str) -> String {
    folder.split('_').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}
