//! How strong the computer plays.

/// How strong the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// For those who have just learnt the game: looks a turn or two ahead and often misjudges the position.
    Beginner,
    /// The usual: a good player at home.
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

    /// The level of a name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Its number in records and in questions to the worker.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its name in addresses and in what is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Good => "good",
            Level::Best => "best",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_numbers_and_names_belong_together() {
        for level in Level::ALL {
            assert_eq!(Level::of(level.number()), level);
            assert_eq!(Level::named(level.name()), Some(level));
        }
        assert_eq!([0, 1, 3, 4, 255].map(Level::of), [0, 0, 2, 2, 2].map(|idx: usize| Level::ALL[idx]));
        assert_eq!(Level::named("Best"), None);
    }
}
