//! The question before a resignation.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::words::ui;

/// Who waits for the answer.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResignProps {
    /// The game is resigned.
    pub(crate) on_yes: Callback<()>,
    /// It is not.
    pub(crate) on_close: Callback<()>,
}

/// Asks whether the game shall be resigned.
#[component]
pub(crate) fn Resign(ResignProps { on_yes, on_close }: &ResignProps) -> Html {
    html! {
        <Dialog heading={ui::RESIGN_SURE} on_close={on_close.clone()}>
            <div class="replies">
                <button type="button" class="main" onclick={on_yes.reform(|_: MouseEvent| ())}>{ ui::RESIGN_YES }</button>
                <button type="button" onclick={on_close.reform(|_: MouseEvent| ())}>{ ui::RESIGN_NO }</button>
            </div>
        </Dialog>
    }
}
