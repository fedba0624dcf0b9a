//! Which steps are legal, what they do, and how many turns there are.
//!
//! Takes are compulsory; a take goes on until it can go no further or a counter is promoted (LASKA-1). The rank of the
//! taking piece never changes before that, so turns are counted from sets of squares, without columns.

use crate::message::Message;
use crate::seat::Seat;
use crate::view::{Effect, EffectSink, Why};

use super::column::Counter;
use super::messages;
use super::position::Position;
use super::sets::{Goals, Sets};
use super::sites::{Direction, Square};

/// One move to a neighbouring square, or one leap over a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Where the piece starts.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
}

impl Step {
    /// The square leapt over; `None` for a plain move.
    pub const fn leapt(self) -> Option<Square> {
        self.from.between(self.to)
    }
}

/// Appends all legal steps: by direction, up before down and right before left, then by square in Lasker's order.
pub(super) fn list(pos: &Position, acc: &mut Vec<Step>) {
    let leaps = pos.sets().leaps(pos.seat(), pos.actors(), pos.leapt());
    if leaps.is_empty() {
        let walks = pos.sets().walks(pos.seat(), pos.actors());
        acc.extend(walks.map(|(dir, to)| Step { from: to.origin(dir, 1), to }));
    } else {
        acc.extend(leaps.map(|(dir, to)| Step { from: to.origin(dir, 2), to }));
    }
}

/// Whether a counter is promoted by this step.
pub(super) fn promotes(pos: &Position, step: Step) -> bool {
    pos.sets().officers & step.from.bit() == 0 && step.to.is_far_for(pos.seat())
}

#[inline]
pub(super) fn apply(single_takes: bool, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
    let Step { from, to } = step;
    let mut piece = pos.column(from);
    let height = piece.len() as u8;
    let promoted = promotes(pos, step);
    let over = step.leapt();
    let why = if over.is_some() { Why::Leap } else { Why::Walk };
    out.push(|| Effect::Move { from: from.site(), to: to.site(), n: height, under: false, why });
    if let Some(over) = over {
        let taken = pos.column(over);
        if let Some(counter) = taken.top() {
            piece.tuck(counter);
        }
        pos.put(over, taken.below());
        out.push(|| Effect::Move { from: over.site(), to: to.site(), n: 1, under: true, why: Why::Take });
    }
    if promoted {
        piece.promote();
        out.push(|| Effect::Flip { at: to.site(), index: 0, kind: super::OFFICER, why: Why::Promote });
    }
    pos.carry(from, to, piece);
    match over {
        // LASKA-1, and LASKA-4 for single takes.
        Some(over) if !promoted && !single_takes => {
            pos.go_on(to, over);
            if pos.sets().leaps(pos.seat(), to.bit(), pos.leapt()).is_empty() {
                pos.end_turn();
            }
        }
        _ => pos.end_turn(),
    }
    out.push(|| Effect::Phase { prompt: prompt(pos) });
}

/// What is to be done in a position.
pub(super) fn prompt(pos: &Position) -> Message {
    let seat = pos.seat();
    if let Some(at) = pos.chain() {
        return messages::go_on(seat, at.to_string());
    }
    let mut steps = Vec::new();
    list(pos, &mut steps);
    match steps.first() {
        None => messages::over(),
        Some(step) if step.leapt().is_some() => messages::take(seat),
        Some(_) => messages::to_move(seat),
    }
}

/// The number of complete turns, or of ways to complete the current one.
pub(super) fn count_turns(single_takes: bool, pos: &Position) -> u64 {
    count_sets(single_takes, pos.sets(), pos.seat(), pos.actors(), pos.leapt())
}

fn count_sets(single_takes: bool, sets: &Sets, seat: Seat, pieces: u32, leapt: u32) -> u64 {
    let leaps = sets.leaps(seat, pieces, leapt);
    if leaps.is_empty() {
        return sets.walks(seat, pieces).len();
    }
    if single_takes {
        return leaps.len();
    }
    let count_after = |(dir, to): (Direction, Square)| {
        let from = to.origin(dir, 2).bit();
        let chain = Chain { seat, officer: sets.officers & from != 0, empty: sets.empty() | from };
        chain.count_after(to.origin(dir, 1), to, sets.owned_by(seat.other()) & !leapt)
    };
    leaps.map(count_after).sum()
}

/// A piece that takes: what stays the same until its take ends.
///
/// The empty squares stay the same: what is leapt lies on ranks that the piece never lands on, whether or not its
/// square is emptied. And a promoted counter stands where it can leap no further anyway.
struct Chain {
    seat: Seat,
    officer: bool,
    /// Includes the square where the piece started.
    empty: u32,
}

impl Chain {
    /// The ways to go on after a leap over `over` to the square `at`; 1 where the take ends.
    ///
    /// What is left of a taken column does not matter: its square may not be leapt again (LASKA-2).
    fn count_after(&self, over: Square, at: Square, prey: u32) -> u64 {
        let prey = prey & !over.bit();
        let officers = if self.officer { at.bit() } else { 0 };
        let leaps = Goals::of_leaps(self.seat, at.bit(), officers, prey, self.empty);
        if leaps.is_empty() {
            return 1;
        }
        leaps.map(|(dir, to)| self.count_after(to.origin(dir, 1), to, prey)).sum()
    }
}

/// The number of turns of the other seat, summed over every turn from here; between turns only.
///
/// So the last two turns of a perft copy no columns: only what a take uncovers is looked up.
pub(super) fn count_replies(single_takes: bool, pos: &Position) -> u64 {
    let (sets, seat) = (pos.sets(), pos.seat());
    if pos.sets().leaps(seat, pos.actors(), 0).is_empty() {
        let count_after = |(dir, to): (Direction, Square)| {
            let from = to.origin(dir, 1);
            let officer = sets.officers & from.bit() != 0 || to.is_far_for(seat);
            let mut after = *sets;
            after.carry(seat, from, to, Counter::new(seat, officer));
            count_sets(single_takes, &after, seat.other(), after.owned_by(seat.other()), 0)
        };
        return sets.walks(seat, pos.actors()).map(count_after).sum();
    }
    count_replies_to_takes(single_takes, pos, sets, pos.actors(), 0)
}

fn count_replies_to_takes(single_takes: bool, pos: &Position, sets: &Sets, pieces: u32, leapt: u32) -> u64 {
    let seat = pos.seat();
    let count_after = |(dir, to): (Direction, Square)| {
        let (from, over) = (to.origin(dir, 2), to.origin(dir, 1));
        let officer = sets.officers & from.bit() != 0;
        let promoted = !officer && to.is_far_for(seat);
        let leapt = leapt | over.bit();
        let mut after = *sets;
        after.put(over, pos.column(over).below());
        after.carry(seat, from, to, Counter::new(seat, officer || promoted));
        if promoted || single_takes || after.leaps(seat, to.bit(), leapt).is_empty() {
            count_sets(single_takes, &after, seat.other(), after.owned_by(seat.other()), 0)
        } else {
            count_replies_to_takes(single_takes, pos, &after, to.bit(), leapt)
        }
    };
    sets.leaps(seat, pieces, leapt).map(count_after).sum()
}
