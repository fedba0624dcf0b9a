//! Why a touch of the board, or a written step, is not a legal move.

use crate::message::Message;

use super::build::{self, Refused};
use super::messages;
use super::position::{Position, Stage};
use super::sites::Spot;
use super::{Eyes, prompt};

/// Why no legal step begins with touching the spots in `tried`, in order.
pub(super) fn refusal(eyes: Eyes, pos: &Position, tried: &[Spot]) -> Message {
    let to_do = || prompt::prompt(eyes, pos);
    let Some(&from) = tried.first() else { return to_do() };
    match pos.stage {
        Stage::Build { .. } => of_move(pos, from, tried.get(1).copied()).unwrap_or_else(to_do),
        Stage::Fill => of_place(pos, from).unwrap_or_else(to_do),
        // The same answer for any touch: a reason would reveal what can be claimed (LINO-8).
        Stage::Claim { .. } => messages::no_row(),
        Stage::Count { .. } => messages::no_run(),
        Stage::Over => to_do(),
    }
}

fn of_move(pos: &Position, from: Spot, to: Option<Spot>) -> Option<Message> {
    let Some(idx) = pos.tile(from) else {
        return Some(messages::no_tile(from.to_string()));
    };
    if pos.moved >> idx & 1 == 1 {
        return Some(messages::moved_before(from.to_string()));
    }
    let Some(to) = to else {
        return (!build::can_move(pos, idx)).then(|| messages::stuck(from.to_string()));
    };
    Some(match build::refused(pos, idx, to)? {
        Refused::MovedBefore => messages::moved_before(from.to_string()),
        Refused::Occupied => messages::onto_tile(to.to_string()),
        Refused::HasLain => messages::has_lain(to.to_string()),
        Refused::TouchesNone => messages::touches_none(to.to_string()),
        Refused::LeavesAlone(tile) => messages::leaves_alone(from.to_string(), to.to_string(), tile.to_string()),
    })
}

fn of_place(pos: &Position, at: Spot) -> Option<Message> {
    let Some(idx) = pos.tile(at) else {
        return Some(messages::no_tile(at.to_string()));
    };
    pos.stone(idx).map(|_| messages::occupied(at.to_string()))
}

#[cfg(test)]
mod tests;
