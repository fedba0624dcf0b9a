//! The features of the static evaluation: points, places for runs, rows that can be closed, stars, numbers.

use crate::evaluation::{FULL_PHASE, FeatureCounts};
use crate::seat::Seat;

use super::face::Face;
use super::position::{Position, STONES_EACH, Stage, Tiles, each};
use super::sites::{N_SPOTS, Spot};
use super::tables::{self, Tables};
use super::weights::Count;
use super::{Eyes, SEATS, gains, steps};

/// A tile that this many tiles or fewer touch lies apart.
const APART: u32 = 3;

/// Counts the features of a position.
pub(super) fn count_features(eyes: Eyes, pos: &Position, counts: &mut impl FeatureCounts) {
    let n_left: u32 = SEATS.iter().map(|seat| pos.hand(*seat)).sum();
    counts.phase(FULL_PHASE * n_left as i32 / (2 * STONES_EACH) as i32);
    let mut count =
        |what: Count, seat: Seat, n: i32| counts.add(what as usize, if seat == Seat::FIRST { n } else { -n });
    match pos.stage {
        Stage::Build { .. } => numbers_apart(pos, &mut count),
        Stage::Over => {
            SEATS.into_iter().zip(super::totals(eyes, pos)).for_each(|(seat, n)| count(Count::Point, seat, n))
        }
        Stage::Count { .. } => at_the_count(eyes, pos, &mut count),
        Stage::Fill | Stage::Claim { .. } => {
            let tables = tables::of(pos);
            fours(pos, &tables, &mut count);
            if pos.stage == Stage::Fill {
                closings(pos, &tables, &mut count);
            }
            faces(pos, &tables, &mut count);
            SEATS.iter().for_each(|seat| count(Count::Point, *seat, i32::from(pos.score[seat.idx() & 1])));
        }
    }
}

/// Counts where there are runs and where there may be.
#[inline]
fn fours(pos: &Position, tables: &Tables, count: &mut impl FnMut(Count, Seat, i32)) {
    // For each side, the places with so many of its stones and none of the other's.
    let mut places = [[0; 5]; 2];
    for four in &tables.fours {
        let [white, blue] = pos.stones.map(|stones| stones & four);
        if white == 0 {
            places[1][blue.count_ones() as usize] += 1;
        } else if blue == 0 {
            places[0][white.count_ones() as usize] += 1;
        }
    }
    for seat in SEATS {
        let [_, one, two, three, four] = places[seat.idx() & 1];
        count(Count::OneOfFour, seat, one);
        count(Count::TwoOfFour, seat, two);
        count(Count::ThreeOfFour, seat, three);
        if seat == pos.seat && pos.stage == Stage::Fill {
            count(Count::ThreeOfFourOfTheMover, seat, i32::from(three > 0));
        }
        if four > 0 {
            count(Count::Point, seat, 10 * tables.runs(pos.stones(seat)));
        }
    }
}

/// Counts which rows can be closed, and who will have to open rows.
#[inline]
fn closings(pos: &Position, tables: &Tables, count: &mut impl FnMut(Count, Seat, i32)) {
    let free = pos.free();
    // Tiles whose stone closes rows, tiles whose stone leaves a row with one free tile, and the least that this gives
    // away.
    let (mut closing, mut opening): (Tiles, Tiles) = (0, 0);
    let mut least_given = u32::MAX;
    for row in &tables.rows {
        let left = row & free;
        match left.count_ones() {
            1 => closing |= left,
            2 => {
                opening |= left;
                least_given = least_given.min(row.count_ones());
            }
            _ => {}
        }
    }
    if closing != 0 {
        let mut best = [0; 3];
        for idx in each(closing) {
            let mut points = i32::from(tables.closing(free, idx));
            for place in &mut best {
                if points > *place {
                    core::mem::swap(place, &mut points);
                }
            }
        }
        let kinds = [Count::ClosingPoint, Count::NextClosingPoint, Count::ThirdClosingPoint];
        kinds.into_iter().zip(best).for_each(|(kind, points)| count(kind, pos.seat, points));
    } else {
        let n_safe = (free & !opening).count_ones();
        if n_safe == 0 && least_given < u32::MAX {
            count(Count::PointGivenAway, pos.seat, least_given as i32);
        }
        count(Count::OddNumberOfSafeTiles, pos.seat, (n_safe % 2) as i32);
    }
}

/// Counts stars and numbers as the stones lie.
#[inline]
fn faces(pos: &Position, tables: &Tables, count: &mut impl FnMut(Count, Seat, i32)) {
    let free = pos.free();
    for (idx, face) in pos.faces.iter().enumerate() {
        if *face == Face::BLANK {
            continue;
        }
        let around = tables.around(idx);
        match face.number() {
            Some((seat, number)) if free >> idx & 1 == 1 => {
                count(Count::NumberOnAFreeTile, seat, number.into());
                if around.count_ones() <= APART {
                    count(Count::NumberApart, seat, number.into());
                }
            }
            Some(_) => {}
            None => {
                let [white, blue] = pos.stones.map(|stones| (stones & around).count_ones() as i32);
                count(Count::StoneAtAStar, Seat::FIRST, white - blue);
                if let Some(seat) = gains::holder(pos, idx) {
                    count(Count::Star, seat, 1);
                }
            }
        }
    }
}

/// During building: numbers on tiles that lie apart.
fn numbers_apart(pos: &Position, count: &mut impl FnMut(Count, Seat, i32)) {
    if pos.faces.iter().all(|face| face.number().is_none()) {
        return;
    }
    let mut is_tile = [false; N_SPOTS];
    pos.tiles.iter().for_each(|at| is_tile[at.idx()] = true);
    let is_apart = |at: Spot| at.around().filter(|at| is_tile[at.idx()]).count() <= APART as usize;
    for (at, face) in pos.tiles.iter().zip(&pos.faces) {
        if let Some((seat, number)) = face.number()
            && is_apart(*at)
        {
            count(Count::NumberApart, seat, number.into());
        }
    }
}

/// With sharp eyes, when all stones are placed: runs that can still be claimed are points, and so is what scores by
/// itself.
fn at_the_count(eyes: Eyes, pos: &Position, count: &mut impl FnMut(Count, Seat, i32)) {
    for (seat, n) in SEATS.into_iter().zip(super::totals(eyes, pos)) {
        count(Count::Point, seat, n);
    }
    let open: i32 = steps::claims(pos).iter().map(|run| i32::from(run.run_points())).sum();
    count(Count::Point, pos.seat, open);
    if matches!(pos.stage, Stage::Count { is_second: false, .. }) {
        let other = pos.seat.other();
        count(Count::Point, other, 10 * tables::of(pos).runs(pos.stones(other)));
    }
}

#[cfg(test)]
mod tests;
