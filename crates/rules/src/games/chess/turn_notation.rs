//! Reading moves: a text is compared with the legal moves, and if none fits, the reason is found.

use cozy_chess::{File, Piece, Rank, Square};

use crate::game::Rules;
use crate::history::History;
use crate::notation::{ErrorKind, Format, Notation, ReadError};
use crate::pgn::Dialect;
use crate::say::{Arg, Say};
use crate::seat::Seat;

use super::position::Position;
use super::san::{self, Body, Wording};
use super::steps::{self, Step};
use super::{Chess, fen, kind, refusal};

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
        let wording = san::read(text)?;
        let mut legal = Vec::new();
        self.steps(pos, &mut legal);
        legal.retain(|step| is_meant(pos, &wording.body, *step));
        match legal.as_slice() {
            [] => Err(diagnose(pos, text, &wording)),
            [step] => objection(pos, text, &wording, *step).map_or(Ok(*step), Err),
            _ => {
                let readings: Vec<String> = legal.iter().map(|step| san::write(pos, *step)).collect();
                let why = Say::new("chess-text-ambiguous").text("readings", readings.join(", "));
                Err(ReadError::new(ErrorKind::Ambiguous, text, text, why))
            }
        }
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], format: Format) -> String {
        steps.first().map_or_else(String::new, |step| self.write_step(pos, *step, format))
    }

    fn read_turn(&self, pos: &Position, text: &str) -> Result<Vec<Step>, ReadError> {
        self.read_step(pos, text).map(|step| vec![step])
    }

    fn write_position(&self, pos: &Position, history: &History, _format: Format) -> String {
        fen::write(pos, history)
    }

    fn read_position(&self, text: &str) -> Result<(Position, History), ReadError> {
        fen::read(self, text)
    }
}

/// Whether a legal move is what the text means.
fn is_meant(pos: &Position, body: &Body<'_>, step: Step) -> bool {
    let castles = steps::castles(pos, step);
    match *body {
        Body::Castling { side, .. } => castles == Some(side),
        Body::Move { piece, from, to, promotion, .. } => {
            let is_whole = from.0.is_some() && from.1.is_some();
            step.to == to
                && comes_from(step.from, from)
                && (promotion.is_none() || step.promotion == promotion)
                && (castles.is_none() || is_whole)
                && is_named(pos.piece_on(step.from), piece, is_whole)
        }
    }
}

fn comes_from(square: Square, (file, rank): (Option<File>, Option<Rank>)) -> bool {
    file.is_none_or(|file| file == square.file()) && rank.is_none_or(|rank| rank == square.rank())
}

/// Whether a piece is the one named: without a letter a pawn, or whatever is on the square the text names.
fn is_named(piece: Option<Piece>, named: Option<Piece>, has_square: bool) -> bool {
    match named {
        Some(named) => piece == Some(named),
        None => has_square || piece == Some(Piece::Pawn),
    }
}

/// A wrong claim in a text that means one legal move.
fn objection(pos: &Position, text: &str, wording: &Wording<'_>, step: Step) -> Option<ReadError> {
    let contradiction = |fragment: &str, why| Some(ReadError::new(ErrorKind::Contradiction, text, fragment, why));
    let victim = steps::victim(pos, step);
    let takes = match wording.body {
        Body::Move { takes, .. } => takes,
        Body::Castling { .. } => "",
    };
    if victim.is_none() && !takes.is_empty() {
        return contradiction(takes, Say::new("chess-text-takes-nothing").text("at", step.to.to_string()));
    }
    if !wording.in_passing.is_empty() && victim.is_none_or(|at| at == step.to) {
        return contradiction(wording.in_passing, Say::new("chess-text-not-in-passing"));
    }
    let mut after = pos.clone();
    steps::apply(&mut after, step, &mut ());
    if !wording.signs.is_empty() && !after.is_check() {
        return contradiction(wording.signs, Say::new("chess-text-no-check"));
    }
    // A mate may be written as a check, but a check not as a mate.
    if wording.signs.contains('#') && !san::is_mate(&after) {
        return contradiction(wording.signs, Say::new("chess-text-no-mate"));
    }
    None
}

/// Why a consistent text is not a legal move.
fn diagnose(pos: &Position, text: &str, wording: &Wording<'_>) -> ReadError {
    let illegal = |fragment: &str, why| ReadError::new(ErrorKind::Illegal, text, fragment, why);
    if steps::is_over(pos) {
        return illegal(text, steps::prompt(pos));
    }
    let Body::Move { piece, from, from_text, to, to_text, promotion, promotion_text, .. } = wording.body else {
        let Body::Castling { side, text: castling } = wording.body else { return illegal(text, steps::prompt(pos)) };
        return illegal(castling, refusal::of_castling(pos, side));
    };
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    if let (Some(file), Some(rank)) = from {
        let from = Square::new(file, rank);
        if let Some(why) = refusal::of_piece(pos, from) {
            return illegal(from_text, why);
        }
        if let Some(there) = pos.piece_on(from).filter(|there| piece.is_some_and(|named| named != *there)) {
            let why =
                Say::new("chess-text-other-piece").with("kind", Arg::Kind(kind(there))).text("at", from.to_string());
            return ReadError::new(ErrorKind::Contradiction, text, from_text, why);
        }
    }
    // Own pieces that the text can mean; the fewer obstacles, the likelier.
    let board = pos.board();
    let color = board.side_to_move();
    let named = piece.unwrap_or(Piece::Pawn);
    let is_whole = from.0.is_some() && from.1.is_some();
    let known: Vec<(Square, Piece)> = board
        .colors(color)
        .into_iter()
        .filter(|square| comes_from(*square, from))
        .filter_map(|square| Some((square, pos.piece_on(square)?)))
        .filter(|(_, there)| is_named(Some(*there), piece, is_whole))
        .collect();
    if promotion.is_some() && known.iter().any(|(from, _)| legal.iter().any(|step| (step.from, step.to) == (*from, to)))
    {
        let why = Say::new("chess-text-no-promotion").text("to", to.to_string());
        return ReadError::new(ErrorKind::Contradiction, text, promotion_text, why);
    }
    let reaches = |&&(square, piece): &&(Square, Piece)| refusal::goals(board, piece, square).has(to);
    let would_reach = |&&(square, piece): &&(Square, Piece)| refusal::reach(color, piece, square).has(to);
    // If no pawn can get there at all, the one behind the square is meant.
    let is_behind = |&&(square, piece): &&(Square, Piece)| piece == Piece::Pawn && square.file() == to.file();
    let only = known.first().filter(|_| known.len() == 1);
    let likeliest = only.or_else(|| known.iter().find(reaches)).or_else(|| known.iter().find(would_reach));
    let none = |key| Say::new(key).with("kind", Arg::Kind(kind(named)));
    match likeliest.or_else(|| known.iter().find(is_behind)) {
        Some((square, _)) => illegal(to_text, refusal::of_goal(pos, *square, to)),
        None if known.is_empty() => illegal(text, none("chess-text-no-piece")),
        None => illegal(to_text, none("chess-text-none-reaches").text("to", to.to_string())),
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
        assert_eq!((sheet.line.turns.len(), sheet.decision), (33, Some(GameResult::FirstWins)));
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
