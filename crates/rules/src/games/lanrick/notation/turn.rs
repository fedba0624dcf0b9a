//! Steps and turns as text: `a4`, `*d5`, `a4-c6`, `.`, `xh3`, `d5>e8`.

use crate::game::Rules;
use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};

use super::super::messages;
use super::super::position::{Phase, Position};
use super::super::sites::Square;
use super::super::steps::{self, Step};
use super::super::{Lanrick, refusal};

const DONE: &str = ".";
const MARK: char = '*';
const TAKE: char = 'x';
const MOVE: char = '-';
const BORDER: char = '>';

pub(super) fn write_step(step: Step) -> String {
    match step {
        Step::Place(at) => at.to_string(),
        Step::Mark(at) => format!("{MARK}{at}"),
        Step::Move { from, to } => format!("{from}{MOVE}{to}"),
        Step::Done => DONE.to_owned(),
        Step::Take(at) => format!("{TAKE}{at}"),
        Step::Border { from, to } => format!("{from}{BORDER}{to}"),
    }
}

pub(super) fn write_turn(steps: &[Step]) -> String {
    steps.iter().map(|step| write_step(*step)).collect::<Vec<_>>().join(" ")
}

pub(super) fn read_step(pos: &Position, whole: &str) -> Result<Step, ReadError> {
    let mut words = whole.split_whitespace();
    let Some(word) = words.next() else {
        return Err(ReadError::new(ErrorKind::Syntax, whole, &whole[whole.len()..], messages::text_step()));
    };
    if let Some(extra) = words.next() {
        return Err(ReadError::new(ErrorKind::Syntax, whole, extra, messages::text_step()));
    }
    step(pos, whole, word)
}

pub(super) fn read_turn(pos: &Position, whole: &str) -> Result<Vec<Step>, ReadError> {
    let end = &whole[whole.len()..];
    let (mut pos, mut steps) = (*pos, Vec::new());
    for word in whole.split_whitespace() {
        if !steps.is_empty() && !Lanrick.mid_turn(&pos) {
            return Err(ReadError::new(ErrorKind::Syntax, whole, word, messages::text_turn_over()));
        }
        let step = step(&pos, whole, word)?;
        steps::apply(&mut pos, step, &mut ());
        steps.push(step);
    }
    if steps.is_empty() {
        return Err(ReadError::new(ErrorKind::Syntax, whole, end, messages::text_turn()));
    }
    match pos.phase {
        Phase::Play { left, .. } if Lanrick.mid_turn(&pos) => {
            let why = messages::text_turn_squares(left);
            Err(ReadError::new(ErrorKind::Syntax, whole, end, why))
        }
        Phase::Home { .. } => {
            let why = messages::text_turn_home(pos.movers().count_ones());
            Err(ReadError::new(ErrorKind::Syntax, whole, end, why))
        }
        _ => Ok(steps),
    }
}

/// The legal step that a word means.
fn step(pos: &Position, whole: &str, word: &str) -> Result<Step, ReadError> {
    let step = meant(whole, word)?;
    let illegal = |why: Message| Err(ReadError::new(ErrorKind::Illegal, whole, word, why));
    let squares = match (step, pos.phase) {
        (_, Phase::Over) => return illegal(messages::text_over()),
        (Step::Place(at), Phase::Place) | (Step::Mark(at), Phase::Mark) | (Step::Take(at), Phase::Take { .. }) => {
            vec![at]
        }
        (Step::Move { from, to }, Phase::Play { .. })
        | (Step::Border { from, to }, Phase::Home { .. } | Phase::Level { .. } | Phase::Back { .. }) => vec![from, to],
        (Step::Done, Phase::Play { .. }) => return Ok(step),
        (_, Phase::Place) => return illegal(messages::text_expects_place(word)),
        (_, Phase::Mark) => return illegal(messages::text_expects_mark(word)),
        (_, Phase::Play { .. }) => return illegal(messages::text_expects_move(word)),
        (_, Phase::Take { .. }) => return illegal(messages::text_expects_take(word)),
        (_, _) => return illegal(messages::text_expects_border(word)),
    };
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    if legal.contains(&step) { Ok(step) } else { illegal(refusal::refusal(pos, &squares)) }
}

/// The step that a word means, in any position.
fn meant(whole: &str, word: &str) -> Result<Step, ReadError> {
    let square = |name: &str| {
        let why = || messages::text_square(name);
        Square::read(name).ok_or_else(|| ReadError::new(ErrorKind::Syntax, whole, name, why()))
    };
    if word == DONE {
        return Ok(Step::Done);
    }
    if let Some(name) = word.strip_prefix(MARK) {
        return Ok(Step::Mark(square(name)?));
    }
    if let Some(name) = word.strip_prefix(TAKE) {
        return Ok(Step::Take(square(name)?));
    }
    if let Some((from, to)) = word.split_once(MOVE) {
        return Ok(Step::Move { from: square(from)?, to: square(to)? });
    }
    if let Some((from, to)) = word.split_once(BORDER) {
        return Ok(Step::Border { from: square(from)?, to: square(to)? });
    }
    let why = || messages::text_word(word);
    Square::read(word).map(Step::Place).ok_or_else(|| ReadError::new(ErrorKind::Syntax, whole, word, why()))
}
