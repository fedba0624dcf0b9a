//! Saves files, and boards as pictures: what `picture_export.js` does for the app. It is fetched when it is first needed.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::Promise;

use super::provided::{Failed, provided, settle};

#[wasm_bindgen]
extern "C" {
    /// The functions of `picture_export.js`.
    #[wasm_bindgen(typescript_type = "PictureExportScript")]
    type Script;

    #[wasm_bindgen(method, catch, js_name = save)]
    fn save_file(this: &Script, name: &str, media_type: &str, text: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(method, js_name = savePicture)]
    fn save_picture(this: &Script, kind: &str, name: &str, width: u32) -> Promise;
}

/// Saves files and pictures.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PictureExport(JsValue);

impl PictureExport {
    /// Fetches it, and the style of dialogs that save.
    ///
    /// # Errors
    /// When it cannot be fetched; a later call tries again.
    pub(crate) async fn fetch() -> Result<PictureExport, Failed> {
        settle(provided().take_picture_export()).await.map(PictureExport)
    }

    /// Has the browser save a file.
    ///
    /// # Errors
    /// When the browser cannot.
    pub(crate) fn save(&self, name: &str, media_type: &str, text: &str) -> Result<(), Failed> {
        self.0.unchecked_ref::<Script>().save_file(name, media_type, text).map_err(|_| Failed)
    }

    /// Has the browser save the picture of the board on the page, as `svg` or `png`, so many pixels wide. Gives whether
    /// it was saved: no PNG is where the browser hides from the page what is drawn.
    ///
    /// # Errors
    /// When the browser cannot draw it.
    pub(crate) async fn save_picture(&self, kind: &str, name: &str, width: u32) -> Result<bool, Failed> {
        let saving = self.0.unchecked_ref::<Script>().save_picture(kind, name, width);
        settle(saving).await.map(|is_saved| is_saved.is_truthy())
    }
}
