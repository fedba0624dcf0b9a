//! Position texts: by ranks, `b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w`, and as a list, `a1WWW b2BBB w`.

use crate::history::History;
use crate::message::Message;
use crate::messages::mended_read;
use crate::notation::{ErrorKind, Format, Mend, ReadError};
use crate::plain::{self, Tolerance, tell};
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::super::column::Counter;
use super::super::position::Position;
use super::super::setup::Setup;
use super::super::sites::Square;
use super::super::{Laska, messages};
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

/// What position texts come with. A rank may end in a comma, and the ranks in a bar.
const TOLERANCE: Tolerance = Tolerance { marks: &['.', ';'], tight: &[], is_small: false };

pub(super) fn read(rules: &Laska, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    plain::read(text, TOLERANCE, mends, |text, mends| read_plain(rules, text, mends))
}

fn read_plain(rules: &Laska, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    let trimmed = text.trim();
    let (board, side) = match trimmed.rsplit_once(char::is_whitespace) {
        Some((board, side)) => (board.trim_end(), side),
        // A missing side is reported at the end of the board; a side alone has an empty board before it.
        None if side_of(trimmed).is_some() => (&trimmed[..0], trimmed),
        None => (trimmed, &trimmed[trimmed.len()..]),
    };
    // At the end of a text letters of either size and whole words say only who is to move.
    let Some(seat) = side_of(side).or_else(|| side_of_word(side)) else {
        return Err(ReadError::new(ErrorKind::Syntax, text, side, messages::text_side()));
    };
    if let Some((_, twice)) = board.rsplit_once(char::is_whitespace).filter(|(_, word)| side_of(word).is_some()) {
        return Err(ReadError::new(ErrorKind::Syntax, text, twice, messages::text_two_sides()));
    }
    if side != side_letter(seat) {
        tell(mends, Mend::new(text, side, mended_read(side, side_letter(seat))));
    }
    let fields = if board.contains('/') { read_ranks(text, board)? } else { read_list(text, board, mends)? };
    let mut setup = Setup::empty(seat);
    for (square, field) in &fields {
        setup.columns[square.idx()] = read_column(text, field)?.from_top_down().collect();
    }
    let fragment = |part| match part {
        Part::Site(site) => fields.iter().find(|(square, _)| square.site() == site).map_or(board, |(_, field)| *field),
        Part::Seat(seat) => one_too_many(&fields, seat).unwrap_or(board),
        Part::Field(_) | Part::Item(..) | Part::Whole => board,
    };
    rules.arrange(&setup).map_err(|faults| SetupFault::first_in(faults, text, fragment))
}

/// The column with the first counter of a seat that is one too many.
fn one_too_many<'t>(fields: &Fields<'t>, seat: Seat) -> Option<&'t str> {
    let mut count = 0;
    let goes_over = |(_, field): &&(Square, &str)| {
        count += field.chars().filter_map(Counter::from_letter).filter(|counter| counter.seat() == seat).count();
        count > Position::COUNTERS
    };
    fields.iter().find(goes_over).map(|(_, field)| *field)
}

fn side_of_word(word: &str) -> Option<Seat> {
    let names = [["w", "white"], ["b", "black"]];
    let is_meant = |names: &[&str; 2]| names.iter().any(|name| name.eq_ignore_ascii_case(word));
    names.iter().position(is_meant).and_then(Seat::new)
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

fn read_list<'t>(text: &str, board: &'t str, mends: &mut Vec<Mend>) -> Result<Fields<'t>, ReadError> {
    let mut fields = Fields::new();
    for word in board.split_whitespace() {
        let (square, column) = read_square(text, word, mends)?;
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

/// Reads the square at the beginning of a word, also with a large letter or with zeros before its number.
fn read_square<'t>(text: &str, word: &'t str, mends: &mut Vec<Mend>) -> Result<(Square, &'t str), ReadError> {
    let number = word.trim_start_matches('0');
    if number.len() < word.len() && number.starts_with(|sign: char| sign.is_ascii_digit()) {
        let (square, column) = turn::read_square(text, number)?;
        let found = &word[..word.len() - column.len()];
        tell(mends, Mend::new(text, found, mended_read(found, &number[..number.len() - column.len()])));
        return Ok((square, column));
    }
    let is_large = word.starts_with(|sign: char| sign.is_ascii_uppercase());
    let small = word.get(..2).filter(|_| is_large).map(str::to_ascii_lowercase);
    if let Some(name) = small
        && let Ok((square, "")) = turn::read_square(&name, &name)
    {
        let (found, column) = word.split_at(name.len());
        tell(mends, Mend::new(text, found, mended_read(found, name)));
        return Ok((square, column));
    }
    turn::read_square(text, word)
}
