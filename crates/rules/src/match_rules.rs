//! Matches: several games that are counted together. A game's folder says what comes next; seating is by player.

use crate::game::Rules;
use crate::match_state::MatchState;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::seat::{PerSeat, Seat};

/// A kind of match that a folder offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanInfo {
    /// The plan's name in texts, such as `best-of`.
    pub key: &'static str,
    /// The lengths it takes, in its own measure, each once. The first is the default, whatever its size; players see
    /// them in ascending order.
    pub lengths: &'static [u16],
    /// How many players it is for.
    pub players: usize,
}

/// A chosen match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The plan's name, one of the folder's, or [`Plan::SINGLE`].
    pub key: String,
    /// Its length.
    pub length: u16,
    /// The game.
    pub id: String,
    /// The game's options.
    pub options: Options,
}

impl Plan {
    /// The plan that every game has: one game and no more.
    pub const SINGLE: &'static str = "single";

    /// One game and no more.
    pub fn single(id: impl Into<String>, options: Options) -> Plan {
        Plan { key: Plan::SINGLE.to_owned(), length: 0, id: id.into(), options }
    }
}

/// A player of a match, counted from 0. They keep their number when seats change.
pub type PlayerIdx = usize;

/// The player on each seat. A player may hold several seats; a number past the last player leaves the seat empty.
pub type Seating = PerSeat<PlayerIdx>;

/// Player 0 on the first seat, player 1 on the second, and so on.
pub fn seated_in_order() -> Seating {
    Seating::from_fn(Seat::idx)
}

/// A game of a match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The match state that its rules were given.
    pub state: MatchState,
    /// Who sat where.
    pub seating: Seating,
    /// How it ended, by seat.
    pub outcome: Outcome,
    /// What its rules carry over from the last position: [`MatchRules::carry_over`].
    pub carry_over: String,
}

/// What a match asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Another game.
    Game {
        /// The game.
        id: String,
        /// Its options.
        options: Options,
        /// Who sits where.
        seating: Seating,
        /// The match state for its rules.
        state: MatchState,
    },
    /// Nothing more: the outcome by player instead of by seat.
    Over(Outcome),
}

/// What comes next in a match.
pub trait MatchRules: Rules {
    /// The plans that this folder offers beside [`Plan::SINGLE`].
    const PLANS: &'static [PlanInfo] = &[];

    /// What comes after the game `last`, or first of all. Asked only with a plan of this folder.
    ///
    /// Of earlier games only the match state of the last one is known.
    fn next(plan: &Plan, last: Option<&Played>) -> Next {
        single(plan, last)
    }

    /// Whether each player moves on by one seat when the same players play again after this outcome. Otherwise they
    /// keep their seats.
    fn swaps_after(&self, _outcome: &Outcome) -> bool {
        true
    }

    /// What the next game of a match may need to know of the last position of this one, in one word or text of the
    /// folder's own: see [`Played::carry_over`]. The game may have ended there in any way.
    fn carry_over(&self, _pos: &Self::Position) -> String {
        String::new()
    }
}

/// One game, whose outcome is the match's: the default of [`MatchRules::next`].
pub fn single(plan: &Plan, last: Option<&Played>) -> Next {
    match last {
        None => Next::Game {
            id: plan.id.clone(),
            options: plan.options.clone(),
            seating: seated_in_order(),
            state: MatchState::default(),
        },
        Some(game) => Next::Over(game.outcome.clone()),
    }
}
