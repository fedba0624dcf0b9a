//! Position notation: FEN, `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`.
//!
//! When writing, the fourth field names a square only if a pawn can be taken en passant there. When reading, it may
//! name the square behind any pawn that may have just advanced two squares; the two clocks at the end may be missing.
//! FENs come from many programs, so more is read, and what was mended is told: fields that are missing although they
//! can be one thing only, rights that are impossible, a move number 0.

use core::fmt;

use cozy_chess::{Color, File, Piece, Rank, Square};

use crate::history::History;
use crate::message::Message;
use crate::messages::{mended_missing, mended_read};
use crate::notation::{ErrorKind, Format, Mend, ReadError};
use crate::plain::{self, Tolerance, tell};
use crate::setup::{Arrange, Part, SetupFault};

use super::position::Position;
use super::setup::{self, CASTLING as CASTLING_FIELD, EN_PASSANT, LAST_MOVE, NUMBER, Setup};
use super::{Chess, color_of, messages, seat_of, sites};

/// Forsyth-Edwards notation.
pub(super) const FEN: Format = Format("FEN");

/// The letters of White's pieces in the order of [`Piece`]; Black's are lower case.
const PIECES: [char; Piece::NUM] = ['P', 'N', 'B', 'R', 'Q', 'K'];
/// The letters of the castling rights, White's first; king's side before queen's side.
const CASTLING: [char; 4] = ['K', 'Q', 'k', 'q'];
/// The same by the files of the rooks.
const ROOKS: [char; 4] = ['H', 'A', 'h', 'a'];
const NONE: &str = "-";
const COLORS: [&str; Color::NUM] = ["w", "b"];

/// What FENs come with.
const TOLERANCE: Tolerance = Tolerance { marks: &['.', ',', ';'], tight: &['/'], is_small: false };

pub(super) fn write(pos: &Position, history: &History) -> String {
    format!("{} {} {}", write_placement(pos), history.no_progress(), setup::number(pos, history))
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
        [rights.short.is_some(), rights.long.is_some()]
    });
    text.push_str(&write_castling(rights));
    text.push(' ');
    text.push_str(&pos.en_passant().map_or_else(|| NONE.to_owned(), |square| square.to_string()));
    text
}

/// The letters of the castling rights that there are.
fn write_castling(rights: impl IntoIterator<Item = bool>) -> String {
    let letters: String = CASTLING.into_iter().zip(rights).filter_map(|(letter, has)| has.then_some(letter)).collect();
    if letters.is_empty() { NONE.to_owned() } else { letters }
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

pub(super) fn read(rules: &Chess, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    plain::read(text, TOLERANCE, mends, |text, mends| read_plain(rules, text, mends))
}

fn read_plain(rules: &Chess, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    let fields = Fields::of(text, mends)?;
    let ranks = read_ranks(text, fields.placement)?;
    let mut setup = Setup::EMPTY;
    for (rank, rank_text) in Rank::ALL.into_iter().rev().zip(&ranks) {
        read_rank(text, rank, rank_text, &mut setup)?;
    }
    setup.seat = match fields.color {
        Some(field) => seat_of(read_color(text, field, mends)?),
        // White to move, unless Black is in check: then it can only be Black's move.
        None if setup.is_check(Color::Black) && !setup.is_check(Color::White) => seat_of(Color::Black),
        None => seat_of(Color::White),
    };
    match fields.castling {
        Some(field) => read_castling(text, field, &mut setup, mends)?,
        None => refuse_unsaid_castling(text, &fields, &setup)?,
    }
    fields.tell_missing(text, &setup, mends);
    if let Some(field) = fields.en_passant {
        read_en_passant(text, field, &mut setup, mends)?;
    }
    let clock = |nth: usize, least, most, why, mends: &mut Vec<Mend>| match fields.clocks.get(nth) {
        Some(field) => read_clock(text, field, (least, most), why, mends),
        None => Ok(least),
    };
    setup.no_progress = clock(0, 0, u16::MAX, messages::text_halfmove, mends)?;
    setup.number = clock(1, 1, LAST_MOVE, messages::text_fullmove, mends)?;
    let fragment = |part| match part {
        Part::Site(site) => {
            sites::square(site).map_or(fields.placement, |at| ranks[Rank::NUM - 1 - at.rank() as usize])
        }
        Part::Field(CASTLING_FIELD) => fields.castling.unwrap_or_default(),
        Part::Field(EN_PASSANT) => fields.en_passant.unwrap_or_default(),
        Part::Field(NUMBER) => fields.clocks.get(1).copied().unwrap_or_default(),
        Part::Seat(_) | Part::Field(_) | Part::Item(..) | Part::Whole => fields.placement,
    };
    rules.arrange(&setup).map_err(|faults| SetupFault::first_in(faults, text, fragment))
}

/// The fields of a text. Those behind the pieces may be missing, the last first.
struct Fields<'t> {
    placement: &'t str,
    color: Option<&'t str>,
    castling: Option<&'t str>,
    en_passant: Option<&'t str>,
    clocks: Vec<&'t str>,
}

impl<'t> Fields<'t> {
    fn of(text: &'t str, mends: &mut Vec<Mend>) -> Result<Fields<'t>, ReadError> {
        // In addresses the fields are separated by low lines.
        let is_joined = text.contains('_') && !text.trim().contains(char::is_whitespace);
        let is_blank = |sign: char| sign.is_whitespace() || is_joined && sign == '_';
        let all: Vec<&str> = text.split(is_blank).filter(|field| !field.is_empty()).collect();
        let end = &text[text.len()..];
        let mut rest = all.iter().copied().peekable();
        let Some(placement) = rest.next().filter(|placement| all.len() > 3 || placement.contains('/')) else {
            return fault(text, end, messages::text_fields());
        };
        let mut take = || rest.next_if(|field| !is_number(field));
        let (color, castling, en_passant) = (take(), take(), take());
        let clocks: Vec<&str> = rest.collect();
        if let Some(extra) = clocks.get(2) {
            return fault(text, extra, messages::text_fields());
        }
        if is_joined {
            let low_line = text.find('_').map_or(end, |at| &text[at..=at]);
            tell(mends, Mend::new(text, low_line, mended_read(low_line, " ")));
        }
        Ok(Fields { placement, color, castling, en_passant, clocks })
    }

    /// Tells what the missing fields are read as.
    fn tell_missing(&self, text: &str, setup: &Setup, mends: &mut Vec<Mend>) {
        let color = COLORS[color_of(setup.seat) as usize];
        let read = match (self.color, self.castling, self.en_passant) {
            (_, _, Some(_)) => return,
            (_, Some(_), None) => NONE.to_owned(),
            (Some(_), None, None) => format!("{NONE} {NONE}"),
            (None, _, None) => format!("{color} {NONE} {NONE}"),
        };
        let before = self.clocks.first().copied().unwrap_or(&text[text.len()..]);
        tell(mends, Mend::new(text, &before[..0], mended_missing(read)));
    }
}

/// Without a word on castling nobody may castle, if nobody can; else it can be read in two ways.
fn refuse_unsaid_castling(text: &str, fields: &Fields<'_>, setup: &Setup) -> Result<(), ReadError> {
    let rights = Color::ALL.into_iter().flat_map(|color| [0, 1].map(|side| setup.has_castling_pieces(color, side)));
    let letters = write_castling(rights);
    if letters == NONE {
        return Ok(());
    }
    let color = COLORS[color_of(setup.seat) as usize];
    let readings = format!("{color} {letters} {NONE}, {color} {NONE} {NONE}");
    let before = fields.clocks.first().copied().unwrap_or(&text[text.len()..]);
    Err(ReadError::new(ErrorKind::Ambiguous, text, &before[..0], messages::text_ambiguous(readings)))
}

fn fault<T>(text: &str, fragment: &str, why: Message) -> Result<T, ReadError> {
    Err(ReadError::new(ErrorKind::Syntax, text, fragment, why))
}

fn is_number(field: &str) -> bool {
    field.bytes().all(|byte| byte.is_ascii_digit())
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
            setup.board[Square::new(file, rank) as usize] = Some((piece, seat_of(color)));
        }
        n_squares += 1;
    }
    if n_squares == File::NUM {
        return Ok(());
    }
    let why = messages::text_squares(rank as i64 + 1, n_squares as i64);
    fault(text, rank_text, why)
}

/// Reads `w` and `b`, in letters of either size and as whole words.
fn read_color(text: &str, field: &str, mends: &mut Vec<Mend>) -> Result<Color, ReadError> {
    let names = COLORS.iter().zip(["white", "black"]);
    let mut known = names.map(|(letter, word)| [*letter, word]);
    let is_meant = |names: &[&str; 2]| names.iter().any(|name| name.eq_ignore_ascii_case(field));
    let Some(color) = known.position(|names| is_meant(&names)).and_then(Color::try_index) else {
        return fault(text, field, messages::text_side(field));
    };
    let written = COLORS[color as usize];
    if written != field {
        tell(mends, Mend::new(text, field, mended_read(field, written)));
    }
    Ok(color)
}

/// Reads the rights in any order, and by the files of the rooks; drops those that are impossible.
fn read_castling(text: &str, field: &str, setup: &mut Setup, mends: &mut Vec<Mend>) -> Result<(), ReadError> {
    if field == NONE {
        return Ok(());
    }
    let mut rights = [false; CASTLING.len()];
    let mut is_odd = false;
    for (idx, letter) in field.char_indices() {
        let nth = |letters: [char; 4]| letters.iter().position(|known| *known == letter);
        let Some(nth) = nth(CASTLING).or_else(|| nth(ROOKS)) else {
            let found = &field[idx..idx + letter.len_utf8()];
            return fault(text, found, messages::text_castling(found));
        };
        is_odd |= rights[nth] || CASTLING[nth] != letter;
        rights[nth] = true;
    }
    if is_odd {
        tell(mends, Mend::new(text, field, mended_read(field, write_castling(rights))));
    }
    let is_possible = |nth: usize| setup.has_castling_pieces(Color::ALL[nth / 2], nth % 2);
    let dropped: [bool; 4] = core::array::from_fn(|nth| rights[nth] && !is_possible(nth));
    if dropped != [false; 4] {
        tell(mends, Mend::new(text, field, messages::mended_castling(write_castling(dropped))));
    }
    for nth in 0..CASTLING.len() {
        setup.castling[nth / 2][nth % 2] = rights[nth] && !dropped[nth];
    }
    Ok(())
}

/// Reads the square behind a pawn; drops it where no pawn can have just gone over it.
fn read_en_passant(text: &str, field: &str, setup: &mut Setup, mends: &mut Vec<Mend>) -> Result<(), ReadError> {
    if field == NONE {
        return Ok(());
    }
    let name = field.to_ascii_lowercase();
    let Ok(square) = name.parse() else { return fault(text, field, messages::text_square(field)) };
    setup.en_passant = Some(square);
    if setup.en_passant_fault().is_some() {
        tell(mends, Mend::new(text, field, messages::mended_en_passant(field)));
        setup.en_passant = None;
    } else if name != field {
        tell(mends, Mend::new(text, field, mended_read(field, name)));
    }
    Ok(())
}

/// Reads a clock; a number outside its limits becomes the next one within.
fn read_clock(
    text: &str,
    field: &str,
    (least, most): (u16, u16),
    why: fn(u16) -> Message,
    mends: &mut Vec<Mend>,
) -> Result<u16, ReadError> {
    if !is_number(field) {
        return fault(text, field, why(most));
    }
    // Only a number too large for the type is none.
    let number = field.parse().unwrap_or(u16::MAX).clamp(least, most);
    let written = number.to_string();
    if written != field {
        tell(mends, Mend::new(text, field, mended_read(field, written)));
    }
    Ok(number)
}
