//! The prerendered table: the same parts as a table at the start of a game, but nothing works yet.

use std::rc::Rc;

use yew::prelude::*;

use crate::board::Board;
use crate::components::beside_board::actions::Actions;
use crate::components::beside_board::game_header::GameHeader;
use crate::components::beside_board::message_bar::Bar;
use crate::components::beside_board::moves::Moves;
use crate::components::beside_board::plates::Plates;
use crate::program::games;
use crate::words::{self, Translated, messages, translate, ui};
use table::board::Marks;
use table::{Setup, Strength, TableState};

/// Which table, and its messages.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PrerenderedProps {
    /// The game that is laid out.
    pub(crate) game: &'static str,
    /// The address of how the game is played; `None` where no hint is given.
    pub(crate) how_to_play: Option<AttrValue>,
    /// JavaScript is switched off.
    pub(crate) unscripted: AttrValue,
}

/// A prerendered table.
#[component]
pub(crate) fn Prerendered(PrerenderedProps { game, how_to_play, unscripted }: &PrerenderedProps) -> Html {
    let state = TableState::open(games(), Setup::usual(game).record(games(), 1), Strength::USUAL)
        .expect("the usual record of a game in the catalogue can be opened");
    let info = state.info();
    let marks = Marks::default();
    // As the app says it, so that nothing changes when it comes. The style knows whether there is a mouse.
    let hint = |address: &AttrValue, pointer| Bar {
        narration: String::new(),
        text: ui::to_begin(&state, pointer),
        rule: None,
        rules: Some((translate(&messages::three_things()), format!("{address}#three"))),
        replies: Vec::new(),
        warning: None,
        on_answer: Callback::noop(),
    };
    // Each in letters of its own size: one may be longer than the other.
    let hints =
        how_to_play.iter().flat_map(|address| ["mouse", "finger"].map(|pointer| (pointer, hint(address, pointer))));
    let hints = hints.map(|(pointer, bar)| {
        html! {
            <div class={classes!(format!("by-{pointer}"), bar.size())}>
                <p>{ &bar.text }</p>
                { bar.way_to_rules() }
            </div>
        }
    });
    let plates = Plates::of(&state, |_| Html::default());
    html! {
        <main class="game">
            { GameHeader::of(&state, None).view() }
            { plates.above }
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
            { plates.below }
            <div class="message-bar">
                <div id="progress">{ for hints }</div>
                <noscript><p>{ unscripted }</p></noscript>
            </div>
            <Actions capabilities={state.capabilities()} prerendered={true} on_tool={Callback::noop()} />
            <Moves turns={state.turns()} ply={state.viewed_ply()} n_entries={0} can_replay={false} prerendered={true} on_action={Callback::noop()} on_tool={Callback::noop()} />
        </main>
    }
}
