//! The stones: glass seen from above, with light on it from the upper left.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone, short};

/// Half the width of a stone.
const RADIUS: f32 = 0.33;
/// The footprint of a stone.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.0, rx: RADIUS, ry: RADIUS };

/// The side away from the light, and the light that shines through the glass onto it.
const SHADE: &str = "M0.221-0.221A0.313 0.313 0 0 1-0.221 0.221 0.345 0.345 0 0 0 0.221-0.221z";
const THROUGH: &str = "M0.245 0.045A0.25 0.25 0 0 1 0.045 0.245 0.3 0.3 0 0 0 0.245 0.045z";
/// The light itself.
const GLINT: &str = "M-0.225-0.06A0.24 0.24 0 0 1-0.06-0.225 0.28 0.28 0 0 0-0.225-0.06z";
/// The cut of a blue stone: a square and its edges.
const CUT: &str = "M-0.14-0.14H0.14V0.14H-0.14zM-0.14-0.14L-0.215-0.215M0.14-0.14L0.215-0.215M0.14 0.14L0.215 0.215M-0.14 0.14L-0.215 0.215";

/// A stone around the origin.
pub(super) fn stone(piece: Piece) -> Html {
    let tone = piece.owner.map(tone);
    html! {
        <g class={classes!("piece", "lino-glass", tone.map(Tone::class))}>
            <circle class="shadow" cx="0.03" cy="0.05" r={short(RADIUS + 0.01)} />
            <circle class="face" r={short(RADIUS)} />
            <path class="shade" d={SHADE} />
            <path class="lino-through" d={THROUGH} />
            if tone == Some(Tone::Blue) {
                <path class="lino-cut" d={CUT} />
            } else {
                <path class="lino-glint" d={GLINT} />
            }
        </g>
    }
}

/// The colour of a seat's stones.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::White } else { Tone::Blue }
}
