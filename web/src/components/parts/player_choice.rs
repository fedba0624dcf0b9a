//! The choice of who plays a seat.

use rules::{GameInfo, Seat};
use yew::prelude::*;

use crate::components::parts::choice::radio;
use crate::components::parts::swatch::swatch;
use crate::words::{translate, ui};
use play::PlayerKind;

/// Draws the choice between a human and the computer at each level; `pick` says what happens when one is chosen.
pub(crate) fn players(
    info: &GameInfo,
    seat: Seat,
    chosen: PlayerKind,
    can_choose: bool,
    pick: &dyn Fn(PlayerKind) -> Callback<Event>,
) -> Html {
    let group = ["seat-", &seat.to_string()].concat();
    let choices = PlayerKind::all().map(|player| {
        let value = match player {
            PlayerKind::Human => "person",
            PlayerKind::Computer(level) => level.name(),
        };
        radio(group.clone(), value, translate(&ui::player(player)), chosen == player, pick(player))
    });
    html! {
        <fieldset key={seat.to_string()} class="seat" disabled={!can_choose}>
            <legend>{ swatch(info, seat) }{ ui::seat(info, seat) }</legend>
            <div class="radios">{ for choices }</div>
        </fieldset>
    }
}
