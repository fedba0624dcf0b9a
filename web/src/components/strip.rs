//! Above the board: which game, whose turn, what is to be done.

use play::Sitter;
use rules::Seat;
use yew::prelude::*;

use crate::words::tell;

/// The strip above the board, and what it tells.
pub(crate) struct Strip {
    /// The name of the game.
    pub(crate) game: String,
    /// What is to be done now, or how the game ended.
    pub(crate) prompt: String,
    /// Whose turn it is.
    pub(crate) turn: Option<Seat>,
    /// Who sits there, where people and the machine play.
    pub(crate) sitter: Option<Sitter>,
    /// What the machine is doing.
    pub(crate) thinking: Option<String>,
    /// Whether the game is over.
    pub(crate) over: bool,
}

impl Strip {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let who = self.sitter.map(|sitter| match sitter {
            Sitter::Person { .. } => tell!("sits-you"),
            Sitter::Machine { .. } => tell!("sits-machine"),
        });
        html! {
            <div class={classes!("strip", self.over.then_some("over"))}>
                <h2>{ self.game }</h2>
                <p class="turn">
                    if let Some(seat) = self.turn {
                        <span class={classes!("swatch", format!("seat-{seat}"))} aria-hidden="true" />
                    }
                    <span data-turn="">{ self.prompt }</span>
                    if let Some(thinking) = self.thinking {
                        <span class="thinking">{ thinking }</span>
                    } else if let Some(who) = who {
                        <span class="who">{ who }</span>
                    }
                </p>
            </div>
        }
    }
}
