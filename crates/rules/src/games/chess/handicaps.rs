//! Handicaps: pieces that the giver plays without.
//!
//! Pawn, knight, rook and queen are the usual odds of chess. As is usual, the pawn is the one before the king's bishop,
//! and knight and rook are those of the queen's side (H. Staunton, "The Chess-Player's Companion", 1849, a treatise on
//! odds). Where the rook is given, the king does not castle on that side. The usual "pawn and move" is a pawn given by Black;
//! whoever gives a pawn as White also moves first. Two pawns, and knight and pawn, are no usual odds: they fill
//! the gaps below the knight and below the rook. The second pawn is the one before the queen's bishop, which opens no
//! line to the king.

use cozy_chess::{Piece, Square};

use crate::handicap::{Handicap, Handicaps};
use crate::seat::Seat;

use super::setup::Setup;
use super::{Chess, color_of, kind};

impl Handicaps for Chess {
    const HANDICAPS: &'static [Handicap] = &[
        Handicap::without("pawn", &[(kind(Piece::Pawn), 1)]),
        Handicap::without("two-pawns", &[(kind(Piece::Pawn), 2)]),
        Handicap::without("knight", &[(kind(Piece::Knight), 1)]),
        Handicap::without("knight-and-pawn", &[(kind(Piece::Knight), 1), (kind(Piece::Pawn), 1)]),
        Handicap::without("rook", &[(kind(Piece::Rook), 1)]),
        Handicap::without("queen", &[(kind(Piece::Queen), 1)]),
    ];

    fn give(&self, setup: &mut Setup, handicap: &Handicap, giver: Seat) {
        let color = color_of(giver);
        // As White gives it.
        let squares: &[Square] = match handicap.key {
            "pawn" => &[Square::F2],
            "two-pawns" => &[Square::C2, Square::F2],
            "knight" => &[Square::B1],
            "knight-and-pawn" => &[Square::B1, Square::F2],
            "rook" => &[Square::A1],
            "queen" => &[Square::D1],
            _ => &[],
        };
        for square in squares {
            setup.board[square.relative_to(color) as usize] = None;
        }
        for side in 0..2 {
            setup.castling[color as usize][side] &= setup.has_castling_pieces(color, side);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;
    use crate::match_state::MatchState;
    use crate::{Options, Rules};

    #[test]
    fn what_is_given_is_missing_with_the_right_to_castle_with_it() {
        let rules = Chess::new("chess", &Options::new(), &MatchState::default()).unwrap();
        for (handicap, white, black) in [
            (
                "pawn",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR w KQkq - 0 1",
                "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "two-pawns",
                "rnbqkbnr/pppppppp/8/8/8/8/PP1PP1PP/RNBQKBNR w KQkq - 0 1",
                "rnbqkbnr/pp1pp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "knight",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
                "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "knight-and-pawn",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/R1BQKBNR w KQkq - 0 1",
                "r1bqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "rook",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
                "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
            ),
            (
                "queen",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1",
                "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
        ] {
            let handicap = Chess::handicap(handicap).unwrap();
            for (giver, expect) in [(Seat::FIRST, white), (Seat::SECOND, black)] {
                let (pos, history) = rules.start_with(handicap, giver).unwrap();
                assert_eq!(rules.write_position(&pos, &history, Chess::POSITIONS[0]), expect);
                assert_eq!(rules.read_position(expect), Ok((pos, history)));
            }
        }
    }
}
