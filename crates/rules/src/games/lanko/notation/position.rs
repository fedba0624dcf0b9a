//! Position notation (LANKO-14): `S 43:wp 47:wb 8:bb first`, `N W:wb 20:bp passes=2`.

use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};
use crate::seat::Seat;

use super::super::board::{Board, Square, SquareKind};
use super::super::messages;
use super::super::pieces::{Man, Rank};
use super::super::position::{LAST_PASS, Position};

/// The letters of the seats in the order of play: South, West, North, East.
pub const SEATS: [&str; Seat::MAX] = ["S", "W", "N", "E"];
const FIRST: &str = "first";
const PASSES: &str = "passes=";

pub(super) fn write(board: &Board, pos: &Position) -> String {
    let mut text = SEATS[pos.seat().idx()].to_owned();
    for square in board.squares() {
        if let Some(man) = pos.man(square) {
            text.extend([" ", board.label(square), ":", man.text()]);
        }
    }
    if pos.first {
        text.extend([" ", FIRST]);
    }
    if pos.passes > 0 {
        text.extend([" ", PASSES, &pos.passes.to_string()]);
    }
    text
}

pub(super) fn read(board: &Board, pawn_first: bool, text: &str) -> Result<Position, ReadError> {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or(&text[text.len()..]);
    let Some(seat) = SEATS.iter().position(|name| *name == first).and_then(Seat::new) else {
        return Err(ReadError::new(ErrorKind::Syntax, text, first, messages::text_seat(first)));
    };
    let mut pos = Position::empty(seat);
    let mut count = Count { board, left: left(board) };
    let mut is_tail = false;
    for word in words {
        let fault = |fault, why| Err(ReadError::new(fault, text, word, why));
        if let Some((label, man)) = word.split_once(':') {
            if is_tail {
                return fault(ErrorKind::Syntax, messages::text_piece_late(word));
            }
            let (square, man) = read_piece(board, text, label, man)?;
            if pos.man(square).is_some() {
                return fault(ErrorKind::Syntax, messages::text_twice(label));
            }
            if let Some(why) = count.objection(square, man) {
                return fault(ErrorKind::Illegal, why);
            }
            pos.put(square, man);
            continue;
        }
        is_tail = true;
        let objection = if word == FIRST {
            read_first(&mut pos, pawn_first)
        } else if let Some(number) = word.strip_prefix(PASSES) {
            read_passes(&mut pos, number)
        } else {
            return fault(ErrorKind::Syntax, messages::text_word(word));
        };
        if let Some(why) = objection {
            return fault(ErrorKind::Illegal, why);
        }
    }
    if pos.occupied() == 0 {
        return Err(ReadError::new(ErrorKind::Illegal, text, &text[text.len()..], messages::text_empty()));
    }
    Ok(pos)
}

fn read_piece(board: &Board, text: &str, label: &str, man: &str) -> Result<(Square, Man), ReadError> {
    let syntax = |fragment: &str, why: Message| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let no_square = || syntax(label, messages::text_square(label));
    let no_piece = || syntax(man, messages::text_piece(man));
    let square = board.find(label).ok_or_else(no_square)?;
    let man = Man::read(man).ok_or_else(no_piece)?;
    Ok((square, man))
}

/// LANKO-2: only S begins, and only on boards where the first move must be a pawn's.
fn read_first(pos: &mut Position, pawn_first: bool) -> Option<Message> {
    if !pawn_first || pos.seat() != Seat::FIRST || pos.first || pos.passes > 0 {
        return Some(messages::text_first());
    }
    pos.first = true;
    None
}

fn read_passes(pos: &mut Position, number: &str) -> Option<Message> {
    // Only the canonical form: equal positions have equal texts.
    let passes = number.parse::<u8>().ok().filter(|n| (1..=LAST_PASS).contains(n) && n.to_string() == number);
    match passes {
        Some(passes) if !pos.first && pos.passes == 0 => {
            pos.passes = passes;
            None
        }
        _ => Some(messages::text_passes(LAST_PASS)),
    }
}

/// The pieces of each colour and rank at the start.
fn left(board: &Board) -> [[u8; 3]; 2] {
    let mut left = [[0; 3]; 2];
    for Man { colour, rank } in board.squares().filter_map(|square| board.first_man(square)) {
        left[colour as usize][rank as usize] += 1;
    }
    left
}

/// The pieces that may still be put on the board.
struct Count<'b> {
    board: &'b Board,
    left: [[u8; 3]; 2],
}

impl Count<'_> {
    /// Why a piece cannot be on a square; otherwise counts it.
    fn objection(&mut self, square: Square, man: Man) -> Option<Message> {
        let Man { colour, rank } = man;
        let at = self.board.label(square);
        match self.board.kind(square) {
            SquareKind::Middle if rank == Rank::Pawn => return Some(messages::text_pawn_inside(at)),
            // Only the pawns that start there: no piece can step onto a standby square.
            SquareKind::Standby if self.board.first_man(square) != Some(man) => {
                return Some(messages::text_standby(at));
            }
            _ => {}
        }
        let left = &mut self.left[colour as usize][rank as usize];
        if *left == 0 {
            let most = self::left(self.board)[colour as usize][rank as usize];
            let kind = crate::view::Kind(rank as u8);
            return Some(messages::text_too_many(colour.seat(), kind, most));
        }
        *left -= 1;
        None
    }
}
