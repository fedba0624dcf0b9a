//! What playing by networks asks of the game.

use crate::networks::Networks;
use crate::odds::{Inputs, Odds};
use crate::seat::{PerSeat, Seat};

use super::checkers::{Checkers, Point, SEATS};
use super::inputs::{self, Phase};
use super::position::{Position, Stage};
use super::steps::Step;
use super::{Backgammon, bear_off, rules, stakes};

/// The ends of the game in [`Odds`]: White wins plainly, with a gammon, with a backgammon; then Black likewise.
impl Networks for Backgammon {
    const NETWORKS: &'static [usize] = &inputs::N_INPUTS;

    fn known_odds(&self, pos: &Position) -> Option<Odds> {
        if pos.stage == Stage::Over {
            let size = rules::size(pos) as usize;
            return Some(Odds::certain(3 * pos.seat.idx() + size - 1));
        }
        bear_off::odds(pos, pos.seat)
    }

    fn inputs(&self, pos: &Position, inputs: &mut Inputs) -> usize {
        let phase = Phase::of(pos.checkers);
        inputs::set(pos.checkers, pos.seat, phase, inputs);
        phase as usize
    }

    fn seen_by_all(&self, pos: &Position, seen: Odds) -> Odds {
        let odds = turned(pos.seat, seen);
        let worst = SEATS.map(|seat| worst_loss(pos.checkers, seat));
        odds.without(|end| end % 3 >= worst[1 - end / 3])
    }

    fn seen_by_network(&self, pos: &Position, odds: Odds) -> Odds {
        turned(pos.seat, odds)
    }

    fn to_throw(&self, pos: &Position) -> Option<Position> {
        match pos.stage {
            Stage::Over => None,
            Stage::Opening => Some(*pos),
            _ => Some(Position { stage: Stage::Throw, ..*pos }),
        }
    }

    fn for_each_end(&self, pos: &Position, visit: &mut impl FnMut(&Position)) {
        let Stage::Moving(dice) = pos.stage else {
            // There is no turn to be played before the throw.
            return self.to_throw(pos).iter().for_each(visit);
        };
        self.ends(pos.checkers, pos.seat, dice, |checkers| {
            if checkers.count(pos.seat, Point::OFF) == Checkers::EACH {
                visit(&Position { checkers, stage: Stage::Over, ..*pos });
            } else {
                visit(&self.on_roll(checkers, pos.seat.other(), pos.cube));
            }
        });
    }

    fn worth(&self, pos: &Position, odds: &Odds) -> PerSeat<f32> {
        stakes::worth(self, pos, odds)
    }

    fn in_points(&self, pos: &Position, seat: Seat, worth: f32) -> f32 {
        stakes::in_points(self, seat, worth, pos.cube.score())
    }

    fn of_points(&self, seat: Seat, points: i32) -> f32 {
        stakes::of_points(self, seat, points)
    }

    fn stakes_step(&self, pos: &Position, odds: impl FnOnce() -> Odds) -> Option<Step> {
        matches!(pos.stage, Stage::Before | Stage::Doubled).then(|| stakes::step(self, pos, &odds()))
    }

    fn may_gain_by_stakes(&self, pos: &Position) -> bool {
        stakes::may_gain(self, pos)
    }

    fn accepts_resignation(&self, pos: &Position, seat: Seat, points: u8, odds: &Odds) -> Option<bool> {
        Some(stakes::accepts_resignation(self, pos, seat, points, odds))
    }
}

/// Odds as the other side sees them, where Black is to throw: a network takes the side that throws for White.
fn turned(seat: Seat, mut odds: Odds) -> Odds {
    if seat != Seat::FIRST {
        odds.0.rotate_left(3);
    }
    odds
}

/// The most stakes that a side can still lose.
fn worst_loss(checkers: Checkers, seat: Seat) -> usize {
    if checkers.count(seat, Point::OFF) > 0 {
        1
    } else if checkers.highest(seat) > Point::HOME.opposite().after(1) || inputs::has_contact(checkers) {
        3
    } else {
        2
    }
}

#[cfg(test)]
mod tests;
