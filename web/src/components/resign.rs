//! The question before a resignation, and of how much.

use rules::GameInfo;
use yew::prelude::*;

use super::dialog::Dialog;
use crate::words::{tell, told, ui};

/// Asks whether the game shall be resigned and, where up to `most` points can be, how many.
pub(crate) fn resign(info: &GameInfo, most: u8, on_yes: &Callback<u8>, dialog: Dialog) -> Html {
    let no = dialog.on_close.reform(|_: MouseEvent| ());
    let yes = |points: u8, words: String| {
        let press = on_yes.reform(move |_: MouseEvent| points);
        html! { <button type="button" class="main" onclick={press}>{ words }</button> }
    };
    let replies: Html = match most {
        0 | 1 => yes(1, tell!("resign-yes")),
        _ => (1..=most).map(|points| yes(points, told(&ui::resignation(info, points)))).collect(),
    };
    let body = html! {
        <div class="replies">
            { replies }
            <button type="button" onclick={no}>{ tell!("resign-no") }</button>
        </div>
    };
    dialog.view(if most > 1 { tell!("resign-how-much") } else { tell!("resign-sure") }, body)
}
