//! The background under the pieces. It does not change while they move, and is costly to draw.

use std::rc::Rc;

use rules::Seat;
use yew::prelude::*;

use crate::art::Layout;
use crate::program;

/// What the background looks like.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct BackgroundProps {
    /// The game whose board it is.
    pub(super) game: &'static str,
    /// The visible part of the board.
    pub(super) layout: Rc<Layout>,
    /// Whose side is at the bottom.
    pub(super) orientation: Seat,
    /// Who calls the sites by their alternative names, where they have them.
    pub(super) named_from: Option<Seat>,
}

/// The board itself.
#[component]
pub(super) fn Background(BackgroundProps { game, layout, orientation, named_from }: &BackgroundProps) -> Html {
    html! {
        <g aria-hidden="true">{ for program::art(game).map(|art| art.background(layout, *orientation, *named_from)) }</g>
    }
}
