//! The machine's part of a game.

use play::think::Think;
use play::{Entry, Sitter, Status};
use rules::Seat;

use super::seen::Progress;
use super::{Level, Notice, TableState, Task};

/// What a page asks of the machine in place of what a table has; for tests, which want the same answers everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength {
    /// The most positions to look at, whatever the level of a seat.
    pub(crate) nodes: Option<u64>,
    /// Tells steps of equal value apart, in place of the game's own number.
    pub(crate) seed: Option<u64>,
}

#[cfg(any(test, feature = "ssr"))]
impl Strength {
    /// What the levels have.
    pub(crate) const USUAL: Strength = Strength { nodes: None, seed: None };
}

impl TableState {
    /// The seat for which the machine has to play or to answer.
    pub(super) fn machine_awaited(&self) -> Option<Seat> {
        match self.status() {
            Status::Turn(seat) => Some(seat).filter(|seat| self.is_machine(*seat)),
            Status::Waiting { on, .. } => self.record().machine_asked(&on),
            Status::Chance | Status::Over(_) => None,
        }
    }

    pub(super) fn is_machine(&self, seat: Seat) -> bool {
        matches!(self.record().sitter(seat), Some(Sitter::Machine { .. }))
    }

    /// Whether the machine plays at this table.
    pub(crate) fn has_machine(&self) -> bool {
        self.info().seats().any(|seat| self.is_machine(seat))
    }

    /// Asks the machine, which is as strong as on `seat`.
    pub(super) fn ask_machine(&mut self, seat: Seat) -> Vec<Task> {
        self.thinking = Some(Progress::default());
        let record = self.record().clone();
        let level = match record.sitter(seat) {
            Some(Sitter::Machine { level }) => *level,
            _ => Level::Good.number(),
        };
        let Strength { nodes, seed } = self.strength;
        // A different seed for every turn of every game, and yet the same whenever the same game is played again.
        let seed = seed.unwrap_or(record.uid.0) ^ self.n_entries() as u64;
        vec![Task::Think(Box::new(Think { job: 0, level, nodes, seed, record }))]
    }

    pub(super) fn stop_thinking(&mut self) -> Vec<Task> {
        if self.thinking.take().is_some() { vec![Task::StopThinking] } else { Vec::new() }
    }

    pub(super) fn machine_plays(&mut self, steps: &[String]) -> Vec<Task> {
        let is_asked = self.thinking.take().is_some();
        if !is_asked || !matches!(self.status(), Status::Turn(seat) if self.is_machine(seat)) {
            return Vec::new();
        }
        // Whoever looks back goes on looking; the game goes on behind.
        let looking = self.looking;
        let tasks = self.play(steps);
        if looking.is_some() {
            self.looking = looking;
            self.motion = None;
            self.settled = true;
            self.notice = Some(Notice::LooksBack);
        }
        tasks
    }

    pub(super) fn machine_answers(&mut self, yes: bool) -> Vec<Task> {
        let is_asked = self.thinking.take().is_some();
        let is_asked = is_asked && matches!(self.status(), Status::Waiting { .. });
        let Some(by) = self.machine_awaited().filter(|_| is_asked) else { return Vec::new() };
        let tasks = self.enter(Entry::Answer { by, yes });
        if !yes {
            self.notice = Some(Notice::Declined);
        }
        tasks
    }
}
