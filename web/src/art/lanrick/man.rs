//! The men, seen from the front: turned figures that end in a ball, or for Black in a point.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone};

/// The footprint of a man.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.0, rx: 0.42, ry: 0.42 };

/// Half the width of a man's foot.
pub(super) const FOOT_RADIUS: f32 = 0.29;

/// A part of a drawing: its class and its outline.
type Part = (&'static str, &'static str);

const SHADOW: &str = "M-0.3 0.33A0.35 0.09 0 0 1 0.38 0.33 0.35 0.09 0 0 1-0.3 0.33z";
/// The figure of every man without its head, from the foot up.
const FIGURE: [Part; 6] = [
    (
        "face",
        "M-0.29 0.31V0.25C-0.29 0.19-0.24 0.17-0.19 0.17H0.19C0.24 0.17 0.29 0.19 0.29 0.25V0.31A0.29 0.065 0 0 1-0.29 0.31z",
    ),
    ("shade", "M0.08 0.19H0.19C0.23 0.19 0.27 0.21 0.27 0.25V0.305A0.27 0.055 0 0 1 0.08 0.345z"),
    ("band", "M-0.27 0.285A0.29 0.05 0 0 0 0.27 0.285"),
    ("face", "M-0.21 0.18C-0.2 0.06-0.1 0.02-0.09-0.1H0.09C0.1 0.02 0.2 0.06 0.21 0.18z"),
    ("shade", "M0.03-0.08H0.075C0.09 0.04 0.18 0.07 0.19 0.17H0.09C0.1 0.07 0.04 0.02 0.03-0.08z"),
    ("face", "M-0.15-0.07C-0.17-0.13-0.14-0.15-0.1-0.15H0.1C0.14-0.15 0.17-0.13 0.15-0.07z"),
];
const BALL: [Part; 2] = [
    ("face", "M-0.155-0.27A0.155 0.155 0 0 1 0.155-0.27 0.155 0.155 0 0 1-0.155-0.27z"),
    ("shade", "M0.06-0.395A0.14 0.14 0 0 1-0.05-0.14 0.2 0.2 0 0 0 0.06-0.395z"),
];
const POINT: [Part; 2] =
    [("face", "M0-0.49L0.18-0.29 0.1-0.13H-0.1L-0.18-0.29z"), ("shade", "M0.02-0.45L0.155-0.285 0.085-0.145H0.03z")];

/// A man, standing around the origin.
pub(super) fn man(piece: Piece) -> Html {
    let tone = piece.owner.map(tone);
    let is_black = tone == Some(Tone::Black);
    let head = if is_black { &POINT } else { &BALL };
    let part = |(class, outline): &Part| html! { <path class={*class} d={*outline} /> };
    html! {
        <g class={classes!("piece", "man", is_black.then_some("banded"), tone.map(Tone::class))}>
            <path class="shadow" d={SHADOW} />
            { for FIGURE.iter().chain(head).map(part) }
        </g>
    }
}

/// The colour of a seat's men.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::White } else { Tone::Black }
}
