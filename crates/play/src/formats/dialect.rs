//! Whether a folder's games are written in Portable Game Notation, and how.

use rules::Game;
use rules::notation::{Dialect, GameForm};

/// The dialect of a folder's games in Portable Game Notation.
pub(super) fn dialect<G: Game>() -> Option<Dialect> {
    G::FORMS.iter().find_map(|form| match form {
        GameForm::Pgn(dialect) => Some(*dialect),
        _ => None,
    })
}
