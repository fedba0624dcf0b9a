//! Position notation (LANKO-14): `S 43:wp 47:wb 8:bb first`, `N W:wb 20:bp passes=2`.

use crate::history::History;
use crate::message::Message;
use crate::messages::{mended_mark, mended_read};
use crate::notation::{ErrorKind, Mend, ReadError};
use crate::plain::{self, Tolerance, tell};
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::super::board::{Board, Square};
use super::super::pieces::Man;
use super::super::position::{LAST_PASS, Position};
use super::super::setup::{self, Setup};
use super::super::{Lanko, messages};

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

/// What position texts come with.
const TOLERANCE: Tolerance = Tolerance { marks: &['.', ',', ';'], tight: &[], is_small: false };

/// Reads letters of either size, as their size has no meaning here.
pub(super) fn read(rules: &Lanko, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    plain::read(text, TOLERANCE, mends, |text, mends| read_plain(rules, text, mends))
}

/// Where the parts of a set-up are written.
struct Places<'t> {
    end: &'t str,
    men: Vec<(Square, &'t str)>,
    first: Option<&'t str>,
    passes: Option<&'t str>,
}

impl<'t> Places<'t> {
    fn of(&self, part: Part) -> &'t str {
        let place = match part {
            Part::Site(site) => self.men.iter().find(|(square, _)| square.site() == site).map(|(_, word)| *word),
            Part::Field(setup::FIRST) => self.first,
            Part::Field(setup::PASSES) => self.passes,
            Part::Seat(_) | Part::Field(_) | Part::Item(..) | Part::Whole => None,
        };
        place.unwrap_or(self.end)
    }
}

fn read_plain(rules: &Lanko, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or(&text[text.len()..]);
    let Some(seat) = SEATS.iter().position(|name| name.eq_ignore_ascii_case(first)).and_then(Seat::new) else {
        return Err(ReadError::new(ErrorKind::Syntax, text, first, messages::text_seat(first)));
    };
    read_as(text, first, SEATS[seat.idx()], mends);
    let mut setup = Setup::empty(seat);
    let mut places = Places { end: &text[text.len()..], men: Vec::new(), first: None, passes: None };
    for whole in words {
        let word = whole.trim_end_matches([',', ';']);
        if word.len() < whole.len() {
            let mark = &whole[word.len()..=word.len()];
            tell(mends, Mend::new(text, mark, mended_mark(mark)));
        }
        let fault = |fault, why| Err(ReadError::new(fault, text, word, why));
        let (is_first, is_passes) = (places.first.is_some(), places.passes.is_some());
        if let Some((label, man)) = split_piece(rules.board(), word) {
            if is_first || is_passes {
                return fault(ErrorKind::Syntax, messages::text_piece_late(word));
            }
            let (square, man) = read_piece(rules.board(), text, label, man)?;
            if setup.men.insert(square.site(), man).is_some() {
                return fault(ErrorKind::Syntax, messages::text_twice(rules.board().label(square)));
            }
            let written = format!("{}:{}", rules.board().label(square), man.text());
            read_as(text, word, &written, mends);
            places.men.push((square, word));
        } else if word.eq_ignore_ascii_case(FIRST) {
            if is_first || is_passes {
                return fault(ErrorKind::Illegal, messages::text_first());
            }
            read_as(text, word, FIRST, mends);
            (setup.first, places.first) = (true, Some(word));
        } else if let Some((_, number)) = split_passes(word) {
            // No passes at all need no word.
            let passes = number.parse().ok().filter(|passes| *passes > 0 && !number.starts_with('+'));
            let Some(passes) = passes.filter(|_| !is_passes) else {
                return fault(ErrorKind::Illegal, messages::text_passes(LAST_PASS));
            };
            read_as(text, word, &format!("{PASSES}{passes}"), mends);
            (setup.passes, places.passes) = (passes, Some(word));
        } else {
            return fault(ErrorKind::Syntax, messages::text_word(word));
        }
    }
    rules.arrange(&setup).map_err(|faults| SetupFault::first_in(faults, text, |part| places.of(part)))
}

/// Tells what a word is read as, if it is written otherwise.
fn read_as(text: &str, word: &str, written: &str, mends: &mut Vec<Mend>) {
    if word != written {
        tell(mends, Mend::new(text, word, mended_read(word, written)));
    }
}

/// The square and the piece of a word such as `47:wb`, or `47wb`.
fn split_piece<'t>(board: &Board, word: &'t str) -> Option<(&'t str, &'t str)> {
    word.split_once(':').or_else(|| {
        let (label, man) = word.split_at_checked(word.len().checked_sub(2)?)?;
        (find(board, label).is_some() && read_man(man).is_some()).then_some((label, man))
    })
}

fn split_passes(word: &str) -> Option<(&str, &str)> {
    let (name, number) = word.split_at_checked(PASSES.len())?;
    name.eq_ignore_ascii_case(PASSES).then_some((name, number))
}

/// The square with a label, in letters of either size or with zeros before its number.
fn find(board: &Board, label: &str) -> Option<Square> {
    board.find(&label.trim_start_matches('0').to_ascii_uppercase())
}

fn read_man(text: &str) -> Option<Man> {
    Man::read(&text.to_ascii_lowercase())
}

fn read_piece(board: &Board, text: &str, label: &str, man: &str) -> Result<(Square, Man), ReadError> {
    let syntax = |fragment: &str, why: Message| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let no_square = || syntax(label, messages::text_square(label));
    let no_piece = || syntax(man, messages::text_piece(man));
    let square = find(board, label).ok_or_else(no_square)?;
    Ok((square, read_man(man).ok_or_else(no_piece)?))
}
