//! Who plays the seats of the current game.

#[cfg(all(test, feature = "ssr"))]
mod tests;

use crate::words::{Ended, seen};
use yew::prelude::*;

use super::dialog::Dialog;
use super::player_choice::players;
use crate::words::{messages, translate, ui};
use table::{Action, TableState};

/// The dialog for it. A choice takes effect at once.
pub(crate) struct SeatsSheet<'a> {
    /// The game.
    pub(crate) state: &'a TableState,
    /// How the game ended.
    pub(crate) ended: Option<Ended>,
    /// What the computer is doing.
    pub(crate) thinking: Option<String>,
    /// A seat is given to another player.
    pub(crate) on_action: &'a Callback<Action>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl SeatsSheet<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let SeatsSheet { state, ended, thinking, on_action, dialog } = self;
        let seats = state.players().into_iter().map(|(seat, sits)| {
            let pick = |player| on_action.reform(move |_: Event| Action::Reseat(seat, player));
            players(state.info(), seat, sits, state.can_reseat(), &pick)
        });
        let goes_on = thinking.or_else(|| seen::player_name(state));
        let body = html! {
            <div class="choices">
                <p class="quiet">{ translate(&messages::seats_any_time()) }</p>
                // The page behind the dialog is silent, so the effect of a choice is announced here.
                <p role="status">{ seen::prompt(state, ended.as_ref()) }{ " " }{ goes_on }</p>
                { for seats }
            </div>
        };
        dialog.view(ui::SEATS.full(), body)
    }
}
