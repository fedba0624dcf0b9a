//! Checkers: discs seen from above, and from the side where they stand in a tray. Besides its tone, Black's checker has
//! a milled ring and a boss in the middle.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone, short};

/// Half of a checker's width.
pub(super) const RADIUS: f32 = 0.39;
/// How thick a checker is.
pub(super) const EDGE: f32 = 0.23;
/// The footprint of a checker.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.0, rx: RADIUS, ry: RADIUS };
/// The footprint of a checker that stands in a tray.
pub(super) const EDGE_FOOT: Footprint = Footprint { y: 0.0, rx: RADIUS, ry: EDGE / 2.0 };
/// The ring on its face.
const RING: f32 = 0.26;

/// A checker around the origin. The last of many shows their number.
pub(super) fn checker(owner: Option<Seat>, count: Option<usize>) -> Html {
    let tone = owner.map(tone);
    let is_black = tone == Some(Tone::Black);
    html! {
        <g class={classes!("piece", "disc", tone.map(Tone::class))}>
            <circle class="shadow" cx="0.03" cy="0.05" r={short(RADIUS)} />
            <circle class="face" r={short(RADIUS)} />
            // Where checkers overlap, this shows which one is on top.
            <circle class="engraving" r={short(RADIUS - 0.05)} />
            if let Some(count) = count {
                <text class="backgammon-pile-count" dy="0.15">{ count }</text>
            } else if is_black {
                <circle class="engraving backgammon-milled" r={short(RING)} />
                <circle class="hollow" r="0.09" />
            } else {
                <circle class="engraving" r={short(RING)} />
            }
        </g>
    }
}

/// A checker as it is seen from the side.
pub(super) fn edge(piece: Piece) -> Html {
    let tone = piece.owner.map(tone);
    let is_black = tone == Some(Tone::Black);
    let d = format!("M-{r} 0H{r}", r = short(RADIUS - 0.08));
    let [x, y, width, height] = [-RADIUS, -EDGE / 2.0, 2.0 * RADIUS, EDGE].map(short);
    html! {
        <g class={classes!("piece", "disc", is_black.then_some("banded"), tone.map(Tone::class))}>
            <rect class="face" {x} {y} {width} {height} rx="0.05" />
            if is_black {
                <path class="band" {d} />
            } else {
                <path class="engraving" {d} />
            }
        </g>
    }
}

/// The colour of a seat's checkers.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::White } else { Tone::Black }
}
