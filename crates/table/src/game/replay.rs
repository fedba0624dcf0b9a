//! Replaying what happened since one's last turn.

use crate::{How, TableState, Task};

impl TableState {
    /// Whether others have played since the last turn of the human to act.
    pub fn can_replay(&self) -> bool {
        self.replay_from().is_some()
    }

    /// The ply after the last turn of the human to act, on any seat of theirs; the beginning when they have had none.
    /// `None` when nothing has happened since.
    fn replay_from(&self) -> Option<usize> {
        let acts = self.human_to_act()?;
        let is_own = |turn: &&play::TurnText| turn.seat.is_some_and(|seat| self.record().is_same_hand(seat, acts));
        let from = self.game.turns.iter().rev().find(is_own).map_or(0, |turn| turn.to);
        let is_since = self.game.turns.last().is_some_and(|turn| turn.to > from);
        (is_since && !self.game.table.is_mid_turn() && !self.looks_back()).then_some(from)
    }

    /// Replays it on the board and narrates it.
    pub(crate) fn replay(&mut self) -> Vec<Task> {
        if let Some((scene, effects)) =
            self.replay_from().and_then(|from| self.game.table.replay(from..=self.n_entries()))
        {
            self.motions.show(scene, effects);
            self.motions.note(How::Played);
            self.notice = None;
        }
        Vec::new()
    }
}
