//! The game header above the board: which game, whose turn, what to do.

use rules::{GameInfo, Seat};
use yew::prelude::*;

use crate::components::beside_board::player_cards;
use crate::components::parts::swatch::swatch;
use crate::components::parts::team_numbers::{in_numbers, listed};
use crate::words::{self, Ended, seen, ui};
use table::{Figures, PlayerCard, Points, TableState};

/// The game header, and what it shows.
pub(crate) struct GameHeader {
    /// The game.
    info: &'static GameInfo,
    /// What to do now, or how the game ended.
    prompt: String,
    /// The seat whose turn it is.
    turn: Option<Seat>,
    /// Who plays that seat, where it has to be said.
    player_name: Option<String>,
    /// The points of each team, where points are counted.
    points: Vec<Points>,
    /// The figures of each team, where a game has any.
    figures: Vec<Figures>,
    /// The player cards, in a game of more than two teams.
    player_cards: Vec<(PlayerCard, String)>,
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
            player_name: seen::player_name(state),
            points: state.points(),
            figures: state.figures(),
            player_cards: seen::player_cards(state),
            thinking: seen::thinking(state),
            over: state.status().outcome().is_some() && !state.looks_back(),
        }
    }

    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let has_plates = !self.player_cards.is_empty();
        let is_scored = !has_plates && (!self.points.is_empty() || !self.figures.is_empty());
        let n_figures = self.figures.iter().map(|figures| figures.says.len()).max().unwrap_or_default();
        let is = [
            (self.over, "over"),
            (has_plates, "seated"),
            (is_scored, "scored"),
            (is_scored && n_figures > 0, "figured"),
            (is_scored && n_figures > 1, "several"),
        ];
        let is: Vec<&str> = is.into_iter().filter_map(|(is, class)| is.then_some(class)).collect();
        html! {
            <div class={classes!("game-header", is)}>
                <h2>{ words::game(self.info.id) }</h2>
                if is_scored {
                    { scores(self.info, &self.points, &self.figures) }
                }
                <p class="turn">
                    if let Some(seat) = self.turn {
                        { swatch(self.info, seat) }
                    }
                    <span data-turn="">{ self.prompt }</span>
                    { " " }
                    if let Some(thinking) = self.thinking {
                        <span class="thinking">{ thinking }</span>
                    } else if let (Some(player), false) = (self.player_name, has_plates) {
                        <span class="who">{ player }</span>
                    }
                </p>
                if has_plates {
                    { player_cards::view(self.info, &self.player_cards, self.turn) }
                }
            </div>
        }
    }
}

/// The points of every team, its figures or both, with its colour and its name.
fn scores(info: &GameInfo, points: &[Points], figures: &[Figures]) -> Html {
    let of_team = info.leaders().map(|of| {
        let count = points.iter().find(|points| points.of == of).map(|points| points.count);
        let figures =
            figures.iter().filter(|figures| figures.of == of).flat_map(|figures| seen::figures(info, figures));
        html! {
            <span>
                { swatch(info, of) }{ ui::team(info, of) }
                { for count.map(|count| html! { <>{ " " }<b>{ count }</b></> }) }
                { for figures.map(|figure| html! { <>{ " " }<b class="figure">{ figure }</b></> }) }
            </span>
        }
    });
    html! {
        <p class="points" data-points={listed(points.iter().map(|points| points.count.to_string()))}
            data-figures={listed(figures.iter().map(in_numbers))}>{ for of_team }</p>
    }
}
