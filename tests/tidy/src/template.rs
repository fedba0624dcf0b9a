//! Every game's folder has the same rooms under the same names.

use crate::files::File;
use crate::source::Source;

const GAMES: &str = "crates/rules/src/games";

/// The rooms that every game has.
const ROOMS: [&str; 9] = ["evaluate", "mod", "notation", "position", "present", "refusal", "rules", "search", "steps"];
/// The part of the contract that a room implements.
const PARTS: [(&str, &str); 8] = [
    ("Rules", "rules"),
    ("Progress", "rules"),
    ("Chance", "rules"),
    ("Enumerate", "search"),
    ("Search", "search"),
    ("Notation", "notation"),
    ("Present", "present"),
    ("MatchRules", "match_rules"),
];
/// What other names those rooms have had, and where their content belongs.
const ELSEWHERE: [(&str, &str); 5] = [
    ("geometry", "sites"),
    ("position_notation", "notation/position"),
    ("spot", "sites"),
    ("square", "sites"),
    ("turn_notation", "notation/turn"),
];

/// Where a game's folder departs from the template.
pub(crate) fn departures(game: &str, files: &[File]) -> Vec<String> {
    let base = format!("{GAMES}/{game}/");
    let own: Vec<(&str, &File)> =
        files.iter().filter_map(|file| Some((file.path.strip_prefix(&base)?.strip_suffix(".rs")?, file))).collect();
    let lacks = ROOMS.iter().filter(|room| own.iter().all(|(name, _)| name != *room));
    let lacks = lacks.map(|room| format!("{base} has no {room}.rs"));
    let elsewhere = own.iter().filter_map(|(name, file)| {
        let (_, place) = ELSEWHERE.iter().find(|(old, _)| old == name)?;
        Some(format!("{} is called {place}.rs in every game", file.path))
    });
    let parts = own.iter().flat_map(|(name, file)| {
        let code = Source::new(&file.text).code;
        let parts: Vec<&str> =
            PARTS.iter().filter(|(part, _)| implements(&code, part)).map(|(_, room)| *room).collect();
        parts.into_iter().filter(move |room| room != name).map(|room| format!("{} belongs in {room}.rs", file.path))
    });
    lacks.chain(elsewhere).chain(parts).collect()
}

/// Whether code implements a trait, and not only takes over its defaults.
fn implements(code: &str, part: &str) -> bool {
    let begins = format!("impl {part} for ");
    code.lines().any(|line| line.starts_with(&begins) && !line.ends_with("{}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn departures_are_found() {
        let file = |name: &str, text: &str| File::new(&format!("{GAMES}/a/{name}.rs"), text);
        let mut files: Vec<File> = ROOMS.iter().map(|room| file(room, "")).collect();
        files.push(file("rules", "impl Rules for A {\n}\n"));
        files.push(file("mod", "impl MatchRules for A {}\n"));
        files.push(file("tests/oracle", ""));
        assert_eq!(departures("a", &files), Vec::<String>::new());

        let with = |more: File| {
            let more = [files.clone(), vec![more]].concat();
            departures("a", &more)
        };
        let at = |name: &str| format!("{GAMES}/a/{name}.rs");
        assert_eq!(with(file("mod", "impl Present for A {\n}\n")), [format!("{} belongs in present.rs", at("mod"))]);
        assert_eq!(with(file("spot", "")), [format!("{} is called sites.rs in every game", at("spot"))]);
        assert_eq!(departures("a", &files[1..]), [format!("{GAMES}/a/ has no evaluate.rs")]);
    }
}
