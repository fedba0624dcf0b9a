//! Ends: places, and what a resignation or an agreement leads to.

use crate::offers::{Settled, Settlement, usual};
use crate::outcome::Outcome;
use crate::say::{Arg, Say};
use crate::seat::{PerSeat, Seat};

use super::position::{Entry, Position, Stage, decide};
use super::{Ludo, TEAMS};

/// The place of every seat if nothing more is played: those who are home in the order in which they came there, then all
/// who are still playing together, then those who resigned, the last of them first (LUDO-6). 0 for empty colours.
pub(super) fn places(pos: &Position) -> PerSeat<u8> {
    let mut places = PerSeat::default();
    let mut next = 1;
    for seat in pos.home().iter() {
        places[seat] = next;
        next += 1;
    }
    let shared = next;
    for seat in pos.unfinished() {
        places[seat] = shared;
        next += 1;
    }
    for seat in pos.out().iter().rev() {
        places[seat] = next;
        next += 1;
    }
    places
}

/// How a game ended that the rules ended.
pub(super) fn outcome(rules: &Ludo, pos: &Position) -> Outcome {
    let key = if rules.for_places && pos.n_colours() > 2 { "ludo-end-places" } else { "ludo-end-home" };
    let first = pos.home().iter().next().unwrap_or(Seat::FIRST);
    over(pos, Say::new(key).with("seat", Arg::Seat(first)))
}

fn over(pos: &Position, reason: Say) -> Outcome {
    Outcome { places: places(pos), points: PerSeat::default(), reason }
}

/// What comes of an agreement or a resignation.
pub(super) fn settle(pos: &Position, settlement: &Settlement) -> Settled<Position> {
    let reason = usual(TEAMS, settlement).reason;
    match *settlement {
        Settlement::Resigned { by, .. } if pos.is_unfinished(by) => {
            let rest = without(pos, by);
            match rest.unfinished().count() {
                0 | 1 => Settled::Over(over(&rest, reason)),
                _ => Settled::GoesOn(rest),
            }
        }
        // Whoever has nothing to resign changes nothing.
        Settlement::Resigned { .. } => Settled::GoesOn(*pos),
        Settlement::Draw | Settlement::End | Settlement::House(_) => Settled::Over(over(pos, reason)),
    }
}

/// The position without the pieces of a seat that resigns; somebody else is to act.
fn without(pos: &Position, by: Seat) -> Position {
    let mut rest = *pos;
    rest.remove(by);
    rest.stage = match pos.stage {
        Stage::Open(mut entries) => {
            entries[by] = Entry::Aside;
            decide(entries)
        }
        Stage::Play { seat, .. } if seat == by => {
            rest.next_after(by).map_or(Stage::Over, |seat| Stage::Play { seat, die: None })
        }
        stage => stage,
    };
    rest
}

#[cfg(test)]
mod tests;
