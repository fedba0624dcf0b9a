//! Notations for moves and positions: which there are, and how games are written in PGN.

mod turn;

use crate::history::History;
use crate::notation::{Format, Mend, Notation, ReadError};
use crate::pgn::Dialect;
use crate::seat::Seat;

use super::position::Position;
use super::steps::Step;
use super::{Chess, fen, san};

/// Standard algebraic notation.
const SAN: Format = Format("SAN");
/// UCI notation, from square to square.
const UCI: Format = Format("UCI");

impl Notation for Chess {
    const MOVES: &'static [Format] = &[SAN, UCI];
    const POSITIONS: &'static [Format] = &[fen::FEN];
    const PGN: Option<Dialect> = Some(Dialect { white: Seat::FIRST, game: None });

    fn write_step(&self, pos: &Position, step: Step, format: Format) -> String {
        if format == UCI { san::write_uci(step) } else { san::write(pos, step) }
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        turn::read_step(pos, text)
    }

    fn write_position(&self, pos: &Position, history: &History, _format: Format) -> String {
        fen::write(pos, history)
    }

    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        fen::read(self, text, mends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::{self, GameResult};

    const DIALECT: Dialect = Chess::PGN.unwrap();

    /// Morphy against Duke Karl and Count Isouard, Paris 1858; the comments are ours.
    const OPERA: &str = "[Event \"Paris Opera\"]\n[Date \"1858.??.??\"]\n[White \"Paul Morphy\"]\n\
        [Black \"Duke Karl / Count Isouard\"]\n[Result \"1-0\"]\n[ECO \"C41\"]\n\n\
        1. e4 e5 2. Nf3 d6 3. d4 Bg4 {A pin that costs time.} 4. dxe5 Bxf3 (4... dxe5 $2 5. Qxd8+\n\
        Kxd8 6. Nxe5) 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5? 10. Nxb5 cxb5\n\
        11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+!! Nxb8\n\
        17. Rd8# 1-0\n";

    #[test]
    fn whole_games_are_read_and_written() {
        let sheets = pgn::read(&Chess, &DIALECT, OPERA).unwrap();
        let [sheet] = sheets.as_slice() else { panic!("{} games", sheets.len()) };
        assert_eq!((sheet.line.turns.len(), sheet.result), (33, Some(GameResult::FirstWins)));
        let written = pgn::write(&Chess, &DIALECT, &sheets);
        assert!(written.ends_with("Nxd7 16. Qb8+!! Nxb8 17. Rd8# 1-0\n"), "{written}");
        for part in
            ["[White \"Paul Morphy\"]", "[ECO \"C41\"]", "{A pin that costs time.}", "(4... dxe5? 5. Qxd8+ Kxd8"]
        {
            assert!(written.replace('\n', " ").contains(part), "{part} is not in {written}");
        }
        assert_eq!(pgn::read(&Chess, &DIALECT, &written).unwrap(), sheets);
    }

    #[test]
    fn a_game_from_a_position_counts_on_from_it() {
        let text = "[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/7p/7P/K7 b - - 3 40\"]\n\n40... Kg7 41. a8=N Kf6 *";
        let sheets = pgn::read(&Chess, &DIALECT, text).unwrap();
        let written = pgn::write(&Chess, &DIALECT, &sheets);
        assert!(written.contains("[FEN \"8/P6k/8/8/8/7p/7P/K7 b - - 3 40\"]"), "{written}");
        assert!(written.ends_with("40... Kg7 41. a8=N Kf6 *\n"), "{written}");
    }

    #[test]
    fn an_illegal_move_in_a_game_says_where_it_stands_and_why() {
        let error = pgn::read(&Chess, &DIALECT, "1. e4 e5 2. Ke3 *").unwrap_err();
        assert_eq!((error.at, error.text.as_str()), (13, "e3"), "{error}");
    }
}
