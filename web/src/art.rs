//! How games look: for each folder of rules a folder here that lays out its sites and draws its pieces.
//!
//! Everything is measured in board units: a square is 1.0 wide, x runs to the right and y down.

use core::ops::Range;

use rules::view::{Die, Kind, Piece, Scene, Site};
use rules::{Game, Rules, Seat};
use yew::Html;

mod chequer;
mod die;
mod layout;
mod length;
mod tone;

pub(crate) use chequer::Chequer;
pub(crate) use layout::{Cells, Layout, Place, Point, Window};
pub(crate) use length::short;
pub(crate) use tone::Tone;

/// The look of a game. Each seat has a side of the board; pieces and letters never turn with it.
pub(crate) trait Art: Sync {
    /// Where the sites are when a seat's side is at the bottom.
    fn layout(&self, bottom: Seat) -> Layout;

    /// What is seen of the board; `None` for all of it. The grid of a game with windows is one of plain squares.
    fn window(&self, _scene: &Scene) -> Option<Window> {
        None
    }

    /// The colour of a seat's pieces.
    fn tone(&self, seat: Seat) -> Tone;

    /// Whether the names of the sites are printed on the board: then they are not written on them.
    fn prints_names(&self) -> bool {
        false
    }

    /// What lies under the pieces then: the board itself. Where sites have other names too, these may be the ones that are
    /// printed on it.
    fn ground(&self, layout: &Layout, bottom: Seat, is_renamed: bool) -> Html;

    /// Pieces on one site, from the bottom to the top, standing around the origin.
    fn stack(&self, pieces: &[Piece]) -> Html;

    /// Those of the pieces on a site that have these places from the bottom, each where it lies, around the site's middle.
    /// They make one stack, unless a game lays them beside each other.
    fn pile(&self, pieces: &[Piece], shown: Range<usize>, _site: Site, _bottom: Seat) -> Html {
        self.stack(pieces.get(shown).unwrap_or_default())
    }

    /// How many pieces of a site go when it is touched or dragged, from the top; `None` for all of them.
    fn n_taken(&self) -> Option<usize> {
        None
    }

    /// How many pieces of a site, from the bottom, lie flat as if they were part of the board: signs are drawn on them and
    /// leave what is printed on them to be seen.
    fn n_flat(&self, _pieces: &[Piece]) -> usize {
        0
    }

    /// A die, around the origin.
    fn die(&self, die: Die) -> Html {
        die::die(die)
    }

    /// A sign that the game sets on a site, under what stands there, around the origin. Nothing in a game without signs.
    fn sign(&self, _sign: Kind, _site: Site) -> Html {
        Html::default()
    }

    /// What of a scene is drawn on the board as a whole, under whatever is drawn on single sites.
    fn region(&self, _scene: &Scene, _layout: &Layout, _bottom: Seat) -> Html {
        Html::default()
    }

    /// Whether what is counted is shown on the board, one thing after the other.
    fn shows_counts(&self) -> bool {
        false
    }

    /// How much higher a piece lies in a stack than alone. Counted from the bottom, which is 0; `height` is the number
    /// of pieces in the stack.
    fn rise(&self, idx: usize, height: usize) -> f32;

    /// How far from its site's middle a piece lies. `idx` and `height` are as in [`Art::rise`].
    fn spot(&self, _site: Site, idx: usize, height: usize, _bottom: Seat) -> Point {
        Point { x: 0.0, y: -self.rise(idx, height) }
    }

    /// What a stack covers of its site: signs are drawn around it.
    fn foot(&self) -> Foot;

    /// Whether the places are round: what tints them is round then, and leaves their rims as they are.
    fn is_round(&self) -> bool {
        false
    }

    /// Where the signs of a place are drawn on which `height` pieces lie: on all of it, unless a game keeps them to a part.
    fn part(&self, place: &Place, _height: usize, _bottom: Seat) -> Part {
        Part { place: *place, foot: self.foot(), scale: 1.0 }
    }

    /// The same pieces side by side, from the top down, each to be seen whole.
    fn spread(&self, pieces: &[Piece]) -> Spread;
}

/// An ellipse around what stands on a site, measured from the site's middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Foot {
    /// How far below the middle its own middle is.
    pub(crate) y: f32,
    /// Half its width.
    pub(crate) rx: f32,
    /// Half its height.
    pub(crate) ry: f32,
}

/// The part of a place where its signs are drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Part {
    /// The place, as large as this part of it and where this part is.
    pub(crate) place: Place,
    /// What is covered there when something lies there.
    pub(crate) foot: Foot,
    /// How much larger small signs are than on a board of eight squares: there are places that are smaller on the screen.
    pub(crate) scale: f32,
}

/// A drawing that begins at the origin, and its size in board units.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Spread {
    /// To the right.
    pub(crate) width: f32,
    /// Down.
    pub(crate) height: f32,
    /// The drawing.
    pub(crate) drawing: Html,
}

/// Whether a folder of rules holds the game `id`.
fn has<G: Game>(id: &str) -> bool {
    <G as Rules>::GAMES.iter().any(|info| info.id == id)
}

// The modules of the folders, and `of`, which finds the art of a game.
include!(concat!(env!("OUT_DIR"), "/art.rs"));

/// A board as it is seen at the start of a game.
#[cfg(test)]
pub(crate) fn at_start(id: &str, bottom: Seat) -> Layout {
    use crate::table::{Setup, Strength, TableState};

    let table = TableState::open(Setup::usual(id).record(1), Strength::USUAL).expect("a known game");
    let art = of(id).expect("every game has art");
    let whole = art.layout(bottom);
    whole.cut(whole.seen(art.window(&table.scene()).as_ref()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;
    use crate::table::{Setup, Strength, TableState, info};

    #[test]
    fn every_game_has_a_place_for_every_site() {
        for id in Portal::ids() {
            let table = TableState::open(Setup::usual(id).record(1), Strength::USUAL)
                .expect("the catalogue's own ids are known");
            let art = of(id).expect("every game has art");
            for bottom in table.info().seats() {
                let layout = art.layout(bottom);
                let mut sites: Vec<_> = layout.places.iter().map(|place| place.site).collect();
                sites.sort();
                assert_eq!(sites, table.sites(), "{id}");
                for Place { at, .. } in &layout.places {
                    assert!(
                        (0.0..layout.width).contains(&at.x) && (0.0..layout.height).contains(&at.y),
                        "{id}: {at:?}"
                    );
                }
            }
        }
    }

    /// What is read and walked through has to agree with what is seen.
    #[test]
    fn every_place_has_cells_of_its_own_in_reading_order() {
        for id in Portal::ids() {
            let (art, info) = (of(id).expect("every game has art"), info(id).expect("it is in the catalogue"));
            for bottom in info.seats() {
                let Layout { columns, rows, places, .. } = art.layout(bottom);
                let order: Vec<_> = places.iter().map(|place| (place.cells.row, place.cells.column)).collect();
                assert!(order.is_sorted(), "{id}: {order:?}");
                let mut covered = BTreeSet::new();
                for Place { cells, width, height, .. } in places {
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
            let (art, info) = (of(id).expect("every game has art"), info(id).expect("it is in the catalogue"));
            for (one, other) in info.seats().flat_map(|one| info.seats().map(move |other| (one, other))) {
                let is_same = art.tone(one) == art.tone(other);
                assert_eq!(is_same, info.team(one) == info.team(other), "{id}: {one} and {other}");
            }
        }
    }

    #[test]
    fn the_sides_of_a_board_are_all_different() {
        for id in Portal::ids() {
            let (art, info) = (of(id).expect("every game has art"), info(id).expect("it is in the catalogue"));
            let lowest: BTreeSet<_> =
                info.seats().map(|bottom| art.layout(bottom).places.last().map(|place| place.site)).collect();
            assert_eq!(lowest.len(), info.seats().len(), "{id}");
        }
    }
}
