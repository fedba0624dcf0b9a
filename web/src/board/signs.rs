//! Signs on sites. Each is told from the others by its shape, and drawn in two tones so that it shows on any ground.

use yew::{Html, html};

use crate::art::{Foot, Point, short};

/// How much further out than what stands there a rim is drawn.
const RIM: f32 = 0.055;

/// Of the last turn: the square is tinted, with a corner at each of its corners.
pub(super) fn last() -> Html {
    const FAR: f32 = 0.44;
    const LEN: f32 = 0.16;
    let corners: String = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| {
            let [inner_x, inner_y, x, y] = [x * (FAR - LEN), y * (FAR - LEN), x * FAR, y * FAR].map(short);
            format!("M{inner_x} {y}H{x}V{inner_y}")
        })
        .concat();
    html! {
        <>
            <rect class="last-turn" x="-0.5" y="-0.5" width="1" height="1" />
            <path class="last-turn-corners" d={corners} />
        </>
    }
}

/// May be touched first: a dot at the near corner, beside what stands there.
pub(super) fn movable() -> Html {
    html! { <circle class="sign-dot movable" cx="0.38" cy="0.38" r="0.06" /> }
}

/// Was touched: a strong rim.
pub(super) fn selected(foot: Foot) -> Html {
    rim(foot, "selected")
}

/// May be touched next: a dot, or a rim around what stands there.
pub(super) fn target(foot: Option<Foot>, is_aimed: bool) -> Html {
    match foot {
        Some(foot) => rim(foot, if is_aimed { "target aimed" } else { "target" }),
        None if is_aimed => html! { <circle class="sign-dot target aimed" r="0.24" /> },
        None => html! { <circle class="sign-dot target" r="0.15" /> },
    }
}

/// The end of a chain: a small ring.
pub(super) fn far(is_aimed: bool) -> Html {
    let r = if is_aimed { "0.2" } else { "0.1" };
    html! {
        <>
            <circle class="sign-rim-edge far" {r} />
            <circle class="sign-rim far" {r} />
        </>
    }
}

/// What stands here only would: a broken rim.
pub(super) fn ghost(Foot { y, rx, ry }: Foot) -> Html {
    let [cy, rx, ry] = [y, rx + RIM, ry + RIM].map(short);
    html! {
        <>
            <ellipse class="sign-rim-edge" cy={cy.clone()} rx={rx.clone()} ry={ry.clone()} />
            <ellipse class="ghost-rim" {cy} {rx} {ry} />
        </>
    }
}

/// Touching it was refused: a bar in a circle, at the corner.
pub(super) fn refused() -> Html {
    html! {
        <g class="refused" transform="translate(0.32 -0.34)">
            <circle r="0.17" />
            <path d="M-0.09 0h0.18" />
        </g>
    }
}

/// The focus: a frame around the square.
pub(super) fn focus() -> Html {
    html! {
        <g class="focus">
            <rect class="focus-edge" x="-0.47" y="-0.47" width="0.94" height="0.94" rx="0.06" />
            <rect class="focus-line" x="-0.47" y="-0.47" width="0.94" height="0.94" rx="0.06" />
        </g>
    }
}

fn rim(Foot { y, rx, ry }: Foot, kind: &'static str) -> Html {
    let [cy, rx, ry] = [y, rx + RIM, ry + RIM].map(short);
    html! {
        <g class={kind}>
            <ellipse class="sign-rim-edge" cy={cy.clone()} rx={rx.clone()} ry={ry.clone()} />
            <ellipse class="sign-rim" {cy} {rx} {ry} />
        </g>
    }
}

/// An arrow over points, which starts and ends a little beside the first and the last.
pub(super) fn arrow(points: &[Point]) -> Option<Html> {
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
        <g class="arrow">
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
    use super::*;

    #[test]
    fn an_arrow_needs_two_ends() {
        let point = |x| Point { x, y: 0.0 };
        assert!(arrow(&[]).is_none());
        assert!(arrow(&[point(1.0)]).is_none());
        assert!(arrow(&[point(1.0), point(2.0)]).is_some());
        assert_eq!(towards(point(1.0), point(3.0), 0.5), point(1.5));
    }
}
