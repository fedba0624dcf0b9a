//! Position notation in plain words: `white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white`.
//!
//! Each side's checkers follow the places as that side counts them, from `bar` down to `off`. Then comes the cube if it
//! was taken, as `cube 4 black`, and last what is to be done: `opening`, `roll white`, `doubled white` (who has
//! doubled), `dice 31 white` (who has thrown and not yet moved), `won white`.

use crate::history::History;
use crate::message::Message;
use crate::messages::mended_read;
use crate::notation::{ErrorKind, Mend, ReadError};
use crate::plain::tell;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::super::checkers::{Checkers, Point, SEATS};
use super::super::notation::{self, NAMES};
use super::super::position::{Cube, Position, Stage};
use super::super::setup::{self, Setup, SetupStage};
use super::super::{Backgammon, messages, sites};
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
pub(super) fn read(rules: &Backgammon, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    let mut words = Words { text, rest: text };
    let mut items = Vec::new();
    let mut sides = [None; 2];
    let mut places = [[0; Point::N]; 2];
    while let Some(seat) = notation::seat_of(words.peek()) {
        let header = words.next();
        if sides[seat.idx()].is_some() {
            let why = messages::text_two_sides(seat);
            return Err(words.syntax(header, why));
        }
        let mut last = header;
        while words.peek().contains(':') {
            last = words.next();
            let item = read_item(text, last, seat, &items, mends)?;
            places[seat.idx()][item.at.idx()] = item.n;
            items.push(item);
        }
        sides[seat.idx()] = Some(words.between(header, last));
    }
    if let Some(missing) = SEATS.into_iter().find(|seat| sides[seat.idx()].is_none()) {
        let found = words.peek();
        let why = messages::text_no_side(missing);
        return Err(words.syntax(found, why));
    }
    let (cube_log2, cube_owner, cube_text) = read_cube(&mut words)?;
    let (seat, stage, stage_text) = read_stage(&mut words)?;
    let extra = words.peek();
    if !extra.is_empty() {
        return Err(words.syntax(extra, messages::text_word(extra)));
    }
    let setup = Setup { places, cube_log2, cube_owner, seat, stage };
    let fragment = |part| match part {
        Part::Seat(seat) => sides[seat.idx() & 1].unwrap_or(text),
        Part::Site(site) => {
            let is_there = |item: &&Item<'_>| sites::site(item.seat, item.at) == site;
            items.iter().rfind(is_there).map_or(text, |item| item.text)
        }
        Part::Field(setup::CUBE) => cube_text,
        Part::Field(_) | Part::Item(..) => stage_text,
        Part::Whole => text,
    };
    rules.arrange(&setup).map_err(|faults| SetupFault::first_in(faults, text, fragment))
}

/// The checkers on one place, with the text that puts them there.
struct Item<'t> {
    text: &'t str,
    seat: Seat,
    at: Point,
    n: u8,
}

fn read_item<'t>(
    text: &str,
    word: &'t str,
    seat: Seat,
    known: &[Item<'_>],
    mends: &mut Vec<Mend>,
) -> Result<Item<'t>, ReadError> {
    let syntax = |fragment: &str, why: Message| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let (place, number) = word.split_once(':').unwrap_or((word, ""));
    let place = without_zeros(text, place, mends);
    let at = turn::read_place(text, place)?;
    if known.iter().any(|item| (item.seat, item.at) == (seat, at)) {
        return Err(syntax(word, messages::text_twice(seat, place)));
    }
    let digits = without_zeros(text, number, mends);
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    let n = digits.parse::<u8>().ok().filter(|n| is_number && (1..=Checkers::EACH).contains(n));
    let no_number = || syntax(number, messages::text_number(number, Checkers::EACH));
    Ok(Item { text: word, seat, at, n: n.ok_or_else(no_number)? })
}

/// A number without the zeros before it.
fn without_zeros<'t>(text: &str, number: &'t str, mends: &mut Vec<Mend>) -> &'t str {
    let rest = number.trim_start_matches('0');
    if rest.len() == number.len() || !rest.starts_with(|sign: char| sign.is_ascii_digit()) {
        return number;
    }
    tell(mends, Mend::new(text, number, mended_read(number, rest)));
    rest
}

/// The cube and the text that states it, empty where there is none.
fn read_cube<'t>(words: &mut Words<'t>) -> Result<(u8, Option<Seat>, &'t str), ReadError> {
    if !words.peek().eq_ignore_ascii_case(CUBE) {
        return Ok((0, None, ""));
    }
    let header = words.next();
    let value = words.next();
    let log2 = (0..=Cube::MOST_LOG2).find(|log2| (1_u8 << log2).to_string() == value);
    let no_value = || words.syntax(value, messages::text_cube_value(value));
    let log2 = log2.ok_or_else(no_value)?;
    // A cube of value 1 is in the middle.
    let owner = if log2 > 0 { Some(words.next_seat()?) } else { None };
    Ok((log2, owner, words.since(header)))
}

/// What is to be done and by whom, with the text that says so.
fn read_stage<'t>(words: &mut Words<'t>) -> Result<(Seat, SetupStage, &'t str), ReadError> {
    let word = words.next();
    let (seat, stage) = match word.to_ascii_lowercase().as_str() {
        OPENING => (Seat::FIRST, SetupStage::Opening),
        ROLL => (words.next_seat()?, SetupStage::Roll),
        DOUBLED => (words.next_seat()?, SetupStage::Doubled),
        DICE => {
            let throw = words.next();
            let faces = notation::read_throw(words.text, throw)?;
            (words.next_seat()?, SetupStage::Dice(faces))
        }
        WON => (words.next_seat()?, SetupStage::Won),
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
