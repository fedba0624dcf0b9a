//! The pieces that a team has captured, and by how much it is ahead.

use rules::view::{Kind, Piece};
use rules::{Arg, Seat};
use yew::prelude::*;

use crate::program;
use crate::words::{late_messages, name, translate};
use table::{Lost, TableState};

/// Draws those that the team of a seat has captured; nothing in games whose captured pieces are not shown, and before the
/// first one.
pub(crate) fn view(state: &TableState, of: Seat) -> Html {
    let info = state.info();
    let Some(art) = program::art(info.id) else { return Html::default() };
    let lost = state.lost();
    let worth = |lost: &Lost| -> u32 {
        lost.pieces.iter().map(|(kind, count)| art.worth(*kind).unwrap_or_default() * *count as u32).sum()
    };
    let [one, other] = &lost[..] else { return Html::default() };
    let (own, taken) = if one.by == of { (one, other) } else { (other, one) };
    if own.by != of || art.worth(Kind(0)).is_none() || lost.iter().all(|lost| lost.pieces.is_empty()) {
        return Html::default();
    }
    let lead = worth(taken).saturating_sub(worth(own));
    let pieces = taken
        .pieces
        .iter()
        .flat_map(|(kind, count)| std::iter::repeat_n(Piece { owner: Some(taken.by), kind: *kind }, *count));
    let drawn =
        pieces.map(|piece| html! { <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">{ art.stack(&[piece]) }</svg> });
    let counted: Vec<Arg> =
        taken.pieces.iter().map(|(kind, count)| name::counted(info, *count, *kind).into()).collect();
    let told = (!counted.is_empty()).then(|| late_messages::captured_by(name::seat(Some(info), of), counted));
    let ahead = (lead > 0).then(|| late_messages::captured_lead(name::seat(Some(info), of), lead));
    html! {
        <span class="captured" data-captured={of.to_string()}>
            <span class="heard">
                { for told.iter().chain(&ahead).map(|message| html! { <>{ translate(message) }{ ". " }</> }) }
            </span>
            <span aria-hidden="true">
                { for drawn }
                if lead > 0 {
                    <b>{ format!("+{lead}") }</b>
                }
            </span>
        </span>
    }
}
