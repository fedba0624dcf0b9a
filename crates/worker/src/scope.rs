//! The worker's own scope: messages from the page and to it.

use core::fmt;
use core::future::Future;
use core::pin::Pin;

use play::Games;
use play::think::Reply;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::Answer;
use crate::late::AnswerLate;

/// What the late part of a program brings its worker.
#[derive(Clone, Copy)]
pub struct Late {
    /// The games, with all readers of their texts.
    pub games: &'static dyn Games,
    /// Answers every question about them.
    pub answer: AnswerLate,
}

impl fmt::Debug for Late {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Late").field(&self.games.ids()).finish()
    }
}

/// Fetches the late part; `None` where it cannot be fetched.
pub type FetchLate = fn() -> Pin<Box<dyn Future<Output = Option<Late>>>>;

/// Takes the role of the worker, where this is one: from now on questions are answered. What `answer` cannot do by itself
/// is left to the late part, which `fetch` brings.
pub fn serve(games: &'static dyn Games, answer: Answer, fetch: FetchLate) {
    let Ok(scope) = web_sys::js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let port = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = event.data().as_string() else { return };
        if answer(games, None, &question, &mut |reply| post(&port, &reply)).is_none() {
            return;
        }
        let port = port.clone();
        spawn_local(async move {
            match fetch().await {
                Some(late) => (late.answer)(late.games, question, Box::new(move |reply| post(&port, &reply))).await,
                // The page asks again, and another worker.
                None => post(&port, &Reply::Failed { job: 0, reason: "the late part did not arrive".to_owned() }),
            }
        });
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
