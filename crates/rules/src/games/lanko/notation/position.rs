//! Position notation (LANKO-14): `S 43:wp 47:wb 8:bb first`, `N W:wb 20:bp passes=2`.

use crate::notation::{ErrorKind, ReadError};
use crate::say::{Arg, Say};
use crate::seat::Seat;

use super::super::board::{Board, Square, SquareKind};
use super::super::position::{LAST_PASS, Man, Position, Rank};

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
        return Err(ReadError::new(ErrorKind::Syntax, text, first, Say::new("lanko-text-seat").text("found", first)));
    };
    let mut pos = Position::empty(seat);
    let mut count = Count { board, left: left(board) };
    let mut is_tail = false;
    for word in words {
        let fault = |fault, why| Err(ReadError::new(fault, text, word, why));
        if let Some((label, man)) = word.split_once(':') {
            if is_tail {
                return fault(ErrorKind::Syntax, Say::new("lanko-text-piece-late").text("found", word));
            }
            let (square, man) = read_piece(board, text, label, man)?;
            if pos.man(square).is_some() {
                return fault(ErrorKind::Syntax, Say::new("lanko-text-twice").text("at", label));
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
            return fault(ErrorKind::Syntax, Say::new("lanko-text-word").text("found", word));
        };
        if let Some(why) = objection {
            return fault(ErrorKind::Illegal, why);
        }
    }
    if pos.occupied() == 0 {
        return Err(ReadError::new(ErrorKind::Illegal, text, &text[text.len()..], Say::new("lanko-text-empty")));
    }
    Ok(pos)
}

fn read_piece(board: &Board, text: &str, label: &str, man: &str) -> Result<(Square, Man), ReadError> {
    let syntax = |fragment: &str, why: Say| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let no_square = || syntax(label, Say::new("lanko-text-square").text("found", label));
    let no_piece = || syntax(man, Say::new("lanko-text-piece").text("found", man));
    let square = board.find(label).ok_or_else(no_square)?;
    let man = Man::read(man).ok_or_else(no_piece)?;
    Ok((square, man))
}

/// LANKO-2: only S begins, and only on boards where the first move must be a pawn's.
fn read_first(pos: &mut Position, pawn_first: bool) -> Option<Say> {
    if !pawn_first || pos.seat() != Seat::FIRST || pos.first || pos.passes > 0 {
        return Some(Say::new("lanko-text-first").under("LANKO-2"));
    }
    pos.first = true;
    None
}

fn read_passes(pos: &mut Position, number: &str) -> Option<Say> {
    // Only the canonical form: equal positions have equal texts.
    let passes = number.parse::<u8>().ok().filter(|n| (1..=LAST_PASS).contains(n) && n.to_string() == number);
    match passes {
        Some(passes) if !pos.first && pos.passes == 0 => {
            pos.passes = passes;
            None
        }
        _ => Some(Say::new("lanko-text-passes").number("most", LAST_PASS).under("LANKO-14")),
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
    fn objection(&mut self, square: Square, man: Man) -> Option<Say> {
        let Man { colour, rank } = man;
        let at = |key| Some(Say::new(key).text("at", self.board.label(square)));
        match self.board.kind(square) {
            SquareKind::Middle if rank == Rank::Pawn => return at("lanko-text-pawn-inside"),
            // Only the pawns that start there: no piece can step onto a standby square.
            SquareKind::Standby if self.board.first_man(square) != Some(man) => return at("lanko-text-standby"),
            _ => {}
        }
        let left = &mut self.left[colour as usize][rank as usize];
        if *left == 0 {
            let most = self::left(self.board)[colour as usize][rank as usize];
            let kind = Arg::Kind(crate::view::Kind(rank as u8));
            return Some(
                Say::new("lanko-text-too-many")
                    .with("seat", Arg::Team(colour.seat()))
                    .with("kind", kind)
                    .number("most", most),
            );
        }
        *left -= 1;
        None
    }
}
