//! What can be passed on of a game: its tree, and the position that the board shows.

use play::{GameTree, PositionText};
use rules::notation::Format;

use crate::TableState;

impl TableState {
    /// All that was played.
    pub fn tree(&self) -> &GameTree {
        self.game.table.tree()
    }

    /// The position at the viewed ply, in each of the game's formats, the first one first.
    pub fn position_texts(&self) -> Vec<(Format, PositionText)> {
        let table = &self.game.table;
        let text = |format: &Format| Some((*format, table.position_text_at(self.viewed_ply(), *format)?));
        table.position_formats().iter().filter_map(text).collect()
    }
}
