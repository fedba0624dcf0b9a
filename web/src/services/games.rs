//! The games saved in this browser, in IndexedDB.
//!
//! Each tab writes under its own token, its edit lock. A game has one editing tab at a time. The browser reads,
//! compares and writes a game in one transaction, so a tab that has lost the game cannot overwrite anything.

mod entry;
mod storage;

use std::rc::Rc;

use idb::TransactionMode::{ReadOnly, ReadWrite};
use play::{GameUid, SavedGame};
use wasm_bindgen::JsValue;

use self::storage::Storage;
use super::crash_report;

/// Why a game could not be saved or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SaveError {
    /// This browser cannot or may not store anything for this page. The reason, for developers.
    Blocked(String),
    /// There is no space left.
    Full,
    /// Another tab edits the game now.
    Foreign,
    /// It failed this time. The reason, for developers.
    Broken(String),
}

/// All games of this browser. Only clones of the same value are equal.
#[derive(Clone)]
pub(crate) struct Games {
    storage: Rc<Storage>,
}

impl PartialEq for Games {
    fn eq(&self, other: &Games) -> bool {
        Rc::ptr_eq(&self.storage, &other.storage)
    }
}

impl Games {
    /// Opens the storage, and creates it the first time.
    ///
    /// # Errors
    /// [`SaveError::Blocked`] or, at times, [`SaveError::Full`].
    pub(crate) async fn open() -> Result<Games, SaveError> {
        Ok(Games { storage: Rc::new(Storage::open().await?) })
    }

    /// Every game that can be read, the one played last first. Damaged games are skipped, and stay.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn all(&self) -> Result<Vec<SavedGame>, SaveError> {
        let work = self.storage.begin(ReadOnly).await?;
        let mut games: Vec<SavedGame> = Vec::new();
        for game in work.all().await?.iter().filter_map(entry::read) {
            let place = games.partition_point(|before| entry::age(before) >= entry::age(&game));
            games.insert(place, game);
        }
        Ok(games)
    }

    /// One game, if it is here and can be read.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn find(&self, uid: GameUid) -> Result<Option<SavedGame>, SaveError> {
        let work = self.storage.begin(ReadOnly).await?;
        Ok(work.get(uid).await?.as_ref().and_then(entry::read))
    }

    /// From now on only the tab with this `edit_lock` may write the game. Returns the saved game; `None`, with nothing
    /// changed, when it is not here or cannot be read.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn claim(&self, uid: GameUid, edit_lock: &str) -> Result<Option<SavedGame>, SaveError> {
        let work = self.storage.begin(ReadWrite).await?;
        let Some((found, game)) = work.get(uid).await?.and_then(|found| entry::read(&found).map(|game| (found, game)))
        else {
            return Ok(None);
        };
        entry::set_writer(&found, edit_lock);
        work.put(&found).await?;
        Ok(Some(game))
    }

    /// Saves a game that is new or that `edit_lock` has claimed or saved before. Of several calls the last one counts,
    /// even if none was awaited.
    ///
    /// # Errors
    /// [`SaveError::Foreign`] when another tab has claimed it since, and any error of the storage. The saved game then
    /// stays as it was.
    pub(crate) async fn save(&self, game: &SavedGame, edit_lock: &str) -> Result<(), SaveError> {
        if crash_report::has_crashed() {
            return Err(SaveError::Broken("the app has died, and what it would keep may be wrong".to_owned()));
        }
        let work = self.storage.begin(ReadWrite).await?;
        if let Some(found) = work.get(game.uid).await?
            && entry::edit_lock(&found).as_deref() != Some(edit_lock)
        {
            return Err(SaveError::Foreign);
        }
        work.put(&entry::write(game, edit_lock)).await?;
        storage::ask_to_stay();
        Ok(())
    }
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

#[cfg(test)]
mod tests {
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
}
