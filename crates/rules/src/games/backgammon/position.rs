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
    /// In the middle, showing 64 and worth 1.
    pub const START: Cube = Cube { log2: 0, owner: None };
    /// The power of two of the highest worth, 64.
    pub const MOST_LOG2: u8 = 6;

    /// A cube worth two to the power `log2` with its owner; `None` above 64, and when a cube worth 1 has an owner or
    /// another has none.
    pub const fn new(log2: u8, owner: Option<Seat>) -> Option<Cube> {
        if log2 <= Cube::MOST_LOG2 && (log2 > 0) == owner.is_some() { Some(Cube { log2, owner }) } else { None }
    }

    /// Two to this power is what it is worth.
    pub const fn log2(self) -> u8 {
        self.log2
    }

    /// How often points count.
    pub const fn worth(self) -> i32 {
        1 << self.log2
    }

    /// Who alone may double; `None` while it lies in the middle.
    pub const fn owner(self) -> Option<Seat> {
        self.owner
    }

    /// Whether a seat may turn it: it lies in the middle or at that seat, and not at its end (BG-3).
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

/// A throw, and which of its dice were played. A double has four dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    faces: [u8; 2],
    /// A bit for each die that was played.
    used: u8,
}

impl Dice {
    /// How many lie on the board.
    pub const N: usize = 4;

    /// A throw, its higher number first, of which nothing was played. `None` when these are no faces.
    pub fn thrown(one: u8, other: u8) -> Option<Dice> {
        Dice::in_order(one.max(other), one.min(other))
    }

    /// The throw that decides who begins: a die of each player. `None` when these are no faces or equal ones.
    pub fn opening(white: u8, black: u8) -> Option<Dice> {
        Dice::in_order(white, black).filter(|dice| !dice.is_double())
    }

    fn in_order(first: u8, second: u8) -> Option<Dice> {
        let is_face = |face| (1..=6).contains(&face);
        (is_face(first) && is_face(second)).then_some(Dice { faces: [first, second], used: 0 })
    }

    /// The two numbers: the higher first, or White's first when they decided who begins.
    pub const fn faces(self) -> [u8; 2] {
        self.faces
    }

    /// The higher number.
    pub fn high(self) -> u8 {
        self.faces[0].max(self.faces[1])
    }

    /// The lower number; the same as the higher of a double.
    pub fn low(self) -> u8 {
        self.faces[0].min(self.faces[1])
    }

    /// Whether both numbers are the same, which is played four times.
    pub const fn is_double(self) -> bool {
        self.faces[0] == self.faces[1]
    }

    /// How many dice have part in the throw.
    pub const fn n(self) -> u8 {
        if self.is_double() { 4 } else { 2 }
    }

    /// How many dice were played.
    pub const fn n_used(self) -> u8 {
        self.used.count_ones() as u8
    }

    /// The number on a die and whether it was played; `None` for one that has no part in the throw.
    pub const fn face(self, index: u8) -> Option<(u8, bool)> {
        if index < self.n() { Some((self.faces[index as usize % 2], self.used >> index & 1 != 0)) } else { None }
    }

    /// The dice that were not played, as their index and number.
    pub fn left(self) -> impl Iterator<Item = (u8, u8)> {
        (0..self.n()).filter_map(move |index| match self.face(index) {
            Some((face, false)) => Some((index, face)),
            _ => None,
        })
    }

    /// The number that is left when one only is left, or several times the same; `None` when two or none are.
    pub fn only(self) -> Option<u8> {
        let mut left = self.left().map(|(_, face)| face);
        let first = left.next()?;
        left.all(|face| face == first).then_some(first)
    }

    /// The first die left with this number.
    pub fn find(self, face: u8) -> Option<u8> {
        self.left().find(|(_, own)| *own == face).map(|(index, _)| index)
    }

    /// The same throw with one die more played.
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
    /// Each throws one die: the higher number begins.
    Opening,
    /// The seat may double before it throws. Only where it may.
    Before,
    /// The seat is to throw. Where it might double it has decided not to, and its turn has begun.
    Throw,
    /// The seat has doubled and the other one is to answer.
    Doubled,
    /// The seat has thrown and plays.
    Moving(Dice),
    /// The seat has won.
    Over,
}

/// All that the rules know of a game at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// Where the checkers stand.
    pub checkers: Checkers,
    /// Whose turn it is; White before the first throw, the winner when the game is over.
    pub seat: Seat,
    /// What is to be done.
    pub stage: Stage,
    /// The cube; where none is played with, as at the start.
    pub cube: Cube,
}

impl Position {
    /// Whether a seat has borne off everything.
    pub const fn is_off(&self, seat: Seat) -> bool {
        self.checkers.count(seat, Point::OFF) == Checkers::EACH
    }

    /// The throw, as long as it is played.
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

/// Why the rules know no such position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// A cube that was turned or is offered, where none is played with.
    NoCube,
    /// The seat doubles, or decides whether to, and may not: the cube is the other's or at its end, or this is the
    /// Crawford game.
    CannotDouble,
    /// It is said to be open who begins, and the checkers or the cube are not as at the start.
    Begun,
    /// A seat has borne off everything and the game goes on.
    Ended {
        /// The seat.
        seat: Seat,
    },
    /// The game is over, and the seat said to have won has neither borne off everything nor may it have doubled.
    NotWon,
}
