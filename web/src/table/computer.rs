//! The computer's part of a game.

use play::think::Think;
use play::{Entry, Player, Status};
use rules::Seat;

use super::seen::ComputerProgress;
use super::{Level, Notice, TableState, Task};

/// Overrides of the computer's usual limits; for tests, which want the same answers everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength {
    /// The most positions to search, whatever the level of a seat.
    pub(crate) nodes: Option<u64>,
    /// Breaks ties between equal steps, in place of the game's own seed.
    pub(crate) seed: Option<u64>,
}

#[cfg(any(test, feature = "ssr"))]
impl Strength {
    /// The limits of the levels.
    pub(crate) const USUAL: Strength = Strength { nodes: None, seed: None };
}

impl TableState {
    /// The seat for which the computer has to play or to answer.
    pub(super) fn computer_awaited(&self) -> Option<Seat> {
        match self.status() {
            Status::Turn(seat) => Some(seat).filter(|seat| self.is_computer(*seat)),
            Status::Waiting { on, .. } => self.record().computer_asked(&on),
            Status::Chance | Status::Over(_) => None,
        }
    }

    pub(super) fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.record().player_on(seat), Some(Player::Computer { .. }))
    }

    /// Whether the computer plays at this table.
    pub(crate) fn has_computer(&self) -> bool {
        self.info().seats().any(|seat| self.is_computer(seat))
    }

    /// Asks the computer to play at the level of `seat`.
    pub(super) fn ask_computer(&mut self, seat: Seat) -> Vec<Task> {
        self.thinking = Some(ComputerProgress::default());
        let record = self.record().clone();
        let level = match record.player_on(seat) {
            Some(Player::Computer { level }) => *level,
            _ => Level::Good.number(),
        };
        let Strength { nodes, seed } = self.strength;
        // A different seed for every turn of every game, but the same whenever the same game is replayed.
        let seed = seed.unwrap_or(record.uid.0) ^ self.n_entries() as u64;
        vec![Task::Think(Box::new(Think { job: 0, level, nodes, seed, record }))]
    }

    pub(super) fn stop_thinking(&mut self) -> Vec<Task> {
        if self.thinking.take().is_some() { vec![Task::StopThinking] } else { Vec::new() }
    }

    pub(super) fn computer_plays(&mut self, steps: &[String]) -> Vec<Task> {
        let is_asked = self.thinking.take().is_some();
        if !is_asked || !matches!(self.status(), Status::Turn(seat) if self.is_computer(seat)) {
            return Vec::new();
        }
        // An earlier ply stays in view; the game goes on behind it.
        let looking = self.viewed_ply;
        let tasks = self.play_written(steps);
        if looking.is_some() {
            self.viewed_ply = looking;
            self.motion = None;
            self.settled = true;
            self.notice = Some(Notice::ViewsEarlierPly);
        }
        tasks
    }

    pub(super) fn computer_answers(&mut self, yes: bool) -> Vec<Task> {
        let is_asked = self.thinking.take().is_some();
        let is_asked = is_asked && matches!(self.status(), Status::Waiting { .. });
        let Some(by) = self.computer_awaited().filter(|_| is_asked) else { return Vec::new() };
        let tasks = self.enter(Entry::Answer { by, yes });
        if !yes {
            self.notice = Some(Notice::Declined);
        }
        tasks
    }
}
