//! The path of a piece, and how the paths of the seats share the ring.

use crate::seat::Seat;

/// How far a piece has come on its seat's path: 0 in the nest, 1 to 40 on the ring, 41 to 44 in the lane, 45 at the
/// finish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PathNumber(u8);

/// The dots of the ring.
const RING: u8 = 40;
/// The dots of a lane.
const LANE: u8 = 4;
/// How many dots lie from one seat's start dot to the next one's.
const APART: u8 = RING / Seat::MAX as u8;

/// A number below twice the ring, wrapped to a place on it from 0. Hot: a search calls this more than anything else.
const fn once_around(n: u8) -> u8 {
    if n < RING { n } else { n - RING }
}

impl PathNumber {
    /// In the nest.
    pub const NEST: PathNumber = PathNumber(0);
    /// The start dot.
    pub const START: PathNumber = PathNumber(1);
    /// The dot that a single piece reaches with a 6 (LUDO-8).
    pub const SIXTH: PathNumber = PathNumber(6);
    /// At the finish.
    pub const HOME: PathNumber = PathNumber(RING + LANE + 1);

    /// The place with this number; `None` past the finish.
    pub const fn new(number: u8) -> Option<PathNumber> {
        if number <= PathNumber::HOME.0 { Some(PathNumber(number)) } else { None }
    }

    /// The number itself.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Whether a piece can be knocked out here (LUDO-2).
    pub const fn is_on_ring(self) -> bool {
        1 <= self.0 && self.0 <= RING
    }

    /// Which dot of the lane this is, from 0 to 3; `None` elsewhere.
    pub const fn lane(self) -> Option<u8> {
        if RING < self.0 && self.0 <= RING + LANE { Some(self.0 - RING - 1) } else { None }
    }

    /// Whether a piece here can go on: it is neither in the nest nor at the finish.
    pub const fn is_under_way(self) -> bool {
        1 <= self.0 && self.0 < PathNumber::HOME.0
    }

    /// Where a piece on its way goes with a throw from 1 to 6. What is left over at the finish is walked back (LUDO-1,
    /// LUDO-4).
    pub const fn after(self, face: u8) -> PathNumber {
        let sum = self.0 + face;
        if sum > PathNumber::HOME.0 { PathNumber(2 * PathNumber::HOME.0 - sum) } else { PathNumber(sum) }
    }

    /// This dot of `seat` on the path of another seat; `None` where other seats' pieces never stand.
    pub const fn for_other(self, seat: Seat, other: Seat) -> Option<PathNumber> {
        match Dot::of(seat, self) {
            Some(dot) => Some(dot.on_path(other)),
            None => None,
        }
    }
}

/// A dot of the ring, from 1 to 40: its path number for the first seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dot(u8);

impl Dot {
    /// How many dots there are.
    pub const N: usize = RING as usize;

    /// The dot with this number; `None` when there is none.
    pub const fn new(number: u8) -> Option<Dot> {
        if 1 <= number && number <= RING { Some(Dot(number)) } else { None }
    }

    /// The dot at a seat's path number; `None` off the ring.
    pub const fn of(seat: Seat, at: PathNumber) -> Option<Dot> {
        if at.is_on_ring() { Some(Dot(once_around(at.0 - 1 + APART * seat.idx() as u8) + 1)) } else { None }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// This dot on the path of a seat.
    pub const fn on_path(self, seat: Seat) -> PathNumber {
        PathNumber(once_around(self.0 - 1 + RING - APART * seat.idx() as u8) + 1)
    }

    /// The seat that starts on this dot, if any.
    pub fn starter(self) -> Option<Seat> {
        Seat::first(Seat::MAX).find(|seat| self.on_path(*seat) == PathNumber::START)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_dots_are_ten_dots_apart() {
        let starts: Vec<u8> = Seat::first(4).map(|seat| Dot::of(seat, PathNumber::START).unwrap().get()).collect();
        assert_eq!(starts, [1, 11, 21, 31]);
        assert_eq!(Dot(21).starter(), Seat::new(2));
        assert_eq!(Dot(22).starter(), None);
    }

    #[test]
    fn every_dot_is_on_every_path() {
        for seat in Seat::first(4) {
            for dot in (1..=RING).map(Dot) {
                assert_eq!(Dot::of(seat, dot.on_path(seat)), Some(dot));
            }
            for off in [0, 41, 44, 45].map(PathNumber) {
                assert_eq!(Dot::of(seat, off), None);
            }
        }
        let [second, fourth] = [1, 3].map(|idx| Seat::new(idx).unwrap());
        assert_eq!(PathNumber(35).for_other(fourth, second), Some(PathNumber(15)));
    }

    #[test]
    fn a_surplus_is_walked_back() {
        let ends: Vec<u8> = (1..=6).map(|face| PathNumber(44).after(face).get()).collect();
        assert_eq!(ends, [45, 44, 43, 42, 41, 40]);
        assert_eq!(PathNumber(41).after(6).get(), 43);
        assert_eq!(PathNumber(38).after(6).get(), 44);
    }
}
