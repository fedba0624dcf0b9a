//! Notations for positions, steps and turns: which there are. Each has a file of its own.

mod gnu;
pub(super) mod position;
mod turn;

use crate::history::History;
use crate::message::Message;
use crate::notation::{ErrorKind, Format, GameForm, Mend, Notation, ReadError};
use crate::seat::Seat;

use super::checkers::{Checkers, CheckersError, Point, SEATS};
use super::messages;
use super::position::{Cube, Dice, Position, PositionError};
use super::{Backgammon, Step};

/// `8/5`, points as the player who moves counts them.
const POINTS: Format = Format("8/5");
/// A position ID and a match ID of GNU Backgammon.
const GNU_ID: Format = Format("GNU ID");
/// Plain words.
const LIST: Format = Format("list");
/// A position ID alone, as seen by the player on roll.
const POSITION_ID: Format = Format("POSITION ID");

impl Notation for Backgammon {
    const MOVES: &'static [Format] = &[POINTS];
    const POSITIONS: &'static [Format] = &[GNU_ID, LIST];
    const FORMS: &'static [GameForm] = &[GameForm::Listing, GameForm::Mat];
    const BRIEF: Option<Format> = Some(POSITION_ID);

    fn write_step(&self, pos: &Position, step: Step, _format: Format) -> String {
        turn::write_step(pos, step)
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(self, pos, text)
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], _format: Format) -> String {
        turn::write_turn(self, pos, steps)
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

    fn mend_position(&self, text: &str, _mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        let pos = if position::is_meant(text) { position::read(self, text)? } else { gnu::read(self, text)? };
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

/// The throw in a text: a lower number first can only be White's die when Black begins the game.
pub(super) fn dice(checkers: Checkers, seat: Seat, cube: Cube, [one, other]: [u8; 2]) -> Option<Dice> {
    let may_be_first = checkers == Checkers::start() && cube == Cube::START && seat == Seat::SECOND;
    let opening = if may_be_first && one < other { Dice::opening(one, other) } else { None };
    opening.or(Dice::thrown(one, other))
}

/// Why an arrangement of checkers is impossible; `None` when it is possible. Two closed homes with checkers of both
/// sides before them would never open again.
pub(super) fn objection(places: &[[u8; Point::N]; 2]) -> Result<Checkers, (CheckersFault, Message)> {
    let is_shut_out = |own: &[u8; Point::N], other: &[u8; Point::N]| {
        own[Point::BAR.idx()] > 0 && (1..=Point::HOME.idx()).all(|at| other[at] >= 2)
    };
    let [white, black] = places;
    if is_shut_out(white, black) && is_shut_out(black, white) {
        return Err((CheckersFault::Both, messages::text_closed()));
    }
    Checkers::new(*places).map_err(|error| match error {
        CheckersError::Count { seat, found } => {
            let why = messages::text_checkers(seat, found, Checkers::EACH);
            (CheckersFault::Side(seat), why)
        }
        CheckersError::Shared { at } => {
            let why = messages::text_shared(at.get(), at.opposite().get());
            (CheckersFault::Shared(at), why)
        }
        CheckersError::BothOff => (CheckersFault::Both, messages::text_both_off()),
    })
}

/// Which checkers are impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CheckersFault {
    /// Those of one side.
    Side(Seat),
    /// Those on a point, by White's count.
    Shared(Point),
    /// All.
    Both,
}

/// Why a position breaks the rules.
pub(super) fn reason(pos: &Position, error: PositionError) -> Message {
    match error {
        PositionError::NoCube => messages::text_no_cube(),
        PositionError::CannotDouble => messages::text_cannot_double(pos.seat),
        PositionError::Begun => messages::text_begun(),
        PositionError::Ended { seat } => messages::text_ended(seat),
        PositionError::NotWon => messages::text_not_won(pos.seat),
    }
}

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
