//! PGN and PDN: whole games in Portable Game Notation, as chess programs exchange them, and in Portable Draughts
//! Notation, which has the same grammar.
//!
//! ```text
//! [Event "Casual game"]
//! [White "Ada"]
//! [Black "Grace"]
//! [Result "1-0"]
//!
//! 1. e4 e5 2. Qh5? {Too early.} 2... Ke7?? $7 (2... Nc6 3. Bc4) 3. Qxe5# 1-0
//! ```
//!
//! A text holds any number of games. Each begins with its tags and ends with its result; either may be missing.
//! Comments are in braces or run from `;` to the end of the line, a line that begins with `%` is ignored, variations
//! are in round brackets, and `$7` is a numeric annotation glyph (NAG). Numbers are optional and count on from the
//! first one in the game. The result is a variation of [`crate::movetext`], so this is for games whose seats take turns
//! one after the other; it is for two seats, and for turns of one word without brackets.
//!
//! Results give the first seat's points first: White's in chess, Black's in English draughts, as in collections of its
//! games.

mod read;
mod tags;
#[cfg(test)]
mod tests;
mod write;

use crate::movetext::{Nag, Variation};
use crate::seat::Seat;
use crate::{History, Rules};

pub use crate::notation::Dialect;
pub use read::read;
pub use tags::Tags;
pub use write::write;

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// `1-0`, or `2-0` in points: the first seat won.
    FirstWins,
    /// `0-1`, or `0-2` in points: the second seat won.
    SecondWins,
    /// `1/2-1/2`, or `1-1` in points: a draw.
    Drawn,
}

/// A game in writing: the tags and the moves, with their annotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet<P, S> {
    /// The tags, except those that the other fields hold.
    pub tags: Tags,
    /// The position it begins with.
    pub start: P,
    /// What the text of that position says of the history before it.
    pub history: History,
    /// The turns that were played, with comments and variations.
    pub line: Variation<S>,
    /// The result; `None` where the game is not over, or nobody knows.
    pub result: Option<GameResult>,
}

/// The score sheet of a game of `R`.
pub type SheetOf<R> = ScoreSheet<<R as Rules>::Position, <R as Rules>::Step>;

/// The text of an unknown result.
const OPEN: &str = "*";

/// The texts of results; the first one of each is written.
const RESULTS: [(&str, GameResult); 8] = [
    ("1-0", GameResult::FirstWins),
    ("2-0", GameResult::FirstWins),
    ("0-1", GameResult::SecondWins),
    ("0-2", GameResult::SecondWins),
    ("1/2-1/2", GameResult::Drawn),
    ("1/2", GameResult::Drawn),
    ("½-½", GameResult::Drawn),
    ("1-1", GameResult::Drawn),
];

impl GameResult {
    /// The text that is written.
    pub fn text(self) -> &'static str {
        RESULTS.iter().find(|(_, result)| *result == self).map_or(OPEN, |(text, _)| text)
    }

    /// What a text says; `Some(None)` for an unknown result, `None` for any other text.
    fn from_text(text: &str) -> Option<Option<GameResult>> {
        match RESULTS.iter().find(|(known, _)| *known == text) {
            Some((_, result)) => Some(Some(*result)),
            None => (text == OPEN).then_some(None),
        }
    }
}

/// NAGs that judge a position, for White and Black instead of seats.
const EQUAL: u8 = 10;
const WHITE_AHEAD: u8 = 18;
const BLACK_AHEAD: u8 = 19;

impl Dialect {
    /// The sign of a NAG.
    fn sign(&self, number: u8) -> Nag {
        let is_white_first = self.white == Seat::FIRST;
        match number {
            EQUAL => Nag::Equal,
            WHITE_AHEAD if is_white_first => Nag::FirstAhead,
            BLACK_AHEAD if !is_white_first => Nag::FirstAhead,
            WHITE_AHEAD | BLACK_AHEAD => Nag::SecondAhead,
            _ => Nag::from_glyph(number),
        }
    }

    /// The NAG of a sign; `None` for results in the middle of a line.
    fn glyph(&self, sign: Nag) -> Option<u8> {
        let is_white_first = self.white == Seat::FIRST;
        match sign {
            Nag::Equal => Some(EQUAL),
            Nag::FirstAhead => Some(if is_white_first { WHITE_AHEAD } else { BLACK_AHEAD }),
            Nag::SecondAhead => Some(if is_white_first { BLACK_AHEAD } else { WHITE_AHEAD }),
            _ => sign.glyph(),
        }
    }
}
