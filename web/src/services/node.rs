//! What components do with the elements they have rendered. A node that is not on the page is left alone.

use wasm_bindgen::JsValue;
use web_sys::{Element, FocusOptions, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::reach;

/// Opens a `<dialog>` above everything else. Does nothing if it is open, or no dialog.
pub(crate) fn show_modal(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open())
        && dialog.show_modal().is_err()
    {
        // One that is not on the page cannot be modal.
        dialog.set_open(true);
    }
}

/// Closes a `<dialog>`. Does nothing if it is closed, or no dialog.
pub(crate) fn close(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|dialog| dialog.open()) {
        dialog.close();
    }
}

/// Moves the focus to the first element that a selector finds on the page.
pub(crate) fn focus(selector: &str) {
    focus_with(selector, &[]);
}

/// The same, and the page does not scroll.
pub(crate) fn focus_in_place(selector: &str) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    focus_with(selector, &[options.into()]);
}

fn focus_with(selector: &str, options: &[JsValue]) {
    if let Some(element) = gloo_utils::document().query_selector(selector).ok().flatten() {
        let focused = reach::call(&element, "focus", options);
        debug_assert!(focused.is_ok(), "HTML and SVG elements can have the focus");
    }
}

/// Moves the focus to an item's button, if it is on another one of the same list.
pub(crate) fn focus_in_list(node: &NodeRef) {
    if let Some(element) = node.cast::<Element>()
        && let Ok(Some(_)) = element.closest("ol:focus-within")
    {
        let focused = reach::call(&element, "focus", &[]);
        debug_assert!(focused.is_ok(), "HTML elements can have the focus");
    }
}

/// Scrolls only the nearest scrolling box around an element, until the element is in view.
pub(crate) fn bring_into_view(node: &NodeRef) {
    let Some(element) = node.cast::<Element>() else { return };
    let Some(scroller) = scroller(&element) else { return };
    let (inner, outer) = (element.get_bounding_client_rect(), scroller.get_bounding_client_rect());
    let across = overhang(inner.left(), inner.right(), outer.left(), outer.right());
    let down = overhang(inner.top(), inner.bottom(), outer.top(), outer.bottom());
    scroller.set_scroll_left(scroller.scroll_left() + across.round() as i32);
    scroller.set_scroll_top(scroller.scroll_top() + down.round() as i32);
}

/// Scrolls the page up until it shows the top of the element that a selector finds; never down.
pub(crate) fn show_top(selector: &str) {
    if let (Some(window), Ok(Some(element))) = (web_sys::window(), gloo_utils::document().query_selector(selector)) {
        window.scroll_by_with_x_and_y(0.0, element.get_bounding_client_rect().top().min(0.0));
    }
}

/// Sets a custom property of an element's style. The page's policy forbids style attributes, but not this.
pub(crate) fn set_property(node: &NodeRef, name: &str, value: &str) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let set = element.style().set_property(name, value);
        debug_assert!(set.is_ok(), "custom properties may have any value");
    }
}

/// The width of the board on the page in its own units, as text.
pub(crate) fn board_width() -> String {
    let board = gloo_utils::document().query_selector(".game > .board > svg").ok().flatten();
    let frame = board.and_then(|board| board.get_attribute("viewBox")).unwrap_or_default();
    frame.split(' ').nth(2).unwrap_or_default().to_owned()
}

/// The value of a number input.
pub(crate) fn number(event: &InputEvent) -> usize {
    event.target_dyn_into::<HtmlInputElement>().map_or(0, |input| input.value_as_number() as usize)
}

/// What was typed into an input, or chosen in a list.
pub(crate) fn text(event: &Event) -> String {
    let typed = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value());
    let chosen = || event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
    typed.or_else(chosen).unwrap_or_default()
}

/// What was typed into an input, which is then empty.
pub(crate) fn take_text(input: &NodeRef) -> String {
    let Some(input) = input.cast::<HtmlInputElement>() else { return String::new() };
    let typed = input.value();
    input.set_value("");
    typed
}

/// The nearest scrolling box around an element.
fn scroller(element: &Element) -> Option<Element> {
    let mut around = element.parent_element();
    while let Some(each) = around {
        let scrolls = |name: &str| matches!(style(&each, name).as_str(), "auto" | "scroll");
        if (each.scroll_width() > each.client_width() && scrolls("overflow-x"))
            || (each.scroll_height() > each.client_height() && scrolls("overflow-y"))
        {
            return Some(each);
        }
        around = each.parent_element();
    }
    None
}

fn style(element: &Element, name: &str) -> String {
    let style = web_sys::window().and_then(|window| window.get_computed_style(element).ok()?);
    style.and_then(|style| style.get_property_value(name).ok()).unwrap_or_default()
}

/// How far to scroll so that `from..to` lies in `low..high`; its start takes precedence.
fn overhang(from: f64, to: f64, low: f64, high: f64) -> f64 {
    if from < low || to - from > high - low {
        from - low
    } else if to > high {
        to - high
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::overhang;

    #[test]
    fn what_sticks_out_is_moved_in_and_the_rest_left_alone() {
        assert_eq!(overhang(10.0, 20.0, 0.0, 100.0), 0.0);
        assert_eq!(overhang(-5.0, 5.0, 0.0, 100.0), -5.0);
        assert_eq!(overhang(95.0, 105.0, 0.0, 100.0), 5.0);
        assert_eq!(overhang(50.0, 250.0, 0.0, 100.0), 50.0, "too large: its beginning is shown");
    }
}
