//! A position: the pieces, the side to move, castling rights, and the pawn that can be taken en passant.

use core::hash::{Hash, Hasher};

use cozy_chess::{BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_pawn_attacks};

use crate::seat::Seat;

use super::{color_of, seat_of};

/// A position of chess.
///
/// Equal positions have the same pieces on the same squares, the same side to move, the same castling rights and the
/// same pawn that can be taken en passant. A pawn that has just advanced two squares but that no legal move takes makes
/// no difference (article 9.2.3 of the Laws), and neither do clocks.
#[derive(Clone)]
pub struct Position {
    board: Board,
}

/// The files of the rooks that castle on the king's side and on the queen's side.
pub(super) const ROOK_FILES: [File; 2] = [File::H, File::A];

impl Position {
    pub(super) fn start() -> Position {
        Position { board: Board::startpos() }
    }

    /// The position on a board of the crate.
    pub(super) fn of_board(board: Board) -> Position {
        Position { board }
    }

    /// The seat to move.
    #[inline]
    pub fn seat(&self) -> Seat {
        seat_of(self.board.side_to_move())
    }

    /// What stands on a square.
    #[inline]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        self.board.piece_on(square)
    }

    /// Whose piece is on a square.
    #[inline]
    pub fn owner_on(&self, square: Square) -> Option<Seat> {
        self.board.color_on(square).map(seat_of)
    }

    /// Where a seat's king stands.
    #[inline]
    pub fn king(&self, seat: Seat) -> Square {
        self.board.king(color_of(seat))
    }

    /// Whether the king of the seat to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// Whether neither side can mate with what is left (CHESS-1).
    #[inline]
    pub fn is_material_insufficient(&self) -> bool {
        let [knights, bishops] = [Piece::Knight, Piece::Bishop].map(|piece| self.board.pieces(piece));
        let mighty = [Piece::Pawn, Piece::Rook, Piece::Queen].map(|piece| self.board.pieces(piece));
        mighty.iter().all(|pieces| pieces.is_empty())
            && match knights.len() {
                0 => bishops.is_subset(BitBoard::DARK_SQUARES) || bishops.is_subset(BitBoard::LIGHT_SQUARES),
                1 => bishops.is_empty(),
                _ => false,
            }
    }

    /// Whether a colour could give mate with what is on the board, however badly the other one plays (CHESS-3). What it
    /// lacks for that is told from the pieces alone: a lone knight needs a piece that hems the king in and cannot take
    /// it, and bishops on squares of one colour need one that cannot step in between.
    pub fn could_mate(&self, color: Color) -> bool {
        let own = |piece| self.board.colored_pieces(color, piece);
        let other = |piece| self.board.colored_pieces(!color, piece);
        let is_on_one_colour =
            |squares: BitBoard| squares.is_subset(BitBoard::DARK_SQUARES) || squares.is_subset(BitBoard::LIGHT_SQUARES);
        if [Piece::Pawn, Piece::Rook, Piece::Queen].iter().any(|piece| !own(*piece).is_empty()) {
            return true;
        }
        let has_other = |pieces: &[Piece]| pieces.iter().any(|piece| !other(*piece).is_empty());
        match (own(Piece::Knight).len(), own(Piece::Bishop).len()) {
            (0, 0) => false,
            (0, _) => {
                let bishops = self.board.pieces(Piece::Bishop);
                !is_on_one_colour(bishops) || has_other(&[Piece::Pawn, Piece::Knight])
            }
            (1, 0) => has_other(&[Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook]),
            _ => true,
        }
    }

    /// The square on which a pawn can be taken en passant; `None` where no legal move does that.
    pub fn en_passant(&self) -> Option<Square> {
        let color = self.board.side_to_move();
        let to = Square::new(self.board.en_passant()?, Rank::Sixth.relative_to(color));
        let pawns = get_pawn_attacks(to, !color) & self.board.colored_pieces(color, Piece::Pawn);
        let is_legal = !pawns.is_empty() && self.board.generate_moves_for(pawns, |moves| moves.to.has(to));
        is_legal.then_some(to)
    }

    #[inline]
    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// The same position with the other side to move; `None` in check.
    pub(super) fn turned(&self) -> Option<Position> {
        self.board.null_move().map(|board| Position { board })
    }

    /// Null move: the same position with the other side to move; `None` in check, and with only king and pawns.
    pub(super) fn pass(&self) -> Option<Position> {
        let color = self.board.side_to_move();
        let slow = self.board.pieces(Piece::King) | self.board.pieces(Piece::Pawn);
        let has_pieces = !(self.board.colors(color) & !slow).is_empty();
        self.turned().filter(|_| has_pieces)
    }

    /// Plays a legal move, given in the crate's form.
    #[inline]
    pub(super) fn play(&mut self, mv: Move) {
        self.board.play_unchecked(mv);
    }

    /// The crate updates a hash with each move; it includes the file of every pawn that has just advanced two squares.
    pub(super) fn key(&self) -> u64 {
        match self.board.en_passant() {
            Some(_) if self.en_passant().is_none() => self.board.hash_without_ep(),
            _ => self.board.hash(),
        }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        let [one, two] = [&self.board, &other.board];
        self.key() == other.key()
            && Piece::ALL.into_iter().all(|piece| one.pieces(piece) == two.pieces(piece))
            && Color::ALL.into_iter().all(|color| {
                one.colors(color) == two.colors(color) && one.castle_rights(color) == two.castle_rights(color)
            })
            && one.side_to_move() == two.side_to_move()
            && self.en_passant() == other.en_passant()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enumerate::Enumerate;
    use crate::games::chess::Chess;
    use crate::progress::Progress;
    use crate::{Notation, Rules, hash};

    fn read(text: &str) -> Position {
        Chess.read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}")).0
    }

    /// Plays moves one after the other.
    #[track_caller]
    fn after(text: &str, moves: &str) -> Position {
        let mut pos = read(text);
        for text in moves.split_whitespace() {
            let step = Chess.read_step(&pos, text).unwrap_or_else(|error| panic!("{error}"));
            Chess.apply(&mut pos, step, &mut ());
        }
        pos
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[track_caller]
    fn check_same(one: &Position, other: &Position, expect: bool) {
        assert_eq!(one == other, expect, "{one:?} and {other:?}");
        assert_eq!(Chess.key(one) == Chess.key(other), expect, "the keys of {one:?} and {other:?}");
        assert_eq!(hash::key(one) == hash::key(other), expect, "the hashes of {one:?} and {other:?}");
    }

    #[test]
    fn positions_are_equal_whatever_the_clocks() {
        check_same(&read(START), &read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 12 30"), true);
        check_same(&after(START, "Nf3 Nf6 Ng1 Ng8"), &read(START), true);
        check_same(&after(START, "Nf3 Nf6 Nc3"), &after(START, "Nc3 Nf6 Nf3"), true);
    }

    #[test]
    fn positions_differ_by_side_and_by_rights_to_castle() {
        let board = "r3k2r/8/8/8/8/8/8/R3K2R";
        let all = read(&format!("{board} w KQkq -"));
        for other in ["b KQkq", "w KQk", "w KQq", "w Kkq", "w Qkq", "w -"] {
            check_same(&all, &read(&format!("{board} {other} -")), false);
        }
        check_same(&after(&format!("{board} w KQkq -"), "Ke2 Ke7 Ke1 Ke8"), &read(&format!("{board} w - -")), true);
    }

    #[test]
    fn a_live_en_passant_file_makes_another_position() {
        let came = after("4k3/3p4/8/4P3/8/8/8/4K3 b - -", "d5");
        assert_eq!(came.en_passant(), Some(Square::D6));
        check_same(&came, &read("4k3/8/8/3pP3/8/8/8/4K3 w - -"), false);
        check_same(&came, &read("4k3/8/8/3pP3/8/8/8/4K3 w - d6"), true);
        // The chance is gone when the same pieces stand like this again.
        check_same(&came, &after("4k3/3p4/8/4P3/8/8/8/4K3 b - -", "d5 Kd1 Kd8 Ke1 Ke8"), false);
    }

    #[test]
    fn a_dead_en_passant_file_makes_no_difference() {
        // No pawn is beside it.
        check_same(&after(START, "e4"), &read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -"), true);
        for (before, pawn, after_it) in [
            // Taking would expose the king: along the rank, on the file, on a diagonal.
            ("8/2pp4/8/KP5r/1R3p1k/8/4P1P1/8 b - -", "c5", "8/3p4/8/KPp4r/1R3p1k/8/4P1P1/8 w - -"),
            ("4r1k1/3p4/8/4P3/8/8/8/4K3 b - -", "d5", "4r1k1/8/8/3pP3/8/8/8/4K3 w - -"),
            ("6k1/3p4/5b2/4P3/3K4/8/8/8 b - -", "d5", "6k1/8/5b2/3pP3/3K4/8/8/8 w - -"),
            // The pawn has discovered a check that taking it does not answer.
            ("4b1k1/3p4/8/4P3/K7/8/8/8 b - -", "d5+", "4b1k1/8/8/3pP3/K7/8/8/8 w - -"),
        ] {
            let came = after(before, pawn);
            assert_eq!(came.en_passant(), None, "{came:?}");
            check_same(&came, &read(after_it), true);
        }
    }

    #[test]
    fn a_piece_beside_the_pawn_that_is_no_pawn_takes_nothing_in_passing() {
        // A bishop, a queen and a king could go to the square behind it.
        for before in ["4k3/3p4/8/4B3/8/8/8/4K3 b - -", "6k1/3p4/8/2Q5/8/8/8/4K3 b - -", "6k1/3p4/8/4K3/8/8/8/8 b - -"]
        {
            assert_eq!(after(before, "d5").en_passant(), None, "{before}");
        }
    }

    #[track_caller]
    fn check_material(placement: &str, is_insufficient: bool) {
        let pos = read(&format!("{placement} w - - 0 1"));
        assert_eq!(pos.is_material_insufficient(), is_insufficient, "{placement}");
        assert_eq!(Chess.count(&pos) == 0, is_insufficient, "{placement}");
    }

    #[test]
    fn the_game_is_over_when_neither_side_can_mate() {
        check_material("4k3/8/8/8/8/8/8/4K3", true);
        for piece in ["B", "N", "b", "n"] {
            check_material(&format!("4k3/8/8/8/8/8/8/{piece}3K3"), true);
        }
        // Any number of bishops on squares of one colour.
        check_material("b3k3/8/8/8/8/8/8/4K2B", true);
        check_material("b1b1k3/8/8/8/8/8/6B1/4KB1B", true);
        check_material("1b2k3/8/8/8/8/8/8/4K2B", false);
        check_material("4k3/8/8/8/8/8/8/B3KB2", false);
        for pair in ["NN", "BN", "Bn", "Nn"] {
            check_material(&format!("4k3/8/8/8/8/8/8/{pair}2K3"), false);
        }
        for mighty in ["P", "R", "Q", "p", "r", "q"] {
            check_material(&format!("4k3/8/8/8/8/{mighty}7/8/4K3"), false);
        }
    }

    #[track_caller]
    fn check_mating(placement: &str, could_mate: [bool; 2]) {
        let pos = read(&format!("{placement} w - - 0 1"));
        assert_eq!([Color::White, Color::Black].map(|color| pos.could_mate(color)), could_mate, "{placement}");
    }

    #[test]
    fn whoever_has_too_little_can_never_mate() {
        check_mating("4k3/8/8/8/8/8/8/Q3K3", [true, false]);
        check_mating("4k3/8/8/8/8/8/P7/4K3", [true, false]);
        check_mating("4k3/8/8/8/8/8/8/NN2K3", [true, false]);
        check_mating("4k3/8/8/8/8/8/8/NB2K3", [true, false]);
        // A lone knight mates a king that its own pieces hem in, but no queen lets it.
        check_mating("4k3/8/8/8/8/8/8/N3K2q", [false, true]);
        for hemming in ["p", "n", "b", "r"] {
            check_mating(&format!("4k3/{hemming}7/8/8/8/8/8/N3K3"), [true, true]);
        }
        // Rooks, queens and bishops on squares of its colour step in before a lone bishop's check.
        check_mating("4k3/8/8/8/8/8/8/B3K2r", [false, true]);
        check_mating("4k3/8/8/8/8/8/8/B3K2q", [false, true]);
        check_mating("4k2b/8/8/8/8/8/p7/B3K3", [true, true]);
        check_mating("4k3/8/n7/8/8/8/8/B3K3", [true, true]);
        check_mating("4k3/8/8/8/8/b7/b7/B3K3", [true, true]);
    }

    #[test]
    fn keys_are_the_same_in_every_build() {
        // A fixed value, to notice a change of the crate's hash: it would change how the computer plays.
        assert_eq!(Chess.key(&Position::start()), 3_723_145_570_203_037_199);
    }
}
