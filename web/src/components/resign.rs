//! The question before a resignation.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::words::tell;

/// Asks whether the game shall be resigned.
pub(crate) fn resign(on_yes: &Callback<()>, dialog: Dialog) -> Html {
    let no = dialog.on_close.reform(|_: MouseEvent| ());
    let body = html! {
        <div class="replies">
            <button type="button" class="main" onclick={on_yes.reform(|_: MouseEvent| ())}>{ tell!("resign-yes") }</button>
            <button type="button" onclick={no}>{ tell!("resign-no") }</button>
        </div>
    };
    dialog.view(tell!("resign-sure"), body)
}
