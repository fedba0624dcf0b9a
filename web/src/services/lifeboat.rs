//! What must be known should the app die: the current game and why it died. `boot.js` shows both on the error page.
//!
//! It lies in a plain object at `window.lifeboat`, since nothing in here can be asked by then.

use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;
use web_sys::js_sys::{Object, Reflect, global};

use super::reach;

/// The object's name, and the names of what lies in it.
const LIFEBOAT: &str = "lifeboat";
const GAME: &str = "game";
const UNKEPT: &str = "unkept";
const PANIC: &str = "panic";
/// Set by `boot.js` once the error page is shown.
const SUNK: &str = "sunk";

/// Keeps the text of the current game at hand; an empty text means that there is none. `is_kept` says whether the
/// storage has it too: the error page tells the reader that his game is safe, or that he had better copy it.
pub(crate) fn stow(game: &str, is_kept: bool) {
    set(GAME, &game.into());
    set(UNKEPT, &(!is_kept).into());
}

/// Whether the app has died. What still runs of it must not be believed, and nothing of it be stored.
pub(crate) fn is_needed() -> bool {
    reach::part(&[LIFEBOAT, PANIC]).or_else(|| reach::part(&[LIFEBOAT, SUNK])).is_some()
}

/// From now on, a panic leaves its message for the error page and in the browser's console.
pub(crate) fn stand_by() {
    yew::set_custom_panic_hook(Box::new(on_panic));
}

fn on_panic(panic: &PanicHookInfo<'_>) {
    let message = panic.to_string();
    set(PANIC, &message.as_str().into());
    web_sys::console::error_1(&JsValue::from_str(&message));
}

/// Never fails: a page that refuses even this has lost nothing by it.
fn set(name: &str, value: &JsValue) {
    let lifeboat = reach::part(&[LIFEBOAT]).unwrap_or_else(|| {
        let made = JsValue::from(Object::new());
        let _refused = Reflect::set(&global(), &JsValue::from_str(LIFEBOAT), &made);
        made
    });
    let _refused = Reflect::set(&lifeboat, &JsValue::from_str(name), value);
}
