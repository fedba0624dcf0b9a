//! Position texts: by ranks, `b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w`, and as a list, `a1WWW b2BBB w`.

use crate::message::Message;
use crate::notation::{ErrorKind, Format, ReadError};
use crate::seat::{PerSeat, Seat};

use super::super::column::{Column, Counter};
use super::super::messages;
use super::super::position::{Position, PositionError};
use super::super::sites::{N_SQUARES, Square};
use super::{read_column, turn};

/// Rank 7 first, columns between commas, a rank without pieces empty.
pub(super) const RANKS: Format = Format("ranks");
/// Each piece after its square.
pub(super) const LIST: Format = Format("list");

const N_RANKS: u8 = 7;

pub(super) fn write(pos: &Position, format: Format) -> String {
    let side = side_letter(pos.seat());
    if format == LIST {
        let occupied = Square::all().filter(|square| !pos.column(*square).is_empty());
        return occupied.map(|square| format!("{square}{} ", pos.column(square))).collect::<String>() + side;
    }
    let ranks: Vec<String> = (0..N_RANKS).rev().map(|rank| write_rank(pos, rank)).collect();
    format!("{} {side}", ranks.join("/"))
}

fn write_rank(pos: &Position, rank: u8) -> String {
    let columns = (0..Square::rank_len(rank)).filter_map(|nth| Square::in_rank(rank, nth));
    let fields: Vec<String> = columns.map(|square| pos.column(square).to_string()).collect();
    if fields.iter().all(String::is_empty) { String::new() } else { fields.join(",") }
}

const fn side_letter(seat: Seat) -> &'static str {
    if seat.idx() == 0 { "w" } else { "b" }
}

pub(super) fn read(text: &str) -> Result<Position, ReadError> {
    let trimmed = text.trim();
    let (board, side) = match trimmed.rsplit_once(char::is_whitespace) {
        Some((board, side)) => (board.trim_end(), side),
        // A missing side is reported at the end of the board; a side alone has an empty board before it.
        None if side_of(trimmed).is_some() => (&trimmed[..0], trimmed),
        None => (trimmed, &trimmed[trimmed.len()..]),
    };
    let Some(seat) = side_of(side) else {
        return Err(ReadError::new(ErrorKind::Syntax, text, side, messages::text_side()));
    };
    if let Some((_, twice)) = board.rsplit_once(char::is_whitespace).filter(|(_, word)| side_of(word).is_some()) {
        return Err(ReadError::new(ErrorKind::Syntax, text, twice, messages::text_two_sides()));
    }
    let fields = if board.contains('/') { read_ranks(text, board)? } else { read_list(text, board)? };
    let mut columns = [Column::EMPTY; N_SQUARES];
    for (square, field) in &fields {
        columns[square.idx()] = read_column(text, field)?;
    }
    Position::new(columns, seat).map_err(|error| locate(text, board, &fields, error))
}

fn side_of(text: &str) -> Option<Seat> {
    match text {
        "w" => Some(Seat::FIRST),
        "b" => Some(Seat::SECOND),
        _ => None,
    }
}

/// The squares that have a column in the text, in the order of the text.
type Fields<'t> = Vec<(Square, &'t str)>;

fn read_ranks<'t>(text: &str, board: &'t str) -> Result<Fields<'t>, ReadError> {
    let syntax = |fragment: &str, why: Message| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != usize::from(N_RANKS) {
        let why = messages::text_ranks(ranks.len());
        return Err(syntax(board, why));
    }
    let mut fields = Fields::new();
    for (rank, rank_text) in (0..N_RANKS).rev().zip(ranks) {
        if rank_text.is_empty() {
            continue;
        }
        let columns: Vec<&str> = rank_text.split(',').collect();
        if columns.len() != Square::rank_len(rank) {
            let why = messages::text_fields(rank + 1, Square::rank_len(rank), columns.len());
            return Err(syntax(rank_text, why));
        }
        for (nth, column) in columns.into_iter().enumerate() {
            fields.extend(Square::in_rank(rank, nth).filter(|_| !column.is_empty()).map(|square| (square, column)));
        }
    }
    Ok(fields)
}

fn read_list<'t>(text: &str, board: &'t str) -> Result<Fields<'t>, ReadError> {
    let mut fields = Fields::new();
    for word in board.split_whitespace() {
        let (square, column) = turn::read_square(text, word)?;
        let fault = |why| Err(ReadError::new(ErrorKind::Syntax, text, word, why));
        if column.is_empty() {
            return fault(messages::text_no_column(square.to_string()));
        }
        if fields.iter().any(|(known, _)| *known == square) {
            return fault(messages::text_twice(square.to_string()));
        }
        fields.push((square, column));
    }
    Ok(fields)
}

/// Finds the place in the text that makes the position illegal.
fn locate(text: &str, board: &str, fields: &Fields<'_>, error: PositionError) -> ReadError {
    match error {
        PositionError::Empty => ReadError::new(ErrorKind::Illegal, text, board, messages::text_empty()),
        PositionError::Unpromoted { at } => {
            let field = fields.iter().find(|(square, _)| *square == at).map_or(board, |(_, field)| *field);
            ReadError::new(ErrorKind::Illegal, text, field, messages::text_unpromoted(at.to_string()))
        }
        PositionError::TooManyCounters { seat, count } => {
            let mut counters = PerSeat::all(0);
            let goes_over = |(_, field): &&(Square, &str)| {
                for counter in field.chars().filter_map(Counter::from_letter) {
                    counters[counter.seat()] += 1;
                }
                counters[seat] > Position::COUNTERS
            };
            let field = fields.iter().find(goes_over).map_or(board, |(_, field)| *field);
            let why = messages::text_counters(seat, count, Position::COUNTERS);
            ReadError::new(ErrorKind::Illegal, text, field, why)
        }
    }
}
