//! The message bar under the board: what is said about the last touch, and what is asked.

use page::Answer;
use yew::prelude::*;

use crate::words::{messages, translate};

/// A button in the message bar.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Reply {
    /// What it says.
    pub(crate) words: String,
    /// What it leads to, drawn around the origin of a square.
    pub(crate) picture: Option<Html>,
    /// What it does.
    pub(crate) does: Answer,
}

/// The rule behind what is said, for who wants to know. Each is closed at first.
fn reason(rule: String) -> Html {
    html! {
        <details class="rule" key={rule.clone()}>
            <summary>{ translate(&messages::why()) }</summary>
            <p>{ rule }</p>
        </details>
    }
}

/// The message bar, and what it shows.
pub(crate) struct Bar {
    /// What happened last.
    pub(crate) narration: String,
    /// What is said about the last touch; it takes the place of what happened.
    pub(crate) text: String,
    /// The rule behind it.
    pub(crate) rule: Option<String>,
    /// A way to the rules: what it says, and where it leads.
    pub(crate) rules: Option<(String, String)>,
    /// What can be answered.
    pub(crate) replies: Vec<Reply>,
    /// A problem that does not go away by itself.
    pub(crate) warning: Option<String>,
    /// A button was pressed.
    pub(crate) on_answer: Callback<Answer>,
}

/// Characters that have room in the box at the usual size and in smaller letters, on a phone.
const ROOM: [usize; 2] = [95, 150];
/// The same beside buttons.
const ROOM_BESIDE: [usize; 2] = [70, 110];

impl Bar {
    /// In which letters everything has room: the box is as high as it is otherwise.
    pub(crate) fn size(&self) -> Option<&'static str> {
        let said = if self.text.is_empty() { &self.narration } else { &self.text };
        let link = self.rules.as_ref().map_or("", |(says, _)| says);
        let parts = [said, link, self.warning.as_deref().unwrap_or_default()];
        // Smaller than the standard library's way to count: bytes that begin a character.
        let n_chars = parts.iter().flat_map(|words| words.bytes()).filter(|byte| byte & 0xc0 != 0x80).count();
        let [usual, smaller] = if self.replies.is_empty() { ROOM } else { ROOM_BESIDE };
        match n_chars {
            n if n > smaller => Some("long longer"),
            n if n > usual => Some("long"),
            _ => None,
        }
    }

    /// The way to the rules, as a link that opens them beside the table.
    pub(crate) fn way_to_rules(&self) -> Option<Html> {
        let (says, address) = self.rules.as_ref()?;
        let close = translate(&messages::close());
        Some(html! { <a href={address.clone()} target="_blank" data-sheet="guide" data-close={close}>{ says }</a> })
    }

    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let button = |Reply { words, picture, does }: Reply| {
            let press = self.on_answer.reform(move |_: MouseEvent| does.clone());
            html! {
                <button type="button" class={picture.is_some().then_some("pictured")} onclick={press}>
                    if let Some(picture) = picture {
                        <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">{ picture }</svg>
                    }
                    { words }
                </button>
            }
        };
        let way_to_rules = self.way_to_rules();
        html! {
            <div class={classes!("message-bar", self.size())}>
                <p class={classes!((!self.text.is_empty()).then_some("heard"))} data-live="" aria-live="polite">
                    { self.narration }
                </p>
                <div data-notice="" role="status">
                    <p>{ self.text }</p>
                    { for self.rule.map(reason) }
                    { way_to_rules }
                    if let Some(warning) = self.warning {
                        <p class="warning">{ warning }</p>
                    }
                </div>
                if !self.replies.is_empty() {
                    <div class="replies">{ for self.replies.into_iter().map(button) }</div>
                }
            </div>
        }
    }
}
