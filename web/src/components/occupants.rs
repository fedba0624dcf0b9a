//! The choice of who plays a seat.

use rules::{GameInfo, Seat};
use yew::prelude::*;

use super::choice::radio;
use super::strip::swatch;
use crate::table::{Level, Occupant};
use crate::words::{told, ui};

/// Draws the choice between a person and the machine at each of its levels; `pick` says what happens when one is chosen.
pub(super) fn occupants(
    info: &GameInfo,
    seat: Seat,
    chosen: Occupant,
    can_choose: bool,
    pick: &dyn Fn(Occupant) -> Callback<Event>,
) -> Html {
    let group = ["seat-", &seat.to_string()].concat();
    let choices = Occupant::all().map(|occupant| {
        let value = match occupant {
            Occupant::Person => "person",
            Occupant::Machine(level) => value_of(level),
        };
        radio(group.clone(), value, told(&ui::occupant(occupant)), chosen == occupant, pick(occupant))
    });
    html! {
        <fieldset key={seat.to_string()} class="seat" disabled={!can_choose}>
            <legend>{ swatch(info, seat) }{ ui::seat(info, seat) }</legend>
            <div class="radios">{ for choices }</div>
        </fieldset>
    }
}

/// What a level is called among the values of a form.
pub(super) fn value_of(level: Level) -> &'static str {
    match level {
        Level::Beginner => "beginner",
        Level::Good => "good",
        Level::Best => "best",
    }
}
