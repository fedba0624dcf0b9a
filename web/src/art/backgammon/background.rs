//! The board: two halves of wood with a bar between them, twelve long points let into each, and a row of trays at one
//! side. The names of the points are printed on the rims.

use rules::Seat;
use yew::{Html, classes, html};

use super::{BAR, GAP, HALF, HEIGHT, LENGTH, MIDDLE, POINTS, RIM, SIDE, TRAY, WIDTH, middle, points};
use crate::art::{Point, short};

/// How far the tip of a point is from its base.
const TIP: f32 = LENGTH - 0.15;
/// How wide the base of a point is.
const BASE: f32 = 0.94;

/// How much of the frame is between the bar and the halves.
const EDGE: f32 = 0.05;
/// Where the trays begin.
const TRAY_X: f32 = SIDE + 2.0 * HALF + BAR + GAP;

/// The source's name of a point, by its number as White counts.
pub(super) fn name(point: u16) -> String {
    if point <= POINTS / 2 { point.to_string() } else { format!("{}A", POINTS + 1 - point) }
}

/// The number of a point for the player on a seat, as used in moves, by its number as White counts.
fn number(point: u16, from: Seat) -> String {
    (if from == Seat::FIRST { point } else { POINTS + 1 - point }).to_string()
}

/// The board with a seat's side at the bottom, with the source's names or the numbers of a seat on it.
pub(super) fn draw(orientation: Seat, numbered_from: Option<Seat>) -> Html {
    let [width, height] = [WIDTH, HEIGHT].map(short);
    let triangles = |of: u16, class: &'static str| {
        let paths: String =
            points().filter(|point| point % 2 == of).map(|point| triangle(point, orientation)).collect();
        html! { <path class={classes!("backgammon-point", class)} d={paths} /> }
    };
    html! {
        <>
            <rect class="frame" {width} {height} rx="0.2" />
            { for [SIDE, SIDE + HALF + BAR].map(|x| inlay("square-home", x, HALF, RIM, HEIGHT - 2.0 * RIM, orientation)) }
            { triangles(0, "square-light") }
            { triangles(1, "square-strip") }
            { inlay("square-dark", SIDE + HALF + EDGE, BAR - 2.0 * EDGE, RIM, HEIGHT - 2.0 * RIM, orientation) }
            { for [RIM, RIM + LENGTH + MIDDLE].map(|y| inlay("square-dark", TRAY_X, TRAY, y, LENGTH, orientation)) }
            { for points().map(|point| label(point, orientation, numbered_from)) }
        </>
    }
}

/// A piece of wood let into the frame, `x` from the left when White's side is at the bottom; for Black it is at the
/// other end.
fn inlay(wood: &'static str, x: f32, width: f32, y: f32, height: f32, orientation: Seat) -> Html {
    let x = if orientation == Seat::FIRST { x } else { WIDTH - x - width };
    let [x, y, width, height] = [x, y, width, height].map(short);
    html! { <rect class={classes!("inlay", wood)} {x} {y} {width} {height} /> }
}

fn triangle(point: u16, orientation: Seat) -> String {
    let Point { x, y } = middle(point, orientation);
    let tip = if y < HEIGHT / 2.0 { TIP } else { -TIP };
    let base = if y < HEIGHT / 2.0 { RIM } else { HEIGHT - RIM };
    let half = BASE / 2.0;
    format!("M{} {}h{}L{} {}z", short(x - half), short(base), short(BASE), short(x), short(base + tip))
}

fn label(point: u16, orientation: Seat, numbered_from: Option<Seat>) -> Html {
    let Point { x, y } = middle(point, orientation);
    let y = if y < HEIGHT / 2.0 { RIM / 2.0 } else { HEIGHT - RIM / 2.0 };
    let name = numbered_from.map_or_else(|| name(point), |seat| number(point, seat));
    html! { <text class="site-name backgammon-point-name" x={short(x)} y={short(y)} dy="0.145">{ name }</text> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_the_names_of_the_source() {
        assert_eq!([1, 6, 12, 13, 19, 24].map(name), ["1", "6", "12", "12A", "6A", "1A"]);
    }

    #[test]
    fn points_are_numbered_by_whoever_counts() {
        assert_eq!([1, 12, 13, 24].map(|point| number(point, Seat::FIRST)), ["1", "12", "13", "24"]);
        assert_eq!([1, 12, 13, 24].map(|point| number(point, Seat::SECOND)), ["24", "13", "12", "1"]);
    }
}
