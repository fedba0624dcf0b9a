//! The pieces: pawns seen from the front. The shape of the head shows the seat as well as the colour does, and the same
//! shape marks everything that belongs to the seat.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Point, Tone, short};

/// Half of the width of a piece that is home.
pub(super) const PEG: f32 = 0.1;

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

/// A piece, standing around a point, `scale` times as large as one that stands alone. Light around its head and its
/// body sets them apart from each other, from its neighbours and from the colour of a dot.
pub(super) fn man(piece: Piece, at: Point, scale: f32) -> Html {
    const BODY: &str =
        "M-0.27 0.23C-0.27 0.09-0.09 0.07-0.08-0.14H0.08C0.09 0.07 0.27 0.09 0.27 0.23A0.27 0.1 0 0 1-0.27 0.23z";
    const SHADE: &str =
        "M0.02-0.12H0.06C0.07 0.09 0.245 0.11 0.25 0.23A0.25 0.08 0 0 1 0.06 0.305C0.12 0.2 0.04 0.1 0.02-0.12z";
    let transform = format!("translate({at}) scale({})", short(scale));
    let look = piece.owner.map(look);
    html! {
        <g class={classes!("piece", "man", look.map(|(tone, _)| tone.class()))} {transform}>
            <path class="ludo-halo" d={BODY} />
            <path class="face" d={BODY} />
            <path class="shade" d={SHADE} />
            if let Some((_, head)) = look {
                <g transform="translate(0 -0.26)">
                    <path class="ludo-halo" d={head} />
                    <path class="face" d={head} />
                </g>
            }
        </g>
    }
}

/// A piece that is home, around a point.
pub(super) fn peg(piece: Piece, at: Point) -> Html {
    let tone = piece.owner.map(|owner| tone(owner).class());
    html! {
        <g class={classes!("piece", tone)} transform={format!("translate({at})")}>
            <circle class="face" r={short(PEG)} />
        </g>
    }
}
