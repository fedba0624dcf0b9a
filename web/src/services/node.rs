//! What components do with the elements they have drawn.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::page;

/// Opens a `<dialog>` above everything else.
pub(crate) fn show_modal(node: &NodeRef) {
    with(node, page::show_modal);
}

/// Closes a `<dialog>`.
pub(crate) fn close(node: &NodeRef) {
    with(node, page::close);
}

/// Scrolls the box around an element until the element is seen.
pub(crate) fn bring_into_view(node: &NodeRef) {
    with(node, page::bring_into_view);
}

/// The number that an input stands at.
pub(crate) fn number(event: &InputEvent) -> usize {
    event.target_dyn_into::<HtmlInputElement>().map_or(0, |input| input.value_as_number() as usize)
}

fn with(node: &NodeRef, act: impl Fn(&Element)) {
    if let Some(element) = node.cast::<Element>() {
        act(&element);
    }
}
