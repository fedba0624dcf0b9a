//! What a record says of the position in view: its annotation signs and comments.

use std::rc::Rc;

use play::{Nag, TurnText};
use yew::prelude::*;

use table::TableState;

/// Draws it; nothing where nothing is said.
pub(crate) fn view(state: &TableState) -> Html {
    let notes = state.notes();
    if notes.comments.is_empty() && notes.intro.is_empty() {
        return Html::default();
    }
    // They are in the language of whoever has written them.
    let comments = notes.intro.iter().chain(&notes.comments).map(|text| html! { <p dir="auto">{ text }</p> });
    html! { <div class="comments">{ for comments }</div> }
}

/// The turns with their annotation signs, such as `Nf3!?`.
pub(crate) fn annotated(state: &TableState) -> Rc<Vec<TurnText>> {
    let turns = state.turns();
    let signs = |turn: &TurnText| {
        let signs = state.notes_at(turn.to).signs.iter().filter(|sign| sign.is_of_move());
        signs.map(Nag::to_string).collect::<String>()
    };
    if turns.iter().all(|turn| signs(turn).is_empty()) {
        return turns;
    }
    let annotated = |turn: &TurnText| TurnText { text: [turn.text.as_str(), &signs(turn)].concat(), ..turn.clone() };
    Rc::new(turns.iter().map(annotated).collect())
}
