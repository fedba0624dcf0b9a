//! Copies texts: what `clipboard.js` does for the app. It is fetched when it is first needed.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Element;
use web_sys::js_sys::Promise;
use yew::NodeRef;

use super::provided::{Failed, provided, settle};

#[wasm_bindgen]
extern "C" {
    /// The functions of `clipboard.js`.
    #[wasm_bindgen(typescript_type = "ClipboardScript")]
    type Script;

    #[wasm_bindgen(method, js_name = copy)]
    fn copy_text(this: &Script, text: &str, field: &JsValue) -> Promise;

    #[wasm_bindgen(method, js_name = canShare)]
    fn can_share(this: &Script) -> bool;

    #[wasm_bindgen(method)]
    fn share(this: &Script, address: &str) -> Promise;
}

/// Copies texts.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clipboard(JsValue);

impl Clipboard {
    /// Fetches it, and the style of dialogs that copy.
    ///
    /// # Errors
    /// When it cannot be fetched; a later call tries again.
    pub(crate) async fn fetch() -> Result<Clipboard, Failed> {
        settle(provided().take_clipboard()).await.map(Clipboard)
    }

    /// Whether the browser can pass an address on to other programs.
    pub(crate) fn can_share(&self) -> bool {
        self.0.unchecked_ref::<Script>().can_share()
    }

    /// Has the browser pass an address on. Gives whether somebody has done that.
    pub(crate) async fn share(&self, address: &str) -> bool {
        settle(self.0.unchecked_ref::<Script>().share(address)).await.is_ok_and(|shared| shared.is_truthy())
    }

    /// Copies a text, which is also in a text field. Gives whether it is copied; if not, the field is selected.
    pub(crate) async fn copy(&self, text: &str, field: &NodeRef) -> bool {
        let Some(field) = field.cast::<Element>() else { return false };
        let copied = settle(self.0.unchecked_ref::<Script>().copy_text(text, &field)).await;
        copied.is_ok_and(|copied| copied.is_truthy())
    }
}
