//! What players like to do themselves.

/// How dice are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Throwing {
    /// By a touch of the player who throws.
    #[default]
    Touch,
    /// Automatically.
    Itself,
    /// On a real table: the players say what their dice show.
    Hand,
}

/// What players like to do themselves. It holds for all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    /// How dice are thrown.
    pub throwing: Throwing,
    /// Whether forced turns are played automatically.
    pub plays_forced: bool,
}
