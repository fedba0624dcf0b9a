//! Which steps are legal, and what they do.

use crate::seat::Seat;
use crate::view::{Effect, EffectSink, Piece, Why};

use super::position::{EACH, FIRST_LEFT, Locks, Phase, Position, rendezvous};
use super::sites::{BORDER, Dir, Line, Square, Squares, each, ray};
use super::{MAN, MARK, RENDEZVOUS, border, marks, prompt};

/// A single decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A man is set on the border.
    Place(Square),
    /// The mark is set.
    Mark(Square),
    /// A man moves in play.
    Move {
        /// From here.
        from: Square,
        /// To there, over vacant squares of one line.
        to: Square,
    },
    /// The turn ends with squares left.
    Done,
    /// One of the opponent's men is taken off the board.
    Take(Square),
    /// A man goes to the border.
    Border {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
}

/// Appends all legal steps.
pub(super) fn list(pos: &Position, acc: &mut Vec<Step>) {
    match pos.phase {
        Phase::Place => acc.extend(each(BORDER & pos.vacant()).map(Step::Place)),
        Phase::Mark => acc.extend(each(marks::lawful(pos)).map(Step::Mark)),
        Phase::Play { left, locks, .. } => {
            for from in each(pos.men(pos.seat)) {
                let goals = slides(pos.vacant(), from, locks.line(from), left);
                acc.extend(each(goals).map(|to| Step::Move { from, to }));
            }
            acc.push(Step::Done);
        }
        Phase::Take { .. } => acc.extend(each(to_take(pos)).map(Step::Take)),
        Phase::Home { .. } | Phase::Level { .. } | Phase::Back { .. } => {
            border::each_way(pos, |from, goals| acc.extend(each(goals).map(|to| Step::Border { from, to })));
        }
        Phase::Over => {}
    }
}

/// Where a man can move with so many squares left, on the line that it keeps, if any.
#[inline]
pub(super) fn slides(vacant: Squares, from: Square, kept: Option<Line>, left: u8) -> Squares {
    let dirs = Dir::ALL.into_iter().filter(|dir| kept.is_none_or(|line| line == dir.line()));
    dirs.fold(0, |goals, dir| goals | ray(from, dir, vacant, left))
}

/// The men that may be taken: those that are not in (LANRICK-7).
pub(super) fn to_take(pos: &Position) -> Squares {
    pos.men(pos.seat.other()) & !pos.rendezvous()
}

/// Plays a step.
#[inline]
pub(super) fn apply(pos: &mut Position, step: Step, out: &mut impl EffectSink) {
    let (before, seat) = (pos.mark(), pos.seat);
    match (step, pos.phase) {
        (Step::Place(at), Phase::Place) => {
            pos.men[seat.idx() & 1] |= at.bit();
            out.push(|| Effect::Add { at: at.site(), piece: Piece { owner: Some(seat), kind: MAN }, why: Why::Place });
            let n_each = [Seat::FIRST, Seat::SECOND].map(|seat| pos.n_men(seat));
            pos.seat = if n_each[0] == n_each[1] { Seat::FIRST } else { Seat::SECOND };
            if n_each == [EACH; 2] {
                pos.phase = Phase::Mark;
            }
        }
        (Step::Mark(mark), Phase::Mark) => {
            pos.seat = seat.other();
            pos.phase = Phase::Play { mark, left: FIRST_LEFT, locks: Locks::default() };
            // LANRICK-4.
            if pos.is_in(pos.seat) {
                pos.phase = Phase::Take { mark };
            }
        }
        (Step::Move { from, to }, Phase::Play { mark, left, locks }) => {
            pos.carry(seat, from, to);
            carry(from, to, Why::Walk, out);
            pos.phase = after_move(pos, mark, left, locks, from, to);
            if matches!(pos.phase, Phase::Play { left: 0, .. }) {
                end_turn(pos, mark);
            }
        }
        (Step::Done, Phase::Play { mark, .. }) => end_turn(pos, mark),
        (Step::Take(at), Phase::Take { mark }) => {
            pos.men[seat.other().idx() & 1] &= !at.bit();
            out.push(|| Effect::Remove { at: at.site(), why: Why::Take });
            if pos.n_men(seat.other()) <= 1 {
                pos.phase = Phase::Over;
            } else {
                pos.phase = Phase::Home { mark, first: pos.first_after(seat) };
                go_on(pos);
            }
        }
        (Step::Border { from, to }, Phase::Home { .. } | Phase::Level { .. } | Phase::Back { .. }) => {
            pos.carry(pos.owner_of_movers(), from, to);
            carry(from, to, Why::Return, out);
            if matches!(pos.phase, Phase::Back { .. }) {
                pos.seat = seat.other();
            }
            go_on(pos);
        }
        _ => {}
    }
    show_mark(before, pos.mark(), out);
    out.push(|| Effect::Phase { prompt: prompt::prompt(pos) });
}

/// The phase after a man has moved in play; no squares are left when the turn is over.
#[inline]
fn after_move(pos: &Position, mark: Square, left: u8, locks: Locks, from: Square, to: Square) -> Phase {
    if pos.men(pos.seat) & !rendezvous(mark) == 0 {
        return Phase::Take { mark };
    }
    let line = Line::between(from, to).unwrap_or(Line::Rank);
    Phase::Play { mark, left: left.saturating_sub(from.distance(to)), locks: locks.after(from, to, line) }
}

/// The other seat plays, with as many squares as it has men.
#[inline]
pub(super) fn end_turn(pos: &mut Position, mark: Square) {
    pos.seat = pos.seat.other();
    pos.phase = Phase::Play { mark, left: pos.n_men(pos.seat) as u8, locks: Locks::default() };
}

/// Skips the phases in which there is nothing to do.
fn go_on(pos: &mut Position) {
    let n_field = |pos: &Position, seat: Seat| pos.in_field(seat).count_ones();
    if let Phase::Home { first, .. } = pos.phase
        && pos.sendable(pos.seat.other()) == 0
    {
        // LANRICK-10: the mark is lifted now.
        pos.phase = Phase::Level { first };
    }
    if let Phase::Level { first } = pos.phase {
        match n_field(pos, Seat::FIRST).cmp(&n_field(pos, Seat::SECOND)) {
            core::cmp::Ordering::Greater => pos.seat = Seat::FIRST,
            core::cmp::Ordering::Less => pos.seat = Seat::SECOND,
            core::cmp::Ordering::Equal => {
                pos.phase = Phase::Back { first };
                pos.seat = first;
            }
        }
    }
    if let Phase::Back { first } = pos.phase
        && pos.in_field(Seat::FIRST) | pos.in_field(Seat::SECOND) == 0
    {
        pos.phase = Phase::Mark;
        pos.seat = first;
    }
}

fn carry(from: Square, to: Square, why: Why, out: &mut impl EffectSink) {
    out.push(|| Effect::Move { from: from.site(), to: to.site(), n: 1, under: false, why });
}

/// Sets or lifts the mark, and with it the signs of the rendezvous.
fn show_mark(before: Option<Square>, after: Option<Square>, out: &mut impl EffectSink) {
    if before == after {
        return;
    }
    for at in before.into_iter().flat_map(around) {
        out.push(|| Effect::Mark { at: at.site(), sign: None });
    }
    if let Some(mark) = after {
        for at in around(mark) {
            let sign = if at == mark { MARK } else { RENDEZVOUS };
            out.push(|| Effect::Mark { at: at.site(), sign: Some(sign) });
        }
    }
}

/// The squares of the rendezvous around a mark, itself first.
pub(super) fn around(mark: Square) -> impl Iterator<Item = Square> {
    core::iter::once(mark).chain(each(rendezvous(mark) & !mark.bit()))
}

/// Whether the man's move in play brings in the last man of its side.
pub(super) fn wins(pos: &Position, from: Square, to: Square) -> bool {
    (pos.men(pos.seat) & !from.bit() | to.bit()) & !pos.rendezvous() == 0
}

#[cfg(test)]
mod tests;
