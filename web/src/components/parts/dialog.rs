//! A dialog above the page. The browser keeps the focus in it, closes it on Escape, and then restores the focus.

use yew::prelude::*;

use crate::words::{messages, translate};

/// What all dialogs share.
pub(crate) struct Dialog {
    /// Its element: opened after it is drawn, closed before it is removed.
    pub(crate) node: NodeRef,
    /// It was closed, by Escape or its button.
    pub(crate) on_close: Callback<()>,
}

impl Dialog {
    /// Draws it around `body`, under a heading that also announces it.
    pub(crate) fn view(self, heading: String, body: Html) -> Html {
        self.framed("sheet", heading, body)
    }

    /// Draws it before it is known what it shows: it becomes visible if that takes long.
    pub(crate) fn waiting(self, heading: String) -> Html {
        self.framed("sheet waiting", heading, Html::default())
    }

    fn framed(self, class: &'static str, heading: String, body: Html) -> Html {
        let close = self.on_close.reform(|_: MouseEvent| ());
        let on_cancel = self.on_close.reform(|event: Event| event.prevent_default());
        html! {
            <dialog {class} ref={self.node} aria-labelledby="sheet-heading" oncancel={on_cancel}>
                <header>
                    <h2 id="sheet-heading">{ heading }</h2>
                    <button type="button" class="button-quiet" onclick={close}>{ translate(&messages::close()) }</button>
                </header>
                { body }
            </dialog>
        }
    }
}
