//! How strong the computer plays on a seat.

use rules::Seat;

use crate::record::{Player, Record};

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

    /// Their names in addresses and in what is stored.
    pub const NAMES: [(Level, &str); 3] = [(Level::Beginner, "beginner"), (Level::Good, "good"), (Level::Best, "best")];

    /// The level of a number; out of range, the nearest level.
    pub fn of(number: u8) -> Level {
        Level::ALL[usize::from(number.clamp(1, 3)) - 1]
    }

    /// The level of the first computer that plays a game, in the order of play.
    pub fn first_in(record: &Record) -> Option<Level> {
        let mut playing = Seat::first(record.seats.len()).filter_map(|seat| record.player_on(seat));
        playing.find_map(|player| match PlayerKind::of(player) {
            PlayerKind::Computer(level) => Some(level),
            PlayerKind::Human => None,
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_computer_in_the_order_of_play_counts() {
        let human = || PlayerKind::Human.player();
        let mut record = Record::new("laska", 1, vec![human(), Player::Computer { level: 1 }]);
        assert_eq!(Level::first_in(&record), Some(Level::Beginner));
        record.reseat(Seat::FIRST, PlayerKind::Computer(Level::Best).player());
        assert_eq!(Level::first_in(&record), Some(Level::Best));
        assert_eq!(Level::first_in(&Record::new("laska", 1, vec![human(), human()])), None);
    }
}
