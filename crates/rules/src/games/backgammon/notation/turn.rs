//! Turn notation: `31: 8/5 6/5`, `65: -`, `double take`.
//!
//! A turn is its throw and the moves in the order played, with points as the player who moves counts them: `bar/20*`
//! enters and hits, `6/off` bears off. Equal moves are written once, `6/5(2)`, and consecutive moves of one checker
//! with every stop, `24/18/13`. Choosing to throw rather than double is not written, and neither is ending the turn.

mod parse;
mod search;
#[cfg(test)]
mod tests;

use crate::Rules;
use crate::notation::{ErrorKind, ReadError};
use crate::seat::Seat;

use super::super::checkers::Point;
use super::super::position::{Position, Stage};
use super::super::{Backgammon, Step, sites};

use super::super::messages;
pub(super) use parse::read_place;
use parse::{Item, Meant, Word};
use search::Moves;

const ROLL: &str = "roll";
const DOUBLE: &str = "double";
const TAKE: &str = "take";
const DROP: &str = "drop";
const DONE: &str = "done";
/// A throw with which nothing can be played.
const NOTHING: &str = "-";

/// What a seat's points are called.
pub(super) type Names = fn(Seat, Point) -> String;

/// As the player who moves counts them: texts that are read have these names.
pub(super) const COUNTED: Names = |_, point| point.to_string();

/// As they are called on the board.
pub(super) const PRINTED: Names =
    |seat, point| if point.is_on_board() { sites::name(sites::site(seat, point)) } else { point.to_string() };

pub(super) fn write_step(pos: &Position, step: Step, names: Names) -> String {
    match step {
        Step::Throw(one, other) => match pos.stage {
            // White's die, then Black's.
            Stage::Opening => format!("{one}{other}"),
            _ => format!("{}{}", one.max(other), one.min(other)),
        },
        Step::Roll => ROLL.to_owned(),
        Step::Double => DOUBLE.to_owned(),
        Step::Take => TAKE.to_owned(),
        Step::Drop => DROP.to_owned(),
        Step::Move { from, to } => {
            Chain { stops: vec![from, to], hits: vec![hits(pos, to)] }.text(&|at| names(pos.seat, at))
        }
        Step::Done => DONE.to_owned(),
    }
}

pub(super) fn write_turn(rules: &Backgammon, pos: &Position, steps: &[Step], names: Names) -> String {
    let mut pos = *pos;
    let mut words = Vec::new();
    let mut moves: Vec<Chain> = Vec::new();
    let mut mover = pos.seat;
    for (idx, &step) in steps.iter().enumerate() {
        match step {
            Step::Move { from, to } => {
                mover = pos.seat;
                moves.push(Chain { stops: vec![from, to], hits: vec![hits(&pos, to)] });
            }
            // The throw that follows implies it.
            Step::Roll if idx + 1 < steps.len() => {}
            Step::Throw(..) => words.push(format!("{}:", write_step(&pos, step, names))),
            Step::Done if moves.is_empty() => words.push(NOTHING.to_owned()),
            Step::Done => {}
            _ => words.push(write_step(&pos, step, names)),
        }
        rules.apply(&mut pos, step, &mut ());
    }
    words.extend(merged(&joined(&moves), &|at| names(mover, at)));
    words.join(" ")
}

/// Whether a checker of the player who moves hits on arrival.
fn hits(pos: &Position, to: Point) -> bool {
    to.is_on_board() && pos.checkers.count(pos.seat.other(), to.opposite()) > 0
}

/// Consecutive moves of one checker.
#[derive(Clone, Debug)]
struct Chain {
    stops: Vec<Point>,
    /// For each stop except the first.
    hits: Vec<bool>,
}

impl Chain {
    fn text(&self, name: &dyn Fn(Point) -> String) -> String {
        let mut text = name(self.stops[0]);
        for (stop, hits) in self.stops[1..].iter().zip(&self.hits) {
            text.extend(["/", &name(*stop), if *hits { "*" } else { "" }]);
        }
        text
    }
}

/// Joins consecutive moves of one checker, except those written once for several checkers.
fn joined(moves: &[Chain]) -> Vec<Chain> {
    let mut chains: Vec<Chain> = Vec::new();
    let mut was_several = false;
    for run in moves.chunk_by(|one, other| one.stops == other.stops) {
        let is_several = run.len() > 1;
        match (chains.last_mut(), run) {
            (Some(last), [single]) if !was_several && last.stops.last() == single.stops.first() => {
                last.stops.push(single.stops[1]);
                last.hits.push(single.hits[0]);
            }
            _ => chains.extend_from_slice(run),
        }
        was_several = is_several;
    }
    chains
}

/// Texts of chains, with consecutive equal ones joined. Only the first of them can hit.
fn merged(chains: &[Chain], name: &dyn Fn(Point) -> String) -> Vec<String> {
    let runs = chains.chunk_by(|one, other| one.stops == other.stops);
    let text = |run: &[Chain]| match run.len() {
        1 => run[0].text(name),
        n => format!("{}({n})", run[0].text(name)),
    };
    runs.map(text).collect()
}

pub(super) fn read_step(rules: &Backgammon, pos: &Position, text: &str) -> Result<Step, ReadError> {
    let words = parse::words(text)?;
    let [word] = words.as_slice() else {
        let fragment = words.get(1).map_or(&text[text.len()..], |word| word.text);
        return Err(ReadError::new(ErrorKind::Syntax, text, fragment, messages::text_step()));
    };
    let mut legal = Vec::new();
    rules.steps(pos, &mut legal);
    let wanted = |step: Step| legal.contains(&step).then_some(step).ok_or_else(|| not_now(pos, text, word));
    match &word.meant {
        Meant::Roll => wanted(Step::Roll),
        Meant::Double => wanted(Step::Double),
        Meant::Take => wanted(Step::Take),
        Meant::Drop => wanted(Step::Drop),
        Meant::Done => wanted(Step::Done),
        Meant::Throw(faces) => Ok(throw(pos, &legal, *faces).ok_or_else(|| not_now(pos, text, word))?),
        Meant::Nothing => Err(ReadError::new(ErrorKind::Syntax, text, word.text, messages::text_step())),
        Meant::Moves(item) => {
            if !matches!(pos.stage, Stage::Moving(_)) {
                return Err(not_now(pos, text, word));
            }
            let [from, to] = item.stops.as_slice() else {
                return Err(ReadError::new(ErrorKind::Syntax, text, item.stops[2].text, messages::text_step()));
            };
            if item.n > 1 {
                return Err(ReadError::new(ErrorKind::Syntax, text, word.text, messages::text_step()));
            }
            if !legal.contains(&Step::Move { from: from.at, to: to.at }) {
                return Err(search::refusal(rules, pos, text, from, to));
            }
            search::check_hits(pos, text, item)?;
            Ok(Step::Move { from: from.at, to: to.at })
        }
    }
}

/// The legal throw with these numbers; in either order except in the opening.
fn throw(pos: &Position, legal: &[Step], [one, other]: [u8; 2]) -> Option<Step> {
    let in_any_order = pos.stage != Stage::Opening;
    legal.iter().copied().find(|step| match *step {
        Step::Throw(first, second) => {
            (first, second) == (one, other) || in_any_order && (first, second) == (other, one)
        }
        _ => false,
    })
}

/// The text does something other than what is to be done.
fn not_now(pos: &Position, text: &str, word: &Word<'_>) -> ReadError {
    let why = match (&word.meant, pos.stage) {
        (Meant::Throw([one, other]), Stage::Opening) if one == other => messages::text_tie(),
        (Meant::Double, Stage::Throw) => messages::text_no_double(),
        (Meant::Moves(_) | Meant::Done, Stage::Opening | Stage::Before | Stage::Throw) => messages::text_no_throw(),
        (Meant::Done, Stage::Moving(_)) => messages::text_more(),
        (_, Stage::Over) => messages::text_over(),
        _ => messages::text_not_now(),
    };
    ReadError::new(ErrorKind::Illegal, text, word.text, why)
}

pub(super) fn read_turn(rules: &Backgammon, pos: &Position, text: &str) -> Result<Vec<Step>, ReadError> {
    let words = parse::words(text)?;
    let end = &text[text.len()..];
    let syntax = |fragment: &str, why| ReadError::new(ErrorKind::Syntax, text, fragment, why);
    let mut pos = *pos;
    let mut steps = Vec::new();
    let mut rest = words.as_slice();
    // What comes before the moves.
    loop {
        let mut legal = Vec::new();
        rules.steps(&pos, &mut legal);
        let Some((word, behind)) = rest.split_first() else {
            let why = match pos.stage {
                Stage::Moving(_) if !words.is_empty() => break,
                Stage::Doubled => messages::text_no_answer(),
                _ if words.is_empty() => messages::text_turn(),
                _ => messages::text_no_throw(),
            };
            return Err(syntax(end, why));
        };
        let step = match (&word.meant, pos.stage) {
            (Meant::Throw(faces), Stage::Moving(dice)) if steps.is_empty() => {
                // The dice have already been thrown.
                let [one, other] = dice.faces();
                if *faces != [one, other] && *faces != [other, one] {
                    let why = messages::text_other_throw(word.text.trim_end_matches(':'), format!("{one}{other}"));
                    return Err(ReadError::new(ErrorKind::Contradiction, text, word.text, why));
                }
                rest = behind;
                break;
            }
            (_, Stage::Moving(_)) => break,
            (Meant::Throw(_), Stage::Before) => {
                steps.push(Step::Roll);
                rules.apply(&mut pos, Step::Roll, &mut ());
                continue;
            }
            (Meant::Throw(faces), _) => throw(&pos, &legal, *faces),
            (Meant::Roll, _) => Some(Step::Roll),
            (Meant::Double, _) => Some(Step::Double),
            (Meant::Take, _) => Some(Step::Take),
            (Meant::Drop, _) => Some(Step::Drop),
            _ => None,
        };
        let step = step.filter(|step| legal.contains(step)).ok_or_else(|| not_now(&pos, text, word))?;
        steps.push(step);
        rules.apply(&mut pos, step, &mut ());
        rest = behind;
        if !rules.mid_turn(&pos) {
            return match rest.first() {
                Some(extra) => Err(syntax(extra.text, messages::text_turn_over())),
                None => Ok(steps),
            };
        }
    }
    let items = moves(text, rest)?;
    let says_done = |word: &&Word<'_>| matches!(word.meant, Meant::Nothing | Meant::Done);
    let end = rest.last().filter(says_done).map_or(end, |word| word.text);
    steps.extend(search::read(rules, &pos, &Moves { text, items: &items, end })?);
    Ok(steps)
}

/// The moves in words, without words that say that nothing was played or that the turn is over.
fn moves<'w, 't>(text: &str, words: &'w [Word<'t>]) -> Result<Vec<&'w Item<'t>>, ReadError> {
    let refuse = |word: &Word<'_>, why| Err(ReadError::new(ErrorKind::Syntax, text, word.text, why));
    let mut items = Vec::new();
    for (idx, word) in words.iter().enumerate() {
        let is_last = idx + 1 == words.len();
        match &word.meant {
            Meant::Moves(item) => items.push(item),
            Meant::Done if is_last => {}
            Meant::Nothing if words.len() == 1 => {}
            Meant::Done => return refuse(&words[idx + 1], messages::text_turn_over()),
            _ => return refuse(word, messages::text_no_move()),
        }
    }
    Ok(items)
}
