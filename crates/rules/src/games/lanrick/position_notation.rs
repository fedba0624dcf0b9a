//! Position texts: `8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 5 - -`.
//!
//! Seven fields: the rows from the eighth rank down, `w` and `b` for men, digits for vacant squares; the phase; the
//! seat to act; the mark; the squares left; the men that have moved in this turn, each with its line; the seat that
//! begins the return. A field that the phase does not use is `-`.

use crate::history::History;
use crate::notation::{Format, Notation, ReadError};
use crate::seat::Seat;

use super::position::{Locks, Phase, Position};
use super::square::Square;
use super::{Lanrick, Step, turn_notation};

mod read;

/// `a4-c6`.
const STEPS: Format = Format("lanrick");
/// The seven fields.
const FIELDS: Format = Format("lanrick");

const NOTHING: &str = "-";
const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

impl Notation for Lanrick {
    const MOVES: &'static [Format] = &[STEPS];
    const POSITIONS: &'static [Format] = &[FIELDS];
    const COVERS_MID_TURN: bool = true;

    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        turn_notation::write_step(step)
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn_notation::read_step(pos, text)
    }

    fn write_turn(&self, _pos: &Position, steps: &[Step], _format: Format) -> String {
        turn_notation::write_turn(steps)
    }

    fn read_turn(&self, pos: &Position, text: &str) -> Result<Vec<Step>, ReadError> {
        turn_notation::read_turn(pos, text)
    }

    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        write(pos)
    }

    fn read_position(&self, text: &str) -> Result<(Position, History), ReadError> {
        let pos = read::read(text)?;
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

const fn letter(seat: Seat) -> char {
    if seat.idx() == 0 { 'w' } else { 'b' }
}

fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => "place",
        Phase::Mark => "mark",
        Phase::Play { .. } => "play",
        Phase::Take { .. } => "take",
        Phase::Home { .. } => "home",
        Phase::Level { .. } => "level",
        Phase::Back { .. } => "back",
        Phase::Over => "over",
    }
}

fn write(pos: &Position) -> String {
    let or_nothing = |text: Option<String>| text.unwrap_or_else(|| NOTHING.to_owned());
    let (left, locks) = match pos.phase {
        Phase::Play { left, locks, .. } => (Some(left.to_string()), write_locks(locks)),
        _ => (None, None),
    };
    let fields = [
        write_rows(pos),
        word(pos.phase).to_owned(),
        letter(pos.seat).to_string(),
        or_nothing(pos.mark().map(|mark| mark.to_string())),
        or_nothing(left),
        or_nothing(locks),
        or_nothing(pos.first().map(|first| letter(first).to_string())),
    ];
    fields.join(" ")
}

fn write_rows(pos: &Position) -> String {
    let rows = (0..8).rev().map(|rank| write_row(pos, rank));
    rows.collect::<Vec<_>>().join("/")
}

fn write_row(pos: &Position, rank: usize) -> String {
    let mut row = String::new();
    let mut n_vacant = 0_u8;
    for at in (8 * rank..8 * rank + 8).filter_map(Square::new) {
        match pos.man(at) {
            None => n_vacant += 1,
            Some(seat) => {
                if n_vacant > 0 {
                    row.push(char::from(b'0' + n_vacant));
                }
                n_vacant = 0;
                row.push(letter(seat));
            }
        }
    }
    if n_vacant > 0 {
        row.push(char::from(b'0' + n_vacant));
    }
    row
}

/// In alphabetical order.
fn write_locks(locks: Locks) -> Option<String> {
    let mut texts: Vec<String> = locks.iter().map(|(at, line)| format!("{at}{}", line.letter())).collect();
    texts.sort_unstable();
    (!texts.is_empty()).then(|| texts.join(","))
}
