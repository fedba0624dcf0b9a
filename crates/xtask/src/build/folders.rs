//! The folders of games. Each is a program.

use std::fs;
use std::path::Path;

use crate::tools::process::root;
use crate::tools::trouble::Trouble;

/// The rules of the games, in one folder each.
pub(crate) const RULES: &str = "crates/rules/src/games";
/// A file of facts for each game.
pub(crate) const FACTS: &str = "web/games";
/// Is no game's, among those.
const FAMILIES: &str = "families";

/// All of them, sorted.
///
/// # Errors
///
/// They cannot be read.
pub(crate) fn all() -> Result<Vec<String>, Trouble> {
    let games = root().join(RULES);
    let entries = fs::read_dir(&games).map_err(|error| Trouble::file("read", &games, &error))?;
    let paths = entries.flatten().map(|entry| entry.path()).filter(|path| path.join("mod.rs").is_file());
    let mut folders: Vec<String> =
        paths.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect();
    folders.sort();
    Ok(folders)
}

/// The folder of a game: the one of that name, or one with the game's name in its files.
///
/// # Errors
///
/// There is no such game.
pub(crate) fn of(game: &str) -> Result<String, Trouble> {
    let folders = all()?;
    let found = folders.iter().find(|folder| *folder == game).or_else(|| folders.iter().find(|of| has(of, game)));
    found.cloned().ok_or_else(|| {
        let has_games = |folder: &String| format!("{folder} ({})", games(folder).join(", "));
        let known: Vec<String> = folders.iter().map(has_games).collect();
        Trouble::new(format!("there is no game `{game}`")).remedy(format!("There are: {}", known.join(", ")))
    })
}

/// The ids of the games in a folder, sorted.
pub(crate) fn games(folder: &str) -> Vec<String> {
    let facts = fs::read_dir(root().join(FACTS)).into_iter().flatten().flatten().map(|entry| entry.path());
    let ids = facts.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    let mut ids: Vec<String> = ids.filter(|id| id != FAMILIES && has(folder, id)).collect();
    ids.sort();
    ids
}

/// Whether a game's id is in the files of a folder.
fn has(folder: &str, game: &str) -> bool {
    let named = format!("\"{game}\"");
    let entries = fs::read_dir(root().join(RULES).join(folder)).into_iter().flatten().flatten();
    let is_named = |path: &Path| fs::read_to_string(path).is_ok_and(|text| text.contains(&named));
    entries.map(|entry| entry.path()).any(|path| path.is_file() && is_named(&path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_name_and_by_its_folders() {
        assert_eq!(of("laska").ok().as_deref(), Some("laska"));
        assert_eq!(of("bignor-ludus").ok().as_deref(), Some("laska"));
        assert_eq!(of("lanko-88").ok().as_deref(), Some("lanko"));
        let error = of("poker").expect_err("there is no such game").to_string();
        assert!(error.contains("no game `poker`") && error.contains("laska (bignor-ludus, laska)"), "{error}");
    }

    #[test]
    fn every_game_is_in_one_folder() {
        let folders = all().expect("they can be read");
        let facts = fs::read_dir(root().join(FACTS)).expect("they can be read").count();
        assert_eq!(folders.iter().flat_map(|folder| games(folder)).count(), facts - 1);
    }
}
