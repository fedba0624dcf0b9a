//! Sets of squares: shifts and fills.

use cozy_chess::{BitBoard, File, Square};

#[inline]
pub(super) const fn n(set: BitBoard) -> i32 {
    set.len() as i32
}

#[inline]
pub(super) const fn up(set: BitBoard) -> BitBoard {
    BitBoard(set.0 << 8)
}

#[inline]
pub(super) const fn down(set: BitBoard) -> BitBoard {
    BitBoard(set.0 >> 8)
}

/// The squares to the left and right of each square.
#[inline]
pub(super) const fn beside(set: BitBoard) -> BitBoard {
    BitBoard((set.0 & !File::H.bitboard().0) << 1 | (set.0 & !File::A.bitboard().0) >> 1)
}

/// Each square and all squares above it.
#[inline]
pub(super) const fn fill_up(BitBoard(mut set): BitBoard) -> BitBoard {
    set |= set << 8;
    set |= set << 16;
    BitBoard(set | set << 32)
}

/// Each square and all squares below it.
#[inline]
pub(super) const fn fill_down(BitBoard(mut set): BitBoard) -> BitBoard {
    set |= set >> 8;
    set |= set >> 16;
    BitBoard(set | set >> 32)
}

#[inline]
pub(super) fn files_of(set: BitBoard) -> BitBoard {
    fill_up(set) | fill_down(set)
}

/// King steps from one square to another.
#[inline]
pub(super) const fn way(from: Square, to: Square) -> i32 {
    let [files, ranks] = [from as usize & 7, from as usize >> 3];
    let [files, ranks] = [files.abs_diff(to as usize & 7), ranks.abs_diff(to as usize >> 3)];
    if files > ranks { files as i32 } else { ranks as i32 }
}

/// Ranks from the first.
#[inline]
pub(super) const fn rank(square: Square) -> usize {
    square as usize >> 3
}
