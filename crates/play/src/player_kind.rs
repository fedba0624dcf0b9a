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
    /// Somebody who plays on the device of this number, by links; the computer there, if it has a level.
    Remote(u8, Option<Level>),
}

impl PlayerKind {
    /// Every choice of player for a seat of a game at one screen.
    pub fn all(info: &GameInfo) -> impl Iterator<Item = PlayerKind> + use<> {
        [PlayerKind::Human].into_iter().chain(info.levels.all().map(PlayerKind::Computer))
    }

    /// As records have it, a human without a name.
    pub fn player(self) -> Player {
        match self {
            PlayerKind::Human => Player::Human { name: String::new() },
            PlayerKind::Computer(level) => Player::Computer { level },
            PlayerKind::Remote(device, level) => Player::Remote { device, name: String::new(), level },
        }
    }

    /// As a record has it.
    pub fn of(player: &Player) -> PlayerKind {
        match player {
            Player::Human { .. } => PlayerKind::Human,
            Player::Computer { level } => PlayerKind::Computer(*level),
            Player::Remote { device, level, .. } => PlayerKind::Remote(*device, *level),
        }
    }
}
