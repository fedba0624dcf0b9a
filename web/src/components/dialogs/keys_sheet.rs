//! The list of keys that do something at a table, and whether they do.

use page::Shortcut;
use rules::Message;
use yew::prelude::*;

use crate::components::parts::choice::checkbox;
use crate::components::parts::dialog::Dialog;
use crate::services::preferences;
use crate::services::shortcuts::LETTERS;
use crate::words::{late_messages, messages, translate};

/// What a key does, in words.
fn does(shortcut: Shortcut) -> Message {
    match shortcut {
        Shortcut::First => messages::look_first(),
        Shortcut::Previous => messages::look_previous(),
        Shortcut::Next => messages::look_next(),
        Shortcut::Last => messages::look_last(),
        Shortcut::Undo => messages::undo_full(),
        Shortcut::Redo => messages::redo_full(),
        Shortcut::Flip => messages::flip_board(),
        Shortcut::Type => late_messages::type_move(),
        Shortcut::NewGame => messages::new_full(),
        Shortcut::Hint => messages::hint(),
        Shortcut::Keys => messages::keys(),
    }
}

/// Draws the dialog.
pub(crate) fn view(dialog: Dialog) -> Html {
    let key = |keys: &[&str], does: Message| {
        let keys = keys.iter().map(|key| html! { <kbd>{ *key }</kbd> });
        html! { <><dt>{ for keys }</dt><dd>{ translate(&does) }</dd></> }
    };
    let letters = LETTERS.into_iter().map(|(sign, shortcut)| key(&[&sign.to_string()], does(shortcut)));
    // Browsers keep what is ticked until the dialog is drawn anew.
    let toggle = Callback::from(|_: Event| preferences::save_shortcuts(!preferences::has_shortcuts()));
    let body = html! {
        <>
            <dl class="keys">
                { key(&["←", "→"], messages::keys_look()) }
                { key(&["Home", "End"], messages::keys_ends()) }
                { for letters }
            </dl>
            <h3>{ translate(&messages::keys_board()) }</h3>
            <dl class="keys">
                { key(&["←", "→", "↑", "↓"], messages::keys_walk()) }
                { key(&["Enter"], messages::keys_tap()) }
                { key(&["Esc"], messages::keys_cancel()) }
                { key(&["?"], messages::keys_ask()) }
            </dl>
            <div class="radios">
                { checkbox("keys", translate(&messages::keys_on()), preferences::has_shortcuts(), toggle) }
            </div>
        </>
    };
    dialog.view(translate(&messages::keys()), body)
}
