//! Whole matches in the Jellyfish format (`.mat`), which other programs import.
//!
//! ```text
//! ; [Event "Club night"]
//!
//!  5 point match
//!
//!  Game 1
//!  Ann : 0                        Bob : 0
//!   1) 31: 8/5 6/5                 Doubles => 2
//!   2)  Takes                      66: 24/18 24/18 13/7 13/7
//!                                   Wins 2 points
//! ```
//!
//! The first seat's turns are on the left. The format is not published; this follows what GNU Backgammon (version 1.07)
//! writes and reads, and what match servers write. The bar is 25, borne off is 0, and every move is written separately.
//!
//! Tags stand in lines such as `; [Event "…"]` before the length of the match, where that program looks for them, and
//! in its names: `EventDate` for `Date`, `Transcriber` for `Annotator`. They are those of all games of the match; a tag of
//! the third game alone is `[Round#3 "…"]`. Tags between games, as older files of ours have them, are the next game's.
//!
//! Where no tag names an option, the game is of the rules that everybody else plays by
//! ([`rules::Notation::TEXT_OPTIONS`]), or else of ours if only these fit. Beavers and raccoons are left out.

mod lines;
mod names;
mod play;
mod read;
mod rows;
mod series;
#[cfg(test)]
mod tests;
mod write;

use rules::GameInfo;

use crate::record::Record;

pub(super) use read::{game, is_meant};
pub(super) use series::Series;
pub(super) use write::{goes_on, write};

/// The steps of a turn that are no throws and no moves, as our notation has them.
const ROLL: &str = "roll";
const DOUBLE: &str = "double";
const TAKE: &str = "take";
const DROP: &str = "drop";
/// A throw with which nothing can be played.
const NOTHING: &str = "-";

/// The same as the format has them.
const DOUBLES: &str = "Doubles";
const TAKES: &str = "Takes";
const DROPS: &str = "Drops";
const WINS: &str = "Wins";

/// Tags of ours, and what the format calls them.
const DATE: &str = "Date";
const EVENT_DATE: &str = "EventDate";
const ANNOTATOR: &str = "Annotator";
const TRANSCRIBER: &str = "Transcriber";

/// The option that says whether single games have a cube.
const CUBE: &str = "cube";
const ON: &str = "on";

/// Whether a turn of ours begins with a double.
pub(super) fn is_double(turn: &str) -> bool {
    turn.get(..DOUBLE.len()).is_some_and(|word| word.eq_ignore_ascii_case(DOUBLE))
}

/// Gives a single game the cube with which it was played, if nothing says whether it has one.
pub(super) fn give_cube(info: &GameInfo, record: &mut Record) {
    let has_cube = info.options.iter().any(|spec| spec.key == CUBE);
    if has_cube && record.options.get(CUBE).is_none() && record.match_state.length == 0 {
        record.options.set(CUBE, ON);
    }
}
