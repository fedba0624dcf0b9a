//! The game header above the board: which game, whose turn, what to do.

use rules::{GameInfo, Seat};
use yew::prelude::*;

use crate::components::parts::swatch::swatch;
use crate::words::{self, Ended, seen};
use table::TableState;

/// The game header, and what it shows.
pub(crate) struct GameHeader {
    /// The game.
    info: &'static GameInfo,
    /// What to do now, or how the game ended.
    prompt: String,
    /// The seat whose turn it is.
    turn: Option<Seat>,
    /// What the computer is doing.
    thinking: Option<String>,
    /// Whether the game is over.
    over: bool,
}

impl GameHeader {
    /// The header of a table.
    pub(crate) fn of(state: &TableState, ended: Option<&Ended>) -> GameHeader {
        GameHeader {
            info: state.info(),
            prompt: seen::prompt(state, ended),
            turn: state.turn_in_view(),
            thinking: seen::thinking(state),
            over: state.status().outcome().is_some() && !state.looks_back(),
        }
    }

    /// Draws it.
    pub(crate) fn view(self) -> Html {
        html! {
            <div class={classes!("game-header", self.over.then_some("over"))}>
                <h2>{ words::game(self.info.id) }</h2>
                <p class="turn">
                    if let Some(seat) = self.turn {
                        { swatch(self.info, seat) }
                    }
                    <span data-turn="">{ self.prompt }</span>
                    { " " }
                    if let Some(thinking) = self.thinking {
                        <span class="thinking">{ thinking }</span>
                    }
                </p>
            </div>
        }
    }
}
