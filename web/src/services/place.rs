//! Which page this is, and in which language: what the page says of itself, and what `boot.js` and `place.js` have left
//! for the app at `window.mustermead`.

use gloo_events::EventListener;
use play::GameUid;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::Array;
use yew::Callback;

use super::reach;

/// The object's name.
const LEFT: &str = "mustermead";
/// What happens to the window when the page has become another one in place.
const PLACED: &str = "placed";

/// An attribute of the page as a whole.
pub(crate) fn said(name: &str) -> Option<String> {
    gloo_utils::document().document_element()?.get_attribute(name)
}

/// The tables of messages that the page needs in its language.
pub(crate) fn words() -> Vec<String> {
    let tables = reach::part(&[LEFT, "words"]).and_then(|tables| tables.dyn_into::<Array>().ok());
    tables.iter().flat_map(Array::iter).filter_map(|table| table.as_string()).collect()
}

/// The whole address of a file of this build. It holds also when the page has become another one.
pub(crate) fn asset(name: &str) -> String {
    let folder = reach::part(&[LEFT, "assets"]).and_then(|folder| folder.as_string());
    folder.unwrap_or_default() + name
}

/// Tells when the page has become another one, until the listener is dropped.
pub(crate) fn listen(on_move: Callback<()>) -> EventListener {
    EventListener::new(&gloo_utils::window(), PLACED, move |_| on_move.emit(()))
}

/// Lets the page become that of another game, if that can be had.
pub(crate) fn move_to_game(id: &str) {
    if let Some(left) = reach::part(&[LEFT]) {
        let _stays = reach::call(&left, "moveToGame", &[JsValue::from_str(id)]);
    }
}

/// Leaves the page for that of a game, which lays out the kept game `uid`. The reader can come back.
pub(crate) fn go_to_game(id: &str, uid: GameUid) {
    leave_for("assign", id, uid);
}

/// The same for a page on which nothing has been done: it is forgotten.
pub(crate) fn give_way_to_game(id: &str, uid: GameUid) {
    leave_for("replace", id, uid);
}

fn leave_for(how: &str, id: &str, uid: GameUid) {
    if let Some(left) = reach::part(&[LEFT]) {
        let args = [how, id, &uid.to_string()].map(JsValue::from_str);
        let _stays = reach::call(&left, "goToGame", &args);
    }
}
