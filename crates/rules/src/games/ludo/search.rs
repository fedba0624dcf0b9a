//! What a search asks of the game.

use crate::enumerate::Enumerate;
use crate::level::LevelSpec;
use crate::search::Search;
use crate::seat::PerSeat;

use super::levels::LEVELS;
use super::path::PathNumber;
use super::position::Position;
use super::steps::{self, Step};
use super::{Ludo, evaluate};

impl Enumerate for Ludo {
    fn count(&self, pos: &Position) -> u64 {
        steps::count_turns(self, pos)
    }
}

impl Search for Ludo {
    fn levels(&self) -> &'static [LevelSpec] {
        &LEVELS
    }

    /// Knocking out and coming home are searched early.
    fn move_order(&self, _pos: &Position, step: Step) -> i16 {
        match step {
            Step::Move { knocks: true, .. } | Step::Move { to: PathNumber::HOME, .. } => 1,
            _ => 0,
        }
    }

    fn evaluate(&self, pos: &Position) -> PerSeat<i32> {
        evaluate::per_seat(pos)
    }
}
