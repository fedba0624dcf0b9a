//! The doubling cube: its upper side with a number, and a little of two others. One that has not been turned yet shows
//! 64, as on real cubes, and counts once.

use rules::view::Kind;
use yew::{Html, html};

/// What the cube shows for its values 1, 2, 4 and so on.
const SHOWN: [&str; 7] = ["64", "2", "4", "8", "16", "32", "64"];

/// The cube around the origin.
pub(super) fn cube(kind: Kind) -> Html {
    let shown = usize::from(kind.0).checked_sub(1).and_then(|idx| SHOWN.get(idx)).copied().unwrap_or_default();
    html! {
        <g class="piece backgammon-cube">
            <rect class="die-shadow" x="-0.33" y="-0.31" width="0.72" height="0.73" rx="0.11" />
            <rect class="backgammon-cube-body" x="-0.36" y="-0.36" width="0.72" height="0.72" rx="0.11" />
            <rect class="backgammon-cube-edge" x="-0.345" y="-0.345" width="0.63" height="0.63" rx="0.1" />
            <text class="backgammon-cube-number" x="-0.03" y="0.105">{ shown }</text>
        </g>
    }
}
