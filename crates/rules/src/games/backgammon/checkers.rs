//! Points as a player counts them, and the checkers of both sides in a packed form.

use core::fmt;

use crate::bits;
use crate::seat::Seat;

/// A place as the owner of the checker counts it: 0 is borne off, 1 to 24 are their points, 25 is the bar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// Where borne-off checkers are.
    pub const OFF: Point = Point(0);
    /// Where hit checkers are.
    pub const BAR: Point = Point(25);
    /// The highest point of a player's home.
    pub const HOME: Point = Point(6);
    /// The number of places, from [`Point::OFF`] to [`Point::BAR`].
    pub const N: usize = 26;

    /// The place with that number; `None` past the bar.
    pub const fn new(number: u8) -> Option<Point> {
        if number <= Point::BAR.0 { Some(Point(number)) } else { None }
    }

    /// The number of the place.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number of the place, as an index.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Where a checker gets to from here with a number of the dice if nothing stops it: below the first point it is
    /// off.
    pub const fn after(self, die: u8) -> Point {
        Point(self.0.saturating_sub(die))
    }

    /// What the other player calls the same point of the board.
    ///
    /// ```
    /// # use rules::games::backgammon::Point;
    /// assert_eq!(Point::new(6).unwrap().opposite(), Point::new(19).unwrap());
    /// ```
    pub const fn opposite(self) -> Point {
        Point(Point::BAR.0.saturating_sub(self.0))
    }

    /// Whether it is one of the 24 points of the board.
    pub const fn is_on_board(self) -> bool {
        self.0 != Point::OFF.0 && self.0 != Point::BAR.0
    }

    /// All places from [`Point::OFF`] to [`Point::BAR`].
    pub fn all() -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator {
        (0..Point::N as u8).map(Point)
    }

    /// The 24 points of the board from the first to the last.
    pub fn board() -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator {
        (1..Point::BAR.0).map(Point)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Point::OFF => f.write_str("off"),
            Point::BAR => f.write_str("bar"),
            Point(number) => write!(f, "{number}"),
        }
    }
}

/// The checkers of both sides. No point has checkers of both.
///
/// Four bits per place for each side, by that side's own points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Checkers([u128; 2]);

/// Why an arrangement of checkers is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckersError {
    /// A side does not have fifteen checkers.
    Count {
        /// The side.
        seat: Seat,
        /// How many it has.
        found: u16,
    },
    /// Both sides have checkers on a point.
    Shared {
        /// The point as White counts it.
        at: Point,
    },
    /// Both sides have borne off everything.
    BothOff,
}

/// A side's point halfway, and how many checkers it has there at the start.
const MIDPOINT: u8 = 13;
const MIDPOINT_EACH: u8 = 5;

/// Bits per place.
const WIDTH: u32 = 4;

impl Checkers {
    /// How many checkers each side has.
    pub const EACH: u8 = 15;

    /// The checkers at the start of the game.
    pub const fn start() -> Checkers {
        let side = one(24) * 2 + one(MIDPOINT) * MIDPOINT_EACH as u128 + one(8) * 3 + one(6) * 5;
        Checkers([side, side])
    }

    /// The checkers at the start, with `n` of a seat's borne off from its midpoint, or all five that stand there.
    pub(super) const fn start_ahead(seat: Seat, n: u8) -> Checkers {
        let Checkers(mut sides) = Checkers::start();
        let n = if n < MIDPOINT_EACH { n } else { MIDPOINT_EACH } as u128;
        sides[seat.idx() & 1] = sides[seat.idx() & 1] + n * one(Point::OFF.0) - n * one(MIDPOINT);
        Checkers(sides)
    }

    /// Whether a game can begin so, usually or with a handicap.
    pub(super) fn is_beginning(self) -> bool {
        (0..=MIDPOINT_EACH).any(|n| SEATS.into_iter().any(|seat| self == Checkers::start_ahead(seat, n)))
    }

    /// Checkers by seat and by that seat's own points, from [`Point::OFF`] to [`Point::BAR`].
    ///
    /// # Errors
    /// When checkers are missing or too many, when both sides share a point, when both have borne off everything.
    pub fn new(places: [[u8; Point::N]; 2]) -> Result<Checkers, CheckersError> {
        let mut sides = [0; 2];
        for seat in SEATS {
            let counts = places[seat.idx()];
            let found: u16 = counts.iter().map(|n| u16::from(*n)).sum();
            if found != u16::from(Checkers::EACH) {
                return Err(CheckersError::Count { seat, found });
            }
            sides[seat.idx()] = Point::all().map(|point| u128::from(counts[point.idx()]) * one(point.get())).sum();
        }
        let [white, black] = places;
        if let Some(at) = Point::board().find(|at| white[at.idx()] > 0 && black[at.opposite().idx()] > 0) {
            return Err(CheckersError::Shared { at });
        }
        if white[0] == Checkers::EACH && black[0] == Checkers::EACH {
            return Err(CheckersError::BothOff);
        }
        Ok(Checkers(sides))
    }

    /// How many checkers of a seat stand on one of its points.
    pub const fn count(self, seat: Seat, point: Point) -> u8 {
        count(self.0[seat.idx()], point.0)
    }

    /// The counts of a seat for its own points, from [`Point::OFF`] to [`Point::BAR`].
    pub fn places(self, seat: Seat) -> [u8; Point::N] {
        core::array::from_fn(|idx| self.count(seat, Point(idx as u8)))
    }

    /// Pip count: how many pips a seat's checkers still have to go; a checker on the bar counts 25.
    pub fn pips(self, seat: Seat) -> u16 {
        let bits = self.0[seat.idx()];
        let [low, high] = [bits as u64, (bits >> u64::BITS) as u64].map(Weight::of);
        low.by_place + high.by_place + u16::from(PLACES) * high.checkers
    }

    /// Whether all checkers of a seat are in its home or off.
    pub const fn all_home(self, seat: Seat) -> bool {
        self.0[seat.idx()] >> (WIDTH * (Point::HOME.0 as u32 + 1)) == 0
    }

    /// The highest place where a seat has a checker.
    pub const fn highest(self, seat: Seat) -> Point {
        let bits = self.0[seat.idx()];
        Point(((u128::BITS - 1 - (bits | 1).leading_zeros()) / WIDTH) as u8)
    }

    /// The bits of a seat and of the other seat.
    #[inline]
    pub(super) const fn sides(self, seat: Seat) -> [u128; 2] {
        [self.0[seat.idx()], self.0[seat.other().idx()]]
    }

    /// The checkers, from the bits of a seat and of the other seat.
    pub(super) const fn of_sides(seat: Seat, [own, other]: [u128; 2]) -> Checkers {
        if seat.idx() == 0 { Checkers([own, other]) } else { Checkers([other, own]) }
    }

    /// Moves one checker of a seat. A blot it hits goes to the bar; returns whether it hit.
    pub(super) const fn carry(&mut self, seat: Seat, from: Point, to: Point) -> bool {
        let own = &mut self.0[seat.idx()];
        *own = own.wrapping_sub(one(from.0)).wrapping_add(one(to.0));
        let hits = to.is_on_board() && self.count(seat.other(), to.opposite()) > 0;
        if hits {
            let other = &mut self.0[seat.other().idx()];
            *other = other.wrapping_sub(one(to.opposite().0)).wrapping_add(one(Point::BAR.0));
        }
        hits
    }
}

/// The two seats: White, Black.
pub(super) const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// Places in a word. Shifts are by half of the bits: see [`bits::bit`].
const PLACES: u8 = (u64::BITS / WIDTH) as u8;

/// Sums over half of the bits, computed at once: a search needs them at every position.
struct Weight {
    /// How many checkers there are.
    checkers: u16,
    /// The sum of their place numbers within the half.
    by_place: u16,
}

impl Weight {
    #[inline]
    const fn of(half: u64) -> Weight {
        // A 1 in every byte: multiplying by it turns every byte into the sum of itself and all bytes below. No sum
        // exceeds 120, eight times all checkers.
        const ONES: u64 = 0x0101_0101_0101_0101;
        let (even, odd) = (half & (0xf * ONES), half >> WIDTH & (0xf * ONES));
        let so_far = (even + odd).wrapping_mul(ONES);
        let checkers = so_far >> 56;
        // A pair of places counts once less than the number of bytes from it to the last.
        let pairs = 8 * checkers - (so_far.wrapping_mul(ONES) >> 56);
        let odd = odd.wrapping_mul(ONES) >> 56;
        Weight { checkers: checkers as u16, by_place: (2 * pairs + odd) as u16 }
    }
}

/// The bits of one checker on a place.
#[inline]
pub(super) const fn one(place: u8) -> u128 {
    bits::bit(WIDTH as u8 * place)
}

/// How many checkers there are on a place.
#[inline]
pub(super) const fn count(bits: u128, place: u8) -> u8 {
    let word = if place < PLACES { bits as u64 } else { (bits >> 64) as u64 };
    (word >> (WIDTH * (place % PLACES) as u32)) as u8 & 0xf
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_that_of_the_source() {
        let start = Checkers::start();
        for seat in SEATS {
            let mut expect = [0; Point::N];
            (expect[24], expect[13], expect[8], expect[6]) = (2, 5, 3, 5);
            assert_eq!((start.places(seat), start.pips(seat)), (expect, 167));
        }
        assert_eq!(Checkers::new([start.places(Seat::FIRST), start.places(Seat::SECOND)]), Ok(start));
        assert_eq!(start.highest(Seat::FIRST).get(), 24);
    }

    #[test]
    fn impossible_checkers_are_refused() {
        let start = Checkers::start().places(Seat::FIRST);
        let mut more = start;
        more[3] += 1;
        let found = Checkers::new([start, more]);
        assert_eq!(found, Err(CheckersError::Count { seat: Seat::SECOND, found: 16 }));
        let mut off = [0; Point::N];
        off[0] = 15;
        assert_eq!(Checkers::new([off, off]), Err(CheckersError::BothOff));
        let mut facing = [0; Point::N];
        facing[1] = 15;
        assert_eq!(Checkers::new([start, facing]), Err(CheckersError::Shared { at: Point(24) }));
    }

    #[test]
    fn a_hit_checker_goes_to_the_bar() {
        let (mut white, mut black) = ([0; Point::N], [0; Point::N]);
        (white[8], white[0], black[20], black[3]) = (1, 14, 1, 14);
        let mut checkers = Checkers::new([white, black]).unwrap();
        assert!(!checkers.carry(Seat::FIRST, Point(8), Point(7)));
        assert!(checkers.carry(Seat::FIRST, Point(7), Point(5)));
        assert_eq!([5, 8].map(|at| checkers.count(Seat::FIRST, Point(at))), [1, 0]);
        assert_eq!([20, 25].map(|at| checkers.count(Seat::SECOND, Point(at))), [0, 1]);
    }
}
