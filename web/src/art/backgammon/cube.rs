//! The doubling cube: a square with a number. One that has not been turned yet shows 64, as on real cubes, and counts
//! once.

use rules::view::Kind;
use yew::{Html, html};

/// What the cube shows for its values 1, 2, 4 and so on.
const SHOWN: [&str; 7] = ["64", "2", "4", "8", "16", "32", "64"];

/// The cube around the origin.
pub(super) fn cube(kind: Kind) -> Html {
    let shown = usize::from(kind.0).checked_sub(1).and_then(|idx| SHOWN.get(idx)).copied().unwrap_or_default();
    html! {
        <g class="piece backgammon-cube">
            <rect class="shadow" x="-0.36" y="-0.34" width="0.78" height="0.78" rx="0.1" />
            <rect class="backgammon-cube-body" x="-0.39" y="-0.39" width="0.78" height="0.78" rx="0.1" />
            <rect class="backgammon-cube-edge" x="-0.31" y="-0.31" width="0.62" height="0.62" rx="0.06" />
            <text class="backgammon-cube-number" dy="0.15">{ shown }</text>
        </g>
    }
}
