//! What every player of a match does: choose steps.

use rules::Game;

use crate::Trouble;
use crate::playout::Playout;

/// A player's choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chosen<S> {
    /// The player's next steps; at least one.
    pub(crate) steps: Vec<S>,
    /// The number of positions searched; 0 for a player that does not count them.
    pub(crate) nodes: u64,
}

/// A player at the board.
pub(crate) trait Mind<G: Game> {
    /// Chooses steps in a game that is not over and in which a seat is to act; `seed` breaks ties.
    ///
    /// # Errors
    /// If the player chooses nothing. Only external programs can fail so.
    fn choose(&mut self, playout: &Playout<'_, G>, seed: u64) -> Result<Chosen<G::Step>, Trouble>;
}
