//! What stands in place of the board while the position that was asked for is not laid out, or cannot be.

use yew::prelude::*;

use super::late::Late;
use super::saving::{Awaited, Trouble};
use super::{Msg, TableView};
use crate::words::{messages, translate};

impl TableView {
    /// The position, and why it is not on the board; `None` where the board is shown.
    pub(super) fn unread(&self, ctx: &Context<Self>) -> Option<Html> {
        let text = match (&self.awaited, &self.trouble) {
            (Some(Awaited::Begin(text)), _) => text,
            (_, Some(Trouble::NotLaid(error))) => error.text(),
            _ => return None,
        };
        let again = ctx.link().callback(|_: MouseEvent| Msg::FetchLate);
        Some(html! {
            <div class="unread" role="alert">
                // First, so that nothing moves when the words change.
                if !text.is_empty() {
                    <pre dir="ltr">{ text }</pre>
                }
                <p>{ self.explanation() }</p>
                if matches!(self.late, Late::Unreachable) {
                    <button type="button" onclick={again}>{ translate(&messages::try_again()) }</button>
                }
            </div>
        })
    }
}
