//! The six men, each with its own silhouette: a pawn ends in a ball, a rook in battlements, a knight in a horse's head,
//! a bishop in a mitre with a cleft, a queen in a crown of points, a king in a cross.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone};

/// The footprint of a man.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.0, rx: 0.42, ry: 0.42 };

/// A part of a drawing: its class and its outline.
type Part = (&'static str, &'static str);

const SHADOW: &str = "M-0.32 0.4A0.35 0.07 0 0 1 0.38 0.4 0.35 0.07 0 0 1-0.32 0.4z";
/// The base of every man.
const BASE: [Part; 3] = [
    (
        "face",
        "M-0.3 0.39V0.33C-0.3 0.27-0.25 0.25-0.2 0.25H0.2C0.25 0.25 0.3 0.27 0.3 0.33V0.39A0.3 0.06 0 0 1-0.3 0.39z",
    ),
    ("shade", "M0.08 0.27H0.2C0.24 0.27 0.28 0.29 0.28 0.33V0.385A0.28 0.05 0 0 1 0.08 0.425z"),
    ("band", "M-0.28 0.365A0.3 0.05 0 0 0 0.28 0.365"),
];
/// The robe of a queen or king.
const ROBE: Part = ("face", "M-0.22 0.26C-0.2 0.16-0.13 0.1-0.12 0H0.12C0.13 0.1 0.2 0.16 0.22 0.26z");
const ROBE_SHADE: Part = ("shade", "M0.03 0.02H0.1C0.12 0.12 0.18 0.16 0.2 0.25H0.09C0.09 0.16 0.04 0.12 0.03 0.02z");
/// The collar under their heads.
const COLLAR: Part = ("face", "M-0.18 0.04C-0.2-0.02-0.17-0.04-0.13-0.04H0.13C0.17-0.04 0.2-0.02 0.18 0.04z");

const PAWN: &[Part] = &[
    ("face", "M-0.22 0.26C-0.21 0.13-0.1 0.1-0.09-0.02H0.09C0.1 0.1 0.21 0.13 0.22 0.26z"),
    ("shade", "M0.03 0H0.075C0.09 0.12 0.19 0.14 0.2 0.25H0.09C0.1 0.14 0.04 0.1 0.03 0z"),
    ("face", "M-0.15 0.01C-0.17-0.05-0.14-0.07-0.1-0.07H0.1C0.14-0.07 0.17-0.05 0.15 0.01z"),
    ("face", "M-0.145-0.17A0.145 0.145 0 0 1 0.145-0.17 0.145 0.145 0 0 1-0.145-0.17z"),
    ("shade", "M0.06-0.285A0.13 0.13 0 0 1-0.04-0.047 0.18 0.18 0 0 0 0.06-0.285z"),
];
const KNIGHT: &[Part] = &[
    (
        "face",
        "M-0.21 0.26C-0.2 0.14-0.03 0.09 0-0.05-0.04-0.01-0.1 0.01-0.14 0.01-0.17 0.06-0.21 0.09-0.25 0.08-0.31 0.06-0.33 0\
         -0.3-0.05-0.25-0.13-0.25-0.22-0.17-0.29-0.13-0.32-0.11-0.33-0.09-0.35L-0.08-0.46 0.02-0.37C0.2-0.31 0.27-0.16 0.27 \
         0.02 0.27 0.12 0.24 0.19 0.23 0.26z",
    ),
    (
        "shade",
        "M0.03-0.34C0.18-0.28 0.25-0.15 0.25 0.02 0.25 0.12 0.22 0.18 0.215 0.25H0.1C0.17 0.1 0.21-0.16 0.03-0.34z",
    ),
    ("hollow", "M-0.13-0.2A0.03 0.03 0 0 1-0.07-0.2 0.03 0.03 0 0 1-0.13-0.2z"),
    ("engraving", "M-0.27 0L-0.22-0.02"),
];
const BISHOP: &[Part] = &[
    ("face", "M-0.21 0.26C-0.2 0.14-0.1 0.1-0.09-0.01H0.09C0.1 0.1 0.2 0.14 0.21 0.26z"),
    ("shade", "M0.02 0.01H0.075C0.09 0.12 0.18 0.15 0.19 0.25H0.08C0.09 0.15 0.03 0.11 0.02 0.01z"),
    ("face", "M-0.05-0.41A0.05 0.05 0 0 1 0.05-0.41 0.05 0.05 0 0 1-0.05-0.41z"),
    ("face", "M0-0.37C0.17-0.26 0.19-0.14 0.1-0.04H-0.1C-0.19-0.14-0.17-0.26 0-0.37z"),
    ("shade", "M0.035-0.33C0.15-0.24 0.17-0.14 0.09-0.06H0.03C0.1-0.14 0.09-0.25 0.035-0.33z"),
    ("chess-cleft", "M-0.01-0.14L0.06-0.24"),
    ("face", "M-0.15 0.04C-0.17-0.02-0.14-0.04-0.1-0.04H0.1C0.14-0.04 0.17-0.02 0.15 0.04z"),
];
const ROOK: &[Part] = &[
    ("face", "M-0.23 0.26L-0.17 0.16V-0.12H0.17V0.16L0.23 0.26z"),
    ("shade", "M0.05-0.1H0.15V0.165L0.2 0.25H0.08z"),
    ("face", "M-0.26-0.36H-0.14V-0.28H-0.06V-0.36H0.06V-0.28H0.14V-0.36H0.26V-0.16L0.19-0.09H-0.19L-0.26-0.16z"),
    ("shade", "M0.16-0.34H0.24V-0.17L0.18-0.11H0.08V-0.26H0.16z"),
];
const QUEEN: &[Part] = &[
    ROBE,
    ROBE_SHADE,
    ("face", "M-0.17-0.02L-0.31-0.29-0.17-0.18-0.13-0.37 0-0.2 0.13-0.37 0.17-0.18 0.31-0.29 0.17-0.02z"),
    ("shade", "M0.13-0.31L0.155-0.14 0.26-0.23 0.155-0.04H0.07z"),
    (
        "face",
        "M-0.355-0.3A0.045 0.045 0 0 1-0.265-0.3 0.045 0.045 0 0 1-0.355-0.3zM-0.175-0.39A0.045 0.045 0 0 1-0.085-0.39 0.045 \
         0.045 0 0 1-0.175-0.39zM0.085-0.39A0.045 0.045 0 0 1 0.175-0.39 0.045 0.045 0 0 1 0.085-0.39zM0.265-0.3A0.045 0.045 \
         0 0 1 0.355-0.3 0.045 0.045 0 0 1 0.265-0.3z",
    ),
    COLLAR,
];
const KING: &[Part] = &[
    ROBE,
    ROBE_SHADE,
    ("face", "M-0.035-0.18V-0.31H-0.12V-0.38H-0.035V-0.46H0.035V-0.38H0.12V-0.31H0.035V-0.18z"),
    ("face", "M-0.16-0.02C-0.4-0.22-0.14-0.36 0-0.19 0.14-0.36 0.4-0.22 0.16-0.02z"),
    ("shade", "M0.04-0.2C0.14-0.32 0.34-0.2 0.15-0.04H0.06C0.16-0.14 0.14-0.22 0.04-0.2z"),
    COLLAR,
];
/// The men, in the rules' order.
const MEN: [&[Part]; 6] = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING];

/// A man, standing around the origin.
pub(super) fn man(piece: Piece) -> Html {
    let tone = piece.owner.map(tone);
    let band = (tone == Some(Tone::Black)).then_some("banded");
    let parts = MEN.get(usize::from(piece.kind.0)).copied().unwrap_or(PAWN);
    let part = |(class, outline): &Part| html! { <path class={*class} d={*outline} /> };
    html! {
        <g class={classes!("piece", "man", band, tone.map(Tone::class))}>
            <path class="shadow" d={SHADOW} />
            { for parts.iter().chain(&BASE).map(part) }
        </g>
    }
}

/// The colour of a seat's men.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::White } else { Tone::Black }
}
