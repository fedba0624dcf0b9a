//! Why a requested game is not on the table, in words of the late part.

use page::Trouble;
use table::TableState;

use crate::words::texts::refused;
use crate::words::{late_messages, messages, translate};

/// Why a requested game is not on the table, in words.
pub(super) fn explained(trouble: &Trouble, state: &TableState) -> String {
    translate(&match trouble {
        Trouble::Restore(error) => refused::restore_error(error),
        Trouble::Fatal => messages::fatal(),
        Trouble::NotHere => late_messages::not_in_this_browser(),
        Trouble::NoStudies => messages::sheet_unreachable_why(),
        Trouble::NotLaid(error) => refused::not_laid(state.info(), error),
    })
}
