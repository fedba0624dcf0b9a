//! Ends by agreement: what players may offer each other, and how an agreement, a resignation, a fallen flag or a house
//! rule is resolved.

use crate::house_rules::{HouseRule, Trigger};
use crate::message::{Message, RulingId};
use crate::messages;
use crate::outcome::Outcome;
use crate::seat::Seat;

/// What a player may propose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offer {
    /// The game is a draw.
    Draw,
    /// The game ends here and is scored.
    End,
    /// This many of the last turns are taken back.
    TakeBack(u16),
}

/// What a player may ask of the others at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offers {
    /// A draw may be offered.
    pub draw: bool,
    /// The end may be offered.
    pub end: bool,
    /// A take-back may be offered.
    pub take_back: bool,
    /// The most points that may be resigned; 0: no resignation.
    pub resign: u8,
}

impl Offers {
    /// What most games allow at any time.
    pub const USUAL: Offers = Offers { draw: true, end: false, take_back: true, resign: 1 };
    /// Nothing at all.
    pub const NONE: Offers = Offers { draw: false, end: false, take_back: false, resign: 0 };
}

/// A proposal that others may have to accept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proposal {
    /// An offer.
    Offer(Offer),
    /// A resignation of that many points.
    Resign(u8),
}

/// What happened outside the rules of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resolution {
    /// A draw was offered and accepted.
    Draw,
    /// The end was offered and accepted.
    End,
    /// A seat resigned that many points, and everyone who had to accept did.
    Resigned {
        /// The seat that resigned.
        by: Seat,
        /// How many points.
        points: u8,
    },
    /// A house rule applied or was claimed.
    House(HouseRule),
    /// A seat's flag fell: its player's time is up.
    Flagged {
        /// The seat.
        by: Seat,
        /// The ruling on what comes of it: [`crate::Present::FLAG`].
        ruling: RulingId,
    },
}

/// What a resolution leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Resolved<P> {
    /// The game is over.
    Over(Outcome),
    /// The game continues from this position, without the seat that resigned or whose flag fell. Repetitions are counted from here, and
    /// the position is one that the game's texts cover.
    GoesOn(P),
}

/// Why a house rule ends the game.
pub fn house_reason(end: &HouseRule) -> Message {
    let reason = match end.on {
        Trigger::Repeat(times) => messages::end_repetition(times),
        Trigger::NoProgress(times) => messages::end_no_progress(times),
        Trigger::BackAndForth(times) => messages::end_back_and_forth(times),
    };
    reason.under(end.ruling.0)
}

/// That a seat has resigned.
pub fn resign_reason(by: Seat) -> Message {
    messages::end_resigned(by)
}

/// That a seat's time is up.
pub fn flag_reason(by: Seat) -> Message {
    messages::end_flagged(by)
}

/// The usual resolution: agreements and house rules are draws, and a seat that resigns, or whose flag falls, loses to
/// all other teams.
pub fn usual(teams: &[u8], resolution: &Resolution) -> Outcome {
    match *resolution {
        Resolution::Draw | Resolution::End => Outcome::draw(teams, messages::end_agreed()),
        Resolution::House(end) => Outcome::draw(teams, house_reason(&end)),
        Resolution::Resigned { by, .. } => lost(teams, by, resign_reason(by)),
        Resolution::Flagged { by, ruling } => lost(teams, by, flag_reason(by).under(ruling.0)),
    }
}

/// The team of a seat loses to all others.
fn lost(teams: &[u8], by: Seat, reason: Message) -> Outcome {
    let mut outcome = Outcome::draw(teams, reason);
    for (idx, team) in teams.iter().enumerate() {
        if *team == teams[by.idx()] {
            outcome.places.0[idx] = 2;
        }
    }
    outcome
}
