//! A position: the pieces, the seat to move, and the capture under way.

use crate::hash;
use crate::seat::Seat;

use super::goals::Sides;
use super::sites::{N_SQUARES, Square};

/// A position of draughts. Equal positions have the same pieces, the same seat to move and the same capture under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The pieces of each seat.
    owned: [u32; 2],
    /// The kings of both.
    kings: u32,
    /// The square of the piece that must continue capturing.
    chain: Option<Square>,
    seat: Seat,
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is a king.
    pub is_king: bool,
}

impl Position {
    /// The most pieces that a seat can have.
    pub const PIECES: usize = 12;

    pub(super) const fn start() -> Position {
        Position { owned: [0x0000_0fff, 0xfff0_0000], kings: 0, chain: None, seat: Seat::FIRST }
    }

    /// The position with these pieces, in the order of the squares' numbers, and with `seat` to begin a turn.
    pub(super) fn with(pieces: &[Option<Piece>; N_SQUARES], seat: Seat) -> Position {
        let mut pos = Position { owned: [0; 2], kings: 0, chain: None, seat };
        for (square, piece) in Square::all().zip(pieces) {
            let Some(Piece { seat, is_king }) = *piece else { continue };
            pos.owned[seat.idx() & 1] |= square.bit();
            pos.kings |= if is_king { square.bit() } else { 0 };
        }
        pos
    }

    /// The seat to move.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let seat = [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self.owned_by(*seat) & square.bit() != 0)?;
        Some(Piece { seat, is_king: self.is_king(square) })
    }

    /// The square of the piece that must continue capturing, in the middle of a turn.
    #[inline]
    pub fn chain(&self) -> Option<Square> {
        self.chain
    }

    /// The pieces of a seat.
    #[inline]
    pub(super) fn owned_by(&self, seat: Seat) -> u32 {
        self.owned[seat.idx() & 1]
    }

    /// The kings of both seats.
    pub(super) fn kings(&self) -> u32 {
        self.kings
    }

    #[inline]
    pub(super) fn is_king(&self, square: Square) -> bool {
        self.kings & square.bit() != 0
    }

    /// The pieces that may act: all of the seat to move, or the one that must continue capturing.
    #[inline]
    pub(super) fn actors(&self) -> u32 {
        self.chain.map_or_else(|| self.owned_by(self.seat), Square::bit)
    }

    /// The pieces as the seat to move sees them; `DOWN` is the direction of its men.
    #[inline]
    pub(super) fn sides<const DOWN: bool>(&self) -> Sides<DOWN> {
        Sides { own: self.owned_by(self.seat), foe: self.owned_by(self.seat.other()), kings: self.kings }
    }

    /// Moves a piece of the seat to move, and removes a captured one.
    #[inline]
    pub(super) fn carry(&mut self, from: Square, over: Option<Square>, to: Square, is_king: bool) {
        let (from, over, to) = (from.bit(), over.map_or(0, Square::bit), to.bit());
        let [own, foe] = [self.seat, self.seat.other()].map(|seat| seat.idx() & 1);
        self.owned[own] = self.owned[own] & !from | to;
        self.owned[foe] &= !over;
        self.kings = self.kings & !(from | over) | if is_king { to } else { 0 };
    }

    /// The capture continues from `at`.
    #[inline]
    pub(super) fn go_on(&mut self, at: Square) {
        self.chain = Some(at);
    }

    #[inline]
    pub(super) fn end_turn(&mut self) {
        self.chain = None;
        self.seat = self.seat.other();
    }

    #[inline]
    pub(super) fn key(&self) -> u64 {
        let chain = self.chain.map_or(N_SQUARES, Square::idx) as u64;
        let pieces = u64::from(self.owned[0]) | u64::from(self.owned[1]) << 32;
        let rest = u64::from(self.kings) | chain << 32 | (self.seat.idx() as u64) << 40;
        hash::mix(pieces.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32) ^ rest.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_tell_kings_seats_and_who_goes_on() {
        let start = Position::start();
        let [nine, ten] = [9, 10].map(|number| Square::from_number(number).unwrap());
        let after = |change: &dyn Fn(&mut Position)| {
            let mut pos = start;
            change(&mut pos);
            pos.key()
        };
        let keys = [
            start.key(),
            after(&|pos| pos.end_turn()),
            after(&|pos| pos.go_on(nine)),
            after(&|pos| pos.go_on(ten)),
            after(&|pos| pos.carry(nine, None, nine, true)),
            after(&|pos| pos.carry(ten, None, ten, true)),
        ];
        for (nth, key) in keys.iter().enumerate() {
            assert!(!keys[..nth].contains(key), "{nth}: {keys:x?}");
        }
    }
}
