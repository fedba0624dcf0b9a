//! What is to be done in a position, and by which seat. With sharp eyes it does not depend on which rows there are
//! (LINO-8).

use core::cmp::Ordering;

use crate::say::{Arg, Say};
use crate::seat::Seat;

use super::Eyes;
use super::position::{Position, Stage};

/// What is to be done.
pub(super) fn prompt(eyes: Eyes, pos: &Position) -> Say {
    let by = Arg::Seat(pos.seat);
    match pos.stage {
        Stage::Build { n_moved } => {
            Say::new("lino-to-build").with("seat", by).number("number", pos.n_tiles_left(pos.seat, n_moved))
        }
        Stage::Fill => Say::new("lino-to-fill").with("seat", by).number("number", pos.hand(pos.seat)),
        Stage::Claim { .. } => Say::new("lino-to-claim").with("seat", by),
        Stage::Count { .. } => Say::new("lino-to-count").with("seat", by),
        Stage::Over => match winner(super::totals(eyes, pos)) {
            Some(winner) => Say::new("lino-over").with("seat", Arg::Seat(winner)),
            None => Say::new("lino-over-drawn"),
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
