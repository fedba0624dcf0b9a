//! Which steps are legal, what they do, and how many turns there are.

use crate::message::Message;
use crate::seat::Seat;
use crate::view::{Effect, EffectSink, Why};

use super::board::{Board, Leap, Manner, Square, Squares, squares};
use super::messages;
use super::pieces::{Colour, Rank};
use super::points;
use super::position::{LAST_PASS, Position};

/// A seat's action: a whole turn, or one leap of a chain of captures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A pass, because no other turn is possible (LANKO-8).
    Pass,
    /// A piece moves to a neighbouring square; also entries and the steps of standby pawns.
    Walk {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
    /// A piece leaps over one of its own colour.
    Jump {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
    /// A piece leaps over an enemy and captures it.
    Capture {
        /// From here.
        from: Square,
        /// Over this square.
        over: Square,
        /// To there.
        to: Square,
    },
}

impl Step {
    /// Where a piece moves from and to; `None` for a pass.
    pub const fn way(self) -> Option<(Square, Square)> {
        match self {
            Step::Pass => None,
            Step::Walk { from, to } | Step::Jump { from, to } | Step::Capture { from, to, .. } => Some((from, to)),
        }
    }
}

/// Whether the position itself ends the game (LANKO-9). A chain is completed first.
#[inline]
pub(super) fn is_over(board: &Board, pos: &Position) -> bool {
    pos.chain().is_none()
        && (pos.occupied() & board.middle == board.middle
            || pos.held_by(Colour::White) == 0
            || pos.held_by(Colour::Black) == 0
            || pos.castles() & !board.middle == 0
            || pos.passes >= LAST_PASS)
}

/// The pieces that the seat to move may begin a turn with.
#[inline]
pub(super) fn movers(board: &Board, pos: &Position) -> Squares {
    let own = pos.held_by(Colour::of(pos.seat())) & board.half[pos.seat()] & !board.middle;
    // LANKO-2.
    if pos.first { own & pos.pawns } else { own }
}

/// The captures by a piece of a colour on a square.
#[inline]
fn captures(board: &Board, pos: &Position, colour: Colour, from: Square) -> impl Iterator<Item = Leap> {
    board.captures(from, pos.held_by(colour.other()), !pos.occupied())
}

/// Where a seat can step with a piece.
#[inline]
pub(super) fn walks(board: &Board, pos: &Position, seat: Seat, from: Square) -> Squares {
    let is_castle = pos.pawns & from.bit() == 0;
    let steps = if is_castle { board.castle_steps(seat, from) } else { board.pawn_steps(seat, from) };
    steps & !pos.occupied()
}

/// A seat's jumps with a piece.
#[inline]
fn jumps(board: &Board, pos: &Position, seat: Seat, from: Square) -> impl Iterator<Item = Leap> {
    let own = pos.held_by(Colour::of(seat));
    // On the 88 and the 68 pawns jump over pawns; on the 103 any piece over any piece (LANKO-3).
    let jumped = match board.manner {
        Manner::Straight if pos.pawns & from.bit() == 0 => 0,
        Manner::Straight => own & pos.pawns,
        Manner::Diagonal => own,
    };
    board.jumps(seat, from, jumped, !pos.occupied())
}

/// Appends all legal steps: only captures if there are any, piece by piece in the order of the labels.
pub(super) fn list(board: &Board, pos: &Position, acc: &mut Vec<Step>) {
    if is_over(board, pos) {
        return;
    }
    let colour = Colour::of(pos.seat());
    let capture = |from: Square| {
        captures(board, pos, colour, from).map(move |Leap { over, to }| Step::Capture { from, over, to })
    };
    if let Some(at) = pos.chain() {
        acc.extend(capture(at));
        return;
    }
    let n_before = acc.len();
    let movers = movers(board, pos);
    acc.extend(squares(movers).flat_map(capture));
    if acc.len() > n_before {
        return;
    }
    for from in squares(movers) {
        acc.extend(squares(walks(board, pos, pos.seat(), from)).map(|to| Step::Walk { from, to }));
        acc.extend(jumps(board, pos, pos.seat(), from).map(|leap| Step::Jump { from, to: leap.to }));
    }
    if acc.len() == n_before {
        acc.push(Step::Pass);
    }
}

/// The captures that the seat to move may begin a turn with.
pub(super) fn compulsory(board: &Board, pos: &Position) -> Vec<Step> {
    let mut steps = Vec::new();
    list(board, pos, &mut steps);
    steps.retain(|step| matches!(step, Step::Capture { .. }));
    steps
}

pub(super) fn apply(board: &Board, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
    let seat = pos.seat();
    let mut goes_on = false;
    if let Some((from, to)) = step.way() {
        let why = if matches!(step, Step::Walk { .. }) { Why::Walk } else { Why::Leap };
        let rank = pos.rank(from);
        pos.carry(from, to);
        out.push(|| Effect::Move { from: from.site(), to: to.site(), n: 1, under: false, why });
        if let Step::Capture { over, .. } = step {
            let taken = pos.rank(over);
            pos.remove(over);
            out.push(|| Effect::Remove { at: over.site(), why: Why::Take });
            points::count(Colour::of(seat).other(), -taken.points(), over, Why::Take, out);
        }
        if to.bit() & board.middle != 0 {
            enter(pos, rank, to, out);
        } else if matches!(step, Step::Capture { .. }) {
            goes_on = captures(board, pos, Colour::of(seat), to).next().is_some();
        }
        if goes_on {
            pos.go_on(to);
        }
    }
    if !goes_on {
        pos.end_turn(step == Step::Pass);
    }
    out.push(|| Effect::Phase { prompt: prompt(board, pos) });
}

/// A piece has entered the middle: a castle stays there and counts three times, a pawn is burned (LANKO-5).
fn enter(pos: &mut Position, rank: Rank, at: Square, out: &mut impl EffectSink) {
    let seat = pos.seat();
    if rank == Rank::Pawn {
        pos.remove(at);
        out.push(|| Effect::Remove { at: at.site(), why: Why::Finish });
        points::count(Colour::of(seat), -rank.points(), at, Why::Take, out);
    } else {
        let more = rank.points() * (points::IN_THE_MIDDLE - 1);
        points::count(Colour::of(seat), more, at, Why::Score, out);
    }
}

/// Who acts in a position.
pub(super) fn prompt(board: &Board, pos: &Position) -> Message {
    let seat = pos.seat();
    if let Some(at) = pos.chain() {
        return messages::go_on(seat, board.label(at));
    }
    let mut steps = Vec::new();
    list(board, pos, &mut steps);
    match steps.first() {
        None => messages::over(),
        Some(Step::Pass) => messages::pass(seat),
        Some(Step::Capture { .. }) => messages::capture(seat),
        Some(_) if pos.first => messages::first(seat),
        Some(_) => messages::to_move(seat),
    }
}

/// Whether the pair of the seat to move has castles outside the middle but neither partner could move any, compulsory
/// captures aside (LANKO-9).
pub(super) fn has_blocked_castles(board: &Board, pos: &Position) -> bool {
    let colour = Colour::of(pos.seat());
    let castles = pos.held_by(colour) & !pos.pawns & !board.middle;
    let is_free = |seat: Seat| {
        squares(castles & board.half[seat]).any(|from| {
            walks(board, pos, seat, from) != 0
                || jumps(board, pos, seat, from).next().is_some()
                || captures(board, pos, colour, from).next().is_some()
        })
    };
    castles != 0 && !colour.seats().any(is_free)
}

/// The number of complete turns, or of ways to complete the one under way.
pub(super) fn count_turns(board: &Board, pos: &Position) -> u64 {
    if is_over(board, pos) {
        return 0;
    }
    let colour = Colour::of(pos.seat());
    let count_captures = |from: Square| -> u64 {
        captures(board, pos, colour, from).map(|leap| count_after(board, pos, from, leap)).sum()
    };
    if let Some(at) = pos.chain() {
        return count_captures(at);
    }
    let (mut n_captures, mut n_moves) = (0, 0);
    for from in squares(movers(board, pos)) {
        n_captures += count_captures(from);
        if n_captures == 0 {
            n_moves += u64::from(walks(board, pos, pos.seat(), from).count_ones());
            n_moves += jumps(board, pos, pos.seat(), from).count() as u64;
        }
    }
    if n_captures > 0 { n_captures } else { n_moves.max(1) }
}

/// The ways to continue after a capture; 1 where the chain ends.
fn count_after(board: &Board, pos: &Position, from: Square, Leap { over, to }: Leap) -> u64 {
    if to.bit() & board.middle != 0 {
        return 1;
    }
    let mut after = pos.clone();
    after.carry(from, to);
    after.remove(over);
    let further = captures(board, &after, Colour::of(pos.seat()), to);
    further.map(|leap| count_after(board, &after, to, leap)).sum::<u64>().max(1)
}
