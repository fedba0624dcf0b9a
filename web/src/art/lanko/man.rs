//! The pieces, seen from the front and a little from above. Their height and top differ: a pawn is a low disc with a
//! knob, a small castle a short tower with a plain rim, a big castle a tall one with battlements.

use rules::Seat;
use rules::games::lanko::{BIG_CASTLE, Colour, SMALL_CASTLE};
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone};

/// The footprint of a piece.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.12, rx: 0.37, ry: 0.28 };

/// A piece, standing around the origin.
pub(super) fn man(piece: Piece) -> Html {
    let drawing = match piece.kind {
        BIG_CASTLE => big_castle(),
        SMALL_CASTLE => small_castle(),
        _ => pawn(),
    };
    let tone = piece.owner.map(tone);
    let band = (tone == Some(Tone::Black)).then_some("banded");
    html! { <g class={classes!("piece", "man", band, tone.map(Tone::class))}>{ drawing }</g> }
}

/// The colour of a seat's pieces.
pub(super) fn tone(seat: Seat) -> Tone {
    match Colour::of(seat) {
        Colour::White => Tone::White,
        Colour::Black => Tone::Black,
    }
}

fn pawn() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="0.03" cy="0.26" rx="0.38" ry="0.17" />
            <path class="side" d="M-0.35 0.12V0.24A0.35 0.15 0 0 0 0.35 0.24V0.12z" />
            <path class="band" d="M-0.33 0.24A0.35 0.15 0 0 0 0.33 0.24" />
            <ellipse class="face" cy="0.12" rx="0.35" ry="0.15" />
            <path class="side" d="M-0.1 0.12L-0.07-0.02H0.07L0.1 0.12A0.1 0.05 0 0 1-0.1 0.12z" />
            <circle class="face" cy="-0.09" r="0.165" />
            <path class="shade" d="M0.08-0.21A0.15 0.15 0 0 1-0.06 0.045A0.22 0.22 0 0 0 0.08-0.21z" />
        </>
    }
}

fn small_castle() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="0.03" cy="0.3" rx="0.36" ry="0.15" />
            <path class="face" d="M-0.3 0.29L-0.22 0.19V-0.12H0.22V0.19L0.3 0.29A0.3 0.1 0 0 1-0.3 0.29z" />
            <path class="shade" d="M0.06-0.1H0.205V0.2L0.28 0.29A0.3 0.1 0 0 1 0.06 0.37z" />
            <path class="band" d="M-0.22 0.12A0.22 0.06 0 0 0 0.22 0.12" />
            <path class="side" d="M-0.29-0.25V-0.13A0.29 0.09 0 0 0 0.29-0.13V-0.25z" />
            <ellipse class="face" cy="-0.25" rx="0.29" ry="0.1" />
            <ellipse class="hollow" cy="-0.25" rx="0.16" ry="0.045" />
        </>
    }
}

fn big_castle() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="0.03" cy="0.33" rx="0.38" ry="0.15" />
            <path class="face" d="M-0.32 0.32L-0.22 0.2L-0.19-0.26H0.19L0.22 0.2L0.32 0.32A0.32 0.11 0 0 1-0.32 0.32z" />
            <path class="shade" d="M0.05-0.24H0.175L0.205 0.21L0.3 0.32A0.32 0.11 0 0 1 0.05 0.41z" />
            <path class="band" d="M-0.215 0.1A0.22 0.06 0 0 0 0.215 0.1" />
            <path
                class="face"
                d="M-0.31-0.55H-0.18V-0.43H-0.065V-0.55H0.065V-0.43H0.18V-0.55H0.31V-0.27L0.22-0.17A0.3 0.08 0 0 1-0.22-0.17\
                   L-0.31-0.27z"
            />
            <path class="shade" d="M0.2-0.53H0.29V-0.28L0.21-0.19A0.3 0.08 0 0 1 0.08-0.13V-0.41H0.2z" />
            <path class="lanko-slit" d="M0-0.06V0.02" />
        </>
    }
}
