//! Rules for the whole repository that a machine can check: allowed imports, forbidden code, and what each folder must
//! have. Every rule has a test that it catches what it forbids. `syn` reads each Rust file once, and cargo says which
//! crates there are and what they depend on. This package has tests only.

#![cfg(test)]

mod arrows;
mod circles;
mod code;
mod documents;
mod features;
mod files;
mod glossary;
mod imports;
mod length;
mod manners;
mod messages;
mod modules;
mod rooms;
mod template;
mod vacuous;
mod workspace;

use std::io::Write as _;

/// Fails with all problems at once.
#[track_caller]
fn none(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn rust_files_can_be_read() {
    none(&files::all().iter().filter(|file| file.is_rust()).filter_map(manners::unread).collect::<Vec<_>>());
}

#[test]
fn rooms_import_only_what_they_may() {
    let packages = workspace::all();
    let mut problems = Vec::new();
    for room in rooms::ROOMS {
        // A crate's own tests may use what the crate may not, as a `mod tests` within a file may.
        for file in files::all().iter().filter(|file| file.is_rust() && !file.is_test() && room.has(packages, file)) {
            let found = rooms::foreign(room, packages, file);
            problems.extend(found.iter().map(|path| format!("{} imports {path}", file.path)));
        }
        problems.extend(rooms::departures(room, packages));
    }
    none(&problems);
}

#[test]
fn every_rule_about_rooms_can_be_broken() {
    none(&rooms::dead(rooms::ROOMS, workspace::all(), files::all()));
}

#[test]
fn crates_depend_only_on_what_they_may() {
    none(&arrows::departures(arrows::CRATES, workspace::all()));
}

#[test]
fn every_file_of_a_crate_is_a_module_of_its_own() {
    let crates = modules::crates(workspace::all(), files::all());
    assert!(crates.len() > 10, "only {} crates found", crates.len());
    none(&crates.into_iter().flat_map(|modules| modules.faults).collect::<Vec<_>>());
}

#[test]
fn modules_go_in_no_circles() {
    none(&circles::departures(workspace::all(), files::all()));
}

#[test]
fn games_know_nothing_of_each_other() {
    let folders = game_folders();
    let mut problems = Vec::new();
    for file in files::all().iter().filter(|file| file.is_rust()) {
        let own = folders.iter().find(|folder| file.path.starts_with(&format!("crates/rules/src/games/{folder}/")));
        if let Some(own) = own {
            let found = rooms::other_games(own, &folders, file);
            problems.extend(found.iter().map(|path| format!("{} names {path}", file.path)));
        }
    }
    none(&problems);
}

#[test]
fn games_are_named_only_in_their_folders() {
    let all = files::all();
    let names = game_names(all);
    none(&all.iter().flat_map(|file| manners::named_games(file, &names)).collect::<Vec<_>>());
}

#[test]
fn every_declared_message_is_made() {
    let (packages, all) = (workspace::all(), files::all());
    assert!(messages::declaring(packages, all).count() > 0, "there are files that declare messages");
    none(&messages::unused(packages, all));
}

/// Where the glossary of a language has chosen one word for a thing, no other stands in its texts.
#[test]
fn words_that_a_language_has_given_up_stay_away() {
    none(&glossary::given_up(files::all()));
}

#[test]
fn game_folders_are_complete() {
    let all = files::all();
    assert!(!game_folders().is_empty(), "there are games");
    none(&game_folders().iter().flat_map(|folder| manners::missing(folder, all)).collect::<Vec<_>>());
}

#[test]
fn games_have_the_same_rooms() {
    let all = files::all();
    none(&game_folders().iter().flat_map(|folder| template::departures(folder, all)).collect::<Vec<_>>());
}

#[test]
fn no_feature_bears_the_name_of_a_game() {
    let names = game_names(files::all());
    none(&workspace::all().iter().flat_map(|package| features::of_games(package, &names)).collect::<Vec<_>>());
}

#[test]
fn there_is_nothing_but_text() {
    for (path, is_stray) in [
        ("package-1.0.tar.gz", true),
        ("networks.bin", true),
        ("web/networks/program.wasm", true),
        ("web/networks/game.bin", false),
        ("tests/fuzz/corpus/step/noise", false),
    ] {
        assert_eq!(files::is_stray(path), is_stray, "{path}");
    }
    none(&files::binaries().into_iter().map(str::to_owned).collect::<Vec<_>>());
}

#[test]
fn files_are_small() {
    let (excused, faults): (Vec<_>, Vec<_>) =
        files::all().iter().filter_map(length::too_long).partition(|long| long.is_excused);
    for long in excused {
        // Not with a macro, whose output the test runner keeps to itself when the test has passed.
        writeln!(std::io::stderr(), "warning: {}", long.told).expect("the warning can be written");
    }
    none(&faults.into_iter().map(|long| long.told).collect::<Vec<_>>());
}

#[test]
fn files_are_named_for_what_is_in_them() {
    none(&files::all().iter().filter_map(|file| manners::vague_name(&file.path)).collect::<Vec<_>>());
}

#[test]
fn code_has_no_loose_ends() {
    none(&files::all().iter().filter(|file| file.is_rust()).flat_map(manners::loose_ends).collect::<Vec<_>>());
}

#[test]
fn a_test_that_does_nothing_is_ignored() {
    none(&files::all().iter().filter(|file| file.is_rust()).flat_map(vacuous::vacuous).collect::<Vec<_>>());
}

#[test]
fn tests_never_sleep() {
    none(&files::all().iter().flat_map(manners::sleeps).collect::<Vec<_>>());
}

#[test]
fn nothing_names_this_machine_or_where_packages_come_from() {
    none(&files::all().iter().flat_map(manners::places).collect::<Vec<_>>());
}

#[test]
fn crates_inherit_the_lints() {
    none(&files::all().iter().filter_map(manners::own_lints).collect::<Vec<_>>());
}

#[test]
fn the_core_is_safe() {
    let all = files::all();
    for name in ["rules", "ai", "play", "table", "embed", "page", "study"] {
        let path = format!("crates/{name}/src/lib.rs");
        let root = all.iter().find(|file| file.path == path).unwrap_or_else(|| panic!("there is no {path}"));
        assert!(manners::forbids_unsafe(root), "{path} does not forbid unsafe code");
    }
}

/// The names of the folders of games, and the ids of all games.
fn game_names(all: &[files::File]) -> Vec<String> {
    let mut names = game_folders();
    let ids = manners::ids(all);
    assert!(ids.len() >= names.len(), "every folder has a game: {ids:?}");
    names.extend(ids);
    names
}

/// The folders of games.
fn game_folders() -> Vec<String> {
    let entries =
        std::fs::read_dir(files::root().join("crates/rules/src/games")).expect("the rules have a folder of games");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut folders: Vec<String> = paths
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().expect("an entry has a name").to_string_lossy().into_owned())
        .collect();
    folders.sort();
    folders
}
