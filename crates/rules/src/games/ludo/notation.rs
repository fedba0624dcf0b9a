//! Positions, steps and turns as text, and back.

use crate::history::History;
use crate::notation::{Format, Mend, Notation, ReadError};

use super::position::Position;
use super::{Ludo, Step};

mod position;
mod turn;

/// `5: 12-17`, path numbers of the mover.
const PATH: Format = Format("ludo");
/// The five fields.
const FIELDS: Format = Format("ludo");

impl Notation for Ludo {
    const MOVES: &'static [Format] = &[PATH];
    const POSITIONS: &'static [Format] = &[FIELDS];
    const COVERS_MID_TURN: bool = true;

    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        turn::write_step(step)
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(self, pos, text)
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], _format: Format) -> String {
        turn::write_turn(pos, steps)
    }

    fn mend_turn(&self, pos: &Position, text: &str, _mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        turn::read_turn(self, pos, text)
    }

    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        position::write(pos)
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        position::read(self, text, mends)
    }
}
