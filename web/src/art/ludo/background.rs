//! The board: light wood with a printed cross, and ivory dots let into that. A seat's nest is enamelled, and its lane and
//! two of its dots on the ring have its colour; all of these have its mark.

use rules::Seat;
use rules::view::Site;
use yew::{Html, classes, html};

use super::{
    DIE_OFF, DOT, FINISH, FINISH_HALF, FIRST_LANE, LANE, LENGTH, NEST, NEST_OFF, QUARTER, RING, Spot, from_middle, man,
    moved, nest_places, quarters, seats,
};
use crate::art::{Point, short};

/// Half the width of the ivory within a coloured dot.
const INSIDE: f32 = 0.35;
/// Half the width of an ivory place in a nest.
const NEST_PLACE: f32 = 0.43;
/// The width of the rim of a nest.
const NEST_RIM: f32 = 0.13;
/// The width of the frame.
const WOOD: f32 = 0.14;
/// Half the width of the cross's arms, and how far they reach from the middle.
const CROSS: f32 = 1.47;
const CROSS_END: f32 = 5.47;
/// The index of the sixth dot of a seat's way.
const SIXTH: u16 = 5;

/// The board with a seat's side at the bottom.
pub(super) fn draw(orientation: Seat) -> Html {
    let plain = (1..=RING).filter(|dot| !is_own(*dot)).map(|dot| (dot, middle(dot, orientation)));
    let own = seats().flat_map(|seat| ring_dots(seat).into_iter().chain(lane(seat)));
    let inside: String = own.map(|site| circle(middle(site, orientation), INSIDE)).collect();
    let finish = LENGTH / 2.0 - FINISH_HALF;
    let [finish, side] = [finish, 2.0 * FINISH_HALF].map(short);
    html! {
        <>
            { field(orientation) }
            { for seats().map(|seat| colour(seat, orientation)) }
            { for seats().map(|seat| nest(seat, orientation)) }
            { ivory(plain.clone().map(|(_, at)| at), DOT - 0.02) }
            <path class="ludo-dot" d={inside} />
            { for plain.map(|(dot, at)| number(dot, at)) }
            <rect class="ludo-finish" x={finish.clone()} y={finish} width={side.clone()} height={side} rx="0.14" />
            { for seats().map(|seat| marks(seat, orientation)) }
        </>
    }
}

/// Ivory discs let into what lies under them: of the walls around them, one is in the shade and the other in the light.
/// As points with round caps these take little room.
fn ivory(middles: impl Iterator<Item = Point> + Clone, radius: f32) -> Html {
    let walls: String = middles.clone().map(|at| format!("M{at}h0")).collect();
    let discs: String = middles.map(|at| circle(at, radius)).collect();
    html! {
        <>
            <path class="ludo-wall" d={walls.clone()} transform="translate(-.02 -.025)" />
            <path class="ludo-wall ludo-wall-lit" d={walls} transform="translate(.02 .03)" />
            <path class="ludo-dot" d={discs} />
        </>
    }
}

/// The middle of a site.
fn middle(site: u16, orientation: Seat) -> Point {
    let spot = Spot::of(Site(site)).expect("the sites of the board are asked for");
    from_middle(spot.off.0, spot.off.1, spot.n_quarters + 4 - orientation.idx())
}

fn circle(Point { x, y }: Point, radius: f32) -> String {
    let [start, y, radius, across] = [x - radius, y, radius, 2.0 * radius].map(short);
    format!("M{start} {y}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0z")
}

/// Whether a dot of the ring is a seat's start or the sixth dot of its way.
fn is_own(dot: u16) -> bool {
    [0, SIXTH].contains(&((dot - 1) % QUARTER))
}

/// The number of a dot, as used in moves.
fn number(dot: u16, Point { x, y }: Point) -> Html {
    html! { <text class="site-name ludo-dot-number" aria-hidden="true" x={short(x)} y={short(y)}>{ dot }</text> }
}

/// The wood within its narrow frame, and the panel of the cross on it.
fn field(orientation: Seat) -> Html {
    const RIM: f32 = 0.02;
    let square = |class: &'static str, edge: f32, round: &'static str| {
        let [edge, length] = [edge, LENGTH - 2.0 * edge].map(short);
        html! { <rect {class} x={edge.clone()} y={edge} width={length.clone()} height={length} rx={round} /> }
    };
    html! {
        <>
            { square("frame", 0.0, "0.2") }
            { square("frame-bevel", RIM, "0.18") }
            { square("square-home ludo-field", WOOD, "0.1") }
            { square("grain", WOOD, "0.1") }
            <path class="ludo-cross" d={cross()} />
            { square("sheen", 0.0, "0.2") }
            <path class="ludo-track" d={track(orientation)} />
        </>
    }
}

/// The outline of the cross, with rounded ends.
fn cross() -> String {
    const ROUND: f32 = 0.3;
    let arm = |n_quarters: usize| {
        let at = |x: f32, y: f32| from_middle(x, y, n_quarters);
        let [corner, first, end, last] = [
            at(-CROSS, CROSS),
            at(ROUND - CROSS_END, CROSS),
            at(-CROSS_END, CROSS - ROUND),
            at(-CROSS_END, ROUND - CROSS),
        ];
        let round = short(ROUND);
        let start = if n_quarters == 0 { 'M' } else { 'L' };
        format!(
            "{start}{corner}L{first}A{round} {round} 0 0 1 {end}L{last}A{round} {round} 0 0 1 {}",
            at(ROUND - CROSS_END, -CROSS)
        )
    };
    (0..4).map(arm).collect::<String>() + "z"
}

/// The line along the dots of the ring and the lanes.
fn track(orientation: Seat) -> String {
    let ring = (2..=RING).map(|dot| format!("L{}", middle(dot, orientation)));
    let ring: String = ring.collect();
    let lanes = (0..4).map(|nth| {
        let [outer, inner] = [RING - nth * QUARTER, FIRST_LANE + LANE * ((4 - nth) % 4) + LANE - 1];
        format!("M{}L{}", middle(outer, orientation), middle(inner, orientation))
    });
    format!("M{}{ring}z{}", middle(1, orientation), lanes.collect::<String>())
}

/// A nest with its four places, and the place of its die.
fn nest(seat: Seat, orientation: Seat) -> Html {
    let n_quarters = quarters(seat, orientation);
    let at = from_middle(-NEST_OFF, NEST_OFF, n_quarters);
    let places = nest_places(seat, orientation).map(|off| moved(at, off)).into_iter();
    let disc = |class: &'static str, at: Point, radius: f32| {
        html! { <circle {class} cx={short(at.x)} cy={short(at.y)} r={short(radius)} /> }
    };
    let tray = from_middle(-DIE_OFF, DIE_OFF, n_quarters);
    // Where pieces leave for the start.
    let out = format!("translate({}) rotate({})", from_middle(-2.0, 5.0, n_quarters), 90 * n_quarters);
    let [x, y] = [tray.x - 0.7, tray.y - 0.7].map(short);
    html! {
        <g class={classes!("ludo-nest", man::tone(seat).class())} data-of={seat.to_string()}>
            { disc("shadow", moved(at, Point { x: 0.03, y: 0.06 }), NEST + 0.08) }
            { disc("face", at, NEST) }
            { disc("ludo-nest-line", at, NEST - NEST_RIM) }
            { ivory(places, NEST_PLACE) }
            { man::mark(seat, at, 1.0) }
            <path class="printed on-light" d="M-0.26-0.15L-0.1 0L-0.26 0.15M-0.05-0.15L0.11 0L-0.05 0.15" transform={out} />
            <rect class="ludo-die-tray" {x} {y} width="1.4" height="1.4" rx="0.26" />
        </g>
    }
}

/// The dots of a seat: its start and the sixth dot of its way.
fn ring_dots(seat: Seat) -> [u16; 2] {
    let start = seat.idx() as u16 * QUARTER + 1;
    [start, start + SIXTH]
}

/// The sites of a seat's lane.
fn lane(seat: Seat) -> core::ops::Range<u16> {
    let first = FIRST_LANE + seat.idx() as u16 * LANE;
    first..first + LANE
}

/// What has the colour of a seat under the ivory: its two dots, and its lane, which leads into the finish. Points with
/// round caps are discs.
fn colour(seat: Seat, orientation: Seat) -> Html {
    let [start, sixth] = ring_dots(seat).map(|dot| middle(dot, orientation));
    let d = format!("M{start}h0M{sixth}h0M{}L{}", middle(lane(seat).start, orientation), middle(FINISH.0, orientation));
    html! { <path class={classes!("ludo-lane", man::tone(seat).class())} {d} /> }
}

/// The marks on the dots and on the lane of a seat.
fn marks(seat: Seat, orientation: Seat) -> Html {
    let own = ring_dots(seat).into_iter().chain(lane(seat));
    html! {
        <g class={man::tone(seat).class()}>
            { for own.map(|site| man::mark(seat, middle(site, orientation), 0.75)) }
        </g>
    }
}
