//! The worker's own scope: messages from the page and to it.

use play::Games;
use play::think::Reply;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::Answer;

/// Takes the role of the worker, if this is one: from now on questions are answered. Returns whether it is one.
pub fn serve(games: &'static dyn Games, answer: Answer) -> bool {
    let Ok(scope) = web_sys::js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let port = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = event.data().as_string() else { return };
        answer(games, &question, &mut |reply| post(&port, &reply));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker lives as long as its listener.
    on_message.forget();
    post(&scope, &Reply::Ready);
    true
}

fn post(page: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // A page that is gone takes no replies; there is nobody to report to.
    let _gone = page.post_message(&JsValue::from_str(&reply.write()));
}
