//! How a game's board looks, and which part of it is visible.

use std::rc::Rc;

use rules::Seat;
use rules::view::{Scene, Site};

use super::BoardProps;
use crate::art::{Art, Cells, Layout};
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

/// The site where keyboard navigation begins.
pub(super) fn first_site(look: Option<&BoardView>) -> Site {
    look.and_then(|look| look.layout.places.first()).map_or(Site(0), |place| place.site)
}
