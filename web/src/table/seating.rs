//! Who plays the seats, and seats that are given to others while the game goes on.

use play::Status;
use rules::Seat;

use super::{Occupant, TableState, Task};

impl TableState {
    /// The seats that are played, and by whom.
    pub(crate) fn occupants(&self) -> Vec<(Seat, Occupant)> {
        let occupant = |seat: Seat| Some((seat, Occupant::of(self.record().sitter(seat)?)));
        self.info().seats().filter_map(occupant).collect()
    }

    /// Whether seats can be given to others here and now: also when the game is over, for the next one.
    pub(crate) fn can_reseat(&self) -> bool {
        self.can_write()
    }

    /// Gives a seat to somebody else. The machine that thinks for it stops; one that thinks for another seat goes on.
    pub(super) fn reseat(&mut self, seat: Seat, occupant: Occupant) -> Vec<Task> {
        let is_change = self.occupants().iter().any(|(known, sits)| *known == seat && *sits != occupant);
        if !is_change || !self.can_reseat() {
            return Vec::new();
        }
        self.table.reseat(seat, occupant.sitter());
        let mut tasks = vec![Task::Keep];
        if self.thinking.is_none() || self.is_awaited(seat) {
            if self.looking.is_none() {
                self.notice = None;
            }
            self.look_around();
            self.follow();
            tasks.extend(self.go_on());
        }
        tasks
    }

    /// Whether the game waits for this seat, be it for its step or its answer.
    fn is_awaited(&self, seat: Seat) -> bool {
        match self.status() {
            Status::Turn(acts) => acts == seat,
            Status::Waiting { on, .. } => on.contains(&seat),
            Status::Chance | Status::Over(_) => true,
        }
    }
}
