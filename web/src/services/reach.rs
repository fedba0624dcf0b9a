//! Access to parts of the browser that may be missing.

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::{self, Array, Function, Reflect};

/// A property of an object; `None` when it is missing, is empty, or may not be read.
pub(crate) fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    let found = Reflect::get(object, &JsValue::from_str(name)).ok()?;
    (!found.is_undefined() && !found.is_null()).then_some(found)
}

/// A part of the browser itself, by its path: `["navigator", "locks"]`.
pub(crate) fn part(path: &[&str]) -> Option<JsValue> {
    path.iter().try_fold(JsValue::from(js_sys::global()), |object, name| get(&object, name))
}

/// Calls a method of an object.
///
/// # Errors
/// What the method throws, or that the object has no such method.
pub(crate) fn call(object: &JsValue, name: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
    let method = Reflect::get(object, &JsValue::from_str(name))?.dyn_into::<Function>()?;
    method.apply(object, &args.iter().cloned().collect::<Array>())
}

/// The message of a thrown value, for developers.
pub(crate) fn message(thrown: &JsValue) -> String {
    let said = |name| get(thrown, name).and_then(|text| text.as_string());
    match (said("name"), said("message")) {
        (Some(name), Some(message)) if !message.is_empty() => format!("{name}: {message}"),
        (Some(name), _) => name,
        (None, Some(message)) => message,
        (None, None) => thrown.as_string().unwrap_or_else(|| format!("{thrown:?}")),
    }
}

/// The name of a thrown error, such as `AbortError`; empty when it has none.
pub(crate) fn error_name(thrown: &JsValue) -> String {
    get(thrown, "name").and_then(|name| name.as_string()).unwrap_or_default()
}
