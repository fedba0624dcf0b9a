//! Pieces in motion. Style sheets say how they go, and this where from and where to.

use web_sys::SvgElement;
use yew::prelude::*;

use super::timeline::{Flight, Manner, Spot, Stage};
use super::{Dropped, Look};
use crate::art::{Point, short};

/// How long a stage takes, in milliseconds.
pub(super) const STAGE_MS: u32 = 200;
/// How high a leap goes.
const LEAP: f32 = 0.8;

/// What flies in a stage. A stack that was dropped begins where it left the hand.
pub(super) fn flights(look: &Look, stage: &Stage, stage_id: u32, dropped: Option<Dropped>) -> Html {
    let point = |spot: Spot| {
        let middle = look.layout.middle(spot.site).unwrap_or(Point { x: 0.0, y: 0.0 });
        Point { y: middle.y - look.art.rise(spot.idx, spot.height), ..middle }
    };
    let flight = |(idx, flight): (usize, &Flight)| {
        let Flight { pieces, from, to, manner } = flight;
        let is_dropped = |dropped: &Dropped| (dropped.from, dropped.to) == (from.site, to.site);
        let (start, manner) = match dropped.filter(is_dropped) {
            Some(dropped) => (dropped.at, Manner::Slide),
            None => (point(*from), *manner),
        };
        html! {
            <Flying key={format!("{stage_id}-{idx}")} from={start} to={point(*to)} {manner}>
                { look.art.stack(pieces) }
            </Flying>
        }
    };
    html! { <g class="flights">{ for stage.flights.iter().enumerate().map(flight) }</g> }
}

#[derive(Clone, PartialEq, Properties)]
struct FlyingProps {
    from: Point,
    to: Point,
    manner: Manner,
    children: Html,
}

/// A drawing that flies once, when it is first shown.
#[component]
fn Flying(props: &FlyingProps) -> Html {
    let node = use_node_ref();
    // The page's policy forbids style attributes, but not properties that are set so.
    use_effect_with((node.clone(), props.from, props.to), |(node, from, to)| {
        let Some(element) = node.cast::<SvgElement>() else { return };
        let values =
            [("--from-x", from.x), ("--from-y", from.y), ("--to-x", to.x), ("--to-y", to.y), ("--leap", -LEAP)];
        let lengths = values.map(|(name, value)| (name, format!("{}px", short(value))));
        for (name, value) in lengths.into_iter().chain([("--time", format!("{STAGE_MS}ms"))]) {
            let set = element.style().set_property(name, &value);
            debug_assert!(set.is_ok(), "custom properties may have any value");
        }
    });
    let manner = match props.manner {
        Manner::Slide => "slide",
        Manner::Leap => "leap",
        Manner::Slip => "slip",
        Manner::Appear => "appear",
        Manner::Vanish => "vanish",
    };
    html! { <g ref={node} class={classes!("flight", manner)}><g>{ props.children.clone() }</g></g> }
}
