//! How positions, steps and turns are written and read.

mod position;
mod turn;

use crate::history::History;
use crate::notation::{Dialect, Format, GameForm, Mend, Notation, ReadError, written_among};
use crate::seat::Seat;

use super::position::Position;
use super::steps::Step;
use super::{Draughts, turn_text};

/// Squares by their numbers, as in PDN.
const NUMBERS: Format = Format("1-32");

impl Notation for Draughts {
    const MOVES: &'static [Format] = &[NUMBERS];
    const POSITIONS: &'static [Format] = &[position::FEN];
    /// Type 21 is the English game.
    const FORMS: &'static [GameForm] = &[GameForm::Pgn(Dialect {
        white: Seat::SECOND,
        game: Some(("GameType", "21")),
        variants: &["standard", "english", "english draughts", "american", "checkers", "from position", "fromposition"],
    })];

    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        turn_text::write(&[step])
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(self, pos, text)
    }

    fn written_step(&self, pos: &Position, text: &str) -> Option<(Step, Position)> {
        let ends = turn::ends(text)?;
        written_among(self, pos, text, |step| [step.from, step.to] == ends)
    }

    fn write_turn(&self, _pos: &Position, steps: &[Step], _format: Format) -> String {
        turn_text::write(steps)
    }

    fn mend_turn(&self, pos: &Position, text: &str, mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        turn::mend(self, pos, text, mends)
    }

    fn readings(&self, pos: &Position, text: &str) -> Vec<(Vec<Step>, String)> {
        turn::readings(self, pos, text)
    }

    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        position::write(pos)
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        position::read(self, text, mends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_behind_a_position_fill_the_history() {
        for (text, expect) in [
            ("B:W18,24,27,K10:B12,16,K22:H3:F21", (3, 40)),
            ("W:W18,24,27,K10:B12,16,K22:H3:F21", (3, 41)),
            ("W:W18:B12:F1", (0, 1)),
            ("B:W18:B12:H7", (7, 0)),
            ("B:W18:B12", (0, 0)),
        ] {
            let (_, history) = Draughts.read_position(text).unwrap();
            assert_eq!((history.no_progress(), history.turn()), expect, "{text}");
        }
    }
}
