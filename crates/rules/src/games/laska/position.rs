//! A position: the column on every square, who is to move, and how far a take has gone.

use crate::hash;
use crate::seat::Seat;

use super::column::{Column, Counter};
use super::sets::Sets;
use super::sites::{N_SQUARES, Square};

/// A position of Laska. Equal positions have the same columns, the same seat to move and the same take under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    columns: [Column; N_SQUARES],
    sets: Sets,
    /// The squares already leapt in this turn (LASKA-2); empty between turns.
    leapt: u32,
    /// The square of the piece that must go on taking.
    chain: Option<Square>,
    seat: Seat,
}

impl Position {
    /// Counters that each seat has.
    pub const COUNTERS: usize = 11;

    pub(super) fn start() -> Position {
        let seat_of = |square: Square| match square.on_grid().rank {
            0..=2 => Some(Seat::FIRST),
            4..=6 => Some(Seat::SECOND),
            _ => None,
        };
        let column = |square| seat_of(square).map_or(Column::EMPTY, |seat| Column::single(Counter::new(seat, false)));
        let mut columns = [Column::EMPTY; N_SQUARES];
        for square in Square::all() {
            columns[square.idx()] = column(square);
        }
        Position::with(columns, Seat::FIRST)
    }

    /// The position with these columns in Lasker's order of squares, with `seat` about to begin a turn.
    pub(super) fn with(columns: [Column; N_SQUARES], seat: Seat) -> Position {
        let mut sets = Sets::default();
        for square in Square::all() {
            sets.put(square, columns[square.idx()]);
        }
        Position { columns, sets, leapt: 0, chain: None, seat }
    }

    /// The seat to move.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What stands on a square.
    #[inline]
    pub fn column(&self, square: Square) -> Column {
        self.columns[square.idx()]
    }

    /// The square of the piece that must go on taking, in the middle of a turn.
    #[inline]
    pub fn chain(&self) -> Option<Square> {
        self.chain
    }

    #[inline]
    pub(super) fn sets(&self) -> &Sets {
        &self.sets
    }

    /// The squares already leapt in this turn.
    #[inline]
    pub(super) fn leapt(&self) -> u32 {
        self.leapt
    }

    /// The pieces that may act: all of the seat to move, or the one that must go on taking.
    #[inline]
    pub(super) fn actors(&self) -> u32 {
        self.chain.map_or_else(|| self.sets.owned_by(self.seat), Square::bit)
    }

    /// Puts a column on a square, replacing what was there.
    #[inline]
    pub(super) fn put(&mut self, square: Square, column: Column) {
        self.columns[square.idx()] = column;
        self.sets.put(square, column);
    }

    /// Moves a piece of the seat to move, now `piece`, from one square to an empty one, or leaves it where it is.
    #[inline]
    pub(super) fn carry(&mut self, from: Square, to: Square, piece: Column) {
        self.columns[from.idx()] = Column::EMPTY;
        self.columns[to.idx()] = piece;
        if let Some(top) = piece.top() {
            self.sets.carry(self.seat, from, to, top);
        }
    }

    /// The take goes on from `at` after leaping `over`.
    #[inline]
    pub(super) fn go_on(&mut self, at: Square, over: Square) {
        self.chain = Some(at);
        self.leapt |= over.bit();
    }

    #[inline]
    pub(super) fn end_turn(&mut self) {
        self.chain = None;
        self.leapt = 0;
        self.seat = self.seat.other();
    }

    /// Two halves of the board are mixed independently, which is faster than one long chain.
    pub(super) fn key(&self) -> u64 {
        let [mut a, mut b] = [0x9e37_79b9_7f4a_7c15_u64, 0xd1b5_4a32_d192_ed03];
        for pair in self.columns.chunks(2) {
            a = (a.rotate_left(25) ^ pair[0].bits()).wrapping_mul(0xff51_afd7_ed55_8ccd);
            if let Some(column) = pair.get(1) {
                b = (b.rotate_left(25) ^ column.bits()).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
            }
        }
        let chain = self.chain.map_or(N_SQUARES, Square::idx) as u64;
        hash::mix(a ^ b.rotate_left(32) ^ (u64::from(self.leapt) << 8 | chain << 1 | self.seat.idx() as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_tell_what_was_leapt_and_who_goes_on() {
        let start = Position::start();
        let [c3, d4, e5] = [8, 12, 16].map(|idx| Square::new(idx).unwrap());
        let after = |at, over| {
            let mut pos = start.clone();
            pos.go_on(at, over);
            pos.key()
        };
        let mut passed = start.clone();
        passed.end_turn();
        let keys = [start.key(), passed.key(), after(c3, d4), after(c3, e5), after(e5, d4)];
        for (nth, key) in keys.iter().enumerate() {
            assert!(!keys[..nth].contains(key), "{nth}: {keys:x?}");
        }
    }
}
