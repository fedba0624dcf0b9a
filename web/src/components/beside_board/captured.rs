//! The pieces that have been captured, and who is ahead by how much.

use rules::Arg;
use rules::view::{Kind, Piece};
use yew::prelude::*;

use crate::components::parts::swatch::swatch;
use crate::program;
use crate::words::{late_messages, name, translate};
use table::{Lost, TableState};

/// Draws them; nothing in games whose captured pieces are not shown, and before the first one.
pub(crate) fn view(state: &TableState) -> Html {
    let info = state.info();
    let Some(art) = program::art(info.id) else { return Html::default() };
    let lost = state.lost();
    let worth = |lost: &Lost| -> u32 {
        lost.pieces.iter().map(|(kind, count)| art.worth(*kind).unwrap_or_default() * *count as u32).sum()
    };
    if lost.len() != 2 || art.worth(Kind(0)).is_none() || lost.iter().all(|lost| lost.pieces.is_empty()) {
        return Html::default();
    }
    let line = |idx: usize| {
        let (taken, other) = (&lost[1 - idx], &lost[idx]);
        let by = other.by;
        let lead = worth(taken).saturating_sub(worth(other));
        let pieces = taken
            .pieces
            .iter()
            .flat_map(|(kind, count)| std::iter::repeat_n(Piece { owner: Some(taken.by), kind: *kind }, *count));
        let drawn =
            pieces.map(|piece| html! { <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">{ art.stack(&[piece]) }</svg> });
        let counted = taken.pieces.iter().map(|(kind, count)| name::counted(info, *count, *kind).into());
        let counted: Vec<Arg> = counted.collect();
        let told = (!counted.is_empty()).then(|| late_messages::captured_by(name::seat(Some(info), by), counted));
        let ahead = (lead > 0).then(|| late_messages::captured_lead(name::seat(Some(info), by), lead));
        html! {
            <li data-captured={by.to_string()}>
                <span class="heard">
                    { for told.iter().chain(&ahead).map(|message| html! { <>{ translate(message) }{ ". " }</> }) }
                </span>
                <span aria-hidden="true">
                    { swatch(info, by) }
                    { for drawn }
                    if lead > 0 {
                        <b>{ format!("+{lead}") }</b>
                    }
                </span>
            </li>
        }
    };
    html! {
        <ul class="captured" aria-label={translate(&late_messages::captured())}>{ for (0..2).map(line) }</ul>
    }
}
