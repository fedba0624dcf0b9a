//! A column of discs, seen slightly from above: the lower discs show their edges, and the top one its face.

use rules::Seat;
use rules::view::{Kind, Piece};
use yew::{Html, classes, html};

use crate::art::ring::rings;
use crate::art::{Footprint, Point, Tone, short};

/// Half of a counter's width: a counter is 0.8 of a square.
const RADIUS: f32 = 0.4;
/// How much flatter a circle looks from the viewpoint.
const TILT: f32 = 0.82;
/// The height of a disc's edge where there is room.
const EDGE: f32 = 0.15;
/// The greatest height of a column; taller ones are drawn with thinner edges, so that all discs can still be counted.
const MAX_RISE: f32 = 1.05;
/// Edges thinner than this have no room for grooves and full outlines.
const TIGHT: f32 = 0.08;
/// How far below the middle of its square a column stands, so that a single disc lies in the middle.
const BASE: f32 = EDGE / 2.0;
/// The footprint of a column.
pub(super) const FOOTPRINT: Footprint = Footprint { y: BASE, rx: RADIUS, ry: RADIUS * TILT };
/// Gaps between the studs on an officer's edge.
const N_STUD_GAPS: &str = "4";
/// The rules' number for an officer.
pub(super) const OFFICER: Kind = Kind(1);
/// Where the studs begin on a circle of radius 1: 0.6 radians from the right.
const STUDS: Point = Point { x: 0.825, y: 0.565 };
/// A star of five points, as flat as the face it lies on. Its points are 0.25 from the middle, its corners 0.105.
const STAR: &str = "M0 -0.205L0.062 -0.07 0.238 -0.063 0.1 0.027 0.147 0.166 0 0.086 -0.147 0.166 -0.1 0.027 -0.238 -0.063 \
    -0.062 -0.07z";

/// Pieces from the bottom to the top, standing around the origin.
pub(super) fn column(pieces: &[Piece]) -> Html {
    let edge = edge_height(pieces.len());
    let mut foot = BASE;
    let mut discs = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let top = foot - edge;
        discs.push(disc(*piece, top, edge));
        foot = top;
    }
    html! {
        <g class={classes!("laska-column", (edge < TIGHT).then_some("laska-tight"))}>
            <ellipse class="shadow" cx="0.03" cy={short(BASE + 0.05)} rx={short(RADIUS + 0.08)} ry={short(RADIUS * TILT + 0.07)} />
            { for discs }
            { for pieces.last().map(|piece| face(*piece, foot)) }
        </g>
    }
}

/// How much higher a piece lies than at the bottom.
pub(super) fn rise(idx: usize, height: usize) -> f32 {
    f32::from(u8::try_from(idx).unwrap_or(u8::MAX)) * edge_height(height)
}

fn edge_height(n_pieces: usize) -> f32 {
    let n = u8::try_from(n_pieces).unwrap_or(u8::MAX);
    EDGE.min(MAX_RISE / f32::from(n.max(1)))
}

/// A disc without its face, its upper rim at height `top`.
fn disc(piece: Piece, top: f32, edge: f32) -> Html {
    let (r, ry) = (short(RADIUS), short(RADIUS * TILT));
    let (upper, lower) = (short(top), short(top + edge));
    let outline = format!("M-{r} {upper}V{lower}A{r} {ry} 0 0 0 {r} {lower}V{upper}A{r} {ry} 0 0 0 -{r} {upper}z");
    html! {
        <g class={classes!("piece", tone_class(piece))}>
            <path class="side" d={outline} />
            if is_black(piece) {
                // Below the outline of the disc above: without it two dark discs would merge.
                <path class="engraving" d={front_arc(top + edge.min(TIGHT) * 0.3)} />
            }
            if piece.kind == OFFICER {
                // Studs rather than a line, which would look like the rim of another disc.
                <path
                    class="laska-officer-studs"
                    d={stud_arc(top + edge * 0.55)}
                    pathLength={N_STUD_GAPS}
                    stroke-width={short(edge * 0.5)}
                    stroke-dasharray="0 0.999"
                />
            }
        </g>
    }
}

/// The face of the top piece, its middle at height `y`.
fn face(piece: Piece, y: f32) -> Html {
    // Black has a ring more; an officer's star lies within.
    let shares: &[f32] = match (is_black(piece), piece.kind == OFFICER) {
        (false, false) => &[0.8, 0.46],
        (true, false) => &[0.84, 0.62, 0.4],
        (false, true) => &[0.84],
        (true, true) => &[0.88, 0.76],
    };
    html! {
        <g class={classes!(tone_class(piece))} transform={format!("translate(0 {})", short(y))}>
            <ellipse class="face" rx={short(RADIUS)} ry={short(RADIUS * TILT)} />
            <path class="engraving" d={rings(RADIUS, RADIUS * TILT, shares)} />
            if piece.kind == OFFICER {
                <path class="laska-star" d={STAR} />
            }
        </g>
    }
}

/// The front half of a disc's rim.
fn front_arc(y: f32) -> String {
    let (r, ry, y) = (short(RADIUS), short(RADIUS * TILT), short(y));
    format!("M-{r} {y}A{r} {ry} 0 0 0 {r} {y}")
}

/// The part of that half where studs are visible from the front.
fn stud_arc(y: f32) -> String {
    let (x, y) = (short(RADIUS * STUDS.x), short(y + RADIUS * TILT * STUDS.y));
    let (r, ry) = (short(RADIUS), short(RADIUS * TILT));
    format!("M-{x} {y}A{r} {ry} 0 0 0 {x} {y}")
}

/// The colour of a seat's discs.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::White } else { Tone::Black }
}

fn tone_class(piece: Piece) -> Option<&'static str> {
    piece.owner.map(|seat| tone(seat).class())
}

fn is_black(piece: Piece) -> bool {
    piece.owner.map(tone) == Some(Tone::Black)
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::*;

    fn on_circle(angle: f32) -> Point {
        Point { x: angle.cos(), y: angle.sin() }
    }

    #[test]
    fn what_is_written_out_lies_on_its_circle() {
        assert!(STUDS.distance(on_circle(0.6)) < 0.001);
    }

    #[test]
    fn the_star_has_five_points() {
        let corners = (0_u8..10).map(|n| {
            let r = if n % 2 == 0 { 0.25 } else { 0.105 };
            let at = on_circle(PI / 5.0 * f32::from(n));
            format!("{} {}", short(r * at.y), short(-r * TILT * at.x))
        });
        assert_eq!(STAR.replace('L', " "), format!("M{}z", corners.collect::<Vec<_>>().join(" ")));
    }

    #[test]
    fn every_counter_of_the_tallest_column_shows() {
        assert!((edge_height(1) - EDGE).abs() < f32::EPSILON);
        // Up to 12 can be counted on the smallest phone, whose squares have 40 pixels, without a spread-out column.
        assert!(edge_height(12) * 40.0 > 3.0);
        // There are 22 counters in all.
        assert!(edge_height(22) * 40.0 > 1.5);
        assert!(22.0 * edge_height(22) <= MAX_RISE + 0.001);
    }
}
