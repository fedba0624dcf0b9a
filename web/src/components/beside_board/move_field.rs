//! A field to type a move in, in the notation of the game.

use play::EnterError;
use yew::prelude::*;

use crate::services::node;
use crate::words::texts::why_not_played;
use crate::words::{late_messages, messages, translate};

/// The id of the list of moves that may be typed.
const LIST: &str = "typed-moves";

/// What the field is about.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MoveFieldProps {
    /// The steps that can be played.
    pub(crate) steps: Vec<String>,
    /// What was typed last and is not played, and why.
    pub(crate) refused: Option<(String, EnterError)>,
    /// A move was typed.
    pub(crate) on_move: Callback<String>,
}

/// The field.
#[component]
pub(crate) fn MoveField(MoveFieldProps { steps, refused, on_move }: &MoveFieldProps) -> Html {
    let field = use_node_ref();
    let submit = {
        let (field, on_move) = (field.clone(), on_move.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = node::take_text(&field);
            if !typed.trim().is_empty() {
                on_move.emit(typed);
            }
        })
    };
    html! {
        <form class="type-move" onsubmit={submit}>
            <label>
                <span>{ translate(&late_messages::type_move()) }</span>
                <input
                    ref={field}
                    type="text"
                    name="move"
                    list={LIST}
                    dir="ltr"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    maxlength="200"
                    disabled={steps.is_empty()}
                />
            </label>
            <button type="submit" disabled={steps.is_empty()}>{ translate(&messages::play_it()) }</button>
            <datalist id={LIST}>{ for steps.iter().map(|step| html! { <option value={step.clone()} /> }) }</datalist>
            <p role="status">
                if let Some((text, why)) = refused {
                    { translate(&late_messages::type_move_unread(text.clone())) }{ " " }{ translate(&why_not_played(why)) }
                }
            </p>
        </form>
    }
}
