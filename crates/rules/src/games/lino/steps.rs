//! Which steps are legal, and what they do.

use crate::seat::Seat;
use crate::view::{Effect, EffectSink, Piece, Why};

use super::position::{N_MOVES, Position, Stage, TileIdx, Tiles};
use super::rows::{self, Row};
use super::sites::{Dir, Spot};
use super::{Eyes, LAIN, MOVED, STONE, build, gains, prompt, tables};

/// A single decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A tile is moved while the board is built.
    Move {
        /// From here.
        from: Spot,
        /// To there.
        to: Spot,
    },
    /// No tile can be moved (LINO-7).
    Pass,
    /// A stone is placed.
    Place(Spot),
    /// With sharp eyes: a player points out a row that has been closed, or at the end a run of their own.
    Claim {
        /// Its first tile: the leftmost; in upright rows, the lowest.
        first: Spot,
        /// Its last tile.
        last: Spot,
    },
    /// The player is done claiming.
    Done,
}

/// Appends all legal steps: in reading order, claims by direction first.
pub(super) fn list(pos: &Position, acc: &mut Vec<Step>) {
    match pos.stage {
        Stage::Build { .. } => {
            let before = acc.len();
            build::each_move(pos, |from, to| acc.push(Step::Move { from, to }));
            if acc.len() == before {
                acc.push(Step::Pass);
            }
        }
        Stage::Fill => acc.extend(super::position::each(pos.free()).map(|idx| Step::Place(pos.tiles[idx]))),
        Stage::Claim { .. } | Stage::Count { .. } => {
            acc.extend(claims(pos).into_iter().map(|row| Step::Claim { first: row.from, last: row.to }));
            acc.push(Step::Done);
        }
        Stage::Over => {}
    }
}

/// The number of complete turns, counting each order of claims.
pub(super) fn count(eyes: Eyes, pos: &Position) -> u64 {
    match pos.stage {
        Stage::Build { .. } => build::n_moves(pos).max(1) as u64,
        Stage::Fill if eyes == Eyes::Auto => u64::from(pos.free().count_ones()),
        Stage::Fill => {
            let n_rows = |idx: TileIdx| rows::closed(pos, pos.filled() | 1 << idx, idx).count();
            super::position::each(pos.free()).map(|idx| n_orders(n_rows(idx))).sum()
        }
        Stage::Claim { .. } | Stage::Count { .. } => n_orders(claims(pos).len()),
        Stage::Over => 0,
    }
}

/// The number of ordered selections of none, some or all of so many things.
fn n_orders(n_things: usize) -> u64 {
    (1..=n_things as u64).fold(1, |n_fewer, n| n_fewer.saturating_mul(n).saturating_add(1))
}

/// What the seat to act can claim: each row or run once.
pub(super) fn claims(pos: &Position) -> Vec<Row> {
    match pos.stage {
        Stage::Claim { stone, claimed } => {
            let rows = rows::closed(pos, pos.filled(), usize::from(stone));
            rows.filter(|row| claimed >> row.dir.idx() & 1 == 0).collect()
        }
        Stage::Count { claimed, .. } => {
            let runs = Dir::ALL.into_iter().flat_map(|dir| gains::runs(pos, pos.seat, dir));
            runs.filter(|run| claimed[run.dir.idx()] >> run.first & 1 == 0).collect()
        }
        _ => Vec::new(),
    }
}

/// Plays a step.
pub(super) fn apply(eyes: Eyes, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
    match (step, pos.stage) {
        (Step::Move { from, to }, Stage::Build { n_moved }) => {
            let Some(idx) = pos.tile(from) else { return };
            out.push(|| Effect::Move { from: from.site(), to: to.site(), n: 1, under: false, why: Why::Walk });
            let goal = pos.carry(idx, to);
            if n_moved + 1 < N_MOVES {
                pos.moved |= 1 << goal;
                pos.lain.insert(from);
                out.push(|| Effect::Mark { at: from.site(), sign: Some(LAIN) });
                out.push(|| Effect::Mark { at: to.site(), sign: Some(MOVED) });
            }
            next_build(pos, n_moved, out);
        }
        (Step::Pass, Stage::Build { n_moved }) => next_build(pos, n_moved, out),
        (Step::Place(at), Stage::Fill) => {
            let Some(idx) = pos.tile(at) else { return };
            place(eyes, pos, idx, out);
        }
        (Step::Claim { first, last }, Stage::Claim { .. } | Stage::Count { .. }) => claim(pos, first, last, out),
        (Step::Done, Stage::Claim { .. }) => {
            pos.stage = Stage::Fill;
            next_stone(eyes, pos, out);
        }
        (Step::Done, Stage::Count { is_second, .. }) => {
            if is_second {
                end(eyes, pos, out);
            } else {
                pos.stage = Stage::Count { is_second: true, claimed: [0; 4] };
                pos.seat = pos.seat.other();
            }
        }
        _ => {}
    }
    out.push(|| Effect::Phase { prompt: prompt::prompt(eyes, pos) });
}

/// The other seat moves a tile, or the board is finished: from then on the moved tiles can no longer be told apart.
fn next_build(pos: &mut Position, n_moved: u8, out: &mut impl EffectSink) {
    pos.seat = pos.seat.other();
    if n_moved + 1 < N_MOVES {
        pos.stage = Stage::Build { n_moved: n_moved + 1 };
        return;
    }
    for at in marked(pos) {
        out.push(|| Effect::Mark { at: at.site(), sign: None });
    }
    pos.stage = Stage::Fill;
    pos.moved = 0;
    pos.lain = super::position::Lain::default();
}

/// The spots with signs.
fn marked(pos: &Position) -> Vec<Spot> {
    let moved = super::position::each(pos.moved).map(|idx| pos.tiles[idx]);
    moved.chain(pos.lain.iter()).collect()
}

fn place(eyes: Eyes, pos: &mut Position, idx: TileIdx, out: &mut impl EffectSink) {
    let seat = pos.seat;
    pos.stones[seat.idx() & 1] |= 1 << idx;
    let at = pos.tiles[idx].site();
    out.push(|| Effect::Add { at, piece: Piece { owner: Some(seat), kind: STONE }, why: Why::Place });
    if eyes == Eyes::Sharp {
        // LINO-8: after every stone.
        pos.stage = Stage::Claim { stone: idx as u8, claimed: 0 };
        return;
    }
    let free = pos.free();
    let tables = tables::of(pos);
    for dir in Dir::ALL {
        let row = tables.through(idx)[dir.idx()];
        if row != 0 && row & free == 0 {
            pos.score(seat, row.count_ones() as u16);
            show_score(seat, row.count_ones(), || rows::through(pos, Tiles::MAX, idx, dir), out);
        }
    }
    next_stone(eyes, pos, out);
}

/// The other seat places a stone. With the last stone the board is full, and the beginner is next.
fn next_stone(eyes: Eyes, pos: &mut Position, out: &mut impl EffectSink) {
    pos.seat = pos.seat.other();
    if pos.hand(pos.seat) > 0 {
        return;
    }
    match eyes {
        Eyes::Auto => end(eyes, pos, out),
        Eyes::Sharp => pos.stage = Stage::Count { is_second: false, claimed: [0; 4] },
    }
}

fn claim(pos: &mut Position, first: Spot, last: Spot, out: &mut impl EffectSink) {
    let Some(row) = claims(pos).into_iter().find(|row| (row.from, row.to) == (first, last)) else { return };
    match &mut pos.stage {
        Stage::Claim { claimed, .. } => {
            *claimed |= 1 << row.dir.idx();
            score(pos, &row, row.len, out);
        }
        Stage::Count { claimed, .. } => {
            claimed[row.dir.idx()] |= 1 << row.first;
            score(pos, &row, row.run_points(), out);
        }
        _ => {}
    }
}

/// Scores points for the seat to act.
fn score(pos: &mut Position, row: &Row, points: u16, out: &mut impl EffectSink) {
    pos.score(pos.seat, points);
    show_score(pos.seat, points.into(), || *row, out);
}

fn show_score(seat: Seat, points: u32, row: impl FnOnce() -> Row, out: &mut impl EffectSink) {
    out.push(|| {
        let sites = row().spots().map(Spot::site).collect();
        Effect::Count { seat, by: points as i32, sites, why: Why::Score }
    });
}

/// Ends the game. What scores by itself follows from the board and is only shown.
fn end(eyes: Eyes, pos: &mut Position, out: &mut impl EffectSink) {
    pos.stage = Stage::Over;
    pos.seat = Seat::FIRST;
    if !out.wants() {
        return;
    }
    for gain in gains::all(pos, eyes) {
        out.push(|| {
            let sites = gain.spots.iter().map(|at| at.site()).collect();
            Effect::Count { seat: gain.seat, by: i32::from(gain.points), sites, why: Why::Score }
        });
    }
}

#[cfg(test)]
mod tests;
