//! How positions, steps and turns are written and read.

mod position;
mod turn;

use crate::grid;
use crate::history::History;
use crate::notation::{ErrorKind, Format, GameForm, Mend, Notation, Plain, ReadError, written_among};

use super::Laska;
use super::column::{Column, Counter};
use super::messages;
use super::position::Position;
use super::steps::Step;

impl Notation for Laska {
    const MOVES: &'static [Format] = &[turn::BY_GRID, turn::BY_NUMBER];
    const POSITIONS: &'static [Format] = &[position::RANKS, position::LIST];
    const FORMS: &'static [GameForm] = &[GameForm::Movetext];
    const LIBRARY: &'static str =
        concat!(include_str!("library/openings.txt"), "\n", include_str!("library/studies.txt"));

    fn write_step(&self, pos: &Position, step: Step, format: Format) -> String {
        turn::write(self, pos, &[step], format)
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(self, pos, text)
    }

    fn written_step(&self, pos: &Position, text: &str) -> Option<(Step, Position)> {
        let (from, _) = grid::Square::read_prefix(text)?;
        written_among(self, pos, text, |step| step.from.on_grid() == from)
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], format: Format) -> String {
        turn::write(self, pos, steps, format)
    }

    fn mend_turn(&self, pos: &Position, text: &str, mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        let plain = Plain::dashed(text, mends);
        turn::read(self, pos, plain.text()).map_err(|error| plain.error(error))
    }

    fn readings(&self, pos: &Position, text: &str) -> Vec<(Vec<Step>, String)> {
        turn::readings(self, pos, text)
    }

    fn write_position(&self, pos: &Position, _ledger: &History, format: Format) -> String {
        position::write(pos, format)
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        position::read(self, text, mends)
    }
}

/// Reads a column of the board or of a move, from the top down.
fn read_column(whole: &str, text: &str) -> Result<Column, ReadError> {
    let syntax = |fragment: &str, why| ReadError::new(ErrorKind::Syntax, whole, fragment, why);
    let stranger = |letter: &char| Counter::from_letter(*letter).is_none();
    if let Some((idx, letter)) = text.char_indices().find(|(_, letter)| stranger(letter)) {
        let fragment = &text[idx..idx + letter.len_utf8()];
        return Err(syntax(fragment, messages::text_counter(fragment)));
    }
    Column::from_top(text.chars().filter_map(Counter::from_letter))
        .ok_or_else(|| syntax(text, messages::text_column_height(Column::MAX_LEN)))
}
