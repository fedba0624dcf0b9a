//! Crash report: the current game and why the app crashed. `boot.js` shows both on the error page.
//!
//! It is a plain object at `window.appCrash`, since the app cannot be called after a crash.

use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;
use web_sys::js_sys::{Object, Reflect, global};

use super::reach;

/// The object's name, and the names of its properties.
const CRASH_REPORT: &str = "appCrash";
const GAME: &str = "game";
const UNSAVED: &str = "unsaved";
const PANIC: &str = "panic";
/// Set by `boot.js` once the error page is shown.
const CRASHED: &str = "crashed";

/// Puts the text of the current game in the report; an empty text means that there is none. `is_saved` says whether the
/// storage has it too: the error page says that the game is safe, or asks the reader to copy it.
pub(crate) fn save_state(game: &str, is_saved: bool) {
    set(GAME, &game.into());
    set(UNSAVED, &(!is_saved).into());
}

/// Whether the app has crashed. Its state can no longer be trusted, and nothing of it may be stored.
pub(crate) fn has_crashed() -> bool {
    reach::part(&[CRASH_REPORT, PANIC]).or_else(|| reach::part(&[CRASH_REPORT, CRASHED])).is_some()
}

/// From now on, a panic reports its message to the error page and the browser's console.
pub(crate) fn stand_by() {
    yew::set_custom_panic_hook(Box::new(on_panic));
}

fn on_panic(panic: &PanicHookInfo<'_>) {
    let message = panic.to_string();
    set(PANIC, &message.as_str().into());
    web_sys::console::error_1(&JsValue::from_str(&message));
}

/// Never fails: if the page refuses even this, nothing is lost.
fn set(name: &str, value: &JsValue) {
    let crash_report = reach::part(&[CRASH_REPORT]).unwrap_or_else(|| {
        let made = JsValue::from(Object::new());
        let _refused = Reflect::set(&global(), &JsValue::from_str(CRASH_REPORT), &made);
        made
    });
    let _refused = Reflect::set(&crash_report, &JsValue::from_str(name), value);
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_error_page_shows_what_is_reported() {
        let boot = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/page/boot.js")).unwrap();
        for known in [
            format!("window.{CRASH_REPORT} = {CRASH_REPORT}"),
            format!("const {{ {PANIC}, {GAME}, {UNSAVED} }} = {CRASH_REPORT}"),
            format!("{CRASH_REPORT}.{CRASHED} = true"),
        ] {
            assert!(boot.contains(&known), "{known}");
        }
    }
}
