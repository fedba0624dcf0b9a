//! What a page tells once the late part of its program is there, as it is in tests.

use table::TableState;

use crate::program::matches;
use crate::words::{ended, seen};

/// How the game ended and why, if it did.
pub(super) fn outcome_of(state: &TableState) -> Option<String> {
    ended(state, matches()).map(|ended| ended.outcome)
}

/// What is to be done, or how the game ended, in a few words.
pub(super) fn prompt_of(state: &TableState) -> String {
    seen::prompt(state, ended(state, matches()).as_ref())
}

/// What happened last, and what is to be done or how the game ended.
pub(super) fn narration_of(state: &TableState) -> String {
    seen::narration(state, ended(state, matches()).as_ref())
}
