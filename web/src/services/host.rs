//! The page around an embedded table: what `portal/host.js` hears of it and tells it.

use gloo_events::EventListener;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Event;
use web_sys::js_sys::Promise;
use yew::Callback;

use super::reach;

/// What the script leaves for the app, and the names of what is in it.
const HOST: &str = "mustermeadHost";
const READY: &str = "ready";
const TELL: &str = "tell";
const CHOOSE: &str = "choose";
const STUDIES: &str = "studies";
/// The window's event for a message.
const MESSAGE: &str = "host";

/// Calls `on_message` with every message of the page around the table, those that came before included, until the
/// listener is dropped.
pub(crate) fn listen(on_message: Callback<String>) -> EventListener {
    let listener = EventListener::new(&gloo_utils::window(), MESSAGE, move |event: &Event| {
        let message = reach::get(event, "detail").and_then(|detail| detail.as_string());
        message.into_iter().for_each(|message| on_message.emit(message));
    });
    call(READY, &[]);
    listener
}

/// Tells the page around the table something.
pub(crate) fn tell(message: &str) {
    call(TELL, &[message.into()]);
}

/// Has the page choose something that it keeps itself, such as its colours.
pub(crate) fn choose(name: &str, value: &str) {
    call(CHOOSE, &[name.into(), value.into()]);
}

/// The studies of a game in the page's language, as text; `None` where they cannot be fetched.
pub(crate) async fn studies(game: &str) -> Option<String> {
    let promise = reach::call(&reach::part(&[HOST])?, STUDIES, &[game.into()]).ok()?;
    JsFuture::from(promise.dyn_into::<Promise>().ok()?).await.ok()?.as_string()
}

fn call(name: &str, args: &[JsValue]) {
    if let Some(host) = reach::part(&[HOST]) {
        // Without the script nobody is there to hear it.
        let _unheard = reach::call(&host, name, args);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_script_has_what_the_app_calls() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("portal/host.js");
        let script = fs::read_to_string(path).expect("it is one of the scripts");
        assert!(script.contains(&format!("window.{HOST} = {{ {READY}, {TELL}, {CHOOSE}, {STUDIES} }}")), "{script}");
        assert!(script.contains(&format!("new CustomEvent(\"{MESSAGE}\"")), "{script}");
    }
}
