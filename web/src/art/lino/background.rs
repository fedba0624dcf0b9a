//! The table: felt in a wooden frame with the names of columns and rows. Its visible part changes with the tiles.

use rules::view::{Scene, Site};
use yew::{Html, html};

use super::{COLUMNS, FRAME, ROWS, cell, score};
use crate::art::{CellGeometry, Layout, Point, short};

/// How far the felt reaches into the frame.
const EDGE: f32 = 0.06;
/// Half the width of the dot on an open spot.
const DOT: f32 = 0.045;

/// Whether the board is being built, so that tiles are moved.
pub(super) fn is_built(scene: &Scene) -> bool {
    scene.prompt.key == "lino-to-build"
}

/// The visible part of the table.
pub(super) fn draw(layout: &Layout) -> Html {
    let [width, height] = [layout.width, layout.height].map(short);
    let inset = FRAME - EDGE;
    let field = [layout.width, layout.height - score::HEIGHT];
    let [felt_width, felt_height] = field.map(|length| short(length - 2.0 * inset));
    let inset = short(inset);
    html! {
        <>
            <rect class="frame" {width} {height} rx="0.2" />
            <rect class="lino-felt inlay" x={inset.clone()} y={inset} width={felt_width} height={felt_height} rx="0.08" />
            { for names(layout).into_iter().map(name) }
        </>
    }
}

fn name((Point { x, y }, name): (Point, String)) -> Html {
    html! { <text class="site-name lino-spot-name" x={short(x)} y={short(y)} dy="0.12">{ name }</text> }
}

/// The letters of the columns above and below, and the numbers of the rows on both sides.
pub(super) fn names(layout: &Layout) -> Vec<(Point, String)> {
    let of_place = |CellGeometry { site, at, cells, .. }: &CellGeometry| {
        let (column, row) = cell(*site);
        let letter = char::from(b'a' + column as u8).to_string();
        let number = (row + 1).to_string();
        let ends = |length: f32| [FRAME / 2.0, length - FRAME / 2.0];
        let above = ends(layout.height - score::HEIGHT).map(|y| (Point { y, ..*at }, letter.clone()));
        let beside = ends(layout.width).map(|x| (Point { x, ..*at }, number.clone()));
        let above = above.into_iter().filter(|_| cells.row == 0);
        above.chain(beside.into_iter().filter(|_| cells.column == 0)).collect::<Vec<_>>()
    };
    layout.places.iter().flat_map(of_place).collect()
}

/// While the board is being built, a dot on every open spot beside a tile where no tile has lain.
pub(super) fn open_spots(scene: &Scene, layout: &Layout) -> Html {
    if !is_built(scene) {
        return Html::default();
    }
    let is_free = |site: Site| !scene.stacks.contains_key(&site) && !scene.marks.contains_key(&site);
    let is_open =
        |place: &&CellGeometry| is_free(place.site) && around(place.site).any(|at| scene.stacks.contains_key(&at));
    let dot = |CellGeometry { at, .. }: &CellGeometry| {
        let start = Point { x: at.x - DOT, ..*at };
        let [r, across] = [DOT, 2.0 * DOT].map(short);
        format!("M{start}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z")
    };
    let dots: String = layout.places.iter().filter(is_open).map(dot).collect();
    html! { <path class="lino-spot-dots" d={dots} /> }
}

/// The neighbours of a spot, by a side or a corner.
fn around(site: Site) -> impl Iterator<Item = Site> {
    let (column, row) = cell(site);
    let near = |idx: u16, end: u16| idx.saturating_sub(1)..(idx + 2).min(end);
    near(row, ROWS).flat_map(move |row| near(column, COLUMNS).map(move |column| Site(row * COLUMNS + column)))
}
