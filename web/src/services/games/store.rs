//! The functions of `games.js`. `cargo xtask test` compares the names below with the types of the scripts.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::{Array, Promise};

use crate::services::provided::PROVIDED;
use crate::services::reach;

/// The name of the store in what `boot.js` leaves.
const STORE: &str = "games";

#[wasm_bindgen]
extern "C" {
    /// The store of saved games. It is there before the program is.
    #[wasm_bindgen(typescript_type = "GamesScript")]
    pub(super) type Store;

    /// Opens it.
    #[wasm_bindgen(method)]
    pub(super) fn open(this: &Store) -> Promise;

    /// One game.
    #[wasm_bindgen(method)]
    pub(super) fn find(this: &Store, uid: &str) -> Promise;

    /// One game, which only this tab may save from now on.
    #[wasm_bindgen(method)]
    pub(super) fn claim(this: &Store, uid: &str, writer: &str) -> Promise;

    /// Saves a game and its summary.
    #[wasm_bindgen(method)]
    pub(super) fn save(this: &Store, game: &JsValue, summary: &JsValue) -> Promise;

    /// The last unfinished game of each of these games.
    #[wasm_bindgen(method, js_name = goingOn)]
    pub(super) fn going_on(this: &Store, ids: &Array) -> Promise;

    /// Calls a listener with each game that another tab has changed.
    #[wasm_bindgen(method)]
    pub(super) fn watch(this: &Store, listener: &JsValue);

    /// Some summaries in a row.
    #[wasm_bindgen(method)]
    pub(super) fn page(this: &Store, count: u32, after: &JsValue) -> Promise;

    /// The picture of a game.
    #[wasm_bindgen(method)]
    pub(super) fn picture(this: &Store, uid: &str) -> Promise;

    /// Removes a game, and gives what puts it back.
    #[wasm_bindgen(method)]
    pub(super) fn remove(this: &Store, uid: &str) -> Promise;

    /// Pins a game to the front of all lists, or no longer.
    #[wasm_bindgen(method)]
    pub(super) fn pin(this: &Store, uid: &str, pinned: bool) -> Promise;
}

/// The store.
pub(super) fn store() -> Store {
    reach::part(&[PROVIDED, STORE]).unwrap_or_default().unchecked_into()
}
