//! The colour of a seat's pieces, as a patch before a name.

use rules::{GameInfo, Seat};
use yew::prelude::*;

use crate::program;

/// The colour of a seat's pieces.
pub(crate) fn swatch(info: &GameInfo, seat: Seat) -> Html {
    let tone = program::art(info.id).map(|art| art.tone(seat).class());
    html! { <span class={classes!("swatch", tone)} aria-hidden="true" /> }
}
