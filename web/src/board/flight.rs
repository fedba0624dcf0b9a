//! Pieces in motion. Style sheets define how they move, and this module from where to where.

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::Dropped;
use super::board_view::BoardView;
use super::browser::{self, at_speed};
use super::timeline::{Flight, Manner, STAGE_MS, Spot, Stage};
use crate::art::{Point, short};

/// How high a leap goes.
const LEAP: f32 = 0.8;

/// From where to where a flight goes, and how. A dropped stack starts where it was let go.
fn way(look: &BoardView, flight: &Flight, dropped: Option<Dropped>) -> (Point, Point, Manner) {
    let point = |spot: Spot| {
        let middle = look.layout.middle(spot.site).unwrap_or(Point { x: 0.0, y: 0.0 });
        let off = look.art.piece_position(spot.site, spot.idx, spot.height, look.orientation);
        Point { x: middle.x + off.x, y: middle.y + off.y }
    };
    let Flight { from, to, manner, .. } = flight;
    let is_dropped = |dropped: &Dropped| (dropped.from, dropped.to) == (from.site, to.site);
    match dropped.filter(is_dropped) {
        Some(dropped) => (dropped.at, point(*to), Manner::Slide),
        None => (point(*from), point(*to), *manner),
    }
}

/// Whether what vanishes is shown beside the board then.
fn is_kept(look: &BoardView, flight: &Flight) -> bool {
    flight.pieces.first().is_some_and(|piece| look.art.worth(piece.kind).is_some())
}

/// Where a captured piece goes: to the plate of whoever captured it, on which it is shown; `None` where there is none.
fn plate(look: &BoardView, flight: &Flight, group: &Element) -> Option<Point> {
    let owner = flight.pieces.first()?.owner?;
    let of_others = format!(".plate:not([data-seat=\"{owner}\"]) .fares");
    let plate = gloo_utils::document().query_selector(&of_others).ok()??;
    let svg = group.closest("svg").ok()??;
    Some(browser::middle_of(&plate, &svg, &look.layout))
}

/// The pieces that fly in a stage; [`launch`] sets from where to where.
pub(super) fn flights(
    look: &BoardView,
    stage: &Stage,
    stage_id: u32,
    dropped: Option<Dropped>,
    group: &NodeRef,
) -> Html {
    let flight = |(idx, flight): (usize, &Flight)| {
        let manner = match way(look, flight, dropped).2 {
            Manner::Slide => "slide",
            Manner::Leap => "leap",
            Manner::Slip => "slip",
            Manner::Appear => "appear",
            Manner::Vanish if is_kept(look, flight) => "leave",
            Manner::Vanish => "vanish",
        };
        html! {
            <g key={format!("{stage_id}-{idx}")} class={classes!("flight", manner)}>
                <g>{ look.art.stack(&flight.pieces) }</g>
            </g>
        }
    };
    html! { <g ref={group} class="flights">{ for stage.flights.iter().enumerate().map(flight) }</g> }
}

/// Sets from where to where the drawn pieces of a stage fly. The page's policy forbids style attributes, but not
/// properties set this way.
pub(super) fn launch(look: &BoardView, stage: &Stage, dropped: Option<Dropped>, group: &NodeRef) {
    let mut drawn = group.cast::<Element>().and_then(|group| group.first_element_child());
    for flight in &stage.flights {
        let Some(element) = drawn else { return };
        let (from, mut to, manner) = way(look, flight, dropped);
        if manner == Manner::Vanish && is_kept(look, flight) {
            to = plate(look, flight, &element).unwrap_or(to);
        }
        let element = element.unchecked_ref::<SvgElement>();
        let values =
            [("--from-x", from.x), ("--from-y", from.y), ("--to-x", to.x), ("--to-y", to.y), ("--leap", -LEAP)];
        let lengths = values.map(|(name, value)| (name, format!("{}px", short(value))));
        let style = element.style();
        for (name, value) in lengths.into_iter().chain([("--time", format!("{}ms", at_speed(STAGE_MS)))]) {
            let set = style.set_property(name, &value);
            debug_assert!(set.is_ok(), "custom properties may have any value");
        }
        drawn = element.next_element_sibling();
    }
}
