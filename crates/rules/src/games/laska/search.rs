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
use super::{Laska, evaluate, levels};

impl Enumerate for Laska {
    fn count(&self, pos: &Position) -> u64 {
        steps::count_turns(self.single_takes, pos)
    }

    fn count_replies(&self, pos: &Position) -> u64 {
        steps::count_replies(self.single_takes, pos)
    }
}

impl Search for Laska {
    fn levels(&self) -> &'static [LevelSpec] {
        match self.info().id {
            "bignor-ludus" => &levels::BIGNOR_LUDUS,
            _ => &levels::LASKA,
        }
    }

    fn expectation(&self) -> Expectation {
        let scale = match self.info().id {
            "bignor-ludus" => 180,
            _ => 149,
        };
        Expectation { scale }
    }

    /// Takes are forcing; promotions come early in the move order.
    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        if step.leapt().is_some() {
            return 1;
        }
        let promotes = steps::promotes(pos, step);
        if promotes { 0 } else { -1 }
    }

    const FEATURES: &'static [Feature] = Count::FEATURES;

    const RECKONING: Option<Reckoning> = Some(Reckoning { unit: Unit::Pieces, halves: &[2, 2, 2, 2, 3, 3, 3, 3] });

    #[inline]
    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(pos, counts);
    }
}
