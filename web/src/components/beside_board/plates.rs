//! The plates above and below a board, one for each team: who plays it, how it fares, and whose turn it is.

#[cfg(all(test, feature = "ssr"))]
mod tests;

use play::PlayerKind;
use rules::{GameInfo, Seat};
use table::{PlayerCard, TableState};
use yew::prelude::*;

use crate::components::parts::icon::{Icon, icon};
use crate::components::parts::swatch::swatch;
use crate::components::parts::team_numbers::in_numbers;
use crate::words::{messages, seen, translate, ui};

/// The plates of a table.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Plates {
    /// Those of the teams that sit at the far side.
    pub(crate) above: Html,
    /// Those of the teams that sit at the near side.
    pub(crate) below: Html,
}

impl Plates {
    /// The plates of a table, with what else each has to tell.
    pub(crate) fn of(state: &TableState, more: impl Fn(Seat) -> Html) -> Plates {
        let (info, turn) = (state.info(), state.turn_in_view());
        let [above, below] = sides(info, state.orientation(), state.player_cards());
        let row = |class: &'static str, cards: Vec<PlayerCard>| {
            let plates = cards.into_iter().map(|card| {
                let more = more(card.of);
                plate(state, &card, turn, more)
            });
            html! {
                <ul class={classes!("plates", class)} aria-label={translate(&messages::who_plays())}>{ for plates }</ul>
            }
        };
        Plates { above: row("plates-above", above), below: row("plates-below", below) }
    }
}

/// The cards at the far side and at the near one, each from left to right.
fn sides(info: &GameInfo, orientation: Seat, cards: Vec<PlayerCard>) -> [Vec<PlayerCard>; 2] {
    let n_seats = info.seats().len();
    // How many seats further around the board from the one at the bottom.
    let around = |card: &PlayerCard| {
        info.partners(card.of).map(|seat| (seat.idx() + n_seats - orientation.idx()) % n_seats).min().unwrap_or(0)
    };
    let (mut above, mut below) = (Vec::new(), Vec::new());
    for card in cards {
        match around(&card) {
            0 => below.insert(0, card),
            nth if nth == n_seats - 1 && n_seats > 2 && info.leaders().count() > 2 => below.push(card),
            _ => above.push(card),
        }
    }
    above.sort_by_key(around);
    [above, below]
}

fn plate(state: &TableState, card: &PlayerCard, turn: Option<Seat>, more: Html) -> Html {
    let info = state.info();
    let acts = turn.is_some_and(|seat| info.leader(seat) == card.of);
    let figures = card.figures.iter().flat_map(|figures| seen::figures(info, figures));
    html! {
        <li
            class={classes!("plate", card.is_out.then_some("out"))}
            data-seat={card.of.to_string()}
            data-points={card.count.map(|count| count.to_string())}
            data-figures={card.figures.as_ref().map(in_numbers)}
            aria-current={acts.then_some("true")}
        >
            { swatch(info, card.of) }
            <span class="name">{ ui::team(info, card.of) }</span>
            { for seen::players(state, card.of).into_iter().map(|(seat, player, sits)| who(player, sits, turn == Some(seat))) }
            <span class="fares">
                { more }
                { for figures.map(|figure| html! { <span class="figure">{ figure }</span> }) }
                { for card.count.map(|count| html! { <b>{ count }</b> }) }
            </span>
        </li>
    }
}

/// Who plays a seat: a sign, and what they are called. Of the computer the number of its level is enough for eyes.
fn who(player: PlayerKind, sits: String, acts: bool) -> Html {
    let (sign, level) = match player {
        PlayerKind::Human | PlayerKind::Remote(_, None) => (Icon::Human, None),
        PlayerKind::Computer(level) | PlayerKind::Remote(_, Some(level)) => {
            (Icon::Computer(level), Some(level.number()))
        }
    };
    html! {
        <>
            { icon(sign) }
            if let Some(level) = level {
                <span aria-hidden="true">{ level }</span>
            }
            <span class={classes!("who", level.map(|_| "heard"))} data-acts={acts.then_some("")}>{ sits }</span>
        </>
    }
}
