//! Shared by the toys' notations: turns are written as their steps side by side.

use rules::{ErrorKind, Format, Message, Notation, ReadError};

/// The toys have one format.
pub(super) const PLAIN: Format = Format("plain");

/// Checks that `step`, as read from `text`, is legal.
pub(super) fn legal<G: Notation>(
    rules: &G,
    pos: &G::Position,
    text: &str,
    step: Option<G::Step>,
) -> Result<G::Step, ReadError> {
    let Some(step) = step else {
        return Err(ReadError::new(ErrorKind::Syntax, text, text, Message::new("toy-no-step")));
    };
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    if steps.contains(&step) {
        Ok(step)
    } else {
        Err(ReadError::new(ErrorKind::Illegal, text, text, Message::new("toy-illegal-step")))
    }
}

/// Writes the steps in order.
pub(super) fn write_turn<G: Notation>(rules: &G, pos: &G::Position, steps: &[G::Step], format: Format) -> String {
    let mut pos = pos.clone();
    let mut words = Vec::new();
    for &step in steps {
        words.push(rules.write_step(&pos, step, format));
        rules.apply(&mut pos, step, &mut ());
    }
    words.join(" ")
}

/// Reads steps one after the other, up to the end of the turn and of the text.
pub(super) fn read_turn<G: Notation>(rules: &G, pos: &G::Position, text: &str) -> Result<Vec<G::Step>, ReadError> {
    let mut pos = pos.clone();
    let mut steps = Vec::new();
    for word in text.split_ascii_whitespace() {
        if !steps.is_empty() && !rules.mid_turn(&pos) {
            return Err(ReadError::new(ErrorKind::Illegal, text, word, Message::new("toy-turn-is-over")));
        }
        // Only the word's place is needed here; the step's own reader says what is wrong with it.
        let at = ReadError::new(ErrorKind::Syntax, text, word, Message::new("toy-no-step")).at;
        let step = rules.read_step(&pos, word).map_err(|error| error.shifted(at))?;
        rules.apply(&mut pos, step, &mut ());
        steps.push(step);
    }
    if steps.is_empty() || rules.mid_turn(&pos) {
        let end = &text[text.len()..];
        return Err(ReadError::new(ErrorKind::Syntax, text, end, Message::new("toy-turn-goes-on")));
    }
    Ok(steps)
}

/// Splits a position text into its `N` fields, which single spaces separate.
pub(super) fn fields<const N: usize>(text: &str) -> Result<[&str; N], ReadError> {
    let fields: Vec<&str> = text.split(' ').collect();
    fields.try_into().map_err(|_| syntax(text, text))
}

/// `fragment` is no part of a position text, or not at this place.
pub(super) fn syntax(text: &str, fragment: &str) -> ReadError {
    ReadError::new(ErrorKind::Syntax, text, fragment, Message::new("toy-no-position"))
}

/// `fragment` can be read, but no game reaches it.
pub(super) fn impossible(text: &str, fragment: &str) -> ReadError {
    ReadError::new(ErrorKind::Illegal, text, fragment, Message::new("toy-impossible-position"))
}
