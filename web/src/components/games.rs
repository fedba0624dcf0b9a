//! The games that are kept in this browser.

use play::{Entry, GameUid, wire};
use yew::prelude::*;

use super::dialog::Dialog;
use crate::services::games::Kept;
use crate::words::{tell, told, ui};

/// The list of kept games, and what it shows.
pub(crate) struct KeptGames<'a> {
    /// The games, the one played last first; `None` until they have been read.
    pub(crate) games: Option<&'a [Kept]>,
    /// The game on the table.
    pub(crate) current: GameUid,
    /// This one is to be put on the table.
    pub(crate) on_open: Callback<Kept>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl KeptGames<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let entry = |kept: &Kept| {
            let open = {
                let kept = kept.clone();
                self.on_open.reform(move |_: MouseEvent| kept.clone())
            };
            html! {
                <li key={kept.uid.to_string()}>
                    <button type="button" aria-current={(kept.uid == self.current).then_some("true")} onclick={open}>
                        { summary(kept) }
                    </button>
                </li>
            }
        };
        let body = match self.games {
            None => Html::default(),
            Some([]) => html! { <p>{ tell!("games-none") }</p> },
            Some(games) => html! { <ul class="games">{ for games.iter().map(entry) }</ul> },
        };
        self.dialog.view(tell!("games-heading"), body)
    }
}

/// A game in a line, as far as it can be read without replaying it.
fn summary(kept: &Kept) -> String {
    match wire::read(&kept.text) {
        Ok(record) => {
            let is_step = |entry: &&Entry| matches!(entry, Entry::Step(_));
            let n_steps = record.entries.iter().take(kept.at).filter(is_step).count();
            told(&ui::kept_game(&record.id, n_steps, kept.over))
        }
        Err(_) => tell!("kept-damaged"),
    }
}
