//! PDN position notation: `B:W21,22,K30:B1,2`, the seat to move and the squares of each, kings with a `K`.
//!
//! Behind the lists there may be the counters of a server: `:H3:F21`, turns without progress and the number of the
//! move.

use crate::history::History;
use crate::messages::{mended_mark, mended_missing, mended_read};
use crate::notation::{ErrorKind, Format, Mend, ReadError};
use crate::plain::{self, Tolerance, tell};
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::super::position::{Piece, Position};
use super::super::setup::{LAST_MOVE, Setup};
use super::super::sites::{Square, crown_row, goes_down};
use super::super::{Draughts, messages};
use super::turn;

/// White's pieces first, then Black's, each in the order of the numbers.
pub(super) const FEN: Format = Format("FEN");

/// What position texts come with; a full stop at their end belongs to them.
const TOLERANCE: Tolerance = Tolerance { marks: &[',', ';'], tight: &[], is_small: false };

pub(super) fn write(pos: &Position) -> String {
    let list = |seat: Seat| {
        let pieces = Square::all().filter_map(|square| Some((square, pos.piece(square)?)));
        let own = pieces.filter(|(_, piece)| piece.seat == seat);
        let items: Vec<String> =
            own.map(|(square, piece)| format!("{}{square}", if piece.is_king { "K" } else { "" })).collect();
        format!("{}{}", letter(seat), items.join(","))
    };
    format!("{}:{}:{}", letter(pos.seat()), list(Seat::SECOND), list(Seat::FIRST))
}

const fn letter(seat: Seat) -> char {
    if seat.idx() == 0 { 'B' } else { 'W' }
}

/// The seat of a letter of either size.
fn seat_of(letter: char) -> Option<Seat> {
    [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self::letter(*seat) == letter.to_ascii_uppercase())
}

/// Reads the lists in either order, allowing ranges such as `1-12`, spaces, and a full stop at the end. What else can
/// mean one thing only is read and told: small letters, missing colons, surplus commas.
pub(super) fn read(rules: &Draughts, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    plain::read(text, TOLERANCE, mends, |text, mends| {
        let trimmed = text.trim();
        let trimmed = trimmed.strip_suffix('.').unwrap_or(trimmed).trim_end();
        let lists = trimmed.trim_end_matches('.').trim_end();
        if lists.len() < trimmed.len() {
            let surplus = &trimmed[trimmed.len() - 1..];
            tell(mends, Mend::new(text, surplus, mended_mark(surplus)));
        }
        let mut reader = Reader { text, mends, setup: Setup::EMPTY, items: Vec::new() };
        reader.read(lists)?;
        reader.crown();
        let Reader { setup, items, .. } = reader;
        let fragment = |part| {
            let item = match part {
                Part::Site(site) => items.iter().find(|item| item.square.site() == site),
                Part::Seat(seat) => items.iter().filter(|item| item.seat == seat).nth(Position::PIECES),
                Part::Field(_) | Part::Item(..) | Part::Whole => None,
            };
            item.map_or(lists, |item| item.text)
        };
        rules.arrange(&setup).map_err(|faults| SetupFault::first_in(faults, text, fragment))
    })
}

/// The text that puts a piece on the board.
struct Item<'t> {
    text: &'t str,
    square: Square,
    seat: Seat,
}

struct Reader<'t, 'm> {
    text: &'t str,
    mends: &'m mut Vec<Mend>,
    setup: Setup,
    items: Vec<Item<'t>>,
}

impl<'t> Reader<'t, '_> {
    fn syntax<T>(&self, fragment: &str, why: crate::Message) -> Result<T, ReadError> {
        Err(ReadError::new(ErrorKind::Syntax, self.text, fragment, why))
    }

    /// Tells what a fragment is read as.
    fn read_as(&mut self, fragment: &str, read: String) {
        tell(self.mends, Mend::new(self.text, fragment, mended_read(fragment, read)));
    }

    /// Tells that a colon is missing before a fragment.
    fn miss_colon(&mut self, before: &str) {
        tell(self.mends, Mend::new(self.text, &before[..0], mended_missing(":")));
    }

    fn read(&mut self, lists: &'t str) -> Result<(), ReadError> {
        let mut fields = lists.split(':').map(str::trim);
        let side = fields.next().unwrap_or_default();
        let first = self.read_side(lists, side)?;
        let fields: Vec<&str> = first.into_iter().chain(fields).collect();
        let mut listed: Vec<Seat> = Vec::new();
        let mut counters: Vec<char> = Vec::new();
        for field in fields.into_iter().flat_map(split_lists) {
            let is_glued = !lists[..offset(lists, field)].trim_end().ends_with(':');
            if is_glued {
                self.miss_colon(field);
            }
            let mut signs = field.chars();
            let sign = signs.next().unwrap_or_default();
            if let Some(owner) = seat_of(sign) {
                if listed.contains(&owner) {
                    return self.syntax(field, messages::text_two_lists(owner));
                }
                listed.push(owner);
                self.read_list(signs.as_str().trim(), owner)?;
            } else if matches!(sign, 'H' | 'h' | 'F' | 'f')
                && signs.as_str().trim().starts_with(|sign: char| sign.is_ascii_digit())
            {
                let counter = sign.to_ascii_uppercase();
                if counters.contains(&counter) {
                    return self.syntax(field, messages::text_count(field));
                }
                counters.push(counter);
                self.read_counter(field, counter, signs.as_str().trim())?;
            } else {
                return self.syntax(field, messages::text_list(field));
            }
        }
        if let Some(missing) = [Seat::SECOND, Seat::FIRST].into_iter().find(|seat| !listed.contains(seat)) {
            return self.syntax(&lists[lists.len()..], messages::text_no_list(missing));
        }
        let is_small = |sign: char| matches!(sign, 'b' | 'w' | 'k' | 'h' | 'f');
        // A word for the side has been told already.
        let is_word = side.len() > 1 && first.is_none();
        let letters = lists[if is_word { side.len() } else { 0 }..].trim_start_matches([':', ' ']);
        if letters.contains(is_small) {
            self.read_as(letters, letters.to_ascii_uppercase());
        }
        Ok(())
    }

    /// A man on its last row can only be a king (X11).
    fn crown(&mut self) {
        let is_uncrowned = |item: &&Item<'_>| {
            let is_man = self.setup.board[item.square.idx()].is_some_and(|piece| !piece.is_king);
            is_man && item.square.bit() & crown_row(goes_down(item.seat)) != 0
        };
        let uncrowned: Vec<(&str, Square)> =
            self.items.iter().filter(is_uncrowned).map(|item| (item.text, item.square)).collect();
        for (text, square) in uncrowned {
            self.setup.board[square.idx()].iter_mut().for_each(|piece| piece.is_king = true);
            tell(self.mends, Mend::new(self.text, text, mended_read(square.to_string(), format!("K{square}"))));
        }
    }

    /// Reads the side to move, and gives what is glued to it.
    fn read_side(&mut self, lists: &'t str, side: &'t str) -> Result<Option<&'t str>, ReadError> {
        let mut signs = side.chars();
        let seat = signs.next().and_then(seat_of);
        let rest = signs.as_str();
        let word = [("black", Seat::FIRST), ("white", Seat::SECOND)];
        let word = word.into_iter().find(|(word, _)| word.eq_ignore_ascii_case(side));
        let is_list = |list: &str| list.contains(|sign: char| sign.is_ascii_digit());
        if let (Some(seat), "") = (seat, rest) {
            self.setup.seat = seat;
            return Ok(None);
        }
        if let Some((_, seat)) = word {
            self.setup.seat = seat;
            self.read_as(side, letter(seat).to_string());
            return Ok(None);
        }
        let list = rest.trim_start_matches(is_gap);
        match seat {
            Some(seat) if list.starts_with(|sign| seat_of(sign).is_some()) && is_list(list) => {
                self.setup.seat = seat;
                Ok(Some(list))
            }
            // A list without a side before it: both could be to move.
            Some(_)
                if lists.contains(':')
                    && rest
                        .trim_start()
                        .starts_with(|sign: char| sign.is_ascii_digit() || matches!(sign, 'K' | 'k')) =>
            {
                let readings = [Seat::FIRST, Seat::SECOND].map(|seat| format!("{}:{lists}", letter(seat))).join("; ");
                let why = messages::text_ambiguous(readings);
                Err(ReadError::new(ErrorKind::Ambiguous, self.text, &side[..0], why))
            }
            _ => self.syntax(side, messages::text_side(side)),
        }
    }

    fn read_list(&mut self, list: &'t str, seat: Seat) -> Result<(), ReadError> {
        let mut start = 0;
        for raw in list.split(',').filter(|_| !list.is_empty()) {
            // The comma before a word; the one behind it for the first.
            let comma = if start > 0 { start - 1 } else { raw.len() };
            start += raw.len() + 1;
            let word = raw.trim();
            if word.is_empty() {
                let comma = &list[comma..=comma];
                tell(self.mends, Mend::new(self.text, comma, mended_mark(comma)));
                continue;
            }
            let king = word.strip_prefix(['K', 'k']);
            let (is_king, squares) = king.map_or((false, word), |squares| (true, squares.trim_start()));
            let (first, last) = squares.split_once('-').unwrap_or((squares, squares));
            let [first, last] = [first, last].map(str::trim);
            if first.is_empty() || last.is_empty() {
                return self.syntax(word, messages::text_no_square());
            }
            let (mut first, mut last) = (self.read_square(first)?, self.read_square(last)?);
            if first > last {
                (first, last) = (last, first);
                self.read_as(squares, format!("{first}-{last}"));
            }
            for square in Square::all().filter(|square| (first..=last).contains(square)) {
                if self.setup.board[square.idx()].is_some() {
                    return self.syntax(word, messages::text_twice(square.to_string()));
                }
                self.setup.board[square.idx()] = Some(Piece { seat, is_king });
                self.items.push(Item { text: word, square, seat });
            }
        }
        Ok(())
    }

    /// Reads a number, also with zeros before it.
    fn read_square(&mut self, word: &str) -> Result<Square, ReadError> {
        let number = word.trim_start_matches('0');
        let square = turn::read_square(self.text, if number.is_empty() { word } else { number })?;
        if number.len() < word.len() {
            self.read_as(word, number.to_owned());
        }
        Ok(square)
    }

    fn read_counter(&mut self, field: &str, counter: char, digits: &str) -> Result<(), ReadError> {
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.syntax(field, messages::text_count(field));
        }
        // Only a number too large for the type is none.
        let number = digits.parse().unwrap_or(u16::MAX);
        let number = if counter == 'F' { number.clamp(1, LAST_MOVE) } else { number };
        *if counter == 'F' { &mut self.setup.number } else { &mut self.setup.no_progress } = number;
        if number.to_string() != digits {
            self.read_as(field, format!("{counter}{number}"));
        }
        Ok(())
    }
}

/// Where a part of a text begins, in bytes.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}

/// What can stand between two lists in place of a colon.
fn is_gap(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | ';')
}

/// The lists of a field: behind a number the letter of a list begins the next one, although a colon is missing.
fn split_lists(field: &str) -> Vec<&str> {
    let mut lists = Vec::new();
    let mut start = 0;
    let mut last = None;
    for (at, sign) in field.char_indices() {
        let begins = seat_of(sign).is_some() || matches!(sign, 'H' | 'h' | 'F' | 'f');
        if begins && last.is_some_and(|last: char| last.is_ascii_digit()) {
            lists.push(field[start..at].trim_end_matches(is_gap));
            start = at;
        }
        if !is_gap(sign) {
            last = Some(sign);
        }
    }
    lists.push(&field[start..]);
    lists
}
