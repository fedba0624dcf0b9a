//! What a position is worth at a glance: counters, officers, and what lies under them.

use crate::seat::Seat;

use super::column::Column;
use super::geometry::squares;
use super::position::Position;

/// A piece led by a counter, in hundredths.
const PIECE: i32 = 100;
/// What an officer is worth more.
const OFFICER: i32 = 90;
/// Every own counter right under the top: the column stays ours that many takes longer.
const SUPPORT: i32 = 30;
/// A prisoner held by a strong column.
const PRISONER: i32 = 15;
/// Every rank that a counter has advanced.
const ADVANCE: i32 = 3;
/// Standing inside the edge, towards the centre.
const INSIDE: i32 = 4;

/// The difference between White and Black, in hundredths of a counter, from White's side.
pub(super) fn for_white(pos: &Position) -> i32 {
    let mut white = 0;
    for seat in [Seat::FIRST, Seat::SECOND] {
        let sign = if seat == Seat::FIRST { 1 } else { -1 };
        for square in squares(pos.sets().owned_by(seat)) {
            let grid = square.on_grid();
            let column = pos.column(square);
            let mut value = PIECE + column_value(column);
            if pos.sets().officers & square.bit() != 0 {
                value += OFFICER;
            } else {
                let advanced = if seat == Seat::FIRST { grid.rank } else { 6 - grid.rank };
                value += ADVANCE * i32::from(advanced);
            }
            if (1..6).contains(&grid.file) && (1..6).contains(&grid.rank) {
                value += INSIDE;
            }
            white += sign * value;
        }
    }
    white
}

/// What lies under the top: own counters at the top support it, prisoners beneath them are worth what guards them.
fn column_value(column: Column) -> i32 {
    let Some(top) = column.top() else { return 0 };
    let below = column.from_top_down().skip(1);
    let support = below.take_while(|counter| counter.seat() == top.seat()).count() as i32;
    let prisoners = column.from_top_down().filter(|counter| counter.seat() != top.seat()).count() as i32;
    // A weak column's prisoners are freed by the next take, so they count against it.
    let prisoner = if support == 0 { -PRISONER } else { PRISONER };
    SUPPORT * support + prisoner * prisoners
}
