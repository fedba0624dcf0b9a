//! What `boot.js` leaves for the program at `window.mustermead`. `cargo xtask test` compares the names below with the
//! types of the scripts.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Worker;
use web_sys::js_sys::Promise;

use super::reach;

/// The object's name.
pub(super) const PROVIDED: &str = "mustermead";

#[wasm_bindgen]
extern "C" {
    /// The functions that the page provides. They are there before the program is.
    #[wasm_bindgen(typescript_type = "Provided")]
    pub(super) type Provided;

    /// Brings a layer of the program.
    #[wasm_bindgen(method)]
    pub(super) fn bring(this: &Provided, layer: &str) -> JsValue;

    /// Has something heard and felt, where somebody wants that.
    #[wasm_bindgen(method)]
    pub(super) fn cue(this: &Provided, kind: &str);

    /// Shows shapes on the board.
    #[wasm_bindgen(method)]
    pub(super) fn draw(this: &Provided, shapes: &str);

    /// Leaves the page for that of a game.
    #[wasm_bindgen(method, js_name = goToGame)]
    pub(super) fn go_to_game(this: &Provided, how: &str, game: &str, uid: &str);

    /// Replaces the page in place by that of another game.
    #[wasm_bindgen(method, js_name = moveToGame)]
    pub(super) fn move_to_game(this: &Provided, game: &str);

    /// A worker in which this program plays for the computer.
    #[wasm_bindgen(method, catch, js_name = newWorker)]
    pub(super) fn new_worker(this: &Provided) -> Result<Worker, JsValue>;

    /// Lets the browser show and hear something.
    #[wasm_bindgen(method)]
    pub(super) fn pause(this: &Provided) -> Promise;

    /// Fetches what copies texts.
    #[wasm_bindgen(method, js_name = takeClipboard)]
    pub(super) fn take_clipboard(this: &Provided) -> Promise;

    /// Fetches what takes in files and texts.
    #[wasm_bindgen(method, js_name = takeFileImport)]
    pub(super) fn take_file_import(this: &Provided) -> Promise;

    /// Fetches what saves files and pictures.
    #[wasm_bindgen(method, js_name = takePictureExport)]
    pub(super) fn take_picture_export(this: &Provided) -> Promise;
}

/// What the page provides.
pub(super) fn provided() -> Provided {
    reach::part(&[PROVIDED]).unwrap_or_default().unchecked_into()
}

/// A script could not be fetched, or the browser cannot do what it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Failed;

/// Waits for what a script has promised.
pub(super) async fn settle(promised: Promise) -> Result<JsValue, Failed> {
    JsFuture::from(promised).await.map_err(|_| Failed)
}
