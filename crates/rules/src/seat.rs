//! Seats at a table, and one value for each of them.

use core::fmt;
use core::ops::{Index, IndexMut};

/// A place at the table, counted from 0 in the order of play. The rules do not know who sits there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game here has.
    pub const MAX: usize = 4;
    /// The seat that comes first in the order of play.
    pub const FIRST: Seat = Seat(0);
    /// The seat that comes second in the order of play.
    pub const SECOND: Seat = Seat(1);

    /// The seat at `idx`, counted from 0; `None` beyond the last one a table can have.
    pub const fn new(idx: usize) -> Option<Seat> {
        if idx < Seat::MAX { Some(Seat(idx as u8)) } else { None }
    }

    /// The seat's index in the order of play, counted from 0.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a game for two.
    ///
    /// ```
    /// # use rules::Seat;
    /// assert_eq!(Seat::FIRST.other(), Seat::SECOND);
    /// ```
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// The first `n` seats in the order of play.
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..n.min(Seat::MAX) as u8).map(Seat)
    }
}

/// Seats are written from 1 in texts.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// One value for each seat. Seats that a game does not have keep the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerSeat<T>(pub [T; Seat::MAX]);

impl<T> PerSeat<T> {
    /// The same value for every seat.
    pub fn all(value: T) -> Self
    where
        T: Copy,
    {
        PerSeat([value; Seat::MAX])
    }

    /// The value that `f` gives for each seat.
    pub fn from_fn(mut f: impl FnMut(Seat) -> T) -> Self {
        PerSeat(core::array::from_fn(|idx| f(Seat(idx as u8))))
    }

    /// Seats and their values in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(idx, value)| (Seat(idx as u8), value))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}
