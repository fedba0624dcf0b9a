//! The other lines among the moves, and what can be done with the one on the board: a part of the late part.

use play::{Branch, Lines};
use rules::Message;
use yew::prelude::*;

use crate::components::beside_board::moves::LineViews;
use crate::words::{late_messages, messages, translate};
use table::{LineAction, RareAction, TableState};

/// Draws what stands among the moves of a table.
pub(crate) fn draw(state: &TableState, lines: &'static dyn Lines, on_action: &Callback<RareAction>) -> LineViews {
    let branches = state.branches(lines);
    let branch_item = |branch: &Branch| (branch.from, branch_view(branch, lines, on_action));
    let mut beside: Vec<(usize, Html)> = branches.iter().map(branch_item).collect();
    let ended = state.ended_at().and_then(|ply| state.turns().iter().find(|turn| turn.to == ply).map(|turn| turn.from));
    if let Some(from) = ended {
        beside.push((from, html! { <li class="branch moves-none">{ translate(&messages::ended_here()) }</li> }));
    }
    LineViews { beside, below: below(state, lines, on_action), ..LineViews::default() }
}

fn below(state: &TableState, lines: &'static dyn Lines, on_action: &Callback<RareAction>) -> Html {
    if !state.can_edit_variation() {
        return Html::default();
    }
    let button = |words: Message, action: LineAction| {
        let press = on_action.reform(move |_: MouseEvent| RareAction::Lines(action));
        html! { <button type="button" onclick={press}>{ translate(&words) }</button> }
    };
    html! {
        <div class="variation">
            { button(late_messages::promote(), LineAction::promote(lines)) }
            { button(late_messages::remove_variation(), LineAction::remove(lines)) }
        </div>
    }
}

/// A line that branches off: its first turn, and dots where more follow.
fn branch_view(branch: &Branch, lines: &'static dyn Lines, on_action: &Callback<RareAction>) -> Html {
    let show = LineAction::switch(lines, branch.node);
    let show = on_action.reform(move |_: MouseEvent| RareAction::Lines(show));
    let more = if branch.n_after > 0 { "…" } else { "" };
    let text = format!("{}{more}", branch.text);
    let name = if branch.is_main { messages::main_line(text.clone()) } else { messages::other_line(text.clone()) };
    html! {
        <li class={classes!("branch", branch.is_main.then_some("branch-main"))}>
            <button type="button" class="move" aria-label={translate(&name)} onclick={show}>{ text }</button>
        </li>
    }
}
