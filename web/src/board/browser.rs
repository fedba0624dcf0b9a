//! What the browser's events mean, and what a board asks of the browser.

use gloo_events::{EventListener, EventListenerOptions};
use rules::view::Site;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, KeyboardEvent, MouseEvent, PointerEvent, SvgElement, TouchEvent};
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

/// Where a pointer is, and the size of a pixel there, in board units. The board is centred in its box, and may be turned
/// if it `turns`.
pub(super) fn point(event: &MouseEvent, svg: &Element, layout: &Layout, turns: bool) -> (Point, f32) {
    let client = [event.client_x(), event.client_y()].map(|pixels| pixels as f32);
    let frame = frame(svg);
    on_board(client, frame, layout, turns && stands(frame))
}

/// Where the middle of an element of the page is, in board units, on a board that is not turned.
pub(super) fn middle_of(element: &Element, svg: &Element, layout: &Layout) -> Point {
    let [left, top, width, height] = frame(element);
    on_board([left + width / 2.0, top + height / 2.0], frame(svg), layout, false).0
}

/// The left side, the top, the width and the height of an element, in pixels.
type Frame = [f32; 4];

fn frame(svg: &Element) -> Frame {
    let frame = svg.get_bounding_client_rect();
    [frame.left(), frame.top(), frame.width(), frame.height()].map(|pixels| pixels as f32)
}

/// Whether the style has turned a board that turns by a quarter, its right side to the bottom: though it is wider than
/// high, its box is higher than wide.
pub(super) fn is_turned(svg: &Element) -> bool {
    stands(frame(svg))
}

fn stands([_, _, width, height]: Frame) -> bool {
    height > width
}

fn on_board([x, y]: [f32; 2], frame: Frame, layout: &Layout, is_turned: bool) -> (Point, f32) {
    let (wide, high) = if is_turned { (layout.height, layout.width) } else { (layout.width, layout.height) };
    let [left, top, width, height] = frame;
    let (width, height) = (width.max(1.0), height.max(1.0));
    let pixel = (wide / width).max(high / height);
    let along =
        |client: f32, start: f32, extent: f32, length: f32| (client - start - extent / 2.0) * pixel + length / 2.0;
    let (across, down) = (along(x, left, width, wide), along(y, top, height, high));
    let at = if is_turned { Point { x: down, y: wide - across } } else { Point { x: across, y: down } };
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

/// How fast pieces move, as the page has it in an attribute of its root element.
const SPEED: &str = "data-speed";

/// A length of time at the speed that the reader prefers.
pub(super) fn at_speed(ms: u32) -> u32 {
    match speed().as_deref() {
        Some("half") => ms * 2,
        Some("double") => ms / 2,
        _ => ms,
    }
}

fn speed() -> Option<String> {
    gloo_utils::document_element().get_attribute(SPEED)
}

/// Whether nothing should move: the reader prefers that, or cannot see the page.
pub(super) fn wants_no_motion() -> bool {
    if speed().is_some_and(|speed| speed == "none") {
        return true;
    }
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

    /// A board of twelve by eight units, without places.
    fn layout() -> Layout {
        Layout { width: 12.0, height: 8.0, columns: 1, rows: 1, places: Vec::new() }
    }

    #[test]
    fn pointers_are_found_on_a_board_that_lies_and_on_one_that_stands() {
        let at = |client, frame| on_board(client, frame, &layout(), stands(frame)).0;
        let lies = [10.0, 20.0, 120.0, 80.0];
        for (client, x, y) in [([10.0, 20.0], 0.0, 0.0), ([130.0, 100.0], 12.0, 8.0), ([40.0, 40.0], 3.0, 2.0)] {
            assert_eq!(at(client, lies), Point { x, y });
        }
        // Its right side is at the bottom, and its top at the right.
        let stands = [10.0, 20.0, 80.0, 120.0];
        for (client, x, y) in [([90.0, 20.0], 0.0, 0.0), ([10.0, 140.0], 12.0, 8.0), ([70.0, 50.0], 3.0, 2.0)] {
            assert_eq!(at(client, stands), Point { x, y });
        }
        // A board in a box that is too wide for it is centred there.
        assert_eq!(at([100.0, 20.0], [0.0, 20.0, 240.0, 80.0]), Point { x: 4.0, y: 0.0 });
        // One that never turns is centred in a box that is too high for it.
        assert_eq!(on_board([0.0, 40.0], [0.0, 0.0, 120.0, 160.0], &layout(), false).0, Point { x: 0.0, y: 0.0 });
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
