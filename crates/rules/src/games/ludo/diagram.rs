//! Short texts for the tests' rules, positions and seats.

use crate::{History, MatchState, Notation, Options, Rules, Seat};

use super::{Ludo, Position};

/// The rules under options such as `knock=choose`.
#[track_caller]
pub(super) fn rules(pairs: &[&str]) -> Ludo {
    let mut options = Options::new();
    for pair in pairs {
        let (key, value) = Options::read_pair(pair).unwrap();
        options.set(key, value);
    }
    Ludo::new("ludo", &options, &MatchState::default()).unwrap()
}

/// The position of a text.
#[track_caller]
pub(super) fn pos(rules: &Ludo, text: &str) -> Position {
    rules.read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}")).0
}

/// The text of a position.
pub(super) fn text(rules: &Ludo, pos: &Position) -> String {
    rules.write_position(pos, &History::default(), Ludo::POSITIONS[0])
}

/// The seat with this number, counted from 1 as in texts.
#[track_caller]
pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// The steps of a position.
pub(super) fn steps(rules: &Ludo, text: &str) -> String {
    let pos = pos(rules, text);
    let mut steps = Vec::new();
    rules.steps(&pos, &mut steps);
    let texts: Vec<String> = steps.iter().map(|step| rules.write_step(&pos, *step, Ludo::MOVES[0])).collect();
    texts.join(" ")
}

/// Plays steps in order.
#[track_caller]
pub(super) fn play(rules: &Ludo, from: &str, words: &str) -> String {
    let mut pos = pos(rules, from);
    for word in words.split_whitespace() {
        let step = rules.read_step(&pos, word).unwrap_or_else(|error| panic!("{from:?}, {word:?}: {error}"));
        rules.apply(&mut pos, step, &mut ());
    }
    text(rules, &pos)
}
