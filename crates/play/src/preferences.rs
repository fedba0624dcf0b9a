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

/// How fast the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// As soon as it has decided.
    AtOnce,
    /// No faster than one can see.
    #[default]
    Normal,
    /// With time to think about what it played.
    Calm,
}

/// What players like to do themselves, and how fast they like it. It holds for all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    /// How dice are thrown.
    pub throwing: Throwing,
    /// Whether forced turns are played automatically.
    pub plays_forced: bool,
    /// How fast the computer plays.
    pub pace: Pace,
    /// Whether a move is shown first, and played when it is confirmed.
    pub confirms: bool,
}
