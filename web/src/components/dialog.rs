//! A dialog above the page. The browser keeps the focus in it, closes it at Escape, and gives the focus back.

use yew::prelude::*;

use crate::words::tell;

/// What is the same around everything that a dialog can show.
pub(crate) struct Dialog {
    /// Its element, to be opened when it has been drawn and closed before it goes.
    pub(crate) node: NodeRef,
    /// It was closed, by Escape or its button.
    pub(crate) on_close: Callback<()>,
}

impl Dialog {
    /// Draws it around `body`, under a heading by which it is also announced.
    pub(crate) fn view(self, heading: String, body: Html) -> Html {
        let close = self.on_close.reform(|_: MouseEvent| ());
        let on_cancel = self.on_close.reform(|event: Event| event.prevent_default());
        html! {
            <dialog class="sheet" ref={self.node} aria-labelledby="sheet-heading" oncancel={on_cancel}>
                <header>
                    <h2 id="sheet-heading">{ heading }</h2>
                    <button type="button" class="quiet" onclick={close}>{ tell!("close") }</button>
                </header>
                { body }
            </dialog>
        }
    }
}
