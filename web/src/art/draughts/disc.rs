//! The pieces: a man is a disc, a king is two with a crown on the upper one.

use rules::Seat;
use rules::view::{Kind, Piece};
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone, short};

/// Half of a disc's width.
const RADIUS: f32 = 0.38;
/// How much flatter a circle looks from the viewpoint.
const TILT: f32 = 0.82;
/// The height of a disc's edge.
const EDGE: f32 = 0.14;
/// How far below the middle of its square a piece stands, so that a man lies in the middle.
const BASE: f32 = EDGE / 2.0;
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
    let ring = if piece.kind == KING { 0.86 } else { 0.74 };
    let [rx, ry] = [RADIUS, RADIUS * TILT].map(short);
    let [ring_rx, ring_ry] = [RADIUS * ring, RADIUS * TILT * ring].map(short);
    html! {
        <g class={classes!("piece", "disc", is_black.then_some("banded"), tone.map(Tone::class))}>
            <ellipse class="shadow" cx="0.03" cy={short(BASE + 0.04)} rx={short(RADIUS + 0.02)} ry={short(RADIUS * TILT + 0.02)} />
            { for (1..=n_discs).map(|nth| edge(top(nth))) }
            <g transform={format!("translate(0 {})", short(top(n_discs)))}>
                <ellipse class="face" {rx} {ry} />
                <ellipse class="engraving" rx={ring_rx} ry={ring_ry} stroke-dasharray={is_black.then_some("0.05 0.05")} />
                if piece.kind == KING {
                    <path class="star" d={CROWN} />
                }
            </g>
        </g>
    }
}

/// A disc without its face, its upper rim at height `top`.
fn edge(top: f32) -> Html {
    let [r, ry, upper, lower, band] = [RADIUS, RADIUS * TILT, top, top + EDGE, top + EDGE / 2.0].map(short);
    let outline = format!("M-{r} {upper}V{lower}A{r} {ry} 0 0 0 {r} {lower}V{upper}A{r} {ry} 0 0 0 -{r} {upper}z");
    html! {
        <>
            <path class="side" d={outline} />
            <path class="band" d={format!("M-{r} {band}A{r} {ry} 0 0 0 {r} {band}")} />
        </>
    }
}

/// The colour of a seat's discs. Black begins.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::Black } else { Tone::White }
}
