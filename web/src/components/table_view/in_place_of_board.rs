//! What stands in place of the board while the position that was asked for is not laid out, or cannot be.

use page::Event;
use yew::prelude::*;

use super::TableView;
use crate::words::{messages, translate};

impl TableView {
    /// The position, and why it is not on the board; `None` where the board is shown.
    pub(super) fn in_place_of_board(&self, ctx: &Context<Self>) -> Option<Html> {
        let text = self.page.phase().in_place_of_board()?;
        let again = ctx.link().callback(|_: MouseEvent| Event::FetchLate);
        Some(html! {
            <div class="unread" role="alert">
                // First, so that nothing moves when the words change.
                if !text.is_empty() {
                    <pre dir="ltr">{ text }</pre>
                }
                <p>{ self.explanation() }</p>
                if self.page.is_unreachable() {
                    <button type="button" onclick={again}>{ translate(&messages::try_again()) }</button>
                }
            </div>
        })
    }
}
