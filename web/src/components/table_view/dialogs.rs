//! The dialogs of a table, as long as what draws them is not here.

use page::{Event, Late};
use yew::prelude::*;

use super::TableView;
use crate::components::parts::dialog::Dialog;
use crate::words::{messages, translate};

impl TableView {
    /// The open dialogs.
    pub(super) fn dialogs(&self, ctx: &Context<Self>) -> Html {
        if !self.page.dialogs().is_any_open() {
            return Html::default();
        }
        let link = ctx.link();
        let dialog = || Dialog { node: self.dialog.clone(), on_close: link.callback(|()| Event::CloseDialog) };
        let open = match (self.page.late(), self.late) {
            (Late::Here(_), Some(part)) => return part.views().dialogs(self, ctx),
            (Late::Unreachable, _) => {
                let again = link.callback(|_: MouseEvent| Event::FetchLate);
                let body = html! {
                    <>
                        <p>{ translate(&messages::sheet_unreachable_why()) }</p>
                        <button type="button" onclick={again}>{ translate(&messages::try_again()) }</button>
                    </>
                };
                dialog().view(translate(&messages::sheet_unreachable()), body)
            }
            _ => dialog().waiting(translate(&messages::sheet_fetching())),
        };
        // As the late part draws it, so that the same element stays, and knows where the focus goes when it closes.
        html! { <>{ open }{ Html::default() }</> }
    }
}
