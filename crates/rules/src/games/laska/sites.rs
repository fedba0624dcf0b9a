//! The 25 squares of the board, numbered as Lasker numbered them, and sets of squares as bits.
//!
//! Ranks of four and three squares alternate, so on the numbers a step up to the right is always +4 and a step up to
//! the left always +3; only the two edge files need a mask.

use core::fmt;

use crate::grid;
use crate::seat::Seat;
use crate::view::Site;

/// A square of the board, counted from 0 rank by rank from White's left: a1 is 0, c1 is 1, g7 is 24.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

/// How many squares the board has.
pub(super) const N_SQUARES: usize = 25;
/// Squares in a rank and the one above it.
const PAIR_OF_RANKS: u8 = 7;
/// Squares in an odd rank.
const LONG_RANK: u8 = 4;

impl Square {
    /// The square at `idx`, counted from 0; `None` past the board.
    pub const fn new(idx: usize) -> Option<Square> {
        if idx < N_SQUARES { Some(Square(idx as u8)) } else { None }
    }

    /// The square's index in Lasker's order, counted from 0; Lasker himself counts from 1.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The square's site; sites are numbered like squares.
    pub(super) const fn site(self) -> Site {
        Site(self.0 as u16)
    }

    /// All squares in Lasker's order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..N_SQUARES as u8).map(Square)
    }

    /// The square on the board's grid of seven files and seven ranks.
    pub const fn on_grid(self) -> grid::Square {
        let in_pair = self.0 % PAIR_OF_RANKS;
        let (rank, file) = if in_pair < LONG_RANK { (0, 2 * in_pair) } else { (1, 2 * (in_pair - LONG_RANK) + 1) };
        grid::Square { file, rank: 2 * (self.0 / PAIR_OF_RANKS) + rank }
    }

    /// The board's square for a square of the grid; `None` on the other colour and off the board.
    pub const fn from_grid(square: grid::Square) -> Option<Square> {
        let grid::Square { file, rank } = square;
        if file > 6 || rank > 6 || (file + rank) % 2 == 1 {
            return None;
        }
        Some(Square(rank / 2 * PAIR_OF_RANKS + rank % 2 * LONG_RANK + file / 2))
    }

    /// The number of squares in the rank counted from 0 at White's side.
    pub(super) const fn rank_len(rank: u8) -> usize {
        if rank.is_multiple_of(2) { 4 } else { 3 }
    }

    /// The `nth` square from White's left in the rank counted from 0 at White's side.
    pub(super) const fn in_rank(rank: u8, nth: usize) -> Option<Square> {
        if nth >= Square::rank_len(rank) {
            return None;
        }
        Square::from_grid(grid::Square { file: 2 * nth as u8 + rank % 2, rank })
    }

    /// The set of this square alone.
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The square from which one step, or two, in a direction leads here. Call it only where there is one.
    #[inline]
    pub(super) const fn origin(self, dir: Direction, n_steps: u8) -> Square {
        let offset = [4, 3, -3, -4][dir as usize] * n_steps as i8;
        Square(self.0.wrapping_add_signed(-offset))
    }

    /// The square one diagonal step away, if it is on the board.
    pub(super) const fn toward(self, dir: Direction) -> Option<Square> {
        lowest(dir.shift(self.bit()))
    }

    /// The square that a leap from here to another would go over; `None` when they are not two diagonal steps apart.
    pub(super) fn over(self, to: Square) -> Option<Square> {
        let over = |dir: Direction| self.toward(dir).filter(|over| over.toward(dir) == Some(to));
        Direction::ALL.into_iter().find_map(over)
    }

    /// As [`Square::over`], but quick: call it only with the two squares of a step.
    pub(super) const fn between(self, to: Square) -> Option<Square> {
        match self.0.abs_diff(to.0) {
            6 | 8 => Some(Square((self.0 + to.0) / 2)),
            _ => None,
        }
    }

    /// Whether a counter of `seat` is promoted here.
    pub(super) const fn is_far_for(self, seat: Seat) -> bool {
        self.bit() & far_rank(seat) != 0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.on_grid().fmt(f)
    }
}

/// The lowest square of a set.
pub(super) const fn lowest(set: u32) -> Option<Square> {
    Square::new(set.trailing_zeros() as usize)
}

/// The squares of a set, lowest first.
pub(super) fn squares(mut set: u32) -> impl Iterator<Item = Square> {
    core::iter::from_fn(move || {
        let square = lowest(set)?;
        set &= set - 1;
        Some(square)
    })
}

/// All squares.
pub(super) const BOARD: u32 = (1 << N_SQUARES) - 1;
const A_FILE: u32 = 1 | 1 << 7 | 1 << 14 | 1 << 21;
const G_FILE: u32 = A_FILE << 3;

/// The rank on which counters of `seat` are promoted.
pub(super) const fn far_rank(seat: Seat) -> u32 {
    if seat.idx() == 0 { 0b1111 << 21 } else { 0b1111 }
}

/// A diagonal direction, as White sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    UpRight,
    UpLeft,
    DownRight,
    DownLeft,
}

impl Direction {
    /// All four, the forward ones of White first.
    pub(super) const ALL: [Direction; 4] =
        [Direction::UpRight, Direction::UpLeft, Direction::DownRight, Direction::DownLeft];

    /// The opposite direction.
    #[inline]
    pub(super) const fn back(self) -> Direction {
        Direction::ALL[3 - self as usize]
    }

    /// The distance of a step in this direction on the square numbers, as a rotation of sets to the left.
    const ROTATION: [u32; 4] = [4, 3, 32 - 3, 32 - 4];
    /// The squares from which there is a step to the right, or to the left.
    const INSIDE: [u32; 4] = [BOARD & !G_FILE, BOARD & !A_FILE, BOARD & !G_FILE, BOARD & !A_FILE];

    /// Every square of a set moved one step; those that would leave the board are dropped.
    ///
    /// A rotation by a looked-up distance avoids a branch on the direction.
    #[inline]
    pub(super) const fn shift(self, set: u32) -> u32 {
        (set & Direction::INSIDE[self as usize]).rotate_left(Direction::ROTATION[self as usize]) & BOARD
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_rank_by_rank_from_whites_left() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        assert_eq!(names.join(" "), "a1 c1 e1 g1 b2 d2 f2 a3 c3 e3 g3 b4 d4 f4 a5 c5 e5 g5 b6 d6 f6 a7 c7 e7 g7");
        for square in Square::all() {
            assert_eq!(Square::from_grid(square.on_grid()), Some(square));
        }
        assert_eq!(Square::from_grid(grid::Square { file: 1, rank: 0 }), None);
        assert_eq!(Square::from_grid(grid::Square { file: 7, rank: 1 }), None);
    }

    #[test]
    fn directions_step_to_the_diagonal_neighbours_and_never_around_an_edge() {
        for square in Square::all() {
            for (dir, file, rank) in [
                (Direction::UpRight, 1, 1),
                (Direction::UpLeft, -1, 1),
                (Direction::DownRight, 1, -1),
                (Direction::DownLeft, -1, -1),
            ] {
                let grid::Square { file: f, rank: r } = square.on_grid();
                let goal = f.checked_add_signed(file).zip(r.checked_add_signed(rank));
                let expect = goal.and_then(|(file, rank)| Square::from_grid(grid::Square { file, rank }));
                assert_eq!(square.toward(dir), expect, "{square} {dir:?}");
                if let Some(to) = expect {
                    assert_eq!(to.toward(dir.back()), Some(square));
                    if let Some(beyond) = to.toward(dir) {
                        assert_eq!(square.between(beyond), Some(to));
                    }
                }
            }
        }
    }
}
