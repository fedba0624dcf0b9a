//! The games saved in this browser.

use play::{Entry, GameUid, wire};
use yew::prelude::*;

use super::dialog::Dialog;
use crate::words::{messages, translate, ui};
use play::SavedGame;

/// The list of saved games, and what it shows.
pub(crate) struct SavedGames<'a> {
    /// The games, the last played first; `None` until they have been read.
    pub(crate) games: Option<&'a [SavedGame]>,
    /// The game on the table.
    pub(crate) current: GameUid,
    /// This one is to be put on the table.
    pub(crate) on_open: Callback<SavedGame>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl SavedGames<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let entry = |saved: &SavedGame| {
            let open = {
                let saved = saved.clone();
                self.on_open.reform(move |_: MouseEvent| saved.clone())
            };
            html! {
                <li key={saved.uid.to_string()}>
                    <button type="button" aria-current={(saved.uid == self.current).then_some("true")} onclick={open}>
                        { summary(saved) }
                    </button>
                </li>
            }
        };
        let body = match self.games {
            None => Html::default(),
            Some([]) => html! { <p>{ translate(&messages::games_none()) }</p> },
            Some(games) => html! { <ul class="games">{ for games.iter().map(entry) }</ul> },
        };
        self.dialog.view(translate(&messages::games_heading()), body)
    }
}

/// A game in one line, as far as it can be read without replaying it.
fn summary(saved: &SavedGame) -> String {
    match wire::read(&saved.text) {
        Ok(record) => {
            let is_step = |entry: &&Entry| matches!(entry, Entry::Step(_));
            let n_steps = record.entries.iter().take(saved.at).filter(is_step).count();
            translate(&ui::kept_game(&record.id, n_steps, saved.over))
        }
        Err(_) => translate(&messages::saved_damaged()),
    }
}
