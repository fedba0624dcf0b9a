//! How games look: for each folder of rules a folder here that lays out its sites and draws its pieces.
//!
//! Everything is measured in board units: a square is 1.0 wide, x runs to the right and y down.

use rules::view::Piece;
use rules::{Game, Rules};
use yew::Html;

mod layout;

pub(crate) use layout::{Layout, Place, Point};

/// The look of the games in a folder of rules.
pub(crate) trait Art: Sync {
    /// Where the sites are.
    fn layout(&self) -> Layout;

    /// What lies under the pieces: the board itself.
    fn ground(&self) -> Html;

    /// Pieces on one site, from the bottom to the top, standing around the origin.
    fn stack(&self, pieces: &[Piece]) -> Html;
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
    use crate::table::Table;

    #[test]
    fn every_game_has_a_place_for_every_site() {
        for id in Portal::ids() {
            let table = Table::set_up(id).expect("the catalogue's own ids are known");
            let layout = of(id).expect("every game has art").layout();
            let mut sites: Vec<_> = layout.rows.iter().flatten().map(|place| place.site).collect();
            sites.sort();
            assert_eq!(sites, table.labels.keys().copied().collect::<Vec<_>>(), "{id}");
            for Place { at, .. } in layout.rows.iter().flatten() {
                assert!((0.0..layout.width).contains(&at.x) && (0.0..layout.height).contains(&at.y), "{id}: {at:?}");
            }
        }
    }
}
