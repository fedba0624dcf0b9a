//! Turn notation: `11-15`, `22x15`, `22x15x8`, and chains with landing squares left out.

use crate::game::Rules;
use crate::history::History;
use crate::notation::{ErrorKind, Format, Notation, ReadError};
use crate::pgn::Dialect;
use crate::say::Say;
use crate::seat::Seat;
use crate::turns;

use super::geometry::Square;
use super::position::Position;
use super::steps::{self, Step};
use super::{Draughts, position_notation, refusal};

/// Squares by their numbers, as in PDN.
const NUMBERS: Format = Format("1-32");

impl Notation for Draughts {
    const MOVES: &'static [Format] = &[NUMBERS];
    const POSITIONS: &'static [Format] = &[position_notation::FEN];
    /// Type 21 is the English game.
    const PGN: Option<Dialect> = Some(Dialect { white: Seat::SECOND, game: Some(("GameType", "21")) });

    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        write(&[step])
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        let stops = read_stops(text)?;
        let mut legal = Vec::new();
        self.steps(pos, &mut legal);
        let exact = legal.into_iter().find(|step| stops.iter().map(|stop| stop.square).eq([step.from, step.to]));
        exact.ok_or_else(|| self.diagnose(pos, text, &stops, 1))
    }

    fn write_turn(&self, _pos: &Position, steps: &[Step], _format: Format) -> String {
        write(steps)
    }

    fn read_turn(&self, pos: &Position, text: &str) -> Result<Vec<Step>, ReadError> {
        let stops = read_stops(text)?;
        let mut exact = None;
        let mut meant = Vec::new();
        turns::by_path(self, pos, &mut |steps, _| {
            if is_exactly(steps, &stops) {
                exact = Some(steps.to_vec());
            } else if admits(steps, &stops) {
                meant.push(steps.to_vec());
            }
        });
        match (exact, meant.as_slice()) {
            (Some(steps), _) => Ok(steps),
            (None, [steps]) => Ok(steps.clone()),
            (None, []) => Err(self.diagnose(pos, text, &stops, usize::MAX)),
            (None, several) => {
                let readings: Vec<String> = several.iter().map(|steps| write(steps)).collect();
                let why = Say::new("draughts-text-ambiguous").text("readings", readings.join(", "));
                Err(ReadError::new(ErrorKind::Ambiguous, text, text, why))
            }
        }
    }

    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        position_notation::write(pos)
    }

    fn read_position(&self, text: &str) -> Result<(Position, History), ReadError> {
        let pos = position_notation::read(text)?;
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

impl Draughts {
    /// Follows a text that is no legal turn, or no legal step when `most` is 1, and says where and why it goes wrong.
    fn diagnose(&self, pos: &Position, text: &str, stops: &[Stop<'_>], most: usize) -> ReadError {
        let mut pos = *pos;
        let mut rest = stops;
        let mut walked = 0;
        let mut was_crowned = false;
        while walked < most && (walked == 0 || self.mid_turn(&pos)) {
            let [from, to, ..] = rest else { break };
            let mut legal = Vec::new();
            self.steps(&pos, &mut legal);
            let Some(step) = legal.into_iter().find(|step| (step.from, step.to) == (from.square, to.square)) else {
                break;
            };
            was_crowned = steps::crowns(&pos, step);
            self.apply(&mut pos, step, &mut ());
            walked += 1;
            rest = &rest[1..];
        }
        let illegal = |fragment: &str, why| ReadError::new(ErrorKind::Illegal, text, fragment, why);
        match rest {
            [_, extra, ..] if walked > 0 && !self.mid_turn(&pos) => {
                let why = Say::new("draughts-turn-over").text("at", extra.square.to_string());
                illegal(extra.text, if was_crowned { why.under("DR-1") } else { why })
            }
            [_, extra, ..] if walked == most => {
                illegal(extra.text, Say::new("draughts-one-step").text("at", extra.square.to_string()))
            }
            [from, to, ..] => match refusal::of_piece(&pos, from.square) {
                Some(why) => illegal(from.text, why),
                None => illegal(to.text, refusal::of_goal(&pos, from.square, to.square)),
            },
            // The text ends where the capture must continue.
            [_] | [] => illegal(&text[text.len()..], steps::prompt(&pos)),
        }
    }
}

/// Steps in the order played, with every landing square.
pub(super) fn write(steps: &[Step]) -> String {
    let mut text = steps.first().map_or_else(String::new, |step| step.from.to_string());
    for step in steps {
        text.push(if step.leapt().is_some() { 'x' } else { '-' });
        text.push_str(&step.to.to_string());
    }
    text
}

/// A square in a turn text.
struct Stop<'t> {
    text: &'t str,
    square: Square,
}

fn read_stops(text: &str) -> Result<Vec<Stop<'_>>, ReadError> {
    let missing = |fragment| ReadError::new(ErrorKind::Syntax, text, fragment, Say::new("draughts-text-move"));
    let mut stops = Vec::new();
    for word in text.split(['-', 'x']) {
        if word.is_empty() {
            return Err(missing(word));
        }
        stops.push(Stop { text: word, square: read_square(text, word)? });
    }
    if stops.len() < 2 {
        return Err(missing(&text[text.len()..]));
    }
    Ok(stops)
}

/// Reads the number of a square, without leading zeros.
pub(super) fn read_square(whole: &str, word: &str) -> Result<Square, ReadError> {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    let number = word.parse().ok().filter(|_| is_number);
    number.and_then(Square::from_number).ok_or_else(|| {
        let why = Say::new("draughts-text-square").text("found", word);
        ReadError::new(ErrorKind::Syntax, whole, word, why)
    })
}

/// The squares that steps visit: the start and every landing.
fn visits(steps: &[Step]) -> impl Iterator<Item = Square> {
    steps.first().map(|step| step.from).into_iter().chain(steps.iter().map(|step| step.to))
}

fn is_exactly(steps: &[Step], stops: &[Stop<'_>]) -> bool {
    visits(steps).eq(stops.iter().map(|stop| stop.square))
}

/// Whether the stops are these steps, possibly with landing squares left out, but never the last.
fn admits(steps: &[Step], stops: &[Stop<'_>]) -> bool {
    let ([first, .., last], Some(from), Some(to)) = (stops, steps.first(), steps.last()) else { return false };
    let mut landings = visits(steps).skip(1);
    (first.square, last.square) == (from.from, to.to)
        && stops[1..].iter().all(|stop| landings.any(|square| square == stop.square))
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
        assert_eq!((sheets[0].line.turns.len(), sheets[0].decision), (6, Some(GameResult::SecondWins)));
        let written = pgn::write(&Draughts, &DIALECT, &sheets);
        assert!(written.contains("[Black \"Ada\"]") && written.contains("[GameType \"21\"]"), "{written}");
        assert!(written.replace('\n', " ").contains("3. 4-8 (3. 9-13 17-14) 3... 17-13 0-1"), "{written}");
        assert_eq!(pgn::read(&Draughts, &DIALECT, &written).unwrap(), sheets);
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
