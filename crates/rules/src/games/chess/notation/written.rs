//! Reading moves as [`san::write`] writes them: only the pieces that can be meant are looked at, and no other move.

use cozy_chess::{
    BitBoard, File, Move, Piece, Rank, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks,
    get_rook_moves,
};

use super::super::position::Position;
use super::super::san;
use super::super::steps::{self, Side, Step};

/// The legal move that is written exactly so, and the position after it.
pub(super) fn step(pos: &Position, text: &str) -> Option<(Step, Position)> {
    let text = text.as_bytes();
    let (body, sign) = match text {
        [body @ .., sign @ (b'+' | b'#')] => (body, Some(*sign)),
        _ => (text, None),
    };
    let step = match body {
        [b'O', ..] => castling(pos, body)?,
        [letter @ (b'N' | b'B' | b'R' | b'Q' | b'K'), rest @ ..] => piece(pos, *letter, rest)?,
        _ => pawn(pos, body)?,
    };
    let mut after = pos.clone();
    steps::apply(&mut after, step, &mut ());
    let due = match () {
        () if !after.is_check() => None,
        () if san::is_mate(&after) => Some(b'#'),
        () => Some(b'+'),
    };
    (sign == due).then_some((step, after))
}

fn castling(pos: &Position, body: &[u8]) -> Option<Step> {
    let side = match body {
        b"O-O" => Side::King,
        b"O-O-O" => Side::Queen,
        _ => return None,
    };
    let board = pos.board();
    let from = board.king(board.side_to_move());
    let is_legal = side.right(board.castle_rights(board.side_to_move()))
        && board.is_legal(Move { from, to: side.rook(from.rank()), promotion: None });
    is_legal.then(|| Step { from, to: side.king_goal(from.rank()), promotion: None })
}

/// A move of a piece that has the letter before its squares.
fn piece(pos: &Position, letter: u8, rest: &[u8]) -> Option<Step> {
    let (rest, to) = goal(rest)?;
    let (rest, takes) = mark(rest);
    let board = pos.board();
    if takes != board.occupied().has(to) {
        return None;
    }
    let diagonal = || get_bishop_moves(to, board.occupied());
    let straight = || get_rook_moves(to, board.occupied());
    let (piece, reach) = match letter {
        b'N' => (Piece::Knight, get_knight_moves(to)),
        b'B' => (Piece::Bishop, diagonal()),
        b'R' => (Piece::Rook, straight()),
        b'Q' => (Piece::Queen, diagonal() | straight()),
        _ => (Piece::King, get_king_moves(to)),
    };
    let near = board.colored_pieces(board.side_to_move(), piece) & reach;
    let legal = |from: &Square| board.is_legal(Move { from: *from, to, promotion: None });
    // All that can go there: what is written of the square where the move begins depends on them.
    let able = near.into_iter().filter(legal).fold(BitBoard::EMPTY, |all, from| all | from.bitboard());
    let named = match *rest {
        [] => able,
        [sign @ b'a'..=b'h'] => able & file(sign).bitboard(),
        [sign @ b'1'..=b'8'] => able & rank(sign).bitboard(),
        [first @ b'a'..=b'h', second @ b'1'..=b'8'] => able & Square::new(file(first), rank(second)).bitboard(),
        _ => return None,
    };
    let from = named.next_square()?;
    let rivals = able & !from.bitboard();
    let shares_file = !(rivals & from.file().bitboard()).is_empty();
    let shares_rank = !(rivals & from.rank().bitboard()).is_empty();
    let due = match rest {
        [] => rivals.is_empty(),
        [b'a'..=b'h'] => !rivals.is_empty() && !shares_file,
        [_] => shares_file && !shares_rank,
        _ => shares_file && shares_rank,
    };
    due.then_some(Step { from, to, promotion: None })
}

fn pawn(pos: &Position, body: &[u8]) -> Option<Step> {
    let (body, promotion) = match *body {
        [ref body @ .., b'=', letter] => (body, Some(promotion(letter)?)),
        _ => (body, None),
    };
    let (rest, to) = goal(body)?;
    let board = pos.board();
    let color = board.side_to_move();
    let pawns = board.colored_pieces(color, Piece::Pawn);
    let able = match *rest {
        [] => pawns & to.file().bitboard(),
        [sign @ b'a'..=b'h', b'x'] => pawns & get_pawn_attacks(to, !color) & file(sign).bitboard(),
        _ => return None,
    };
    let mut legal = able.into_iter().filter(|from| board.is_legal(Move { from: *from, to, promotion }));
    let from = legal.next()?;
    Some(Step { from, to, promotion })
}

fn promotion(letter: u8) -> Option<Piece> {
    match letter {
        b'Q' => Some(Piece::Queen),
        b'R' => Some(Piece::Rook),
        b'B' => Some(Piece::Bishop),
        b'N' => Some(Piece::Knight),
        _ => None,
    }
}

/// The square at the end, and what stands before it.
fn goal(body: &[u8]) -> Option<(&[u8], Square)> {
    match *body {
        [ref rest @ .., first @ b'a'..=b'h', second @ b'1'..=b'8'] => {
            Some((rest, Square::new(file(first), rank(second))))
        }
        _ => None,
    }
}

/// Whether the mark of a capture is at the end, and what stands before it.
fn mark(rest: &[u8]) -> (&[u8], bool) {
    match rest {
        [rest @ .., b'x'] => (rest, true),
        _ => (rest, false),
    }
}

/// The file of a letter from `a` to `h`.
fn file(letter: u8) -> File {
    File::index(usize::from(letter - b'a'))
}

/// The rank of a digit from 1 to 8.
fn rank(digit: u8) -> Rank {
    Rank::index(usize::from(digit - b'1'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;
    use crate::games::chess::Chess;
    use crate::notation::Format;

    #[track_caller]
    fn check(position: &str, text: &str, is_written: bool) {
        let (pos, _) = Chess.read_position(position).unwrap_or_else(|error| panic!("{position:?}: {error}"));
        let read = step(&pos, text);
        assert_eq!(read.is_some(), is_written, "{text} in {position}");
        if let Some((step, after)) = read {
            assert_eq!(Chess.write_step(&pos, step, Format("SAN")), text, "{position}");
            let mut again = pos.clone();
            steps::apply(&mut again, step, &mut ());
            assert!(again == after, "{text} in {position}");
        }
    }

    /// What is written otherwise is read by others.
    #[test]
    fn a_move_is_read_as_it_is_written_and_not_otherwise() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (text, is_written) in [
            ("e4", true),
            ("e3", true),
            ("Nf3", true),
            ("e5", false),
            ("Ngf3", false),
            ("e4+", false),
            ("Nxf3", false),
            ("e2e4", false),
            ("O-O", false),
            ("", false),
            ("N", false),
            ("+", false),
        ] {
            check(start, text, is_written);
        }
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for (text, is_written) in
            [("O-O", true), ("O-O-O", true), ("O-O+", false), ("Kg1", false), ("0-0", false), ("Rxa8+", true)]
        {
            check(castling, text, is_written);
        }
        check("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", false);
        check("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+", true);
    }

    #[test]
    fn as_much_of_the_first_square_is_named_as_is_needed() {
        let knights = "7k/8/8/8/8/N7/8/N3K3 w - - 0 1";
        for (text, is_written) in [("N3c2", true), ("N1c2", true), ("Nac2", false), ("Nc2", false), ("Na1c2", false)] {
            check(knights, text, is_written);
        }
        let queens = "8/7k/8/8/8/Q7/8/Q1Q4K w - - 0 1";
        for (text, is_written) in
            [("Qa1b2", true), ("Qab2", false), ("Qcb2", true), ("Q3b2", true), ("Q1b2", false), ("Qb2", false)]
        {
            check(queens, text, is_written);
        }
        // A pinned piece is no rival.
        let pinned = "3kr3/8/8/8/8/8/4N3/1N2K3 w - - 0 1";
        for (text, is_written) in [("Nc3", true), ("Nbc3", false), ("Nec3", false), ("Nd4", false)] {
            check(pinned, text, is_written);
        }
    }

    #[test]
    fn pawns_capture_in_passing_and_become_other_pieces() {
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        for (text, is_written) in [("exd6", true), ("ed6", false), ("d6", false), ("exd6e.p.", false), ("e6", true)] {
            check(passing, text, is_written);
        }
        check("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", false);
        let promotion = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
        for (text, is_written) in
            [("e8=Q+", true), ("e8=N", true), ("exd8=R+", true), ("e8", false), ("e8=K", false), ("e8Q+", false)]
        {
            check(promotion, text, is_written);
        }
        check("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#", true);
        check("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8+", false);
        check("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8", false);
    }
}
