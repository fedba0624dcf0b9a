//! What can be passed on of a game: its tree, and the position that the board shows.

use play::GameTree;
use play::formats::{GameTexts, PositionText};
use rules::notation::Format;

use crate::TableState;

impl TableState {
    /// All that was played.
    pub fn tree(&self) -> &GameTree {
        self.game.table.tree()
    }

    /// The position at the viewed ply, in each of the game's formats, the first one first.
    pub fn position_texts(&self, texts: &dyn GameTexts) -> Vec<(Format, PositionText)> {
        texts.positions(&*self.game.table, self.viewed_ply())
    }
}
