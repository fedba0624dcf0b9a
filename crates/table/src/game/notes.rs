//! What the record notes about the position in view.

use play::Notes;

use crate::TableState;

impl TableState {
    /// What is noted about the position in view, and about the entry that led to it.
    pub fn notes(&self) -> &Notes {
        self.notes_at(self.viewed_ply())
    }

    /// What is noted about the position at a ply of what was played, and about the entry that led to it.
    pub fn notes_at(&self, ply: usize) -> &Notes {
        const NONE: &Notes = &Notes::NONE;
        let node = self.game.table.node_at(ply);
        node.map_or(NONE, |node| self.game.table.tree().notes(node))
    }
}
