//! Time: whose runs, and what comes of it when it is up. The clock itself is the page's.

use play::{Entry, Status, Tags};
use rules::Seat;

use crate::{Notice, TableState, Task};

impl TableState {
    /// The seat whose player's time runs now: it decides, throws or answers. `None` where the game waits for nobody, or
    /// for the computer, which has no clock.
    pub fn timed(&self) -> Option<Seat> {
        let seat = match self.status() {
            Status::Waiting { on, .. } => on.into_iter().find(|seat| self.is_human(*seat)),
            _ => self.turn(),
        };
        seat.filter(|seat| self.is_human(*seat))
    }

    /// How many turns of the line on the board have ended.
    pub fn n_ended_turns(&self) -> usize {
        self.game.turns.len().saturating_sub(usize::from(self.game.table.is_mid_turn()))
    }

    /// The time of a seat's player is up.
    pub(crate) fn flag(&mut self, by: Seat) -> Vec<Task> {
        if !self.can_write() || self.timed() != Some(by) {
            return Vec::new();
        }
        let tasks = self.enter(Entry::Flag { by });
        if self.outcome().is_none() {
            self.notice = Some(Notice::Flagged(by));
        }
        tasks
    }

    /// What is known about the game beside its moves.
    pub fn tags(&self) -> &Tags {
        &self.game.table.tree().tags
    }

    /// Sets a tag of the game.
    pub(crate) fn tag(&mut self, name: &str, value: &str) -> Vec<Task> {
        if !self.can_write() || self.tags().get(name).unwrap_or_default() == value {
            return Vec::new();
        }
        self.game.table.tags_mut().set(name, value);
        vec![Task::Save]
    }
}
