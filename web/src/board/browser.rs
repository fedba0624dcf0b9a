//! What the browser's events mean, and what a board asks of the browser.

use gloo_events::{EventListener, EventListenerOptions};
use rules::view::Site;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, EventTarget, KeyboardEvent, MouseEvent, PointerEvent, SvgElement, TouchEvent};
use yew::NodeRef;

use super::walk::Way;
use crate::art::{Layout, Point};
use crate::key_press::KeyPress;

/// The class of cells on which a finger does not scroll.
pub(super) const DRAGGABLE: &str = "draggable";

/// What a key means on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// Move to another site.
    Walk(Way),
    /// Touch the site.
    Tap,
    /// Cancel the gesture.
    Cancel,
    /// Ask about the site.
    Ask,
}

/// What a key means, if anything; if so, its default action is prevented.
pub(super) fn take_key(event: &KeyboardEvent) -> Option<Key> {
    let press = KeyPress { key: &event.key(), code: &event.code(), with_shift: event.shift_key() };
    let key = meaning(press, event.ctrl_key(), event.alt_key() || event.meta_key())?;
    event.prevent_default();
    // Of held keys only walking repeats.
    let again = event.repeat() && !matches!(key, Key::Walk(_));
    (!again).then_some(key)
}

fn meaning(press: KeyPress<'_>, with_ctrl: bool, with_others: bool) -> Option<Key> {
    let key = match (press.key, with_ctrl) {
        // On some keyboards a question mark is written with both.
        ("?", true) if with_others => Key::Ask,
        _ if with_others => return None,
        ("Home", true) => Key::Walk(Way::Start),
        ("End", true) => Key::Walk(Way::End),
        (_, true) => return None,
        ("ArrowLeft", _) => Key::Walk(Way::Left),
        ("ArrowRight", _) => Key::Walk(Way::Right),
        ("ArrowUp", _) => Key::Walk(Way::Up),
        ("ArrowDown", _) => Key::Walk(Way::Down),
        ("Home", _) => Key::Walk(Way::RowStart),
        ("End", _) => Key::Walk(Way::RowEnd),
        ("Enter" | " ", _) => Key::Tap,
        ("Escape", _) => Key::Cancel,
        _ if press.sign() == Some('?') => Key::Ask,
        _ => return None,
    };
    Some(key)
}

/// The site of the cell that contains a target.
pub(super) fn site(target: Option<EventTarget>) -> Option<Site> {
    let cell = target?.dyn_into::<Element>().ok()?.closest("[data-site]").ok()??;
    cell.get_attribute("data-site")?.parse().ok().map(Site)
}

/// Where a pointer is, and the size of a pixel there, in board units. The board is centred in its box.
pub(super) fn point(event: &MouseEvent, svg: &Element, layout: &Layout) -> (Point, f32) {
    let frame = svg.get_bounding_client_rect();
    let client = [event.client_x(), event.client_y()].map(|pixels| pixels as f32);
    on_board(client, &frame, layout)
}

fn on_board([x, y]: [f32; 2], frame: &DomRect, layout: &Layout) -> (Point, f32) {
    let [left, top] = [frame.left(), frame.top()].map(|pixels| pixels as f32);
    let [width, height] = [frame.width(), frame.height()].map(|pixels| (pixels as f32).max(1.0));
    let pixel = (layout.width / width).max(layout.height / height);
    let along =
        |client: f32, start: f32, extent: f32, length: f32| (client - start - extent / 2.0) * pixel + length / 2.0;
    let at = Point { x: along(x, left, width, layout.width), y: along(y, top, height, layout.height) };
    (at, pixel)
}

/// Whether a press is meant for the board: not with the right button, for example.
pub(super) fn is_main_button(event: &PointerEvent) -> bool {
    event.button() == 0
}

/// Whether a mouse moves without any button: it was released where the board could not see it.
pub(super) fn is_released(event: &PointerEvent) -> bool {
    event.pointer_type() == "mouse" && event.buttons() == 0
}

/// Captures a pointer for the board until it goes up.
pub(super) fn capture(svg: &Element, event: &PointerEvent) {
    // Fails for pointers that are already gone or were never real; then there is nothing to capture.
    let _ = svg.set_pointer_capture(event.pointer_id());
}

/// Keeps the page from scrolling with a finger that comes down on a draggable stack.
pub(super) fn keep_from_scrolling(svg: &Element) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(svg, "touchstart", options, |event: &Event| {
        let is_single = event.dyn_ref::<TouchEvent>().is_some_and(|event| event.touches().length() == 1);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let cell = target.and_then(|target| target.closest(&format!(".{DRAGGABLE}")).ok().flatten());
        if is_single && cell.is_some() && event.cancelable() {
            event.prevent_default();
        }
    })
}

/// Moves the focus to a site's cell.
pub(super) fn focus(svg: &NodeRef, site: Site) {
    let svg = svg.cast::<Element>();
    let cell = svg.and_then(|svg| svg.query_selector(&format!("[data-site='{}']", site.0)).ok().flatten());
    if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<SvgElement>().ok()) {
        let focused = cell.focus();
        debug_assert!(focused.is_ok(), "a cell has a tab index");
    }
}

/// Whether nothing should move: the reader prefers that, or cannot see the page.
pub(super) fn wants_no_motion() -> bool {
    let window = gloo_utils::window();
    let query = window.match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches()) || gloo_utils::document().hidden()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(key: &str, with_ctrl: bool, with_others: bool) -> Option<Key> {
        meaning(KeyPress { key, code: "", with_shift: false }, with_ctrl, with_others)
    }

    #[test]
    fn keys_mean_what_they_show() {
        assert_eq!(of("ArrowUp", false, false), Some(Key::Walk(Way::Up)));
        assert_eq!(of("Home", false, false), Some(Key::Walk(Way::RowStart)));
        assert_eq!(of("Home", true, false), Some(Key::Walk(Way::Start)));
        assert_eq!(of(" ", false, false), Some(Key::Tap));
        assert_eq!(of("?", false, false), Some(Key::Ask));
    }

    #[test]
    fn the_question_mark_is_known_on_every_keyboard() {
        let arabic = KeyPress { key: "؟", code: "Slash", with_shift: true };
        assert_eq!(meaning(arabic, false, false), Some(Key::Ask));
        assert_eq!(of("?", true, true), Some(Key::Ask), "some write it with both");
        assert_eq!(meaning(KeyPress { key: "ظ", code: "Slash", with_shift: false }, false, false), None);
    }

    #[test]
    fn keys_of_the_browser_are_left_to_it() {
        assert_eq!(of("ArrowLeft", false, true), None);
        assert_eq!(of("Enter", true, false), None);
        assert_eq!(of("Tab", false, false), None);
    }
}
