//! Cube efficiency: how near to the ideal moment the cube can be turned.

use crate::games::backgammon::checkers::{Checkers, Point, SEATS};
use crate::seat::Seat;

/// While the sides can still hit each other. This and the numbers for races are those of GNU Backgammon.
pub(super) const CONTACT: f32 = 0.68;

/// Where the seat is on roll: 0 where waiting is for nothing since the next throws end the game, up to 1 where the cube
/// would always be turned at the best moment.
pub(super) fn efficiency(checkers: Checkers, seat: Seat) -> f32 {
    let [own, other] = [seat, seat.other()].map(|seat| checkers.highest(seat).get());
    if own + other >= Point::BAR.get() {
        return CONTACT;
    }
    let race = (0.55 + 0.00125 * f32::from(checkers.pips(seat))).clamp(0.6, 0.7);
    match SEATS.map(|seat| n_throws(checkers, seat)) {
        [one, other] if one.min(other) <= 1 => 0.0,
        [one, other] if one.min(other) == 2 => race / 2.0,
        _ => race,
    }
}

/// How many throws a side about needs to bear off everything.
fn n_throws(checkers: Checkers, seat: Seat) -> u16 {
    let left = u16::from(Checkers::EACH - checkers.count(seat, Point::OFF));
    left.div_ceil(2).max((checkers.pips(seat) + 5) / 8)
}
