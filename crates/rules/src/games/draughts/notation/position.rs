//! PDN position notation: `B:W21,22,K30:B1,2`, the seat to move and the squares of each, kings with a `K`.

use crate::notation::{ErrorKind, Format, ReadError};
use crate::seat::Seat;

use super::super::messages;
use super::super::position::{Piece, Position, PositionError};
use super::super::sites::{N_SQUARES, Square};
use super::turn;

/// White's pieces first, then Black's, each in the order of the numbers.
pub(super) const FEN: Format = Format("FEN");

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

fn seat_of(letter: char) -> Option<Seat> {
    [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self::letter(*seat) == letter)
}

/// Reads the lists in either order, allowing ranges such as `1-12`, spaces, and a full stop at the end.
pub(super) fn read(text: &str) -> Result<Position, ReadError> {
    let syntax = |fragment: &str, why| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let trimmed = text.trim();
    let trimmed = trimmed.strip_suffix('.').unwrap_or(trimmed).trim_end();
    let mut fields = trimmed.split(':').map(str::trim);
    let side = fields.next().unwrap_or_default();
    let Some(seat) = seat_of_word(side) else {
        return Err(syntax(side, messages::text_side(side)));
    };
    let mut items = Vec::new();
    let mut listed: Vec<Seat> = Vec::new();
    for field in fields {
        let mut signs = field.chars();
        let Some(owner) = signs.next().and_then(seat_of) else {
            return Err(syntax(field, messages::text_list(field)));
        };
        if listed.contains(&owner) {
            return Err(syntax(field, messages::text_two_lists(owner)));
        }
        listed.push(owner);
        read_list(text, signs.as_str().trim(), owner, &mut items)?;
    }
    if let Some(missing) = [Seat::SECOND, Seat::FIRST].into_iter().find(|seat| !listed.contains(seat)) {
        let end = &trimmed[trimmed.len()..];
        return Err(syntax(end, messages::text_no_list(missing)));
    }
    let mut pieces = [None; N_SQUARES];
    for item in &items {
        pieces[item.square.idx()] = Some(item.piece);
    }
    Position::new(pieces, seat).map_err(|error| locate(text, trimmed, &items, error))
}

fn seat_of_word(word: &str) -> Option<Seat> {
    let mut signs = word.chars();
    signs.next().and_then(seat_of).filter(|_| signs.as_str().is_empty())
}

/// A piece with the text that puts it on the board.
struct Item<'t> {
    text: &'t str,
    square: Square,
    piece: Piece,
}

fn read_list<'t>(text: &str, list: &'t str, seat: Seat, items: &mut Vec<Item<'t>>) -> Result<(), ReadError> {
    if list.is_empty() {
        return Ok(());
    }
    let syntax = |fragment: &str, why| Err(ReadError::new(ErrorKind::Syntax, text, fragment, why));
    for word in list.split(',').map(str::trim) {
        let (is_king, squares) = word.strip_prefix('K').map_or((false, word), |squares| (true, squares.trim_start()));
        let (first, last) = squares.split_once('-').unwrap_or((squares, squares));
        let [first, last] = [first, last].map(str::trim);
        if first.is_empty() || last.is_empty() {
            return syntax(word, messages::text_no_square());
        }
        let (first, last) = (turn::read_square(text, first)?, turn::read_square(text, last)?);
        if first > last {
            let why = messages::text_range(first.to_string(), last.to_string());
            return syntax(word, why);
        }
        for square in Square::all().filter(|square| (first..=last).contains(square)) {
            if items.iter().any(|known| known.square == square) {
                return syntax(word, messages::text_twice(square.to_string()));
            }
            items.push(Item { text: word, square, piece: Piece { seat, is_king } });
        }
    }
    Ok(())
}

/// Finds the fragment of the text that makes the position impossible.
fn locate(text: &str, lists: &str, items: &[Item<'_>], error: PositionError) -> ReadError {
    let illegal = |item: Option<&Item<'_>>, why| {
        ReadError::new(ErrorKind::Illegal, text, item.map_or(lists, |item| item.text), why)
    };
    match error {
        PositionError::Empty => illegal(None, messages::text_empty()),
        PositionError::Uncrowned { at } => {
            let item = items.iter().find(|item| item.square == at);
            illegal(item, messages::text_uncrowned(at.to_string()))
        }
        PositionError::TooManyPieces { seat, count } => {
            let item = items.iter().filter(|item| item.piece.seat == seat).nth(Position::PIECES);
            let why = messages::text_pieces(seat, count as i64, Position::PIECES as i64);
            illegal(item, why)
        }
    }
}
