//! How the board is turned: whose side of it is at the bottom.

use play::{Record, Sitter, Status};
use rules::{GameInfo, Seat};

use super::{TableState, Task};

/// Who sits at the bottom of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bottom {
    /// This seat.
    Seat(Seat),
    /// Whoever is to move.
    Mover,
}

impl TableState {
    /// The seat whose side of the board is at the bottom now.
    pub(crate) fn bottom(&self) -> Seat {
        self.bottom
    }

    /// What was chosen for the bottom.
    pub(crate) fn chosen_bottom(&self) -> Bottom {
        if self.follows { Bottom::Mover } else { Bottom::Seat(self.bottom) }
    }

    /// What can be chosen: every seat, and where people play several of them, whoever is to move.
    pub(crate) fn bottoms(&self) -> Vec<Bottom> {
        let info = self.info();
        let mut bottoms: Vec<Bottom> = info.seats().map(Bottom::Seat).collect();
        if info.seats().filter(|seat| self.is_person(*seat)).count() > 1 {
            bottoms.push(Bottom::Mover);
        }
        bottoms
    }

    pub(super) fn turn_to(&mut self, bottom: Bottom) -> Vec<Task> {
        self.follows = bottom == Bottom::Mover;
        match bottom {
            Bottom::Seat(seat) => self.sit_down(seat),
            Bottom::Mover => self.follow(),
        }
        vec![Task::Keep]
    }

    /// Turns the board to the person who is to move, if that is wanted: not while anything moves on the board, a turn has
    /// begun or an earlier position is looked at.
    pub(super) fn follow(&mut self) {
        if !self.follows || !self.settled || self.looking.is_some() || self.table.is_mid_turn() {
            return;
        }
        match self.status() {
            Status::Turn(seat) if self.is_person(seat) => self.sit_down(seat),
            Status::Chance => {
                if let Some(seat) = self.thrower().filter(|seat| self.is_person(*seat)) {
                    self.sit_down(seat);
                }
            }
            _ => {}
        }
    }

    fn sit_down(&mut self, seat: Seat) {
        if self.bottom != seat {
            self.bottom = seat;
            self.motion = None;
            self.name_sites();
        }
    }

    /// The other way of naming sites, by the key of its name, where there is one.
    pub(crate) fn naming(&self) -> Option<&'static str> {
        self.table.naming()
    }

    /// Whether sites have their other names.
    pub(crate) fn is_renamed(&self) -> bool {
        self.is_renamed && self.naming().is_some()
    }

    pub(super) fn rename(&mut self, is_renamed: bool) -> Vec<Task> {
        self.is_renamed = is_renamed;
        self.name_sites();
        Vec::new()
    }

    /// Finds out what sites are called, as they are seen now.
    pub(super) fn name_sites(&mut self) {
        let label = |site| match self.is_renamed() {
            true => self.table.renamed(site, self.bottom),
            false => self.table.label(site),
        };
        self.labels = self.table.sites().into_iter().map(|site| (site, label(site))).collect();
    }
}

/// The first seat that a person plays; the first of all where none does.
pub(super) fn first_person(record: &Record, info: &GameInfo) -> Seat {
    let is_person = |seat: &Seat| matches!(record.sitter(*seat), Some(Sitter::Person { .. }));
    info.seats().find(is_person).unwrap_or(Seat::FIRST)
}
