//! Who plays the seats of the current game.

#[cfg(all(test, feature = "ssr"))]
mod tests;

use crate::words::{Ended, seen};
use yew::prelude::*;

use crate::components::parts::dialog::Dialog;
use crate::components::parts::player_choice::players;
use crate::services::node;
use crate::words::{late_messages, messages, translate};
use play::PlayerKind;
use rules::Seat;
use table::{RareAction, TableState};

/// The dialog for it. A choice takes effect at once.
pub(crate) struct SeatsSheet<'a> {
    /// The game.
    pub(crate) state: &'a TableState,
    /// How the game ended.
    pub(crate) ended: Option<Ended>,
    /// What the computer is doing.
    pub(crate) thinking: Option<String>,
    /// A seat is given to another player.
    pub(crate) on_action: &'a Callback<RareAction>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

/// A field for the name of the person on a seat.
fn name_field(state: &TableState, seat: Seat, on_action: &Callback<RareAction>) -> Html {
    let rename = on_action.reform(move |event: Event| RareAction::Name(seat, node::text(&event)));
    html! {
        <label class="field">
            <span>{ translate(&late_messages::name_of()) }</span>
            <input
                type="text"
                name={format!("name-{seat}")}
                value={state.person_name(seat).unwrap_or_default().to_owned()}
                maxlength="40"
                autocomplete="off"
                dir="auto"
                disabled={!state.can_reseat()}
                onchange={rename}
            />
        </label>
    }
}

impl SeatsSheet<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let SeatsSheet { state, ended, thinking, on_action, dialog } = self;
        let seats = state.players().into_iter().map(|(seat, sits)| {
            let pick = on_action.reform(move |player| RareAction::Reseat(seat, player));
            let choice = players(state.info(), seat, sits, None, state.can_reseat_on(seat), pick);
            let is_first = |other: Seat| other == seat || !state.record().is_same_hand(other, seat);
            let is_named =
                sits == PlayerKind::Human && state.info().seats().take_while(|other| *other <= seat).all(is_first);
            html! {
                <>
                    { choice }
                    if is_named {
                        { name_field(state, seat, on_action) }
                    }
                </>
            }
        });
        let goes_on = thinking.or_else(|| seen::player_name(state));
        let body = html! {
            <div class="choices">
                <p class="sheet-note">{ translate(&messages::seats_any_time()) }</p>
                // The page behind the dialog is silent, so the effect of a choice is announced here.
                <p role="status">{ seen::prompt(state, ended.as_ref()) }{ " " }{ goes_on }</p>
                { for seats }
            </div>
        };
        dialog.view(translate(&late_messages::seats()), body)
    }
}
