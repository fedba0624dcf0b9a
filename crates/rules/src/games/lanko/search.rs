//! What a search asks of the game.

use crate::enumerate::Enumerate;
use crate::evaluation::{Feature, FeatureCounts};
use crate::expectation::Expectation;
use crate::game::Rules;
use crate::level::LevelSpec;
use crate::reckoning::{Reckoning, Unit};
use crate::search::Search;

use super::position::Position;
use super::steps::{self, Step};
use super::weights::Count;
use super::{Lanko, evaluate, levels, move_order};

impl Enumerate for Lanko {
    fn count(&self, pos: &Position) -> u64 {
        steps::count_turns(self.board, pos)
    }
}

impl Search for Lanko {
    fn levels(&self) -> &'static [LevelSpec] {
        match self.info().id {
            "lanko-68" => &levels::LANKO_68,
            "lanko-103" => &levels::LANKO_103,
            _ => &levels::LANKO_88,
        }
    }

    fn expectation(&self) -> Expectation {
        let scale = match self.info().id {
            "lanko-68" => 265,
            "lanko-103" => 226,
            _ => 313,
        };
        Expectation { scale }
    }

    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        move_order::of(self.board, pos, step)
    }

    const FEATURES: &'static [Feature] = Count::FEATURES;

    const RECKONING: Option<Reckoning> = Some(Reckoning { unit: Unit::Points, halves: &[4, 12, 24, 36, 72] });

    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(self.board, pos, counts);
    }
}
