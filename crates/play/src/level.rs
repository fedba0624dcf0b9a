//! How strong the computer plays on a seat.

use crate::record::Player;

/// How strong the computer plays. The numbers are those of the worker and of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// For those who have just learnt the game.
    Beginner,
    /// The usual.
    Good,
    /// As well as it can.
    Best,
}

impl Level {
    /// All, the weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Good, Level::Best];

    /// The level of a number; out of range, the nearest level.
    pub fn of(number: u8) -> Level {
        Level::ALL[usize::from(number.clamp(1, 3)) - 1]
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

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
