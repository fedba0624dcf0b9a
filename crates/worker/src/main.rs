//! The computer's web worker: takes questions as texts, searches, and posts its replies.

mod answer;

use play::think::Reply;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = web_sys::js_sys::global().unchecked_into();
    let port = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = event.data().as_string() else { return };
        answer::answer(&question, &mut |reply| post(&port, &reply));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker lives as long as its listener.
    on_message.forget();
    post(&scope, &Reply::Ready);
}

fn post(page: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // A page that is gone takes no replies; there is nobody to report to.
    let _gone = page.post_message(&JsValue::from_str(&reply.write()));
}
