//! The board: wood with two halves lined with felt, a bar between them and trays at one side, all sunk into it, and
//! twelve long points laid into the felt of each half. The names of the points are printed on the upper and the lower
//! rim.

use rules::Seat;
use yew::{Html, classes, html};

use super::{BAR, GAP, HALF, HEIGHT, LENGTH, MIDDLE, POINTS, RIM, SIDE, TRAY, WIDTH, middle, points};
use crate::art::{Point, short};

/// How far the tip of a point is from its base.
const TIP: f32 = LENGTH - 0.12;
/// How wide the base of a point is.
pub(super) const BASE: f32 = 0.9;
/// Where the bar begins.
const BAR_X: f32 = SIDE + HALF;
/// Where the wood beside the trays begins.
const TRAY_SIDE: f32 = BAR_X + BAR + HALF;
/// How far the foot of a name is below the middle of the rim.
const FOOT: f32 = 0.085;

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
    let upright = |x: f32, width: f32| Rectangle { x, y: RIM, width, height: HEIGHT - 2.0 * RIM }.seen(orientation);
    let tray = |y: f32| Rectangle { x: TRAY_SIDE + GAP, y, width: TRAY, height: LENGTH }.seen(orientation);
    let wood = [(0.0, SIDE), (BAR_X, BAR), (TRAY_SIDE, WIDTH - TRAY_SIDE)].map(|(x, width)| upright(x, width));
    let fields = [SIDE, BAR_X + BAR].map(|x| upright(x, HALF));
    let trays = [RIM, RIM + LENGTH + MIDDLE].map(tray);
    let sunk = || fields.iter().chain(&trays);
    let shaded: String = sunk().map(Rectangle::upper_left).collect();
    let lit: String = sunk().map(Rectangle::lower_right).collect();
    // The two halves are hinged along the middle of the bar, and the edges of the wood are rounded.
    let seam = wood[1].x + BAR / 2.0;
    let [seam, beside] = [seam, seam + 0.035].map(short);
    let [right, low, right_end, low_end] = [WIDTH - 0.025, HEIGHT - 0.025, WIDTH - 0.1, HEIGHT - 0.1].map(short);
    let dark = format!("{shaded}M{seam} {height}V0M.06 {low}H{right_end}Q{right} {low} {right} {low_end}V.06");
    let light = format!("{lit}M{beside} {height}V0M.02 {low_end}V.1Q.02 .02 .1 .02H{right_end}");
    html! {
        <>
            <rect class="frame" width={width.clone()} height={height.clone()} rx="0.12" />
            <path class="grain" d={wood.iter().map(Rectangle::outline).collect::<String>()} />
            <path class="inlay square-home backgammon-field" d={fields.iter().map(Rectangle::outline).collect::<String>()} />
            { triangles(0, "square-light") }
            { triangles(1, "square-strip") }
            <path class="inlay square-dark backgammon-tray" d={trays.iter().map(Rectangle::outline).collect::<String>()} />
            <path class="backgammon-depth" d={shaded} />
            <path class="backgammon-edge-dark" d={dark} />
            <path class="backgammon-edge-lit" d={light} />
            <rect class="sheen" {width} {height} rx="0.12" />
            { for points().map(|point| label(point, orientation, numbered_from)) }
        </>
    }
}

/// A part of the board.
#[derive(Clone, Copy)]
struct Rectangle {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

impl Rectangle {
    /// `x` is from the left when White's side is at the bottom; for Black the part is at the other end.
    fn seen(self, orientation: Seat) -> Rectangle {
        let x = if orientation == Seat::FIRST { self.x } else { WIDTH - self.x - self.width };
        Rectangle { x, ..self }
    }

    fn outline(&self) -> String {
        format!("{}v{}z", self.upper_left(), short(self.height))
    }

    /// From the lower left corner to the upper right one: what lies lower than its surroundings is in the shade there.
    fn upper_left(&self) -> String {
        let [x, foot, up, width] = [self.x, self.y + self.height, -self.height, self.width].map(short);
        format!("M{x} {foot}v{up}h{width}")
    }

    /// Between the same corners, the other way round.
    fn lower_right(&self) -> String {
        let [x, foot, up, width] = [self.x, self.y + self.height, -self.height, self.width].map(short);
        format!("M{x} {foot}h{width}v{up}")
    }
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
    html! { <text class="site-name backgammon-point-name" x={short(x)} y={short(y + FOOT)}>{ name }</text> }
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

    #[test]
    fn what_is_sunk_is_dark_at_the_upper_left_for_both_sides() {
        let part = Rectangle { x: 1.0, y: 2.0, width: 3.0, height: 4.0 };
        assert_eq!(part.outline(), "M1 6v-4h3v4z");
        assert_eq!([part.upper_left(), part.lower_right()], ["M1 6v-4h3", "M1 6h3v-4"]);
        let seen = part.seen(Seat::SECOND);
        assert_eq!((seen.x, seen.y), (WIDTH - 4.0, 2.0));
        assert!(seen.upper_left().ends_with("v-4h3"));
    }
}
