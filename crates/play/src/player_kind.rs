//! Who plays a seat.

use rules::Level;

use crate::record::Player;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// A human at this screen.
    Human,
    /// The computer.
    Computer(Level),
}

impl PlayerKind {
    /// Every choice of player for a seat.
    pub fn all() -> impl Iterator<Item = PlayerKind> {
        [PlayerKind::Human].into_iter().chain(Level::ALL.map(PlayerKind::Computer))
    }

    /// As records have it, a human without a name.
    pub fn player(self) -> Player {
        match self {
            PlayerKind::Human => Player::Human { name: String::new() },
            PlayerKind::Computer(level) => Player::Computer { level: level.number() },
        }
    }

    /// As a record has it.
    pub fn of(player: &Player) -> PlayerKind {
        match player {
            Player::Human { .. } => PlayerKind::Human,
            Player::Computer { level } => PlayerKind::Computer(Level::of(*level)),
        }
    }
}
