//! How the board is turned: whose side is at the bottom.

use play::{Player, Record, Status, Table};
use rules::view::{Site, SiteMap};
use rules::{GameInfo, Message, Seat};

use crate::TableState;
use crate::task::Task;

/// Who sits at the bottom of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Orientation {
    /// This seat.
    Seat(Seat),
    /// Whoever is to move.
    AutoFlip,
}

/// How the board is turned, and what its sites are called from there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Turned {
    /// The seat whose side of the board is at the bottom.
    pub(crate) bottom: Seat,
    /// Auto-flip: the board turns to whoever is to move.
    pub(crate) auto_flips: bool,
    /// Whether sites use their alternative names, where there are any.
    is_renamed: bool,
    labels: SiteMap<Message>,
}

impl Turned {
    pub(crate) fn new(bottom: Seat, table: &dyn Table) -> Turned {
        let mut turned = Turned { bottom, auto_flips: false, is_renamed: false, labels: SiteMap::new() };
        turned.name_sites(table);
        turned
    }

    /// Turns the board; whether it was turned otherwise before.
    fn flip_to(&mut self, seat: Seat, table: &dyn Table) -> bool {
        let is_new = self.bottom != seat;
        if is_new {
            self.bottom = seat;
            self.name_sites(table);
        }
        is_new
    }

    fn name_sites(&mut self, table: &dyn Table) {
        let label = |site: Site| match self.is_renamed && table.naming().is_some() {
            true => table.renamed(site, self.bottom),
            false => table.label(site),
        };
        self.labels = table.sites().into_iter().map(|site| (site, label(site))).collect();
    }

    /// The names of all sites.
    pub(crate) fn labels(&self) -> &SiteMap<Message> {
        &self.labels
    }
}

impl TableState {
    /// The seat whose side of the board is at the bottom now.
    pub fn orientation(&self) -> Seat {
        self.turned.bottom
    }

    /// The orientation that was chosen.
    pub fn chosen_orientation(&self) -> Orientation {
        if self.turned.auto_flips { Orientation::AutoFlip } else { Orientation::Seat(self.turned.bottom) }
    }

    /// What can be chosen: every seat, and auto-flip where humans play several.
    pub fn orientations(&self) -> Vec<Orientation> {
        let info = self.info();
        let mut orientations: Vec<Orientation> = info.seats().map(Orientation::Seat).collect();
        if info.seats().filter(|seat| self.is_human(*seat)).count() > 1 {
            orientations.push(Orientation::AutoFlip);
        }
        orientations
    }

    pub(crate) fn orient(&mut self, orientation: Orientation) -> Vec<Task> {
        self.turned.auto_flips = orientation == Orientation::AutoFlip;
        match orientation {
            Orientation::Seat(seat) => self.flip_to(seat),
            Orientation::AutoFlip => self.auto_flip(),
        }
        vec![Task::Save]
    }

    /// Turns the board to the next seat.
    pub(crate) fn flip(&mut self) -> Vec<Task> {
        let seats: Vec<Seat> = self.info().seats().collect();
        let at = seats.iter().position(|seat| *seat == self.turned.bottom).unwrap_or_default();
        self.orient(Orientation::Seat(seats[(at + 1) % seats.len()]))
    }

    /// Auto-flip: turns the board to the human who is to move; not while anything moves on the board, in mid-turn or
    /// with an earlier position in view.
    pub(crate) fn auto_flip(&mut self) {
        if !self.turned.auto_flips
            || !self.motions.is_settled()
            || self.viewed.ply.is_some()
            || self.game.table.is_mid_turn()
        {
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
        if self.turned.flip_to(seat, &*self.game.table) {
            self.motions.clear();
        }
    }

    /// The key of the alternative names of sites, where there are any.
    pub fn naming(&self) -> Option<&'static str> {
        self.game.table.naming()
    }

    /// Whether sites use their alternative names.
    pub fn is_renamed(&self) -> bool {
        self.turned.is_renamed && self.naming().is_some()
    }

    pub(crate) fn rename(&mut self, is_renamed: bool) -> Vec<Task> {
        self.turned.is_renamed = is_renamed;
        self.turned.name_sites(&*self.game.table);
        Vec::new()
    }
}

/// The first seat that a human plays; the first of all where there is none.
pub(crate) fn first_human(record: &Record, info: &GameInfo) -> Seat {
    let is_human = |seat: &Seat| matches!(record.player_on(*seat), Some(Player::Human { .. }));
    info.seats().find(is_human).unwrap_or(Seat::FIRST)
}
