//! The mark and its rendezvous: a coin in the middle of a meadow of nine squares with a rope around it.

use rules::view::{Kind, Site, SiteMap};
use yew::{Html, html};

use super::{SIDE, is_dark, man};
use crate::art::{Layout, Point, short};

/// The rules' numbers for the mark, and for a square beside it.
pub(super) const MARK: Kind = Kind(1);
pub(super) const RENDEZVOUS: Kind = Kind(2);

/// The radius of the rope's corners.
const ROUND: f32 = 0.2;
/// Half the width of the grass that shows on a tinted square: it ends where the shadow of the rope does.
const GRASS: f32 = 0.4;
/// Half the width of the coin, and of the line within its rim.
const COIN: f32 = 0.43;
const COIN_LINE: f32 = 0.35;
// The rim shows around a man that stands on the coin, and the coin stays within its square.
const _: () = assert!(COIN_LINE > man::FOOT_RADIUS && COIN < 0.5);

/// A sprig of the mead: its stem and its leaves.
const STEM: &str = "M-0.008 0.25C-0.01 0.08 0-0.05 0.005-0.14";
const LEAVES: &str = "M0.004-0.12C-0.075-0.19-0.06-0.27 0.004-0.32 0.068-0.27 0.083-0.19 0.004-0.12z\
    M-0.01 0.02C-0.03-0.09-0.11-0.13-0.2-0.12-0.19-0.03-0.11 0.03-0.01 0.02zM0.01 0.02C0.03-0.09 0.11-0.13 0.2-0.12 0.19-0.03 \
    0.11 0.03 0.01 0.02zM-0.01 0.17C-0.03 0.06-0.11 0.02-0.2 0.03-0.19 0.12-0.11 0.18-0.01 0.17zM0.01 0.17C0.03 0.06 0.11 0.02 \
    0.2 0.03 0.19 0.12 0.11 0.18 0.01 0.17z";

/// What is drawn on a square with a sign: grass above its tint, so that a man that comes in is seen to be in, and the
/// coin.
pub(super) fn sign(sign: Kind, site: Site) -> Html {
    if ![MARK, RENDEZVOUS].contains(&sign) {
        return Html::default();
    }
    html! {
        <>
            <circle class={grass(site)} r={short(GRASS)} />
            if sign == MARK {
                <g class="lanrick-coin">
                    <circle class="lanrick-coin-side" cx="0.015" cy="0.025" r={short(COIN)} />
                    <circle class="lanrick-coin-face" r={short(COIN)} />
                    <circle class="lanrick-coin-bevel" r={short(COIN - 0.03)} />
                    <circle class="lanrick-coin-line" r={short(COIN_LINE)} />
                    <path class="lanrick-coin-low" transform="translate(0.018 0.024)" d={LEAVES} />
                    <path class="lanrick-coin-line" d={STEM} />
                    <path class="lanrick-coin-leaves" d={LEAVES} />
                </g>
            }
        </>
    }
}

/// The colour that a square has in a rendezvous.
fn grass(site: Site) -> &'static str {
    if is_dark(site.0 % SIDE, site.0 / SIDE) { "lanrick-mead-dark" } else { "lanrick-mead-light" }
}

/// The squares of a rendezvous, which may include the border, and the rope around them.
pub(super) fn meadow(signs: &SiteMap<Kind>, layout: &Layout) -> Html {
    let Some((site, middle)) = middle(signs, layout) else { return Html::default() };
    let squares = |class: &'static str| {
        let of_class = signs.keys().filter(|site| grass(**site) == class).filter_map(|site| layout.middle(*site));
        let outline: String = of_class.map(Point::square).collect();
        html! { <path {class} d={outline} /> }
    };
    let rope = rope(middle);
    html! {
        <g key={site.0} class="lanrick-meadow">
            { squares("lanrick-mead-light") }
            { squares("lanrick-mead-dark") }
            <path class="lanrick-rope-edge" transform="translate(0.012 0.02)" d={rope.clone()} />
            <path class="lanrick-rope" d={rope.clone()} />
            <path class="lanrick-rope-twist" d={rope} />
        </g>
    }
}

/// The marked square and its middle.
fn middle(signs: &SiteMap<Kind>, layout: &Layout) -> Option<(Site, Point)> {
    let (site, _) = signs.iter().find(|(_, sign)| **sign == MARK)?;
    layout.middle(*site).map(|at| (*site, at))
}

/// The line around nine squares.
fn rope(Point { x, y }: Point) -> String {
    const HALF: f32 = 1.5;
    let [left, top, straight] = [x - HALF + ROUND, y - HALF, 2.0 * (HALF - ROUND)].map(short);
    let round = short(ROUND);
    let arc = |x: &str, y: &str| format!("a{round} {round} 0 0 1 {x}{round} {y}{round}");
    format!(
        "M{left} {top}h{straight}{}v{straight}{}h-{straight}{}v-{straight}{}z",
        arc("", ""),
        arc("-", ""),
        arc("-", "-"),
        arc("", "-"),
    )
}
