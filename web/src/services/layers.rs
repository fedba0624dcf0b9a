//! The layers of the program: pages start with the first one, and the others come right afterwards. They share the memory
//! of the first.

use page::Layer;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

use super::provided::{provided, settle};
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
        let coming = provided().bring(name(each));
        // A program that is not split has all layers.
        if let Ok(coming) = coming.dyn_into::<Promise>() {
            JsFuture::from(coming).await.map_err(|_| Unreachable)?;
        }
    }
    Ok(())
}

/// Lets the browser show and hear something before the program goes on.
pub(crate) async fn pause() {
    // A page that cannot pause goes on at once.
    let _ = settle(provided().pause()).await;
}
