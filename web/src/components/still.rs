//! The table before the app has come: the very parts of a table at the start of a game, and nothing that can be done.

use std::rc::Rc;

use yew::prelude::*;

use super::actions::Actions;
use super::moves::Moves;
use super::strip::Strip;
use crate::board::{Board, Marks};
use crate::table::{Setup, Strength, TableState};
use crate::words::{self, Retold};

/// Which table, and what is said there.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct StillProps {
    /// The game that is laid out.
    pub(crate) game: &'static str,
    /// The app is on its way.
    pub(crate) progress: AttrValue,
    /// The app could not come.
    pub(crate) trouble: AttrValue,
    /// JavaScript is switched off.
    pub(crate) unscripted: AttrValue,
}

/// A table that nobody plays at yet.
#[component]
pub(crate) fn Still(StillProps { game, progress, trouble, unscripted }: &StillProps) -> Html {
    let state = TableState::open(Setup::usual(game).record(1), Strength::USUAL)
        .expect("the usual record of a game in the catalogue can be opened");
    let info = state.info();
    let marks = Marks::default();
    let strip = Strip {
        info,
        prompt: state.prompt(),
        turn: state.turn(),
        sitter: state.sitter(),
        points: state.points(),
        figures: state.figures(),
        plates: state.plates(),
        thinking: None,
        over: false,
    };
    html! {
        <main class="game">
            { strip.view() }
            <Board
                game={info.id}
                name={words::board(info.id)}
                names={state.names(&marks, &mut Retold::default())}
                scene={Rc::new(state.scene())}
                motion={None}
                bottom={state.bottom()}
                dice={state.dice_sites()}
                marks={Rc::new(marks)}
                preview={None}
                on_event={Callback::noop()}
            />
            <div class="bar">
                <p id="progress" hidden={true}>{ progress }</p>
                <p id="trouble" hidden={true}>{ trouble }</p>
                <noscript><p>{ unscripted }</p></noscript>
            </div>
            <Actions can={state.can()} still={true} on_action={Callback::noop()} />
            <Moves turns={state.turns()} moment={state.moment()} n_entries={0} can_replay={false} on_deed={Callback::noop()} />
        </main>
    }
}
