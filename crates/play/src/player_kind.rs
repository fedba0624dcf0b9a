//! Who plays a seat.

use rules::{GameInfo, Level};

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
    /// Every choice of player for a seat of a game.
    pub fn all(info: &GameInfo) -> impl Iterator<Item = PlayerKind> + use<> {
        [PlayerKind::Human].into_iter().chain(info.levels.all().map(PlayerKind::Computer))
    }

    /// As records have it, a human without a name.
    pub fn player(self) -> Player {
        match self {
            PlayerKind::Human => Player::Human { name: String::new() },
            PlayerKind::Computer(level) => Player::Computer { level },
        }
    }

    /// As a record has it.
    pub fn of(player: &Player) -> PlayerKind {
        match player {
            Player::Human { .. } => PlayerKind::Human,
            Player::Computer { level } => PlayerKind::Computer(*level),
        }
    }
}
