//! Positions, steps and turns as text, and back.

use crate::history::History;
use crate::notation::{Format, Mend, Notation, ReadError};

use super::position::Position;
use super::{Lanrick, Step};

mod position;
mod turn;

/// `a4-c6`.
const STEPS: Format = Format("lanrick");
/// The seven fields.
const FIELDS: Format = Format("lanrick");

impl Notation for Lanrick {
    const MOVES: &'static [Format] = &[STEPS];
    const POSITIONS: &'static [Format] = &[FIELDS];
    const COVERS_MID_TURN: bool = true;

    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        turn::write_step(step)
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(pos, text)
    }

    fn write_turn(&self, _pos: &Position, steps: &[Step], _format: Format) -> String {
        turn::write_turn(steps)
    }

    fn mend_turn(&self, pos: &Position, text: &str, _mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        turn::read_turn(pos, text)
    }

    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        position::write(pos)
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        position::read(self, text, mends)
    }
}
