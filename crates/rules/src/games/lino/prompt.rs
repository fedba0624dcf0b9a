//! What is to be done in a position, and by which seat. With sharp eyes it does not depend on which rows there are
//! (LINO-8).

use core::cmp::Ordering;

use crate::message::Message;
use crate::seat::Seat;

use super::Eyes;
use super::messages;
use super::position::{Position, Stage};

/// What is to be done.
pub(super) fn prompt(eyes: Eyes, pos: &Position) -> Message {
    let by = pos.seat;
    match pos.stage {
        Stage::Build { n_moved } => messages::to_build(by, pos.n_tiles_left(pos.seat, n_moved)),
        Stage::Fill => messages::to_fill(by, pos.hand(pos.seat)),
        Stage::Claim { .. } => messages::to_claim(by),
        Stage::Count { .. } => messages::to_count(by),
        Stage::Over => match winner(super::totals(eyes, pos)) {
            Some(winner) => messages::over(winner),
            None => messages::over_drawn(),
        },
    }
}

/// The seat with more points; `None` on a tie (LINO-6).
pub(super) fn winner([first, second]: [i32; 2]) -> Option<Seat> {
    match first.cmp(&second) {
        Ordering::Greater => Some(Seat::FIRST),
        Ordering::Less => Some(Seat::SECOND),
        Ordering::Equal => None,
    }
}
