//! Navigation: which page this is, in which language, and how to get to others. Uses the page's own attributes, and
//! what `boot.js` and `navigation.js` provide for the app at `window.mustermead`.

use gloo_events::EventListener;
use play::GameUid;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Worker;
use web_sys::js_sys::Array;
use yew::Callback;

use super::provided::{PROVIDED, provided};
use super::reach;

/// The name of the message tables in what `boot.js` leaves.
const WORDS: &str = "words";
/// The window's event after the page was replaced in place.
const PLACED: &str = "placed";

/// An attribute of the page's root element.
pub(crate) fn said(name: &str) -> Option<String> {
    gloo_utils::document().document_element()?.get_attribute(name)
}

/// The message tables that the page needs, in its language.
pub(crate) fn words() -> Vec<String> {
    let tables = reach::part(&[PROVIDED, WORDS]).and_then(|tables| tables.dyn_into::<Array>().ok());
    tables.iter().flat_map(Array::iter).filter_map(|table| table.as_string()).collect()
}

/// A new web worker in which this program plays for the computer.
///
/// # Errors
/// What the browser throws where it allows none.
pub(crate) fn new_worker() -> Result<Worker, JsValue> {
    provided().new_worker()
}

/// Calls `on_move` after the page was replaced in place, until the listener is dropped.
pub(crate) fn listen(on_move: Callback<()>) -> EventListener {
    EventListener::new(&gloo_utils::window(), PLACED, move |_| on_move.emit(()))
}

/// Replaces the page in place by that of another game, if that can be fetched.
pub(crate) fn move_to_game(id: &str) {
    provided().move_to_game(id);
}

/// Leaves the page for that of a game, which opens the saved game `uid`. The reader can come back.
pub(crate) fn go_to_game(id: &str, uid: GameUid) {
    leave_for("assign", id, uid);
}

/// Leaves the page for that of a game, which opens a link.
pub(crate) fn go_to_link(id: &str, link: &str) {
    provided().go_to_game("assign", id, &play::link::fragment(link));
}

/// The same for a page where nothing was done: it leaves no history entry.
pub(crate) fn give_way_to_game(id: &str, uid: GameUid) {
    leave_for("replace", id, uid);
}

fn leave_for(how: &str, id: &str, uid: GameUid) {
    provided().go_to_game(how, id, &uid.to_string());
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn scripts_leave_the_words_and_say_when_there_are_others() {
        let read = |name: &str| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/page").join(name);
            fs::read_to_string(path).expect("it is one of the scripts")
        };
        let [navigation, words] = ["navigation.js", "words.js"].map(read);
        assert!(words.contains(&format!("window.{PROVIDED}.{WORDS} = ")), "{words}");
        assert!(navigation.contains(&format!("window.{PROVIDED}.{WORDS} = ")), "{navigation}");
        assert!(navigation.contains(&format!("dispatchEvent(new Event(\"{PLACED}\"))")), "{navigation}");
    }

    /// `boot.js` sends the app's event when layers of the program come late, too. Scripts that listened for it would keep
    /// everything again, and make the strip of a new version anew.
    #[test]
    fn scripts_hear_of_another_page_by_an_event_that_nothing_else_sends() {
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts");
        let folders = fs::read_dir(scripts).unwrap().flatten().map(|entry| entry.path());
        let files = folders.filter_map(|folder| fs::read_dir(folder).ok()).flat_map(Iterator::flatten);
        let mut listeners = Vec::new();
        for file in files.map(|entry| entry.path()) {
            let Some(name) = file.file_name().and_then(|name| name.to_str()).filter(|name| name.ends_with(".js"))
            else {
                continue;
            };
            let script = fs::read_to_string(&file).unwrap();
            assert!(!script.contains(&format!("addEventListener(\"{PLACED}\"")), "{name}");
            assert_eq!(script.contains("new Event(\"moved\")"), name == "navigation.js", "{name}");
            listeners.extend(script.contains("addEventListener(\"moved\"").then(|| name.to_owned()));
        }
        listeners.sort();
        assert_eq!(listeners, ["new_version.js", "offline.js"]);
    }
}
