//! Short texts for the tests' positions and steps.

use crate::{History, Notation, Rules};

use super::sites::Square;
use super::{Lanrick, Position, Step};

/// The position of a text.
#[track_caller]
pub(super) fn pos(text: &str) -> Position {
    Lanrick.read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}")).0
}

/// The text of a position.
pub(super) fn text(pos: &Position) -> String {
    Lanrick.write_position(pos, &History::default(), Lanrick::POSITIONS[0])
}

/// The square of a name.
#[track_caller]
pub(super) fn square(name: &str) -> Square {
    Square::read(name).unwrap_or_else(|| panic!("{name:?} is no square"))
}

/// The legal step of a text.
#[track_caller]
pub(super) fn step(pos: &Position, word: &str) -> Step {
    Lanrick.read_step(pos, word).unwrap_or_else(|error| panic!("{}, {word:?}: {error}", text(pos)))
}

/// The steps of a position.
#[track_caller]
pub(super) fn steps(from: &str) -> String {
    let pos = pos(from);
    let mut steps = Vec::new();
    Lanrick.steps(&pos, &mut steps);
    Lanrick.write_turn(&pos, &steps, Lanrick::MOVES[0])
}

/// Plays steps in order.
#[track_caller]
pub(super) fn play(from: &str, words: &str) -> String {
    let mut pos = pos(from);
    for word in words.split_whitespace() {
        let step = step(&pos, word);
        Lanrick.apply(&mut pos, step, &mut ());
    }
    text(&pos)
}
