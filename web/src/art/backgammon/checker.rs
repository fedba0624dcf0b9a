//! Checkers: turned discs seen from above, and from the side where they stand in a tray. Besides its tone, Black's checker
//! has a ring of studs where White's has a plain one.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone, short};

/// Half of a checker's width, with its outline.
pub(super) const RADIUS: f32 = 0.432;
/// How thick a checker is.
pub(super) const EDGE: f32 = 0.23;
/// The footprint of a checker.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.0, rx: RADIUS, ry: RADIUS };
/// The footprint of a checker that stands in a tray.
pub(super) const EDGE_FOOT: Footprint = Footprint { y: 0.0, rx: RADIUS, ry: EDGE / 2.0 };

/// A checker around the origin. The last of many shows their number.
pub(super) fn checker(owner: Option<Seat>, count: Option<usize>) -> Html {
    let tone = owner.map(tone);
    html! {
        <g class={classes!("piece", "disc", "backgammon-checker", tone.map(Tone::class))}>
            <circle class="shadow" cx="0.03" cy="0.05" r={short(RADIUS + 0.06)} />
            <circle class="face" r={short(RADIUS - 0.015)} />
            <circle class="backgammon-rim" r={short(RADIUS - 0.067)} />
            <circle class="engraving backgammon-dish" r={short(RADIUS - 0.13)} />
            if let Some(count) = count {
                <text class="backgammon-pile-count" dy="0.13">{ count }</text>
            } else {
                { ring(tone == Some(Tone::Black)) }
            }
        </g>
    }
}

/// The ring on a face: colours alone do not tell the two sides apart.
pub(super) fn ring(is_black: bool) -> Html {
    html! { <circle class={classes!("engraving", is_black.then_some("backgammon-milled"))} r="0.19" /> }
}

/// A checker as it is seen from the side.
pub(super) fn edge(piece: Piece) -> Html {
    let tone = piece.owner.map(tone);
    let is_black = tone == Some(Tone::Black);
    let d = format!("M-{r} 0H{r}", r = short(RADIUS - 0.08));
    let [x, y, width, height] = [-RADIUS, -EDGE / 2.0, 2.0 * RADIUS, EDGE].map(short);
    html! {
        <g class={classes!("piece", "disc", "backgammon-standing", is_black.then_some("banded"), tone.map(Tone::class))}>
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
