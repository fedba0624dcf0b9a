//! A position: the pieces, the seat to move, and the chain or series of passes under way.

use crate::hash;
use crate::seat::Seat;

use super::board::{Board, Square, Squares};
use super::pieces::{Colour, Man, Rank};

/// A position of a Lanko game. Equal positions have the same pieces, the same seat to move, the same chain under way,
/// and the same number of passes before them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    colours: [Squares; 2],
    pub(super) pawns: Squares,
    pub(super) bigs: Squares,
    seat: Seat,
    /// The square of the piece that must continue capturing.
    chain: Option<Square>,
    /// Whether S is still to make the very first move, which must be a pawn's (LANKO-2).
    pub(super) first: bool,
    /// Consecutive passes.
    pub(super) passes: u8,
}

/// The number of consecutive passes that ends the game (LANKO-9).
pub(super) const LAST_PASS: u8 = 4;

impl Position {
    /// An empty board, with `seat` to move.
    pub(super) const fn empty(seat: Seat) -> Position {
        Position { colours: [0; 2], pawns: 0, bigs: 0, seat, chain: None, first: false, passes: 0 }
    }

    pub(super) fn start(board: &Board, first: bool) -> Position {
        let mut pos = Position { first, ..Position::empty(Seat::FIRST) };
        for square in board.squares() {
            if let Some(man) = board.first_man(square) {
                pos.put(square, man);
            }
        }
        pos
    }

    /// The seat to move.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The same position with a turn of this seat to begin; `None` in the middle of a turn.
    pub(super) fn with_turn_of(&self, seat: Seat) -> Option<Position> {
        self.chain.is_none().then(|| Position { seat, first: false, ..self.clone() })
    }

    /// The square of the piece that must continue capturing, in the middle of a turn.
    #[inline]
    pub fn chain(&self) -> Option<Square> {
        self.chain
    }

    /// The squares held by a colour.
    #[inline]
    pub(super) fn held_by(&self, colour: Colour) -> Squares {
        self.colours[colour as usize]
    }

    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        self.colours[0] | self.colours[1]
    }

    #[inline]
    pub(super) fn castles(&self) -> Squares {
        self.occupied() & !self.pawns
    }

    /// The piece on a square.
    pub fn man(&self, square: Square) -> Option<Man> {
        let bit = square.bit();
        let colour = Colour::ALL.into_iter().find(|colour| self.held_by(*colour) & bit != 0)?;
        Some(Man { colour, rank: self.rank(square) })
    }

    #[inline]
    pub(super) fn rank(&self, square: Square) -> Rank {
        let bit = square.bit();
        if self.pawns & bit != 0 {
            Rank::Pawn
        } else if self.bigs & bit != 0 {
            Rank::Big
        } else {
            Rank::Small
        }
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(super) fn put(&mut self, square: Square, Man { colour, rank }: Man) {
        let bit = square.bit();
        self.colours[colour as usize] |= bit;
        match rank {
            Rank::Pawn => self.pawns |= bit,
            Rank::Big => self.bigs |= bit,
            Rank::Small => {}
        }
    }

    #[inline]
    pub(super) fn remove(&mut self, square: Square) {
        let others = !square.bit();
        self.colours[0] &= others;
        self.colours[1] &= others;
        self.pawns &= others;
        self.bigs &= others;
    }

    /// Moves a piece of the seat to move to an empty square; it may also stay where it is.
    #[inline]
    pub(super) fn carry(&mut self, from: Square, to: Square) {
        let (off, on) = (from.bit(), to.bit());
        let moved = |set: &mut Squares| {
            if *set & off != 0 {
                *set = *set & !off | on;
            }
        };
        moved(&mut self.colours[Colour::of(self.seat) as usize]);
        moved(&mut self.pawns);
        moved(&mut self.bigs);
    }

    #[inline]
    pub(super) fn go_on(&mut self, at: Square) {
        self.chain = Some(at);
    }

    /// Ends the turn, after a pass or anything else.
    #[inline]
    pub(super) fn end_turn(&mut self, is_pass: bool) {
        self.chain = None;
        self.first = false;
        self.passes = if is_pass { self.passes + 1 } else { 0 };
        self.seat = next(self.seat);
    }

    pub(super) fn key(&self) -> u64 {
        let [white, black] = self.colours;
        let mut key = 0x9e37_79b9_7f4a_7c15_u64;
        for set in [white, black, self.pawns, self.bigs] {
            for half in [set as u64, (set >> 64) as u64] {
                key = (key ^ half).wrapping_mul(0xff51_afd7_ed55_8ccd);
                // Products carry only upwards: without this the last squares of one set and of the next would mix.
                key ^= key >> 32;
            }
        }
        let chain = self.chain.map_or(u8::MAX as usize, Square::idx) as u64;
        let turn = self.seat.idx() as u64 | u64::from(self.first) << 2 | u64::from(self.passes) << 3;
        hash::mix(key ^ (chain << 8 | turn))
    }
}

/// The seat that moves after `seat`: the order is S, W, N, E.
pub(super) fn next(seat: Seat) -> Seat {
    Seat::new((seat.idx() + 1) % Seat::MAX).unwrap_or(Seat::FIRST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_tell_everything_that_positions_tell() {
        let board = Board::of("lanko-88").unwrap();
        let start = Position::start(board, true);
        let [one, other] = ["10", "Q"].map(|label| board.find(label).unwrap());
        let with = |change: &dyn Fn(&mut Position)| {
            let mut pos = start.clone();
            change(&mut pos);
            pos.key()
        };
        let man = Man { colour: Colour::White, rank: Rank::Pawn };
        let keys = [
            start.key(),
            with(&|pos| pos.first = false),
            with(&|pos| pos.passes = 1),
            with(&|pos| pos.seat = Seat::SECOND),
            with(&|pos| pos.go_on(one)),
            with(&|pos| pos.go_on(other)),
            with(&|pos| pos.put(one, man)),
            with(&|pos| pos.put(other, man)),
            with(&|pos| pos.put(one, Man { colour: Colour::Black, ..man })),
            with(&|pos| pos.put(one, Man { rank: Rank::Small, ..man })),
            with(&|pos| pos.put(one, Man { rank: Rank::Big, ..man })),
        ];
        for (nth, key) in keys.iter().enumerate() {
            assert!(!keys[..nth].contains(key), "{nth}: {keys:x?}");
        }
    }
}
