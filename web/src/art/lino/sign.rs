//! The signs while the board is being built: on a moved tile, and on an open spot where one has lain.

use rules::view::Kind;
use yew::{Html, html};

use super::tile;
use crate::art::short;

/// The rules' numbers for them.
pub(super) const MOVED: Kind = Kind(13);
pub(super) const LAIN: Kind = Kind(14);

/// How far inside the edge of a tile its sign is.
const WITHIN: f32 = 0.075;

/// A sign around the origin: broken lines within the edge of a tile, or where its edge was.
pub(super) fn sign(sign: Kind) -> Html {
    let (class, half) = match sign {
        MOVED => ("lino-tile-moved", tile::HALF - WITHIN),
        LAIN => ("lino-tile-lain", tile::HALF - 0.02),
        _ => return Html::default(),
    };
    let [corner, side] = [-half, 2.0 * half].map(short);
    html! { <rect {class} x={corner.clone()} y={corner} width={side.clone()} height={side} rx="0.06" /> }
}
