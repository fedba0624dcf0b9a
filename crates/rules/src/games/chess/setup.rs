//! Set-ups: everything that a FEN says, possible or not.

use cozy_chess::{BitBoard, BoardBuilder, CastleRights, Color, File, Piece, Rank, Square};
use cozy_chess::{get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves};

use crate::history::History;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::position::{Position, ROOK_FILES};
use super::sites::site;
use super::{Chess, color_of, messages, seat_of};

/// The most pieces that a side can have.
const MOST_PIECES: u32 = 16;
/// The most pawns that a side can have.
const MOST_PAWNS: u32 = 8;
/// The highest move number that a [`History`] can hold.
pub(super) const LAST_MOVE: u16 = 1 << 15;

/// The name of the castling rights in faults.
pub const CASTLING: &str = "castling";
/// The name of the en passant square in faults.
pub const EN_PASSANT: &str = "en-passant";
/// The name of the move number in faults.
pub const NUMBER: &str = "number";

/// What a position of chess consists of, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each square and whose it is, in the order of squares: a1, b1 and so on.
    pub board: [Option<(Piece, Seat)>; Square::NUM],
    /// The seat to move.
    pub seat: Seat,
    /// Castling rights, White's first: on the king's side and on the queen's side.
    pub castling: [[bool; 2]; Color::NUM],
    /// The square behind a pawn that has just advanced two squares.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn's move.
    pub no_progress: u16,
    /// The number of the move, from 1.
    pub number: u16,
}

impl Setup {
    /// The empty board, with White to move.
    pub const EMPTY: Setup = Setup {
        board: [None; Square::NUM],
        seat: Seat::FIRST,
        castling: [[false; 2]; Color::NUM],
        en_passant: None,
        no_progress: 0,
        number: 1,
    };

    /// The squares of a colour's pieces of one kind.
    fn squares(&self, color: Color, piece: Piece) -> impl Iterator<Item = Square> {
        let stands = move |square: &Square| {
            self.board[*square as usize].is_some_and(|(own, seat)| own == piece && color_of(seat) == color)
        };
        Square::ALL.into_iter().filter(stands)
    }

    fn is_there(&self, square: Square, piece: Piece, color: Color) -> bool {
        self.squares(color, piece).any(|own| own == square)
    }

    fn occupied(&self) -> BitBoard {
        let stands = |square: &Square| self.board[*square as usize].is_some();
        Square::ALL.into_iter().filter(stands).collect()
    }

    /// The pieces of the other colour that attack a king.
    fn checkers(&self, color: Color, blockers: BitBoard) -> BitBoard {
        let attackers = |king: Square, piece: Piece| -> BitBoard {
            let reach = match piece {
                Piece::Pawn => get_pawn_attacks(king, color),
                Piece::Knight => get_knight_moves(king),
                Piece::Bishop => get_bishop_moves(king, blockers),
                Piece::Rook => get_rook_moves(king, blockers),
                Piece::Queen => get_bishop_moves(king, blockers) | get_rook_moves(king, blockers),
                Piece::King => BitBoard::EMPTY,
            };
            self.squares(!color, piece).filter(|square| reach.has(*square)).collect()
        };
        let kings = self.squares(color, Piece::King);
        let all = kings.flat_map(|king| Piece::ALL.into_iter().map(move |piece| (king, piece)));
        all.map(|(king, piece)| attackers(king, piece)).fold(BitBoard::EMPTY, |all, some| all | some)
    }

    /// Whether a king of this side is in check.
    pub(super) fn is_check(&self, color: Color) -> bool {
        !self.checkers(color, self.occupied()).is_empty()
    }

    /// Whether king and rook stand where castling on a side needs them.
    pub(super) fn has_castling_pieces(&self, color: Color, side: usize) -> bool {
        let rank = Rank::First.relative_to(color);
        let stands = |piece, file| self.is_there(Square::new(file, rank), piece, color);
        stands(Piece::King, File::E) && stands(Piece::Rook, ROOK_FILES[side])
    }

    /// What is wrong with the en passant square.
    pub(super) fn en_passant_fault(&self) -> Option<SetupFault> {
        let fault = |why| Some(SetupFault::contradiction(Part::Field(EN_PASSANT), why));
        let (at, mover) = (self.en_passant?, !color_of(self.seat));
        if at.rank() != Rank::Third.relative_to(mover) {
            return fault(messages::text_en_passant_rank());
        }
        let [from, to] = [Rank::Second, Rank::Fourth].map(|rank| Square::new(at.file(), rank.relative_to(mover)));
        let is_empty = |square: Square| self.board[square as usize].is_none();
        if !is_empty(at) || !is_empty(from) || !self.is_there(to, Piece::Pawn, mover) {
            return fault(messages::text_en_passant_pawn());
        }
        // Only the pawn itself, or a line it has opened, can give check now.
        let now = self.occupied();
        let before = now ^ to.bitboard() | from.bitboard();
        let [checks, earlier] = [now, before].map(|blockers| self.checkers(!mover, blockers));
        let stray = (checks & earlier & !to.bitboard()).next_square()?;
        fault(messages::text_en_passant_check(stray.to_string()))
    }

    /// Everything for which the position cannot occur in a game, as far as that is easy to see.
    fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        self.check_pieces(&mut faults);
        self.check_kings(&mut faults);
        self.check_castling(&mut faults);
        faults.extend(self.en_passant_fault());
        if !(1..=LAST_MOVE).contains(&self.number) {
            faults.push(SetupFault::illegal(Part::Field(NUMBER), messages::text_fullmove(LAST_MOVE)));
        }
        faults
    }

    fn check_pieces(&self, faults: &mut Vec<SetupFault>) {
        for color in Color::ALL {
            let seat = seat_of(color);
            let mut illegal = |part, why| faults.push(SetupFault::illegal(part, why));
            let mut kings = self.squares(color, Piece::King);
            if kings.next().is_none() {
                illegal(Part::Seat(seat), messages::text_no_king(seat));
            }
            for at in kings {
                illegal(Part::Site(site(at)), messages::text_two_kings(seat, at.to_string()));
            }
            let count = Piece::ALL.into_iter().map(|piece| self.squares(color, piece).count()).sum::<usize>() as u32;
            if count > MOST_PIECES {
                illegal(Part::Seat(seat), messages::text_too_many_pieces(seat, count, MOST_PIECES));
            }
            let count = self.squares(color, Piece::Pawn).count() as u32;
            if count > MOST_PAWNS {
                illegal(Part::Seat(seat), messages::text_too_many_pawns(seat, count, MOST_PAWNS));
            }
        }
        let edge = Rank::First.bitboard() | Rank::Eighth.bitboard();
        let pawns = Color::ALL.into_iter().flat_map(|color| self.squares(color, Piece::Pawn));
        for at in pawns.filter(|at| edge.has(*at)) {
            faults.push(SetupFault::illegal(Part::Site(site(at)), messages::text_pawn_on_edge(at.to_string())));
        }
    }

    fn check_kings(&self, faults: &mut Vec<SetupFault>) {
        let touches = |king: Square| self.squares(Color::Black, Piece::King).any(|at| get_king_moves(king).has(at));
        if self.squares(Color::White, Piece::King).any(touches) {
            faults.push(SetupFault::illegal(Part::Whole, messages::text_kings_touch()));
        }
        let color = !color_of(self.seat);
        for from in self.checkers(color, self.occupied()) {
            let why = messages::text_check_missed(seat_of(color), from.to_string());
            faults.push(SetupFault::illegal(Part::Seat(seat_of(color)), why));
        }
    }

    fn check_castling(&self, faults: &mut Vec<SetupFault>) {
        let mut fault = |why| faults.push(SetupFault::contradiction(Part::Field(CASTLING), why));
        for color in Color::ALL {
            let rank = Rank::First.relative_to(color);
            let may_castle = self.castling[color as usize];
            if may_castle.contains(&true) && !self.is_there(Square::new(File::E, rank), Piece::King, color) {
                fault(messages::text_castling_king(seat_of(color)));
            }
            for (_, file) in may_castle.into_iter().zip(ROOK_FILES).filter(|(may, _)| *may) {
                let at = Square::new(file, rank);
                if !self.is_there(at, Piece::Rook, color) {
                    fault(messages::text_castling_rook(at.to_string()));
                }
            }
        }
    }
}

impl TryFrom<&Setup> for Position {
    type Error = Vec<SetupFault>;

    fn try_from(setup: &Setup) -> Result<Position, Vec<SetupFault>> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let rights = |[short, long]: [bool; 2]| CastleRights {
            short: short.then_some(ROOK_FILES[0]),
            long: long.then_some(ROOK_FILES[1]),
        };
        let builder = BoardBuilder {
            board: setup.board.map(|piece| piece.map(|(piece, seat)| (piece, color_of(seat)))),
            side_to_move: color_of(setup.seat),
            castle_rights: setup.castling.map(rights),
            en_passant: setup.en_passant,
            halfmove_clock: 0,
            fullmove_number: 1,
        };
        // The crate's errors say less, and it lets kings touch.
        Ok(Position::of_board(builder.build().unwrap_or_else(|_| unreachable!("nothing is left to object to"))))
    }
}

impl Arrange for Chess {
    type Setup = Setup;

    fn setup(&self, pos: &Position, history: &History) -> Setup {
        let on = |square| Some((pos.piece_on(square)?, pos.owner_on(square)?));
        let rights = |color| {
            let rights = pos.board().castle_rights(color);
            [rights.short.is_some(), rights.long.is_some()]
        };
        Setup {
            board: Square::ALL.map(on),
            seat: pos.seat(),
            castling: Color::ALL.map(rights),
            en_passant: pos.en_passant(),
            no_progress: history.no_progress(),
            number: number(pos, history),
        }
    }

    fn arrange(&self, setup: &Setup) -> Result<(Position, History), Vec<SetupFault>> {
        let pos = Position::try_from(setup)?;
        // White's first move is turn 0. The last number and Black to move are the last turn that a history counts.
        let turn = 2 * u32::from(setup.number - 1) + color_of(setup.seat) as u32;
        let history = History::new(self, &pos, setup.no_progress, turn as u16);
        Ok((pos, history))
    }
}

/// The full-move number, also in games that began with Black to move.
pub(super) fn number(pos: &Position, history: &History) -> u16 {
    let turns = history.turn();
    let rounds = match pos.board().side_to_move() {
        Color::White => turns.div_ceil(2),
        Color::Black => turns / 2,
    };
    (rounds + 1).min(LAST_MOVE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::fen;

    #[test]
    fn all_faults_of_a_set_up_are_told_at_once_with_their_places() {
        let mut setup = Setup { number: 0, ..Setup::EMPTY };
        let white = |piece| Some((piece, Seat::FIRST));
        for (square, piece) in [
            (Square::E1, white(Piece::King)),
            (Square::D4, white(Piece::King)),
            (Square::H8, white(Piece::Pawn)),
            (Square::A5, white(Piece::Rook)),
            (Square::E5, Some((Piece::King, Seat::SECOND))),
        ] {
            setup.board[square as usize] = piece;
        }
        (setup.castling[0][0], setup.castling[1][1], setup.en_passant) = (true, true, Some(Square::C4));
        let faults = Chess.arrange(&setup).unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "Site(Site(27)): chess-text-two-kings seat=seat 1 at=d4",
                "Site(Site(63)): chess-text-pawn-on-edge at=h8",
                "Whole: chess-text-kings-touch",
                "Seat(Seat(1)): chess-text-check-missed seat=seat 2 from=a5",
                "Field(\"castling\"): chess-text-castling-rook at=h1",
                "Field(\"castling\"): chess-text-castling-king seat=seat 2",
                "Field(\"castling\"): chess-text-castling-rook at=a8",
                "Field(\"en-passant\"): chess-text-en-passant-rank",
                "Field(\"number\"): chess-text-fullmove most=32768",
            ]
        );
    }

    #[test]
    fn counts_of_pieces_are_limited() {
        let mut setup = Setup::EMPTY;
        setup.board[8..28].fill(Some((Piece::Pawn, Seat::FIRST)));
        let told: Vec<String> = Chess.arrange(&setup).unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "Seat(Seat(0)): chess-text-no-king seat=seat 1",
                "Seat(Seat(0)): chess-text-too-many-pieces seat=seat 1 found=20 most=16",
                "Seat(Seat(0)): chess-text-too-many-pawns seat=seat 1 found=20 most=8",
                "Seat(Seat(1)): chess-text-no-king seat=seat 2",
            ]
        );
    }

    #[test]
    fn the_last_move_that_a_history_counts_can_be_set_up() {
        let (pos, history) = fen::read(&Chess, "4k3/8/8/8/8/8/8/4K3 b - - 65535 32768", &mut Vec::new()).unwrap();
        let setup = Chess.setup(&pos, &history);
        assert_eq!((setup.no_progress, setup.number), (u16::MAX, LAST_MOVE));
        assert_eq!(Chess.arrange(&setup), Ok((pos, history)));
    }
}
