//! Why a turn is good, and how that is written.

use core::fmt::Write as _;

/// A reason for a turn: a claim that the rules prove before it is made. Turns are counted from the one that it is about;
/// an answer is any turn of the others. Amounts are halves of [`rules::Unit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is won within so many own turns, this one included, whatever the others answer.
    Wins {
        /// Own turns.
        turns: u8,
    },
    /// Most other turns, or all, lose the game to the next so many answers, and this one does not.
    Saves {
        /// How many lose it.
        n: u16,
        /// How many others there are.
        of: u16,
        /// Answers.
        answers: u8,
    },
    /// After any so many answers, with the best own turns in between, one has at least so much more than before.
    Gains {
        /// Halves.
        amount: u8,
        /// Answers.
        answers: u8,
    },
    /// Every other turn loses at least so much by so many answers, even with the own turn after them, and this one nothing.
    Only {
        /// Halves.
        amount: u8,
        /// Answers.
        answers: u8,
    },
    /// The same of most other turns.
    Avoids {
        /// How many lose it.
        n: u16,
        /// How many others there are.
        of: u16,
        /// Halves.
        amount: u8,
        /// Answers.
        answers: u8,
    },
    /// The next own turn gains at least so much, unless one of few answers prevents it.
    Threatens {
        /// Halves.
        amount: u8,
        /// How many answers prevent it.
        n: u16,
        /// How many there are.
        of: u16,
    },
    /// It takes pieces of others.
    Takes {
        /// How many.
        n: u8,
    },
    /// It gives pieces a higher rank.
    Promotes {
        /// How many.
        n: u8,
    },
    /// It brings pieces to where they are done: borne off, home, in the middle.
    Finishes {
        /// How many.
        n: u8,
    },
    /// It scores points.
    Scores {
        /// How many.
        points: u16,
    },
    /// No answer scores more points.
    Concedes {
        /// How many.
        points: u16,
    },
    /// It brings pieces into play.
    Enters {
        /// How many.
        n: u8,
    },
    /// It leaves the others only so many answers.
    Leaves {
        /// How many.
        n: u8,
    },
    /// So many of all throws of the next seat take a piece of one's own.
    Risks {
        /// How many.
        n: u16,
        /// Of so many.
        of: u16,
    },
    /// It brings own men to the place where all have to gather, so that so many are in now.
    Gathers {
        /// How many are in.
        n: u8,
        /// How many there are.
        of: u8,
    },
    /// After any answer at most so many men of the others are in that place, and not all. Given where without this turn an
    /// answer could bring all in.
    Bars {
        /// How many are in.
        n: u8,
        /// How many there are.
        of: u8,
    },
    /// The next own turn would bring all men in if the others moved none of theirs.
    Prepares,
    /// It sets such a place, to which the own men have fewer squares to go than those of the others.
    Leads {
        /// Squares of the own men, added up.
        own: u16,
        /// Squares of the others.
        others: u16,
    },
    /// Two or more own pieces stand on a site where fewer stood, and nobody can take them.
    Holds {
        /// The site's number.
        site: u16,
    },
}

impl Reason {
    /// Its kind and its numbers, as text.
    pub fn write(self) -> String {
        let numbers = |kind: &str, numbers: &[u16]| {
            let mut text = kind.to_owned();
            for number in numbers {
                // Writing to a text cannot fail.
                let _ = write!(text, " {number}");
            }
            text
        };
        match self {
            Reason::Wins { turns } => numbers("wins", &[turns.into()]),
            Reason::Saves { n, of, answers } => numbers("saves", &[n, of, answers.into()]),
            Reason::Gains { amount, answers } => numbers("gains", &[amount.into(), answers.into()]),
            Reason::Only { amount, answers } => numbers("only", &[amount.into(), answers.into()]),
            Reason::Avoids { n, of, amount, answers } => numbers("avoids", &[n, of, amount.into(), answers.into()]),
            Reason::Threatens { amount, n, of } => numbers("threatens", &[amount.into(), n, of]),
            Reason::Takes { n } => numbers("takes", &[n.into()]),
            Reason::Promotes { n } => numbers("promotes", &[n.into()]),
            Reason::Finishes { n } => numbers("finishes", &[n.into()]),
            Reason::Scores { points } => numbers("scores", &[points]),
            Reason::Concedes { points } => numbers("concedes", &[points]),
            Reason::Enters { n } => numbers("enters", &[n.into()]),
            Reason::Leaves { n } => numbers("leaves", &[n.into()]),
            Reason::Risks { n, of } => numbers("risks", &[n, of]),
            Reason::Gathers { n, of } => numbers("gathers", &[n.into(), of.into()]),
            Reason::Bars { n, of } => numbers("bars", &[n.into(), of.into()]),
            Reason::Prepares => numbers("prepares", &[]),
            Reason::Leads { own, others } => numbers("leads", &[own, others]),
            Reason::Holds { site } => numbers("holds", &[site]),
        }
    }

    /// Reads a reason; `None` where the text is none.
    pub fn read(text: &str) -> Option<Reason> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        let numbers: Option<Vec<u16>> = words.map(|word| word.parse().ok()).collect();
        let small = |number: u16| u8::try_from(number).ok();
        Some(match (kind, numbers?.as_slice()) {
            ("wins", [turns]) => Reason::Wins { turns: small(*turns)? },
            ("saves", [n, of, answers]) => Reason::Saves { n: *n, of: *of, answers: small(*answers)? },
            ("gains", [amount, answers]) => Reason::Gains { amount: small(*amount)?, answers: small(*answers)? },
            ("only", [amount, answers]) => Reason::Only { amount: small(*amount)?, answers: small(*answers)? },
            ("avoids", [n, of, amount, answers]) => {
                Reason::Avoids { n: *n, of: *of, amount: small(*amount)?, answers: small(*answers)? }
            }
            ("threatens", [amount, n, of]) => Reason::Threatens { amount: small(*amount)?, n: *n, of: *of },
            ("takes", [n]) => Reason::Takes { n: small(*n)? },
            ("promotes", [n]) => Reason::Promotes { n: small(*n)? },
            ("finishes", [n]) => Reason::Finishes { n: small(*n)? },
            ("scores", [points]) => Reason::Scores { points: *points },
            ("concedes", [points]) => Reason::Concedes { points: *points },
            ("enters", [n]) => Reason::Enters { n: small(*n)? },
            ("leaves", [n]) => Reason::Leaves { n: small(*n)? },
            ("risks", [n, of]) => Reason::Risks { n: *n, of: *of },
            ("gathers", [n, of]) => Reason::Gathers { n: small(*n)?, of: small(*of)? },
            ("bars", [n, of]) => Reason::Bars { n: small(*n)?, of: small(*of)? },
            ("prepares", []) => Reason::Prepares,
            ("leads", [own, others]) => Reason::Leads { own: *own, others: *others },
            ("holds", [site]) => Reason::Holds { site: *site },
            _ => return None,
        })
    }
}
