//! Dice, shuffles and lots.

use crate::game::Rules;

/// What chance does in a game. The defaults are a game without it.
pub trait Chance: Rules {
    /// Whether chance ever acts.
    const HAS_CHANCE: bool = false;

    /// How often a chance step comes up, compared with the others in the position (2 of 36 is 2).
    ///
    /// ```
    /// use rules::games::backgammon::Backgammon;
    /// use rules::{Actor, Chance, MatchState, Notation, Options, Rules};
    ///
    /// let game = Backgammon::new("backgammon", &Options::new(), &MatchState::default())?;
    /// let (pos, _) = game.read_position("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white")?;
    /// assert_eq!(game.actor(&pos), Actor::Chance);
    /// let mut throws = Vec::new();
    /// game.steps(&pos, &mut throws);
    /// let weights: u32 = throws.iter().map(|throw| game.weight(&pos, *throw)).sum();
    /// assert_eq!((throws.len(), weights), (21, 36), "doublets have weight 1, all others 2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

/// Draws one of `weights`, each in proportion to its weight, and gives its index; `None` when their sum is 0. `below(n)`
/// draws a number below `n`, each as likely as the others.
///
/// ```
/// # use rules::draw_weighted;
/// assert_eq!([0, 1, 2, 3].map(|drawn| draw_weighted([1, 0, 3], |_| drawn)), [Some(0), Some(2), Some(2), Some(2)]);
/// assert_eq!(draw_weighted([0, 0], |_| 0), None);
/// ```
pub fn draw_weighted(
    weights: impl IntoIterator<Item = u32, IntoIter: Clone>,
    below: impl FnOnce(u64) -> u64,
) -> Option<usize> {
    let weights = weights.into_iter();
    let total = weights.clone().map(u64::from).sum::<u64>();
    if total == 0 {
        return None;
    }
    let mut left = below(total);
    for (idx, weight) in weights.enumerate() {
        match left.checked_sub(u64::from(weight)) {
            Some(rest) => left = rest,
            None => return Some(idx),
        }
    }
    None
}
