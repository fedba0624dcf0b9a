//! Moves to the border (LANRICK-3): who can walk there, and who is set there when nobody can.

use super::position::Position;
use super::square::{BORDER, Square, Squares, each, rays};

/// The squares that a man can walk to on the border.
#[inline]
pub(super) fn walks(pos: &Position, from: Square) -> Squares {
    rays(from, pos.vacant()) & BORDER
}

/// Whether none of the men that may be moved now can walk to the border, so that one of them is set there.
pub(super) fn is_setting(pos: &Position) -> bool {
    each(pos.movers()).all(|from| walks(pos, from) == 0)
}

/// Calls `visit` with every man that goes to the border in one step and the squares that he may come to.
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
