//! Stakes: what odds are worth with the cube at the score, whether to double, to take, and to accept a resignation.
//!
//! Sources: Rick Janowski, "Take-Points in Money Games" (1993), as section "Cubeful equities" of the GNU Backgammon
//! manual tells it (<https://www.gnu.org/software/gnubg/manual/html_node/Cubeful-equities.html>), carried over to match
//! winning chances.

mod cubeful;
mod efficiency;
mod equities;
mod match_equity;
mod payoffs;
#[cfg(test)]
mod tests;

use crate::odds::Odds;
use crate::seat::{PerSeat, Seat};

use super::Backgammon;
use super::position::{Position, Stage};
use super::steps::Step;

use self::cubeful::{Cubeful, Turners};
use self::payoffs::{Chances, Payoffs};

/// Differences in worth up to this are none.
const TINY: f32 = 1e-5;
/// So much less than the worth of the game is still enough of a resignation.
const TOLERANCE: f32 = 1e-3;

/// The cubeful worth of a position for each seat: 1 is that of a plain game won at the present cube, -1 that of one lost.
/// In a match, match winning chances are measured so. The odds are those before the throw.
pub(super) fn worth(rules: &Backgammon, pos: &Position, odds: &Odds) -> PerSeat<f32> {
    if rules.match_length() == 0 && !rules.has_cube() {
        let [plain, gammon, backgammon, lost, lost_gammon, lost_backgammon] = odds.0;
        let white = plain + 2.0 * gammon + 3.0 * backgammon - lost - 2.0 * lost_gammon - 3.0 * lost_backgammon;
        return PerSeat([white, -white, 0.0, 0.0]);
    }
    let seat = pos.seat;
    let mut own = Stakes::of(rules, pos, seat, odds).worth(pos.stage);
    if pos.stage == Stage::Opening {
        // Nobody is on roll: halfway between both viewpoints, so that exchanging sides exchanges the values exactly.
        own = (own - Stakes::of(rules, pos, seat.other(), odds).worth(pos.stage)) / 2.0;
    }
    let mut worth = PerSeat::default();
    worth[seat] = own;
    worth[seat.other()] = -own;
    worth
}

/// What a worth at a cube is worth at the first one: both as [`worth`] measures.
pub(super) fn in_points(rules: &Backgammon, seat: Seat, worth: f32, cube: i32) -> f32 {
    let payoffs = match_equity::payoffs(rules, seat);
    payoffs.scaled(payoffs.unscaled(worth, cube), 1)
}

/// What points won, or lost below 0, are worth at the first cube.
pub(super) fn of_points(rules: &Backgammon, seat: Seat, points: i32) -> f32 {
    let payoffs = match_equity::payoffs(rules, seat);
    payoffs.scaled(payoffs.points(points), 1)
}

/// What the seat that decides about the cube does, before the throw or after a double, by the odds before the throw at
/// the cube as it is.
pub(super) fn step(rules: &Backgammon, pos: &Position, odds: &Odds) -> Step {
    let stakes = Stakes::of(rules, pos, pos.seat, odds);
    match pos.stage {
        Stage::Doubled if stakes.cubeful.is_dropped() => Step::Drop,
        Stage::Doubled => Step::Take,
        _ if stakes.doubles() => Step::Double,
        _ => Step::Roll,
    }
}

/// Whether a double may gain something for the seat that may double: not where the cube as it is wins the match.
pub(super) fn may_gain(rules: &Backgammon, pos: &Position) -> bool {
    !match_equity::payoffs(rules, pos.seat).is_enough(pos.cube.score())
}

/// Whether a seat accepts that the other resigns so many stakes: when they are worth as much as the game.
pub(super) fn accepts_resignation(rules: &Backgammon, pos: &Position, seat: Seat, points: u8, odds: &Odds) -> bool {
    let payoffs = match_equity::payoffs(rules, seat);
    let gain = payoffs.scaled(payoffs.points(i32::from(points) * pos.cube.score()), pos.cube.score());
    gain + TOLERANCE >= worth(rules, pos, odds)[seat]
}

/// The stakes as one seat sees them that is on roll.
struct Stakes {
    payoffs: Payoffs<'static>,
    cubeful: Cubeful,
    turners: Turners,
    cube: i32,
}

impl Stakes {
    fn of(rules: &Backgammon, pos: &Position, seat: Seat, odds: &Odds) -> Stakes {
        let payoffs = match_equity::payoffs(rules, seat);
        let chances = Chances::of(odds, seat);
        let efficiency = efficiency::efficiency(pos.checkers, seat);
        let turners =
            Turners { own: rules.may_double(seat, pos.cube), other: rules.may_double(seat.other(), pos.cube) };
        let cubeful = Cubeful::new(&payoffs, &chances, pos.cube.log2(), rules.has_cube(), efficiency);
        Stakes { payoffs, cubeful, turners, cube: pos.cube.score() }
    }

    fn worth(&self, stage: Stage) -> f32 {
        let held = self.cubeful.held(self.turners);
        let worth = match stage {
            Stage::Over => self.cubeful.dead(),
            Stage::Doubled => self.cubeful.doubled(),
            Stage::Before => held.max(self.cubeful.doubled()),
            Stage::Opening | Stage::Throw | Stage::Moving(_) => held,
        };
        self.payoffs.scaled(worth, self.cube)
    }

    /// Whether doubling is at least as good as waiting, and may gain something at all.
    fn doubles(&self) -> bool {
        let [held, doubled] =
            [self.cubeful.held(self.turners), self.cubeful.doubled()].map(|it| self.payoffs.scaled(it, self.cube));
        self.turners.own && !self.payoffs.is_enough(self.cube) && doubled + TINY >= held
    }
}
