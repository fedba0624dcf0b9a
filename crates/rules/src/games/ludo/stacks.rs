//! How pieces are stacked, and the effects that build the stacks. Seats that share a site are stacked in the order of
//! play from the bottom up, so the position alone determines its stacks.
//!
//! To slip a piece between others, some are lifted and laid back: then `Remove` and `Add` have the reason `Order`.

use crate::seat::{PerSeat, Seat};
use crate::view::{Effect, EffectSink, Piece, Site, Why};

use super::path::PathNumber;
use super::position::Position;
use super::sites::{self, PIECE};

/// The stack of so many pieces of each seat.
pub(super) fn stack(crowd: PerSeat<u8>) -> Vec<Piece> {
    crowd.iter().flat_map(|(seat, n)| vec![piece(seat); usize::from(*n)]).collect()
}

const fn piece(seat: Seat) -> Piece {
    Piece { owner: Some(seat), kind: PIECE }
}

/// How many pieces of a crowd belong to seats that `is_counted` picks.
fn sum(crowd: PerSeat<u8>, is_counted: impl Fn(Seat) -> bool) -> u8 {
    crowd.iter().filter(|(seat, _)| is_counted(*seat)).map(|(_, n)| *n).sum()
}

/// Pieces of a seat that move.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) seat: Seat,
    pub(super) from: PathNumber,
    pub(super) to: PathNumber,
    pub(super) n: u8,
}

/// Shows a walk, given the position before it; `knocks` tells whether everyone else at its goal goes back to their
/// nest.
pub(super) fn show(pos: &Position, walk: Walk, knocks: bool, out: &mut impl EffectSink) {
    let Walk { seat, from, to, n } = walk;
    if from == to || !out.wants() {
        return;
    }
    let (start, goal) = (sites::site(seat, from), sites::site(seat, to));
    let (left, mut met) = (pos.crowd(seat, from), pos.crowd(seat, to));
    if knocks {
        knock_out(seat, goal, met, out);
        met = PerSeat::from_fn(|other| if other == seat { met[seat] } else { 0 });
    }
    let why = match (from, to) {
        (_, PathNumber::HOME) => Why::Finish,
        (PathNumber::NEST, _) => Why::Place,
        _ => Why::Walk,
    };
    let is_above = |other: Seat| other > seat;
    if sum(left, is_above) > 0 {
        // The walker comes to the top before it leaves.
        lift(start, sum(left, is_above) + n, out);
        lay(start, left, is_above, out);
        lay_one(start, seat, n, out);
    }
    let above = sum(met, is_above);
    // When no piece of a lower seat is there, the walker may go in at the bottom.
    let under = above > 0 && sum(met, |other| other < seat) == 0;
    for _ in 0..n {
        out.push(|| Effect::Move { from: start, to: goal, n: 1, under, why });
    }
    if above > 0 && !under {
        lift(goal, above + n, out);
        lay_one(goal, seat, n, out);
        lay(goal, met, is_above, out);
    }
}

/// All other seats' pieces on a dot go back to their nests, from the top of the stack.
fn knock_out(seat: Seat, goal: Site, met: PerSeat<u8>, out: &mut impl EffectSink) {
    let is_below = |other: Seat| other < seat;
    for other in Seat::first(Seat::MAX).rev().filter(|other| met[*other] > 0) {
        if other != seat {
            // One effect for each, since each is announced.
            for _ in 0..met[other] {
                let nest = sites::nest(other);
                out.push(|| Effect::Move { from: goal, to: nest, n: 1, under: false, why: Why::Return });
            }
        } else if sum(met, is_below) > 0 {
            // Pieces below come to the top before they leave.
            lift(goal, sum(met, is_below) + met[seat], out);
            lay_one(goal, seat, met[seat], out);
            lay(goal, met, is_below, out);
        }
    }
}

/// Takes so many pieces off the top of a stack, to lay them back in another order.
fn lift(at: Site, n: u8, out: &mut impl EffectSink) {
    for _ in 0..n {
        out.push(|| Effect::Remove { at, why: Why::Order });
    }
}

/// Lays lifted pieces back on the stack: those of the seats that `is_laid` picks.
fn lay(at: Site, crowd: PerSeat<u8>, is_laid: impl Fn(Seat) -> bool, out: &mut impl EffectSink) {
    for (seat, n) in crowd.iter().filter(|(seat, _)| is_laid(*seat)) {
        lay_one(at, seat, *n, out);
    }
}

fn lay_one(at: Site, seat: Seat, n: u8, out: &mut impl EffectSink) {
    for _ in 0..n {
        out.push(|| Effect::Add { at, piece: piece(seat), why: Why::Order });
    }
}
