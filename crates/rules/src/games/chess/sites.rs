//! The 64 squares as sites of the board.

use cozy_chess::Square;

use crate::view::Site;

/// A square's site: rank by rank from White's side, each from White's left.
pub(super) const fn site(square: Square) -> Site {
    Site(square as u16)
}

/// The square of a site; `None` past the board.
pub(super) fn square(site: Site) -> Option<Square> {
    Square::try_index(usize::from(site.0))
}
