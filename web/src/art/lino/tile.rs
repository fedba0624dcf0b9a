//! The tiles: rounded squares of bone, a little thick, and what is printed on them.

use rules::Seat;
use rules::view::{Kind, Piece};
use yew::{Html, html};

use super::stone;
use crate::art::{Spread, short};

/// Half the width of a tile. Some felt is visible between two tiles.
pub(super) const HALF: f32 = 0.465;
/// The rules' numbers for a tile with a star, and for the first with a white and with a blue number.
pub(super) const STAR: u8 = 2;
const WHITE_1: u8 = 3;
const BLUE_1: u8 = 8;
const BLUE_5: u8 = 12;

/// How much of a tile's thickness is seen below it.
const THICK: f32 = 0.03;
/// How far the light on a tile's face is from its edge.
const BEVEL: f32 = 0.01;
/// A star of eight points. Those towards the corners are longer, and visible around a stone.
const STAR_OUTLINE: &str = "M-0.4-0.4L-0.085-0.205 0-0.44 0.085-0.205 0.4-0.4 0.205-0.085 0.44 0 0.205 0.085 0.4 0.4 0.085 0.205 0 \
    0.44-0.085 0.205-0.4 0.4-0.205 0.085-0.44 0-0.205-0.085z";

/// The sides of a star's points that lie in the shade, as if it were cut.
const STAR_FACETS: &str = "M0 0L-0.4-0.4-0.205-0.085zM0 0L0-0.44-0.085-0.205zM0 0L0.4-0.4 0.205-0.085zM0 0L0.44 0 0.205 0.085z\
    M0 0L0.4 0.4 0.205 0.085zM0 0L0 0.44 0.085 0.205zM0 0L-0.4 0.4-0.085 0.205zM0 0L-0.44 0-0.205 0.085z";

/// A tile around the origin.
pub(super) fn tile(kind: Kind) -> Html {
    let layer = |class: &'static str, within: f32, down: f32| {
        let [x, y] = [within - HALF, within - HALF + down].map(short);
        let side = short(2.0 * (HALF - within));
        html! { <rect {class} {x} {y} width={side.clone()} height={side} rx="0.1" /> }
    };
    html! {
        <g class="lino-tile">
            { layer("lino-tile-side", 0.0, THICK) }
            { layer("lino-tile-face", 0.0, 0.0) }
            { layer("lino-tile-bevel", BEVEL, 0.0) }
            { print(kind) }
        </g>
    }
}

/// What is printed on a tile.
fn print(kind: Kind) -> Html {
    match kind.0 {
        STAR => html! {
            <>
                <path class="lino-tile-star" d={STAR_OUTLINE} />
                <path class="lino-tile-cut" d={STAR_FACETS} />
            </>
        },
        number @ WHITE_1..BLUE_1 => self::number(Seat::FIRST, number - WHITE_1 + 1),
        number @ BLUE_1..=BLUE_5 => self::number(Seat::SECOND, number - BLUE_1 + 1),
        _ => Html::default(),
    }
}

/// Points for a seat: a number in its colour and its mark. A stone covers all of it.
fn number(seat: Seat, number: u8) -> Html {
    html! {
        <g class={stone::tone(seat).class()}>
            if seat == Seat::FIRST {
                <circle class="face" r="0.29" />
            } else {
                <rect class="face" x="-0.245" y="-0.245" width="0.49" height="0.49" rx="0.07" />
            }
            <text class="lino-tile-number" y="0.17">{ number }</text>
        </g>
    }
}

/// A stone and the tile under it, if that has a face; otherwise nothing.
pub(super) fn spread(pieces: &[Piece]) -> Spread {
    const PAD: f32 = 0.1;
    let has_face = pieces.iter().any(|piece| print(piece.kind) != Html::default());
    if !has_face {
        return Spread { width: 0.0, height: 0.0, drawing: Html::default() };
    }
    let width = pieces.iter().map(|_| 1.0).sum::<f32>() + 2.0 * PAD;
    let height = 1.0 + 2.0 * PAD;
    let piece = |(nth, piece): (u8, &Piece)| {
        let transform = format!("translate({} {})", short(PAD + 0.5 + f32::from(nth)), short(height / 2.0));
        html! { <g {transform}>{ super::piece(*piece) }</g> }
    };
    let drawing = html! {
        <>
            <rect class="lino-felt tray-edge" width={short(width)} height={short(height)} rx="0.12" />
            { for (0..).zip(pieces.iter().rev()).map(piece) }
        </>
    };
    Spread { width, height, drawing }
}
