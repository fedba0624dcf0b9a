//! Which steps are legal, and what they do.

use crate::message::Message;
use crate::view::{Die, Effect, EffectSink, Why};

use super::checkers::{Point, SEATS};
use super::messages;
use super::position::{Dice, Position, Stage};
use super::sides::{Left, Sides, downwards};
use super::{Backgammon, SingleNumber, sites};

/// The smallest decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance: the throw of two dice, the higher first; in the opening throw White's first.
    Throw(u8, u8),
    /// The seat throws, where it could have doubled.
    Roll,
    /// The seat doubles.
    Double,
    /// The other seat takes the double.
    Take,
    /// The other seat drops the double and loses.
    Drop,
    /// A checker of the seat moves by one number, as the seat counts.
    Move {
        /// From here.
        from: Point,
        /// To there.
        to: Point,
    },
    /// The turn is over: nothing more can be played.
    Done,
}

const FACES: core::ops::RangeInclusive<u8> = 1..=6;

/// Appends all legal steps.
pub(super) fn list(rules: &Backgammon, pos: &Position, acc: &mut Vec<Step>) {
    match pos.stage {
        Stage::Opening => {
            let throws = FACES.flat_map(|white| FACES.map(move |black| Step::Throw(white, black)));
            acc.extend(throws.filter(|step| !matches!(step, Step::Throw(white, black) if white == black)));
        }
        Stage::Before => acc.extend([Step::Roll, Step::Double]),
        Stage::Throw => acc.extend(FACES.flat_map(|high| (1..=high).map(move |low| Step::Throw(high, low)))),
        Stage::Doubled => acc.extend([Step::Take, Step::Drop]),
        Stage::Moving(dice) => {
            let n_before = acc.len();
            moves(rules.single, Sides::of(pos.checkers, pos.seat), dice, acc);
            if acc.len() == n_before {
                acc.push(Step::Done);
            }
        }
        Stage::Over => {}
    }
}

/// The numbers left of a throw; `None` when all have been played.
pub(super) fn left(dice: Dice) -> Option<Left> {
    let n = dice.n() - dice.n_used();
    match dice.only() {
        Some(face) => Some(Left::Same { face, n }),
        None if n > 0 => Some(Left::Two { high: dice.high(), low: dice.low() }),
        None => None,
    }
}

/// How many numbers of a throw are to be played from here, and whether the lower one is possible but must not be played
/// alone (BG-2).
pub(super) fn due(single: SingleNumber, sides: Sides, dice: Dice) -> (u8, bool) {
    let Some(left) = left(dice) else { return (0, false) };
    let most = sides.most(left);
    match left {
        Left::Two { high, .. } if most == 1 && single == SingleNumber::Lattjo && sides.sources(high) == 0 => (0, true),
        _ => (most, false),
    }
}

/// Appends the moves that keep the largest number of playable numbers (BG-1), and of single ones the higher (BG-2).
fn moves(single: SingleNumber, sides: Sides, dice: Dice, acc: &mut Vec<Step>) {
    let n_before = acc.len();
    let (due, _) = due(single, sides, dice);
    if due == 0 {
        return;
    }
    let faces = [dice.high(), dice.low()];
    for &face in if dice.is_double() { &faces[..1] } else { &faces } {
        let Some(index) = dice.find(face) else { continue };
        let rest = left(dice.with_used(index));
        for from in downwards(sides.sources(face)) {
            let most = rest.map_or(0, |rest| sides.after(from, face).most(rest));
            let step = step(from, face);
            // A checker that either die bears off is borne off by the higher: all ends are the same.
            if 1 + most >= due && !acc[n_before..].contains(&step) {
                acc.push(step);
            }
        }
        if due == 1 && acc.len() > n_before {
            return;
        }
    }
}

/// The move from a place by a number.
pub(super) fn step(from: usize, face: u8) -> Step {
    let from = Point::new(from as u8).unwrap_or(Point::BAR);
    Step::Move { from, to: from.after(face) }
}

/// The dice that could play a move, by index, those of the highest number first.
pub(super) fn dice_for(pos: &Position, from: Point, to: Point) -> impl Iterator<Item = u8> {
    let highest = pos.checkers.highest(pos.seat);
    let fits = move |face: &u8| match to {
        Point::OFF => *face == from.get() || *face > from.get() && from == highest,
        _ => to.get() + *face == from.get(),
    };
    pos.dice().into_iter().flat_map(move |dice| {
        let low = (!dice.is_double()).then(|| dice.low());
        let faces = [Some(dice.high()), low].into_iter().flatten().filter(fits);
        faces.flat_map(move |face| dice.left().filter(move |(_, other)| *other == face).map(|(index, _)| index))
    })
}

pub(super) fn apply(rules: &Backgammon, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
    match step {
        Step::Throw(one, other) => throw(pos, one, other, out),
        Step::Roll => pos.stage = Stage::Throw,
        Step::Double => pos.stage = Stage::Doubled,
        Step::Take => {
            let before = pos.cube;
            let taker = pos.seat.other();
            pos.cube = before.taken(taker);
            pos.stage = Stage::Throw;
            let (from, to, kind) = (sites::cube(before.owner()), sites::cube(Some(taker)), sites::cube_kind(pos.cube));
            out.push(|| Effect::Flip { at: from, index: 0, kind, why: Why::Score });
            out.push(|| Effect::Move { from, to, n: 1, under: false, why: Why::Walk });
        }
        Step::Drop => pos.stage = Stage::Over,
        Step::Move { from, to } => carry(pos, from, to, out),
        Step::Done => {
            lay(pos.dice_shown(), Dice::WAITING, out);
            *pos = rules.on_roll(pos.checkers, pos.seat.other(), pos.cube);
        }
    }
    out.push(|| Effect::Phase { prompt: prompt(rules, pos) });
}

fn throw(pos: &mut Position, one: u8, other: u8, out: &mut impl EffectSink) {
    let dice = match pos.stage {
        Stage::Opening => {
            pos.seat = SEATS[usize::from(other > one)];
            Dice::opening(one, other)
        }
        _ => Dice::thrown(one, other),
    };
    let Some(dice) = dice else { return };
    lay(Dice::WAITING, dice.shown(), out);
    if pos.stage == Stage::Opening {
        out.push(|| Effect::Phase { prompt: messages::opened(one, other, pos.seat) });
    }
    pos.stage = Stage::Moving(dice);
}

/// Reports the dice that have changed.
fn lay(before: [Die; Dice::N], after: [Die; Dice::N], out: &mut impl EffectSink) {
    for (index, (before, die)) in (0..).zip(before.into_iter().zip(after)) {
        if before != die {
            out.push(|| Effect::Die { index, die });
        }
    }
}

fn carry(pos: &mut Position, from: Point, to: Point, out: &mut impl EffectSink) {
    let Some(index) = dice_for(pos, from, to).next() else { return };
    let Some(dice) = pos.dice() else { return };
    let seat = pos.seat;
    let is_hit = pos.checkers.carry(seat, from, to);
    let (start, goal) = (sites::site(seat, from), sites::site(seat, to));
    if is_hit {
        let bar = sites::bar(seat.other());
        out.push(|| Effect::Move { from: goal, to: bar, n: 1, under: false, why: Why::Take });
    }
    let why = match (from, to) {
        (_, Point::OFF) => Why::Finish,
        (Point::BAR, _) => Why::Place,
        _ => Why::Walk,
    };
    out.push(|| Effect::Move { from: start, to: goal, n: 1, under: false, why });
    let shown = out.wants().then(|| pos.dice_shown());
    pos.stage = if pos.is_off(seat) { Stage::Over } else { Stage::Moving(dice.with_used(index)) };
    if let Some(shown) = shown {
        lay(shown, pos.dice_shown(), out);
    }
}

/// Who acts in a position.
pub(super) fn prompt(rules: &Backgammon, pos: &Position) -> Message {
    match pos.stage {
        Stage::Opening => messages::open(),
        Stage::Before => messages::may_double(pos.seat, 2 * pos.cube.score()),
        Stage::Throw => messages::to_throw(pos.seat),
        Stage::Doubled => messages::answer(pos.seat.other(), 2 * pos.cube.score()),
        Stage::Over => messages::over(),
        Stage::Moving(dice) => {
            let sides = Sides::of(pos.checkers, pos.seat);
            match due(rules.single, sides, dice) {
                (0, true) => messages::lower_alone(pos.seat, dice.low()),
                (0, false) if dice.n_used() == 0 => messages::cannot_move(pos.seat),
                (0, false) if dice.n_used() < dice.n() => messages::rest_lost(pos.seat),
                (0, false) => messages::to_finish(pos.seat),
                _ if sides.is_on_bar() => messages::to_enter(pos.seat),
                _ => messages::to_move(pos.seat),
            }
        }
    }
}

#[cfg(test)]
mod tests;
