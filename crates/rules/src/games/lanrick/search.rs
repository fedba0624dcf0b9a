//! What a search asks of the game.

use crate::enumerate::Enumerate;
use crate::evaluation::{Feature, FeatureCounts};
use crate::expectation::Expectation;
use crate::gathering::Gathering;
use crate::level::LevelSpec;
use crate::reckoning::{Reckoning, Unit};
use crate::search::Search;
use crate::seat::Seat;
use crate::turns::TurnList;

use super::position::{Phase, Position, way_to};
use super::steps::Step;
use super::weights::Count;
use super::{Lanrick, evaluate, levels, move_order, turns};

/// How many candidate turns a search considers in play.
const N_CANDIDATES: usize = 14;

impl Enumerate for Lanrick {
    fn turns(&self, pos: &Position, acc: &mut TurnList<Self>) {
        turns::list(pos, acc);
    }
}

impl Search for Lanrick {
    fn levels(&self) -> &'static [LevelSpec] {
        &levels::LEVELS
    }

    fn expectation(&self) -> Expectation {
        Expectation { scale: 693 }
    }

    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        move_order::of(pos, step)
    }

    const FEATURES: &'static [Feature] = Count::FEATURES;

    const RECKONING: Option<Reckoning> = Some(Reckoning { unit: Unit::Men, halves: &[2; 4] });

    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(pos, counts);
    }

    /// While a rendezvous is marked.
    fn gathering(&self, pos: &Position, seat: Seat) -> Option<Gathering> {
        let mark = pos.mark()?;
        let men = pos.men(seat);
        let n_in = (men & pos.rendezvous()).count_ones() as u8;
        Some(Gathering { n_in, of: men.count_ones() as u8, to_go: way_to(men, mark) as u16 })
    }

    /// In play a turn has up to 57,000 ends.
    fn has_many_moves(&self, pos: &Position) -> bool {
        matches!(pos.phase, Phase::Play { .. })
    }

    fn candidates(&self, pos: &Position, acc: &mut TurnList<Self>) -> u64 {
        turns::best(pos, N_CANDIDATES, |end| self.evaluate(end)[pos.seat], acc)
    }
}
