//! Whole games as programs exchange them: Portable Game Notation (PGN) of chess, and Portable Draughts Notation (PDN),
//! which has the same grammar.
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
//! A text holds any number of games. Each begins with its tags and ends with its result; either may be missing. Comments
//! stand in braces or reach from `;` to the end of the line, a line that begins with `%` means nothing, variations stand
//! in round brackets, and `$7` is a judgement by its number. Numbers are optional and count on from the first that
//! stands in the game. What is read is a line of [`crate::movetext`], so this is for games whose seats take turns one
//! after the other; it is for two seats, and for turns of one word without brackets.
//!
//! In results the first seat's points stand first: White's in chess, Black's in English draughts, as the collections of
//! its games have it.

mod read;
mod tags;
#[cfg(test)]
mod tests;
mod write;

use crate::movetext::{Line, Sign};
use crate::seat::Seat;
use crate::{Ledger, Rules};

pub use read::read;
pub use tags::Tags;
pub use write::write;

/// What of the format a game settles for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dialect {
    /// The seat whose player the tag `White` names; the tag `Black` names the other.
    pub white: Seat,
    /// The tag that tells which game it is, and the game's value: `("GameType", "21")`. In a text more may follow on the
    /// value behind a comma, and the tag may be missing.
    pub game: Option<(&'static str, &'static str)>,
}

/// How a game came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// `1-0`, of points `2-0`: the first seat won.
    FirstWins,
    /// `0-1`, of points `0-2`: the second seat won.
    SecondWins,
    /// `1/2-1/2`, of points `1-1`: a draw.
    Drawn,
}

/// A game that is written down: the tags and the moves, with all that is said about them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet<P, S> {
    /// What is known of the game, without what stands in the other fields.
    pub tags: Tags,
    /// The position it begins with.
    pub start: P,
    /// What the text of that position says of the history before it.
    pub ledger: Ledger,
    /// The turns that were played, with comments and variations.
    pub line: Line<S>,
    /// How it came out; `None` where it goes on, or nobody knows.
    pub decision: Option<Decision>,
}

/// The score sheet of a game of `R`.
pub type SheetOf<R> = ScoreSheet<<R as Rules>::Position, <R as Rules>::Step>;

/// The text of a decision that is open.
const OPEN: &str = "*";

/// The texts of decisions; the first one of each is written.
const DECISIONS: [(&str, Decision); 8] = [
    ("1-0", Decision::FirstWins),
    ("2-0", Decision::FirstWins),
    ("0-1", Decision::SecondWins),
    ("0-2", Decision::SecondWins),
    ("1/2-1/2", Decision::Drawn),
    ("1/2", Decision::Drawn),
    ("½-½", Decision::Drawn),
    ("1-1", Decision::Drawn),
];

impl Decision {
    /// The text that is written.
    pub fn text(self) -> &'static str {
        DECISIONS.iter().find(|(_, decision)| *decision == self).map_or(OPEN, |(text, _)| text)
    }

    /// What a text says; `Some(None)` where it says that nothing is decided, `None` where it is no such text.
    fn from_text(text: &str) -> Option<Option<Decision>> {
        match DECISIONS.iter().find(|(known, _)| *known == text) {
            Some((_, decision)) => Some(Some(*decision)),
            None => (text == OPEN).then_some(None),
        }
    }
}

/// Numbers of signs that judge a position, with White and Black for the seats.
const EQUAL: u8 = 10;
const WHITE_AHEAD: u8 = 18;
const BLACK_AHEAD: u8 = 19;

impl Dialect {
    /// The sign with a number.
    fn sign(&self, number: u8) -> Sign {
        let is_white_first = self.white == Seat::FIRST;
        match number {
            EQUAL => Sign::Equal,
            WHITE_AHEAD if is_white_first => Sign::FirstAhead,
            BLACK_AHEAD if !is_white_first => Sign::FirstAhead,
            WHITE_AHEAD | BLACK_AHEAD => Sign::SecondAhead,
            _ => Sign::from_glyph(number),
        }
    }

    /// The number of a sign; `None` for results in the middle of a line.
    fn glyph(&self, sign: Sign) -> Option<u8> {
        let is_white_first = self.white == Seat::FIRST;
        match sign {
            Sign::Equal => Some(EQUAL),
            Sign::FirstAhead => Some(if is_white_first { WHITE_AHEAD } else { BLACK_AHEAD }),
            Sign::SecondAhead => Some(if is_white_first { BLACK_AHEAD } else { WHITE_AHEAD }),
            _ => sign.glyph(),
        }
    }
}
