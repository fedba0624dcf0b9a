//! Positions: where the men stand, what is to be done and by which seat, and the mark.

use core::cmp::Reverse;

use crate::insertion_sort_by_key;
use crate::seat::Seat;

use super::sites::{BORDER, FIELD, Line, Square, Squares, each, spread};

/// How many men a player begins with.
pub(super) const EACH: u32 = 5;
/// How many squares may be moved in the first turn for a rendezvous.
pub(super) const FIRST_LEFT: u8 = 2;

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The men are set on the border.
    Place,
    /// The mark is set.
    Mark,
    /// Both players play for a rendezvous.
    Play {
        /// Its middle.
        mark: Square,
        /// How many squares may still be moved in this turn, at least 1.
        left: u8,
        /// Which men have moved in this turn, and on which lines.
        locks: Locks,
    },
    /// The winner of the rendezvous takes a man.
    Take {
        /// Its middle.
        mark: Square,
    },
    /// The winner moves the loser's men that are neither in nor on the border to the border.
    Home {
        /// The middle of the rendezvous.
        mark: Square,
        /// The seat that will begin the return and set the next mark.
        first: Seat,
    },
    /// The seat with more men in the field moves some to the border.
    Level {
        /// The seat that will begin the return and set the next mark.
        first: Seat,
    },
    /// Both players move their men to the border in turn.
    Back {
        /// The seat that began and will set the next mark.
        first: Seat,
    },
    /// The game is over: a seat has lost four men.
    Over,
}

/// The men that have moved in a turn, each with the line that it keeps (LANRICK-8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Locks {
    /// Three bits for the line and one more than the square's index; in descending order, 0 for an unused entry.
    locks: [u16; Locks::MOST],
}

impl Locks {
    /// The most men that can have moved while the turn goes on: the fifth square ends it.
    pub const MOST: usize = EACH as usize - 1;

    const fn code(at: Square, line: Line) -> u16 {
        (at.idx() as u16 + 1) << 2 | line as u16
    }

    const fn square_of(code: u16) -> Option<Square> {
        if code == 0 { None } else { Square::new((code >> 2) as usize - 1) }
    }

    /// All entries in one number.
    #[inline]
    pub(super) fn bits(&self) -> u64 {
        self.locks.iter().fold(0, |bits, code| bits << 16 | u64::from(*code))
    }

    /// Whether no man has moved.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.locks[0] == 0
    }

    /// How many men have moved.
    pub fn len(&self) -> usize {
        self.locks.iter().filter(|code| **code != 0).count()
    }

    /// The men that have moved and their lines.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Line)> + '_ {
        self.locks.iter().filter_map(|code| Some((Locks::square_of(*code)?, Line::ALL[usize::from(code & 3)])))
    }

    /// The line of the man on a square; `None` when it has not moved.
    #[inline]
    pub fn line(&self, at: Square) -> Option<Line> {
        let number = at.idx() as u16 + 1;
        let code = self.locks.iter().find(|code| **code >> 2 == number)?;
        Some(Line::ALL[usize::from(code & 3)])
    }

    /// The locks after a man has moved; unchanged when there is no room for another.
    #[inline]
    #[must_use]
    pub(super) fn after(mut self, from: Square, to: Square, line: Line) -> Locks {
        let number = from.idx() as u16 + 1;
        let place = self.locks.iter().position(|code| *code >> 2 == number || *code == 0);
        if let Some(place) = place {
            self.locks[place] = Locks::code(to, line);
            insertion_sort_by_key(&mut self.locks, |code| Reverse(*code));
        }
        self
    }
}

/// A position of Lanrick. Equal positions have the same men on the same squares, the same seat to act, the same mark
/// and squares left, and the same men moved in this turn, on the same lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) men: [Squares; 2],
    pub(super) seat: Seat,
    pub(super) phase: Phase,
}

impl Position {
    /// The empty board.
    pub(super) const START: Position = Position { men: [0; 2], seat: Seat::FIRST, phase: Phase::Place };

    /// What is to be done.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to act; when the game is over, the winner.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat whose man stands on a square.
    pub fn man(&self, at: Square) -> Option<Seat> {
        [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| at.is_in(self.men(*seat)))
    }

    /// The marked square.
    #[inline]
    pub fn mark(&self) -> Option<Square> {
        match self.phase {
            Phase::Play { mark, .. } | Phase::Take { mark } | Phase::Home { mark, .. } => Some(mark),
            _ => None,
        }
    }

    /// The seat that will begin the return and set the next mark, where that is known.
    pub fn first(&self) -> Option<Seat> {
        match self.phase {
            Phase::Home { first, .. } | Phase::Level { first } | Phase::Back { first } => Some(first),
            _ => None,
        }
    }

    /// The men of a seat.
    #[inline]
    pub(super) fn men(&self, seat: Seat) -> Squares {
        self.men[seat.idx() & 1]
    }

    /// How many men of a seat stand on the board.
    #[inline]
    pub(super) fn n_men(&self, seat: Seat) -> u32 {
        self.men(seat).count_ones()
    }

    /// The vacant squares.
    #[inline]
    pub(super) fn vacant(&self) -> Squares {
        !(self.men[0] | self.men[1])
    }

    /// The squares of the rendezvous; none where no mark is set.
    #[inline]
    pub(super) fn rendezvous(&self) -> Squares {
        self.mark().map_or(0, rendezvous)
    }

    /// The men of a seat that are not on the border.
    #[inline]
    pub(super) fn in_field(&self, seat: Seat) -> Squares {
        self.men(seat) & FIELD
    }

    /// The men of a seat that the winner of the rendezvous sends to the border.
    #[inline]
    pub(super) fn sendable(&self, seat: Seat) -> Squares {
        self.men(seat) & !BORDER & !self.rendezvous()
    }

    /// Whether all men of a seat are in the rendezvous.
    #[inline]
    pub(super) fn is_in(&self, seat: Seat) -> bool {
        self.men(seat) & !self.rendezvous() == 0
    }

    /// The seat that begins the return when `winner` has won the rendezvous: the one with fewer men, else the loser.
    pub(super) fn first_after(&self, winner: Seat) -> Seat {
        if self.n_men(winner) < self.n_men(winner.other()) { winner } else { winner.other() }
    }

    /// Moves a man from one square to another.
    #[inline]
    pub(super) fn carry(&mut self, seat: Seat, from: Square, to: Square) {
        self.men[seat.idx() & 1] ^= from.bit() | to.bit();
    }

    /// The men that the seat to act may now move to the border; none in the other phases.
    #[inline]
    pub(super) fn movers(&self) -> Squares {
        match self.phase {
            Phase::Home { .. } => self.sendable(self.seat.other()),
            Phase::Level { .. } | Phase::Back { .. } => self.in_field(self.seat),
            _ => 0,
        }
    }

    /// The seat to act moves its own men to the border, except when it sends the loser's men home.
    pub(super) fn owner_of_movers(&self) -> Seat {
        if matches!(self.phase, Phase::Home { .. }) { self.seat.other() } else { self.seat }
    }
}

/// The marked square and its neighbours.
#[inline]
pub(super) const fn rendezvous(mark: Square) -> Squares {
    spread(mark.bit())
}

/// The sum of the king's distances of a set of men from the rendezvous around a mark.
#[inline]
pub(super) fn way_to(men: Squares, mark: Square) -> u32 {
    each(men).map(|man| u32::from(way(man, mark))).sum()
}

/// The king's distance of a square from the rendezvous around a mark; 0 within.
#[inline]
pub(super) const fn way(from: Square, mark: Square) -> u8 {
    from.distance(mark).saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lanrick::diagram::square;

    #[test]
    fn positions_are_small() {
        assert!(size_of::<Position>() <= 32, "{}", size_of::<Position>());
    }

    #[test]
    fn locks_are_equal_in_whatever_order_men_moved() {
        let [a1, b1, c3, d3] = ["a1", "b1", "c3", "d3"].map(square);
        let none = Locks::default();
        let one = none.after(a1, b1, Line::Rank).after(c3, d3, Line::Rank);
        let other = none.after(c3, d3, Line::Rank).after(a1, b1, Line::Rank);
        assert_eq!((one, one.bits()), (other, other.bits()));
        assert_eq!((one.len(), one.line(b1), one.line(a1)), (2, Some(Line::Rank), None));
        assert!(none.is_empty() && !one.is_empty());
        assert_eq!(one.after(b1, a1, Line::Rank).len(), 2, "the man has moved before");
    }
}
