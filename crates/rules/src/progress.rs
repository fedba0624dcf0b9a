//! Progress and repetition, which house rules count.

use crate::game::Rules;
use crate::hash;
use crate::sites::Site;

/// What counts as progress, and when a position is the same again: what [`crate::History`] notes of a game.
pub trait Progress: Rules {
    /// Whether the step restarts the count of no-progress turns for house rules. By default every step does.
    fn resets(&self, _pos: &Self::Position, _step: Self::Step) -> bool {
        true
    }

    /// The movement that a seat makes by the step, where the game ends when it repeats back and forth: see
    /// [`crate::Trigger::BackAndForth`]. `None` for all other steps, which end a run.
    fn back_and_forth(&self, _pos: &Self::Position, _step: Self::Step) -> Option<(Site, Site)> {
        None
    }

    /// 64 bits that are equal for equal positions and almost never for others, the same on every machine.
    fn key(&self, pos: &Self::Position) -> u64 {
        hash::key(pos)
    }
}
