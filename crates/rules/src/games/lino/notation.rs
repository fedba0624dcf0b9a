//! Steps, turns and positions as text.

use crate::history::History;
use crate::notation::{Format, Mend, Notation, ReadError};

use super::{Lino, Position, Step};

mod position;
mod turn;

/// `g9>h15`, `g9`, `=a5-d8`, `.`.
const STEPS: Format = Format("lino");
/// The eight fields.
const FIELDS: Format = Format("lino");

impl Notation for Lino {
    const MOVES: &'static [Format] = &[STEPS];
    const POSITIONS: &'static [Format] = &[FIELDS];
    const COVERS_MID_TURN: bool = true;

    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        turn::write_step(step)
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(self, pos, text)
    }

    fn write_turn(&self, _pos: &Position, steps: &[Step], _format: Format) -> String {
        turn::write_turn(steps)
    }

    fn mend_turn(&self, pos: &Position, text: &str, _mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        turn::read_turn(self, pos, text)
    }

    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        position::write(self.faces, pos)
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        position::read(self, text, mends)
    }
}
