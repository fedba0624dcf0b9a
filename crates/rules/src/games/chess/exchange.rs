//! Static exchange evaluation.

use cozy_chess::{BitBoard, Board, Color, Piece, Rank, Square};
use cozy_chess::{get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves};

use super::position::Position;
use super::steps::{self, Step};

/// Piece values in pawns, in the order of [`Piece`]. Kings are never exchanged.
pub(super) const PAWNS: [i16; Piece::NUM] = [1, 3, 3, 5, 9, 0];

/// What a promotion to a queen gains.
pub(super) const PROMOTED: i16 = PAWNS[Piece::Queen as usize] - PAWNS[Piece::Pawn as usize];

/// Static exchange evaluation: what the mover wins, in pawns, when both sides capture on the step's target, least
/// valuable piece first, and may stop when that is better. Ignores pins and other squares.
pub(super) fn balance(pos: &Position, step: Step) -> i16 {
    let board = pos.board();
    let to = step.to;
    let mut occupied = board.occupied() ^ step.from.bitboard();
    let mut stake = pos.piece_on(step.from).map_or(0, |piece| PAWNS[piece as usize]);
    let mut won = [0; 32];
    if let Some(victim) = steps::victim(pos, step) {
        won[0] = pos.piece_on(victim).map_or(0, |piece| PAWNS[piece as usize]);
        occupied &= !victim.bitboard();
    }
    if let Some(piece) = step.promotion {
        won[0] += PAWNS[piece as usize] - stake;
        stake = PAWNS[piece as usize];
    }
    let diagonal = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
    let straight = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let mut attackers = leapers(board, to);
    let mut color = !board.side_to_move();
    let mut last = 0;
    while last + 1 < won.len() {
        // A piece that has captured uncovers those behind it.
        attackers |= get_bishop_moves(to, occupied) & diagonal | get_rook_moves(to, occupied) & straight;
        attackers &= occupied;
        let own = attackers & board.colors(color);
        let Some(piece) = Piece::ALL.into_iter().find(|piece| !own.is_disjoint(board.pieces(*piece))) else { break };
        if piece == Piece::King && !attackers.is_disjoint(board.colors(!color)) {
            break;
        }
        let promotes = piece == Piece::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth);
        let gain = if promotes { PROMOTED } else { 0 };
        last += 1;
        won[last] = stake + gain - won[last - 1];
        stake = PAWNS[piece as usize] + gain;
        if let Some(from) = (own & board.pieces(piece)).next_square() {
            occupied ^= from.bitboard();
        }
        color = !color;
    }
    for idx in (1..=last).rev() {
        won[idx - 1] = -won[idx].max(-won[idx - 1]);
    }
    won[0]
}

/// The pawns, knights and kings of both sides that attack a square.
fn leapers(board: &Board, square: Square) -> BitBoard {
    let pawns = |color: Color| get_pawn_attacks(square, !color) & board.colored_pieces(color, Piece::Pawn);
    pawns(Color::White)
        | pawns(Color::Black)
        | get_knight_moves(square) & board.pieces(Piece::Knight)
        | get_king_moves(square) & board.pieces(Piece::King)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;
    use crate::games::chess::Chess;

    #[test]
    fn exchanges_end_when_they_stop_paying() {
        for (text, moved, won) in [
            // Undefended; defended by a pawn; captured by a pawn.
            ("4k3/8/8/3p4/8/8/8/3RK3 w - -", "Rxd5", 1),
            ("4k3/8/4p3/3p4/8/8/8/3RK3 w - -", "Rxd5", -4),
            ("4k3/8/4p3/3n4/4P3/8/8/4K3 w - -", "exd5", 2),
            ("4k3/8/4p3/3p4/4P3/8/8/4K3 w - -", "exd5", 0),
            // Batteries: rooks behind rooks, and a queen behind a bishop.
            ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - -", "Rxd5", 1),
            ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - -", "Rxd5", -4),
            ("4k3/1b6/2q5/8/4P3/8/6B1/4K3 b - -", "Qxe4", -5),
            ("4k3/1q6/2b5/8/4P3/8/6B1/4K3 b - -", "Bxe4", 1),
            // A king captures only what is no longer defended.
            ("8/8/3k4/3p4/8/8/8/3RK3 w - -", "Rxd5", -4),
            ("8/8/3k4/3p4/8/8/3R4/3RK3 w - -", "Rxd5", 1),
            // En passant, past a defending pawn.
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6", 1),
            ("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6", "exd6", 0),
            // Promotions to queens that are then lost.
            ("3rk3/4P3/8/8/8/8/8/4K3 w - -", "exd8=Q", 4),
            ("3r2k1/4P3/8/8/8/8/8/4K3 w - -", "exd8=Q", 13),
            ("r7/4P1k1/8/8/8/8/8/4K3 w - -", "e8=Q", -1),
            ("r7/4P1k1/8/8/8/8/8/4R1K1 w - -", "e8=Q", 4),
            // A recapturing pawn becomes a queen.
            ("4k3/8/8/8/8/8/1p6/2n2R1K w - -", "Rxc1", -10),
            // A move without a capture can only lose.
            ("4k3/8/4p3/8/8/8/8/3RK3 w - -", "Rd5", -5),
        ] {
            let (pos, _) = Chess.read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
            let step = Chess.read_step(&pos, moved).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(balance(&pos, step), won, "{moved} in {text}");
        }
    }
}
