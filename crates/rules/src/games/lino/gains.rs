//! What scores by itself when the game is over, in the order in which it is counted.

use crate::seat::Seat;

use super::face::Face;
use super::position::{Position, each};
use super::rows::{self, Row};
use super::sites::{Dir, Spot};
use super::{Eyes, SEATS, tables};

/// What a star is worth.
const STAR_POINTS: u16 = 10;

/// Points scored at the end, and for which tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Gain {
    /// Whose points they are.
    pub(super) seat: Seat,
    /// How many.
    pub(super) points: u16,
    /// The tiles they are counted for.
    pub(super) spots: Vec<Spot>,
}

/// All points at the end: runs of stones, unless they are claimed with sharp eyes (LINO-2), numbers on free tiles,
/// stars.
pub(super) fn all(pos: &Position, eyes: Eyes) -> Vec<Gain> {
    let mut gains = Vec::new();
    if eyes == Eyes::Auto {
        for dir in Dir::ALL {
            // Both players' runs in one reading order.
            let mut runs: Vec<(Seat, Row)> = SEATS.into_iter().flat_map(|seat| owned(seat, pos, dir)).collect();
            runs.sort_unstable_by_key(|(_, run)| run.first);
            gains.extend(runs.into_iter().map(|(seat, run)| of_run(seat, &run)));
        }
    }
    gains.extend(each(pos.free()).filter_map(|idx| {
        let (seat, number) = pos.faces[idx].number()?;
        Some(Gain { seat, points: u16::from(number), spots: vec![pos.tiles[idx]] })
    }));
    let is_star = |idx: &usize| pos.faces[*idx] == Face::STAR;
    gains.extend((0..pos.tiles.len()).filter(is_star).filter_map(|idx| of_star(pos, idx)));
    gains
}

/// The sum for each seat of what scores by itself.
pub(super) fn sums(pos: &Position, eyes: Eyes) -> [u16; 2] {
    let tables = tables::of(pos);
    let mut sums = SEATS.map(|seat| if eyes == Eyes::Auto { 10 * tables.runs(pos.stones(seat)) as u16 } else { 0 });
    for (seat, number) in each(pos.free()).filter_map(|idx| pos.faces[idx].number()) {
        sums[seat.idx() & 1] += u16::from(number);
    }
    let stars = (0..pos.tiles.len()).filter(|idx| pos.faces[*idx] == Face::STAR);
    for seat in stars.filter_map(|idx| holder(pos, idx)) {
        sums[seat.idx() & 1] += STAR_POINTS;
    }
    sums
}

/// The runs of four stones or more of a seat in a direction, by their first tiles in reading order (LINO-9).
pub(super) fn runs(pos: &Position, seat: Seat, dir: Dir) -> impl Iterator<Item = Row> {
    rows::lines(pos, pos.stones(seat), dir).filter(|run| run.run_points() > 0)
}

fn owned(seat: Seat, pos: &Position, dir: Dir) -> Vec<(Seat, Row)> {
    runs(pos, seat, dir).map(|run| (seat, run)).collect()
}

fn of_run(seat: Seat, run: &Row) -> Gain {
    Gain { seat, points: run.run_points(), spots: run.spots().collect() }
}

/// A star belongs to the seat with more stones around it. On a tie the stone on it decides, at 0:0 too (LINO-9).
fn of_star(pos: &Position, idx: usize) -> Option<Gain> {
    let around = tables::of(pos).around(idx);
    let seat = holder(pos, idx)?;
    let spots = core::iter::once(idx).chain(each(around & pos.filled())).map(|idx| pos.tiles[idx]);
    Some(Gain { seat, points: STAR_POINTS, spots: spots.collect() })
}

/// The seat that holds the star on a tile at present.
pub(super) fn holder(pos: &Position, idx: usize) -> Option<Seat> {
    let around = tables::of(pos).around(idx);
    let [first, second] = SEATS.map(|seat| (pos.stones(seat) & around).count_ones());
    match first.cmp(&second) {
        core::cmp::Ordering::Greater => Some(Seat::FIRST),
        core::cmp::Ordering::Less => Some(Seat::SECOND),
        core::cmp::Ordering::Equal => pos.stone(idx),
    }
}

#[cfg(test)]
mod tests;
