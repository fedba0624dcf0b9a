//! The handicap of a new game, and who gives it.

use rules::{Arg, GameInfo, Handicap};
use yew::prelude::*;

use super::NewGame;
use crate::program::games;
use crate::services::node;
use crate::words::{handicap, late_messages, messages, name, translate};
use table::{GivenHandicap, Setup};

/// The choice of a handicap; `None` in a game that has none. In a match both begin alike.
pub(super) fn view(dialog: &NewGame<'_>, info: &'static GameInfo) -> Option<Html> {
    let setup = dialog.setup;
    let handicaps = dialog.handicaps;
    if handicaps.is_empty() {
        return None;
    }
    let of_player = |by| handicaps.iter().map(move |handicap| (GivenHandicap { key: handicap.key, by }, handicap));
    let given: Vec<(GivenHandicap, &Handicap)> = (0..2).flat_map(of_player).collect();
    let choose = {
        let (setup, given) = (setup.clone(), given.clone());
        dialog.on_change.reform(move |event: Event| {
            let chosen = node::text(&event);
            let handicap = given.iter().map(|(given, _)| *given).find(|given| value(*given) == chosen);
            Setup { handicap, ..setup.clone() }
        })
    };
    let takes = setup.takes_handicap(games());
    let chosen = setup.handicap.filter(|_| takes);
    let option = |(given, handicap): &(GivenHandicap, &Handicap)| {
        let [giver, other] = [given.by, 1 - given.by].map(|player| called(info, setup, player));
        let name = handicap::given(info, handicap, giver, other);
        html! { <option value={value(*given)} selected={chosen == Some(*given)}>{ translate(&name) }</option> }
    };
    Some(html! {
        <label class="field">
            <span>{ translate(&late_messages::handicap()) }</span>
            <select name="handicap" disabled={!takes} onchange={choose}>
                <option value="" selected={chosen.is_none()}>{ translate(&late_messages::handicap_none()) }</option>
                { for given.iter().map(option) }
            </select>
        </label>
    })
}

/// The form value of a handicap.
fn value(given: GivenHandicap) -> String {
    format!("{}-{}", given.by, given.key)
}

/// What a player is called before the game: against the computer 0 is the person, otherwise who plays the first seat.
fn called(info: &GameInfo, setup: &Setup, player: usize) -> Arg {
    match player {
        0 if setup.opponent.is_computer() => messages::you().into(),
        _ if setup.opponent.is_computer() => messages::computer().into(),
        _ => info
            .seats()
            .nth(player)
            .map_or_else(|| messages::computer().into(), |seat| name::seat(Some(info), seat).into()),
    }
}
