//! Generates turns: every position that a throw can lead to, exactly once, without looking any up.
//!
//! With two different numbers, a turn is a pair of places, one for each number. Two pairs lead to the same position
//! only when one checker covers the same distance in either order of the numbers and hits on neither path, or when both
//! numbers bear off the same two checkers. With a double, a turn is a set of places, visited in falling order; each set
//! leads to a position of its own.

use super::SingleNumber;
use super::checkers::Point;
use super::sides::{Left, Places, Sides, downwards, up_to};

#[cfg(test)]
mod tests;

const BAR: usize = Point::BAR.idx();

/// The moves of a turn: places that checkers leave, in order, each with its number.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plays {
    plays: [(u8, u8); 4],
    n: u8,
}

impl Plays {
    /// The places and numbers in the order played.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u8, u8)> {
        self.plays.into_iter().take(usize::from(self.n))
    }

    #[inline(always)]
    fn one(from: usize, die: u8) -> Plays {
        Plays::default().and(from, die)
    }

    #[inline(always)]
    fn and(mut self, from: usize, die: u8) -> Plays {
        self.plays[usize::from(self.n & 3)] = (from as u8, die);
        self.n += 1;
        self
    }
}

/// Calls `visit` with both sides' checkers, the mover's first, after every way to play the numbers under the rules
/// (BG-1, BG-2), once for each distinct end. Never when nothing can be played.
#[inline]
pub(super) fn for_each_end(sides: Sides, left: Left, single: SingleNumber, mut visit: impl FnMut([u128; 2], Plays)) {
    match left {
        Left::Two { high, low } => two(sides, high, low, single, &mut visit),
        Left::Same { face, n } => {
            // As many as possible.
            for n in (1..=n).rev() {
                if same(sides, face, n, BAR, Plays::default(), &mut visit) {
                    break;
                }
            }
        }
    }
}

/// Plays a number `n` times from places up to `limit`; returns whether that is possible.
#[inline]
fn same(sides: Sides, face: u8, n: u8, limit: usize, played: Plays, visit: &mut impl FnMut([u128; 2], Plays)) -> bool {
    let sources = sides.sources(face) & up_to(limit);
    if n <= 1 {
        downwards(sources).for_each(|from| visit(sides.last(from, face), played.and(from, face)));
        return sources != 0;
    }
    let mut is_possible = false;
    for from in downwards(sources) {
        is_possible |= same(sides.after(from, face), face, n - 1, from, played.and(from, face), visit);
    }
    is_possible
}

fn two(sides: Sides, high: u8, low: u8, single: SingleNumber, visit: &mut impl FnMut([u128; 2], Plays)) {
    let both = match sides.count(BAR) {
        0 if sides.may_bear_off() => by_looking(sides, high, low, visit),
        0 => freely(sides, high, low, visit),
        1 => entering(sides, high, low, visit),
        _ => entering_twice(sides, high, low, visit),
    };
    if both {
        return;
    }
    for die in [high, low] {
        let sources = sides.sources(die);
        downwards(sources).for_each(|from| visit(sides.last(from, die), Plays::one(from, die)));
        // The higher where either can be played; the lower never, or only where the higher cannot.
        if sources != 0 || single == SingleNumber::Lattjo {
            return;
        }
    }
}

/// No checker is on the bar and none can be borne off: any checker that can move by a number can do so first or second.
fn freely(sides: Sides, high: u8, low: u8, visit: &mut impl FnMut([u128; 2], Plays)) -> bool {
    let (open_high, open_low) = (sides.open(high), sides.open(low));
    let (by_high, by_low) = (sides.held & open_high, sides.held & open_low);
    let mut is_possible = false;
    // From here, playing the higher number first leads to the same end as the lower first.
    let twins = by_high & by_low & !(sides.blots << high);
    for from in downwards(by_high) {
        let to = from - usize::from(high);
        let mut next = by_low;
        if sides.count(from) == 1 {
            next &= !(1 << from);
        }
        next &= !(twins & 1 << (from + usize::from(low)));
        next |= open_low & 1 << to;
        let then = sides.after(from, high);
        let played = Plays::one(from, high);
        is_possible |= next != 0;
        downwards(next).for_each(|second| visit(then.last(second, low), played.and(second, low)));
    }
    // The rest: the lower number first, then the same checker from a place where the mover had none.
    let arrivals = (by_low >> low) & open_high & !sides.held;
    let twins = (twins & !(sides.blots << low)) >> low;
    for to in downwards(arrivals & !twins) {
        let from = to + usize::from(low);
        is_possible = true;
        visit(sides.after(from, low).last(to, high), Plays::one(from, low).and(to, high));
    }
    // A twin has been visited already.
    is_possible
}

/// One checker enters with either number, and the other number is free.
fn entering(sides: Sides, high: u8, low: u8, visit: &mut impl FnMut([u128; 2], Plays)) -> bool {
    let rest = sides.held & !(1 << BAR);
    let mut is_possible = false;
    let mut enter = |first: u8, second: u8, but: Places| {
        if sides.open(first) >> BAR & 1 == 0 {
            return;
        }
        let then = sides.after(BAR, first);
        let next = (rest | 1 << (BAR - usize::from(first))) & sides.open(second);
        is_possible |= next != 0;
        let played = Plays::one(BAR, first);
        downwards(next & !but).for_each(|from| visit(then.last(from, second), played.and(from, second)));
    };
    enter(high, low, 0);
    // With the higher number first, the same checker gets as far and likewise hits nothing.
    let (by_high, by_low) = (BAR - usize::from(high), BAR - usize::from(low));
    let hits = (sides.blots >> by_high | sides.blots >> by_low) & 1 != 0;
    let is_twin = sides.open(high) >> BAR & 1 != 0 && !hits;
    enter(low, high, if is_twin { 1 << by_low } else { 0 });
    is_possible
}

/// Two checkers or more on the bar: each number enters one.
fn entering_twice(sides: Sides, high: u8, low: u8, visit: &mut impl FnMut([u128; 2], Plays)) -> bool {
    let is_possible = (sides.open(high) & sides.open(low)) >> BAR & 1 != 0;
    if is_possible {
        visit(sides.after(BAR, high).last(BAR, low), Plays::one(BAR, high).and(BAR, low));
    }
    is_possible
}

/// The first number may decide whether the second can bear off, so both orders are tried, and the ends found are
/// recorded.
fn by_looking(sides: Sides, high: u8, low: u8, visit: &mut impl FnMut([u128; 2], Plays)) -> bool {
    // For each place from which the higher number was played, those of the lower.
    let mut found: [Places; Point::N] = [0; Point::N];
    let mut is_possible = false;
    let (by_high, by_low) = (usize::from(high), usize::from(low));
    let hits = |at: usize| sides.blots >> at & 1 != 0;
    // Whether an earlier pair led to the same end: the same pair in the other order, one checker's path with the higher
    // number first, or two checkers borne off with the numbers exchanged.
    let is_known = |found: &[Places; Point::N], from_high: usize, from_low: usize| {
        let is_found = |high: usize, low: usize| found[high] >> low & 1 != 0;
        let walks = from_low == from_high + by_low && from_low > by_high;
        is_found(from_high, from_low)
            || walks && !hits(from_high) && !hits(from_low - by_high) && is_found(from_low, from_low - by_high)
            || from_high <= by_low && from_low <= by_low && is_found(from_low, from_high)
    };
    for from in downwards(sides.sources(high)) {
        let then = sides.after(from, high);
        for second in downwards(then.sources(low)) {
            is_possible = true;
            if !is_known(&found, from, second) {
                visit(then.last(second, low), Plays::one(from, high).and(second, low));
            }
            found[from] |= 1 << second;
        }
    }
    for from in downwards(sides.sources(low)) {
        let then = sides.after(from, low);
        for second in downwards(then.sources(high)) {
            is_possible = true;
            if !is_known(&found, second, from) {
                visit(then.last(second, high), Plays::one(from, low).and(second, high));
            }
            found[second] |= 1 << from;
        }
    }
    is_possible
}
