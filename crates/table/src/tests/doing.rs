//! What the computer does in tests, and what is said of it.

use super::*;

/// Whether it is said that a proposal was declined.
pub(super) fn is_declined(state: &TableState) -> bool {
    matches!(state.notice(), Some(Notice::Declined { .. }))
}

/// The board is still, and the computer plays these steps.
pub(super) fn computer_plays(state: &mut TableState, steps: Vec<String>) -> Vec<Task> {
    state.apply(Action::Board(BoardEvent::Settled));
    state.apply(Action::ComputerPlays(steps))
}
