//! Turns (LANKO-11) and positions (LANKO-14) as text.

use crate::history::History;
use crate::notation::{Format, GameForm, Mend, Notation, Plain, ReadError};

use super::{Lanko, Position, Step, turn_text};

mod position;
mod turn;

pub use position::SEATS;

/// As players speak of turns.
const PLAIN: Format = Format("8-B");
/// As the source records them.
const BRACKETED: Format = Format("[8-B]");
/// The seat to move and every piece after its square.
const LIST: Format = Format("list");

impl Notation for Lanko {
    const MOVES: &'static [Format] = &[PLAIN, BRACKETED];
    const POSITIONS: &'static [Format] = &[LIST];
    const BRACKETED: Option<Format> = Some(BRACKETED);
    const FORMS: &'static [GameForm] = &[GameForm::Movetext];

    fn write_step(&self, pos: &Position, step: Step, format: Format) -> String {
        self.write_turn(pos, &[step], format)
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        Ok(self.read(pos, text, 1)?[0])
    }

    fn write_turn(&self, _pos: &Position, steps: &[Step], format: Format) -> String {
        let text = turn_text::write(self.board(), steps);
        if format == BRACKETED { format!("[{text}]") } else { text }
    }

    fn mend_turn(&self, pos: &Position, text: &str, mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        let plain = Plain::dashed(text, mends);
        self.read(pos, plain.text(), usize::MAX).map_err(|error| plain.error(error))
    }

    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        position::write(self.board(), pos)
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        position::read(self, text, mends)
    }
}
