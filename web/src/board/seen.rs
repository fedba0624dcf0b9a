//! What a board remembers from one drawing to the next.

use rules::view::Site;

use crate::art::{Cells, Point};

/// A stack that was let go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Dropped {
    pub(super) from: Site,
    pub(super) to: Site,
    pub(super) at: Point,
}

/// What the board shows in addition to its properties. Most input changes nothing of this, and then nothing is drawn
/// again.
#[derive(PartialEq)]
pub(super) struct Seen {
    pub(super) tab_stop: Site,
    /// Where the dragged stack is from, and where it would be dropped. It follows the pointer without a new drawing.
    pub(super) carried: Option<(Site, Option<Site>)>,
    pub(super) spread: Option<Site>,
    /// The current stage.
    pub(super) stage: Option<u32>,
    pub(super) dropped: Option<Dropped>,
    pub(super) cells: Option<Cells>,
}

/// What is to be done after the next drawing.
#[derive(Default, PartialEq)]
pub(super) struct After {
    /// Report that all motion has ended.
    pub(super) settle: bool,
    /// Focus the walker's site again, as it moved in the document.
    pub(super) focus: bool,
}
