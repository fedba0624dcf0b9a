//! The pieces, seen from the front and a little from above. Their height and top differ: a pawn is a low disc with a
//! knob, a small castle a short tower with a plain rim, a big castle a tall one with battlements, which rise over its
//! square.

use rules::Seat;
use rules::games::lanko::{BIG_CASTLE, Colour, SMALL_CASTLE};
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone};

/// The footprint of a piece.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.12, rx: 0.4, ry: 0.3 };

/// A part of a drawing: its class and its outline, written as short as can be, as a board has dozens of each.
type Part = (&'static str, &'static str);

/// A low disc with a knob.
const PAWN: &[Part] = &[
    ("shadow", "M-.38 .22A.42 .2 0 0 1 .46 .22 .42 .2 0 0 1-.38 .22z"),
    ("side", "M-.35 .09V.2A.35 .15 0 0 0 .35 .2V.09z"),
    ("band", "M-.335 .2A.35 .15 0 0 0 .335 .2"),
    ("face", "M-.35 .09A.35 .15 0 0 1 .35 .09 .35 .15 0 0 1-.35 .09z"),
    ("side", "M-.12 .1C-.07 .05-.07 .01-.07-.05H.07C.07 .01 .07 .05 .12 .1A.12 .05 0 0 1-.12 .1z"),
    ("face", "M-.155-.1A.155 .145 0 0 1 .155-.1 .155 .145 0 0 1-.155-.1z"),
    ("shade", "M.06-.215A.14 .13 0 0 1-.05 .03A.19 .18 0 0 0 .06-.215z"),
];
/// A short tower with a plain rim.
const SMALL: &[Part] = &[
    ("shadow", "M-.34 .34A.38 .15 0 0 1 .42 .34 .38 .15 0 0 1-.34 .34z"),
    ("face", "M-.31 .33L-.23 .21V-.1H.23V.21L.31 .33A.31 .1 0 0 1-.31 .33z"),
    ("shade", "M.06-.08H.215V.215L.29 .33A.3 .1 0 0 1 .07 .41z"),
    ("band", "M-.23 .15A.23 .06 0 0 0 .23 .15"),
    ("side", "M-.3-.22V-.1A.3 .09 0 0 0 .3-.1V-.22z"),
    ("face", "M-.3-.22A.3 .1 0 0 1 .3-.22 .3 .1 0 0 1-.3-.22z"),
    ("hollow", "M-.19-.215A.19 .052 0 0 1 .19-.215 .19 .052 0 0 1-.19-.215z"),
];
/// A tall tower with battlements.
const BIG: &[Part] = &[
    ("shadow", "M-.36 .37A.4 .15 0 0 1 .44 .37 .4 .15 0 0 1-.36 .37z"),
    ("face", "M-.33 .35L-.23 .21L-.195-.3H.195L.23 .21L.33 .35A.33 .11 0 0 1-.33 .35z"),
    ("shade", "M.05-.28H.18L.215 .205L.31 .34A.32 .11 0 0 1 .06 .43z"),
    ("band", "M-.225 .16A.23 .06 0 0 0 .225 .16"),
    ("face", "M-.32-.61H-.18V-.46H-.07V-.61H.07V-.46H.18V-.61H.32V-.29L.22-.17A.3 .08 0 0 1-.22-.17L-.32-.29z"),
    ("shade", "M.2-.59H.3V-.295L.21-.185A.3 .08 0 0 1 .08-.135V-.44H.2z"),
    ("engraving", "M-.295-.585h.09M-.045-.585h.09M.205-.585h.09"),
    ("lanko-slit", "M0-.03V.08"),
];

/// A piece, standing around the origin.
pub(super) fn man(piece: Piece) -> Html {
    let parts = match piece.kind {
        BIG_CASTLE => BIG,
        SMALL_CASTLE => SMALL,
        _ => PAWN,
    };
    let tone = piece.owner.map(tone);
    let band = (tone == Some(Tone::Black)).then_some("banded");
    let part = |(class, outline): &Part| html! { <path class={*class} d={*outline} /> };
    html! { <g class={classes!("piece", "man", "lanko-man", band, tone.map(Tone::class))}>{ for parts.iter().map(part) }</g> }
}

/// The colour of a seat's pieces.
pub(super) fn tone(seat: Seat) -> Tone {
    match Colour::of(seat) {
        Colour::White => Tone::White,
        Colour::Black => Tone::Black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far down the points of an outline are, with the tops and feet of its arcs.
    fn depths(outline: &str) -> Vec<f32> {
        let spaced = outline.replace('-', " -");
        let mut depths = Vec::new();
        let mut rest = spaced.as_str();
        while let Some(at) = rest.find(|sign: char| sign.is_ascii_alphabetic()) {
            let (command, after) = (&rest[at..=at], &rest[at + 1..]);
            let end = after.find(|sign: char| sign.is_ascii_alphabetic()).unwrap_or(after.len());
            let numbers: Vec<f32> =
                after[..end].split_whitespace().map(|number| number.parse().expect("a number")).collect();
            match command {
                "M" | "L" | "C" => depths.extend(numbers.chunks_exact(2).map(|point| point[1])),
                "V" => depths.extend(numbers),
                "A" => depths.extend(numbers.chunks_exact(7).flat_map(|arc| [arc[6] - arc[1], arc[6] + arc[1]])),
                _ => assert!(["H", "h", "z"].contains(&command), "{command}"),
            }
            rest = &after[end..];
        }
        depths
    }

    /// How high a piece is, without its shadow, and where it ends above its square's middle.
    fn height_and_top(parts: &[Part]) -> (f32, f32) {
        let solid = parts.iter().filter(|(class, _)| ["face", "side"].contains(class));
        let depths: Vec<f32> = solid.flat_map(|(_, outline)| depths(outline)).collect();
        let (top, foot) = depths.iter().fold((f32::MAX, f32::MIN), |(top, foot), at| (top.min(*at), foot.max(*at)));
        (foot - top, -top)
    }

    #[test]
    fn pieces_are_told_apart_by_their_height() {
        let [(pawn, _), (small, _), (big, top)] = [PAWN, SMALL, BIG].map(height_and_top);
        assert!(small > 1.2 * pawn && big > 1.35 * small, "{pawn} {small} {big}");
        // Its battlements do not hide who stands behind it, and are on the picture in the last row.
        assert!(top < 0.5 + super::super::FRAME, "{top}");
        let (_, knob) = height_and_top(PAWN);
        assert!(big > 1.05 && top < 1.0 - knob - 0.03, "{big} {top} {knob}");
    }

    #[test]
    fn the_notched_band_is_on_every_piece_and_battlements_on_big_castles_alone() {
        let count = |parts: &[Part], class: &str| parts.iter().filter(|(of, _)| *of == class).count();
        assert_eq!([PAWN, SMALL, BIG].map(|parts| count(parts, "band")), [1, 1, 1]);
        // Three merlons: two gaps down and up, and the side.
        let steps = |parts: &[Part]| parts.iter().filter(|(_, outline)| outline.matches('V').count() >= 5).count();
        assert_eq!([PAWN, SMALL, BIG].map(steps), [0, 0, 1]);
    }
}
