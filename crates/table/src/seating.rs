//! Who plays the seats, and how seats change hands during the game.

use play::{PlayerKind, Status};
use rules::Seat;

use crate::TableState;
use crate::task::Task;

impl TableState {
    /// The seats in play, and who plays each.
    pub fn players(&self) -> Vec<(Seat, PlayerKind)> {
        let player = |seat: Seat| Some((seat, PlayerKind::of(self.record().player_on(seat)?)));
        self.info().seats().filter_map(player).collect()
    }

    /// Whether seats can change hands here and now; also when the game is over, for the next one.
    pub fn can_reseat(&self) -> bool {
        self.can_write()
    }

    /// Gives a seat to another player. If the computer was thinking for it, it stops; its job for another seat goes on.
    pub(crate) fn reseat(&mut self, seat: Seat, player: PlayerKind) -> Vec<Task> {
        let is_change = self.players().iter().any(|(known, sits)| *known == seat && *sits != player);
        if !is_change || !self.can_reseat() {
            return Vec::new();
        }
        self.game.table.reseat(seat, player.player());
        let mut tasks = vec![Task::Save];
        if self.jobs.progress().is_none() || self.is_awaited(seat) {
            if self.viewed.ply.is_none() {
                self.notice = None;
            }
            self.look_around();
            self.auto_flip();
            tasks.extend(self.go_on());
        }
        tasks
    }

    /// Whether the game waits for a step or an answer of this seat.
    fn is_awaited(&self, seat: Seat) -> bool {
        match self.status() {
            Status::Turn(acts) => acts == seat,
            Status::Waiting { on, .. } => on.contains(&seat),
            Status::Chance | Status::Over(_) => true,
        }
    }
}
