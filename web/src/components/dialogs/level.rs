//! How strong the computer plays the current game.

use rules::Level;
use table::TableState;
use yew::prelude::*;

use crate::components::parts::dialog::Dialog;
use crate::components::parts::level_choice::levels;
use crate::words::{messages, translate};

/// The dialog for it. A choice takes effect at once.
pub(crate) struct LevelDialog<'a> {
    /// The game.
    pub(crate) state: &'a TableState,
    /// The level at which the computer plays it.
    pub(crate) level: Level,
    /// Another level is chosen.
    pub(crate) on_level: Callback<Level>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl LevelDialog<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let LevelDialog { state, level, on_level, dialog } = self;
        let pick = |level: Level| on_level.reform(move |_: Event| level);
        let body = levels(state.info(), level, state.can_reseat(), false, &pick);
        dialog.view(translate(&messages::strength()), body)
    }
}
