//! What a search asks of the game.

use crate::enumerate::Enumerate;
use crate::evaluation::{Feature, FeatureCounts};
use crate::expectation::Expectation;
use crate::level::LevelSpec;
use crate::reckoning::{Reckoning, Unit};
use crate::search::Search;

use super::position::Position;
use super::steps::{self, Step};
use super::weights::Count;
use super::{Draughts, count, evaluate, levels};

impl Enumerate for Draughts {
    fn count(&self, pos: &Position) -> u64 {
        count::turns(pos)
    }

    fn count_replies(&self, pos: &Position) -> u64 {
        count::replies(pos)
    }
}

impl Search for Draughts {
    fn levels(&self) -> &'static [LevelSpec] {
        &levels::LEVELS
    }

    fn expectation(&self) -> Expectation {
        Expectation { scale: 142 }
    }

    /// Captures are forcing; crowning comes before other moves.
    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        if step.leapt().is_some() {
            return 1;
        }
        if steps::crowns(pos, step) { 0 } else { -1 }
    }

    const FEATURES: &'static [Feature] = Count::FEATURES;

    const RECKONING: Option<Reckoning> = Some(Reckoning { unit: Unit::Men, halves: &[2, 3] });

    #[inline]
    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(pos, counts);
    }
}
