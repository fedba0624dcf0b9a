//! The table: felt in a narrow wooden frame, with the names of columns and rows printed on its margin. Its visible part
//! changes with the tiles.

use rules::view::{Scene, Site};
use yew::{Html, html};

use super::{COLUMNS, ROWS, cell, score};
use crate::art::{CellGeometry, Layout, Point, short};

/// The width of the wood around the felt.
pub(super) const WOOD: f32 = 0.14;
/// How far from the edge of the table names are.
const NAMED: f32 = 0.33;
/// Half the width of the dot on an open spot.
const DOT: f32 = 0.045;

/// Whether the board is being built, so that tiles are moved.
pub(super) fn is_built(scene: &Scene) -> bool {
    scene.prompt.key == "lino-to-build"
}

/// The visible part of the table.
pub(super) fn draw(layout: &Layout) -> Html {
    const RIM: f32 = 0.02;
    let [width, height] = [layout.width, layout.height].map(short);
    let [rim_width, rim_height] = [layout.width, layout.height].map(|length| short(length - 2.0 * RIM));
    let field = [layout.width, layout.height - score::HEIGHT];
    let [felt_width, felt_height] = field.map(|length| short(length - 2.0 * WOOD));
    let felt = |class: &'static str| {
        let (width, height) = (felt_width.clone(), felt_height.clone());
        html! { <rect {class} x={short(WOOD)} y={short(WOOD)} {width} {height} rx="0.08" /> }
    };
    html! {
        <>
            <rect class="frame" width={width.clone()} height={height.clone()} rx="0.14" />
            <rect class="grain" width={width.clone()} height={height.clone()} rx="0.14" />
            <rect class="frame-bevel" x={short(RIM)} y={short(RIM)} width={rim_width} height={rim_height} rx="0.12" />
            { felt("lino-felt") }
            { felt("lino-weave") }
            <rect class="sheen" {width} {height} rx="0.14" />
            { for names(layout).into_iter().map(name) }
        </>
    }
}

fn name((Point { x, y }, name): (Point, String)) -> Html {
    html! { <text class="site-name lino-spot-name" x={short(x)} y={short(y)} dy="0.1">{ name }</text> }
}

/// The letters of the columns below the field, and the numbers of the rows on its left.
pub(super) fn names(layout: &Layout) -> Vec<(Point, String)> {
    let of_place = |CellGeometry { site, at, cells, .. }: &CellGeometry| {
        let (column, row) = cell(*site);
        let letter = char::from(b'a' + column as u8).to_string();
        let number = (row + 1).to_string();
        let below = (Point { y: layout.height - score::HEIGHT - NAMED, ..*at }, letter);
        let beside = (Point { x: NAMED, ..*at }, number);
        let below = Some(below).filter(|_| cells.row == 0);
        below.into_iter().chain(Some(beside).filter(|_| cells.column == 0))
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
