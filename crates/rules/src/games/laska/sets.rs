//! Which seat holds which squares, as sets of squares: all that is needed to find steps and count turns.

use crate::seat::Seat;

use super::column::{Column, Counter};
use super::sites::{BOARD, Direction, Square};

/// The pieces on the board, without the counters under their tops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Sets {
    /// The pieces of each seat.
    owned: [u32; 2],
    /// The pieces led by an officer.
    pub(super) officers: u32,
}

impl Sets {
    #[inline]
    pub(super) const fn owned_by(&self, seat: Seat) -> u32 {
        self.owned[seat.idx() & 1]
    }

    #[inline]
    pub(super) const fn empty(&self) -> u32 {
        BOARD & !(self.owned[0] | self.owned[1])
    }

    /// Puts a column on a square, replacing what was there.
    #[inline]
    pub(super) fn put(&mut self, square: Square, column: Column) {
        let bit = square.bit();
        self.owned[0] &= !bit;
        self.owned[1] &= !bit;
        self.officers &= !bit;
        if let Some(top) = column.top() {
            self.owned[top.seat().idx() & 1] |= bit;
            self.officers |= if top.is_officer() { bit } else { 0 };
        }
    }

    /// Moves the piece of `seat` from one square to another, which is empty or the same.
    #[inline]
    pub(super) fn carry(&mut self, seat: Seat, from: Square, to: Square, top: Counter) {
        let (from, to) = (from.bit(), to.bit());
        let owned = &mut self.owned[seat.idx() & 1];
        *owned = *owned & !from | to;
        self.officers = self.officers & !from | if top.is_officer() { to } else { 0 };
    }

    /// Where these pieces of `seat` can walk.
    #[inline]
    pub(super) fn walks(&self, seat: Seat, pieces: u32) -> Goals {
        let empty = self.empty();
        Goals::of(seat, pieces, pieces & self.officers, |dir, set| dir.shift(set) & empty)
    }

    /// Where these pieces of `seat` can leap without going over a square of `leapt`.
    #[inline]
    pub(super) fn leaps(&self, seat: Seat, pieces: u32, leapt: u32) -> Goals {
        let prey = self.owned_by(seat.other()) & !leapt;
        Goals::of_leaps(seat, pieces, pieces & self.officers, prey, self.empty())
    }
}

/// Squares that pieces can reach in one step: a set for each direction, right in the lower half of a word and left in
/// the upper, up in the first word and down in the second.
#[derive(Clone, Copy)]
pub(super) struct Goals([u64; 2]);

impl Goals {
    /// The squares of `empty` that pieces of `seat` can leap to over squares of `prey`.
    #[inline]
    pub(super) fn of_leaps(seat: Seat, pieces: u32, officers: u32, prey: u32, empty: u32) -> Goals {
        Goals::of(seat, pieces, officers, |dir, set| dir.shift(dir.shift(set) & prey) & empty)
    }

    /// The squares that `goals` gives for each direction and the pieces that go there: all forward, officers back.
    #[inline]
    fn of(seat: Seat, pieces: u32, officers: u32, goals: impl Fn(Direction, u32) -> u32) -> Goals {
        let (up, down) = if seat == Seat::FIRST { (pieces, officers) } else { (officers, pieces) };
        let pair = |right, left, set| u64::from(goals(right, set)) | u64::from(goals(left, set)) << 32;
        let [up_right, up_left, down_right, down_left] = Direction::ALL;
        // Often there are no officers, and nothing goes back.
        let up = if up == 0 { 0 } else { pair(up_right, up_left, up) };
        let down = if down == 0 { 0 } else { pair(down_right, down_left, down) };
        Goals([up, down])
    }

    /// Whether nothing can be reached.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The number of steps.
    #[inline]
    pub(super) const fn len(self) -> u64 {
        let [up, down] = self.0;
        up.count_ones() as u64 + if down == 0 { 0 } else { down.count_ones() as u64 }
    }
}

/// Every goal with the direction that leads to it.
impl Iterator for Goals {
    type Item = (Direction, Square);

    #[inline]
    fn next(&mut self) -> Option<(Direction, Square)> {
        let [right_up, left_up, right_down, left_down] = Direction::ALL;
        let Goals([up, down]) = self;
        let (word, right, left) = if *up != 0 { (up, right_up, left_up) } else { (down, right_down, left_down) };
        if *word == 0 {
            return None;
        }
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some((if bit < 32 { right } else { left }, Square::new(bit % 32)?))
    }
}
