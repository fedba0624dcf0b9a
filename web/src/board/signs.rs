//! Marks on sites. Each has a shape of its own, and is drawn in two tones so that it shows on any background.

use yew::{AttrValue, Html, html};

use crate::art::{CellGeometry, Footprint, Point, short};

/// How far outside the footprint a rim is drawn.
const RIM: f32 = 0.055;
/// How far from its sides the tint of a square ends: lines and walls between squares stay visible.
const TINT: f32 = 0.06;

/// The square of a place, drawn around the origin, smaller by `inset` on every side.
pub(super) fn square(place: &CellGeometry, class: &'static str, inset: f32) -> Html {
    let [width, height] = [place.width, place.height].map(|length| length - 2.0 * inset);
    let [x, y] = [-width / 2.0, -height / 2.0].map(short);
    html! { <rect {class} {x} {y} width={short(width)} height={short(height)} /> }
}

/// A target worth reaching: the square glows.
pub(super) fn glow(place: &CellGeometry) -> Html {
    square(place, "glow", TINT)
}

/// A point in a corner of such a square, this far from its sides: the lower right, or the left or upper ones for
/// negative distances.
fn corner(place: &CellGeometry, x: f32, y: f32) -> Point {
    let inside = |length: f32, inset: f32| (length / 2.0 - inset.abs()) * inset.signum();
    Point { x: inside(place.width, x), y: inside(place.height, y) }
}

/// Part of the last turn: the square is tinted, with an angle in each corner.
pub(super) fn last(place: &CellGeometry) -> Html {
    html! {
        <>
            { square(place, "last-turn", TINT) }
            <path class="last-turn-corners" d={corners(place)} />
        </>
    }
}

/// The same on flat pieces: without a tint, so that they can be read.
pub(super) fn last_flat(place: &CellGeometry) -> Html {
    let corners = corners(place);
    html! {
        <>
            <path class="last-flat-edge" d={corners.clone()} />
            <path class="last-flat" d={corners} />
        </>
    }
}

/// Angles in the corners of a place.
fn corners(place: &CellGeometry) -> String {
    const NEAR: f32 = TINT + 0.05;
    const LEN: f32 = 0.16;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
        let (outer, inner) = (corner(place, x * NEAR, y * NEAR), corner(place, x * (NEAR + LEN), y * (NEAR + LEN)));
        let [inner_x, inner_y, x, y] = [inner.x, inner.y, outer.x, outer.y].map(short);
        format!("M{inner_x} {y}H{x}V{inner_y}")
    });
    corners.concat()
}

/// The same on a round place: a disc within its rim, with an arc at each of its corners.
pub(super) fn last_round(place: &CellGeometry) -> Html {
    const DISC: f32 = 0.37;
    const ARCS: f32 = 0.33;
    let [disc, arcs] = [DISC, ARCS].map(|share| short(share * place.width));
    // The middle half of each quarter is drawn.
    let eighth = ARCS * place.width * core::f32::consts::FRAC_PI_4;
    let dashes = format!("{0} {0}", short(eighth));
    html! {
        <>
            <circle class="last-turn" r={disc} />
            <circle class="last-turn-corners" r={arcs} stroke-dasharray={dashes} stroke-dashoffset={short(eighth * -0.5)} />
        </>
    }
}

/// May be touched first: a dot in the near corner, beside the pieces.
pub(super) fn movable(place: &CellGeometry, scale: f32) -> Html {
    let radius = 0.06 * scale;
    let Point { x, y } = corner(place, 0.06 + radius, 0.06 + radius);
    html! { <circle class="sign-dot movable" cx={short(x)} cy={short(y)} r={short(radius)} /> }
}

/// The square's name, in the far corner.
pub(super) fn label(place: &CellGeometry, label: &AttrValue) -> Html {
    let Point { x, y } = corner(place, -0.07, -0.32);
    html! { <text class="label" aria-hidden="true" x={short(x)} y={short(y)}>{ label }</text> }
}

/// Sites that belong together: a frame within each, whose dashes tell groups apart. As groups may share squares, each
/// frame is drawn inside `depth` others.
pub(super) fn overlay<'a>(nth: usize, depth: f32, places: impl Iterator<Item = &'a CellGeometry>) -> Html {
    const STROKES: [&str; 5] = ["1 0", "0.2 0.1", "0.05 0.08", "0.3 0.08 0.05 0.08", "0.1 0.05"];
    const EDGE: f32 = 0.05;
    const GAP: f32 = 0.08;
    let inset = EDGE + GAP * depth;
    let frame = |place: &CellGeometry| {
        let [width, height] = [place.width, place.height].map(|length| length - 2.0 * inset);
        let start = Point { x: place.at.x - width / 2.0, y: place.at.y - height / 2.0 };
        let [width, height] = [width, height].map(short);
        format!("M{start}h{width}v{height}h-{width}z")
    };
    let frames: String = places.map(frame).collect();
    html! {
        <>
            <path class="overlay-edge" d={frames.clone()} />
            <path class="overlay" d={frames} stroke-dasharray={STROKES[nth % STROKES.len()]} />
        </>
    }
}

/// Was touched: a strong rim.
pub(super) fn selected(foot: Footprint) -> Html {
    rim(foot, "selected")
}

/// May be touched next: a dot, or a rim around the pieces.
pub(super) fn target(foot: Option<Footprint>, is_aimed: bool, scale: f32) -> Html {
    match foot {
        Some(foot) => rim(foot, if is_aimed { "target aimed" } else { "target" }),
        None if is_aimed => html! { <circle class="sign-dot target aimed" r={short(0.24 * scale)} /> },
        None => html! { <circle class="sign-dot target" r={short(0.15 * scale)} /> },
    }
}

/// A distant target, the end of a multi-step move: a small ring.
pub(super) fn far(is_aimed: bool, scale: f32) -> Html {
    let r = short(if is_aimed { 0.2 } else { 0.1 } * scale);
    html! {
        <>
            <circle class="sign-rim-edge far" r={r.clone()} />
            <circle class="sign-rim far" {r} />
        </>
    }
}

/// A preview of what would stand here: a broken rim.
pub(super) fn ghost(Footprint { y, rx, ry }: Footprint) -> Html {
    let [cy, rx, ry] = [y, rx + RIM, ry + RIM].map(short);
    html! {
        <>
            <ellipse class="sign-rim-edge" cy={cy.clone()} rx={rx.clone()} ry={ry.clone()} />
            <ellipse class="ghost-rim" {cy} {rx} {ry} />
        </>
    }
}

/// The touch was refused: a bar in a circle, in the corner.
pub(super) fn refused(place: &CellGeometry) -> Html {
    let at = corner(place, 0.18, -0.16);
    html! {
        <g class="refused" transform={format!("translate({at})")}>
            <circle r="0.17" />
            <path d="M-0.09 0h0.18" />
        </g>
    }
}

/// The focus: a frame around the square.
pub(super) fn focus(place: &CellGeometry) -> Html {
    html! {
        <g class="focus">
            { square(place, "focus-edge", 0.03) }
            { square(place, "focus-line", 0.03) }
        </g>
    }
}

fn rim(Footprint { y, rx, ry }: Footprint, kind: &'static str) -> Html {
    let [cy, rx, ry] = [y, rx + RIM, ry + RIM].map(short);
    html! {
        <g class={kind}>
            <ellipse class="sign-rim-edge" cy={cy.clone()} rx={rx.clone()} ry={ry.clone()} />
            <ellipse class="sign-rim" {cy} {rx} {ry} />
        </g>
    }
}

/// What is compulsory.
pub(super) const FORCED: &str = "arrow";
/// What a step would do.
pub(crate) const AHEAD: &str = "arrow ahead";

/// An arrow through points, which starts a little after the first and ends a little before the last.
pub(crate) fn arrow(points: &[Point], kind: &'static str) -> Option<Html> {
    const START: f32 = 0.2;
    const END: f32 = 0.12;
    const HEAD: f32 = 0.3;
    let [first, second, ..] = *points else { return None };
    let [.., before, last] = *points else { return None };
    let tail = towards(first, second, START);
    let tip = towards(last, before, END);
    let neck = towards(tip, before, HEAD);
    let way = points[1..points.len() - 1].iter().map(|point| format!("L{point}"));
    let shaft = format!("M{tail}{}L{neck}", way.collect::<String>());
    let (across_x, across_y) = ((neck.y - tip.y) * 0.55, (tip.x - neck.x) * 0.55);
    let [left, right] = [1.0, -1.0].map(|side| Point { x: neck.x + across_x * side, y: neck.y + across_y * side });
    let head = format!("M{tip}L{left}L{right}z");
    Some(html! {
        <g class={kind}>
            <path class="arrow-edge" d={format!("{shaft}{head}")} />
            <path class="arrow-line" d={shaft} />
            <path class="arrow-head" d={head} />
        </g>
    })
}

/// The point at a distance from `from` on the way to `to`.
fn towards(from: Point, to: Point, distance: f32) -> Point {
    let share = distance / from.distance(to).max(f32::EPSILON);
    Point { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

#[cfg(test)]
mod tests {
    use rules::view::Site;

    use super::*;

    #[test]
    fn signs_keep_to_the_corners_of_long_squares() {
        let long = CellGeometry { width: 2.0, ..CellGeometry::square(Site(0), Point { x: 5.0, y: 5.0 }, 0, 0) };
        assert_eq!(corner(&long, 0.1, 0.1), Point { x: 0.9, y: 0.4 });
        assert_eq!(corner(&long, -0.1, 0.2), Point { x: -0.9, y: 0.3 });
    }

    #[test]
    fn an_arrow_needs_two_ends() {
        let point = |x| Point { x, y: 0.0 };
        assert!(arrow(&[], FORCED).is_none());
        assert!(arrow(&[point(1.0)], FORCED).is_none());
        assert!(arrow(&[point(1.0), point(2.0)], AHEAD).is_some());
        assert_eq!(towards(point(1.0), point(3.0), 0.5), point(1.5));
    }
}
