//! The display settings: whose side of the board is at the bottom, and what it shows beside the game. Preferences are
//! here too.

use crate::words::seen;
use yew::prelude::*;

use super::choice::{checkbox, radio};
use super::dialog::Dialog;
use crate::board::Extras;
use crate::program;
use crate::services::display_settings::DisplaySettings;
use crate::words::{messages, translate, ui};
use play::{Pace, Preferences, Throwing};
use rules::Message;
use table::{Action, Orientation, TableState};

/// The key of the square names, which every board can show.
const SQUARE_NAMES: &str = "square-names";

/// What a board shows of the wanted extras.
pub(crate) fn extras(view: &DisplaySettings, state: &TableState) -> Extras {
    let labels = if view.shows(SQUARE_NAMES) && writes_names(state) { seen::labels(state) } else { Default::default() };
    let overlays = state.overlays().iter().enumerate();
    let shown = overlays.filter(|(_, overlay)| view.shows(overlay.key));
    let overlays = shown.map(|(nth, overlay)| (nth, overlay.sites)).collect();
    Extras { labels, overlays, named_from: state.named_from() }
}

/// Whether names can be written on the sites.
fn writes_names(state: &TableState) -> bool {
    program::art(state.info().id).is_some_and(|art| !art.prints_names())
}

/// The dialog for it. A choice shows at once.
pub(crate) struct ViewSheet<'a> {
    /// The game.
    pub(crate) state: &'a TableState,
    /// What is shown.
    pub(crate) view: &'a DisplaySettings,
    /// The board is turned.
    pub(crate) on_action: &'a Callback<Action>,
    /// An extra is switched on or off.
    pub(crate) on_toggle: Callback<&'static str>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl ViewSheet<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let chosen = self.state.chosen_orientation();
        let orientation = |orientation: Orientation| {
            let (value, name) = match orientation {
                Orientation::Seat(seat) => (seat.to_string(), ui::side(self.state.info(), seat)),
                Orientation::AutoFlip => ("mover".to_owned(), translate(&messages::auto_flip())),
            };
            let pick = self.on_action.reform(move |_: Event| Action::Orient(orientation));
            radio("bottom", &value, name, chosen == orientation, pick)
        };
        let extra = |(key, name): (&'static str, String)| {
            let toggle = self.on_toggle.reform(move |_: Event| key);
            checkbox(key, name, self.view.shows(key), toggle)
        };
        let names = writes_names(self.state).then(|| (SQUARE_NAMES, translate(&messages::square_names())));
        let naming = self.state.naming().map(|key| (key, ui::naming(key)));
        let overlays = self.state.overlays().iter().map(|overlay| (overlay.key, ui::overlay(overlay)));
        let extras: Vec<Html> = names.into_iter().chain(naming).chain(overlays).map(extra).collect();
        let body = html! {
            <div class="choices">
                <fieldset>
                    <legend>{ translate(&messages::at_bottom()) }</legend>
                    <div class="radios">{ for self.state.orientations().into_iter().map(orientation) }</div>
                </fieldset>
                if !extras.is_empty() {
                    <fieldset>
                        <legend>{ translate(&messages::on_board()) }</legend>
                        <div class="radios">{ extras }</div>
                    </fieldset>
                }
                if self.state.has_computer() {
                    { pace(self.state.preferences(), self.on_action) }
                }
                if self.state.has_dice() {
                    { dice(self.state.preferences(), self.on_action) }
                }
            </div>
        };
        self.dialog.view(translate(&messages::view_full()), body)
    }
}

/// How fast the computer plays.
fn pace(preferences: Preferences, on_action: &Callback<Action>) -> Html {
    let paces = [
        (Pace::AtOnce, "at-once", messages::pace_at_once()),
        (Pace::Normal, "normal", messages::pace_normal()),
        (Pace::Calm, "calm", messages::pace_calm()),
    ];
    let choice = |(pace, value, name): (Pace, &str, Message)| {
        let pick = on_action.reform(move |_: Event| Action::Prefer(Preferences { pace, ..preferences }));
        radio("pace", value, translate(&name), preferences.pace == pace, pick)
    };
    html! {
        <fieldset>
            <legend>{ translate(&messages::pace()) }</legend>
            <div class="radios">{ for paces.into_iter().map(choice) }</div>
        </fieldset>
    }
}

/// Who throws the dice, and what is played automatically.
fn dice(preferences: Preferences, on_action: &Callback<Action>) -> Html {
    let take_up = |preferences: Preferences| on_action.reform(move |_: Event| Action::Prefer(preferences));
    let throwing = |(throwing, value, name): (Throwing, &str, String)| {
        radio("dice", value, name, preferences.throwing == throwing, take_up(Preferences { throwing, ..preferences }))
    };
    let ways = [
        (Throwing::Touch, "touch", translate(&messages::dice_touch())),
        (Throwing::Itself, "itself", translate(&messages::dice_themselves())),
        (Throwing::Hand, "hand", translate(&messages::dice_hand())),
    ];
    let plays_forced = !preferences.plays_forced;
    html! {
        <fieldset>
            <legend>{ translate(&messages::dice()) }</legend>
            <div class="radios">
                { for ways.into_iter().map(throwing) }
                { checkbox("forced", translate(&messages::play_forced()), preferences.plays_forced, take_up(Preferences { plays_forced, ..preferences })) }
            </div>
        </fieldset>
    }
}
