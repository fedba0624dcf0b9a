//! How games look: for each folder of rules a folder here that lays out its sites and draws its pieces.
//!
//! Everything is measured in board units: a square is 1.0 wide, x runs to the right and y down.

use rules::view::Piece;
use rules::{Game, Rules};
use yew::Html;

mod layout;
mod length;

pub(crate) use layout::{Layout, Place, Point};
pub(crate) use length::short;

/// The look of the games in a folder of rules.
pub(crate) trait Art: Sync {
    /// Where the sites are; `flipped`: as the second seat sees them.
    fn layout(&self, flipped: bool) -> Layout;

    /// What lies under the pieces: the board itself.
    fn ground(&self, flipped: bool) -> Html;

    /// Pieces on one site, from the bottom to the top, standing around the origin.
    fn stack(&self, pieces: &[Piece]) -> Html;

    /// How much higher a piece lies in a stack than alone. Counted from the bottom, which is 0; `height` is the number
    /// of pieces in the stack.
    fn rise(&self, idx: usize, height: usize) -> f32;

    /// What a stack covers of its site: signs are drawn around it.
    fn foot(&self) -> Foot;

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

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;
    use crate::table::{Setup, Strength, TableState};

    #[test]
    fn every_game_has_a_place_for_every_site() {
        for id in Portal::ids() {
            let table = TableState::open(Setup::usual(id).record(1), Strength::USUAL)
                .expect("the catalogue's own ids are known");
            let art = of(id).expect("every game has art");
            for layout in [false, true].map(|flipped| art.layout(flipped)) {
                let mut sites: Vec<_> = layout.places().map(|place| place.site).collect();
                sites.sort();
                assert_eq!(sites, table.sites(), "{id}");
                for Place { at, .. } in layout.places() {
                    assert!(
                        (0.0..layout.width).contains(&at.x) && (0.0..layout.height).contains(&at.y),
                        "{id}: {at:?}"
                    );
                }
            }
        }
    }
}
