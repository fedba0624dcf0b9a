//! Preferences: one document in this browser, for all games. It holds who throws the dice, what is played automatically,
//! how fast the computer plays and how strong it was last, whether moves are confirmed, what boards show besides the
//! game, whether single keys do something; and the colours, looks, sounds and such, which `theme.js` reads and writes.
//!
//! Each line is a name, a space and a value; the first one is the version. Lines with other names, of later versions,
//! stay as they are.

use super::local_storage;
use play::{Pace, Preferences, Throwing};
use rules::Level;

/// The local storage key.
const DOCUMENT: &str = "mustermead-preferences";
/// The first line.
const FIRST: &str = "version 1";
const THROWING: &str = "throwing";
const FORCED: &str = "forced";
const PACE: &str = "pace";
const CONFIRM: &str = "confirm";
/// The message keys of what boards show, separated by spaces.
const SHOWN: &str = "shown";
const THEME: &str = "theme";
/// The number of the level last chosen for the computer, of eight. Where a game has fewer, their number follows.
const STRENGTH: &str = "strength";
/// Its name, as builds before version 1.1 stored it, which had three levels.
const LEVEL: &str = "level";

/// The local storage keys of results, and of the number of saved games.
const PLAYED: [&str; 2] = ["mustermead-results", "mustermead-saved"];
/// What is stored where no game is saved.
const NOTHING: &str = "0";

/// Whether single keys do something at a table.
const KEYS: &str = "keys";
const OFF: &str = "off";

/// The value for what is so.
const YES: &str = "yes";
/// The value for each way of throwing; none for the usual one.
const WAYS: [(Throwing, &str); 2] = [(Throwing::Itself, "itself"), (Throwing::Hand, "hand")];
/// The value for each pace of the computer; none for the usual one.
const PACES: [(Pace, &str); 2] = [(Pace::AtOnce, "at-once"), (Pace::Calm, "calm")];

/// The local storage keys of earlier builds, for what is now in one document.
const EARLIER: [&str; 3] = ["mustermead-habits", "mustermead-view", "mustermead-theme"];

/// Who throws the dice, and what is played automatically.
pub(crate) fn read() -> Preferences {
    preferences_in(&document())
}

/// Stores who throws the dice, and what is played automatically.
pub(crate) fn save(preferences: Preferences) {
    update(|document| with_preferences(document, preferences));
}

/// Whether single keys do something at a table.
pub(crate) fn has_shortcuts() -> bool {
    value(&document(), KEYS) != OFF
}

/// Stores whether single keys do something at a table.
pub(crate) fn save_shortcuts(are_on: bool) {
    update(|document| with_value(document, KEYS, if are_on { "" } else { OFF }));
}

/// The level last chosen for the computer in games that have so many, if any was.
pub(crate) fn level(n_levels: u8) -> Option<Level> {
    level_in(&document(), n_levels)
}

/// Whether anybody has played here: there are results, or there were saved games.
pub(crate) fn has_played() -> bool {
    PLAYED.into_iter().any(|key| local_storage::read(key).is_some_and(|text| text != NOTHING))
}

/// Stores the level last chosen for the computer in games that have so many.
pub(crate) fn save_level(level: Level, n_levels: u8) {
    update(|document| with_level(document, level, n_levels));
}

/// The message keys of what boards show, separated by spaces.
pub(crate) fn shown() -> String {
    value(&document(), SHOWN).to_owned()
}

/// Stores what boards show.
pub(crate) fn save_shown(keys: &str) {
    update(|document| with_value(document, SHOWN, keys));
}

/// The lines of the document that say nothing that anybody understands.
pub(crate) fn broken_lines() -> Vec<String> {
    broken_in(&document())
}

/// The document. Where there is none yet, it is made of what an earlier build has stored.
fn document() -> String {
    if let Some(document) = local_storage::read(DOCUMENT) {
        return document;
    }
    let document = carried_over(EARLIER.map(|key| local_storage::read(key).unwrap_or_default()));
    // Where it cannot be stored, what there was stays as well.
    if local_storage::write(DOCUMENT, &document) {
        EARLIER.into_iter().for_each(local_storage::remove);
    }
    document
}

/// Changes the document. Without local storage the change lasts until the page is left.
fn update(change: impl FnOnce(&str) -> String) {
    let _noted = local_storage::write(DOCUMENT, &change(&document()));
}

/// What an earlier build has stored under its keys, as a document.
fn carried_over([ways, shown, theme]: [String; 3]) -> String {
    let mut document = with_value(&with_value("", SHOWN, &shown), THEME, &theme);
    for word in ways.split(' ') {
        let (name, value) = if word == FORCED { (FORCED, YES) } else { (THROWING, word) };
        document = with_value(&document, name, value);
    }
    document
}

fn preferences_in(document: &str) -> Preferences {
    let way = value(document, THROWING);
    let throwing = named(&WAYS, way).unwrap_or(Throwing::Touch);
    let pace = value(document, PACE);
    let pace = named(&PACES, pace).unwrap_or(Pace::Normal);
    let is_set = |name: &str| value(document, name) == YES;
    Preferences { throwing, plays_forced: is_set(FORCED), pace, confirms: is_set(CONFIRM) }
}

fn with_preferences(document: &str, preferences: Preferences) -> String {
    let way = name_of(&WAYS, preferences.throwing);
    let yes = |is_set: bool| if is_set { YES } else { "" };
    let lines = [
        (THROWING, way),
        (FORCED, yes(preferences.plays_forced)),
        (PACE, name_of(&PACES, preferences.pace)),
        (CONFIRM, yes(preferences.confirms)),
    ];
    lines.into_iter().fold(document.to_owned(), |document, (name, value)| with_value(&document, name, value))
}

/// The lines that are broken: the first one that is no version, lines without a value, and known names with a value that
/// they do not have. Names of later versions are not known here and stay as they are.
fn broken_in(document: &str) -> Vec<String> {
    let is_one_of = |value: &str, known: &[&str]| known.contains(&value);
    let is_broken = |(nth, line): &(usize, &str)| match line.split_once(' ') {
        Some(("version", number)) => *nth != 0 || number.parse::<u32>().is_err(),
        _ if *nth == 0 => true,
        None => !line.is_empty(),
        Some((THROWING, value)) => named(&WAYS, value).is_none(),
        Some((PACE, value)) => named(&PACES, value).is_none(),
        Some((name, value)) if is_strength(name) => level_of(value).is_none(),
        Some((LEVEL, value)) => Level::of_name(value).is_none(),
        Some((FORCED | CONFIRM, value)) => value != YES,
        Some((THEME, value)) => !is_one_of(value, &["light", "dark"]),
        Some((KEYS, value)) => value != OFF,
        Some(("sounds", value)) => !is_one_of(value, &["on", "off"]),
        Some(("look" | "size" | "fields" | "coordinates" | "goals" | "last" | "speed", value)) => {
            !value.chars().all(|sign| sign.is_ascii_lowercase())
        }
        Some(_) => false,
    };
    document.split('\n').enumerate().filter(is_broken).map(|(_, line)| line.to_owned()).collect()
}

fn level_in(document: &str, n_levels: u8) -> Option<Level> {
    level_of(value(document, &strength(n_levels))).or_else(|| Level::of_name(value(document, LEVEL)))
}

fn with_level(document: &str, level: Level, n_levels: u8) -> String {
    let name = strength(n_levels);
    // What an earlier build has stored was for all games.
    let document = if name == STRENGTH { with_value(document, LEVEL, "") } else { document.to_owned() };
    with_value(&document, &name, &level.number().to_string())
}

/// The name under which the level is stored in games that have so many: level 2 of eight is not level 2 of two.
fn strength(n_levels: u8) -> String {
    if n_levels == Level::MOST.number() { STRENGTH.to_owned() } else { [STRENGTH, "-", &n_levels.to_string()].concat() }
}

fn is_strength(name: &str) -> bool {
    name.strip_prefix(STRENGTH).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn level_of(number: &str) -> Option<Level> {
    number.parse().ok().and_then(Level::new)
}

/// What has this name in a list; `None` where nothing has.
fn named<T: Copy>(list: &[(T, &str)], name: &str) -> Option<T> {
    list.iter().find(|(_, own)| *own == name).map(|(found, _)| *found)
}

/// The name that something has in a list; empty for the usual one, which has none.
fn name_of<T: Copy + PartialEq>(list: &[(T, &'static str)], of: T) -> &'static str {
    list.iter().find(|(own, _)| *own == of).map_or("", |(_, name)| name)
}

/// What a document says under a name; empty where it says nothing.
fn value<'a>(document: &'a str, name: &str) -> &'a str {
    let mut lines = document.split('\n').filter_map(|line| line.split_once(' '));
    lines.find(|(own, _)| *own == name).map_or("", |(_, value)| value)
}

/// A document with another value for a name; an empty value takes the line away.
fn with_value(document: &str, name: &str, value: &str) -> String {
    let document = if document.is_empty() { FIRST } else { document };
    let mut changed = String::new();
    for line in document.split('\n').filter(|line| line.split_once(' ').is_none_or(|(own, _)| own != name)) {
        changed += line;
        changed += "\n";
    }
    if value.is_empty() {
        changed.pop();
        return changed;
    }
    for part in [name, " ", value] {
        changed += part;
    }
    changed
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn preferences_are_read_as_they_were_stored() {
        for throwing in [Throwing::Touch, Throwing::Itself, Throwing::Hand] {
            for plays_forced in [false, true] {
                for (pace, confirms) in [(Pace::AtOnce, true), (Pace::Normal, false), (Pace::Calm, true)] {
                    let preferences = Preferences { throwing, plays_forced, pace, confirms };
                    assert_eq!(preferences_in(&with_preferences("", preferences)), preferences);
                    assert_eq!(preferences_in(&with_preferences("version 1\nthrowing hand", preferences)), preferences);
                }
            }
        }
        assert_eq!(preferences_in(""), Preferences::default());
        assert_eq!(preferences_in("throwing by magic\nforced no"), Preferences::default());
    }

    #[test]
    fn the_level_is_read_as_it_was_stored() {
        for level in Level::ALL {
            assert_eq!(level_in(&with_level("version 1\nforced yes\nlevel good", level, 8), 8), Some(level));
        }
        assert_eq!(
            with_level("version 1\nlevel good\nforced yes", Level::MOST, 8),
            "version 1\nforced yes\nstrength 8",
            "what an earlier build has stored goes"
        );
        for (name, number) in [("beginner", 3), ("good", 6), ("best", 8)] {
            assert_eq!(level_in(&format!("version 1\nlevel {name}"), 8), Level::new(number), "{name}");
        }
        let broken = ["", "level grandmaster", "level 3", "strength 9", "strength best"];
        assert_eq!(broken.map(|document| level_in(document, 8)), [None; 5]);
    }

    #[test]
    fn levels_of_games_with_fewer_are_their_own() {
        let document = with_level(&with_level("version 1\nlevel good", Level::ALL[4], 8), Level::ALL[0], 2);
        assert_eq!(document, "version 1\nstrength 5\nstrength-2 1");
        assert_eq!([8, 5, 2].map(|n| level_in(&document, n)), [Some(Level::ALL[4]), None, Some(Level::ALL[0])]);
        let earlier = with_level("version 1\nlevel good", Level::ALL[0], 2);
        assert_eq!([8, 2].map(|n| level_in(&earlier, n)), [Some(Level::FORMERLY_USUAL), Some(Level::ALL[0])]);
        assert_eq!(broken_in("version 1\nstrength-2 x\nstrength-2 2"), ["strength-2 x"]);
    }

    #[test]
    fn a_change_leaves_everything_else_as_it_is() {
        let document = "version 1\ntheme dark\nsounds off\nshown square-names";
        let hand = Preferences { throwing: Throwing::Hand, plays_forced: true, pace: Pace::Calm, confirms: true };
        let changed = with_preferences(document, hand);
        assert_eq!(
            changed,
            "version 1\ntheme dark\nsounds off\nshown square-names\nthrowing hand\nforced yes\npace calm\nconfirm yes"
        );
        assert_eq!(with_preferences(&changed, Preferences::default()), document);
        assert_eq!(with_value(document, SHOWN, "a b"), "version 1\ntheme dark\nsounds off\nshown a b");
        assert_eq!(with_value("", SHOWN, ""), "version 1");
        assert_eq!(with_value("version 2\nnew x", SHOWN, "a"), "version 2\nnew x\nshown a");
        assert_eq!((value("theme-of-night x", "theme"), value("theme", "theme")), ("", ""));
    }

    #[test]
    fn broken_lines_are_found_and_survived() {
        let document =
            "version 1\ntheme green\nthrowing hand\npace\nsounds off\nlook wood\nof-later x y\nconfirm maybe";
        assert_eq!(broken_in(document), ["theme green", "pace", "confirm maybe"]);
        let read = preferences_in(document);
        assert_eq!(read, Preferences { throwing: Throwing::Hand, ..Preferences::default() });
        assert_eq!(broken_in("{\"theme\":1}"), ["{\"theme\":1}"]);
        assert_eq!(broken_in("version 1"), Vec::<String>::new());
        for preferences in [Preferences::default(), Preferences { confirms: true, pace: Pace::Calm, ..read }] {
            assert_eq!(broken_in(&with_preferences("version 1", preferences)), Vec::<String>::new());
        }
    }

    #[test]
    fn what_an_earlier_build_has_stored_is_carried_over() {
        let carried = |earlier: [&str; 3]| carried_over(earlier.map(str::to_owned));
        assert_eq!(
            carried(["itself forced", "square-names laska-inner-ring", "dark"]),
            "version 1\nshown square-names laska-inner-ring\ntheme dark\nthrowing itself\nforced yes"
        );
        assert_eq!(carried(["forced", "", "light"]), "version 1\ntheme light\nforced yes");
        assert_eq!(carried(["hand", "", ""]), "version 1\nthrowing hand");
        assert_eq!(carried(["", "", ""]), "version 1");
    }

    #[test]
    fn the_script_for_the_colours_knows_the_document() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/start/theme.js");
        let script = fs::read_to_string(path).expect("it is one of the scripts");
        for known in [DOCUMENT, EARLIER[2]] {
            assert!(script.contains(&format!("\"{known}\"")), "{known}");
        }
        let (_, rest) = script.split_once("CHOICES = [").expect("it has a list");
        let list = rest.split(']').next().unwrap_or_default().replace('"', "");
        assert_eq!(list, "theme, look, size, fields, coordinates, goals, last, speed, sounds");
        assert_eq!(THEME, "theme");
    }
}
