//! A finished game of a match, as one line.

use std::fmt;
use std::str::FromStr;

/// A finished game of a match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Score {
    /// The game's number, from 0.
    pub(crate) idx: u64,
    /// The seed of its opening and of everything drawn in it.
    pub(crate) seed: u64,
    /// The first player's score: 1 for a win, 1/2 for a draw; with several teams the share of the others that they
    /// beat.
    pub(crate) points: f64,
    /// The number of turns, including the opening.
    pub(crate) turns: usize,
    /// Why the game ended.
    pub(crate) reason: String,
    /// All turns, in the game's first format.
    pub(crate) moves: String,
}

/// Separated by tabs, in the order of the fields.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Score { idx, seed, points, turns, reason, moves } = self;
        write!(f, "{idx}\t{seed}\t{points}\t{turns}\t{reason}\t{moves}")
    }
}

impl FromStr for Score {
    type Err = String;

    fn from_str(line: &str) -> Result<Score, String> {
        let read = || {
            let [idx, seed, points, turns, reason, moves] = line.split('\t').collect::<Vec<_>>().try_into().ok()?;
            Some(Score {
                idx: idx.parse().ok()?,
                seed: seed.parse().ok()?,
                points: points.parse().ok().filter(|points| (0.0..=1.0).contains(points))?,
                turns: turns.parse().ok()?,
                reason: reason.to_owned(),
                moves: moves.to_owned(),
            })
        };
        read().ok_or_else(|| format!("no line of a game that is over: {line:?}"))
    }
}
