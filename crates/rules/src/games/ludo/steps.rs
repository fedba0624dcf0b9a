//! Which steps are legal, what they do, and how many turns there are.

use crate::message::{Arg, Message};
use crate::seat::{PerSeat, Seat};
use crate::view::{Die, Effect, EffectSink};

use super::messages;
use super::path::PathNumber;
use super::position::{EACH, EntryRule, Position, Stage, decide};
use super::stacks::{self, Walk};
use super::{Knock, Ludo};

/// A single decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance: what a die shows, from 1 to 6.
    Throw(u8),
    /// Pieces of the seat move by what it has thrown.
    Move {
        /// From here.
        from: PathNumber,
        /// To there; the same where a piece turns at the finish and ends where it began (LUDO-1).
        to: PathNumber,
        /// How many: 1, or 2 that leave the nest together.
        n: u8,
        /// Whether everyone else on that dot goes back to their nest.
        knocks: bool,
    },
    /// Nothing, because nothing is possible (LUDO-1).
    Pass,
}

/// What a die can show.
pub(super) const FACES: core::ops::RangeInclusive<u8> = 1..=6;
/// With this throw a piece comes to the start dot.
const ENTER: u8 = 1;
/// With this throw pieces leave the nest too, and the seat throws again (LUDO-5, LUDO-8).
const AGAIN: u8 = 6;

/// Appends all legal steps.
pub(super) fn list(rules: &Ludo, pos: &Position, acc: &mut Vec<Step>) {
    match pos.stage {
        Stage::Open(_) | Stage::Play { die: None, .. } => acc.extend(FACES.map(Step::Throw)),
        Stage::Play { seat, die: Some(face) } => each_choice(rules, pos, seat, face, |step| acc.push(step)),
        Stage::Over => {}
    }
}

/// The number of complete turns, or of ways to complete the current one.
pub(super) fn count_turns(rules: &Ludo, pos: &Position) -> u64 {
    let ways = |seat, face| {
        let mut n = 0;
        each_choice(rules, pos, seat, face, |_| n += 1);
        n
    };
    match pos.stage {
        Stage::Open(_) => FACES.count() as u64,
        Stage::Play { seat, die: None } => FACES.map(|face| ways(seat, face)).sum(),
        Stage::Play { seat, die: Some(face) } => ways(seat, face),
        Stage::Over => 0,
    }
}

/// Calls `visit` with the position after everything that the seat whose throw lies there may do; never otherwise.
pub(super) fn for_each_end(rules: &Ludo, pos: &Position, visit: &mut impl FnMut(&Position)) {
    let Stage::Play { seat, die: Some(face) } = pos.stage else { return };
    each_choice(rules, pos, seat, face, |step| {
        let mut end = *pos;
        carry(&mut end, seat, step);
        end_turn(rules, &mut end, seat, Some(face));
        visit(&end);
    });
}

/// Calls `visit` with everything that a seat may do with a number, in order: by start, then by end, knocking out first.
/// A pass when nothing else is possible (LUDO-1).
#[inline]
fn each_choice(rules: &Ludo, pos: &Position, seat: Seat, face: u8, mut visit: impl FnMut(Step)) {
    let mut is_stuck = true;
    each_walk(pos, seat, face, |from, to, n| {
        is_stuck = false;
        if pos.is_met(seat, to) {
            visit(Step::Move { from, to, n, knocks: true });
            // LUDO-7.
            if rules.knock == Knock::Always {
                return;
            }
        }
        visit(Step::Move { from, to, n, knocks: false });
    });
    if is_stuck {
        visit(Step::Pass);
    }
}

/// Calls `visit` with each move of the seat's pieces by a number: from where, to where, and how many pieces.
#[inline]
pub(super) fn each_walk(pos: &Position, seat: Seat, face: u8, mut visit: impl FnMut(PathNumber, PathNumber, u8)) {
    let pieces = pos.pieces(seat);
    match (pos.count(seat, PathNumber::NEST), face) {
        (1.., ENTER) => visit(PathNumber::NEST, PathNumber::START, 1),
        (n @ 1.., AGAIN) => {
            // Two together, or the only one there is (LUDO-3).
            visit(PathNumber::NEST, PathNumber::START, n.min(2));
            visit(PathNumber::NEST, PathNumber::SIXTH, 1);
        }
        _ => {}
    }
    for idx in 0..EACH {
        let from = pieces[idx];
        // Pieces on the same dot are one choice.
        if from.is_under_way() && (idx == 0 || pieces[idx - 1] != from) {
            visit(from, from.after(face), 1);
        }
    }
}

/// Whether a seat can do nothing with a number: a 2 to 5 with every unfinished piece in the nest (LUDO-1).
pub(super) fn must_pass(pos: &Position, seat: Seat, face: u8) -> bool {
    let mut is_stuck = true;
    each_walk(pos, seat, face, |_, _, _| is_stuck = false);
    is_stuck
}

pub(super) fn apply(rules: &Ludo, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
    let before = *pos;
    let dice = || before.dice();
    match (step, pos.stage) {
        (Step::Throw(face), Stage::Open(mut entries)) => {
            let Some(seat) = pos.seat() else { return };
            entries[seat] = EntryRule::Threw(face);
            pos.stage = decide(entries);
            // Shown even where all dice are picked up again at once.
            out.push(|| Effect::Die { index: seat.idx() as u8, die: Die::Shows(face) });
            if let Some(tied) = tied(&entries, pos).filter(|_| out.wants()) {
                out.push(|| Effect::Phase { prompt: messages::tied(tied) });
            }
            let shown = || {
                let mut dice = dice();
                dice[seat.idx()] = Die::Shows(face);
                dice
            };
            put_dice(shown, pos, out);
        }
        (Step::Throw(face), Stage::Play { seat, .. }) => {
            pos.stage = Stage::Play { seat, die: Some(face) };
            put_dice(dice, pos, out);
        }
        (Step::Move { from, to, n, knocks }, Stage::Play { seat, die }) => {
            stacks::show(pos, Walk { seat, from, to, n }, knocks, out);
            carry(pos, seat, step);
            end_turn(rules, pos, seat, die);
            put_dice(dice, pos, out);
        }
        (Step::Pass, Stage::Play { seat, die }) => {
            end_turn(rules, pos, seat, die);
            put_dice(dice, pos, out);
        }
        _ => {}
    }
    out.push(|| Effect::Phase { prompt: prompt(pos) });
}

/// Moves the seat's pieces, and those that are knocked out.
#[inline]
fn carry(pos: &mut Position, seat: Seat, step: Step) {
    let Step::Move { from, to, n, knocks } = step else { return };
    pos.carry(seat, from, to, n);
    if knocks {
        for other in Seat::first(Seat::MAX).filter(|other| *other != seat) {
            if let Some(place) = to.for_other(seat, other).filter(|_| pos.is_present(other)) {
                // LUDO-2: all of them.
                pos.carry(other, place, PathNumber::NEST, EACH as u8);
            }
        }
    }
    if to == PathNumber::HOME && !pos.is_unfinished(seat) {
        pos.note_home(seat);
    }
}

/// The seat that throws next, if any.
#[inline]
fn end_turn(rules: &Ludo, pos: &mut Position, seat: Seat, die: Option<u8>) {
    pos.stage = if is_over(rules, pos) {
        Stage::Over
    } else if die == Some(AGAIN) && pos.is_unfinished(seat) {
        Stage::Play { seat, die: None }
    } else {
        pos.next_after(seat).map_or(Stage::Over, |seat| Stage::Play { seat, die: None })
    };
}

/// Whether the game is over: a seat is home, and the others do not play on for places or only one is left.
#[inline]
pub(super) fn is_over(rules: &Ludo, pos: &Position) -> bool {
    !rules.for_places && !pos.home().is_empty() || pos.unfinished().count() <= 1
}

/// The seats that throw again, when the throws of a round that has just ended are equal.
fn tied(thrown: &PerSeat<EntryRule>, pos: &Position) -> Option<Vec<Arg>> {
    let Stage::Open(entries) = pos.stage else { return None };
    if thrown.0.contains(&EntryRule::Waits) {
        return None;
    }
    let waits = entries.iter().filter(|(_, entry)| **entry == EntryRule::Waits);
    Some(waits.map(|(seat, _)| Arg::Seat(seat)).collect())
}

/// Shows the dice if they have changed, unless the effects are unwanted.
fn put_dice(before: impl FnOnce() -> [Die; Seat::MAX], pos: &Position, out: &mut impl EffectSink) {
    if !out.wants() {
        return;
    }
    for (index, (before, die)) in (0..).zip(before().into_iter().zip(pos.dice())) {
        if before != die {
            out.push(|| Effect::Die { index, die });
        }
    }
}

/// What is to be done in a position.
pub(super) fn prompt(pos: &Position) -> Message {
    match pos.stage {
        Stage::Open(_) => messages::to_open(pos.seat().unwrap_or(Seat::FIRST)),
        Stage::Play { seat, die: None } => messages::to_throw(seat),
        Stage::Play { seat, die: Some(face) } if must_pass(pos, seat, face) => messages::to_pass(seat, face),
        Stage::Play { seat, die: Some(face) } => messages::to_move(seat, face),
        Stage::Over => messages::over(pos.home().iter().next().unwrap_or(Seat::FIRST)),
    }
}

#[cfg(test)]
mod tests;
