//! The four directions of the board, and which of them each seat moves in.

use crate::message::Message;
use crate::seat::Seat;

use super::messages;

/// A side of the board; north is up for the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Up in the picture, and ahead of S.
    North,
    /// To the right, and ahead of W.
    East,
    /// Down, and ahead of N.
    South,
    /// To the left, and ahead of E.
    West,
}

/// All four, clockwise.
pub(super) const SIDES: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

impl Direction {
    /// The direction in which a seat moves: S to the north, and so on clockwise.
    pub fn ahead(seat: Seat) -> Direction {
        SIDES[seat.idx()]
    }

    pub(super) const fn right(self) -> Direction {
        SIDES[(self as usize + 1) % 4]
    }

    pub(super) const fn left(self) -> Direction {
        SIDES[(self as usize + 3) % 4]
    }

    /// Ahead, left and right: the straight steps of a seat's pieces.
    pub(super) fn open_to(seat: Seat) -> [Direction; 3] {
        let ahead = Direction::ahead(seat);
        [ahead, ahead.left(), ahead.right()]
    }

    /// The offset of one step in columns and rows of the picture.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::North => (0, -1),
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
        }
    }

    /// The direction's name.
    pub(super) fn name(self) -> Message {
        match self {
            Direction::North => messages::north(),
            Direction::East => messages::east(),
            Direction::South => messages::south(),
            Direction::West => messages::west(),
        }
    }
}
