//! Notations for positions, steps and turns: which there are. Each has a file of its own.

mod gnu;
pub(super) mod position;
mod turn;
mod xgid;

use crate::history::History;
use crate::notation::{ErrorKind, Format, GameForm, Mend, Notation, ReadError};
use crate::plain::{self, Tolerance};
use crate::seat::Seat;

use super::checkers::SEATS;
use super::position::Position;
use super::{Backgammon, SINGLE_NUMBER, Step, TOURNAMENT, messages};

/// `8/5`, points as the player who moves counts them.
const POINTS: Format = Format("8/5");
/// `8/5`, `12A/9A`, points as they are called on the board. Only for readers' eyes.
const PRINTED: Format = Format("12A/9A");
/// A position ID and a match ID of GNU Backgammon.
const GNU_ID: Format = Format("GNU ID");
/// Plain words.
const LIST: Format = Format("list");
/// A position ID alone, as seen by the player on roll.
const POSITION_ID: Format = Format("POSITION ID");

/// What the points are called in a format of moves.
fn names(format: Format) -> turn::Names {
    if format == PRINTED { turn::PRINTED } else { turn::COUNTED }
}

impl Notation for Backgammon {
    const MOVES: &'static [Format] = &[POINTS];
    const SHOWN: [Format; 2] = [PRINTED, POINTS];
    const POSITIONS: &'static [Format] = &[GNU_ID, LIST];
    const FORMS: &'static [GameForm] = &[GameForm::Listing, GameForm::Mat];
    const BRIEF: Option<Format> = Some(POSITION_ID);
    /// Nobody else plays by BG-2.
    const TEXT_OPTIONS: &'static [(&'static str, &'static str)] = &[(SINGLE_NUMBER, TOURNAMENT)];

    fn write_step(&self, pos: &Position, step: Step, format: Format) -> String {
        turn::write_step(pos, step, names(format))
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(self, pos, text)
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], format: Format) -> String {
        turn::write_turn(self, pos, steps, names(format))
    }

    fn mend_turn(&self, pos: &Position, text: &str, _mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        turn::read_turn(self, pos, text)
    }

    fn write_position(&self, pos: &Position, _ledger: &History, format: Format) -> String {
        match format {
            LIST => position::write(pos),
            POSITION_ID => gnu::write_checkers(pos),
            _ => gnu::write(self, pos),
        }
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        plain::read(text, TOLERANCE, mends, |text, mends| {
            if position::is_meant(text) {
                return position::read(self, text, mends);
            }
            match xgid::body(text) {
                Some(body) => xgid::read(self, text, body, mends),
                None => gnu::read(self, text, mends),
            }
        })
    }
}

/// What position texts come with.
const TOLERANCE: Tolerance = Tolerance { marks: &['.', ',', ';'], tight: &[], is_small: false };

/// The names of the seats in texts.
pub(super) const NAMES: [&str; 2] = ["white", "black"];

/// The seat with a name, ignoring case.
pub(super) fn seat_of(word: &str) -> Option<Seat> {
    SEATS.into_iter().find(|seat| NAMES[seat.idx()].eq_ignore_ascii_case(word))
}

/// Two dice in one word, such as `31` or `3-1`.
pub(super) fn read_throw(whole: &str, word: &str) -> Result<[u8; 2], ReadError> {
    let face = |byte: u8| (b'1'..=b'6').contains(&byte).then(|| byte - b'0');
    let faces = match *word.as_bytes() {
        [one, other] | [one, b'-', other] => face(one).zip(face(other)),
        _ => None,
    };
    let fault = || ReadError::new(ErrorKind::Syntax, whole, word, messages::text_throw(word));
    faces.map(|(one, other)| [one, other]).ok_or_else(fault)
}
