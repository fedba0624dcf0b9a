//! Who plays the seats of a game that is going on.

#[cfg(all(test, feature = "ssr"))]
mod tests;

use yew::prelude::*;

use super::dialog::Dialog;
use super::occupants::occupants;
use crate::table::{Deed, TableState};
use crate::words::{tell, ui};

/// The choice of it. What is chosen holds at once.
pub(crate) struct SeatsSheet<'a> {
    /// The game.
    pub(crate) state: &'a TableState,
    /// What the machine is doing.
    pub(crate) thinking: Option<String>,
    /// A seat is to be given to somebody else.
    pub(crate) on_deed: &'a Callback<Deed>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl SeatsSheet<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let SeatsSheet { state, thinking, on_deed, dialog } = self;
        let seats = state.occupants().into_iter().map(|(seat, sits)| {
            let pick = |occupant| on_deed.reform(move |_: Event| Deed::Reseat(seat, occupant));
            occupants(state.info(), seat, sits, state.can_reseat(), &pick)
        });
        let goes_on = thinking.or_else(|| state.sitter());
        let body = html! {
            <div class="choices">
                <p class="quiet">{ tell!("seats-any-time") }</p>
                // The page behind the dialog is silent: here it is told what comes of a choice.
                <p role="status">{ state.prompt() }{ " " }{ goes_on }</p>
                { for seats }
            </div>
        };
        dialog.view(ui::SEATS.full(), body)
    }
}
