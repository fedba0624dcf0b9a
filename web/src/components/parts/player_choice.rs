//! The choice of who plays a seat.

use rules::{GameInfo, Level, Seat};
use yew::prelude::*;

use crate::components::parts::swatch::swatch;
use crate::services::node;
use crate::words::{translate, ui};
use play::PlayerKind;

/// Draws the choice between a human and the computer at each level, as a list; `pick` says what happens when one is
/// chosen. Somebody `elsewhere` can be chosen where a game begins; later, whoever plays elsewhere can only be replaced by
/// somebody here.
pub(crate) fn players(
    info: &GameInfo,
    seat: Seat,
    chosen: PlayerKind,
    elsewhere: Option<PlayerKind>,
    can_choose: bool,
    pick: Callback<PlayerKind>,
) -> Html {
    let chosen = match chosen {
        PlayerKind::Computer(level) => PlayerKind::Computer(level.within(info.levels)),
        other => other,
    };
    let remote = if matches!(chosen, PlayerKind::Remote(..)) { Some(chosen) } else { elsewhere };
    let choices = PlayerKind::all(info).chain(remote).map(|player| {
        let value = value_of(player);
        html! { <option {value} selected={player == chosen}>{ translate(&ui::player(player)) }</option> }
    });
    let choose = pick.reform(move |event: Event| match node::text(&event) {
        value if value == REMOTE => remote.unwrap_or(chosen),
        value => player_of(&value),
    });
    html! {
        <label key={seat.to_string()} class="field seat">
            <span>{ swatch(info, seat) }{ ui::seat(info, seat) }</span>
            <select name={["seat-", &seat.to_string()].concat()} disabled={!can_choose} onchange={choose}>{ for choices }</select>
        </label>
    }
}

/// A player's value in the list: `person`, or the number of the computer's level.
fn value_of(player: PlayerKind) -> String {
    match player {
        PlayerKind::Human => "person".to_owned(),
        PlayerKind::Computer(level) => level.number().to_string(),
        PlayerKind::Remote(..) => REMOTE.to_owned(),
    }
}

/// The value of whoever plays a seat elsewhere.
const REMOTE: &str = "link";

/// The player of a value in the list.
fn player_of(value: &str) -> PlayerKind {
    value.parse().ok().and_then(Level::new).map_or(PlayerKind::Human, PlayerKind::Computer)
}
