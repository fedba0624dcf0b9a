//! How the board is seen: whose side of it is at the bottom, and what is shown on it beside the game.

use yew::prelude::*;

use super::choice::{checkbox, radio};
use super::dialog::Dialog;
use crate::board::Extras;
use crate::services::view::View;
use crate::table::{Bottom, Deed, TableState};
use crate::words::{tell, ui};

/// The key of the squares' names, which can be shown on every board.
const SQUARE_NAMES: &str = "square-names";

/// What a board shows of what is wanted.
pub(crate) fn extras(view: &View, state: &TableState) -> Extras {
    let labels = if view.shows(SQUARE_NAMES) { state.labels() } else { Default::default() };
    let overlays = state.overlays().iter().enumerate();
    let shown = overlays.filter(|(_, overlay)| view.shows(overlay.key));
    Extras { labels, overlays: shown.map(|(nth, overlay)| (nth, overlay.sites)).collect() }
}

/// The choice of it. What is chosen is seen at once.
pub(crate) struct ViewSheet<'a> {
    /// The game.
    pub(crate) state: &'a TableState,
    /// What is shown.
    pub(crate) view: &'a View,
    /// The board is to be turned.
    pub(crate) on_deed: &'a Callback<Deed>,
    /// Something is to be shown, or not any more.
    pub(crate) on_toggle: Callback<&'static str>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl ViewSheet<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let chosen = self.state.chosen_bottom();
        let bottom = |bottom: Bottom| {
            let (value, name) = match bottom {
                Bottom::Seat(seat) => (seat.to_string(), ui::side(self.state.info(), seat)),
                Bottom::Mover => ("mover".to_owned(), tell!("bottom-mover")),
            };
            let pick = self.on_deed.reform(move |_: Event| Deed::Turn(bottom));
            radio("bottom", &value, name, chosen == bottom, pick)
        };
        let extra = |(key, name): (&'static str, String)| {
            let toggle = self.on_toggle.reform(move |_: Event| key);
            checkbox(key, name, self.view.shows(key), toggle)
        };
        let names = (SQUARE_NAMES, tell!("square-names"));
        let overlays = self.state.overlays().iter().map(|overlay| (overlay.key, ui::overlay(overlay)));
        let body = html! {
            <div class="choices">
                <fieldset>
                    <legend>{ tell!("at-bottom") }</legend>
                    <div class="radios">{ for self.state.bottoms().into_iter().map(bottom) }</div>
                </fieldset>
                <fieldset>
                    <legend>{ tell!("on-board") }</legend>
                    <div class="radios">{ for [names].into_iter().chain(overlays).map(extra) }</div>
                </fieldset>
            </div>
        };
        self.dialog.view(tell!("view-full"), body)
    }
}
