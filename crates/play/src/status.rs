//! What a game waits for.

use rules::offers::Proposal;
use rules::{Outcome, Seat};

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// A step of this seat.
    Turn(Seat),
    /// A throw, a shuffle, a lot: see [`crate::Table::draw`].
    Chance,
    /// Answers to a proposal. The seat to act may also play, which refuses the proposal.
    Waiting {
        /// Who proposed.
        by: Seat,
        /// What.
        proposal: Proposal,
        /// Who has not answered yet, in the order of play; never empty.
        on: Vec<Seat>,
    },
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Status {
    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Status::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}
