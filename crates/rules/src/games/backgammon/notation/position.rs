//! Position notation in plain words: `white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white`.
//!
//! Each side's checkers follow the places as that side counts them, from `bar` down to `off`. Then comes the cube if it
//! was taken, as `cube 4 black`, and last what is to be done: `opening`, `roll white`, `doubled white` (who has
//! doubled), `dice 31 white` (who has thrown and not yet moved), `won white`.

use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};
use crate::seat::Seat;

use super::super::Backgammon;
use super::super::checkers::{Checkers, Point, SEATS};
use super::super::messages;
use super::super::notation::{self, CheckersFault, NAMES};
use super::super::position::{Cube, Position, PositionError, Stage};
use super::turn;

const CUBE: &str = "cube";
const OPENING: &str = "opening";
const ROLL: &str = "roll";
const DOUBLED: &str = "doubled";
const DICE: &str = "dice";
const WON: &str = "won";

pub(in super::super) fn write(pos: &Position) -> String {
    let name = |seat: Seat| NAMES[seat.idx()];
    let mut words: Vec<String> = Vec::new();
    for seat in SEATS {
        words.push(name(seat).to_owned());
        let places = Point::all().rev().map(|at| (at, pos.checkers.count(seat, at)));
        words.extend(places.filter(|(_, n)| *n > 0).map(|(at, n)| format!("{at}:{n}")));
    }
    if let Some(owner) = pos.cube.owner() {
        words.push(format!("{CUBE} {} {}", pos.cube.score(), name(owner)));
    }
    let seat = name(pos.seat);
    words.push(match pos.stage {
        Stage::Opening => OPENING.to_owned(),
        Stage::Before | Stage::Throw => format!("{ROLL} {seat}"),
        Stage::Doubled => format!("{DOUBLED} {seat}"),
        Stage::Moving(dice) => format!("{DICE} {}{} {seat}", dice.faces()[0], dice.faces()[1]),
        Stage::Over => format!("{WON} {seat}"),
    });
    words.join(" ")
}

/// Whether a text looks like plain words rather than an ID.
pub(super) fn is_meant(text: &str) -> bool {
    text.split_whitespace().next().is_none_or(|word| notation::seat_of(word).is_some())
}

/// Reads the sides in either order and ignores case.
pub(super) fn read(rules: &Backgammon, text: &str) -> Result<Position, ReadError> {
    let mut words = Words { text, rest: text };
    let mut items = Vec::new();
    let mut sides = [None; 2];
    while let Some(seat) = notation::seat_of(words.peek()) {
        let header = words.next();
        if sides[seat.idx()].is_some() {
            let why = messages::text_two_sides(seat);
            return Err(words.syntax(header, why));
        }
        let mut last = header;
        while words.peek().contains(':') {
            last = words.next();
            items.push(read_item(text, last, seat, &items)?);
        }
        sides[seat.idx()] = Some(words.between(header, last));
    }
    if let Some(missing) = SEATS.into_iter().find(|seat| sides[seat.idx()].is_none()) {
        let found = words.peek();
        let why = messages::text_no_side(missing);
        return Err(words.syntax(found, why));
    }
    let checkers = checkers(text, &sides, &items)?;
    let (cube, cube_text) = read_cube(&mut words)?;
    let (seat, stage, stage_text) = read_stage(rules, &mut words, checkers, cube)?;
    let extra = words.peek();
    if !extra.is_empty() {
        return Err(words.syntax(extra, messages::text_word(extra)));
    }
    let pos = Position { checkers, seat, stage, cube };
    let fault = |error| {
        let is_cube = error == PositionError::NoCube && !cube_text.is_empty();
        let fragment = if is_cube { cube_text } else { stage_text };
        ReadError::new(ErrorKind::Illegal, text, fragment, notation::reason(&pos, error))
    };
    rules.admit(pos).map_err(fault)
}

/// The checkers on one place, with the text that puts them there.
struct Item<'t> {
    text: &'t str,
    seat: Seat,
    at: Point,
    n: u8,
}

fn read_item<'t>(text: &str, word: &'t str, seat: Seat, known: &[Item<'_>]) -> Result<Item<'t>, ReadError> {
    let syntax = |fragment: &str, why: Message| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let (place, number) = word.split_once(':').unwrap_or((word, ""));
    let at = turn::read_place(text, place)?;
    if known.iter().any(|item| (item.seat, item.at) == (seat, at)) {
        return Err(syntax(word, messages::text_twice(seat, place)));
    }
    // Only the canonical form.
    let n = number.parse::<u8>().ok().filter(|n| (1..=Checkers::EACH).contains(n) && n.to_string() == number);
    let no_number = || syntax(number, messages::text_number(number, Checkers::EACH));
    Ok(Item { text: word, seat, at, n: n.ok_or_else(no_number)? })
}

fn checkers(text: &str, sides: &[Option<&str>; 2], items: &[Item<'_>]) -> Result<Checkers, ReadError> {
    let mut places = [[0; Point::N]; 2];
    for item in items {
        places[item.seat.idx()][item.at.idx()] = item.n;
    }
    notation::objection(&places).map_err(|(fault, why)| {
        let fragment = match fault {
            CheckersFault::Side(seat) => sides[seat.idx()],
            CheckersFault::Shared(at) => {
                let is_there = |item: &&Item<'_>| item.at == if item.seat == SEATS[0] { at } else { at.opposite() };
                items.iter().rfind(is_there).map(|item| item.text)
            }
            CheckersFault::Both => None,
        };
        ReadError::new(ErrorKind::Illegal, text, fragment.unwrap_or(text), why)
    })
}

/// The cube and the text that states it, empty where there is none.
fn read_cube<'t>(words: &mut Words<'t>) -> Result<(Cube, &'t str), ReadError> {
    if !words.peek().eq_ignore_ascii_case(CUBE) {
        return Ok((Cube::START, ""));
    }
    let header = words.next();
    let value = words.next();
    let log2 = (0..=Cube::MOST_LOG2).find(|log2| (1_u8 << log2).to_string() == value);
    let no_value = || words.syntax(value, messages::text_cube_value(value));
    let log2 = log2.ok_or_else(no_value)?;
    // A cube of value 1 is in the middle.
    let owner = if log2 > 0 { Some(words.next_seat()?) } else { None };
    let cube = Cube::new(log2, owner).expect("it has an owner when it is worth more than 1");
    Ok((cube, words.since(header)))
}

/// What is to be done and by whom, with the text that says so.
fn read_stage<'t>(
    rules: &Backgammon,
    words: &mut Words<'t>,
    checkers: Checkers,
    cube: Cube,
) -> Result<(Seat, Stage, &'t str), ReadError> {
    let word = words.next();
    let (seat, stage) = match word.to_ascii_lowercase().as_str() {
        OPENING => (Seat::FIRST, Stage::Opening),
        ROLL => {
            let seat = words.next_seat()?;
            (seat, rules.on_roll(checkers, seat, cube).stage)
        }
        DOUBLED => (words.next_seat()?, Stage::Doubled),
        DICE => {
            let throw = words.next();
            let faces = notation::read_throw(words.text, throw)?;
            let seat = words.next_seat()?;
            let no_dice = || words.syntax(throw, messages::text_throw(throw));
            (seat, Stage::Moving(notation::dice(checkers, seat, cube, faces).ok_or_else(no_dice)?))
        }
        WON => (words.next_seat()?, Stage::Over),
        _ => return Err(words.syntax(word, messages::text_stage(word))),
    };
    Ok((seat, stage, words.since(word)))
}

/// The words of a text, in order.
struct Words<'t> {
    text: &'t str,
    rest: &'t str,
}

impl<'t> Words<'t> {
    /// The next word; empty at the end.
    fn peek(&self) -> &'t str {
        let rest = self.rest.trim_start();
        rest.split_whitespace().next().unwrap_or(&self.text[self.text.len()..])
    }

    fn next(&mut self) -> &'t str {
        let word = self.peek();
        self.rest = &self.text[end_of(self.text, word)..];
        word
    }

    fn next_seat(&mut self) -> Result<Seat, ReadError> {
        let word = self.next();
        notation::seat_of(word).ok_or_else(|| self.syntax(word, messages::text_seat(word)))
    }

    /// The text from the beginning of a word to what follows it.
    fn since(&self, word: &'t str) -> &'t str {
        let end = self.text.len() - self.rest.len();
        &self.text[end_of(self.text, word) - word.len()..end]
    }

    /// The text from the beginning of a word to the end of another.
    fn between(&self, word: &'t str, last: &'t str) -> &'t str {
        &self.text[end_of(self.text, word) - word.len()..end_of(self.text, last)]
    }

    fn syntax(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Syntax, self.text, fragment, why)
    }
}

/// Where a word of a text ends, in bytes.
fn end_of(text: &str, word: &str) -> usize {
    word.as_ptr() as usize - text.as_ptr() as usize + word.len()
}
