//! How the board is seen: whose side of it is at the bottom, and what is shown on it beside the game. And what people
//! like to do there themselves.

use yew::prelude::*;

use super::choice::{checkbox, radio};
use super::dialog::Dialog;
use crate::art;
use crate::board::Extras;
use crate::services::view::View;
use crate::table::{Bottom, Deed, Habits, TableState, Throwing};
use crate::words::{tell, ui};

/// The key of the squares' names, which can be shown on every board.
const SQUARE_NAMES: &str = "square-names";

/// What a board shows of what is wanted.
pub(crate) fn extras(view: &View, state: &TableState) -> Extras {
    let labels = if view.shows(SQUARE_NAMES) && writes_names(state) { state.labels() } else { Default::default() };
    let overlays = state.overlays().iter().enumerate();
    let shown = overlays.filter(|(_, overlay)| view.shows(overlay.key));
    let overlays = shown.map(|(nth, overlay)| (nth, overlay.sites)).collect();
    Extras { labels, overlays, is_renamed: state.is_renamed() }
}

/// Whether names can be written on the sites.
fn writes_names(state: &TableState) -> bool {
    art::of(state.info().id).is_some_and(|art| !art.prints_names())
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
        let names = writes_names(self.state).then(|| (SQUARE_NAMES, tell!("square-names")));
        let naming = self.state.naming().map(|key| (key, ui::naming(key)));
        let overlays = self.state.overlays().iter().map(|overlay| (overlay.key, ui::overlay(overlay)));
        let extras: Vec<Html> = names.into_iter().chain(naming).chain(overlays).map(extra).collect();
        let body = html! {
            <div class="choices">
                <fieldset>
                    <legend>{ tell!("at-bottom") }</legend>
                    <div class="radios">{ for self.state.bottoms().into_iter().map(bottom) }</div>
                </fieldset>
                if !extras.is_empty() {
                    <fieldset>
                        <legend>{ tell!("on-board") }</legend>
                        <div class="radios">{ extras }</div>
                    </fieldset>
                }
                if self.state.has_dice() {
                    { dice(self.state.habits(), self.on_deed) }
                }
            </div>
        };
        self.dialog.view(tell!("view-full"), body)
    }
}

/// Who throws the dice, and what is played without being touched.
fn dice(habits: Habits, on_deed: &Callback<Deed>) -> Html {
    let take_up = |habits: Habits| on_deed.reform(move |_: Event| Deed::Habits(habits));
    let throwing = |(throwing, value, name): (Throwing, &str, String)| {
        radio("dice", value, name, habits.throwing == throwing, take_up(Habits { throwing, ..habits }))
    };
    let ways = [
        (Throwing::Touch, "touch", tell!("dice-touch")),
        (Throwing::Itself, "itself", tell!("dice-themselves")),
        (Throwing::Hand, "hand", tell!("dice-hand")),
    ];
    let plays_forced = !habits.plays_forced;
    html! {
        <fieldset>
            <legend>{ tell!("dice") }</legend>
            <div class="radios">
                { for ways.into_iter().map(throwing) }
                { checkbox("forced", tell!("play-forced"), habits.plays_forced, take_up(Habits { plays_forced, ..habits })) }
            </div>
        </fieldset>
    }
}
