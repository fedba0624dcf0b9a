//! The settings: the board, how one plays, and the page. A choice holds at once. What the page itself reads, such as the
//! theme, is chosen by inputs with the names that `theme.js` knows; it takes the choice from there.

use yew::prelude::*;

use crate::art::{Art, Fields};
use crate::components::beside_board::board_extras::{SQUARE_NAMES, WIDE_BOARD, writes_names};
use crate::components::parts::choice::{checkbox, radio};
use crate::components::parts::dialog::Dialog;
use crate::services::{page, preferences, screen};
use crate::words::{late_messages, messages, translate, ui};
use ::page::DisplaySettings;
use play::{Pace, Preferences, Throwing};
use rules::Message;
use table::{Action, Orientation, RareAction, TableState};

/// The value of the usual choice.
const AUTO: &str = "auto";
/// The look that shows the officers of a game in the colours of its inventor, by the folder of games that has them.
const OWN_LOOK: &str = "lasker";

/// The dialog for them.
pub(crate) struct Settings<'a> {
    /// The game.
    pub(crate) state: &'a TableState,
    /// What is shown beside the game.
    pub(crate) view: &'a DisplaySettings,
    /// Something changes at the table.
    pub(crate) on_action: &'a Callback<Action>,
    /// The board is turned.
    pub(crate) on_rare: &'a Callback<RareAction>,
    /// An extra is switched on or off.
    pub(crate) on_toggle: Callback<&'static str>,
    /// The list of keys is wanted.
    pub(crate) on_keys: Callback<MouseEvent>,
    /// The board is to be printed.
    pub(crate) on_print: Callback<MouseEvent>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl Settings<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let preferences = self.state.preferences();
        let broken = preferences::broken_lines();
        let body = html! {
            // A form of its own: the page's menu has a choice of the same name.
            <form class="settings" onsubmit={Callback::from(|event: SubmitEvent| event.prevent_default())}>
                if !broken.is_empty() {
                    <p class="warning" role="status">
                        { translate(&late_messages::settings_broken(broken.join(", "))) }
                    </p>
                }
                { self.board() }
                <h3>{ translate(&late_messages::playing()) }</h3>
                { chosen("speed", &late_messages::speed(), &speeds()) }
                if self.state.has_computer() {
                    { pace(preferences, self.on_action) }
                }
                if self.state.has_dice() {
                    { dice(preferences, self.on_action) }
                }
                <div class="radios">
                    { self.confirmation(preferences) }
                    { switch("sounds", &late_messages::sounds(), page::has_sounds()) }
                </div>
                { self.page() }
            </form>
        };
        self.dialog.view(translate(&late_messages::settings()), body)
    }

    fn board(&self) -> Html {
        let bottom = self.state.chosen_orientation();
        let orientation = |orientation: Orientation| {
            let (value, name) = match orientation {
                Orientation::Seat(seat) => (seat.to_string(), ui::seat(self.state.info(), seat)),
                Orientation::AutoFlip => ("mover".to_owned(), translate(&messages::auto_flip())),
            };
            let pick = self.on_rare.reform(move |_: Event| RareAction::Orient(orientation));
            radio("bottom", &value, name, bottom == orientation, pick)
        };
        let extra = |(key, name): (&'static str, String)| {
            let toggle = self.on_toggle.reform(move |_: Event| key);
            checkbox(key, name, self.view.shows(key), toggle)
        };
        let names = writes_names(self.state).then(|| (SQUARE_NAMES, translate(&messages::square_names())));
        let naming = self.state.naming().map(|key| (key, ui::naming(key)));
        let overlays = self.state.overlays().iter().map(|overlay| (overlay.key, ui::overlay(overlay)));
        let is_turned = crate::program::art(self.state.info().id).is_some_and(|art| art.turns());
        let wide = is_turned.then(|| (WIDE_BOARD, translate(&late_messages::wide_board())));
        let extras: Vec<Html> = names.into_iter().chain(naming).chain(overlays).chain(wide).map(extra).collect();
        html! {
            <>
                <fieldset>
                    <legend>{ translate(&messages::at_bottom()) }</legend>
                    <div class="radios">{ for self.state.orientations().into_iter().map(orientation) }</div>
                </fieldset>
                <fieldset>
                    <legend>{ translate(&messages::on_board()) }</legend>
                    <div class="radios">
                        { extras }
                        { switch("goals", &late_messages::mark_goals(), page::choice("goals") != "off") }
                        { switch("last", &late_messages::mark_last(), page::choice("last") != "off") }
                    </div>
                </fieldset>
                { chosen("look", &late_messages::look(), &looks(self.state)) }
                { fields(self.state) }
                { chosen("size", &late_messages::size(), &sizes()) }
            </>
        }
    }

    fn confirmation(&self, preferences: Preferences) -> Html {
        let changed = Preferences { confirms: !preferences.confirms, ..preferences };
        let toggle = self.on_action.reform(move |_: Event| Action::Prefer(changed));
        checkbox("confirm", translate(&late_messages::confirm_moves()), preferences.confirms, toggle)
    }

    fn page(&self) -> Html {
        let languages = page::languages().into_iter().map(|page::LanguageLink { tag, name, address, is_this }| {
            html! {
                <a href={address} lang={tag.clone()} hreflang={tag} aria-current={is_this.then_some("page")}>{ name }</a>
            }
        });
        let languages: Vec<Html> = languages.collect();
        let to_full = Callback::from(|_: MouseEvent| screen::toggle_full());
        let full = if screen::is_full() { late_messages::full_screen_off() } else { late_messages::full_screen() };
        html! {
            <>
                <h3>{ translate(&late_messages::this_page()) }</h3>
                { chosen("theme", &late_messages::theme(), &themes()) }
                if !languages.is_empty() {
                    <fieldset>
                        <legend>{ translate(&late_messages::languages()) }</legend>
                        <div class="replies">{ languages }</div>
                    </fieldset>
                }
                <div class="replies">
                    if screen::can_be_full() {
                        <button type="button" onclick={to_full}>{ translate(&full) }</button>
                    }
                    <button type="button" onclick={self.on_print.clone()}>{ translate(&late_messages::print_board()) }</button>
                    <button type="button" onclick={self.on_keys.clone()}>{ translate(&messages::keys()) }</button>
                </div>
            </>
        }
    }
}

/// A value and its name.
type Named = (&'static str, Message);

fn looks(state: &TableState) -> Vec<Named> {
    let mut looks = vec![
        (AUTO, late_messages::look_classic()),
        ("wood", late_messages::look_wood()),
        ("ink", late_messages::look_ink()),
        ("plain", late_messages::look_plain()),
    ];
    if crate::program::art(state.info().id).is_some_and(|art| art.has_own_look()) {
        looks.push((OWN_LOOK, late_messages::look_lasker()));
    }
    looks
}

/// The colours of a board's fields, as patches, and where their names stand.
fn fields(state: &TableState) -> Html {
    let art = crate::program::art(state.info().id);
    let Some(Fields { has_colours, has_edge_names, has_numbers }) = art.map(Art::fields) else {
        return Html::default();
    };
    let colours = [
        (AUTO, late_messages::fields_own()),
        ("brown", late_messages::fields_brown()),
        ("green", late_messages::fields_green()),
        ("blue", late_messages::fields_blue()),
        ("grey", late_messages::fields_grey()),
    ];
    let mut names = vec![(AUTO, late_messages::coordinates_inside())];
    if has_edge_names {
        names.push(("outside", late_messages::coordinates_outside()));
    }
    names.push(("off", late_messages::coordinates_off()));
    html! {
        <>
            if has_colours {
                <div class="fields">{ chosen("fields", &late_messages::fields(), &colours) }</div>
            }
            if has_edge_names || has_numbers {
                { chosen("coordinates", &late_messages::coordinates(), &names) }
            }
        </>
    }
}

fn sizes() -> [Named; 3] {
    [
        (AUTO, late_messages::size_auto()),
        ("medium", late_messages::size_medium()),
        ("small", late_messages::size_small()),
    ]
}

fn speeds() -> [Named; 4] {
    [
        ("none", late_messages::speed_none()),
        ("half", late_messages::speed_half()),
        (AUTO, late_messages::speed_auto()),
        ("double", late_messages::speed_double()),
    ]
}

fn themes() -> [Named; 3] {
    [
        (AUTO, late_messages::theme_auto()),
        ("light", late_messages::theme_light()),
        ("dark", late_messages::theme_dark()),
    ]
}

/// A choice that `theme.js` takes, by its name there.
fn chosen(name: &'static str, legend: &Message, values: &[Named]) -> Html {
    let now = page::choice(name);
    let is_known = values.iter().any(|(value, _)| *value == now);
    let option = |(value, label): &Named| {
        let is_chosen = *value == now || (*value == AUTO && !is_known);
        radio(name, value, translate(label), is_chosen, Callback::noop())
    };
    html! {
        <fieldset>
            <legend>{ translate(legend) }</legend>
            <div class="radios">{ for values.iter().map(option) }</div>
        </fieldset>
    }
}

/// A switch that `theme.js` takes, by its name there.
fn switch(name: &'static str, label: &Message, is_on: bool) -> Html {
    checkbox(name, translate(label), is_on, Callback::noop())
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
