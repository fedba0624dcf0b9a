//! The men, seen from the front: turned figures that end in a ball, or for Black in a point.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone};

/// The footprint of a man.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.0, rx: 0.42, ry: 0.42 };

/// Half the width of a man's foot.
pub(super) const FOOT_RADIUS: f32 = 0.3;

/// A part of a drawing: its class and its outline.
type Part = (&'static str, &'static str);

const SHADOW: &str = "M-0.34 0.35A0.38 0.1 0 0 1 0.42 0.35 0.38 0.1 0 0 1-0.34 0.35z";
/// The figure of every man without its head, from the foot up.
const FIGURE: [Part; 6] = [
    (
        "face",
        "M-0.3 0.34V0.27C-0.3 0.21-0.25 0.19-0.2 0.19H0.2C0.25 0.19 0.3 0.21 0.3 0.27V0.34A0.3 0.075 0 0 1-0.3 0.34z",
    ),
    ("shade", "M0.08 0.21H0.2C0.24 0.21 0.28 0.23 0.28 0.27V0.335A0.28 0.065 0 0 1 0.08 0.385z"),
    ("band", "M-0.28 0.31A0.3 0.06 0 0 0 0.28 0.31"),
    ("face", "M-0.22 0.2C-0.21 0.06-0.1 0.02-0.09-0.1H0.09C0.1 0.02 0.21 0.06 0.22 0.2z"),
    ("shade", "M0.03-0.08H0.075C0.09 0.04 0.19 0.07 0.2 0.19H0.09C0.1 0.08 0.04 0.02 0.03-0.08z"),
    ("face", "M-0.16-0.07C-0.18-0.13-0.15-0.15-0.11-0.15H0.11C0.15-0.15 0.18-0.13 0.16-0.07z"),
];
const BALL: [Part; 2] = [
    ("face", "M-0.165-0.28A0.165 0.165 0 0 1 0.165-0.28 0.165 0.165 0 0 1-0.165-0.28z"),
    ("shade", "M0.07-0.415A0.15 0.15 0 0 1-0.05-0.14 0.21 0.21 0 0 0 0.07-0.415z"),
];
const POINT: [Part; 2] =
    [("face", "M0-0.5L0.19-0.29 0.1-0.14H-0.1L-0.19-0.29z"), ("shade", "M0.02-0.455L0.165-0.285 0.085-0.155H0.03z")];

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
