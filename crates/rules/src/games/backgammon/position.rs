//! Positions: checkers, cube, dice, and what is to be done.

use crate::seat::Seat;
use crate::view::Die;

use super::checkers::{Checkers, Point};

/// The doubling cube.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cube {
    log2: u8,
    owner: Option<Seat>,
}

impl Cube {
    /// In the middle with value 1; the cube itself shows 64.
    pub const START: Cube = Cube { log2: 0, owner: None };
    /// The power of two of the highest value, 64.
    pub const MOST_LOG2: u8 = 6;

    /// A cube of value two to the power `log2` with its owner; `None` above 64, when a cube of value 1 has an owner,
    /// and when any other has none.
    pub const fn new(log2: u8, owner: Option<Seat>) -> Option<Cube> {
        if log2 <= Cube::MOST_LOG2 && (log2 > 0) == owner.is_some() { Some(Cube { log2, owner }) } else { None }
    }

    /// Its value is two to this power.
    pub const fn log2(self) -> u8 {
        self.log2
    }

    /// Its value, by which points are multiplied.
    pub const fn score(self) -> i32 {
        1 << self.log2
    }

    /// Who alone may double; `None` while it is in the middle.
    pub const fn owner(self) -> Option<Seat> {
        self.owner
    }

    /// Whether a seat may double: the cube is in the middle or that seat's, and not at its maximum (BG-3).
    pub const fn serves(self, seat: Seat) -> bool {
        let is_open = match self.owner {
            Some(owner) => owner.idx() == seat.idx(),
            None => true,
        };
        is_open && self.log2 < Cube::MOST_LOG2
    }

    /// The cube after `taker` took a double.
    #[must_use]
    pub const fn taken(self, taker: Seat) -> Cube {
        Cube { log2: if self.log2 < Cube::MOST_LOG2 { self.log2 + 1 } else { self.log2 }, owner: Some(taker) }
    }
}

/// A throw, and which of its dice have been played. A double has four dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    faces: [u8; 2],
    /// One bit for each die that has been played.
    used: u8,
}

impl Dice {
    /// How many dice lie on the board.
    pub const N: usize = 4;

    /// A throw, higher number first, with nothing played. `None` when these are not faces of a die.
    pub fn thrown(one: u8, other: u8) -> Option<Dice> {
        Dice::in_order(one.max(other), one.min(other))
    }

    /// The opening throw: one die for each player. `None` when these are not faces of a die, or equal.
    pub fn opening(white: u8, black: u8) -> Option<Dice> {
        Dice::in_order(white, black).filter(|dice| !dice.is_double())
    }

    fn in_order(first: u8, second: u8) -> Option<Dice> {
        let is_face = |face| (1..=6).contains(&face);
        (is_face(first) && is_face(second)).then_some(Dice { faces: [first, second], used: 0 })
    }

    /// The two numbers: the higher first, or White's first in the opening throw.
    pub const fn faces(self) -> [u8; 2] {
        self.faces
    }

    /// The higher number.
    pub fn high(self) -> u8 {
        self.faces[0].max(self.faces[1])
    }

    /// The lower number; equal to the higher in a double.
    pub fn low(self) -> u8 {
        self.faces[0].min(self.faces[1])
    }

    /// Whether both numbers are equal, to be played four times.
    pub const fn is_double(self) -> bool {
        self.faces[0] == self.faces[1]
    }

    /// How many dice count in the throw.
    pub const fn n(self) -> u8 {
        if self.is_double() { 4 } else { 2 }
    }

    /// How many dice have been played.
    pub const fn n_used(self) -> u8 {
        self.used.count_ones() as u8
    }

    /// The number on a die and whether it has been played; `None` for a die that does not count in the throw.
    pub const fn face(self, index: u8) -> Option<(u8, bool)> {
        if index < self.n() { Some((self.faces[index as usize % 2], self.used >> index & 1 != 0)) } else { None }
    }

    /// The dice not yet played, as index and number.
    pub fn left(self) -> impl Iterator<Item = (u8, u8)> {
        (0..self.n()).filter_map(move |index| match self.face(index) {
            Some((face, false)) => Some((index, face)),
            _ => None,
        })
    }

    /// The number left to play, once or several times; `None` when two different numbers are left, or none.
    pub fn only(self) -> Option<u8> {
        let mut left = self.left().map(|(_, face)| face);
        let first = left.next()?;
        left.all(|face| face == first).then_some(first)
    }

    /// The first die with this number not yet played.
    pub fn find(self, face: u8) -> Option<u8> {
        self.left().find(|(_, own)| *own == face).map(|(index, _)| index)
    }

    /// The same throw with one more die played.
    #[must_use]
    pub const fn with_used(self, index: u8) -> Dice {
        if index < self.n() { Dice { used: self.used | 1 << index, ..self } } else { self }
    }

    /// How the dice lie between throws.
    pub(super) const WAITING: [Die; Dice::N] = [Die::Ready, Die::Ready, Die::Aside, Die::Aside];

    /// How the dice lie on the board.
    pub(super) fn shown(self) -> [Die; Dice::N] {
        core::array::from_fn(|index| match self.face(index as u8) {
            Some((face, false)) => Die::Shows(face),
            Some((face, true)) => Die::Used(face),
            None => Die::Aside,
        })
    }
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Each player throws one die: the higher begins.
    Opening,
    /// The seat may double before it throws. Only where doubling is allowed.
    Before,
    /// The seat has to throw. Where it could have doubled it has declined, and its turn has begun.
    Throw,
    /// The seat has doubled and the other has to answer.
    Doubled,
    /// The seat has thrown and moves checkers.
    Moving(Dice),
    /// The seat has won.
    Over,
}

/// The whole state of a game under the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// Where the checkers are.
    pub checkers: Checkers,
    /// Whose turn it is; White before the first throw, the winner when the game is over.
    pub seat: Seat,
    /// What is to be done.
    pub stage: Stage,
    /// The cube; as at the start where none is in play.
    pub cube: Cube,
}

impl Position {
    /// Whether a seat has borne off everything.
    pub const fn is_off(&self, seat: Seat) -> bool {
        self.checkers.count(seat, Point::OFF) == Checkers::EACH
    }

    /// The throw, while it is being played.
    pub const fn dice(&self) -> Option<Dice> {
        match self.stage {
            Stage::Moving(dice) => Some(dice),
            _ => None,
        }
    }

    /// How the dice lie on the board.
    pub(super) fn dice_shown(&self) -> [Die; Dice::N] {
        self.dice().map_or(Dice::WAITING, Dice::shown)
    }
}
