//! Reading turns: `11-15`, `22x15`, `22x15x8`, and chains with landing squares left out.

use crate::game::Rules;
use crate::messages::read_as;
use crate::notation::{DASHES, ErrorKind, Mend, Plain, ReadError, plain_sign};
use crate::turns;

use super::super::messages;
use super::super::position::Position;
use super::super::sites::Square;
use super::super::steps::{self, Step};
use super::super::{Draughts, refusal, turn_text};

pub(super) fn read_step(rules: &Draughts, pos: &Position, text: &str) -> Result<Step, ReadError> {
    let stops = read_stops(text)?;
    let mut legal = Vec::new();
    rules.steps(pos, &mut legal);
    let exact = legal.into_iter().find(|step| stops.iter().map(|stop| stop.square).eq([step.from, step.to]));
    exact.ok_or_else(|| rules.diagnose(pos, text, &stops, 1))
}

/// Reads a turn as programs and books write it: with blanks round the hyphens, colons, zeros in front of small numbers
/// and any kind of dash. A capture that is named by its ends may be made in several ways, if all lead to one position.
pub(super) fn mend(
    rules: &Draughts,
    pos: &Position,
    whole: &str,
    mends: &mut Vec<Mend>,
) -> Result<Vec<Step>, ReadError> {
    let plain = Plain::new(whole, |sign| match sign {
        ':' | '×' | 'X' => Some("x"),
        sign if DASHES.contains(&sign) => Some("-"),
        sign if sign.is_whitespace() => Some(""),
        sign => plain_sign(sign),
    });
    let mut without_zeros = String::new();
    for (at, sign) in plain.text().char_indices() {
        let is_first = !plain.text()[..at].ends_with(|before: char| before.is_ascii_digit());
        let is_filled = plain.text()[at + sign.len_utf8()..].starts_with(|next: char| next.is_ascii_digit());
        // Places in the text stay as they are.
        without_zeros.push(if sign == '0' && is_first && is_filled { ' ' } else { sign });
    }
    let (steps, other) = read(rules, pos, &without_zeros).map_err(|error| plain.error(error))?;
    if whole != turn_text::write(&steps) && (plain.text() != whole || without_zeros != whole || other.is_some()) {
        mends.push(Mend::new(whole, whole, read_as(turn_text::write(&steps))));
    }
    Ok(steps)
}

/// The turn that a text means, and another one that leads to the same position, if there is one.
fn read(rules: &Draughts, pos: &Position, text: &str) -> Result<(Vec<Step>, Option<Vec<Step>>), ReadError> {
    let stops = read_stops(text)?;
    let mut exact = None;
    let mut meant: Vec<(Vec<Step>, Position)> = Vec::new();
    turns::by_path(rules, pos, &mut |steps, end| {
        if is_exactly(steps, &stops) {
            exact = Some(steps.to_vec());
        } else if admits(steps, &stops) {
            meant.push((steps.to_vec(), *end));
        }
    });
    match (exact, meant.as_slice()) {
        (Some(steps), _) => Ok((steps, None)),
        (None, []) => Err(rules.diagnose(pos, text, &stops, usize::MAX)),
        (None, [(steps, end), others @ ..]) => {
            if others.iter().all(|(_, other)| other == end) {
                return Ok((steps.clone(), others.first().map(|(other, _)| other.clone())));
            }
            let readings: Vec<String> = meant.iter().map(|(steps, _)| turn_text::write(steps)).collect();
            let why = messages::text_ambiguous(readings.join(", "));
            Err(ReadError::new(ErrorKind::Ambiguous, text, text, why))
        }
    }
}

/// The turns that an ambiguous text can mean: captures with the same ends that lead to different positions.
pub(super) fn readings(rules: &Draughts, pos: &Position, whole: &str) -> Vec<(Vec<Step>, String)> {
    const MOST: usize = 8;
    let Err(ReadError { fault: ErrorKind::Ambiguous, .. }) = mend(rules, pos, whole, &mut Vec::new()) else {
        return Vec::new();
    };
    let plain: String = whole.chars().map(|sign| if sign.is_ascii_digit() { sign } else { '-' }).collect();
    let numbers: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    let text = numbers.iter().map(|number| number.trim_start_matches('0')).collect::<Vec<_>>().join("-");
    let Ok(stops) = read_stops(&text) else { return Vec::new() };
    let mut readings: Vec<(Vec<Step>, Position)> = Vec::new();
    turns::by_path(rules, pos, &mut |steps, end| {
        if readings.len() < MOST && admits(steps, &stops) && readings.iter().all(|(_, known)| known != end) {
            readings.push((steps.to_vec(), *end));
        }
    });
    readings.into_iter().map(|(steps, _)| (steps.clone(), turn_text::write(&steps))).collect()
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
                let why = if was_crowned { messages::turn_over_crowned } else { messages::turn_over };
                illegal(extra.text, why(extra.square.to_string()))
            }
            [_, extra, ..] if walked == most => illegal(extra.text, messages::one_step(extra.square.to_string())),
            [from, to, ..] => match refusal::of_piece(&pos, from.square) {
                Some(why) => illegal(from.text, why),
                None => illegal(to.text, refusal::of_goal(&pos, from.square, to.square)),
            },
            // The text ends where the capture must continue.
            [_] | [] => illegal(&text[text.len()..], steps::prompt(&pos)),
        }
    }
}

/// A square in a turn text.
struct Stop<'t> {
    text: &'t str,
    square: Square,
}

fn read_stops(text: &str) -> Result<Vec<Stop<'_>>, ReadError> {
    let missing = |fragment| ReadError::new(ErrorKind::Syntax, text, fragment, messages::text_move());
    let mut stops = Vec::new();
    for word in text.split(['-', 'x']) {
        if word.is_empty() {
            return Err(missing(word));
        }
        let word = word.trim_start();
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
        let why = messages::text_square(word);
        ReadError::new(ErrorKind::Syntax, whole, word, why)
    })
}

/// Both squares of a text that has no more.
pub(super) fn ends(text: &str) -> Option<[Square; 2]> {
    let (from, to) = text.split_once(['-', 'x'])?;
    let square = |word: &str| Square::from_number(word.parse().ok()?);
    Some([square(from)?, square(to)?])
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
