//! Move texts: `c3-d4`, `b2-c3-d4wb`, `c3-d2Bw-e1WB-f2-g3WBB`, the same with Lasker's numbers, and abbreviations.

use crate::game::Rules;
use crate::message::Message;
use crate::notation::{ErrorKind, Format, ReadError};
use crate::present::Present;
use crate::turns;
use crate::view::Site;

use super::super::Laska;
use super::super::column::Column;
use super::super::messages;
use super::super::position::Position;
use super::super::sites::Square;
use super::super::steps::{self, Step};
use super::read_column;

/// Squares by file and rank, as in chess.
pub(super) const BY_GRID: Format = Format("a1");
/// Squares by Lasker's numbers.
pub(super) const BY_NUMBER: Format = Format("1-25");

pub(super) fn read_step(rules: &Laska, pos: &Position, text: &str) -> Result<Step, ReadError> {
    let stops = read_stops(text)?;
    let mut legal = Vec::new();
    rules.steps(pos, &mut legal);
    let known = legal.into_iter().map(|step| Path::of(rules, pos, &[step])).collect();
    match pick(rules, pos, text, &stops, known)? {
        Some(path) => Ok(path.steps[0]),
        None => Err(rules.diagnose(pos, text, &stops, 1)),
    }
}

pub(super) fn write(rules: &Laska, pos: &Position, steps: &[Step], format: Format) -> String {
    let mut text = String::new();
    for (nth, visit) in Path::of(rules, pos, steps).visits.iter().enumerate() {
        let dash = if nth == 0 { "" } else { "-" };
        let name = name_of(visit.square, format);
        let column = if visit.in_take { visit.column.to_string() } else { String::new() };
        text.extend([dash, &name, &column]);
    }
    text
}

pub(super) fn read(rules: &Laska, pos: &Position, text: &str) -> Result<Vec<Step>, ReadError> {
    let stops = read_stops(text)?;
    let mut known = Vec::new();
    turns::by_path(rules, pos, &mut |steps, _| known.push(Path::of(rules, pos, steps)));
    match pick(rules, pos, text, &stops, known)? {
        Some(path) => Ok(path.steps),
        None => Err(rules.diagnose(pos, text, &stops, usize::MAX)),
    }
}

/// The turns that an ambiguous text can mean: captures with the same ends that lead to different positions.
pub(super) fn readings(rules: &Laska, pos: &Position, text: &str) -> Vec<(Vec<Step>, String)> {
    const MOST: usize = 8;
    let Err(ReadError { fault: ErrorKind::Ambiguous, .. }) = read(rules, pos, text) else { return Vec::new() };
    let Ok(stops) = read_stops(text) else { return Vec::new() };
    let mut readings: Vec<(Path, Position)> = Vec::new();
    turns::by_path(rules, pos, &mut |steps, end| {
        let path = Path::of(rules, pos, steps);
        if readings.len() < MOST && path.has_columns(&stops) && readings.iter().all(|(_, known)| known != end) {
            readings.push((path, end.clone()));
        }
    });
    readings.into_iter().map(|(path, _)| (path.steps.clone(), path.squares())).collect()
}

impl Laska {
    /// Follows a text that is no legal turn, or no legal step when `most` is 1, and says where it goes wrong and why.
    fn diagnose(&self, pos: &Position, text: &str, stops: &[Stop<'_>], most: usize) -> ReadError {
        let mut pos = pos.clone();
        let mut rest = stops;
        let mut walked: Vec<(Position, Step)> = Vec::new();
        while walked.len() < most && (walked.is_empty() || self.mid_turn(&pos)) {
            let mut legal = Vec::new();
            self.steps(&pos, &mut legal);
            let reads = |step: &Step| match rest {
                [from, to, ..] if (from.square, to.square) == (step.from, step.to) => Some((*step, 1)),
                [from, over, to, ..]
                    if (from.square, to.square) == (step.from, step.to) && Some(over.square) == step.leapt() =>
                {
                    Some((*step, 2))
                }
                _ => None,
            };
            let Some((step, read)) = legal.iter().find_map(reads) else { break };
            walked.push((pos.clone(), step));
            self.apply(&mut pos, step, &mut ());
            rest = &rest[read..];
        }
        let illegal = |fragment: &str, why| ReadError::new(ErrorKind::Illegal, text, fragment, why);
        match rest {
            [_] if self.mid_turn(&pos) => illegal(&text[text.len()..], steps::prompt(&pos)),
            [_, extra, ..] if !walked.is_empty() && !self.mid_turn(&pos) => {
                illegal(extra.text, self.why_over(&walked, rest))
            }
            [_, extra, ..] if walked.len() == most => illegal(extra.text, messages::one_step(extra.square.to_string())),
            _ => {
                let (fragment, tried) = self.tried(&pos, rest);
                illegal(fragment, self.refusal(&pos, &tried))
            }
        }
    }

    /// Why the turn ended with the steps in `walked`, though the text goes on with `rest`.
    fn why_over(&self, walked: &[(Position, Step)], rest: &[Stop<'_>]) -> Message {
        let [from, extra, ..] = rest else { return messages::text_move() };
        let over = match rest {
            [_, over, to, ..] if from.square.over(to.square) == Some(over.square) => Some(over.square),
            _ => from.square.over(extra.square),
        };
        let leapt = walked.iter().filter_map(|(_, step)| step.leapt()).find(|leapt| Some(*leapt) == over);
        let extra = extra.square.to_string();
        match (walked.last(), leapt) {
            (Some((before, step)), _) if steps::promotes(before, *step) => messages::turn_over_promoted(extra),
            (Some((_, step)), _) if self.single_takes && step.leapt().is_some() => messages::turn_over_taken(extra),
            (_, Some(leapt)) => messages::leapt_twice(leapt.to_string()),
            _ => messages::turn_over(extra),
        }
    }

    /// The sites that the beginning of `rest` tries to touch, and the text at fault.
    fn tried<'t>(&self, pos: &Position, rest: &[Stop<'t>]) -> (&'t str, Vec<Site>) {
        let mut legal = Vec::new();
        self.steps(pos, &mut legal);
        let [from, goals @ ..] = rest else { return ("", Vec::new()) };
        let tried = |square: Square| vec![from.square.site(), square.site()];
        if !legal.iter().any(|step| step.from == from.square) {
            // The goal still counts when the piece is the player's own: a must-take then names the right reason.
            let own = pos.column(from.square).top().is_some_and(|top| top.seat() == pos.seat());
            if !own || pos.chain().is_some_and(|at| at != from.square) {
                return (from.text, vec![from.square.site()]);
            }
        }
        // In `from-over-to` the goal is the third square when the second lies between.
        match goals {
            [over, to, ..] if from.square.over(to.square) == Some(over.square) => (to.text, tried(to.square)),
            [to, ..] => (to.text, tried(to.square)),
            [] => (from.text, vec![from.square.site()]),
        }
    }
}

/// A square in a move text, with the column behind it if there is one.
struct Stop<'t> {
    text: &'t str,
    square: Square,
    column: Option<Column>,
}

fn read_stops(text: &str) -> Result<Vec<Stop<'_>>, ReadError> {
    let mut stops = Vec::new();
    for word in text.split(['-', 'x']) {
        let (square, letters) = read_square(text, word)?;
        let column = if letters.is_empty() { None } else { Some(read_column(text, letters)?) };
        if stops.is_empty() && column.is_some() {
            return Err(ReadError::new(ErrorKind::Syntax, text, letters, messages::text_column_at_start()));
        }
        stops.push(Stop { text: word, square, column });
    }
    if stops.len() < 2 {
        return Err(ReadError::new(ErrorKind::Syntax, text, &text[text.len()..], messages::text_move()));
    }
    Ok(stops)
}

/// Reads a square by either name at the beginning of `word`; returns it and the rest of the word.
pub(super) fn read_square<'t>(whole: &str, word: &'t str) -> Result<(Square, &'t str), ReadError> {
    let syntax = |fragment: &str, why| Err(ReadError::new(ErrorKind::Syntax, whole, fragment, why));
    let no_square = |len| {
        let name: &str = &word[..len];
        syntax(name, messages::text_square(name))
    };
    if let Some((on_grid, len)) = crate::grid::Square::read_prefix(word) {
        return match Square::from_grid(on_grid) {
            Some(square) => Ok((square, &word[len..])),
            None => no_square(len),
        };
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    match (digits, word.is_empty()) {
        (0, true) => return syntax(word, messages::text_move()),
        (0, false) => return no_square(word.len()),
        _ => {}
    }
    let number = word[..digits].parse::<usize>().ok().filter(|_| !word.starts_with('0'));
    match number.and_then(|number| Square::new(number - 1)) {
        Some(square) => Ok((square, &word[digits..])),
        None => no_square(digits),
    }
}

fn name_of(square: Square, format: Format) -> String {
    if format == BY_NUMBER { (square.idx() + 1).to_string() } else { square.to_string() }
}

/// Steps with every square they touch.
struct Path {
    steps: Vec<Step>,
    visits: Vec<Visit>,
}

/// A square on the path and what stands there just after.
struct Visit {
    square: Square,
    column: Column,
    /// Whether its column is written: leapt and landing squares of a take.
    in_take: bool,
}

impl Path {
    fn of(rules: &Laska, pos: &Position, steps: &[Step]) -> Path {
        let mut pos = pos.clone();
        let start = steps.first().map(|step| Visit { square: step.from, column: Column::EMPTY, in_take: false });
        let mut visits: Vec<Visit> = start.into_iter().collect();
        for step in steps {
            rules.apply(&mut pos, *step, &mut ());
            let over = step.leapt();
            for square in over.into_iter().chain([step.to]) {
                visits.push(Visit { square, column: pos.column(square), in_take: over.is_some() });
            }
        }
        Path { steps: steps.to_vec(), visits }
    }

    fn is_exactly(&self, stops: &[Stop<'_>]) -> bool {
        self.visits.iter().map(|visit| visit.square).eq(stops.iter().map(|stop| stop.square))
    }

    /// Whether the stops are this path with some squares left out, but not its ends; `agrees` compares each pair.
    fn admits(&self, stops: &[Stop<'_>], agrees: impl Fn(&Visit, &Stop<'_>) -> bool) -> bool {
        fn walk(visits: &[Visit], stops: &[Stop<'_>], agrees: &impl Fn(&Visit, &Stop<'_>) -> bool) -> bool {
            let [stop, later @ ..] = stops else { return visits.is_empty() };
            let last = later.is_empty();
            (0..visits.len()).any(|idx| {
                (!last || idx + 1 == visits.len())
                    && agrees(&visits[idx], stop)
                    && walk(&visits[idx + 1..], later, agrees)
            })
        }
        let ([first, visits @ ..], [start, stops @ ..]) = (&self.visits[..], stops) else { return false };
        agrees(first, start) && walk(visits, stops, &agrees)
    }

    fn has_squares(&self, stops: &[Stop<'_>]) -> bool {
        self.admits(stops, |visit, stop| visit.square == stop.square)
    }

    fn has_columns(&self, stops: &[Stop<'_>]) -> bool {
        self.admits(stops, |visit, stop| {
            visit.square == stop.square && stop.column.is_none_or(|column| column == visit.column)
        })
    }
}

/// The one path that the stops mean, or the first of several that all lead to one position; `None` when they mean none.
fn pick(
    rules: &Laska,
    pos: &Position,
    text: &str,
    stops: &[Stop<'_>],
    known: Vec<Path>,
) -> Result<Option<Path>, ReadError> {
    let exact = known.iter().any(|path| path.is_exactly(stops));
    let reads = |path: &Path| if exact { path.is_exactly(stops) } else { path.has_squares(stops) };
    let meant: Vec<Path> = known.into_iter().filter(reads).collect();
    let Some(first) = meant.first() else { return Ok(None) };
    if !meant.iter().any(|path| path.has_columns(stops)) {
        return Err(contradiction(text, stops, first));
    }
    let mut agreeing: Vec<Path> = meant.into_iter().filter(|path| path.has_columns(stops)).collect();
    let end = |path: &Path| {
        let mut end = pos.clone();
        path.steps.iter().for_each(|step| rules.apply(&mut end, *step, &mut ()));
        end
    };
    if agreeing.len() > 1 && agreeing.iter().all(|path| end(path) == end(&agreeing[0])) {
        agreeing.truncate(1);
    }
    if agreeing.len() > 1 {
        let readings: Vec<String> = agreeing.iter().map(Path::squares).collect();
        let why = messages::text_ambiguous(readings.join(", "));
        return Err(ReadError::new(ErrorKind::Ambiguous, text, text, why));
    }
    Ok(agreeing.pop())
}

impl Path {
    fn squares(&self) -> String {
        self.visits.iter().map(|visit| visit.square.to_string()).collect::<Vec<_>>().join("-")
    }
}

/// The first column in the text that is not what stands on the board.
fn contradiction(text: &str, stops: &[Stop<'_>], path: &Path) -> ReadError {
    let mut visits = path.visits.iter();
    for stop in stops {
        let Some(visit) = visits.find(|visit| visit.square == stop.square) else { break };
        if stop.column.is_some_and(|column| column != visit.column) {
            let at = stop.square.to_string();
            let why = if visit.column.is_empty() {
                messages::text_nothing_there(at)
            } else {
                messages::text_column(at, visit.column.to_string())
            };
            return ReadError::new(ErrorKind::Contradiction, text, stop.text, why);
        }
    }
    ReadError::new(ErrorKind::Contradiction, text, text, messages::text_columns())
}
