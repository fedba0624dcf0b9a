//! Replaying what was played.

use rules::Game;
use rules::view::{Effect, Scene};

use super::Session;
use crate::diff::diff;

impl<G: Game> Session<G> {
    /// What was on the board after the first `n_entries` entries, and every effect since, as it was played; what was
    /// taken back is left out. `None` when the game has not come so far.
    pub fn replay(&self, n_entries: usize) -> Option<(Scene, Vec<Effect>)> {
        let scene_of = |node| self.rules.scene(self.trail.pos(node));
        let first = self.node_at(n_entries)?;
        let (mut effects, mut at) = (Vec::new(), first);
        for turn in self.turns() {
            let mut before = turn.from;
            for (step, after) in turn.steps {
                if self.trail.n_entries(after) > n_entries {
                    if before != at {
                        // The game continued from another position: a turn was taken back, or somebody has left.
                        effects.extend(diff(&scene_of(at), &scene_of(before)));
                    }
                    let mut pos = self.trail.pos(before).clone();
                    self.rules.apply(&mut pos, step, &mut effects);
                    at = after;
                }
                before = after;
            }
        }
        effects.extend(diff(&scene_of(at), &self.scene()));
        Some((scene_of(first), effects))
    }
}
