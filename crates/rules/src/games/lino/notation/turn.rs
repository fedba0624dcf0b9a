//! Steps and turns as text: `g9>h15`, `g9`, `=a5-d8`, `.`; `-` where no tile can be moved.

use crate::game::Rules;
use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};

use super::super::messages;
use super::super::position::{Position, Stage};
use super::super::sites::Spot;
use super::super::steps::{self, Step};
use super::super::{Lino, build, refusal};

const MOVE: char = '>';
const PASS: &str = "-";
const CLAIM: char = '=';
/// Separates the ends of a claimed row.
const TO: char = '-';
const DONE: &str = ".";

pub(super) fn write_step(step: Step) -> String {
    match step {
        Step::Move { from, to } => format!("{from}{MOVE}{to}"),
        Step::Pass => PASS.to_owned(),
        Step::Place(at) => at.to_string(),
        Step::Claim { first, last } => format!("{CLAIM}{first}{TO}{last}"),
        Step::Done => DONE.to_owned(),
    }
}

pub(super) fn write_turn(steps: &[Step]) -> String {
    steps.iter().map(|step| write_step(*step)).collect::<Vec<_>>().join(" ")
}

pub(super) fn read_step(rules: &Lino, pos: &Position, whole: &str) -> Result<Step, ReadError> {
    let mut words = whole.split_whitespace();
    let Some(word) = words.next() else {
        return Err(ReadError::new(ErrorKind::Syntax, whole, &whole[whole.len()..], messages::text_step()));
    };
    if let Some(extra) = words.next() {
        return Err(ReadError::new(ErrorKind::Syntax, whole, extra, messages::text_step()));
    }
    step(rules, pos, whole, word)
}

pub(super) fn read_turn(rules: &Lino, pos: &Position, whole: &str) -> Result<Vec<Step>, ReadError> {
    let end = &whole[whole.len()..];
    let (mut pos, mut steps) = (*pos, Vec::new());
    for word in whole.split_whitespace() {
        if !steps.is_empty() && !rules.mid_turn(&pos) {
            return Err(ReadError::new(ErrorKind::Syntax, whole, word, messages::text_turn_over()));
        }
        let step = step(rules, &pos, whole, word)?;
        steps::apply(rules.eyes, &mut pos, step, &mut ());
        steps.push(step);
    }
    if steps.is_empty() {
        return Err(ReadError::new(ErrorKind::Syntax, whole, end, messages::text_turn()));
    }
    if rules.mid_turn(&pos) {
        return Err(ReadError::new(ErrorKind::Syntax, whole, end, messages::text_turn_claims()));
    }
    Ok(steps)
}

/// The legal step that a word means.
fn step(rules: &Lino, pos: &Position, whole: &str, word: &str) -> Result<Step, ReadError> {
    let step = meant(whole, word)?;
    let illegal = |why: Message| Err(ReadError::new(ErrorKind::Illegal, whole, word, why));
    let spots = match (step, pos.stage) {
        (_, Stage::Over) => return illegal(messages::text_over()),
        (Step::Move { from, to }, Stage::Build { .. }) => vec![from, to],
        (Step::Pass, Stage::Build { .. }) if build::is_stuck(pos) => return Ok(step),
        (Step::Pass, Stage::Build { .. }) => return illegal(messages::text_no_pass()),
        (Step::Place(at), Stage::Fill) => vec![at],
        (Step::Claim { first, last }, Stage::Claim { .. } | Stage::Count { .. }) => vec![first, last],
        (Step::Done, Stage::Claim { .. } | Stage::Count { .. }) => return Ok(step),
        (_, Stage::Build { .. }) => return illegal(messages::text_expects_move(word)),
        (_, Stage::Fill) => return illegal(messages::text_expects_stone(word)),
        (_, _) => return illegal(messages::text_expects_claim(word)),
    };
    legal(pos, step).map_or_else(|| illegal(refusal::refusal(rules.eyes, pos, &spots)), Ok)
}

/// The step, if it is legal; a row may be named from either end.
fn legal(pos: &Position, step: Step) -> Option<Step> {
    let is_legal = match step {
        Step::Move { from, to } => pos.tile(from).is_some_and(|idx| build::refused(pos, idx, to).is_none()),
        Step::Place(at) => pos.tile(at).is_some_and(|idx| pos.stone(idx).is_none()),
        Step::Claim { first, last } => {
            let mut rows = steps::claims(pos).into_iter();
            let row = rows.find(|row| [(first, last), (last, first)].contains(&(row.from, row.to)));
            return row.map(|row| Step::Claim { first: row.from, last: row.to });
        }
        Step::Pass | Step::Done => true,
    };
    is_legal.then_some(step)
}

/// The step that a word means, in any position.
fn meant(whole: &str, word: &str) -> Result<Step, ReadError> {
    if word == DONE {
        return Ok(Step::Done);
    }
    if word == PASS {
        return Ok(Step::Pass);
    }
    if let Some(ends) = word.strip_prefix(CLAIM) {
        let (first, last) = read_ends(whole, ends)?;
        return Ok(Step::Claim { first, last });
    }
    if let Some((from, to)) = word.split_once(MOVE) {
        return Ok(Step::Move { from: read_spot(whole, from)?, to: read_spot(whole, to)? });
    }
    let why = || messages::text_word(word);
    Spot::read(word).map(Step::Place).ok_or_else(|| ReadError::new(ErrorKind::Syntax, whole, word, why()))
}

/// The two ends of a row, such as `a5-d8`.
pub(super) fn read_ends(whole: &str, text: &str) -> Result<(Spot, Spot), ReadError> {
    let Some((first, last)) = text.split_once(TO) else {
        return Err(ReadError::new(ErrorKind::Syntax, whole, text, messages::text_ends(text)));
    };
    Ok((read_spot(whole, first)?, read_spot(whole, last)?))
}

/// A spot by its name.
pub(super) fn read_spot(whole: &str, name: &str) -> Result<Spot, ReadError> {
    let why = || messages::text_spot(name);
    Spot::read(name).ok_or_else(|| ReadError::new(ErrorKind::Syntax, whole, name, why()))
}
