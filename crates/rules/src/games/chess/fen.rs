//! Position notation: FEN, `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`.
//!
//! When writing, the fourth field names a square only if a pawn can be taken en passant there. When reading, it may
//! name the square behind any pawn that may have just advanced two squares; the two clocks at the end may be missing.

use core::fmt;

use cozy_chess::{Color, File, Piece, Rank, Square};

use crate::history::History;
use crate::message::Message;
use crate::notation::{ErrorKind, Format, ReadError};

use super::Chess;
use super::messages;
use super::position::{MOST_PAWNS, MOST_PIECES, Position, PositionError, Setup};

/// Forsyth-Edwards notation.
pub(super) const FEN: Format = Format("FEN");

/// The letters of White's pieces in the order of [`Piece`]; Black's are lower case.
const PIECES: [char; Piece::NUM] = ['P', 'N', 'B', 'R', 'Q', 'K'];
/// The letters of the castling rights, White's first; king's side before queen's side.
const CASTLING: [char; 4] = ['K', 'Q', 'k', 'q'];
const NONE: &str = "-";
const COLORS: [&str; Color::NUM] = ["w", "b"];

/// The highest move number that a [`History`] can hold.
const LAST_MOVE: u32 = 1 << 15;

pub(super) fn write(pos: &Position, history: &History) -> String {
    format!("{} {} {}", write_placement(pos), history.no_progress(), move_number(pos, history))
}

/// The full-move number, also in games that began with Black to move.
fn move_number(pos: &Position, history: &History) -> u32 {
    let turns = u32::from(history.turn());
    let rounds = match pos.board().side_to_move() {
        Color::White => turns.div_ceil(2),
        Color::Black => turns / 2,
    };
    (rounds + 1).min(LAST_MOVE)
}

/// Everything except the clocks.
fn write_placement(pos: &Position) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let square = Square::new(file, rank);
            let Some(piece) = pos.piece_on(square) else {
                empty += 1;
                continue;
            };
            push_empty(&mut text, &mut empty);
            let letter = PIECES[piece as usize];
            let is_white = pos.board().colors(Color::White).has(square);
            text.push(if is_white { letter } else { letter.to_ascii_lowercase() });
        }
        push_empty(&mut text, &mut empty);
        text.push(if rank == Rank::First { ' ' } else { '/' });
    }
    text.push_str(COLORS[pos.board().side_to_move() as usize]);
    text.push(' ');
    let rights = Color::ALL.into_iter().flat_map(|color| {
        let rights = pos.board().castle_rights(color);
        [rights.short, rights.long]
    });
    let letters: String =
        CASTLING.into_iter().zip(rights).filter_map(|(letter, right)| right.map(|_| letter)).collect();
    text.push_str(if letters.is_empty() { NONE } else { &letters });
    text.push(' ');
    text.push_str(&pos.en_passant().map_or_else(|| NONE.to_owned(), |square| square.to_string()));
    text
}

/// The first four fields of its FEN.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_placement(self))
    }
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
        *empty = 0;
    }
}

pub(super) fn read(rules: &Chess, text: &str) -> Result<(Position, History), ReadError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (placement, color, castling, en_passant, clocks) = match fields.as_slice() {
        [placement, color, castling, en_passant, clocks @ ..] if clocks.len() <= 2 => {
            (*placement, *color, *castling, *en_passant, clocks)
        }
        _ => {
            let extra = fields.get(6).copied().unwrap_or(&text[text.len()..]);
            return fault(text, extra, messages::text_fields());
        }
    };
    let ranks = read_ranks(text, placement)?;
    let mut setup = Setup {
        board: [None; Square::NUM],
        color: read_color(text, color)?,
        castling: read_castling(text, castling)?,
        en_passant: read_en_passant(text, en_passant)?,
    };
    for (rank, rank_text) in Rank::ALL.into_iter().rev().zip(&ranks) {
        read_rank(text, rank, rank_text, &mut setup)?;
    }
    let quiet = read_clock(text, clocks.first(), 0, u32::from(u16::MAX), messages::text_halfmove)?;
    let number = read_clock(text, clocks.get(1), 1, LAST_MOVE, messages::text_fullmove)?;
    let pos = Position::new(&setup).map_err(|error| {
        let rank_of = |square: Square| ranks[Rank::NUM - 1 - square.rank() as usize];
        let (kind, fragment, why) = explain(error, placement, castling, en_passant, rank_of);
        ReadError::new(kind, text, fragment, why)
    })?;
    // White's first move is turn 0.
    let turn = 2 * (number - 1) + setup.color as u32;
    let history = History::new(rules, &pos, quiet as u16, turn as u16);
    Ok((pos, history))
}

fn fault<T>(text: &str, fragment: &str, why: Message) -> Result<T, ReadError> {
    Err(ReadError::new(ErrorKind::Syntax, text, fragment, why))
}

fn read_ranks<'t>(text: &str, placement: &'t str) -> Result<Vec<&'t str>, ReadError> {
    let ranks: Vec<&str> = placement.split('/').collect();
    if ranks.len() == Rank::NUM {
        return Ok(ranks);
    }
    fault(text, placement, messages::text_ranks(ranks.len() as i64))
}

fn read_rank(text: &str, rank: Rank, rank_text: &str, setup: &mut Setup) -> Result<(), ReadError> {
    let mut n_squares = 0;
    for (idx, letter) in rank_text.char_indices() {
        if let Some(empty @ 1..=8) = letter.to_digit(10) {
            n_squares += empty as usize;
            continue;
        }
        let kind = PIECES.iter().position(|known| *known == letter.to_ascii_uppercase());
        let Some(piece) = kind.and_then(Piece::try_index) else {
            let found = &rank_text[idx..idx + letter.len_utf8()];
            return fault(text, found, messages::text_piece(found));
        };
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        if let Some(file) = File::try_index(n_squares) {
            setup.board[Square::new(file, rank) as usize] = Some((piece, color));
        }
        n_squares += 1;
    }
    if n_squares == File::NUM {
        return Ok(());
    }
    let why = messages::text_squares(rank as i64 + 1, n_squares as i64);
    fault(text, rank_text, why)
}

fn read_color(text: &str, field: &str) -> Result<Color, ReadError> {
    let color = COLORS.iter().position(|known| *known == field).and_then(Color::try_index);
    color.map_or_else(|| fault(text, field, messages::text_side(field)), Ok)
}

fn read_castling(text: &str, field: &str) -> Result<[[bool; 2]; Color::NUM], ReadError> {
    let mut rights = [[false; 2]; Color::NUM];
    if field == NONE {
        return Ok(rights);
    }
    for (idx, letter) in field.char_indices() {
        let found = &field[idx..idx + letter.len_utf8()];
        match CASTLING.iter().position(|known| *known == letter) {
            Some(nth) if !rights[nth / 2][nth % 2] => rights[nth / 2][nth % 2] = true,
            _ => return fault(text, found, messages::text_castling(found)),
        }
    }
    Ok(rights)
}

fn read_en_passant(text: &str, field: &str) -> Result<Option<Square>, ReadError> {
    match field.parse() {
        _ if field == NONE => Ok(None),
        Ok(square) => Ok(Some(square)),
        Err(_) => fault(text, field, messages::text_square(field)),
    }
}

/// Reads a clock from `least` to `most`; a missing one is `least`.
fn read_clock(
    text: &str,
    field: Option<&&str>,
    least: u32,
    most: u32,
    why: fn(u32) -> Message,
) -> Result<u32, ReadError> {
    let Some(field) = field else { return Ok(least) };
    let is_number = field.bytes().all(|byte| byte.is_ascii_digit());
    let number = field.parse().ok().filter(|number| is_number && (least..=most).contains(number));
    number.map_or_else(|| fault(text, field, why(most)), Ok)
}

/// The error in a text that is not a position: its kind, where it is, and why.
fn explain<'t>(
    error: PositionError,
    placement: &'t str,
    castling: &'t str,
    en_passant: &'t str,
    rank_of: impl Fn(Square) -> &'t str,
) -> (ErrorKind, &'t str, Message) {
    let illegal = |fragment, why| (ErrorKind::Illegal, fragment, why);
    let contradiction = |fragment, why| (ErrorKind::Contradiction, fragment, why);
    match error {
        PositionError::NoKing { seat } => illegal(placement, messages::text_no_king(seat)),
        PositionError::TwoKings { seat, at } => illegal(rank_of(at), messages::text_two_kings(seat, at.to_string())),
        PositionError::TooManyPieces { seat, count } => {
            illegal(placement, messages::text_too_many_pieces(seat, count, MOST_PIECES))
        }
        PositionError::TooManyPawns { seat, count } => {
            illegal(placement, messages::text_too_many_pawns(seat, count, MOST_PAWNS))
        }
        PositionError::PawnOnEdge { at } => illegal(rank_of(at), messages::text_pawn_on_edge(at.to_string())),
        PositionError::KingsTouch => illegal(placement, messages::text_kings_touch()),
        PositionError::CheckMissed { seat, from } => {
            illegal(placement, messages::text_check_missed(seat, from.to_string()))
        }
        PositionError::CastlingKing { seat } => contradiction(castling, messages::text_castling_king(seat)),
        PositionError::CastlingRook { at } => contradiction(castling, messages::text_castling_rook(at.to_string())),
        PositionError::EnPassantRank => contradiction(en_passant, messages::text_en_passant_rank()),
        PositionError::EnPassantPawn => contradiction(en_passant, messages::text_en_passant_pawn()),
        PositionError::EnPassantCheck { from } => {
            contradiction(en_passant, messages::text_en_passant_check(from.to_string()))
        }
    }
}
