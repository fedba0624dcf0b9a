//! Back and forward: undo and redo, looking back, rewinding.

use std::rc::Rc;

use play::{Entry, Status, TurnText};
use rules::view::Scene;

use super::{Notice, TableState, Task};

impl TableState {
    /// The turns so far in the game's own notation.
    pub(crate) fn turns(&self) -> Rc<Vec<TurnText>> {
        self.turns.clone()
    }

    /// The moment that is looked at: how many entries the board shows.
    pub(crate) fn moment(&self) -> usize {
        self.looking.unwrap_or_else(|| self.n_entries())
    }

    /// Where undo leads: the last moment at which a person decided. What was thrown then stays, and so does whatever was
    /// decided before it in the same turn.
    pub(super) fn undo_goal(&self) -> Option<usize> {
        let mut moment = self.n_entries();
        while moment > 0 {
            let end = moment;
            moment = self.notch_before(moment);
            let turn = self.turns.iter().find(|turn| turn.from <= moment && moment < turn.to);
            // After the last turn only proposals and resignations are left, which are people's.
            let Some(turn) = turn else { return Some(moment) };
            let is_thrown = |at: &usize| self.table.seat_at(*at).is_none();
            let thrown = (turn.from..turn.to).rev().find(is_thrown);
            let first = thrown.map_or(moment, |at| moment.max(at + 1));
            let decides = |at: &usize| self.table.seat_at(*at).is_some_and(|seat| self.is_person(seat));
            if let Some(goal) = (first..end).find(decides) {
                return Some(goal);
            }
            moment = moment.min(thrown.map_or(moment, |_| turn.from));
        }
        None
    }

    /// The moment a turn before, or an entry before where no whole turn ends.
    fn notch_before(&self, moment: usize) -> usize {
        let is_begun = moment == self.n_entries() && self.table.is_mid_turn();
        let turn = self.turns.iter().find(|turn| turn.from < moment && moment <= turn.to);
        turn.filter(|_| !is_begun).map_or(moment - 1, |turn| turn.from)
    }

    pub(super) fn undo(&mut self) -> Vec<Task> {
        match self.undo_goal() {
            Some(moment) if self.can_write() => self.take_back_to(moment),
            _ => Vec::new(),
        }
    }

    /// Forward to where a person decides next.
    pub(super) fn redo(&mut self) -> Vec<Task> {
        if !self.can_write() {
            return Vec::new();
        }
        let before = self.table.scene();
        let mut effects = Vec::new();
        let mut is_changed = false;
        while let Some(more) = self.table.redo() {
            is_changed = true;
            effects.extend(more);
            let decides = match self.table.status() {
                Status::Turn(seat) => self.is_person(seat) && (!self.table.is_mid_turn() || self.has_just_thrown()),
                Status::Chance => false,
                Status::Waiting { .. } | Status::Over(_) => true,
            };
            if decides {
                break;
            }
        }
        if is_changed { self.changed(before, effects) } else { Vec::new() }
    }

    /// Whether the last entry was a throw.
    fn has_just_thrown(&self) -> bool {
        let before = self.n_entries().checked_sub(1);
        let is_step = matches!(self.record().entries.last(), Some(Entry::Step(_)));
        is_step && before.is_some_and(|moment| self.table.seat_at(moment).is_none())
    }

    pub(super) fn rewind(&mut self, moment: usize) -> Vec<Task> {
        if moment < self.n_entries() && self.can_write() { self.take_back_to(moment) } else { Vec::new() }
    }

    fn take_back_to(&mut self, moment: usize) -> Vec<Task> {
        // What is seen goes on from what was looked at.
        let before = self.scene();
        let effects = self.table.undo_to(moment);
        let effects = if self.looking.is_some() { play::diff(&before, &self.table.scene()) } else { effects };
        self.changed(before, effects)
    }

    pub(super) fn look(&mut self, moment: usize) -> Vec<Task> {
        let moment = moment.min(self.n_entries());
        if moment == self.n_entries() {
            return self.look_again();
        }
        let before = self.scene();
        self.looking = Some(moment);
        self.notice = Some(Notice::LooksBack);
        self.lens = None;
        self.pointed = None;
        let effects = play::diff(&before, &self.scene());
        self.show(before, effects);
        Vec::new()
    }

    pub(super) fn look_again(&mut self) -> Vec<Task> {
        if self.looking.is_some() {
            let before = self.scene();
            self.looking = None;
            self.notice = None;
            let effects = play::diff(&before, &self.scene());
            self.show(before, effects);
            self.follow();
        }
        Vec::new()
    }

    /// What the board shows.
    pub(crate) fn scene(&self) -> Scene {
        self.looking.and_then(|moment| self.table.scene_at(moment)).unwrap_or_else(|| self.table.scene())
    }
}
