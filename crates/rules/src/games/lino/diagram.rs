//! Short texts for the tests' rules, positions and steps.

use crate::match_state::MatchState;
use crate::{History, Notation, Options, Rules};

use super::sites::Spot;
use super::{Lino, Position, Step};

/// The rules with options such as `down auto`: which faces are seen, and the eyes.
#[track_caller]
pub(super) fn rules(mode: &str) -> Lino {
    let (faces, eyes) = mode.split_once(' ').expect("two words");
    let mut options = Options::new();
    options.set("faces", faces);
    options.set("eyes", eyes);
    Lino::new("lino", &options, &MatchState::default()).unwrap_or_else(|error| panic!("{mode:?}: {error}"))
}

/// The position of a text.
#[track_caller]
pub(super) fn pos(mode: &str, text: &str) -> Position {
    rules(mode).read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}")).0
}

/// The text of a position.
pub(super) fn text(mode: &str, pos: &Position) -> String {
    rules(mode).write_position(pos, &History::default(), Lino::POSITIONS[0])
}

/// The spot of a name.
#[track_caller]
pub(super) fn spot(name: &str) -> Spot {
    Spot::read(name).unwrap_or_else(|| panic!("{name:?} is no spot"))
}

/// The legal step of a text.
#[track_caller]
pub(super) fn step(mode: &str, pos: &Position, word: &str) -> Step {
    rules(mode).read_step(pos, word).unwrap_or_else(|error| panic!("{}, {word:?}: {error}", text(mode, pos)))
}

/// The steps of a position.
#[track_caller]
pub(super) fn steps(mode: &str, from: &str) -> String {
    let pos = pos(mode, from);
    let mut steps = Vec::new();
    rules(mode).steps(&pos, &mut steps);
    rules(mode).write_turn(&pos, &steps, Lino::MOVES[0])
}

/// Plays steps in order.
#[track_caller]
pub(super) fn play(mode: &str, from: &str, words: &str) -> String {
    let mut pos = pos(mode, from);
    for word in words.split_whitespace() {
        let step = step(mode, &pos, word);
        rules(mode).apply(&mut pos, step, &mut ());
    }
    text(mode, &pos)
}
