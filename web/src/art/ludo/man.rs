//! The pieces: cones with heads, seen from the front, with light on their left. The shape of the head shows the seat as
//! well as the colour does, and the same shape marks everything that belongs to the seat, such as a piece that is home.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Point, Tone, short};

/// How large a piece that is home is: a head alone, this many times as large as one on a body.
const HOME_SCALE: f32 = 0.52;
/// Half of the width of a piece that is home.
#[cfg(test)]
pub(super) const PEG: f32 = 0.2 * HOME_SCALE;

/// The colour of a seat, and its mark: the outline of a head around the origin.
const LOOKS: [(Tone, &str); 4] = [
    (Tone::Red, "M-0.2 0a0.2 0.2 0 1 0 0.4 0a0.2 0.2 0 1 0-0.4 0z"),
    (Tone::Blue, "M-0.18-0.19h0.36v0.36h-0.36z"),
    (Tone::Yellow, "M0-0.3L0.09-0.09L0.3 0L0.09 0.09L0 0.3L-0.09 0.09L-0.3 0L-0.09-0.09z"),
    (Tone::Green, "M0-0.26L0.26 0.18H-0.26z"),
];

fn look(seat: Seat) -> (Tone, &'static str) {
    LOOKS[seat.idx()]
}

/// The colour of a seat's pieces.
pub(super) fn tone(seat: Seat) -> Tone {
    look(seat).0
}

/// A seat's mark at a point, `scale` times as large as a head.
pub(super) fn mark(seat: Seat, at: Point, scale: f32) -> Html {
    let transform = format!("translate({at}) scale({})", short(scale));
    html! { <path class="ludo-mark" d={look(seat).1} {transform} /> }
}

/// A piece, standing around a point, `scale` times as large as one that stands alone. Its outline sets it apart from its
/// neighbours and from the colour of a dot.
pub(super) fn man(piece: Piece, at: Point, scale: f32) -> Html {
    const BODY: &str =
        "M-0.27 0.23C-0.25 0.06-0.11 0.05-0.08-0.14H0.08C0.11 0.05 0.25 0.06 0.27 0.23A0.27 0.1 0 0 1-0.27 0.23z";
    const GLINT: &str = "M-0.18 0.2C-0.15 0.09-0.08 0.06-0.05-0.06";
    let transform = format!("translate({at}) scale({})", short(scale));
    let look = piece.owner.map(look);
    html! {
        <g class={classes!("piece", "man", look.map(|(tone, _)| tone.class()))} {transform}>
            <ellipse class="shadow" cx="0.05" cy="0.25" rx="0.36" ry="0.16" />
            <path class="face" d={BODY} />
            if let Some((_, head)) = look {
                <path class="face" d={head} transform="translate(0 -0.26)" />
            }
            <path class="ludo-glint" d={GLINT} />
        </g>
    }
}

/// A piece that is home, around a point: the mark of its seat, as colours alone do not tell seats apart.
pub(super) fn peg(piece: Piece, at: Point) -> Html {
    let look = piece.owner.map(look);
    let transform = format!("translate({at}) scale({})", short(HOME_SCALE));
    html! {
        <g class={classes!("piece", look.map(|(tone, _)| tone.class()))} {transform}>
            if let Some((_, head)) = look {
                <path class="face" d={head} />
            }
        </g>
    }
}
