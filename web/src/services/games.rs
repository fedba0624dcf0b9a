//! The games saved in this browser. `games.js` keeps them, for the app and for pages that run no app.
//!
//! Each tab writes under its own token, its edit lock. A game has one editing tab at a time. The browser reads,
//! compares and writes a game in one transaction, so a tab that has lost the game cannot overwrite anything.

mod entry;
mod list;
mod store;

use page::SaveError;
use play::{GameUid, SavedGame, Summary};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{Array, Object, Promise};
use yew::Callback;

pub(crate) use self::list::{Listed, Next, Page, Undo};

use self::store::store;
use super::{crash_report, reach};

/// The names of the errors of `games.js`.
const BLOCKED: &str = "Blocked";
const FULL: &str = "Full";
const FOREIGN: &str = "Foreign";

/// All games of this browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Games(());

impl Games {
    /// Opens the storage, and creates it the first time.
    ///
    /// # Errors
    /// [`SaveError::Blocked`] or, at times, [`SaveError::Full`].
    pub(crate) async fn open() -> Result<Games, SaveError> {
        answer(store().open()).await.map(|_| Games(()))
    }

    /// The last game in progress among those of these ids.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn going_on(self, ids: &[&str]) -> Result<Option<GameUid>, SaveError> {
        let ids: Array = ids.iter().map(|id| JsValue::from_str(id)).collect();
        let found = answer(store().going_on(&ids)).await?;
        // The last changed comes first.
        let uids: Array = Object::values(found.unchecked_ref::<Object>());
        Ok(uids.get(0).as_string().and_then(|uid| read_uid(&uid)))
    }

    /// One game, if it is here and can be read.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn find(self, uid: GameUid) -> Result<Option<SavedGame>, SaveError> {
        answer(store().find(&uid.to_string())).await.map(|found| entry::read(&found))
    }

    /// From now on only the tab with this `edit_lock` may write the game. Returns the saved game; `None`, with nothing
    /// changed, when it is not here or cannot be read.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn claim(self, uid: GameUid, edit_lock: &str) -> Result<Option<SavedGame>, SaveError> {
        answer(store().claim(&uid.to_string(), edit_lock)).await.map(|found| entry::read(&found))
    }

    /// Saves a game that is new or that `edit_lock` has claimed or saved before, and what lists show of it. Of several
    /// calls the last one counts, even if none was awaited. The other tabs are told.
    ///
    /// # Errors
    /// [`SaveError::Foreign`] when another tab has claimed it since, and any error of the storage. The saved game then
    /// stays as it was.
    pub(crate) async fn save(self, game: &SavedGame, summary: &Summary, edit_lock: &str) -> Result<(), SaveError> {
        if crash_report::has_crashed() {
            return Err(SaveError::Broken("the app has died, and what it would keep may be wrong".to_owned()));
        }
        answer(store().save(&entry::write(game, edit_lock), &entry::write_summary(summary))).await.map(drop)
    }
}

/// Saves new games with their summaries by a function of another script, all of them or none, except for those whose uid
/// another game has. Gives which these are. No tab has a claim to new games.
///
/// # Errors
/// Any error of the storage.
pub(super) async fn add(
    call: impl FnOnce(&Array) -> Promise,
    games: &[(SavedGame, Summary)],
) -> Result<Vec<usize>, SaveError> {
    let pair = |(game, summary): &(SavedGame, Summary)| -> JsValue {
        Array::of2(&entry::write(game, ""), &entry::write_summary(summary)).into()
    };
    let taken = answer(call(&games.iter().map(pair).collect())).await?;
    let idx = |idx: JsValue| idx.as_f64().map(|idx| idx as usize);
    Ok(Array::from(&taken).iter().filter_map(idx).collect())
}

/// Calls `on_change` with each game that another tab has saved or removed, as long as the page is open. In a browser
/// without channels between tabs it does nothing.
pub(crate) fn watch(on_change: Callback<GameUid>) {
    let listener = Closure::<dyn Fn(JsValue)>::new(move |uid: JsValue| {
        if let Some(uid) = uid.as_string().and_then(|text| read_uid(&text)) {
            on_change.emit(uid);
        }
    });
    store().watch(&listener.into_js_value());
}

/// Reads a game's id as it is written everywhere: sixteen hexadecimal digits.
pub(crate) fn read_uid(text: &str) -> Option<GameUid> {
    let is_digit = |sign: u8| matches!(sign, b'0'..=b'9' | b'a'..=b'f');
    let is_uid = text.len() == 16 && text.bytes().all(is_digit);
    if is_uid { u64::from_str_radix(text, 16).ok().map(GameUid) } else { None }
}

/// The key that a game is stored under.
fn key(uid: GameUid) -> JsValue {
    JsValue::from_str(&uid.to_string())
}

/// Waits for an answer of `games.js`.
async fn answer(asked: Promise) -> Result<JsValue, SaveError> {
    JsFuture::from(asked).await.map_err(|thrown| match reach::error_name(&thrown).as_str() {
        BLOCKED => SaveError::Blocked(reach::message(&thrown)),
        FULL => SaveError::Full,
        FOREIGN => SaveError::Foreign,
        _ => SaveError::Broken(reach::message(&thrown)),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn names_are_read_as_they_are_written_and_in_no_other_way() {
        for uid in [0, 1_234, u64::MAX].map(GameUid) {
            assert_eq!(read_uid(&uid.to_string()), Some(uid));
        }
        for text in ["", "4d2", "00000000000004D2", "+0000000000004d2", "00000000000004d2 ", "0000000000000000004d2"] {
            assert_eq!(read_uid(text), None, "{text:?}");
        }
    }

    #[test]
    fn the_script_has_the_names_that_the_app_reads() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/page/games.js");
        let script = fs::read_to_string(path).expect("it is one of the scripts");
        for name in [BLOCKED, FULL, FOREIGN] {
            assert!(script.contains(&format!("\"{name}\"")), "{name}");
        }
        for name in entry::OF_SUMMARIES {
            assert!(script.contains(&format!("{name}:")) || script.contains(&format!("\n    {name},")), "{name}");
        }
    }
}
