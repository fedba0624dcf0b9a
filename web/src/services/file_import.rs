//! Files and texts on their way into the page: what `file_import.js` does for the app. It is fetched when it is first
//! needed.

use gloo_events::EventListener;
use page::SaveError;
use play::{SavedGame, Summary};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Element;
use web_sys::js_sys::{Array, Promise, Reflect, Uint8Array};
use yew::{Callback, NodeRef};

use super::provided::{Failed, PROVIDED, provided, settle};
use super::{games, reach};

/// What was dropped, in what the page leaves for the app.
const DROPPED: &str = "dropped";

#[wasm_bindgen]
extern "C" {
    /// The functions of `file_import.js`.
    #[wasm_bindgen(typescript_type = "FileImportScript")]
    type Script;

    #[wasm_bindgen(method)]
    fn add(this: &Script, games: &Array) -> Promise;

    #[wasm_bindgen(method)]
    fn bytes(this: &Script, file: &JsValue) -> Promise;

    #[wasm_bindgen(method)]
    fn pause(this: &Script) -> Promise;
}

/// Takes in files and texts.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct FileImport(JsValue);

impl FileImport {
    /// Fetches it, and the style of the dialog that takes something in.
    ///
    /// # Errors
    /// When it cannot be fetched; a later call tries again.
    pub(crate) async fn fetch() -> Result<FileImport, Failed> {
        settle(provided().take_file_import()).await.map(FileImport)
    }

    /// Saves new games with their summaries, except for those whose uid another game has. Gives which these are.
    ///
    /// # Errors
    /// Any error of the storage; then none is saved.
    pub(crate) async fn add(&self, games: &[(SavedGame, Summary)]) -> Result<Vec<usize>, SaveError> {
        games::add(|games| self.script().add(games), games).await
    }

    /// The content of a file.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) async fn bytes(&self, file: &File) -> Result<Vec<u8>, Failed> {
        let bytes = settle(self.script().bytes(&file.0)).await?;
        Ok(bytes.dyn_into::<Uint8Array>().map_err(|_| Failed)?.to_vec())
    }

    /// Lets the browser do what else there is to do.
    pub(crate) async fn pause(&self) {
        let _done = settle(self.script().pause()).await;
    }

    fn script(&self) -> &Script {
        self.0.unchecked_ref()
    }
}

/// A file that was chosen or dropped.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct File(JsValue);

impl File {
    /// Its name.
    pub(crate) fn name(&self) -> String {
        reach::get(&self.0, "name").and_then(|name| name.as_string()).unwrap_or_default()
    }

    /// Its length, in bytes.
    pub(crate) fn len(&self) -> f64 {
        reach::get(&self.0, "size").and_then(|size| size.as_f64()).unwrap_or_default()
    }
}

/// What stands in a text field.
pub(crate) fn typed(field: &NodeRef) -> String {
    let value = field.cast::<Element>().and_then(|field| reach::get(&field, "value"));
    value.and_then(|value| value.as_string()).unwrap_or_default()
}

/// The files that a reader has chosen in an input; the input forgets them.
pub(crate) fn chosen(input: &NodeRef) -> Vec<File> {
    let Some(input) = input.cast::<Element>() else { return Vec::new() };
    let files = reach::get(&input, "files").map(|files| Array::from(&files));
    let chosen = files.iter().flat_map(Array::iter).map(File).collect();
    // So that the same files can be chosen again.
    let _cleared = Reflect::set(&input, &"value".into(), &"".into());
    chosen
}

/// Something that was dropped on the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Dropped {
    /// A file.
    File(File),
    /// A text.
    Text(String),
}

/// What was dropped on the page since the last call.
pub(crate) fn take_dropped() -> Vec<Dropped> {
    let left = reach::part(&[PROVIDED]).unwrap_or_default();
    let dropped = reach::get(&left, DROPPED).map(|dropped| Array::from(&dropped));
    let of = |item: JsValue| item.as_string().map_or_else(|| Dropped::File(File(item)), Dropped::Text);
    let taken = dropped.iter().flat_map(Array::iter).map(of).collect();
    let _left = Reflect::set(&left, &DROPPED.into(), &JsValue::UNDEFINED);
    taken
}

/// Calls `on_drop` when something was dropped on the page, until the listener is dropped.
pub(crate) fn listen(on_drop: Callback<()>) -> EventListener {
    EventListener::new(&gloo_utils::window(), DROPPED, move |_| on_drop.emit(()))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_script_leaves_what_was_dropped() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/page/file_import.js");
        let script = fs::read_to_string(path).expect("it is one of the scripts");
        assert!(script.contains(&format!("dispatchEvent(new Event(\"{DROPPED}\"))")), "{script}");
        assert!(script.contains(&format!("window.{PROVIDED}.{DROPPED} = ")), "{script}");
    }
}
