//! Above a board of more than two teams: who plays each of them, how it fares, and whose turn it is.

#[cfg(all(test, feature = "ssr"))]
mod tests;

use rules::{GameInfo, Seat};
use yew::prelude::*;

use super::icon::{Icon, icon};
use super::strip::{in_numbers, listed, swatch};
use crate::table::{Occupant, Plate};
use crate::words::ui;

/// Draws a plate for each team, in the order of play; `turn` is the seat whose turn it is.
pub(super) fn view(info: &GameInfo, plates: &[Plate], turn: Option<Seat>) -> Html {
    let figures = || plates.iter().filter_map(|plate| plate.figures.as_ref());
    let counts = plates.iter().filter_map(|plate| plate.count).map(|count| count.to_string());
    html! {
        <ul class="plates" data-points={listed(counts)} data-figures={listed(figures().map(in_numbers))}>
            { for plates.iter().map(|plate| one(info, plate, turn.map(|seat| info.leader(seat)) == Some(plate.of))) }
        </ul>
    }
}

fn one(info: &GameInfo, plate: &Plate, acts: bool) -> Html {
    let sign = match plate.occupant {
        Occupant::Person => Icon::Person,
        Occupant::Machine(level) => Icon::Machine(level),
    };
    let figures = plate.figures.iter().flat_map(|figures| &figures.told);
    html! {
        <li
            class={classes!("plate", plate.is_out.then_some("out"))}
            data-seat={plate.of.to_string()}
            aria-current={acts.then_some("true")}
        >
            { swatch(info, plate.of) }
            <span class="name">{ ui::team(info, plate.of) }</span>
            { icon(sign) }
            <span class="who heard">{ &plate.sits }</span>
            <span class="fares">
                { for plate.count.map(|count| html! { <b>{ count }</b> }) }
                { for figures.map(|figure| html! { <span class="figure">{ figure }</span> }) }
            </span>
        </li>
    }
}
