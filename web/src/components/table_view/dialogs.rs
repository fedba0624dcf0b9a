//! The dialogs of a table, and the late part of the program that draws them.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::late::{self, Late};
use super::{Msg, Sheet, TableView};
use crate::components::dialog::Dialog;
use crate::services::node;
use crate::words::{messages, translate};

impl TableView {
    /// Opens a dialog. What draws it is fetched with the first one.
    pub(super) fn open(&mut self, sheet: Sheet, ctx: &Context<Self>) {
        self.sheet = Some(sheet);
        self.want_late(ctx);
    }

    pub(super) fn want_late(&mut self, ctx: &Context<Self>) {
        if matches!(self.late, Late::Unfetched | Late::Unreachable) {
            self.fetch_late(ctx);
        }
    }

    pub(super) fn fetch_late(&mut self, ctx: &Context<Self>) {
        let Some(fetch) = late::fetching() else { return };
        self.late = Late::Fetching;
        let link = ctx.link().clone();
        spawn_local(async move { link.send_message(Msg::Late(fetch().await)) });
    }

    /// Whether there is more than one line to show.
    pub(super) fn has_more_lines(&self) -> bool {
        self.state.has_branches() || self.state.ended_at().is_some()
    }

    /// The open dialog.
    pub(super) fn sheet(&self, ctx: &Context<Self>) -> Html {
        if self.sheet.is_none() && !self.opens {
            return Html::default();
        }
        let link = ctx.link();
        let dialog = Dialog { node: self.dialog.clone(), on_close: link.callback(|()| Msg::CloseSheet) };
        match self.late {
            Late::Here(part) => (part.draw)(self, ctx, part.games.texts),
            Late::Unfetched | Late::Fetching => dialog.waiting(translate(&messages::sheet_fetching())),
            Late::Unreachable => {
                let again = link.callback(|_: MouseEvent| Msg::FetchLate);
                let body = html! {
                    <>
                        <p>{ translate(&messages::sheet_unreachable_why()) }</p>
                        <button type="button" onclick={again}>{ translate(&messages::try_again()) }</button>
                    </>
                };
                dialog.view(translate(&messages::sheet_unreachable()), body)
            }
        }
    }

    /// Closes the dialog, if one is open. The browser restores the focus only if the page itself closes the dialog.
    pub(super) fn close_sheet(&mut self) -> Option<Sheet> {
        node::close(&self.dialog);
        self.shows_options = false;
        self.sheet.take()
    }
}
