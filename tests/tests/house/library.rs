//! Every folder's openings and studies replay, variations too.

use std::collections::BTreeSet;

use play::formats;
use play::{GameTree, Nag, NodeIdx, Session, wire};
use rules::Game;
use rules::library::{self, LibraryEntry, LibraryEntryKind};
use tests::{blocks, folders, lines};

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

fn check_entries<G: Game>() {
    let entries = entries::<G>();
    let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.id).collect();
    assert_eq!(ids.len(), entries.len(), "two entries have one id");
    for entry in &entries {
        assert_eq!(entry.kind == LibraryEntryKind::Study, entry.from.is_some(), "{}: where it begins", entry.id);
        let signs = Nag::from_text;
        assert!(entry.verdict.is_none_or(|verdict| signs(verdict).is_some()), "{}: {:?}", entry.id, entry.verdict);
        let game = lines::read::<G>(entry);
        assert!(game.n_turns > 0, "{}: a line without turns", entry.id);
        let session = Session::<G>::open(game.tree.main_line()).unwrap_or_else(|error| panic!("{}: {error}", entry.id));
        let mut steps = Vec::new();
        session.rules().steps(session.position(), &mut steps);
        assert_eq!(steps.is_empty(), entry.ends, "{}: whether the line goes on to the end of the game", entry.id);
        if entry.ends {
            let outcome = session.rules().outcome(session.position());
            let first = if outcome.places.0[0] == 1 { "1-0" } else { "0-1" };
            assert_eq!(entry.verdict, Some(first), "{}: {outcome:?}", entry.id);
        }
    }
}

fn check_texts<G: Game>() {
    for entry in entries::<G>() {
        let tree = lines::read::<G>(&entry).tree;
        for format in formats::formats::<G>() {
            let text =
                formats::write::<G>(format.key, &[&tree]).unwrap_or_else(|error| panic!("{}: {error}", entry.id));
            let read = formats::read::<G>(entry.game, &text).unwrap_or_else(|error| panic!("{}: {error}", entry.id));
            let again: Vec<_> = read.map(|game| game.tree).collect();
            let shown = |tree: &GameTree| wire::write_tree(tree, NodeIdx::ROOT);
            let again_shown: Vec<String> = again.iter().map(shown).collect();
            assert!(again == [tree.clone()], "{}: {text}\n{}\n{again_shown:#?}", entry.id, shown(&tree));
            // A variation that varies nothing would be gone.
            let is_moves = format == formats::TextFormat::MOVETEXT;
            // The book has square brackets within round ones, and for turns where those are written so.
            let within = if G::BRACKETED.is_some() { 0 } else { entry.line.matches('[').count() };
            let n_written = text.matches('(').count();
            assert!(!is_moves || n_written == entry.line.matches('(').count() + within, "{}: {text}", entry.id);
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
