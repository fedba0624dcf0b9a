//! The browser's local storage. Where there is none, nothing is stored.

use wasm_bindgen::JsValue;

use super::reach;

/// The text stored under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    let local = reach::part(&["localStorage"])?;
    reach::call(&local, "getItem", &[JsValue::from_str(name)]).ok()?.as_string()
}

/// Stores a text under a name, and returns whether that worked.
pub(crate) fn write(name: &str, text: &str) -> bool {
    let local = reach::part(&["localStorage"]);
    local.is_some_and(|local| {
        reach::call(&local, "setItem", &[JsValue::from_str(name), JsValue::from_str(text)]).is_ok()
    })
}

/// Removes the text stored under a name.
pub(crate) fn remove(name: &str) {
    if let Some(local) = reach::part(&["localStorage"]) {
        let _not_there = reach::call(&local, "removeItem", &[JsValue::from_str(name)]);
    }
}
