//! What lies under the pieces. It stays as it is while they move, and is much to draw.

use std::rc::Rc;

use rules::Seat;
use yew::prelude::*;

use crate::art::{self, Layout};

/// What it looks like.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct GroundProps {
    /// The game whose board it is.
    pub(super) game: &'static str,
    /// The board as it is seen now.
    pub(super) layout: Rc<Layout>,
    /// Whose side is at the bottom.
    pub(super) bottom: Seat,
    /// Whether sites bear their other names.
    pub(super) is_renamed: bool,
}

/// The board itself.
#[component]
pub(super) fn Ground(GroundProps { game, layout, bottom, is_renamed }: &GroundProps) -> Html {
    html! {
        <g aria-hidden="true">{ for art::of(game).map(|art| art.ground(layout, *bottom, *is_renamed)) }</g>
    }
}
