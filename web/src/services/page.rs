//! Small things that the browser knows or does for a page.

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::{Date, Math, Uint8Array};
use web_sys::{Element, HtmlDialogElement, UrlSearchParams};

use super::reach;

/// The value of a parameter in the page's address, such as `7` for `nodes` in `?nodes=7`.
pub(crate) fn parameter(name: &str) -> Option<String> {
    let search = web_sys::window()?.location().search().ok()?;
    UrlSearchParams::new_with_str(&search).ok()?.get(name)
}

/// What follows `#` in the page's address; empty when nothing does.
pub(crate) fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or(hash)
}

/// Sets what follows `#`, without a new entry in the history and without telling anybody.
pub(crate) fn replace_hash(hash: &str) {
    let Some(window) = web_sys::window() else { return };
    let location = window.location();
    let (Ok(path), Ok(search), Ok(history)) = (location.pathname(), location.search(), window.history()) else {
        return;
    };
    let address = if hash.is_empty() { format!("{path}{search}") } else { format!("{path}{search}#{hash}") };
    // Browsers refuse when this happens too often; then the address is old, which harms nothing.
    let _refused = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
}

/// A random number, for names and seeds. Nothing secret may depend on it.
pub(crate) fn random() -> u64 {
    let bytes = Uint8Array::new_with_length(8);
    let drawn = reach::part(&["crypto"])
        .and_then(|crypto| reach::call(&crypto, "getRandomValues", &[bytes.clone().into()]).ok());
    match (drawn, <[u8; 8]>::try_from(bytes.to_vec())) {
        (Some(_), Ok(drawn)) => u64::from_le_bytes(drawn),
        // Half of the bits each, as a float has no more than 53 of them.
        _ => (weak_half() << 32) | weak_half(),
    }
}

fn weak_half() -> u64 {
    (Math::random() * f64::from(u32::MAX)) as u64
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    Date::now()
}

/// Opens a `<dialog>` above everything else. Nothing happens when it is open, or is none.
pub(crate) fn show_modal(dialog: &Element) {
    if let Some(dialog) = dialog.dyn_ref::<HtmlDialogElement>().filter(|dialog| !dialog.open())
        && dialog.show_modal().is_err()
    {
        // One that is not on the page cannot be modal.
        dialog.set_open(true);
    }
}

/// Closes a `<dialog>`. Nothing happens when it is closed, or is none.
pub(crate) fn close(dialog: &Element) {
    if let Some(dialog) = dialog.dyn_ref::<HtmlDialogElement>().filter(|dialog| dialog.open()) {
        dialog.close();
    }
}

/// Scrolls the nearest box around an element that scrolls, and nothing else, until the element is seen.
pub(crate) fn bring_into_view(element: &Element) {
    let Some(scroller) = scroller(element) else { return };
    let (inner, outer) = (element.get_bounding_client_rect(), scroller.get_bounding_client_rect());
    let across = overhang(inner.left(), inner.right(), outer.left(), outer.right());
    let down = overhang(inner.top(), inner.bottom(), outer.top(), outer.bottom());
    scroller.set_scroll_left(scroller.scroll_left() + across.round() as i32);
    scroller.set_scroll_top(scroller.scroll_top() + down.round() as i32);
}

/// The nearest box around an element that has more in it than it shows.
fn scroller(element: &Element) -> Option<Element> {
    let mut around = element.parent_element();
    while let Some(each) = around {
        let scrolls = |name: &str| matches!(style(&each, name).as_str(), "auto" | "scroll");
        if (each.scroll_width() > each.client_width() && scrolls("overflow-x"))
            || (each.scroll_height() > each.client_height() && scrolls("overflow-y"))
        {
            return Some(each);
        }
        around = each.parent_element();
    }
    None
}

fn style(element: &Element, name: &str) -> String {
    let style = web_sys::window().and_then(|window| window.get_computed_style(element).ok()?);
    style.and_then(|style| style.get_property_value(name).ok()).unwrap_or_default()
}

/// How far to go so that `from..to` comes to lie in `low..high`; its beginning counts more.
fn overhang(from: f64, to: f64, low: f64, high: f64) -> f64 {
    if from < low || to - from > high - low {
        from - low
    } else if to > high {
        to - high
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::overhang;

    #[test]
    fn what_sticks_out_is_moved_in_and_the_rest_left_alone() {
        assert_eq!(overhang(10.0, 20.0, 0.0, 100.0), 0.0);
        assert_eq!(overhang(-5.0, 5.0, 0.0, 100.0), -5.0);
        assert_eq!(overhang(95.0, 105.0, 0.0, 100.0), 5.0);
        assert_eq!(overhang(50.0, 250.0, 0.0, 100.0), 50.0, "too large: its beginning is shown");
    }
}
