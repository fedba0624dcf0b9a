//! How games end: places, and the effects of a resignation, a fallen flag or an agreement.

use crate::message::Message;
use crate::offers::{Resolution, Resolved, usual};
use crate::outcome::Outcome;
use crate::seat::{PerSeat, Seat};

use super::messages;
use super::position::{EntryRule, Position, Stage, decide};
use super::{Ludo, TEAMS};

/// The place of every seat if the game ended now: first the seats that are home, in the order in which they came home,
/// then all that still play, tied, then those that resigned, the last to resign first (LUDO-6). 0 for empty colours.
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

/// The outcome of a game that ended by the rules.
pub(super) fn outcome(rules: &Ludo, pos: &Position) -> Outcome {
    let is_for_places = rules.for_places && pos.n_colours() > 2;
    let reason = if is_for_places { messages::end_places } else { messages::end_home };
    let first = pos.home().iter().next().unwrap_or(Seat::FIRST);
    over(pos, reason(first))
}

fn over(pos: &Position, reason: Message) -> Outcome {
    Outcome { places: places(pos), points: PerSeat::default(), reason }
}

/// The result of an agreement or a resignation; a player whose time is up leaves like one who resigns (LUDO-9).
pub(super) fn settle(pos: &Position, resolution: &Resolution) -> Resolved<Position> {
    let reason = usual(TEAMS, resolution).reason;
    match *resolution {
        Resolution::Resigned { by, .. } | Resolution::Flagged { by, .. } if pos.is_unfinished(by) => {
            let rest = without(pos, by);
            match rest.unfinished().count() {
                0 | 1 => Resolved::Over(over(&rest, reason)),
                _ => Resolved::GoesOn(rest),
            }
        }
        // A seat that has nothing to resign changes nothing.
        Resolution::Resigned { .. } | Resolution::Flagged { .. } => Resolved::GoesOn(*pos),
        Resolution::Draw | Resolution::End | Resolution::House(_) => Resolved::Over(over(pos, reason)),
    }
}

/// The position without the pieces of a seat that resigns; another seat is to act.
fn without(pos: &Position, by: Seat) -> Position {
    let mut rest = *pos;
    rest.remove(by);
    rest.stage = match pos.stage {
        Stage::Open(mut entries) => {
            entries[by] = EntryRule::Aside;
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
