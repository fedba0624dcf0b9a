//! How a game's board looks, and what of it is seen.

use std::rc::Rc;

use rules::Seat;
use rules::view::{Scene, Site};

use super::BoardProps;
use crate::art::{self, Art, Cells, Layout};

/// A board of a game as it is looked at.
pub(super) struct Look {
    /// How the game looks.
    pub(super) art: &'static dyn Art,
    /// The board as it is seen now.
    pub(super) layout: Rc<Layout>,
    /// All of the board.
    whole: Layout,
    /// What is seen of it.
    pub(super) cells: Cells,
    /// Whose side is at the bottom.
    pub(super) bottom: Seat,
}

impl Look {
    /// A board as it is to be seen; `None` for a game without art.
    pub(super) fn new(props: &BoardProps) -> Option<Look> {
        let (art, bottom) = (art::of(props.game)?, props.bottom);
        let whole = art.layout(bottom);
        let cells = whole.seen(art.window(&props.scene).as_ref());
        Some(Look { art, layout: Rc::new(whole.cut(cells)), whole, cells, bottom })
    }

    /// Shows what is to be seen of the board now. What moves is seen from where it begins to where it ends: so long nothing
    /// is left out that was seen before. Whether anything else is seen than before.
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

/// The site where the keys begin.
pub(super) fn first_site(look: Option<&Look>) -> Site {
    look.and_then(|look| look.layout.places.first()).map_or(Site(0), |place| place.site)
}
