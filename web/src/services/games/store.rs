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
    /// The store of saved games. Each function fails where it is missing.
    #[wasm_bindgen(typescript_type = "GamesScript")]
    pub(super) type Store;

    /// Opens it.
    #[wasm_bindgen(method, catch)]
    pub(super) fn open(this: &Store) -> Result<Promise, JsValue>;

    /// One game.
    #[wasm_bindgen(method, catch)]
    pub(super) fn find(this: &Store, uid: &str) -> Result<Promise, JsValue>;

    /// One game, which only this tab may save from now on.
    #[wasm_bindgen(method, catch)]
    pub(super) fn claim(this: &Store, uid: &str, writer: &str) -> Result<Promise, JsValue>;

    /// Saves a game and its summary.
    #[wasm_bindgen(method, catch)]
    pub(super) fn save(this: &Store, game: &JsValue, summary: &JsValue) -> Result<Promise, JsValue>;

    /// The last unfinished game of each of these games.
    #[wasm_bindgen(method, catch, js_name = goingOn)]
    pub(super) fn going_on(this: &Store, ids: &Array) -> Result<Promise, JsValue>;

    /// Calls a listener with each game that another tab has changed.
    #[wasm_bindgen(method, catch)]
    pub(super) fn watch(this: &Store, listener: &JsValue) -> Result<(), JsValue>;

    /// Some summaries in a row.
    #[wasm_bindgen(method, catch)]
    pub(super) fn page(this: &Store, count: u32, after: &JsValue) -> Result<Promise, JsValue>;

    /// The picture of a game.
    #[wasm_bindgen(method, catch)]
    pub(super) fn picture(this: &Store, uid: &str) -> Result<Promise, JsValue>;

    /// Removes a game, and gives what puts it back.
    #[wasm_bindgen(method, catch)]
    pub(super) fn remove(this: &Store, uid: &str) -> Result<Promise, JsValue>;

    /// Pins a game to the front of all lists, or no longer.
    #[wasm_bindgen(method, catch)]
    pub(super) fn pin(this: &Store, uid: &str, pinned: bool) -> Result<Promise, JsValue>;
}

/// The store.
pub(super) fn store() -> Store {
    reach::part(&[PROVIDED, STORE]).unwrap_or_default().unchecked_into()
}
