//! The state of a match, as its games know it.

use crate::seat::PerSeat;

/// What a game's rules may know of the match it is played in.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct MatchState {
    /// The length of the match, in the plan's own measure; 0 for a single game.
    pub length: u16,
    /// Games played before this one.
    pub played: u16,
    /// Points of each seat (of the player who sits there in this game) before this game.
    pub points: PerSeat<i32>,
    /// What else the folder's match rules told this game, in one word of their own; empty when nothing.
    pub note: String,
}
