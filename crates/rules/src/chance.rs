//! Dice, shuffles and lots.

use crate::game::Rules;

/// What chance does in a game. The defaults are a game without it.
pub trait Chance: Rules {
    /// Whether chance ever acts.
    const HAS_CHANCE: bool = false;

    /// How often a chance step comes up, compared with the others in the position (2 of 36 is 2).
    fn weight(&self, _pos: &Self::Position, _step: Self::Step) -> u32 {
        1
    }

    /// The option that is drawn by lot when a game is set up and nobody has chosen it, and its value; `None` where
    /// nothing is drawn. `draw(n)` draws a number below `n`, each as likely as the others; `n` is at least 1.
    ///
    /// The rules it is called on have the other options. They accept the value, and so do all rules of the same
    /// options.
    fn deal(&self, _draw: &mut dyn FnMut(u32) -> u32) -> Option<(&'static str, String)> {
        None
    }
}
