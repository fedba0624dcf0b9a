//! What can be passed on of a game: its tree, and the position that the board shows.

use play::formats::{GameTexts, PositionText};
use play::{GameTree, NodeIdx};
use rules::Seat;
use rules::notation::Format;

use crate::TableState;

impl TableState {
    /// All that was played.
    pub fn tree(&self) -> &GameTree {
        self.game.table.tree()
    }

    /// The node of the tree that was played last.
    pub fn node(&self) -> NodeIdx {
        self.game.table.node()
    }

    /// Whether a node is on the line that was played.
    pub fn has_played(&self, node: NodeIdx) -> bool {
        let tree = self.tree();
        tree.has(node) && self.game.table.node_at(tree.depth(node)) == Some(node)
    }

    /// Who made, or makes, the entry after ply `ply` of what was played; `None` where chance did.
    pub fn seat_at(&self, ply: usize) -> Option<Seat> {
        self.game.table.seat_at(ply)
    }

    /// Whether a turn is going on.
    pub fn is_mid_turn(&self) -> bool {
        self.game.table.is_mid_turn()
    }

    /// The position at the viewed ply, in each of the game's formats, the first one first.
    pub fn position_texts(&self, texts: &dyn GameTexts) -> Vec<(Format, PositionText)> {
        texts.positions(&*self.game.table, self.viewed_ply())
    }
}
