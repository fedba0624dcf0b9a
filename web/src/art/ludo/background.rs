//! The board: wood with ivory dots let into it. A seat's nest, its lane and two of its dots on the ring have its colour
//! and its mark.

use rules::Seat;
use rules::view::Site;
use yew::{Html, classes, html};

use super::{
    DIE_OFF, DOT, FINISH_DOT, FIRST_LANE, FRAME, LANE, LENGTH, NEST, NEST_OFF, QUARTER, RING, Spot, from_middle, man,
    moved, nest_places, quarters, seats,
};
use crate::art::{Point, short};

/// Half the width of the ivory within a coloured dot.
const INSIDE: f32 = 0.31;
/// Half the width of an ivory place in a nest.
const NEST_PLACE: f32 = 0.46;
/// The index of the sixth dot of a seat's way.
const SIXTH: u16 = 5;

/// The board with a seat's side at the bottom.
pub(super) fn draw(orientation: Seat) -> Html {
    let all = |sites: core::ops::RangeInclusive<u16>, radius: f32| -> String {
        sites.map(|site| circle(middle(site, orientation), radius)).collect()
    };
    let finish = Point { x: LENGTH / 2.0, y: LENGTH / 2.0 };
    html! {
        <>
            <rect class="frame" width={short(LENGTH)} height={short(LENGTH)} rx="0.3" />
            { field() }
            <path class="ludo-track" d={track(orientation)} />
            { for seats().map(|seat| nest(seat, orientation)) }
            <path class="ludo-dot" d={all(1..=RING, DOT)} />
            { for (1..=RING).filter(|dot| !is_own(*dot)).map(|dot| number(dot, middle(dot, orientation))) }
            <path class="ludo-finish" d={circle(finish, FINISH_DOT)} />
            { for seats().map(|seat| dots(seat, orientation)) }
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

/// The wood within the frame.
fn field() -> Html {
    const EDGE: f32 = FRAME / 3.0;
    let [edge, length] = [EDGE, LENGTH - 2.0 * EDGE].map(short);
    html! {
        <rect class="inlay square-home" x={edge.clone()} y={edge} width={length.clone()} height={length} rx="0.2" />
    }
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
    let places: String = nest_places(seat, orientation).map(|off| circle(moved(at, off), NEST_PLACE)).concat();
    let tray = from_middle(-DIE_OFF, DIE_OFF, n_quarters);
    // Where pieces leave for the start.
    let out = format!("translate({}) rotate({})", from_middle(-2.0, 5.0, n_quarters), 90 * n_quarters);
    let [x, y] = [tray.x - 0.7, tray.y - 0.7].map(short);
    html! {
        <g class={classes!("ludo-nest", man::tone(seat).class())}>
            <path class="face" d={circle(at, NEST)} />
            <path class="ludo-nest-line" d={circle(at, NEST - 0.11)} />
            <path class="ludo-dot" d={places} />
            { man::mark(seat, at, 1.0) }
            <path class="printed on-light" d="M-0.26-0.15L-0.1 0L-0.26 0.15M-0.05-0.15L0.11 0L-0.05 0.15" transform={out} />
            <rect class="ludo-die-tray" {x} {y} width="1.4" height="1.4" rx="0.26" />
        </g>
    }
}

/// The dots of a seat: its start, the sixth dot of its way and its lane.
fn dots(seat: Seat, orientation: Seat) -> Html {
    let idx = seat.idx() as u16;
    let start = idx * QUARTER + 1;
    let lane = FIRST_LANE + idx * LANE;
    let own = [start, start + SIXTH].into_iter().chain(lane..lane + LANE);
    let own: Vec<Point> = own.map(|site| middle(site, orientation)).collect();
    let all = |radius: f32| own.iter().map(|at| circle(*at, radius)).collect::<String>();
    html! {
        <g class={man::tone(seat).class()}>
            <path class="face" d={all(DOT)} />
            <path class="ludo-dot" d={all(INSIDE)} />
            { for own.iter().map(|at| man::mark(seat, *at, 0.75)) }
        </g>
    }
}
