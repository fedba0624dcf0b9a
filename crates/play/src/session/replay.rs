//! Replaying what was played.

use core::ops::RangeInclusive;

use rules::Game;
use rules::view::{Effect, Scene};

use super::Session;
use crate::diff::diff;

impl<G: Game> Session<G> {
    /// What was on the board at the first of two plies, and every effect from there to the second, as it was played;
    /// what was taken back is left out. `None` when the game has not come so far.
    pub fn replay(&self, plies: RangeInclusive<usize>) -> Option<(Scene, Vec<Effect>)> {
        let scene_of = |node| self.rules.scene(self.trail.pos(node));
        let (first, last) = (self.pos_at(*plies.start())?, self.pos_at(*plies.end())?);
        let (mut effects, mut at) = (Vec::new(), first);
        for turn in self.turns() {
            let mut before = turn.from;
            for (step, after) in turn.steps {
                let n_entries = self.trail.n_entries(after);
                if n_entries > *plies.start() && n_entries <= *plies.end() {
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
        effects.extend(diff(&scene_of(at), &scene_of(last)));
        Some((scene_of(first), effects))
    }
}
