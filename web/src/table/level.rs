//! How strong the machine plays on a seat.

use play::Sitter;

/// How strong the machine plays. Its numbers are those that the worker knows, and records have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Level {
    /// For whoever has just learnt the game.
    Beginner,
    /// The usual.
    Good,
    /// As well as it can.
    Best,
}

impl Level {
    /// All, the weakest first.
    pub(crate) const ALL: [Level; 3] = [Level::Beginner, Level::Good, Level::Best];

    /// The level of a number; of one that means nothing, the nearest that does.
    pub(crate) fn of(number: u8) -> Level {
        Level::ALL[usize::from(number.clamp(1, 3)) - 1]
    }

    /// Its number.
    pub(crate) fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Occupant {
    /// A person at this screen.
    Person,
    /// The machine.
    Machine(Level),
}

impl Occupant {
    /// Everybody who can be chosen for a seat.
    pub(crate) fn all() -> impl Iterator<Item = Occupant> {
        [Occupant::Person].into_iter().chain(Level::ALL.map(Occupant::Machine))
    }

    /// As records have it, a person without a name.
    pub(crate) fn sitter(self) -> Sitter {
        match self {
            Occupant::Person => Sitter::Person { name: String::new() },
            Occupant::Machine(level) => Sitter::Machine { level: level.number() },
        }
    }

    /// What a record has.
    pub(crate) fn of(sitter: &Sitter) -> Occupant {
        match sitter {
            Sitter::Person { .. } => Occupant::Person,
            Sitter::Machine { level } => Occupant::Machine(Level::of(*level)),
        }
    }
}
