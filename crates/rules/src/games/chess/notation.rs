//! Notations for moves and positions: which there are, and how games are written in PGN.

mod turn;
mod written;

use crate::history::History;
use crate::notation::{Dialect, Format, GameForm, Letters, Mend, Notation, ReadError};
use crate::seat::Seat;

use super::position::Position;
use super::steps::Step;
use super::{Chess, fen, letters, san};

/// Standard algebraic notation.
const SAN: Format = Format("SAN");
/// UCI notation, from square to square.
const UCI: Format = Format("UCI");

impl Notation for Chess {
    const MOVES: &'static [Format] = &[SAN, UCI];
    const POSITIONS: &'static [Format] = &[fen::FEN];
    const LETTERS: &'static [Letters] = letters::LETTERS;
    const FORMS: &'static [GameForm] = &[GameForm::Pgn(Dialect {
        white: Seat::FIRST,
        game: None,
        variants: &["standard", "chess", "normal", "from position", "from-position", "fromposition", "regular"],
    })];

    fn write_step(&self, pos: &Position, step: Step, format: Format) -> String {
        if format == UCI { san::write_uci(step) } else { san::write(pos, step) }
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(pos, text)
    }

    fn written_step(&self, pos: &Position, text: &str) -> Option<(Step, Position)> {
        written::step(pos, text)
    }

    fn mend_turn(&self, pos: &Position, text: &str, mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        turn::mend(pos, text, mends).map(|step| vec![step])
    }

    fn readings(&self, pos: &Position, text: &str) -> Vec<(Vec<Step>, String)> {
        turn::readings(pos, text)
    }

    fn write_position(&self, pos: &Position, history: &History, _format: Format) -> String {
        fen::write(pos, history)
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        fen::read(self, text, mends)
    }
}
