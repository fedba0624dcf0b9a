//! Whether a game can be played under the options that others play by.

use rules::Game;

use crate::entry::Entry;
use crate::game_tree::{GameTree, NodeIdx};
use crate::session::Session;

/// The number of the first turn of the main line that they would play otherwise; `None` where they can play them all.
pub(super) fn first_turn<G: Game>(tree: &GameTree) -> Option<usize> {
    let mut record = tree.head().clone();
    G::TEXT_OPTIONS.iter().for_each(|(key, value)| record.options.set(*key, *value));
    if record.options == tree.head().options {
        return None;
    }
    let mut session = Session::<G>::open(record).ok()?;
    let mut turn = 1;
    for entry in tree.line(NodeIdx::ROOT).filter_map(|node| tree.entry(node)) {
        if session.append(entry.clone()).is_err() {
            return Some(turn);
        }
        if matches!(entry, Entry::Step(_)) && !session.rules().mid_turn(session.position()) {
            turn += 1;
        }
    }
    None
}
