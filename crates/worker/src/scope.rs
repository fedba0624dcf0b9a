//! The worker's own scope: messages from the page and to it.

use core::future::Future;
use core::pin::Pin;

use play::Games;
use play::think::Reply;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::Answer;

/// Fetches the games with all readers of their texts; `None` where they cannot be fetched.
pub type FetchGames = fn() -> Pin<Box<dyn Future<Output = Option<&'static dyn Games>>>>;

/// Takes the role of the worker, if this is one: from now on questions are answered. Returns whether it is one. What
/// `games` do not read is left to those that `fetch` brings.
pub fn serve(games: &'static dyn Games, answer: Answer, fetch: FetchGames) -> bool {
    let Ok(scope) = web_sys::js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let port = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = event.data().as_string() else { return };
        if answer(games, &question, &mut |reply| post(&port, &reply)) {
            return;
        }
        let port = port.clone();
        spawn_local(async move {
            // Without them it says that it cannot read the question.
            let games = fetch().await.unwrap_or(games);
            if !answer(games, &question, &mut |reply| post(&port, &reply)) {
                post(&port, &Reply::Failed { job: 0, reason: "the readers of texts did not arrive".to_owned() });
            }
        });
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
