//! Under the board: what is said about the last touch, and what is asked.

use yew::prelude::*;

use crate::table::Deed;

/// A button in the bar.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Reply {
    /// What it says.
    pub(crate) words: AttrValue,
    /// What it does.
    pub(crate) does: Answer,
}

/// What a button in the bar does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answer {
    /// Something at the table.
    Table(Deed),
    /// The game comes over from another page.
    TakeOver,
    /// The same again, on the other seats.
    Rematch,
    /// The choice of a new game.
    NewGame,
}

/// What the bar shows.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BarProps {
    /// What happened last.
    pub(crate) narration: AttrValue,
    /// What is said about the last touch; it takes the place of what happened.
    pub(crate) text: AttrValue,
    /// The rule behind it.
    pub(crate) rule: Option<AttrValue>,
    /// What can be answered.
    pub(crate) replies: Vec<Reply>,
    /// Trouble that does not pass by itself.
    pub(crate) warning: Option<AttrValue>,
    /// A button was pressed.
    pub(crate) on_answer: Callback<Answer>,
}

/// The bar under the board.
#[component]
pub(crate) fn Bar(props: &BarProps) -> Html {
    let button = |reply: &Reply| {
        let does = reply.does.clone();
        let press = props.on_answer.reform(move |_: MouseEvent| does.clone());
        html! { <button type="button" onclick={press}>{ &reply.words }</button> }
    };
    html! {
        <div class="bar">
            <p class={classes!((!props.text.is_empty()).then_some("heard"))} data-live="" aria-live="polite">
                { &props.narration }
            </p>
            <div data-notice="" role="status">
                <p>{ &props.text }</p>
                if let Some(rule) = &props.rule {
                    <p class="rule">{ rule }</p>
                }
                if let Some(warning) = &props.warning {
                    <p class="warning">{ warning }</p>
                }
            </div>
            if !props.replies.is_empty() {
                <div class="replies">{ for props.replies.iter().map(button) }</div>
            }
        </div>
    }
}
