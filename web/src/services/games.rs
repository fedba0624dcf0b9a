//! The games kept in this browser, in IndexedDB.
//!
//! Each tab writes under a token of its own, its writer. A game has one writer at a time, and the browser itself sees to
//! it that a game is read, compared and written in one go, so that a tab which was robbed can overwrite nothing.

mod entry;
mod storage;

use std::rc::Rc;

use idb::TransactionMode::{ReadOnly, ReadWrite};
use play::GameUid;
use rules::Seat;
use wasm_bindgen::JsValue;

use self::storage::Storage;
use super::lifeboat;

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    /// Which game it is.
    pub(crate) uid: GameUid,
    /// The wire text of the whole record, undone entries too.
    pub(crate) text: String,
    /// How many entries are on the board; the rest is undone. More than there are means all.
    pub(crate) at: usize,
    /// The seat whose side of the board was at the bottom.
    pub(crate) bottom: Seat,
    /// Whether whoever was to move came to sit there.
    pub(crate) follows: bool,
    /// Whether it has ended.
    pub(crate) over: bool,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) changed: f64,
}

/// Why a game could not be kept or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum KeepError {
    /// This browser keeps nothing for this page: it is forbidden, or cannot. Why, for developers.
    Blocked(String),
    /// There is no room left.
    Full,
    /// Another tab is the game's writer now.
    Foreign,
    /// It went wrong this time. Why, for developers.
    Broken(String),
}

/// All games of this browser. A clone is the same games; so is, when compared, only a clone.
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
    /// Reaches for the storage, and makes it the first time.
    ///
    /// # Errors
    /// [`KeepError::Blocked`] or, at times, [`KeepError::Full`].
    pub(crate) async fn open() -> Result<Games, KeepError> {
        Ok(Games { storage: Rc::new(Storage::open().await?) })
    }

    /// Every game that can be read, the one played last first. What is damaged is passed over, and stays.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn all(&self) -> Result<Vec<Kept>, KeepError> {
        let work = self.storage.begin(ReadOnly).await?;
        let mut games: Vec<Kept> = Vec::new();
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
    pub(crate) async fn find(&self, uid: GameUid) -> Result<Option<Kept>, KeepError> {
        let work = self.storage.begin(ReadOnly).await?;
        Ok(work.get(uid).await?.as_ref().and_then(entry::read))
    }

    /// Makes `writer` the game's only writer from now on, and gives the game as it is kept; `None` when it is not here
    /// or cannot be read, and then nothing was changed.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn claim(&self, uid: GameUid, writer: &str) -> Result<Option<Kept>, KeepError> {
        let work = self.storage.begin(ReadWrite).await?;
        let Some((found, game)) = work.get(uid).await?.and_then(|found| entry::read(&found).map(|game| (found, game)))
        else {
            return Ok(None);
        };
        entry::set_writer(&found, writer);
        work.put(&found).await?;
        Ok(Some(game))
    }

    /// Keeps a game that is new or that `writer` has claimed or kept before. Of several calls the last one counts, also
    /// when none was waited for.
    ///
    /// # Errors
    /// [`KeepError::Foreign`] when another has claimed it since, and whatever the storage says. Then the game is kept as
    /// it was.
    pub(crate) async fn keep(&self, game: &Kept, writer: &str) -> Result<(), KeepError> {
        if lifeboat::is_needed() {
            return Err(KeepError::Broken("the app has died, and what it would keep may be wrong".to_owned()));
        }
        let work = self.storage.begin(ReadWrite).await?;
        if let Some(found) = work.get(game.uid).await?
            && entry::writer(&found).as_deref() != Some(writer)
        {
            return Err(KeepError::Foreign);
        }
        work.put(&entry::write(game, writer)).await?;
        storage::ask_to_stay();
        Ok(())
    }
}

/// Reads a game's name as it is written everywhere: sixteen hexadecimal digits.
pub(crate) fn read_uid(text: &str) -> Option<GameUid> {
    let is_digit = |sign: u8| matches!(sign, b'0'..=b'9' | b'a'..=b'f');
    let is_uid = text.len() == 16 && text.bytes().all(is_digit);
    if is_uid { u64::from_str_radix(text, 16).ok().map(GameUid) } else { None }
}

/// The key that a game lies under.
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
