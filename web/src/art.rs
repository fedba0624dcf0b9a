//! How games look: each folder of rules has a folder here that lays out its sites and draws its pieces.
//!
//! Everything is measured in board units: a square is 1.0 wide, x runs to the right and y down.

use core::ops::Range;

use rules::Seat;
use rules::view::{Die, Kind, Piece, Scene, Site};
use yew::{Html, html};

pub(crate) mod backgammon;
mod chequer;
pub(crate) mod chess;
mod die;
pub(crate) mod draughts;
pub(crate) mod lanko;
pub(crate) mod lanrick;
pub(crate) mod laska;
mod layout;
mod length;
pub(crate) mod lino;
pub(crate) mod ludo;
mod ring;
mod tone;

pub(crate) use chequer::Chequer;
pub(crate) use layout::{CellGeometry, Cells, Layout, Point, Window};
pub(crate) use length::short;
pub(crate) use tone::Tone;

/// The look of a game. Each seat has a side of the board. Pieces and letters never turn with the board.
pub(crate) trait Art: Sync {
    /// Where the sites are when a seat's side is at the bottom.
    fn layout(&self, orientation: Seat) -> Layout;

    /// The visible part of the board; `None` for all of it. A game with a window has a grid of plain squares.
    fn window(&self, _scene: &Scene) -> Option<Window> {
        None
    }

    /// The colour of a seat's pieces.
    fn tone(&self, seat: Seat) -> Tone;

    /// Whether the names of the sites are printed on the board: then they are not shown as labels.
    fn prints_names(&self) -> bool {
        false
    }

    /// The pieces that somebody needs who plays on paper: those that stand on the board at the start, and what they can
    /// become.
    fn paper_set(&self, start: &Scene) -> Vec<Vec<Piece>> {
        start.stacks.values().flatten().map(|piece| vec![*piece]).collect()
    }

    /// What captured pieces of a kind are worth, as players count; `None` in a game whose captured pieces are not shown.
    fn worth(&self, _kind: Kind) -> Option<u32> {
        None
    }

    /// Whether the drawing is turned by a quarter on upright phones, so that its right side is at the bottom; its layout
    /// is then wider than high.
    fn turns(&self) -> bool {
        false
    }

    /// Whether there is a look with colours of the game's own.
    fn has_own_look(&self) -> bool {
        false
    }

    /// What readers can choose of the fields of its board.
    fn fields(&self) -> Fields {
        Fields::OWN
    }

    /// The names of what its boards are painted with beside what all boards are: see `prerender/light.rs`.
    #[cfg(feature = "ssr")]
    fn paints(&self) -> &'static [&'static str] {
        &[]
    }

    /// The board itself, under the pieces. With `named_from`, the alternative names that this seat has for the sites
    /// are printed on it, where there are any.
    fn background(&self, layout: &Layout, orientation: Seat, named_from: Option<Seat>) -> Html;

    /// Pieces on one site, from the bottom to the top, standing around the origin.
    fn stack(&self, pieces: &[Piece]) -> Html;

    /// The pieces on a site with these indices from the bottom, each where it lies, around the site's middle. They form
    /// one stack, unless a game lays them beside each other.
    fn pile(&self, pieces: &[Piece], shown: Range<usize>, _site: Site, _orientation: Seat) -> Html {
        self.stack(pieces.get(shown).unwrap_or_default())
    }

    /// How many pieces of a site are taken from the top when it is touched or dragged; `None` for all of them.
    fn n_taken(&self) -> Option<usize> {
        None
    }

    /// How many pieces of a site, from the bottom, lie flat as if they were part of the board: marks are drawn on them
    /// and leave their print visible.
    fn n_flat(&self, _pieces: &[Piece]) -> usize {
        0
    }

    /// A die in the colour of whoever throws it, around the origin. Nothing in a game without dice.
    fn die(&self, _die: Die, _tone: Tone) -> Html {
        Html::default()
    }

    /// Whose dice lie on a site; `None` where those of all seats do.
    fn seat_of_die(&self, _site: Site) -> Option<Seat> {
        None
    }

    /// A sign that the game sets on a site, under the pieces there, around the origin. Nothing in a game without signs.
    fn sign(&self, _sign: Kind, _site: Site) -> Html {
        Html::default()
    }

    /// What a scene draws on the board as a whole, under everything that is drawn on single sites.
    fn region(&self, _scene: &Scene, _layout: &Layout, _orientation: Seat) -> Html {
        Html::default()
    }

    /// Whether counts are shown on the board, one after the other.
    fn shows_counts(&self) -> bool {
        false
    }

    /// How much higher a piece lies in a stack than alone. `idx` counts from the bottom, which is 0; `height` is the
    /// number of pieces in the stack. Nothing in a game without stacks.
    fn stack_offset(&self, _idx: usize, _height: usize) -> f32 {
        0.0
    }

    /// How far from its site's middle a piece lies. `idx` and `height` are as in [`Art::stack_offset`].
    fn piece_position(&self, _site: Site, idx: usize, height: usize, _orientation: Seat) -> Point {
        Point { x: 0.0, y: -self.stack_offset(idx, height) }
    }

    /// The area of its site that a stack covers: marks are drawn around it.
    fn footprint(&self) -> Footprint;

    /// Whether the places are round: then their tint is round too, and leaves their rims as they are.
    fn is_round(&self) -> bool {
        false
    }

    /// Where the marks of a place with `height` pieces are drawn: on all of it, unless a game limits them to a part.
    fn part(&self, place: &CellGeometry, _height: usize, _orientation: Seat) -> Part {
        Part { place: *place, footprint: self.footprint(), scale: 1.0 }
    }

    /// The spread-out column: the same pieces side by side, from the top down, each fully visible. In a game without
    /// stacks this is the piece on its square.
    fn spread_out(&self, pieces: &[Piece]) -> Spread {
        let drawing = html! { <g transform="translate(0.5 0.5)">{ self.stack(pieces) }</g> };
        Spread { width: 1.0, height: 1.0, drawing }
    }
}

/// What readers can choose of a board's fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fields {
    /// Whether their colours can be chosen: the board has fields of two colours and nothing else.
    pub(crate) has_colours: bool,
    /// Whether the letters of files and the numbers of ranks can stand in the fields or beside the board.
    pub(crate) has_edge_names: bool,
    /// Whether every field has a number of its own.
    pub(crate) has_numbers: bool,
}

impl Fields {
    /// Nothing: the fields are what they are.
    pub(crate) const OWN: Fields = Fields { has_colours: false, has_edge_names: false, has_numbers: false };
}

/// An ellipse around what stands on a site, measured from the site's middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Footprint {
    /// How far its middle is below the site's middle.
    pub(crate) y: f32,
    /// Half its width.
    pub(crate) rx: f32,
    /// Half its height.
    pub(crate) ry: f32,
}

/// The part of a place where its marks are drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Part {
    /// The place, with the size and position of this part.
    pub(crate) place: CellGeometry,
    /// The footprint of a piece that lies there.
    pub(crate) footprint: Footprint,
    /// How much larger small marks are than on a board of eight squares, for places that are smaller on the screen.
    pub(crate) scale: f32,
}

/// A drawing that begins at the origin, and its size in board units.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Spread {
    /// Its width.
    pub(crate) width: f32,
    /// Its height.
    pub(crate) height: f32,
    /// The drawing.
    pub(crate) drawing: Html,
}

/// The visible board at the start of a game.
#[cfg(test)]
pub(crate) fn at_start(id: &str, orientation: Seat) -> Layout {
    use crate::program::{self, games};
    use table::{Setup, Strength, TableState};

    let table = TableState::open(games(), Setup::usual(id).record(games(), 1), Strength::USUAL).expect("a known game");
    let art = program::art(id).expect("every game has art");
    let whole = art.layout(orientation);
    whole.cut(whole.seen(art.window(&table.scene()).as_ref()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;
    use crate::program::{self, games, info};
    use table::{Setup, Strength, TableState};

    #[test]
    fn every_game_has_a_place_for_every_site() {
        for id in Portal::ids() {
            let table = TableState::open(games(), Setup::usual(id).record(games(), 1), Strength::USUAL)
                .expect("the catalogue's own ids are known");
            let art = program::art(id).expect("every game has art");
            for orientation in table.info().seats() {
                let layout = art.layout(orientation);
                let mut sites: Vec<_> = layout.places.iter().map(|place| place.site).collect();
                sites.sort();
                assert!(sites.iter().eq(table.labels().keys()), "{id}: {sites:?}");
                for CellGeometry { at, .. } in &layout.places {
                    assert!(
                        (0.0..layout.width).contains(&at.x) && (0.0..layout.height).contains(&at.y),
                        "{id}: {at:?}"
                    );
                }
            }
        }
    }

    /// Reading and keyboard navigation have to agree with what is seen.
    #[test]
    fn every_place_has_cells_of_its_own_in_reading_order() {
        for id in Portal::ids() {
            let (art, info) =
                (program::art(id).expect("every game has art"), info(id).expect("it is in the catalogue"));
            for orientation in info.seats() {
                let Layout { columns, rows, places, .. } = art.layout(orientation);
                let order: Vec<_> = places.iter().map(|place| (place.cells.row, place.cells.column)).collect();
                assert!(order.is_sorted(), "{id}: {order:?}");
                let mut covered = BTreeSet::new();
                for CellGeometry { cells, width, height, .. } in places {
                    for column in cells.column..cells.column + cells.columns {
                        for row in cells.row..cells.row + cells.rows {
                            assert!(column < columns && row < rows, "{id}: {cells:?}");
                            assert!(covered.insert((column, row)), "{id}: two places at {column}, {row}");
                        }
                    }
                    assert_eq!(cells.columns > cells.rows, width > height, "{id}: {cells:?}");
                }
            }
        }
    }

    #[test]
    fn partners_have_one_tone_and_opponents_others() {
        for id in Portal::ids() {
            let (art, info) =
                (program::art(id).expect("every game has art"), info(id).expect("it is in the catalogue"));
            for (one, other) in info.seats().flat_map(|one| info.seats().map(move |other| (one, other))) {
                let is_same = art.tone(one) == art.tone(other);
                assert_eq!(is_same, info.team(one) == info.team(other), "{id}: {one} and {other}");
            }
        }
    }

    #[test]
    fn the_sides_of_a_board_are_all_different() {
        for id in Portal::ids() {
            let (art, info) =
                (program::art(id).expect("every game has art"), info(id).expect("it is in the catalogue"));
            let lowest: BTreeSet<_> =
                info.seats().map(|orientation| art.layout(orientation).places.last().map(|place| place.site)).collect();
            assert_eq!(lowest.len(), info.seats().len(), "{id}");
        }
    }
}
