//! The prerendered table: the same parts as a table at the start of a game, but nothing works yet.

use std::rc::Rc;

use yew::prelude::*;

use super::actions::Actions;
use super::game_header::GameHeader;
use super::moves::Moves;
use crate::board::Board;
use crate::program::games;
use crate::words::{self, Translated};
use table::board::Marks;
use table::{Setup, Strength, TableState};

/// Which table, and its messages.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PrerenderedProps {
    /// The game that is laid out.
    pub(crate) game: &'static str,
    /// The app is loading.
    pub(crate) progress: AttrValue,
    /// JavaScript is switched off.
    pub(crate) unscripted: AttrValue,
}

/// A prerendered table.
#[component]
pub(crate) fn Prerendered(PrerenderedProps { game, progress, unscripted }: &PrerenderedProps) -> Html {
    let state = TableState::open(games(), Setup::usual(game).record(games(), 1), Strength::USUAL)
        .expect("the usual record of a game in the catalogue can be opened");
    let info = state.info();
    let marks = Marks::default();
    html! {
        <main class="game">
            { GameHeader::of(&state, None).view() }
            <Board
                game={info.id}
                name={words::board(info.id)}
                names={words::seen::names(&state, &marks, &mut Translated::default())}
                scene={Rc::new(state.scene())}
                motion={None}
                orientation={state.orientation()}
                dice={state.dice_sites()}
                marks={Rc::new(marks)}
                preview={None}
                on_event={Callback::noop()}
            />
            <div class="message-bar">
                <p id="progress" hidden={true}>{ progress }</p>
                <noscript><p>{ unscripted }</p></noscript>
            </div>
            <Actions capabilities={state.capabilities()} prerendered={true} on_tool={Callback::noop()} />
            <Moves turns={state.turns()} ply={state.viewed_ply()} n_entries={0} can_replay={false} prerendered={true} on_action={Callback::noop()} on_tool={Callback::noop()} />
        </main>
    }
}
