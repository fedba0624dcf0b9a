//! What somebody has drawn on the board: it is kept in the game's tree, at the position in view.

use play::Shape;

use crate::{TableState, Task};

/// The most shapes at a position.
const MOST: usize = 64;

impl TableState {
    /// What is drawn on the board in view.
    pub fn shapes(&self) -> &[Shape] {
        let node = self.game.table.node_at(self.viewed_ply());
        node.map_or(&[], |node| &self.game.table.tree().notes(node).shapes)
    }

    /// Draws a shape, or removes one that is there. The same one in another colour takes its place.
    pub(crate) fn draw(&mut self, shape: Shape) -> Vec<Task> {
        let Some(node) = self.game.table.node_at(self.viewed_ply()).filter(|_| self.can_write()) else {
            return Vec::new();
        };
        let is_known = |site| self.labels().contains_key(&site);
        if !is_known(shape.from) || shape.to.is_some_and(|to| !is_known(to) || to == shape.from) {
            return Vec::new();
        }
        let shapes = &mut self.game.table.notes_mut(node).shapes;
        let was_there = shapes.contains(&shape);
        shapes.retain(|known| (known.from, known.to) != (shape.from, shape.to));
        if !was_there && shapes.len() < MOST {
            shapes.push(shape);
        }
        vec![Task::Save]
    }
}
