//! Lists of saved games: summaries and pictures, never a game itself.

use page::SaveError;
use play::{GameUid, Summary};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::{Array, Function, Promise};

use super::store::store;
use super::{Games, answer, entry};
use crate::services::reach;

/// A saved game in a list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Listed {
    /// What is shown of it.
    pub(crate) summary: Summary,
    /// Whether it is pinned to the front.
    pub(crate) pinned: bool,
}

/// Some saved games in a row, those pinned first, then the last played first.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Page {
    /// The games.
    pub(crate) games: Vec<Listed>,
    /// Where the next page begins, if there is one.
    pub(crate) next: Option<Next>,
}

/// Where a page begins.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Next(JsValue);

/// Puts back a game that was removed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Undo(Function);

impl Games {
    /// At most `n` games, behind those of an earlier page.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn page(self, n: u32, after: Option<Next>) -> Result<Page, SaveError> {
        let found = answer(store().page(n, &after.map(|Next(after)| after).unwrap_or_default())).await?;
        let games = reach::get(&found, "games").map(|games| Array::from(&games));
        let listed = |object| entry::read_summary(&object).map(|(summary, pinned)| Listed { summary, pinned });
        let games = games.iter().flat_map(Array::iter).filter_map(listed).collect();
        Ok(Page { games, next: reach::get(&found, "next").map(Next) })
    }

    /// The picture of a game, as the text of an SVG.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn picture(self, uid: GameUid) -> Result<Option<String>, SaveError> {
        answer(store().picture(&uid.to_string())).await.map(|picture| picture.as_string())
    }

    /// Removes a game. If it is on a table, it comes back with the next step that is played there.
    ///
    /// # Errors
    /// When the storage does not answer. The game then stays.
    pub(crate) async fn remove(self, uid: GameUid) -> Result<Undo, SaveError> {
        let undo = answer(store().remove(&uid.to_string())).await?;
        Ok(Undo(undo.unchecked_into()))
    }

    /// Pins a game to the front of all lists, or no longer.
    ///
    /// # Errors
    /// When the storage does not answer. The game then stays where it was.
    pub(crate) async fn pin(self, uid: GameUid, pinned: bool) -> Result<(), SaveError> {
        answer(store().pin(&uid.to_string(), pinned)).await.map(drop)
    }
}

impl Undo {
    /// Puts the game back, unless it was saved again in the meantime.
    ///
    /// # Errors
    /// When the storage does not answer.
    pub(crate) async fn call(self) -> Result<(), SaveError> {
        let undone = self.0.call0(&JsValue::UNDEFINED);
        answer(undone.unwrap_or_else(|thrown| Promise::reject(&thrown).into()).unchecked_into()).await.map(drop)
    }
}
