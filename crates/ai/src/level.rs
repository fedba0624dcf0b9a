//! How strong the computer plays.

use crate::budget::Budget;

/// How strong the computer plays: how many positions it searches, and how precisely it evaluates them. No clock is
/// involved, so it plays the same everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Looks a turn or two ahead and often misjudges the position.
    Beginner,
    /// A good player at home.
    Good,
    /// As well as it can within a second or two.
    Best,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Good, Level::Best];

    /// The level of a number in a record: 1 is the weakest; a number out of range gives the nearest level.
    pub fn of(number: u8) -> Level {
        Level::ALL[usize::from(number.clamp(1, 3)) - 1]
    }

    /// Its number in records.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What it may search.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Beginner => Budget { depth: 2, nodes: 1_500, noise: 90, network_noise: 450, full_width: false },
            Level::Good => Budget { depth: 6, nodes: 25_000, noise: 20, network_noise: 160, full_width: false },
            Level::Best => Budget::nodes(400_000),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_numbers_belong_together() {
        for level in Level::ALL {
            assert_eq!(Level::of(level.number()), level);
        }
        assert_eq!([0, 1, 3, 4, 255].map(Level::of), [0, 0, 2, 2, 2].map(|idx: usize| Level::ALL[idx]));
    }

    #[test]
    fn stronger_levels_look_at_more_and_judge_better() {
        let budgets = Level::ALL.map(Level::budget);
        assert!(budgets.is_sorted_by(|one, other| one.nodes < other.nodes && one.noise > other.noise));
        assert!(budgets.is_sorted_by(|one, other| one.network_noise > other.network_noise));
    }
}
