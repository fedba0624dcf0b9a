//! Every game's folder has the same rooms under the same names.

use crate::files::File;

const GAMES: &str = "crates/rules/src/games";

/// The rooms that every game has.
const ROOMS: [&str; 11] = [
    "messages",
    "mod",
    "notation",
    "position",
    "present",
    "refusal",
    "rules",
    "search",
    "setup",
    "steps",
    "text_family",
];
/// The part of the contract that a room implements.
const PARTS: [(&str, &str); 9] = [
    ("Rules", "rules"),
    ("Progress", "rules"),
    ("Chance", "rules"),
    ("Enumerate", "search"),
    ("Search", "search"),
    ("Networks", "networks"),
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
        let parts = PARTS.iter().filter(|(part, _)| implements(file, part));
        let parts: Vec<&str> = parts.map(|(_, room)| *room).collect();
        parts.into_iter().filter(move |room| room != name).map(|room| format!("{} belongs in {room}.rs", file.path))
    });
    let made = own.iter().filter(|(name, file)| makes_messages(name, file));
    let made = made.map(|(_, file)| format!("{} makes a message that messages.rs does not declare", file.path));
    lacks.chain(elsewhere).chain(parts).chain(made).collect()
}

/// Whether the code of a room, apart from its tests, makes a message from a key.
fn makes_messages(room: &str, file: &File) -> bool {
    let is_test = room.split('/').any(|part| part == "tests");
    let is_made = |path: &str| path == "Message::new" || path.ends_with("::Message::new");
    !is_test && room != "messages" && file.code().shipped_paths().any(|mention| is_made(&mention.path))
}

/// Whether code that is no test implements a trait, and not only takes over its defaults.
fn implements(file: &File, part: &str) -> bool {
    file.code().implementations.iter().any(|found| found.of == part && !found.is_empty && !found.is_test)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn departures_are_found() {
        let file = |name: &str, text: &str| File::new(&format!("{GAMES}/a/{name}.rs"), text);
        let mut files: Vec<File> = ROOMS.iter().map(|room| file(room, "")).collect();
        files.push(file("rules", "impl Rules for A {\n    fn a() {}\n}\n"));
        files.push(file("mod", "impl MatchRules for A {}\n"));
        files.push(file("tests/oracle", ""));
        assert_eq!(departures("a", &files), Vec::<String>::new());

        let with = |more: File| {
            let more = [files.clone(), vec![more]].concat();
            departures("a", &more)
        };
        let at = |name: &str| format!("{GAMES}/a/{name}.rs");
        assert_eq!(
            with(file("mod", "impl Present for A {\n    fn a() {}\n}\n")),
            [format!("{} belongs in present.rs", at("mod"))]
        );
        assert_eq!(with(file("spot", "")), [format!("{} is called sites.rs in every game", at("spot"))]);
        let made = File::new(&at("spots"), "fn a() { Message::new(\"a\"); }\n");
        assert_eq!(with(made), [format!("{} makes a message that messages.rs does not declare", at("spots"))]);
        let tested = File::new(&at("tests/spots"), "fn a() { Message::new(\"a\"); }\n");
        assert_eq!(with(tested), Vec::<String>::new());
        assert_eq!(departures("a", &files[1..]), [format!("{GAMES}/a/ has no messages.rs")]);
    }
}
