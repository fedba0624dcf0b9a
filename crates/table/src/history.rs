//! Back and forward: undo and redo, looking back, rewinding.

use std::rc::Rc;

use play::{Entry, Status, TurnText};
use rules::view::Scene;

use crate::{Notice, TableState, Task};

impl TableState {
    /// The turns so far in the game's own notation.
    pub fn turns(&self) -> Rc<Vec<TurnText>> {
        self.game.turns.clone()
    }

    /// The viewed ply: how many entries the board shows.
    pub fn viewed_ply(&self) -> usize {
        self.viewed.ply.unwrap_or_else(|| self.n_entries())
    }

    /// Where undo leads: the last human decision. The throw before it stays, and so does whatever was decided before it
    /// in the same turn.
    pub(crate) fn undo_goal(&self) -> Option<usize> {
        let mut ply = self.n_entries();
        while ply > 0 {
            let end = ply;
            ply = self.notch_before(ply);
            let turn = self.game.turns.iter().find(|turn| turn.from <= ply && ply < turn.to);
            // Only proposals and resignations remain after the last turn, and humans make those.
            let Some(turn) = turn else { return Some(ply) };
            let is_thrown = |at: &usize| self.game.table.seat_at(*at).is_none();
            let thrown = (turn.from..turn.to).rev().find(is_thrown);
            let first = thrown.map_or(ply, |at| ply.max(at + 1));
            let decides = |at: &usize| self.game.table.seat_at(*at).is_some_and(|seat| self.is_human(seat));
            if let Some(goal) = (first..end).find(decides) {
                return Some(goal);
            }
            ply = ply.min(thrown.map_or(ply, |_| turn.from));
        }
        None
    }

    /// The ply a turn before, or an entry before where no whole turn ends.
    fn notch_before(&self, ply: usize) -> usize {
        let is_begun = ply == self.n_entries() && self.game.table.is_mid_turn();
        let turn = self.game.turns.iter().find(|turn| turn.from < ply && ply <= turn.to);
        turn.filter(|_| !is_begun).map_or(ply - 1, |turn| turn.from)
    }

    pub(crate) fn undo(&mut self) -> Vec<Task> {
        match self.undo_goal() {
            Some(ply) if self.can_write() => self.take_back_to(ply),
            _ => Vec::new(),
        }
    }

    /// Forward to the next human decision.
    pub(crate) fn redo(&mut self) -> Vec<Task> {
        if !self.can_write() {
            return Vec::new();
        }
        let before = self.game.table.scene();
        let mut effects = Vec::new();
        let mut is_changed = false;
        while let Some(more) = self.game.table.redo() {
            is_changed = true;
            effects.extend(more);
            let decides = match self.game.table.status() {
                Status::Turn(seat) => self.is_human(seat) && (!self.game.table.is_mid_turn() || self.has_just_thrown()),
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
        is_step && before.is_some_and(|ply| self.game.table.seat_at(ply).is_none())
    }

    pub(crate) fn rewind(&mut self, ply: usize) -> Vec<Task> {
        if ply < self.n_entries() && self.can_write() { self.take_back_to(ply) } else { Vec::new() }
    }

    fn take_back_to(&mut self, ply: usize) -> Vec<Task> {
        // The motion starts from the position in view.
        let before = self.scene();
        let effects = self.game.table.undo_to(ply);
        let effects = if self.viewed.ply.is_some() { play::diff(&before, &self.game.table.scene()) } else { effects };
        self.changed(before, effects)
    }

    pub(crate) fn view_ply(&mut self, ply: usize) -> Vec<Task> {
        let ply = ply.min(self.n_entries());
        if ply == self.n_entries() {
            return self.return_to_live();
        }
        let before = self.scene();
        self.viewed.view(ply);
        self.notice = Some(Notice::ViewsEarlierPly);
        self.input.look_away();
        self.note_last_turn();
        let effects = play::diff(&before, &self.scene());
        self.motions.show(before, effects);
        Vec::new()
    }

    pub(crate) fn return_to_live(&mut self) -> Vec<Task> {
        if self.viewed.ply.is_some() {
            let before = self.scene();
            self.viewed.return_to_live();
            self.note_last_turn();
            self.notice = None;
            let effects = play::diff(&before, &self.scene());
            self.motions.show(before, effects);
            self.auto_flip();
        }
        Vec::new()
    }

    /// What the board shows.
    pub fn scene(&self) -> Scene {
        self.viewed.ply.and_then(|ply| self.game.table.scene_at(ply)).unwrap_or_else(|| self.game.table.scene())
    }
}
