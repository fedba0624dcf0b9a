//! Whether the parts of a position text are consistent.

use crate::games::lino::position::{Position, STONES_EACH, Stage};
use crate::notation::ReadError;
use crate::seat::Seat;

use super::super::super::super::messages;
use super::{SEATS, Text};

pub(super) fn check(text: &Text<'_>, pos: &Position, hand: [u16; 2]) -> Result<(), ReadError> {
    let is_alone = |at: &super::Spot| at.around().all(|near| pos.tile(near).is_none());
    if let Some(at) = pos.tiles.iter().find(|at| is_alone(at)) {
        return Err(text.illegal(text.rows, messages::text_alone(at.to_string())));
    }
    if let Stage::Build { n_moved } = pos.stage {
        check_building(text, pos, n_moved)?;
    }
    check_hands(text, pos, hand)?;
    check_seat(text, pos)
}

/// As many tiles were moved as the stage says, and as many spots left.
fn check_building(text: &Text<'_>, pos: &Position, n_moved: u8) -> Result<(), ReadError> {
    let n_tiles = pos.moved.count_ones();
    if n_tiles != u32::from(n_moved) {
        let why = messages::text_moved(n_tiles, n_moved);
        return Err(text.illegal(text.rows, why));
    }
    if pos.lain.len() != usize::from(n_moved) {
        let why = messages::text_lain(pos.lain.len(), n_moved);
        return Err(text.illegal(text.rows, why));
    }
    Ok(())
}

/// Every stone that is not on the board is in hand.
fn check_hands(text: &Text<'_>, pos: &Position, hand: [u16; 2]) -> Result<(), ReadError> {
    for seat in SEATS {
        let n_stones = pos.stones(seat).count_ones();
        if n_stones > STONES_EACH {
            let why = messages::text_stones(seat, n_stones, STONES_EACH);
            return Err(text.illegal(text.rows, why));
        }
        let found = hand[seat.idx()];
        if u32::from(found) != pos.hand(seat) {
            let why = messages::text_in_hand(seat, found, pos.hand(seat));
            return Err(text.illegal(text.hand, why));
        }
    }
    Ok(())
}

/// Stones are placed alternately, so their numbers determine the seat to act, unless both are equal.
fn check_seat(text: &Text<'_>, pos: &Position) -> Result<(), ReadError> {
    let [white, blue] = SEATS.map(|seat| pos.stones(seat).count_ones());
    if white.abs_diff(blue) > 1 {
        let why = messages::text_stones_apart(white, blue);
        return Err(text.illegal(text.rows, why));
    }
    let is_full = white + blue == 2 * STONES_EACH;
    match pos.stage {
        Stage::Fill if is_full => return Err(text.illegal(text.stage, messages::text_full())),
        Stage::Claim { .. } if white + blue == 0 => {
            return Err(text.illegal(text.stage, messages::text_no_stone()));
        }
        Stage::Count { .. } | Stage::Over if !is_full => {
            return Err(text.illegal(text.stage, messages::text_not_full()));
        }
        _ => {}
    }
    // The beginner has one stone more: just placed where rows are claimed; otherwise the other seat is next.
    let beginner = if white > blue { Seat::FIRST } else { Seat::SECOND };
    let next = if matches!(pos.stage, Stage::Claim { .. }) { beginner } else { beginner.other() };
    if white != blue && pos.seat != next {
        return Err(text.illegal(text.seat, messages::text_turn_of(next)));
    }
    Ok(())
}
