//! A dialog above the page. The browser keeps the focus in it, closes it at Escape, and gives the focus back.

use yew::prelude::*;

use crate::services::node;
use crate::words::tell;

/// What a dialog shows.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DialogProps {
    /// Its heading, by which it is also announced.
    pub(crate) heading: AttrValue,
    /// What is in it.
    pub(crate) children: Children,
    /// It was closed, by Escape or its button.
    pub(crate) on_close: Callback<()>,
}

/// A dialog that is open as long as it is on the page.
#[component]
pub(crate) fn Dialog(props: &DialogProps) -> Html {
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with((), move |()| {
            node::show_modal(&sheet);
            move || node::close(&sheet)
        });
    }
    let close = props.on_close.reform(|_: MouseEvent| ());
    let on_cancel = props.on_close.reform(|event: Event| event.prevent_default());
    html! {
        <dialog class="sheet" ref={sheet} aria-labelledby="sheet-heading" oncancel={on_cancel}>
            <header>
                <h2 id="sheet-heading">{ &props.heading }</h2>
                <button type="button" class="quiet" onclick={close}>{ tell!("close") }</button>
            </header>
            { for props.children.iter() }
        </dialog>
    }
}
