//! How positions, steps and turns are written and read.

mod position;
mod turn;

use crate::history::History;
use crate::notation::{Format, Mend, Notation, ReadError};
use crate::pgn::Dialect;
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
    const PGN: Option<Dialect> = Some(Dialect { white: Seat::SECOND, game: Some(("GameType", "21")) });

    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        turn_text::write(&[step])
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(self, pos, text)
    }

    fn write_turn(&self, _pos: &Position, steps: &[Step], _format: Format) -> String {
        turn_text::write(steps)
    }

    fn mend_turn(&self, pos: &Position, text: &str, _mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        turn::read(self, pos, text)
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
    use crate::pgn::{self, GameResult};

    const DIALECT: Dialect = Draughts::PGN.unwrap();

    #[test]
    fn whole_games_are_read_and_written() {
        let text = "[Event \"Practice\"]\n[Black \"Ada\"]\n[White \"Grace\"]\n[Result \"0-1\"]\n[GameType \"21\"]\n\n\
            1. 11-15 23-19 2. 8-11 {The Old Fourteenth.} 22-17 3. 4-8 (3. 9-13 17-14) 17x13 0-1";
        let sheets = pgn::read(&Draughts, &DIALECT, text).unwrap();
        assert_eq!((sheets[0].line.turns.len(), sheets[0].result), (6, Some(GameResult::SecondWins)));
        let written = pgn::write(&Draughts, &DIALECT, &sheets);
        assert!(written.contains("[Black \"Ada\"]") && written.contains("[GameType \"21\"]"), "{written}");
        assert!(written.replace('\n', " ").contains("3. 4-8 (3. 9-13 17-14) 3... 17-13 0-1"), "{written}");
        assert_eq!(pgn::read(&Draughts, &DIALECT, &written).unwrap(), sheets);
    }

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

    #[test]
    fn a_game_from_a_position_is_begun_by_whoever_is_to_move_there() {
        let text = "[FEN \"W:W22,K30:B10,18\"]\n\n1. 22x6 *";
        let sheets = pgn::read(&Draughts, &DIALECT, text).unwrap();
        let written = pgn::write(&Draughts, &DIALECT, &sheets);
        assert!(written.contains("[FEN \"W:W22,K30:B10,18\"]"), "{written}");
        assert!(written.ends_with("1... 22x15x6 *\n"), "{written}");
    }
}
