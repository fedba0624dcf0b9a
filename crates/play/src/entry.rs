//! What a record is made of.

use rules::Seat;
use rules::offers::Offer;

/// One thing that happened in a game. Entries are only ever added; [`Offer::TakeBack`] adds one too.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A step of the seat to act, or of chance, in the game's first format.
    Step(String),
    /// A seat proposes something that the others must accept.
    Offer {
        /// Who proposes.
        by: Seat,
        /// What.
        what: Offer,
    },
    /// A seat answers the pending proposal; the proposer withdraws it by answering no.
    Answer {
        /// Who answers.
        by: Seat,
        /// Whether they accept.
        yes: bool,
    },
    /// A seat resigns. In some games others must accept.
    Resign {
        /// Who resigns.
        by: Seat,
        /// How many points; 1 where nothing is counted.
        points: u8,
    },
    /// A seat's flag has fallen: the time of its player is up. Nobody has to accept that.
    Flag {
        /// Whose flag.
        by: Seat,
    },
    /// The seat to act claims the house rule that is due.
    Claim {
        /// Who claims.
        by: Seat,
    },
}
