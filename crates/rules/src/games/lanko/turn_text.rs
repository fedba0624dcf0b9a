//! Writing turns (LANKO-11): `43-36`, `36;N;3`, `T-(W)`, `---`.

use super::board::{Board, SquareKind};
use super::steps::Step;

/// A pass.
pub(super) const PASS: &str = "---";

/// Writes a turn, or a part from its start.
pub(super) fn write(board: &Board, steps: &[Step]) -> String {
    let mut text = String::new();
    for step in steps {
        let Some((from, to)) = step.way() else { return PASS.to_owned() };
        if text.is_empty() {
            text.push_str(board.label(from));
        }
        text.push(sign(*step).letter());
        match board.kind(to) {
            SquareKind::Middle => text.extend(["(", board.label(to), ")"]),
            _ => text.push_str(board.label(to)),
        }
    }
    text
}

/// The sign between two squares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// `-`, in movements and jumps.
    Goes,
    /// `;`, in captures.
    Captures,
}

impl Sign {
    const fn letter(self) -> char {
        match self {
            Sign::Goes => '-',
            Sign::Captures => ';',
        }
    }
}

/// The sign before the end of a step.
pub(super) const fn sign(step: Step) -> Sign {
    if matches!(step, Step::Capture { .. }) { Sign::Captures } else { Sign::Goes }
}
