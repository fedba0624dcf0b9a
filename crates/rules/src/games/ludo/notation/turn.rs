//! Texts of steps and turns: `4` in the opening, `5: 12-17`, `6: 0-1(2)x`, `3: -`.
//!
//! Numbers are those of the mover's path. `(2)` says that two pieces leave the nest together, `x` that everyone else on
//! the dot goes back to their nest.

use crate::game::Rules;
use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};

use super::super::messages;
use super::super::path::PathNumber;
use super::super::position::{Position, Stage};
use super::super::{Ludo, Step, refusal};

const NOTHING: &str = "-";
const TWO: &str = "(2)";
const KNOCKS: char = 'x';

pub(super) fn write_step(step: Step) -> String {
    match step {
        Step::Throw(face) => face.to_string(),
        Step::Move { from, to, n, knocks } => {
            let two = if n == 2 { TWO } else { "" };
            let knocks = if knocks { "x" } else { "" };
            format!("{}-{}{two}{knocks}", from.get(), to.get())
        }
        Step::Pass => NOTHING.to_owned(),
    }
}

pub(super) fn write_turn(pos: &Position, steps: &[Step]) -> String {
    let is_open = matches!(pos.stage(), Stage::Open(_));
    let word = |step: &Step| match step {
        Step::Throw(_) if !is_open => format!("{}:", write_step(*step)),
        step => write_step(*step),
    };
    steps.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// What a word means.
#[derive(Clone, Copy)]
enum Meant {
    Throw(u8),
    Move { from: PathNumber, to: PathNumber, n: u8, knocks: bool },
    Pass,
}

/// A text being read, for its error messages.
#[derive(Clone, Copy)]
struct Text<'t>(&'t str);

impl<'t> Text<'t> {
    fn fault(self, fault: ErrorKind, fragment: &str, why: Message) -> ReadError {
        ReadError::new(fault, self.0, fragment, why)
    }

    fn end(self) -> &'t str {
        &self.0[self.0.len()..]
    }

    fn meant(self, word: &str) -> Result<Meant, ReadError> {
        if word == NOTHING {
            return Ok(Meant::Pass);
        }
        let Some((from, rest)) = word.split_once('-') else {
            let face = face(word);
            let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
            let why = || if is_number { messages::text_throw(word) } else { messages::text_word(word) };
            return face.map(Meant::Throw).ok_or_else(|| self.fault(ErrorKind::Syntax, word, why()));
        };
        let (to, knocks) = rest.strip_suffix(KNOCKS).map_or((rest, false), |to| (to, true));
        let (to, n) = to.strip_suffix(TWO).map_or((to, 1), |to| (to, 2));
        Ok(Meant::Move { from: self.place(from)?, to: self.place(to)?, n, knocks })
    }

    /// A path number, without signs and leading zeros.
    fn place(self, word: &str) -> Result<PathNumber, ReadError> {
        let is_plain = word == "0" || word.starts_with(|sign: char| matches!(sign, '1'..='9'));
        let place = word.parse().ok().filter(|_| is_plain).and_then(PathNumber::new);
        let why = || messages::text_place(word, PathNumber::HOME.get());
        place.ok_or_else(|| self.fault(ErrorKind::Syntax, word, why()))
    }
}

fn face(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(digit - b'0'),
        _ => None,
    }
}

pub(super) fn read_step(rules: &Ludo, pos: &Position, whole: &str) -> Result<Step, ReadError> {
    let text = Text(whole);
    let word = whole.trim();
    if word.is_empty() {
        return Err(text.fault(ErrorKind::Syntax, text.end(), messages::text_step()));
    }
    if let Some(extra) = word.split_whitespace().nth(1) {
        return Err(text.fault(ErrorKind::Syntax, extra, messages::text_step()));
    }
    step(rules, pos, text, word)
}

/// The legal step that a word means.
fn step(rules: &Ludo, pos: &Position, text: Text<'_>, word: &str) -> Result<Step, ReadError> {
    let meant = text.meant(word)?;
    let illegal = |why: Message| Err(text.fault(ErrorKind::Illegal, word, why));
    let (seat, number) = match (pos.stage(), meant) {
        (Stage::Over, _) => return illegal(messages::text_over()),
        (Stage::Open(_) | Stage::Play { die: None, .. }, Meant::Throw(face)) => return Ok(Step::Throw(face)),
        (Stage::Open(_) | Stage::Play { die: None, .. }, _) => return illegal(messages::text_no_throw()),
        (Stage::Play { die: Some(number), .. }, Meant::Throw(_)) => {
            return illegal(messages::text_thrown(number));
        }
        (Stage::Play { seat, die: Some(number) }, _) => (seat, number),
    };
    let mut legal = Vec::new();
    rules.steps(pos, &mut legal);
    let step = match meant {
        Meant::Move { from, to, n, knocks } => Step::Move { from, to, n, knocks },
        Meant::Throw(_) | Meant::Pass => Step::Pass,
    };
    if legal.contains(&step) {
        return Ok(step);
    }
    let Step::Move { from, to, n, knocks } = step else {
        return illegal(messages::must_move());
    };
    if legal.contains(&Step::Move { from, to, n, knocks: !knocks }) {
        // The sign for knocking out stands where there is no other piece, or is missing.
        return Err(if knocks {
            let sign = &word[word.len() - KNOCKS.len_utf8()..];
            text.fault(ErrorKind::Contradiction, sign, messages::text_nobody())
        } else {
            text.fault(ErrorKind::Contradiction, word, messages::text_knocks())
        });
    }
    if n > 1 && from != PathNumber::NEST {
        let two = word.find(TWO).map_or(word, |at| &word[at..at + TWO.len()]);
        return Err(text.fault(ErrorKind::Illegal, two, messages::text_two()));
    }
    illegal(refusal::of_step(pos, seat, number, step))
}

pub(super) fn read_turn(rules: &Ludo, pos: &Position, whole: &str) -> Result<Vec<Step>, ReadError> {
    let text = Text(whole);
    let trimmed = whole.trim();
    if trimmed.is_empty() {
        return Err(text.fault(ErrorKind::Syntax, text.end(), messages::text_turn()));
    }
    // The part before a colon or a space is the throw.
    let (first, rest) = match trimmed.split_once(':') {
        Some((first, rest)) => (first.trim(), Some(rest.trim())),
        None => match trimmed.split_once(char::is_whitespace) {
            Some((first, rest)) => (first, Some(rest.trim())),
            None => (trimmed, None),
        },
    };
    let rest = rest.filter(|rest| !rest.is_empty());
    if let Some(extra) = rest.and_then(|rest| rest.split_whitespace().nth(1)) {
        return Err(text.fault(ErrorKind::Syntax, extra, messages::text_turn_over()));
    }
    let (mut pos, mut steps) = (*pos, Vec::new());
    let mut word = Some(first);
    if let Stage::Play { die: Some(number), .. } = pos.stage() {
        // The die is already thrown, and may be named again.
        if rest.is_some() || trimmed.ends_with(':') {
            match (text.meant(first)?, rest) {
                (Meant::Throw(face), _) if face == number => word = rest,
                (Meant::Throw(face), _) => {
                    let why = messages::text_other_throw(face, number);
                    return Err(text.fault(ErrorKind::Contradiction, first, why));
                }
                (_, Some(extra)) => return Err(text.fault(ErrorKind::Syntax, extra, messages::text_turn_over())),
                (_, None) => {
                    let why = messages::text_word(trimmed);
                    return Err(text.fault(ErrorKind::Syntax, trimmed, why));
                }
            }
        }
    } else {
        let throw = step(rules, &pos, text, first)?;
        steps.push(throw);
        rules.apply(&mut pos, throw, &mut ());
        word = rest;
        if !rules.mid_turn(&pos) {
            return match rest {
                Some(extra) => Err(text.fault(ErrorKind::Syntax, extra, messages::text_turn_over())),
                None => Ok(steps),
            };
        }
    }
    let Some(word) = word else {
        return Err(text.fault(ErrorKind::Syntax, text.end(), messages::text_no_move()));
    };
    steps.push(step(rules, &pos, text, word)?);
    Ok(steps)
}

#[cfg(test)]
mod tests;
