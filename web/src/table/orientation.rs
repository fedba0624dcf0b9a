//! How the board is turned: whose side is at the bottom.

use play::{Player, Record, Status};
use rules::{GameInfo, Seat};

use super::{TableState, Task};

/// Who sits at the bottom of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Orientation {
    /// This seat.
    Seat(Seat),
    /// Whoever is to move.
    AutoFlip,
}

impl TableState {
    /// The seat whose side of the board is at the bottom now.
    pub(crate) fn orientation(&self) -> Seat {
        self.orientation
    }

    /// The orientation that was chosen.
    pub(crate) fn chosen_orientation(&self) -> Orientation {
        if self.auto_flips { Orientation::AutoFlip } else { Orientation::Seat(self.orientation) }
    }

    /// What can be chosen: every seat, and auto-flip where humans play several.
    pub(crate) fn orientations(&self) -> Vec<Orientation> {
        let info = self.info();
        let mut orientations: Vec<Orientation> = info.seats().map(Orientation::Seat).collect();
        if info.seats().filter(|seat| self.is_human(*seat)).count() > 1 {
            orientations.push(Orientation::AutoFlip);
        }
        orientations
    }

    pub(super) fn orient(&mut self, orientation: Orientation) -> Vec<Task> {
        self.auto_flips = orientation == Orientation::AutoFlip;
        match orientation {
            Orientation::Seat(seat) => self.flip_to(seat),
            Orientation::AutoFlip => self.auto_flip(),
        }
        vec![Task::Save]
    }

    /// Auto-flip: turns the board to the human who is to move; not while anything moves on the board, in mid-turn or
    /// with an earlier position in view.
    pub(super) fn auto_flip(&mut self) {
        if !self.auto_flips || !self.settled || self.viewed_ply.is_some() || self.table.is_mid_turn() {
            return;
        }
        match self.status() {
            Status::Turn(seat) if self.is_human(seat) => self.flip_to(seat),
            Status::Chance => {
                if let Some(seat) = self.thrower().filter(|seat| self.is_human(*seat)) {
                    self.flip_to(seat);
                }
            }
            _ => {}
        }
    }

    fn flip_to(&mut self, seat: Seat) {
        if self.orientation != seat {
            self.orientation = seat;
            self.motion = None;
            self.name_sites();
        }
    }

    /// The key of the alternative names of sites, where there are any.
    pub(crate) fn naming(&self) -> Option<&'static str> {
        self.table.naming()
    }

    /// Whether sites use their alternative names.
    pub(crate) fn is_renamed(&self) -> bool {
        self.is_renamed && self.naming().is_some()
    }

    pub(super) fn rename(&mut self, is_renamed: bool) -> Vec<Task> {
        self.is_renamed = is_renamed;
        self.name_sites();
        Vec::new()
    }

    /// Updates the names of sites for the current view.
    pub(super) fn name_sites(&mut self) {
        let label = |site| match self.is_renamed() {
            true => self.table.renamed(site, self.orientation),
            false => self.table.label(site),
        };
        self.labels = self.table.sites().into_iter().map(|site| (site, label(site))).collect();
    }
}

/// The first seat that a human plays; the first of all where there is none.
pub(super) fn first_human(record: &Record, info: &GameInfo) -> Seat {
    let is_human = |seat: &Seat| matches!(record.player_on(*seat), Some(Player::Human { .. }));
    info.seats().find(is_human).unwrap_or(Seat::FIRST)
}
