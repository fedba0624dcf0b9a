//! Whether somebody can see the page.

use gloo_events::EventListener;
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

/// Comes back once the page is in view, and never before what waits has had its turn.
pub(crate) async fn seen() {
    TimeoutFuture::new(0).await;
    while gloo_utils::document().hidden() {
        changed().await;
    }
}

/// Comes back once that has changed.
async fn changed() {
    let mut listener = None;
    let promise = Promise::new(&mut |resolve, _| {
        listener = Some(EventListener::once(&gloo_utils::document(), "visibilitychange", move |_| {
            let _called = resolve.call0(&JsValue::UNDEFINED);
        }));
    });
    let _changed = JsFuture::from(promise).await;
    drop(listener);
}
