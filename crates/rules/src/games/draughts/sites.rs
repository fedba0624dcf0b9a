//! The 32 dark squares, numbered as players number them, and sets of squares as bits.
//!
//! White sees number 1 at the upper left and number 32 at the lower right, four squares in a row. Of the two squares
//! that a square touches in the next row, one always has a number 4 higher. The number of the other is 5 higher where
//! the row begins with a light square and 3 higher where it begins with a dark one; at the edge there is no other.

use core::fmt;

use crate::grid;
use crate::seat::Seat;
use crate::view::Site;

/// A dark square of the board, counted from 0: number 1 is 0, number 32 is 31.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

/// The number of dark squares.
pub(super) const N_SQUARES: usize = 32;
/// Dark squares in a row.
const ROW: u8 = 4;

impl Square {
    /// The square at `idx`, counted from 0; `None` past the board.
    pub const fn new(idx: usize) -> Option<Square> {
        if idx < N_SQUARES { Some(Square(idx as u8)) } else { None }
    }

    /// The square of a number that players use, from 1 to 32.
    ///
    /// ```
    /// # use rules::games::draughts::Square;
    /// assert_eq!(Square::from_number(32), Square::new(31));
    /// assert_eq!(Square::from_number(0), None);
    /// ```
    pub const fn from_number(number: usize) -> Option<Square> {
        if number == 0 { None } else { Square::new(number - 1) }
    }

    /// The square's index in the order of the numbers, counted from 0.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The square's site; both have the same index.
    pub(super) const fn site(self) -> Site {
        Site(self.0 as u16)
    }

    /// All squares in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..N_SQUARES as u8).map(Square)
    }

    /// The square on a chessboard: number 1 is b8, number 29 is a1.
    pub const fn on_grid(self) -> grid::Square {
        let row = self.row();
        grid::Square { file: 2 * (self.0 % ROW) + (row + 1) % 2, rank: 7 - row }
    }

    /// The row as White sees it, counted from 0 at the top.
    const fn row(self) -> u8 {
        self.0 / ROW
    }

    /// The set of this square alone.
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The square between this one and another two diagonal steps away; `None` for any other distance.
    #[inline]
    pub(super) const fn between(self, to: Square) -> Option<Square> {
        match (self.0.abs_diff(to.0), self.row().abs_diff(to.row())) {
            // The mean of the numbers, rounded up in rows that begin with a light square and down in the others.
            (7 | 9, 2) => Some(Square((self.0 + to.0 + (self.row() + 1) % 2) / 2)),
            _ => None,
        }
    }
}

/// Written as its number.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// The lowest square of a set.
pub(super) const fn lowest(set: u32) -> Option<Square> {
    Square::new(set.trailing_zeros() as usize)
}

/// The row where men that go down, or up, are crowned.
pub(super) const fn crown_row(down: bool) -> u32 {
    if down { 0b1111 << 28 } else { 0b1111 }
}

/// Whether the men of `seat` go down, from 1 towards 32: Black's do.
pub(super) const fn goes_down(seat: Seat) -> bool {
    seat.idx() == Seat::FIRST.idx()
}

/// Rows that begin with a light square, without their last square: the other neighbour's number is 5 higher downward
/// and 3 lower upward.
pub(super) const LIGHT_ROWS: u32 = 0x0707_0707;
/// Rows that begin with a dark square, without their first square: 3 higher downward and 5 lower upward.
pub(super) const DARK_ROWS: u32 = 0xe0e0_e0e0;

/// Shifts every square of a set to the neighbour in the next row whose number differs by 4: down the board as White
/// sees it, where numbers grow and Black's men go, or up. Squares that leave the board are dropped.
#[inline(always)]
pub(super) const fn straight(down: bool, set: u32) -> u32 {
    if down { set << ROW } else { set >> ROW }
}

/// Shifts every square of a set to its other neighbour in the next row; those without one are dropped.
#[inline(always)]
pub(super) const fn skew(down: bool, set: u32) -> u32 {
    let (light, dark) = (set & LIGHT_ROWS, set & DARK_ROWS);
    if down { light << 5 | dark << 3 } else { light >> 3 | dark >> 5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(file: u8, rank: u8) -> Option<Square> {
        Square::all().find(|square| square.on_grid() == grid::Square { file, rank })
    }

    #[test]
    fn squares_are_numbered_row_by_row_as_white_reads() {
        let names: Vec<String> = Square::all().map(|square| square.on_grid().to_string()).collect();
        assert_eq!(
            names.join(" "),
            "b8 d8 f8 h8 a7 c7 e7 g7 b6 d6 f6 h6 a5 c5 e5 g5 b4 d4 f4 h4 a3 c3 e3 g3 b2 d2 f2 h2 a1 c1 e1 g1"
        );
        assert_eq!(Square::from_number(18).unwrap().to_string(), "18");
        assert_eq!(Square::from_number(33), None);
    }

    #[test]
    fn steps_lead_to_the_diagonal_neighbours_and_never_around_an_edge() {
        for from in Square::all() {
            let grid::Square { file, rank } = from.on_grid();
            let beside = |rank: Option<u8>, n: u8| {
                let files = [file.checked_sub(n), Some(file + n)];
                files.into_iter().filter_map(|file| at(file?, rank?)).fold(0, |set, square| set | square.bit())
            };
            let set = from.bit();
            let [below, above] = [rank.checked_sub(1), Some(rank + 1)].map(|rank| beside(rank, 1));
            assert_eq!(straight(true, set) | skew(true, set), below, "below {from}");
            assert_eq!(straight(false, set) | skew(false, set), above, "above {from}");
            assert_eq!(straight(true, set) & skew(true, set), 0, "{from} has each neighbour once");
            for to in Square::all() {
                let grid = to.on_grid();
                let is_leap = grid.file.abs_diff(file) == 2 && grid.rank.abs_diff(rank) == 2;
                let middle = at(file.midpoint(grid.file), rank.midpoint(grid.rank));
                assert_eq!(from.between(to), middle.filter(|_| is_leap), "between {from} and {to}");
            }
        }
    }
}
