//! Small notes that stay in the browser, in its local storage. Where there is none, nothing is noted.

use wasm_bindgen::JsValue;

use super::reach;

/// What is noted under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    let local = reach::part(&["localStorage"])?;
    reach::call(&local, "getItem", &[JsValue::from_str(name)]).ok()?.as_string()
}

/// Notes a text under a name, and tells whether that could be done.
pub(crate) fn write(name: &str, text: &str) -> bool {
    let local = reach::part(&["localStorage"]);
    local.is_some_and(|local| {
        reach::call(&local, "setItem", &[JsValue::from_str(name), JsValue::from_str(text)]).is_ok()
    })
}

/// Strikes out what is noted under a name.
pub(crate) fn strike(name: &str) {
    if let Some(local) = reach::part(&["localStorage"]) {
        let _not_there = reach::call(&local, "removeItem", &[JsValue::from_str(name)]);
    }
}
