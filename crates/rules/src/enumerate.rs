//! Complete turns, listed and counted.

use crate::game::Rules;
use crate::perft;
use crate::turns::{self, TurnList};

/// Lists and counts turns. The defaults play every step; a game may know a faster way to the same results.
pub trait Enumerate: Rules {
    /// The number of complete turns from here, by path; the rest of the turn when it has begun.
    fn count(&self, pos: &Self::Position) -> u64 {
        perft::count_by_steps(self, pos)
    }

    /// The sum of [`Enumerate::count`] over the ends of all complete turns from here, by path. Asked only between turns.
    fn count_replies(&self, pos: &Self::Position) -> u64 {
        perft::count_replies_by_turns(self, pos)
    }

    /// Appends complete turns from here, one for every distinct position they end in.
    fn turns(&self, pos: &Self::Position, acc: &mut TurnList<Self>) {
        turns::distinct(self, pos, acc);
    }
}
