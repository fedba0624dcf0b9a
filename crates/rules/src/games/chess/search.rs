//! What a search asks of the game.

use crate::enumerate::Enumerate;
use crate::evaluation::{Feature, FeatureCounts};
use crate::expectation::Expectation;
use crate::level::LevelSpec;
use crate::reckoning::{Reckoning, Unit};
use crate::search::Search;
use crate::turns::TurnList;

use super::position::Position;
use super::steps::{self, Step};
use super::weights::Count;
use super::{Chess, evaluate, levels, move_order};

impl Enumerate for Chess {
    fn count(&self, pos: &Position) -> u64 {
        steps::count(pos)
    }

    fn count_replies(&self, pos: &Position) -> u64 {
        steps::count_replies(pos)
    }

    /// No two moves lead to the same position.
    fn turns(&self, pos: &Position, acc: &mut TurnList<Self>) {
        let mut legal = Vec::new();
        steps::list(pos, &mut legal);
        for step in legal {
            let mut end = pos.clone();
            steps::apply(&mut end, step, &mut ());
            acc.push(&[step], end);
        }
    }
}

impl Search for Chess {
    fn levels(&self) -> &'static [LevelSpec] {
        &levels::LEVELS
    }

    fn expectation(&self) -> Expectation {
        Expectation { scale: 261 }
    }

    /// Null move: not with pawns alone, because of zugzwang.
    fn null_move(&self, pos: &Position) -> Option<Position> {
        pos.pass()
    }

    /// Captures that lose nothing, promotions to queens and check evasions are forcing. MVV-LVA: the most valuable
    /// victim first, then the least valuable attacker.
    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        move_order::of(pos, step)
    }

    const FEATURES: &'static [Feature] = Count::FEATURES;

    const RECKONING: Option<Reckoning> = Some(Reckoning { unit: Unit::Pawns, halves: &[2, 6, 6, 10, 18] });

    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(pos, counts);
    }
}
