//! The computer's part of a game.

pub(crate) mod jobs;
pub(crate) mod pacing;

use play::think::{Purpose, Think};
use play::{Entry, Player, Status};
use rules::{Level, Seat};

use crate::TableState;
use crate::computer::jobs::{JobKind, Strength};
use crate::notice::Notice;
use crate::task::Task;

impl TableState {
    /// The seat for which the computer has to play or to answer.
    pub(crate) fn computer_awaited(&self) -> Option<Seat> {
        match self.status() {
            Status::Turn(seat) => Some(seat).filter(|seat| self.is_computer(*seat)),
            Status::Waiting { on, .. } => self.record().computer_asked(&on),
            Status::Chance | Status::Over(_) => None,
        }
    }

    /// Whether the computer plays a seat now.
    pub fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.record().player_on(seat), Some(Player::Computer { .. }))
    }

    /// Whether the computer plays at this table.
    pub fn has_computer(&self) -> bool {
        self.info().seats().any(|seat| self.is_computer(seat))
    }

    /// Asks the computer to play at the level of `seat`.
    pub(crate) fn ask_computer(&mut self, seat: Seat) -> Vec<Task> {
        let record = self.record().clone();
        let level = match record.player_on(seat) {
            Some(Player::Computer { level }) => *level,
            _ => Level::FIRST_MET,
        };
        let Strength { nodes, seed } = self.jobs.strength;
        // A different seed for every turn of every game, but the same whenever the same game is replayed.
        let seed = seed.unwrap_or(record.uid.0) ^ self.n_entries() as u64;
        self.jobs.ask(JobKind::Play, Think { purpose: Purpose::PLAY, job: 0, level, nodes, seed, record })
    }

    /// Cancels what the game was waiting for.
    pub(crate) fn stop_thinking(&mut self) -> Vec<Task> {
        self.jobs.cancel(JobKind::Play)
    }

    pub(crate) fn computer_plays(&mut self, steps: &[String]) -> Vec<Task> {
        let is_asked = self.jobs.finish(JobKind::Play);
        if !is_asked || !matches!(self.status(), Status::Turn(seat) if self.is_computer(seat)) {
            return Vec::new();
        }
        self.hold(steps)
    }

    /// Plays what the computer has chosen.
    pub(crate) fn play_computed(&mut self, steps: &[String]) -> Vec<Task> {
        // An earlier ply stays in view; the game goes on behind it.
        let looking = self.viewed.ply;
        let mut tasks = self.play_written(steps);
        if looking.is_some() {
            self.viewed.ply = looking;
            self.note_last_turn();
            self.motions.clear();
            self.motions.settle();
            self.notice = Some(Notice::ViewsEarlierPly);
            tasks.extend(self.rest_if_still());
        }
        tasks
    }

    pub(crate) fn computer_answers(&mut self, yes: bool) -> Vec<Task> {
        let is_asked = self.jobs.finish(JobKind::Play);
        let Some(by) = self.computer_awaited().filter(|_| is_asked) else { return Vec::new() };
        let Status::Waiting { proposal, .. } = self.status() else { return Vec::new() };
        let tasks = self.enter(Entry::Answer { by, yes });
        if !yes {
            self.notice = Some(Notice::Declined { by, proposal });
        }
        tasks
    }
}
