//! What a board shows at one moment.

use rules::view::{Die, Piece, Scene, Site};
use yew::prelude::*;

use super::board_view::BoardView;
use super::cell::{self, Cell, CellProps, n_left};
use super::pointer::Drag;
use super::timeline::{Counted, Stage};
use super::{BoardProps, count, signs};
use crate::art::{CellGeometry, Point};
use table::board::Marks;

/// How far above a finger the dragged stack is drawn, so that it can be seen.
const ABOVE_FINGER: f32 = 0.55;
/// How far above a mouse pointer it is drawn.
const ABOVE_MOUSE: f32 = 0.1;
/// How far from the middle of a place the box beside it begins.
const BESIDE: f32 = 0.7;

/// What is to be drawn.
pub(super) struct Shown<'a> {
    pub(super) look: &'a BoardView,
    pub(super) props: &'a BoardProps,
    /// What does not move now.
    pub(super) scene: &'a Scene,
    /// What is dragged.
    pub(super) drag: Option<Drag>,
    /// The site that the Tab key leads to.
    pub(super) tab_stop: Site,
}

impl Shown<'_> {
    /// The rows of the grid, from far to near: nearer rows are drawn over farther ones.
    pub(super) fn rows(&self) -> Html {
        let layout = &self.look.layout;
        let row = |row: u16| {
            let places = layout.places.iter().filter(move |place| place.cells.row == row);
            html! {
                <g key={row} role="row" aria-rowindex={cell::count(row)}>{ for places.map(|place| html! { <Cell key={place.site.0} ..self.cell(*place) /> }) }</g>
            }
        };
        (0..layout.rows).map(row).collect()
    }

    /// What the scene draws as a whole.
    pub(super) fn region(&self) -> Html {
        html! { <g aria-hidden="true">{ self.look.art.region(self.scene, &self.look.layout, self.look.orientation) }</g> }
    }

    /// Groups of sites that belong together.
    pub(super) fn overlays(&self) -> Html {
        let place = |site: &Site| self.look.layout.place(*site);
        let overlay = |(depth, (nth, sites)): (u8, &(usize, &[Site]))| {
            signs::overlay(*nth, f32::from(depth), sites.iter().filter_map(place))
        };
        html! { <g aria-hidden="true">{ for (0..).zip(&self.props.extras.overlays).map(overlay) }</g> }
    }

    fn cell(&self, place: CellGeometry) -> CellProps {
        let (props, site) = (self.props, place.site);
        let marks = &props.marks;
        let would = props.preview.as_deref().map(|preview| pieces(preview, site));
        CellProps {
            game: props.game,
            place,
            orientation: self.look.orientation,
            name: props.names.get(&site).cloned(),
            label: props.extras.labels.get(&site).cloned(),
            pieces: pieces(self.scene, site).to_vec(),
            die: self.die(site),
            thrower: props.extras.thrower.filter(|_| props.dice.contains(&site)),
            sign: self.scene.marks.get(&site).copied(),
            ghost: would.filter(|would| *would != pieces(&props.scene, site)).map(<[Piece]>::to_vec),
            is_tab_stop: site == self.tab_stop,
            is_away: self.drag.is_some_and(|drag| drag.from == site),
            is_aimed: self.drag.is_some_and(|drag| drag.over == Some(site)),
            movable: marks.movable.contains(&site),
            selected: marks.selected == Some(site),
            target: marks.targets.contains(&site),
            far: marks.distant_targets.contains(&site),
            last: marks.last.contains(&site),
            refused: marks.refused == Some(site),
            draggable: marks.draggable.contains(&site),
        }
    }

    /// The die that lies on a site.
    fn die(&self, site: Site) -> Option<Die> {
        let idx = self.props.dice.iter().position(|of| *of == site)?;
        self.scene.dice.get(idx).copied().filter(|die| *die != Die::Aside)
    }

    /// What is compulsory, and what every step would do.
    pub(super) fn arrows(&self) -> Html {
        let Marks { forced, shown_ahead: ahead, .. } = &*self.props.marks;
        let ahead =
            ahead.iter().filter(|sites| !forced.contains(sites)).filter_map(|sites| self.arrow(sites, signs::AHEAD));
        forced.iter().filter_map(|sites| self.arrow(sites, signs::FORCED)).chain(ahead).collect()
    }

    /// What is being counted: its squares are framed, and its points stand in their middle.
    pub(super) fn counted(&self, stage: &Stage) -> Html {
        let Some(Counted { seat, by, sites }) = &stage.counted else { return Html::default() };
        let places: Vec<CellGeometry> =
            sites.iter().filter_map(|site| self.look.layout.place(*site)).copied().collect();
        count::count(&places, self.look.art.tone(*seat), *by)
    }

    fn arrow(&self, sites: &[Site], kind: &'static str) -> Option<Html> {
        let points: Vec<Point> = sites.iter().filter_map(|site| self.look.layout.middle(*site)).collect();
        signs::arrow(&points, kind)
    }

    /// The dragged stack. It follows its pointer without a new drawing.
    pub(super) fn carried(&self, node: &NodeRef) -> Html {
        let Some(drag) = self.drag else { return Html::default() };
        let (art, pieces) = (self.look.art, pieces(&self.props.scene, drag.from));
        let taken = pieces.get(n_left(art, pieces.len())..).unwrap_or_default();
        html! { <g ref={node} class="carried" transform={carried_place(&drag)}>{ art.stack(taken) }</g> }
    }

    /// The inspected stack, or else the one under the mouse, as a spread-out column beside it.
    pub(super) fn spread(&self, hovered: Option<Site>) -> Html {
        let site = self.props.marks.inspected.or(hovered.filter(|_| self.drag.is_none()));
        let Some((site, at)) = site.and_then(|site| Some((site, self.look.layout.middle(site)?))) else {
            return Html::default();
        };
        if !is_tall(self.props, site) {
            return Html::default();
        }
        let spread = self.look.art.spread_out(looked_at(self.props, site));
        let board = [self.look.layout.width, self.look.layout.height];
        let corner = beside(at, [spread.width, spread.height], board);
        // A mouse that only passes over should not show it at once; see the style.
        let class = classes!("spread", self.props.marks.inspected.is_none().then_some("hovered"));
        html! { <g key={site.0} {class} transform={format!("translate({corner})")}>{ spread.drawing }</g> }
    }
}

/// Where a box stands beside a place, its top left corner: towards the middle of the board, where a finger on the place
/// does not hide it, and never beyond the board.
fn beside(at: Point, [width, height]: [f32; 2], [board_width, board_height]: [f32; 2]) -> Point {
    let x = if at.x < board_width / 2.0 { at.x + BESIDE } else { at.x - BESIDE - width };
    let within = |from: f32, length: f32, most: f32| from.min(most - length).max(0.0);
    Point { x: within(x, width, board_width), y: within(at.y - height / 2.0, height, board_height) }
}

/// Where a dragged stack is drawn when the pointer is there: above it on the screen.
pub(super) fn carried_at(drag: &Drag, pointer: Point) -> Point {
    let above = if drag.is_finger { ABOVE_FINGER } else { ABOVE_MOUSE };
    if drag.is_turned { Point { x: pointer.x - above, ..pointer } } else { Point { y: pointer.y - above, ..pointer } }
}

/// The same as a transformation.
pub(super) fn carried_place(drag: &Drag) -> String {
    format!("translate({})", carried_at(drag, drag.at))
}

/// Whether a site holds more than one piece.
pub(super) fn is_tall(props: &BoardProps, site: Site) -> bool {
    looked_at(props, site).len() > 1
}

/// What a site shows: the preview, or else the scene.
fn looked_at(props: &BoardProps, site: Site) -> &[Piece] {
    pieces(props.preview.as_ref().unwrap_or(&props.scene), site)
}

fn pieces(scene: &Scene, site: Site) -> &[Piece] {
    scene.stacks.get(&site).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_stands_beside_its_place_and_on_the_board() {
        let corner = |x, y| {
            let Point { x, y } = beside(Point { x, y }, [2.0, 4.0], [8.0, 8.0]);
            [x, y].map(|length| (length * 10.0).round() / 10.0)
        };
        assert_eq!(corner(1.5, 4.0), [2.2, 2.0], "towards the middle");
        assert_eq!(corner(6.5, 4.0), [3.8, 2.0]);
        assert_eq!(corner(3.9, 0.5), [4.6, 0.0], "not above the board");
        assert_eq!(corner(4.0, 7.5), [1.3, 4.0]);
        assert_eq!(beside(Point { x: 0.5, y: 0.5 }, [9.0, 9.0], [8.0, 8.0]).x, 0.0, "a large one begins on it");
    }
}
