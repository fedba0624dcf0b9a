//! The machine's part of a game.

use play::think::Think;
use play::{Entry, Sitter, Status};
use rules::Seat;

use super::seen::Progress;
use super::{Notice, TableState, Task};

/// How hard the machine thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength {
    /// The most turns to look ahead.
    pub(crate) depth: u32,
    /// The most positions to look at.
    pub(crate) nodes: u64,
    /// Tells steps of equal value apart, in place of the game's own number.
    pub(crate) seed: Option<u64>,
}

impl Strength {
    /// About a second on a phone.
    pub(crate) const USUAL: Strength = Strength { depth: 40, nodes: 150_000, seed: None };
}

impl TableState {
    /// Whether the machine has to play or to answer.
    pub(super) fn awaits_machine(&self, status: &Status) -> bool {
        match status {
            Status::Turn(seat) => self.is_machine(*seat),
            Status::Waiting { on, .. } => on.iter().any(|seat| self.is_machine(*seat)),
            Status::Chance | Status::Over(_) => false,
        }
    }

    pub(super) fn is_machine(&self, seat: Seat) -> bool {
        matches!(self.record().sitter(seat), Some(Sitter::Machine { .. }))
    }

    /// Whether the machine plays at this table.
    pub(crate) fn has_machine(&self) -> bool {
        self.info().seats().any(|seat| self.is_machine(seat))
    }

    pub(super) fn ask_machine(&mut self) -> Vec<Task> {
        self.thinking = Some(Progress::default());
        let record = self.record().clone();
        // A different seed for every turn of every game, and yet the same whenever the same game is played again.
        let seed = self.strength.seed.unwrap_or(record.uid.0) ^ self.n_entries() as u64;
        let Strength { depth, nodes, .. } = self.strength;
        vec![Task::Think(Box::new(Think { job: 0, depth, nodes, seed, record }))]
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
        let Status::Waiting { on, .. } = self.status() else { return Vec::new() };
        let Some(by) = on.into_iter().find(|seat| is_asked && self.is_machine(*seat)) else { return Vec::new() };
        let tasks = self.enter(Entry::Answer { by, yes });
        if !yes {
            self.notice = Some(Notice::Declined);
        }
        tasks
    }
}
