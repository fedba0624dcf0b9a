//! How positions, steps and turns are written and read.

mod position;
pub(super) mod turn;

use crate::history::History;
use crate::notation::{Format, Notation, ReadError};

use super::Laska;
use super::position::Position;
use super::steps::Step;

impl Notation for Laska {
    const MOVES: &'static [Format] = &[turn::BY_GRID, turn::BY_NUMBER];
    const POSITIONS: &'static [Format] = &[position::RANKS, position::LIST];
    const LIBRARY: &'static str =
        concat!(include_str!("library/openings.txt"), "\n", include_str!("library/studies.txt"));

    fn write_step(&self, pos: &Position, step: Step, format: Format) -> String {
        turn::write(self, pos, &[step], format)
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(self, pos, text)
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], format: Format) -> String {
        turn::write(self, pos, steps, format)
    }

    fn read_turn(&self, pos: &Position, text: &str) -> Result<Vec<Step>, ReadError> {
        turn::read(self, pos, text)
    }

    fn write_position(&self, pos: &Position, _ledger: &History, format: Format) -> String {
        position::write(pos, format)
    }

    fn read_position(&self, text: &str) -> Result<(Position, History), ReadError> {
        let pos = position::read(text)?;
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}
