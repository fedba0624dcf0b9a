//! Games of numbered moves, as chess and draughts programs exchange them and as people write them down.
//!
//! ```text
//! [White "Ada"]
//! [Black "Grace"]
//! [Result "1-0"]
//!
//! 1. e4 e5 2. Qh5? {Too early.} 2... Ke7?? $7 (2... Nc6 3. Bc4) 3. Qxe5# 1-0
//! ```
//!
//! Portable Game Notation (PGN) and Portable Draughts Notation (PDN) have this grammar, and games that are exchanged in
//! neither are written alike (`movetext`). Comments are in braces or run from `;` to the end of the line, a line that
//! begins with `%` is ignored, variations are in round brackets and replace the turn before them, and `$7` is a numeric
//! annotation glyph (NAG). In `movetext` brackets, round or square, hold a comment where they do not begin with a move,
//! and signs stand as they are. In games that write turns in square brackets ([`rules::Notation::BRACKETED`]) these are
//! turns, and a round bracket within a word belongs to it. Turns are written in one word.
//!
//! Results give the first seat's points first: White's in chess, Black's in English draughts, as in collections of its
//! games.

mod clean;
mod letters;
mod read;
mod reader;
mod section;
mod token;
mod word;
mod write;

use rules::notation::GameForm;
use rules::{Game, Seat};

use super::dialect::dialect;

#[cfg(test)]
pub(super) use clean::game as fast_game;
pub(super) use read::{any_game, game};
pub(super) use section::section;
pub(super) use word::Lexer;
pub(super) use write::write;

/// What signs mean in the games of a folder.
#[derive(Clone, Copy, Debug)]
struct Grammar {
    /// Whether it is Portable Game Notation.
    is_pgn: bool,
    /// The seat that NAGs call White.
    white: Seat,
    /// Whether turns may stand in square brackets.
    is_bracketed: bool,
    /// Whether square brackets are like round ones.
    has_square_variations: bool,
    /// Whether a bracket that does not begin with a move is a comment.
    has_bracketed_comments: bool,
}

impl Grammar {
    fn of<G: Game>() -> Grammar {
        let dialect = dialect::<G>();
        let is_bracketed = G::BRACKETED.is_some();
        Grammar {
            is_pgn: dialect.is_some(),
            white: dialect.map_or(Seat::FIRST, |dialect| dialect.white),
            is_bracketed,
            has_square_variations: dialect.is_none() && !is_bracketed,
            has_bracketed_comments: dialect.is_none(),
        }
    }
}

/// Whether a folder's games are written so.
pub(super) fn is_of<G: Game>() -> bool {
    G::FORMS.iter().any(|form| matches!(form, GameForm::Pgn(_) | GameForm::Movetext))
}
