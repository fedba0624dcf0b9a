//! What a position is worth at a glance: the pieces.

use cozy_chess::{Color, Piece};

use super::position::Position;
use super::steps::{self, Step};

/// What each kind of piece is worth in hundredths of a pawn, in the order of [`Piece`]. Kings are never exchanged.
const WORTH: [i32; Piece::NUM] = [100, 300, 310, 500, 900, 0];

/// The difference between White and Black, in hundredths of a pawn, from White's side.
pub(super) fn for_white(pos: &Position) -> i32 {
    let board = pos.board();
    let sum = |color: Color| -> i32 {
        let worth = |piece: Piece| board.colored_pieces(color, piece).len() as i32 * WORTH[piece as usize];
        Piece::ALL.into_iter().map(worth).sum()
    };
    sum(Color::White) - sum(Color::Black)
}

/// See [`crate::Rules::urgency`].
pub(super) fn urgency(pos: &Position, step: Step) -> i16 {
    let pawns = |piece: Option<Piece>| piece.map_or(0, |piece| (WORTH[piece as usize] / 100) as i16);
    let prey =
        steps::victim(pos, step).map_or(0, |at| 10 * pawns(pos.piece_on(at)) + 10 - pawns(pos.piece_on(step.from)));
    let promoted = if step.promotion == Some(Piece::Queen) { 10 * pawns(step.promotion) } else { 0 };
    prey + promoted + i16::from(pos.is_check())
}
