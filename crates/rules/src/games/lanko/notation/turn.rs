//! Reading turns (LANKO-11): `43-36`, `36;N;3`, `T-(W)`, `---`, and the same in square brackets as in the source.

use crate::game::Rules;
use crate::notation::{ErrorKind, ReadError};

use super::super::board::{Board, Square, SquareKind};
use super::super::messages;
use super::super::position::Position;
use super::super::steps::{self, Step};
use super::super::turn_text::{self, PASS, Sign};
use super::super::{Lanko, refusal};

/// The meaning of a text.
enum Meant<'t> {
    Pass,
    /// `(X)`: any turn that ends there.
    Entry(Stop<'t>),
    Way(Sign, Vec<Stop<'t>>),
}

impl Meant<'_> {
    /// The square where the turn starts according to the text.
    fn start(&self) -> Option<Square> {
        match self {
            Meant::Way(_, stops) => stops.first().map(|stop| stop.square),
            Meant::Pass | Meant::Entry(_) => None,
        }
    }

    /// Whether a turn agrees with the text: when `exact` with all its stops, else with any left out between the ends.
    fn agrees(&self, steps: &[Step], exact: bool) -> bool {
        let goal = steps.last().and_then(|step| step.way()).map(|(_, to)| to);
        match self {
            Meant::Pass => steps == [Step::Pass],
            Meant::Entry(stop) => goal == Some(stop.square),
            Meant::Way(sign, stops) => {
                let visits = visits(steps);
                let wanted: Vec<Square> = stops.iter().map(|stop| stop.square).collect();
                let is_same = visits == wanted || !exact && *sign == Sign::Captures && leaves_out(&visits, &wanted);
                is_same && steps.iter().all(|step| turn_text::sign(*step) == *sign)
            }
        }
    }
}

/// A square in a turn text.
#[derive(Clone, Copy)]
struct Stop<'t> {
    text: &'t str,
    square: Square,
}

impl Lanko {
    /// The turn that a text means; its first `most` steps if it has more.
    pub(super) fn read(&self, pos: &Position, text: &str, most: usize) -> Result<Vec<Step>, ReadError> {
        let meant = parse(self.board(), text)?;
        let mut known = Vec::new();
        self.list_turns(pos, meant.start(), most, &mut Vec::new(), &mut known);
        let exact = known.iter().any(|steps| meant.agrees(steps, true));
        let mut found: Vec<Vec<Step>> = known.into_iter().filter(|steps| meant.agrees(steps, exact)).collect();
        // Several ways to one and the same position are one reading.
        let end = |steps: &[Step]| {
            let mut end = pos.clone();
            steps.iter().for_each(|step| self.apply(&mut end, *step, &mut ()));
            end
        };
        if found.len() > 1 && found.iter().all(|steps| end(steps) == end(&found[0])) {
            found.truncate(1);
        }
        if found.len() > 1 {
            let readings: Vec<String> = found.iter().map(|steps| turn_text::write(self.board(), steps)).collect();
            let why = messages::text_ambiguous(readings.join(", "));
            return Err(ReadError::new(ErrorKind::Ambiguous, text, text, why));
        }
        found.pop().ok_or_else(|| self.diagnose(pos, text, &meant, most))
    }

    /// Appends the turns, or their first `most` steps; only those `from` a square, if one is given.
    fn list_turns(
        &self,
        pos: &Position,
        from: Option<Square>,
        most: usize,
        played: &mut Vec<Step>,
        known: &mut Vec<Vec<Step>>,
    ) {
        let mut legal = Vec::new();
        steps::list(self.board(), pos, &mut legal);
        if from.is_some() {
            legal.retain(|step| step.way().map(|(start, _)| start) == from);
        }
        for step in legal {
            let mut after = pos.clone();
            self.apply(&mut after, step, &mut ());
            played.push(step);
            if self.mid_turn(&after) && played.len() < most {
                self.list_turns(&after, None, most, played, known);
            } else {
                known.push(played.clone());
            }
            played.pop();
        }
    }

    /// Why a text is not a legal turn, or not a legal step when `most` is 1.
    fn diagnose(&self, pos: &Position, text: &str, meant: &Meant<'_>, most: usize) -> ReadError {
        let board = self.board();
        let illegal = |fragment: &str, why| ReadError::new(ErrorKind::Illegal, text, fragment, why);
        let (sign, stops) = match meant {
            Meant::Pass => return illegal(text, messages::text_no_pass()),
            Meant::Entry(stop) => {
                return illegal(stop.text, messages::text_no_entry(board.label(stop.square)));
            }
            Meant::Way(sign, stops) => (*sign, stops),
        };
        // Follows the legal captures as far as possible.
        let mut pos = pos.clone();
        let mut n_played = 0;
        for pair in stops.windows(2) {
            let mut legal = Vec::new();
            steps::list(board, &pos, &mut legal);
            let way = Some((pair[0].square, pair[1].square));
            let step = legal.into_iter().find(|step| step.way() == way);
            if n_played > 0 && !self.mid_turn(&pos) || n_played == most {
                return illegal(pair[1].text, messages::turn_over(board.label(pair[1].square)));
            }
            match step {
                Some(step) if turn_text::sign(step) == sign => {
                    self.apply(&mut pos, step, &mut ());
                    n_played += 1;
                }
                Some(step) => {
                    let written = turn_text::write(board, &[step]);
                    return illegal(text, messages::text_sign(written));
                }
                None => {
                    let tried = [pair[0].square, pair[1].square];
                    let fragment =
                        if refusal::is_of_piece(board, &pos, tried[0]) { pair[0].text } else { pair[1].text };
                    return illegal(fragment, refusal::refusal(board, &pos, &tried));
                }
            }
        }
        illegal(&text[text.len()..], steps::prompt(board, &pos))
    }
}

/// The squares that a turn visits, in order.
fn visits(steps: &[Step]) -> Vec<Square> {
    let mut visits = Vec::new();
    for (from, to) in steps.iter().filter_map(|step| step.way()) {
        if visits.is_empty() {
            visits.push(from);
        }
        visits.push(to);
    }
    visits
}

/// Whether `stops` are `visits` with some of those between the ends left out.
fn leaves_out(visits: &[Square], stops: &[Square]) -> bool {
    let ([first, between @ .., last], [start, stops @ .., goal]) = (visits, stops) else { return false };
    let mut between = between.iter();
    first == start && last == goal && stops.iter().all(|stop| between.any(|visit| visit == stop))
}

fn parse<'t>(board: &Board, text: &'t str) -> Result<Meant<'t>, ReadError> {
    let syntax = |fragment: &str, why| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let turn = match (text.strip_prefix('['), text.ends_with(']')) {
        (Some(rest), true) => &rest[..rest.len() - 1],
        (None, false) => text,
        _ => return Err(syntax(text, messages::text_bracket())),
    };
    if turn == PASS {
        return Ok(Meant::Pass);
    }
    let words: Vec<&str> = turn.split(['-', ';']).collect();
    if let [entry] = words[..] {
        let stop = read_stop(board, text, entry)?;
        let is_short = entry.starts_with('(') && board.kind(stop.square) == SquareKind::Middle;
        let missing = || syntax(&turn[turn.len()..], messages::text_move());
        return if is_short { Ok(Meant::Entry(stop)) } else { Err(missing()) };
    }
    let sign = if turn.contains(';') { Sign::Captures } else { Sign::Goes };
    let mut stops = Vec::new();
    for word in &words {
        stops.push(read_stop(board, text, word)?);
    }
    match sign {
        Sign::Captures if turn.contains('-') => Err(syntax(turn, messages::text_mixed())),
        Sign::Goes if stops.len() > 2 => Err(syntax(words[2], messages::text_mixed())),
        _ => Ok(Meant::Way(sign, stops)),
    }
}

/// A square's label, with or without brackets, in either case.
fn read_stop<'t>(board: &Board, text: &str, word: &'t str) -> Result<Stop<'t>, ReadError> {
    let label = match word.strip_prefix('(') {
        Some(rest) => rest.strip_suffix(')').unwrap_or(word),
        None => word,
    };
    if let Some(square) = board.find(&label.to_ascii_uppercase()) {
        return Ok(Stop { text: word, square });
    }
    let why = if word.is_empty() { messages::text_move() } else { messages::text_square(word) };
    Err(ReadError::new(ErrorKind::Syntax, text, word, why))
}
