//! The stones: glass seen from above. Light falls on it from the upper left, shines through it onto its far side, and is
//! gathered on the tile behind it.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone, short};

/// Half the width of a stone.
const RADIUS: f32 = 0.33;
/// The footprint of a stone.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.0, rx: RADIUS, ry: RADIUS };

/// The light itself, as the glass reflects it.
const GLINT: &str = "M-0.24-0.07C-0.22-0.17-0.16-0.22-0.07-0.24-0.06-0.19-0.19-0.06-0.24-0.07z";
/// The cut of a blue stone: a square and its edges.
const CUT: &str = "M-0.14-0.14H0.14V0.14H-0.14zM-0.14-0.14L-0.215-0.215M0.14-0.14L0.215-0.215M0.14 0.14L0.215 0.215M-0.14 0.14L-0.215 0.215";

/// A stone around the origin.
pub(super) fn stone(piece: Piece) -> Html {
    let tone = piece.owner.map(tone);
    html! {
        <g class={classes!("piece", "lino-glass", tone.map(Tone::class))}>
            <circle class="shadow" cx="0.06" cy="0.09" r={short(RADIUS + 0.08)} />
            <ellipse class="lino-caustic" cx="0.25" cy="0.28" rx="0.17" ry="0.15" />
            <circle class="face" r={short(RADIUS)} />
            <circle class="lino-through" r={short(RADIUS)} />
            if tone == Some(Tone::Blue) {
                <path class="lino-cut" d={CUT} />
            }
            <path class="lino-glint" d={GLINT} />
        </g>
    }
}

/// The colour of a seat's stones.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::White } else { Tone::Blue }
}
