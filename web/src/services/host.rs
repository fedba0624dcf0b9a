//! The page around an embedded table: what `host.js` hears of it and tells it.

use gloo_events::EventListener;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Event;
use web_sys::js_sys::Promise;
use yew::Callback;

use super::provided::settle;
use super::reach;

/// What the script leaves for the app.
const HOST: &str = "mustermeadHost";
/// The window's event for a message.
const MESSAGE: &str = "host";

#[wasm_bindgen]
extern "C" {
    /// What the script does for the app. Nobody is there to hear it where the script is missing.
    #[wasm_bindgen(typescript_type = "Host")]
    type Host;

    #[wasm_bindgen(method, catch)]
    fn ready(this: &Host) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch, js_name = tell)]
    fn tell_host(this: &Host, text: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch, js_name = choose)]
    fn choose_there(this: &Host, name: &str, value: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch, js_name = studies)]
    fn take_studies(this: &Host, game: &str) -> Result<Promise, JsValue>;
}

/// Calls `on_message` with every message of the page around the table, those that came before included, until the
/// listener is dropped.
pub(crate) fn listen(on_message: Callback<String>) -> EventListener {
    let listener = EventListener::new(&gloo_utils::window(), MESSAGE, move |event: &Event| {
        let message = reach::get(event, "detail").and_then(|detail| detail.as_string());
        message.into_iter().for_each(|message| on_message.emit(message));
    });
    let _unheard = host().ready();
    listener
}

/// Tells the page around the table something.
pub(crate) fn tell(message: &str) {
    let _unheard = host().tell_host(message);
}

/// Has the page choose something that it keeps itself, such as its colours.
pub(crate) fn choose(name: &str, value: &str) {
    let _unheard = host().choose_there(name, value);
}

/// The studies of a game in the page's language, as text; `None` where they cannot be fetched.
pub(crate) async fn studies(game: &str) -> Option<String> {
    settle(host().take_studies(game).ok()?).await.ok()?.as_string()
}

fn host() -> Host {
    reach::part(&[HOST]).unwrap_or_default().unchecked_into()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_script_leaves_something_and_sends_the_event() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/embed/host.js");
        let script = fs::read_to_string(path).expect("it is one of the scripts");
        assert!(script.contains(&format!("window.{HOST} = {{ ")), "{script}");
        assert!(script.contains(&format!("new CustomEvent(\"{MESSAGE}\"")), "{script}");
    }
}
