//! The document that the app lives in.

use wasm_bindgen::UnwrapThrowExt;
use web_sys::Element;

/// The element that the page reserves for the app.
pub(crate) fn app_element() -> Element {
    gloo_utils::document().get_element_by_id("app").expect_throw("index.html has an element with the id `app`")
}
