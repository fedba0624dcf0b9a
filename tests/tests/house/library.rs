//! Every folder's openings and studies replay, variations too.

use std::collections::BTreeSet;

use rules::library::{self, LibraryEntry, LibraryEntryKind};
use rules::movetext::{self, Variation};
use rules::{Game, History, MatchState, Options};
use tests::{blocks, folders};

use crate::folders::in_every_folder;

macro_rules! suite {
    ($folder:ident, $rules:ty) => {
        mod $folder {
            #[test]
            fn entries_replay() {
                super::check_entries::<$rules>();
            }

            #[test]
            fn entries_are_read_as_written() {
                super::check_texts::<$rules>();
            }

            #[test]
            fn the_library_is_complete() {
                super::check_census::<$rules>(stringify!($folder));
            }
        }
    };
}

in_every_folder!(suite);

fn entries<G: Game>() -> Vec<LibraryEntry<'static>> {
    library::read(G::LIBRARY).unwrap_or_else(|error| panic!("{error}"))
}

/// The rules for an entry, with its first position and its line.
fn open<G: Game>(entry: &LibraryEntry<'_>) -> (G, G::Position, Variation<G::Step>) {
    let LibraryEntry { id, game, .. } = entry;
    let rules = G::new(game, &Options::new(), &MatchState::default());
    let rules = rules.unwrap_or_else(|error| panic!("{id}: {error}"));
    let start = match entry.from {
        Some(text) => rules.read_position(text).unwrap_or_else(|error| panic!("{id}: {text:?}: {error}")).0,
        None => rules.start(),
    };
    let line = movetext::read(&rules, &start, entry.line).unwrap_or_else(|error| panic!("{id}: {error}"));
    (rules, start, line)
}

fn check_entries<G: Game>() {
    let entries = entries::<G>();
    let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.id).collect();
    assert_eq!(ids.len(), entries.len(), "two entries have one id");
    for entry in &entries {
        let (rules, mut pos, line) = open::<G>(entry);
        assert_eq!(entry.kind == LibraryEntryKind::Study, entry.from.is_some(), "{}: where it begins", entry.id);
        let signs = movetext::Nag::from_text;
        assert!(entry.verdict.is_none_or(|verdict| signs(verdict).is_some()), "{}: {:?}", entry.id, entry.verdict);
        check_line(&rules, &pos, &line, entry.id);
        for node in &line.turns {
            for step in &node.steps {
                rules.apply(&mut pos, *step, &mut ());
            }
        }
        let mut steps = Vec::new();
        rules.steps(&pos, &mut steps);
        assert_eq!(steps.is_empty(), entry.ends, "{}: whether the line goes on to the end of the game", entry.id);
        if entry.ends {
            let outcome = rules.outcome(&pos);
            let first = if outcome.places.0[0] == 1 { "1-0" } else { "0-1" };
            assert_eq!(entry.verdict, Some(first), "{}: {outcome:?}", entry.id);
        }
    }
}

/// Checks that every turn of a line and of its variations is legal where it stands.
fn check_line<G: Game>(rules: &G, start: &G::Position, line: &Variation<G::Step>, id: &str) {
    assert!(!line.turns.is_empty(), "{id}: a line without turns");
    let mut pos = start.clone();
    for node in &line.turns {
        for variation in &node.variations {
            assert_ne!(variation.turns[0].steps, node.steps, "{id}: a variation that varies nothing");
            check_line(rules, &pos, variation, id);
        }
        for (idx, step) in node.steps.iter().enumerate() {
            let mut legal = Vec::new();
            rules.steps(&pos, &mut legal);
            assert!(legal.contains(step), "{id}: {step:?}");
            rules.apply(&mut pos, *step, &mut ());
            assert_eq!(rules.mid_turn(&pos), idx + 1 < node.steps.len(), "{id}: where {:?} ends", node.steps);
        }
    }
}

fn check_texts<G: Game>() {
    for entry in entries::<G>() {
        let (rules, start, line) = open::<G>(&entry);
        for &format in G::MOVES {
            let text = movetext::write(&rules, &start, &line, format);
            let read = movetext::read(&rules, &start, &text);
            assert!(read == Ok(line.clone()), "{}: {text:?}", entry.id);
        }
        for &format in G::POSITIONS {
            let text = rules.write_position(&start, &History::new(&rules, &start, 0, 0), format);
            let read = rules.read_position(&text).map(|(pos, _)| pos);
            assert_eq!(read, Ok(start.clone()), "{}: {text:?}", entry.id);
        }
    }
}

/// Compares the entries with what the folder's `tests/library.txt` says of each game: the number and names of the
/// openings, the number of studies, and how many lines reach the end of the game.
fn check_census<G: Game>(folder: &str) {
    let entries = entries::<G>();
    let files = folders::test_files(folder, "library");
    let Some((_, text)) = files.first() else {
        return assert!(entries.is_empty(), "{folder} has a library and no tests/library.txt");
    };
    let mut n_counted = 0;
    for block in blocks::read(text) {
        let value = |key: &str| block.iter().find_map(|line| line.value(key)).unwrap_or_else(|| panic!("no {key}"));
        let of = |kind: LibraryEntryKind| {
            entries.iter().filter(move |entry| entry.kind == kind && entry.game == value("game"))
        };
        let openings: Vec<&str> = of(LibraryEntryKind::Opening).map(|entry| entry.name).collect();
        let n_studies = of(LibraryEntryKind::Study).count();
        let n_ends =
            of(LibraryEntryKind::Opening).chain(of(LibraryEntryKind::Study)).filter(|entry| entry.ends).count();
        let names: BTreeSet<&str> = openings.iter().copied().collect();
        assert_eq!(openings.len().to_string(), value("openings"), "openings of {}", value("game"));
        assert_eq!(names.into_iter().collect::<Vec<_>>().join(" "), value("names"), "names in {}", value("game"));
        assert_eq!(n_studies.to_string(), value("studies"), "studies of {}", value("game"));
        assert_eq!(n_ends.to_string(), value("ends"), "lines of {} to the end", value("game"));
        n_counted += openings.len() + n_studies;
    }
    assert_eq!(n_counted, entries.len(), "{folder}/tests/library.txt counts every entry");
}
