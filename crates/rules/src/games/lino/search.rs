//! What a search asks of the game.

use crate::enumerate::Enumerate;
use crate::evaluation::{Feature, FeatureCounts};
use crate::expectation::Expectation;
use crate::level::LevelSpec;
use crate::search::Search;
use crate::turns::TurnList;

use super::position::{Position, Stage};
use super::steps::{self, Step};
use super::weights::Count;
use super::{Lino, candidates, evaluate, levels, move_order};

impl Enumerate for Lino {
    fn count(&self, pos: &Position) -> u64 {
        steps::count(self.eyes, pos)
    }
}

impl Search for Lino {
    fn levels(&self) -> &'static [LevelSpec] {
        &levels::LEVELS
    }

    fn expectation(&self) -> Expectation {
        Expectation { scale: 120 }
    }

    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        move_order::of(self.eyes, pos, step)
    }

    /// There are 2,232 moves of tiles at the beginning, and many orders of claims.
    fn has_many_moves(&self, pos: &Position) -> bool {
        !matches!(pos.stage, Stage::Fill | Stage::Over)
    }

    fn candidates(&self, pos: &Position, acc: &mut TurnList<Self>) -> u64 {
        candidates::list(self, pos, acc)
    }

    const FEATURES: &'static [Feature] = Count::FEATURES;

    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(self.eyes, pos, counts);
    }
}
