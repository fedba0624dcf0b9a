//! The whole screen, and paper.

use wasm_bindgen::JsValue;

use super::reach;

const DOCUMENT: &str = "document";

/// Whether the page may fill the screen.
pub(crate) fn can_be_full() -> bool {
    reach::part(&[DOCUMENT, "fullscreenEnabled"]).is_some_and(|is_enabled| is_enabled.is_truthy())
}

/// Whether it does.
pub(crate) fn is_full() -> bool {
    reach::part(&[DOCUMENT, "fullscreenElement"]).is_some()
}

/// Lets the page fill the screen, or no longer.
pub(crate) fn toggle_full() {
    let (of, name) = if is_full() {
        (reach::part(&[DOCUMENT]), "exitFullscreen")
    } else {
        (reach::part(&[DOCUMENT, "documentElement"]), "requestFullscreen")
    };
    // A browser that refuses says so itself.
    let _refused = of.map(|of| reach::call(&of, name, &[]));
}

/// The attribute of the root element while something is printed, and what the style knows of it.
const PRINTING: &str = "data-printing";
const BOARD: &str = "board";

/// Prints the board alone.
pub(crate) fn print_board() {
    let root = gloo_utils::document_element();
    let _marked = root.set_attribute(PRINTING, BOARD);
    // Comes back when the reader has closed the browser's dialog.
    let window = JsValue::from(gloo_utils::window());
    let _refused = reach::call(&window, "print", &[]);
    let _unmarked = root.remove_attribute(PRINTING);
}
