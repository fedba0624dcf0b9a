//! The games that are kept in this browser.

use play::{Entry, GameUid, wire};
use yew::prelude::*;

use super::dialog::Dialog;
use crate::services::games::Kept;
use crate::words::{self, ui};

/// What the list shows.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct KeptGamesProps {
    /// The games, the one played last first; `None` until they have been read.
    pub(crate) games: Option<Vec<Kept>>,
    /// The game on the table.
    pub(crate) current: GameUid,
    /// This one is to be put on the table.
    pub(crate) on_open: Callback<Kept>,
    /// None is.
    pub(crate) on_close: Callback<()>,
}

/// The list of kept games.
#[component]
pub(crate) fn KeptGames(props: &KeptGamesProps) -> Html {
    let entry = |kept: &Kept| {
        let open = {
            let kept = kept.clone();
            props.on_open.reform(move |_: MouseEvent| kept.clone())
        };
        html! {
            <li key={kept.uid.to_string()}>
                <button type="button" aria-current={(kept.uid == props.current).then_some("true")} onclick={open}>
                    { summary(kept) }
                </button>
            </li>
        }
    };
    html! {
        <Dialog heading={ui::GAMES_HEADING} on_close={props.on_close.clone()}>
            if let Some(games) = &props.games {
                if games.is_empty() {
                    <p>{ ui::GAMES_NONE }</p>
                } else {
                    <ul class="games">{ for games.iter().map(entry) }</ul>
                }
            }
        </Dialog>
    }
}

/// A game in a line, as far as it can be read without replaying it.
fn summary(kept: &Kept) -> String {
    match wire::read(&kept.text) {
        Ok(record) => {
            let is_step = |entry: &&Entry| matches!(entry, Entry::Step(_));
            let n_steps = record.entries.iter().take(kept.at).filter(is_step).count();
            ui::kept_game(words::game(&record.id), n_steps, kept.over)
        }
        Err(_) => ui::GAME_DAMAGED.to_owned(),
    }
}
