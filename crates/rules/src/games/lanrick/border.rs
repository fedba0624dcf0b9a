//! Moves to the border (LANRICK-3): which men can walk there, and which are set there when none can.

use super::position::Position;
use super::sites::{BORDER, Square, Squares, each, rays};

/// The border squares that a man can walk to.
#[inline]
pub(super) fn walks(pos: &Position, from: Square) -> Squares {
    rays(from, pos.vacant()) & BORDER
}

/// Whether none of the men that may move now can walk to the border, so that one of them is set there.
pub(super) fn is_setting(pos: &Position) -> bool {
    each(pos.movers()).all(|from| walks(pos, from) == 0)
}

/// Calls `visit` with each man that can go to the border in one step and the squares it can go to.
#[inline]
pub(super) fn each_way(pos: &Position, mut visit: impl FnMut(Square, Squares)) {
    let mut is_setting = true;
    for from in each(pos.movers()) {
        let goals = walks(pos, from);
        if goals != 0 {
            is_setting = false;
            visit(from, goals);
        }
    }
    if is_setting {
        each(pos.movers()).for_each(|from| visit(from, pos.vacant() & BORDER));
    }
}
