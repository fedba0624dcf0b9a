//! Which ply the board shows, and which sites its last turn touched.

use rules::view::Site;

/// Which ply the board shows, and which sites its last turn touched.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Viewed {
    /// `None` for the live position.
    pub(crate) ply: Option<usize>,
    last_turn: Vec<Site>,
    /// Whether one turn after the other is shown.
    pub(crate) plays: bool,
}

impl Viewed {
    /// An earlier ply is on the board.
    pub(crate) fn view(&mut self, ply: usize) {
        self.ply = Some(ply);
    }

    /// The live position is on the board.
    pub(crate) fn return_to_live(&mut self) {
        self.ply = None;
        self.plays = false;
    }

    /// Notes which sites the last turn before the ply touched.
    pub(crate) fn note_last_turn(&mut self, sites: Vec<Site>) {
        self.last_turn = sites;
    }

    pub(crate) fn last_turn(&self) -> &[Site] {
        &self.last_turn
    }
}
