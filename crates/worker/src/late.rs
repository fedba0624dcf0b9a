//! Answers with the late part of a program, which fetch the networks of the game where it has some.

use core::future::Future;
use core::pin::Pin;

use play::Games;
use play::think::Reply;
use rules::{Networks, games, with_folders};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{self, Promise, Reflect, Uint8Array};

use crate::{Answer, Lack, judging};

/// Where a worker finds what its script provides: see `worker.js`.
const PROVIDED: &str = "mustermead";

#[wasm_bindgen]
extern "C" {
    /// What it provides. `cargo xtask test` compares the names with the types of the script.
    #[wasm_bindgen(typescript_type = "ProvidedToWorker")]
    type Provided;

    #[wasm_bindgen(method, catch, js_name = takeNetworks)]
    fn take_networks(this: &Provided) -> Result<Promise, JsValue>;
}

/// Takes the replies to a question as they come.
pub type Post = Box<dyn FnMut(Reply)>;

/// Answers a question about a game of `games`, or says that something did not arrive.
pub type AnswerLate = fn(games: &'static dyn Games, question: String, post: Post) -> Answering;

/// An answer under way.
pub type Answering = Pin<Box<dyn Future<Output = ()>>>;

/// Fetches the networks of the game that the page is for; `None` where they cannot be fetched.
type FetchNetworks = fn() -> Pin<Box<dyn Future<Output = Option<Vec<u8>>>>>;

/// Makes the function of each folder that the late part of a program has.
macro_rules! late_answers {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        $(
            #[doc = concat!("Answers questions about the games of the folder `", stringify!($folder), "`.")]
            pub fn $folder(games: &'static dyn Games, question: String, post: Post) -> Answering {
                let fetch: Option<FetchNetworks> = if const { <games::$folder::$rules as Networks>::NETWORKS.is_empty() } {
                    None
                } else {
                    Some(fetch_networks)
                };
                Box::pin(answer_with_networks(judging::$folder, fetch, games, question, post))
            }
        )*
    };
}

with_folders!(late_answers);

/// Answers questions about every game.
pub fn all(games: &'static dyn Games, question: String, post: Post) -> Answering {
    Box::pin(answer_with_networks(judging::all, Some(fetch_networks), games, question, post))
}

/// Answers a question; where networks are lacking for that, fetches them with `fetch` and tries again.
async fn answer_with_networks(
    answer: Answer,
    fetch: Option<FetchNetworks>,
    games: &'static dyn Games,
    question: String,
    mut post: Post,
) {
    let mut lack = answer(games, None, &question, &mut *post);
    if let (Some(Lack::Networks), Some(fetch)) = (lack, fetch)
        && let Some(networks) = fetch().await
    {
        lack = answer(games, Some(&networks), &question, &mut *post);
    }
    let reason = match lack {
        None => return,
        Some(Lack::Networks) => "the networks did not arrive",
        Some(Lack::LatePart) => "the question is not one, or the readers of texts did not arrive",
    };
    post(Reply::Failed { job: 0, reason: reason.to_owned() });
}

/// The worker's script fetches them once. To take them over again with each question costs less than a search by far.
fn fetch_networks() -> Pin<Box<dyn Future<Output = Option<Vec<u8>>>>> {
    Box::pin(async {
        let provided = Reflect::get(&js_sys::global(), &PROVIDED.into()).ok()?;
        let promised = provided.unchecked_ref::<Provided>().take_networks().ok()?;
        let bytes = JsFuture::from(promised).await.ok()?;
        Some(Uint8Array::new(&bytes).to_vec())
    })
}

#[cfg(test)]
mod tests;
