//! Lines of the libraries, read and played.

use play::formats::{self, ReadGame};
use play::{Entry, GameTree, Session};
use rules::Game;
use rules::library::LibraryEntry;

/// Reads an opening or a study.
///
/// # Panics
/// When it is not exactly one game, or something in it is wrong or had to be mended.
pub fn read<G: Game>(entry: &LibraryEntry<'_>) -> ReadGame {
    let from = entry.from.map_or_else(String::new, |from| format!("[FEN \"{from}\"]\n"));
    let text = format!("{from}\n{}\n", entry.line);
    let read = formats::read::<G>(entry.game, &text).unwrap_or_else(|error| panic!("{}: {error}", entry.id));
    let mut games: Vec<ReadGame> = read.collect();
    assert_eq!(games.len(), 1, "{} is one game", entry.id);
    let game = games.remove(0);
    assert!(game.fault.is_none() && game.mends.is_empty(), "{}: {:?} {:?}", entry.id, game.fault, game.mends);
    game
}

/// The steps of a tree's main line, turn by turn.
///
/// # Panics
/// When the rules do not take the tree.
pub fn main_line<G: Game>(tree: &GameTree) -> Vec<Vec<G::Step>> {
    let mut session = Session::<G>::open(tree.head().clone()).unwrap_or_else(|error| panic!("{error}"));
    let mut turns = vec![Vec::new()];
    for entry in tree.main_line().entries {
        if let Entry::Step(text) = &entry {
            let step = session.rules().read_step(session.position(), text).unwrap_or_else(|error| panic!("{error}"));
            turns.last_mut().expect("there is always one").push(step);
        }
        session.append(entry).unwrap_or_else(|error| panic!("{error}"));
        if !session.rules().mid_turn(session.position()) {
            turns.push(Vec::new());
        }
    }
    turns.retain(|turn| !turn.is_empty());
    turns
}
