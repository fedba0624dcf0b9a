//! The scoreboard beside the field: a track of fifty points, sunk into the wood, with one stone of each player, and on
//! the island within it the numbers and the score tiles that show how many times a stone has gone round.

use rules::Seat;
use rules::view::{Piece, Scene};
use yew::{Html, html};

use super::{FRAME, STONE, stone};
use crate::art::{Layout, Point, short};

/// How much of the board's height it takes.
pub(super) const HEIGHT: f32 = 2.5;
/// How many points the track has, from 0.
const ROUND: i32 = 50;
/// How far the points are from the sides of the board, and from the upper and lower side of the scoreboard.
const BESIDE: f32 = FRAME + 0.3;
const ABOVE: f32 = 0.42;
/// How much smaller its stones are than those on the field.
const STONE_SCALE: f32 = 0.58;
/// How far from its point a stone lies, so that two can lie beside each other.
const LANE: f32 = 0.17;
/// Half the width of the track: both stones lie within it.
const HALF: f32 = 0.36;
/// How wide the track is where it turns, beside the island.
const TURN: f32 = 0.16;
/// How far a number is from the edge of the island.
const MARGIN: f32 = 0.04;
/// How high the digits of a number are.
const DIGIT: f32 = 0.205;
/// Half the width of a score tile, and half its height.
const TILE: (f32, f32) = (0.42, 0.2);

/// The scoreboard itself, with its numbers.
pub(super) fn board(layout: &Layout) -> Html {
    let dots: String = (0..ROUND).map(|number| format!("M{}h0", at(layout, number))).collect();
    let number = |number: i32| {
        let Point { x, y } = label(layout, number);
        html! { <text class="lino-score-number" x={short(x)} y={short(y)}>{ number }</text> }
    };
    html! {
        <>
            { sunk(layout, "lino-score-ring", -HALF) }
            { sunk(layout, "frame lino-score-island", HALF) }
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
            <text class="lino-score-worth" y="0.13">{ worth }</text>
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

/// Whether a number stands in the upper half of the track.
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

/// Where the foot of a number is: at the edge of the island, beside its point.
fn label(layout: &Layout, number: i32) -> Point {
    let Point { x, y } = at(layout, number);
    let below = HALF + MARGIN;
    Point { x, y: if is_above(number) { y + below + DIGIT } else { y - below } }
}

/// The track with its island on it, or the island alone. `within` is how far inside the points its long sides are.
fn sunk(layout: &Layout, class: &'static str, within: f32) -> Html {
    let (start, end) = (at(layout, 0), at(layout, ROUND / 2));
    let (beside, rx) = if within > 0.0 { (TURN - HALF, "0.14") } else { (-HALF, "0.34") };
    let [x, y] = [start.x + beside, start.y + within].map(short);
    let [width, height] = [end.x - start.x - 2.0 * beside, end.y - start.y - 2.0 * within].map(short);
    html! { <rect {class} {x} {y} {width} {height} {rx} /> }
}

#[cfg(test)]
mod tests {
    use super::super::background::WOOD;
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
    fn numbers_stand_on_the_island_and_leave_room_for_score_tiles() {
        // Half the width of two digits.
        const HALF_WIDTH: f32 = 0.17;
        let layout = layout();
        let (start, end) = (at(&layout, 0), at(&layout, ROUND / 2));
        let aside = HALF - TURN;
        let middle = layout.height - HEIGHT / 2.0;
        for number in (0..ROUND).step_by(5) {
            let label = label(&layout, number);
            assert!(label.x - start.x + aside > HALF_WIDTH && end.x - label.x + aside > HALF_WIDTH, "{label:?}");
            assert!(label.y - DIGIT > start.y + HALF && label.y < end.y - HALF, "{label:?}");
            assert!(label.y < middle - TILE.1 || label.y - DIGIT > middle + TILE.1, "{label:?}");
        }
    }

    #[test]
    fn both_stones_lie_in_the_track() {
        const { assert!(LANE + STONE_SCALE * stone::FOOTPRINT.ry <= HALF + 0.005) };
        const { assert!(2.0 * LANE >= 1.7 * STONE_SCALE * stone::FOOTPRINT.ry) };
        let layout = layout();
        let html = format!("{:?}", board(&layout));
        let places = ["lino-score-ring", "lino-score-island"].map(|class| html.find(class).expect("it is drawn"));
        assert!(places.is_sorted());
        // Its outer side is on the wood.
        let (first, last) = (at(&layout, 0), at(&layout, ROUND / 2));
        assert!(first.x - HALF > WOOD && last.x + HALF < layout.width - WOOD);
        assert!(first.y - HALF > layout.height - HEIGHT && last.y + HALF < layout.height);
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
