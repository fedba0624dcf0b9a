//! The keys of a table: one key each, wherever the focus is, unless something there takes the key.

use gloo_events::EventListener;
use page::Shortcut;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, KeyboardEvent};
use yew::Callback;

use super::preferences;
use crate::key_press::KeyPress;

/// The signs of the keys, as they are listed, and what each does.
pub(crate) const LETTERS: [(char, Shortcut); 9] = [
    (',', Shortcut::Previous),
    ('.', Shortcut::Next),
    ('u', Shortcut::Undo),
    ('r', Shortcut::Redo),
    ('f', Shortcut::Flip),
    ('/', Shortcut::Type),
    ('h', Shortcut::Hint),
    ('n', Shortcut::NewGame),
    ('?', Shortcut::Keys),
];

/// Calls `on_shortcut` for every key that means one, until the listener is dropped.
pub(crate) fn listen(on_shortcut: Callback<Shortcut>) -> EventListener {
    let options = gloo_events::EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&gloo_utils::document(), "keydown", options, move |event: &Event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if event.default_prevented() || event.is_composing() || is_busy(event) || !preferences::has_shortcuts() {
            return;
        }
        let is_rtl = gloo_utils::document_element().get_attribute("dir").is_some_and(|dir| dir == "rtl");
        let with_others = event.alt_key() || event.meta_key();
        let press = KeyPress { key: &event.key(), code: &event.code(), with_shift: event.shift_key() };
        if let Some(shortcut) = meaning(press, event.ctrl_key(), with_others, is_rtl) {
            event.prevent_default();
            on_shortcut.emit(shortcut);
        }
    })
}

/// Whether the key belongs to something else: a dialog, or a field that takes keys.
fn is_busy(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest("input, textarea, select, dialog"), Ok(Some(_))))
}

fn meaning(press: KeyPress<'_>, with_ctrl: bool, with_others: bool, is_rtl: bool) -> Option<Shortcut> {
    // On some keyboards a question mark is written with both.
    if with_ctrl && with_others {
        return (press.key == "?").then_some(Shortcut::Keys);
    }
    if with_ctrl || with_others {
        return None;
    }
    let (back, on) = if is_rtl { ("ArrowRight", "ArrowLeft") } else { ("ArrowLeft", "ArrowRight") };
    match press.key {
        "Home" => return Some(Shortcut::First),
        "End" => return Some(Shortcut::Last),
        key if key == back => return Some(Shortcut::Previous),
        key if key == on => return Some(Shortcut::Next),
        _ => {}
    }
    let sign = press.sign()?;
    LETTERS.into_iter().find(|(letter, _)| *letter == sign).map(|(_, shortcut)| shortcut)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(key: &str, code: &str, with_shift: bool, expect: Option<Shortcut>) {
        assert_eq!(meaning(KeyPress { key, code, with_shift }, false, false, false), expect, "{key} {code}");
    }

    #[test]
    fn keys_are_taken_by_their_sign() {
        check("u", "KeyU", false, Some(Shortcut::Undo));
        check("U", "KeyU", true, Some(Shortcut::Undo));
        check("u", "KeyF", false, Some(Shortcut::Undo));
        for (code, with_shift) in [("Slash", true), ("Digit7", true), ("Minus", true)] {
            check("?", code, with_shift, Some(Shortcut::Keys));
        }
        check("x", "KeyX", false, None);
        check("Tab", "Tab", false, None);
    }

    #[test]
    fn keys_of_other_scripts_are_taken_by_their_place() {
        check("؟", "Slash", true, Some(Shortcut::Keys));
        check("ع", "KeyU", false, Some(Shortcut::Undo));
        check("г", "KeyU", false, Some(Shortcut::Undo));
        check("б", "Comma", false, Some(Shortcut::Previous));
        check("ю", "Period", false, Some(Shortcut::Next));
        check("غ", "KeyY", false, None);
    }

    #[test]
    fn arrows_follow_the_direction_of_reading() {
        let arrow = |key, is_rtl| meaning(KeyPress { key, code: key, with_shift: false }, false, false, is_rtl);
        assert_eq!(arrow("ArrowLeft", false), Some(Shortcut::Previous));
        assert_eq!(arrow("ArrowRight", false), Some(Shortcut::Next));
        assert_eq!(arrow("ArrowLeft", true), Some(Shortcut::Next));
        assert_eq!((arrow("Home", true), arrow("End", true)), (Some(Shortcut::First), Some(Shortcut::Last)));
    }

    #[test]
    fn keys_of_the_browser_are_left_to_it() {
        let with = |key, with_ctrl, with_others| {
            meaning(KeyPress { key, code: "KeyU", with_shift: false }, with_ctrl, with_others, false)
        };
        assert_eq!(
            (with("u", true, false), with("n", true, false), with("ArrowLeft", false, true)),
            (None, None, None)
        );
        assert_eq!(with("?", true, true), Some(Shortcut::Keys), "some write it with both");
    }
}
