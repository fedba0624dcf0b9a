//! The layers of the program: pages start with the first one, and the others come right afterwards. They share the memory
//! of the first.

use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

use super::reach;
use crate::part::Unreachable;

/// A layer that may not be there yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Layer {
    /// What a turn takes, and the computer's answer.
    Play,
    /// Everything else.
    Rest,
}

impl Layer {
    fn name(self) -> &'static str {
        match self {
            Layer::Play => "play",
            Layer::Rest => "rest",
        }
    }
}

/// Waits until a layer is there, and has it fetched if nothing has.
///
/// # Errors
///
/// It cannot be fetched. A later call tries again.
pub(crate) async fn bring(layer: Layer) -> Result<(), Unreachable> {
    promised("bring", &[JsValue::from_str(layer.name())]).await
}

/// Lets the browser show and hear something before the program goes on.
pub(crate) async fn pause() {
    // A page that cannot pause goes on at once.
    let _ = promised("pause", &[]).await;
}

/// What the page does for the program.
async fn promised(name: &str, args: &[JsValue]) -> Result<(), Unreachable> {
    let failed = |_: JsValue| Unreachable;
    let page = reach::part(&["mustermead"]).ok_or(Unreachable)?;
    let coming = reach::call(&page, name, args).map_err(failed)?;
    // A program that is not split has all layers.
    let Ok(coming) = coming.dyn_into::<Promise>() else { return Ok(()) };
    JsFuture::from(coming).await.map(drop).map_err(failed)
}
