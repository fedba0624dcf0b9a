//! How a game's board looks, and which part of it is visible.

use std::rc::Rc;

use rules::Seat;
use rules::view::{Scene, Site};

use table::board::Marks;

use super::BoardProps;
use crate::art::{Art, CellGeometry, Cells, Layout};
use crate::program;

/// A view of a game's board.
pub(super) struct BoardView {
    /// How the game looks.
    pub(super) art: &'static dyn Art,
    /// The visible part of the board.
    pub(super) layout: Rc<Layout>,
    /// The whole board.
    whole: Layout,
    /// The visible cells.
    pub(super) cells: Cells,
    /// Whose side is at the bottom.
    pub(super) orientation: Seat,
}

impl BoardView {
    /// The view that the properties ask for; `None` for a game without art.
    pub(super) fn new(props: &BoardProps) -> Option<BoardView> {
        let (art, orientation) = (program::art(props.game)?, props.orientation);
        let whole = art.layout(orientation);
        let cells = whole.seen(art.window(&props.scene).as_ref());
        Some(BoardView { art, layout: Rc::new(whole.cut(cells)), whole, cells, orientation })
    }

    /// Fits the visible part to the scene, and returns whether it changed. Motion is visible from start to end:
    /// meanwhile nothing is left out that was visible before.
    pub(super) fn fit(&mut self, scene: &Scene, moves: bool) -> bool {
        let cells = self.whole.seen(self.art.window(scene).as_ref());
        let cells = if moves { self.cells.and(cells) } else { cells };
        let is_new = self.cells != cells;
        if is_new {
            self.layout = Rc::new(self.whole.cut(cells));
            self.cells = cells;
        }
        is_new
    }
}

/// The site where keyboard navigation begins: the nearest of the pieces that can be chosen, or else the first site.
pub(super) fn first_site(look: Option<&BoardView>, marks: &Marks) -> Site {
    look.map_or(Site(0), |look| begin(&look.layout, marks))
}

fn begin(layout: &Layout, marks: &Marks) -> Site {
    let aside = |place: &CellGeometry| (place.at.x - layout.width / 2.0).abs();
    let chosen = layout.places.iter().filter(|place| marks.movable.contains(&place.site));
    let nearest = chosen.max_by(|one, other| one.at.y.total_cmp(&other.at.y).then(aside(other).total_cmp(&aside(one))));
    nearest.or(layout.places.first()).map_or(Site(0), |place| place.site)
}

#[cfg(test)]
mod tests {
    use rules::view::SiteSet;

    use super::*;

    #[test]
    fn the_keys_begin_on_ones_own_nearest_piece() {
        let layout = program::art("laska").expect("it is drawn").layout(Seat::FIRST);
        let begin = |sites: &[u16]| {
            let movable: SiteSet = sites.iter().copied().map(Site).collect();
            super::begin(&layout, &Marks { movable, ..Marks::default() })
        };
        // a1 is the first site; a3 to g3 are the sites 7 to 10.
        assert_eq!(begin(&[7, 8, 9, 10]), Site(9), "the nearest row, and of it the middle");
        assert_eq!(begin(&[0, 8]), Site(0));
        assert_eq!(begin(&[]), layout.places[0].site);
        assert_eq!(first_site(None, &Marks::default()), Site(0));
    }
}
