//! Whole matches in the Jellyfish format (`.mat`), which other programs import.
//!
//! ```text
//!  5 point match
//!
//!  Game 1
//!  Ann : 0                        Bob : 0
//!   1) 31: 8/5 6/5                 Doubles => 2
//!   2)  Takes                      66: 24/18 24/18 13/7 13/7
//! ```
//!
//! The first seat's turns are on the left. The format is not published; this follows what GNU Backgammon (version 1.07)
//! writes and reads. The bar is 25, borne off is 0, and every move is written separately. Tags stand in lines such as
//! `; [Event "…"]`: those before the length of the match are those of all its games, others are the next game's.

mod read;
#[cfg(test)]
mod tests;
mod write;

pub(super) use read::{Series, game, is_meant};
pub(super) use write::write;

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
