//! Above the board: which game, whose turn, what is to be done.

use rules::{GameInfo, Seat};
use yew::prelude::*;

use crate::art;
use crate::table::Points;
use crate::words::{self, ui};

/// The strip above the board, and what it tells.
pub(crate) struct Strip {
    /// The game.
    pub(crate) info: &'static GameInfo,
    /// What is to be done now, or how the game ended.
    pub(crate) prompt: String,
    /// The seat whose turn it is.
    pub(crate) turn: Option<Seat>,
    /// Who sits there, where that has to be said.
    pub(crate) sitter: Option<String>,
    /// The points of each team, where points are counted.
    pub(crate) points: Vec<Points>,
    /// What the machine is doing.
    pub(crate) thinking: Option<String>,
    /// Whether the game is over.
    pub(crate) over: bool,
}

impl Strip {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let is_scored = !self.points.is_empty();
        html! {
            <div class={classes!("strip", self.over.then_some("over"), is_scored.then_some("scored"))}>
                <h2>{ words::game(self.info.id) }</h2>
                if is_scored {
                    { points(self.info, &self.points) }
                }
                <p class="turn">
                    if let Some(seat) = self.turn {
                        { swatch(self.info, seat) }
                    }
                    <span data-turn="">{ self.prompt }</span>
                    { " " }
                    if let Some(thinking) = self.thinking {
                        <span class="thinking">{ thinking }</span>
                    } else if let Some(sitter) = self.sitter {
                        <span class="who">{ sitter }</span>
                    }
                </p>
            </div>
        }
    }
}

/// What every team has, by its colour and its name.
fn points(info: &GameInfo, points: &[Points]) -> Html {
    let counts: Vec<String> = points.iter().map(|points| points.count.to_string()).collect();
    let of_team = points.iter().zip(&counts).map(|(points, count)| {
        html! {
            <span>{ swatch(info, points.of) }{ ui::team(info, points.of) }{ " " }<b>{ count }</b></span>
        }
    });
    html! { <p class="points" data-points={counts.join(" ")}>{ for of_team }</p> }
}

/// The colour of a seat's pieces.
fn swatch(info: &GameInfo, seat: Seat) -> Html {
    let tone = art::of(info.id).map(|art| art.tone(seat).class());
    html! { <span class={classes!("swatch", tone)} aria-hidden="true" /> }
}
