//! Above the board: which game, whose turn, what is to be done.

use play::Sitter;
use rules::Seat;
use yew::prelude::*;

use crate::words::ui;

/// What the strip tells.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct StripProps {
    /// The name of the game.
    pub(crate) game: AttrValue,
    /// What is to be done now, or how the game ended.
    pub(crate) prompt: AttrValue,
    /// Whose turn it is.
    pub(crate) turn: Option<Seat>,
    /// Who sits there, where people and the machine play.
    pub(crate) sitter: Option<Sitter>,
    /// What the machine is doing.
    pub(crate) thinking: Option<AttrValue>,
    /// Whether the game is over.
    pub(crate) over: bool,
}

/// The strip above the board.
#[component]
pub(crate) fn Strip(props: &StripProps) -> Html {
    let who = props.sitter.as_ref().map(|sitter| ui::is_you(matches!(sitter, Sitter::Person { .. })));
    html! {
        <div class={classes!("strip", props.over.then_some("over"))}>
            <h2>{ &props.game }</h2>
            <p class="turn">
                if let Some(seat) = props.turn {
                    <span class={classes!("swatch", format!("seat-{seat}"))} aria-hidden="true" />
                }
                <span data-turn="">{ &props.prompt }</span>
                if let Some(thinking) = &props.thinking {
                    <span class="thinking">{ thinking }</span>
                } else if let Some(who) = who {
                    <span class="who">{ format!("({who})") }</span>
                }
            </p>
        </div>
    }
}
