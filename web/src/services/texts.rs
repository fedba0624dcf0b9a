//! Games and boards on their way out of the page and into it: what `texts.js` does for the app. It is fetched when it is
//! first needed.

use gloo_events::EventListener;
use page::SaveError;
use play::{SavedGame, Summary};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;
use web_sys::js_sys::{Array, Date, Promise, Reflect, Uint8Array};
use yew::{Callback, NodeRef};

use super::games;
use super::reach;

/// What the page leaves for the app, and the names of what is there.
const LEFT: &str = "mustermead";
const TAKE_TEXTS: &str = "takeTexts";
const DROPPED: &str = "dropped";

const ADD: &str = "add";
const STYLE: &str = "style";
const COPY: &str = "copy";
const SAVE: &str = "save";
const SAVE_PICTURE: &str = "savePicture";
const BYTES: &str = "bytes";
const PAUSE: &str = "pause";

/// The functions of `texts.js`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Texts(JsValue);

/// It could not be fetched, or the browser cannot do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Failed;

impl Texts {
    /// Fetches them.
    ///
    /// # Errors
    /// When they cannot be fetched; a later call tries again.
    pub(crate) async fn fetch() -> Result<Texts, Failed> {
        let left = reach::part(&[LEFT]).unwrap_or_default();
        let texts = settle(reach::call(&left, TAKE_TEXTS, &[])).await?;
        // What is drawn with them needs the style.
        settle(reach::call(&texts, STYLE, &[])).await.map(|_| Texts(texts))
    }

    /// Saves new games with their summaries, except for those whose uid another game has. Gives which these are.
    ///
    /// # Errors
    /// Any error of the storage; then none is saved.
    pub(crate) async fn add(&self, games: &[(SavedGame, Summary)]) -> Result<Vec<usize>, SaveError> {
        games::add(|games| reach::call(&self.0, ADD, &[games]), games).await
    }

    /// Copies a text, which is also in a text field. Gives whether it is copied; if not, the field is selected.
    pub(crate) async fn copy(&self, text: &str, field: &NodeRef) -> bool {
        let Some(field) = field.cast::<Element>() else { return false };
        let copied = settle(reach::call(&self.0, COPY, &[text.into(), field.into()])).await;
        copied.is_ok_and(|copied| copied.is_truthy())
    }

    /// Has the browser save a file.
    ///
    /// # Errors
    /// When the browser cannot.
    pub(crate) fn save(&self, name: &str, media_type: &str, text: &str) -> Result<(), Failed> {
        let args = [name, media_type, text].map(JsValue::from_str);
        reach::call(&self.0, SAVE, &args).map(drop).map_err(|_| Failed)
    }

    /// Has the browser save the picture of the board on the page, as `svg` or `png`, so many pixels wide. Gives whether
    /// it was saved: no PNG is where the browser hides from the page what is drawn.
    ///
    /// # Errors
    /// When the browser cannot draw it.
    pub(crate) async fn save_picture(&self, kind: &str, name: &str, width: u32) -> Result<bool, Failed> {
        let args = [kind.into(), name.into(), width.into()];
        settle(reach::call(&self.0, SAVE_PICTURE, &args)).await.map(|is_saved| is_saved.is_truthy())
    }

    /// The content of a file.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) async fn bytes(&self, file: &File) -> Result<Vec<u8>, Failed> {
        let bytes = settle(reach::call(&self.0, BYTES, std::slice::from_ref(&file.0))).await?;
        Ok(bytes.dyn_into::<Uint8Array>().map_err(|_| Failed)?.to_vec())
    }

    /// Lets the browser do what else there is to do.
    pub(crate) async fn pause(&self) {
        let _done = settle(reach::call(&self.0, PAUSE, &[])).await;
    }
}

async fn settle(asked: Result<JsValue, JsValue>) -> Result<JsValue, Failed> {
    let promise = asked.map_err(|_| Failed)?;
    JsFuture::from(Promise::resolve(&promise)).await.map_err(|_| Failed)
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

/// The day of a moment in milliseconds since 1970, or of now, at this place, such as `2026-11-26`.
pub(crate) fn day(moment: Option<f64>) -> String {
    let date = moment.map_or_else(Date::new_0, |moment| Date::new(&moment.into()));
    // Months are counted from 0.
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
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
    let left = reach::part(&[LEFT]).unwrap_or_default();
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
    fn the_scripts_have_what_the_app_calls() {
        let read = |name: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap();
        let [boot, texts] = ["boot.js", "texts.js"].map(read);
        assert!(boot.contains(&format!("const {TAKE_TEXTS} = () => import(\"./texts.js\")")), "{boot}");
        for name in [ADD, STYLE, COPY, SAVE, SAVE_PICTURE, BYTES, PAUSE] {
            assert!(texts.contains(&format!("export const {name} = ")), "{name}");
        }
        assert!(texts.contains(&format!("dispatchEvent(new Event(\"{DROPPED}\"))")), "{texts}");
        assert!(texts.contains(&format!("window.{LEFT}.{DROPPED} = ")), "{texts}");
    }
}
