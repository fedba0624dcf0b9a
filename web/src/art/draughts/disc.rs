//! The pieces: a man is a disc, a king is two with a crown on the upper one.

use rules::Seat;
use rules::view::{Kind, Piece};
use yew::{Html, classes, html};

use crate::art::ring::rings;
use crate::art::{Footprint, Tone, short};

/// Half of a disc's width.
const RADIUS: f32 = 0.38;
/// How much flatter a circle looks from the viewpoint.
const TILT: f32 = 0.82;
/// The height of a disc's edge.
const EDGE: f32 = 0.13;
/// How far below the middle of its square a piece stands, so that a man lies a little above the middle, and leaves its number free.
const BASE: f32 = EDGE / 2.0 - 0.03;
/// The footprint of a piece.
pub(super) const FOOTPRINT: Footprint = Footprint { y: BASE, rx: RADIUS, ry: RADIUS * TILT };
/// The rules' number for a king.
pub(super) const KING: Kind = Kind(1);
// A king stays within its square, except that it rises a little above it.
const _: () = assert!(BASE + RADIUS * TILT < 0.45 && BASE - 2.0 * EDGE - RADIUS * TILT > -0.55);
/// A crown as it lies on the upper disc, with the line of its hem.
const CROWN: &str = "M-0.16 0.07L-0.21-0.1-0.09-0.03 0-0.16 0.09-0.03 0.21-0.1 0.16 0.07zM-0.16 0.1H0.16V0.14H-0.16z";

/// A piece, standing around the origin.
pub(super) fn piece(piece: Piece) -> Html {
    let tone = piece.owner.map(tone);
    let is_black = tone == Some(Tone::Black);
    let n_discs: u8 = if piece.kind == KING { 2 } else { 1 };
    let top = |nth: u8| BASE - EDGE * f32::from(nth);
    // Black has a ring more; a king's crown lies within the outer ones.
    let shares: &[f32] = match (is_black, piece.kind == KING) {
        (false, false) => &[0.8, 0.46],
        (true, false) => &[0.84, 0.62, 0.4],
        (false, true) => &[0.84],
        (true, true) => &[0.88, 0.76],
    };
    let [rx, ry] = [RADIUS, RADIUS * TILT].map(short);
    html! {
        <g class={classes!("piece", "disc", "draughts-disc", tone.map(Tone::class))}>
            <ellipse class="shadow" cx="0.03" cy={short(BASE + 0.05)} rx={short(RADIUS + 0.08)} ry={short(RADIUS * TILT + 0.07)} />
            { for (1..=n_discs).map(|nth| edge(top(nth))) }
            <g transform={format!("translate(0 {})", short(top(n_discs)))}>
                <ellipse class="face" {rx} {ry} />
                <path class="engraving" d={rings(RADIUS, RADIUS * TILT, shares)} />
                if piece.kind == KING {
                    <path class="star" d={CROWN} />
                }
            </g>
        </g>
    }
}

/// A disc without its face, its upper rim at height `top`.
fn edge(top: f32) -> Html {
    let [r, ry, upper, lower] = [RADIUS, RADIUS * TILT, top, top + EDGE].map(short);
    let outline = format!("M-{r} {upper}V{lower}A{r} {ry} 0 0 0 {r} {lower}V{upper}A{r} {ry} 0 0 0 -{r} {upper}z");
    html! { <path class="side" d={outline} /> }
}

/// The colour of a seat's discs. Black begins.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::Black } else { Tone::White }
}
