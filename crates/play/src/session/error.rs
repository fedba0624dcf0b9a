//! Why an entry or a whole record is refused.

use core::fmt;

use rules::{Message, OptionError, ReadError, Seat};

use crate::wire;

/// Why an entry is refused. The session is as it was before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EnterError {
    /// The game is over.
    Over,
    /// The step, or the turn, cannot be read, or is not legal.
    Step(Box<ReadError>),
    /// The step is not one as the game writes it, and whoever reads the record reads no others: see [`crate::StepReader`].
    Unread,
    /// The step was chosen in another position.
    Stale,
    /// The dice wait until the pending proposal is answered.
    DiceWait,
    /// Nobody sits there, or the game has no such seat.
    EmptySeat,
    /// The rules do not let this seat propose this now.
    NotOpen,
    /// Another proposal is pending.
    Pending,
    /// There are not so many turns to take back.
    TooFarBack,
    /// This seat has not been asked anything, or has answered.
    NotAsked,
    /// No house rule may be claimed by this seat now, or its time does not run.
    NotDue,
    /// The record is full.
    Full,
}

impl fmt::Display for EnterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EnterError::Over => f.write_str("the game is over"),
            EnterError::Step(error) => error.fmt(f),
            EnterError::Unread => f.write_str("not a step as it is written here"),
            EnterError::Stale => f.write_str("the step was chosen in another position"),
            EnterError::DiceWait => f.write_str("the dice wait for an answer"),
            EnterError::EmptySeat => f.write_str("nobody sits there"),
            EnterError::NotOpen => f.write_str("this cannot be proposed now"),
            EnterError::Pending => f.write_str("another proposal is pending"),
            EnterError::TooFarBack => f.write_str("there are not so many turns to take back"),
            EnterError::NotAsked => f.write_str("this seat has nothing to answer"),
            EnterError::NotDue => f.write_str("there is nothing to claim"),
            EnterError::Full => write!(f, "a record has no more than {} entries", wire::MAX_ENTRIES),
        }
    }
}

impl core::error::Error for EnterError {}

/// Why a record cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The game is not in the catalogue.
    UnknownGame,
    /// It was made under other rules than these.
    RulesVersion {
        /// The version of these rules.
        ours: u16,
    },
    /// The game does not take its options.
    Options(OptionError),
    /// It does not have as many seats as the game.
    Seats {
        /// The number of the game's seats.
        expected: usize,
    },
    /// A seat names a player who is not in its list.
    Players,
    /// Nobody sits on a seat that takes part.
    EmptySeat {
        /// The seat.
        seat: Seat,
    },
    /// Somebody sits on a seat that takes no part.
    IdleSeat {
        /// The seat.
        seat: Seat,
    },
    /// The game does not take the position it begins with.
    Start(Box<ReadError>),
    /// It begins with a position of its own, and whoever reads it reads none: see [`crate::StepReader`].
    Unread,
    /// An entry is refused.
    Entry {
        /// Which, counted from 0.
        idx: usize,
        /// Why.
        why: EnterError,
    },
}

impl OpenError {
    /// Whether it holds texts that take a [`crate::FullReader`].
    pub fn is_unread(&self) -> bool {
        matches!(self, OpenError::Unread | OpenError::Entry { why: EnterError::Unread, .. })
    }

    /// What the rules say about it to players; `None` where only a program is at fault.
    pub(crate) fn message(&self) -> Option<Message> {
        match self {
            OpenError::Start(error) | OpenError::Entry { why: EnterError::Step(error), .. } => Some(error.why.clone()),
            _ => None,
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame => f.write_str("unknown game"),
            OpenError::RulesVersion { ours } => write!(f, "made under other rules than version {ours}"),
            OpenError::Options(error) => error.fmt(f),
            OpenError::Seats { expected } => write!(f, "the game has {expected} seats"),
            OpenError::Players => f.write_str("a seat names a player who is not there"),
            OpenError::EmptySeat { seat } => write!(f, "nobody sits on seat {seat}, which takes part"),
            OpenError::IdleSeat { seat } => write!(f, "somebody sits on seat {seat}, which takes no part"),
            OpenError::Start(error) => write!(f, "start: {error}"),
            OpenError::Unread => f.write_str("positions are not read here"),
            OpenError::Entry { idx, why } => write!(f, "entry {}: {why}", idx + 1),
        }
    }
}

impl core::error::Error for OpenError {}
