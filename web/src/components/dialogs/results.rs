//! How somebody fares against the computer in a game, level by level; and how to begin anew.

use play::Results;
use yew::prelude::*;

use crate::components::beside_board::end_card::told;
use crate::services::results;
use crate::words::{late_messages, messages, translate};

/// Whose results.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct OwnResultsProps {
    /// The game's id.
    pub(crate) game: &'static str,
}

/// The results in a game; nothing before the first one.
#[component]
pub(crate) fn OwnResults(OwnResultsProps { game }: &OwnResultsProps) -> Html {
    let game = *game;
    let shown = use_state(results::read);
    // What there was before a reset.
    let before = use_state(|| None::<Results>);
    let reset = {
        let (shown, before) = (shown.clone(), before.clone());
        Callback::from(move |_: MouseEvent| {
            let mut after = results::read();
            before.set(Some(after.clone()));
            after.reset(game);
            results::save(&after);
            shown.set(after);
        })
    };
    let undo = {
        let (shown, before) = (shown.clone(), before.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(kept) = &*before {
                results::save(kept);
                shown.set(kept.clone());
            }
            before.set(None);
        })
    };
    let levels = shown.of_game(game);
    if levels.is_empty() && before.is_none() {
        return Html::default();
    }
    html! {
        <section class="results" data-results="">
            <h3>{ translate(&late_messages::results()) }</h3>
            { for levels.iter().map(|(level, tally)| told(game, *level, tally)) }
            if before.is_some() {
                <p role="status">
                    { translate(&late_messages::results_were_reset()) }{ " " }
                    <button type="button" onclick={undo}>{ translate(&messages::undo()) }</button>
                </p>
            } else {
                <button type="button" onclick={reset}>{ translate(&late_messages::results_reset()) }</button>
            }
        </section>
    }
}
