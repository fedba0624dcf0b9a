//! The scoreboard beside the field: a ring of fifty numbers with one stone of each player, and within the ring the
//! score tiles that show how many times a stone has gone round.

use rules::Seat;
use rules::view::{Piece, Scene};
use yew::{Html, html};

use super::{FRAME, STONE, stone};
use crate::art::{Layout, Point, short};

/// How much of the board's height it takes.
pub(super) const HEIGHT: f32 = 2.5;
/// How many numbers the ring has, from 0.
const ROUND: i32 = 50;
/// How far the numbers are from the sides of the board, and from the upper and lower side of the scoreboard.
const BESIDE: f32 = FRAME + 0.3;
const ABOVE: f32 = 0.42;
/// How much smaller its stones are than those on the field.
const STONE_SCALE: f32 = 0.62;
/// How far from its number a stone lies, so that two can lie beside each other.
const LANE: f32 = 0.16;
/// How far a number that the ring's upright lines would cross is moved aside.
const ASIDE: f32 = 0.32;
/// Half the width of a score tile, and half its height.
const TILE: (f32, f32) = (0.47, 0.25);

/// The scoreboard itself, with its numbers.
pub(super) fn board(layout: &Layout) -> Html {
    let dots: String = (0..ROUND).map(|number| dot(at(layout, number))).collect();
    let number = |number: i32| {
        let Point { x, y } = label(layout, number);
        html! { <text class="lino-score-number" x={short(x)} y={short(y)}>{ number }</text> }
    };
    html! {
        <>
            <path class="lino-score-ring" d={ring(layout)} />
            <path class="lino-score-dots" d={dots} />
            { for (0..ROUND).step_by(5).map(number) }
        </>
    }
}

/// Both players' stones and score tiles.
pub(super) fn stones(scene: &Scene, layout: &Layout) -> Html {
    [Seat::FIRST, Seat::SECOND].into_iter().map(|seat| of_seat(seat, scene.counts[seat], layout)).collect()
}

fn of_seat(seat: Seat, points: i32, layout: &Layout) -> Html {
    let lane = if seat == Seat::FIRST { -LANE } else { LANE };
    let Point { x, y } = at(layout, points.rem_euclid(ROUND));
    let middle = layout.height - HEIGHT / 2.0;
    // White's tiles lie left of the middle, Blue's right.
    let side = if seat == Seat::FIRST { -1.0 } else { 1.0 };
    let tile = |(nth, worth): (u8, i32)| {
        let at = Point { x: layout.width / 2.0 + side * (0.75 + 1.05 * f32::from(nth)), y: middle };
        html! { <g transform={format!("translate({at})")}>{ tile(seat, worth) }</g> }
    };
    html! {
        <>
            { small(seat, Point { x, y: y + lane }) }
            { for (0..).zip(tiles(points)).map(tile) }
        </>
    }
}

/// A stone of the scoreboard.
fn small(seat: Seat, at: Point) -> Html {
    let transform = format!("translate({at})scale({})", short(STONE_SCALE));
    html! { <g {transform}>{ stone::stone(Piece { owner: Some(seat), kind: STONE }) }</g> }
}

/// A score tile, around the origin.
fn tile(seat: Seat, worth: i32) -> Html {
    let (half_width, half_height) = TILE;
    let [x, y] = [-half_width, -half_height].map(short);
    let [width, height] = [2.0 * half_width, 2.0 * half_height].map(short);
    html! {
        <g class={stone::tone(seat).class()}>
            <rect class="lino-score-tile" {x} {y} {width} {height} rx="0.07" />
            <text class="lino-score-worth" y="0.14">{ worth }</text>
        </g>
    }
}

/// What the score tiles of a player show: the first is turned from 50 to 100, then the second one is added. If two are
/// not enough, one shows the sum.
fn tiles(points: i32) -> Vec<i32> {
    match points.div_euclid(ROUND) {
        ..1 => vec![],
        1 => vec![50],
        2 => vec![100],
        3 => vec![100, 50],
        4 => vec![100, 100],
        rounds => vec![rounds * ROUND],
    }
}

/// Whether a number stands in the upper half of the ring.
fn is_above(number: i32) -> bool {
    number < ROUND / 2
}

/// The position of a number: the first half from left to right, the other half back below it.
fn at(layout: &Layout, number: i32) -> Point {
    let half = ROUND / 2;
    let column = if is_above(number) { number } else { ROUND - 1 - number };
    let step = (layout.width - 2.0 * BESIDE) / (half - 1) as f32;
    let y = if is_above(number) { layout.height - HEIGHT + ABOVE } else { layout.height - ABOVE };
    Point { x: BESIDE + column as f32 * step, y }
}

/// Where a number's label is: within the ring.
fn label(layout: &Layout, number: i32) -> Point {
    let Point { x, y } = at(layout, number);
    let aside = match number {
        0 => ASIDE,
        _ if number == ROUND / 2 => -ASIDE,
        _ => 0.0,
    };
    Point { x: x + aside, y: y + if is_above(number) { 0.48 } else { -0.24 } }
}

fn ring(layout: &Layout) -> String {
    let (start, end) = (at(layout, 0), at(layout, ROUND / 2));
    let [left, right, top, bottom] = [start.x, end.x, start.y, end.y].map(short);
    format!("M{left} {top}H{right}V{bottom}H{left}z")
}

fn dot(at: Point) -> String {
    const R: f32 = 0.06;
    let start = Point { x: at.x - R, ..at };
    let [r, across] = [R, 2.0 * R].map(short);
    format!("M{start}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::{Art as _, Cells};

    fn layout() -> Layout {
        let cells = Cells { columns: 10, rows: 8, ..Cells::one(6, 6) };
        super::super::ART.layout(Seat::FIRST).cut(cells)
    }

    #[test]
    fn numbers_run_round_and_keep_apart_from_the_field() {
        let layout = layout();
        let points: Vec<Point> = (0..ROUND).map(|number| at(&layout, number)).collect();
        let steps = points.iter().zip(points.iter().cycle().skip(1)).map(|(one, next)| one.distance(*next));
        let (far, near): (Vec<f32>, Vec<f32>) = steps.partition(|step| *step > 1.0);
        assert_eq!((far.len(), near.len()), (2, 48), "the ring turns twice");
        assert!(near.iter().all(|step| (step - near[0]).abs() < 0.001), "{near:?}");
        let field = layout.places.iter().map(|place| place.at.y).fold(0.0, f32::max) + 0.5;
        assert!(points.iter().all(|point| point.y > field + LANE && point.y < layout.height - LANE));
        assert!(points.iter().all(|point| (FRAME..layout.width - FRAME).contains(&point.x)));
    }

    #[test]
    fn no_line_goes_through_a_number() {
        // Half the width of two digits.
        const HALF_WIDTH: f32 = 0.22;
        let layout = layout();
        let (start, end) = (at(&layout, 0), at(&layout, ROUND / 2));
        for label in (0..ROUND).step_by(5).map(|number| label(&layout, number)) {
            assert!(label.x - start.x > HALF_WIDTH && end.x - label.x > HALF_WIDTH, "{label:?}");
            assert!(label.y - start.y > LANE && end.y - label.y > LANE, "{label:?}");
        }
    }

    #[test]
    fn score_tiles_are_turned_and_then_there_are_two() {
        let shown: Vec<Vec<i32>> = [0, 49, 50, 99, 100, 150, 249, 250, 312].map(tiles).to_vec();
        let expect: [&[i32]; 9] = [&[], &[], &[50], &[50], &[100], &[100, 50], &[100, 100], &[250], &[300]];
        assert_eq!(shown, expect);
    }

    #[test]
    fn stones_lie_at_their_points() {
        let layout = layout();
        let mut scene = Scene::new(rules::Message::new("lino-over"));
        (scene.counts[Seat::FIRST], scene.counts[Seat::SECOND]) = (7, 157);
        let drawn = format!("{:?}", stones(&scene, &layout));
        // Both stones are on one number, beside each other.
        let Point { x, y } = at(&layout, 7);
        for lane in [-LANE, LANE] {
            let place = format!("translate({})", Point { x, y: y + lane });
            assert!(drawn.contains(&place), "{place}: {drawn}");
        }
        assert_eq!(drawn.matches("lino-score-tile").count(), 2);
    }
}
