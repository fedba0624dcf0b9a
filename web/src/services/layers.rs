//! The layers of the program: pages start with the first one, and the others come right afterwards. They share the memory
//! of the first.

use page::Layer;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

use super::reach;
use crate::part::Unreachable;

fn name(layer: Layer) -> &'static str {
    match layer {
        Layer::Play => "play",
        Layer::Rest => "rest",
    }
}

/// Waits until a layer and those before it are there, and has them fetched if nothing has.
///
/// # Errors
///
/// One cannot be fetched. A later call tries again.
pub(crate) async fn bring(layer: Layer) -> Result<(), Unreachable> {
    for each in [Layer::Play, Layer::Rest].into_iter().filter(|each| *each <= layer) {
        promised("bring", &[JsValue::from_str(name(each))]).await?;
    }
    Ok(())
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
