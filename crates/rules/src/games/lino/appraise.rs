//! What a position is worth at a glance: the points so far, the runs and what may still become of them, the numbers on free
//! tiles, the stars, and the rows that whoever acts can close. A point is ten hundredths of a plain piece.

use crate::seat::Seat;

use super::face::Face;
use super::position::{Position, Stage, each};
use super::spot::Dir;
use super::{Eyes, SEATS, gains, rows, steps};

/// A point.
const POINT: i32 = 10;
/// Two and three stones in a line that can still grow: some part of the run of four.
const GROWING: [i32; 4] = [0, 0, 5, 25];
/// A star that would be somebody's as the stones lie, while stones are placed.
const STAR: i32 = 5 * POINT;

/// The worth to White; to Blue it is the opposite.
pub(super) fn for_white(eyes: Eyes, pos: &Position) -> i32 {
    let worth = match pos.stage {
        Stage::Over => super::totals(eyes, pos).map(|points| points * POINT),
        _ => SEATS.map(|seat| for_seat(pos, seat)),
    };
    worth[0] - worth[1]
}

fn for_seat(pos: &Position, seat: Seat) -> i32 {
    let is_filling = matches!(pos.stage, Stage::Fill | Stage::Claim { .. });
    let faces: i32 = (0..pos.tiles.len()).map(|idx| face(pos, seat, idx, is_filling)).sum();
    let lines: i32 = Dir::ALL.into_iter().map(|dir| runs(pos, seat, dir, is_filling)).sum();
    // With sharp eyes too: whoever acts may see it.
    let chance = if pos.stage == Stage::Fill && seat == pos.seat { best_closing(pos) * POINT / 2 } else { 0 };
    i32::from(pos.score[seat.idx() & 1]) * POINT + faces + lines + chance
}

/// What a tile's face may bring a seat.
fn face(pos: &Position, seat: Seat, idx: usize, is_filling: bool) -> i32 {
    let is_free = pos.free() >> idx & 1 == 1;
    match pos.faces[idx].number() {
        Some((owner, number)) if owner == seat && is_free => {
            // Of the free tiles eight are left over.
            let n_free = pos.free().count_ones() as i32;
            POINT * i32::from(number) * 8 / n_free.max(8)
        }
        _ if pos.faces[idx] == Face::STAR && gains::holder(pos, idx) == Some(seat) => {
            if is_filling {
                STAR
            } else {
                2 * STAR
            }
        }
        _ => 0,
    }
}

/// The runs of a seat in a direction: those that can still be counted, and shorter ones that can grow.
fn runs(pos: &Position, seat: Seat, dir: Dir, is_filling: bool) -> i32 {
    let free = pos.free();
    let is_lost = |first: usize| match pos.stage {
        // The other one has claimed before.
        Stage::Count { is_second, claimed } => {
            (seat == pos.seat && claimed[dir.idx()] >> first & 1 == 1) || (is_second && seat != pos.seat)
        }
        _ => false,
    };
    let is_free = |at| pos.tile(at).is_some_and(|idx| free >> idx & 1 == 1);
    let worth = |run: rows::Row| match GROWING.get(usize::from(run.len)) {
        None if is_lost(run.first) => 0,
        None => i32::from(run.run_points()) * POINT,
        Some(_) if !is_filling => 0,
        Some(worth) => {
            let ends = [run.from.previous(dir), run.to.next(dir)];
            *worth * ends.into_iter().flatten().filter(|at| is_free(*at)).count() as i32
        }
    };
    rows::lines(pos, pos.stones(seat), dir).map(worth).sum()
}

/// The most points that a stone can close at once.
fn best_closing(pos: &Position) -> i32 {
    each(pos.free()).map(|idx| i32::from(steps::closing(pos, idx))).max().unwrap_or(0)
}

#[cfg(test)]
mod tests;
