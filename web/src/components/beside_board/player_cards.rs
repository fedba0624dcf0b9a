//! The player cards above a board of more than two teams: who plays each, how it fares, and whose turn it is.

#[cfg(all(test, feature = "ssr"))]
mod tests;

use crate::words::seen;
use rules::{GameInfo, Seat};
use yew::prelude::*;

use crate::components::parts::icon::{Icon, icon};
use crate::components::parts::swatch::swatch;
use crate::components::parts::team_numbers::{in_numbers, listed};
use crate::words::ui;
use play::PlayerKind;
use table::PlayerCard;

/// Draws a player card for each team, in the order of play; `turn` is the seat whose turn it is.
pub(crate) fn view(info: &GameInfo, player_cards: &[(PlayerCard, String)], turn: Option<Seat>) -> Html {
    let figures = || player_cards.iter().filter_map(|(player_card, _)| player_card.figures.as_ref());
    let counts = player_cards.iter().filter_map(|(player_card, _)| player_card.count).map(|count| count.to_string());
    html! {
        <ul class="player-cards" data-points={listed(counts)} data-figures={listed(figures().map(in_numbers))}>
            { for player_cards.iter().map(|(player_card, sits)| one(info, player_card, sits, turn.map(|seat| info.leader(seat)) == Some(player_card.of))) }
        </ul>
    }
}

fn one(info: &GameInfo, player_card: &PlayerCard, sits: &str, acts: bool) -> Html {
    let sign = match player_card.player {
        PlayerKind::Human => Icon::Human,
        PlayerKind::Computer(level) => Icon::Computer(level),
    };
    let figures = player_card.figures.iter().flat_map(|figures| seen::figures(info, figures));
    html! {
        <li
            class={classes!("player-card", player_card.is_out.then_some("out"))}
            data-seat={player_card.of.to_string()}
            aria-current={acts.then_some("true")}
        >
            { swatch(info, player_card.of) }
            <span class="name">{ ui::team(info, player_card.of) }</span>
            { icon(sign) }
            <span class="who heard">{ sits }</span>
            <span class="fares">
                { for player_card.count.map(|count| html! { <b>{ count }</b> }) }
                { for figures.map(|figure| html! { <span class="figure">{ figure }</span> }) }
            </span>
        </li>
    }
}
