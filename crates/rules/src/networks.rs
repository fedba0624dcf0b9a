//! What playing by networks asks of a game.

use crate::odds::{Inputs, Odds};
use crate::search::Search;
use crate::seat::{PerSeat, Seat};
use crate::turns::TurnList;

/// What the computer needs to play a game by networks: small nets that say of a position between turns how probable each
/// end of the game is. The defaults are a game that is played without, by [`Search`] alone; nothing else is asked of it.
pub trait Networks: Search {
    /// How many inputs each of the game's networks has. A network says how probable the ends of a game are: which end is
    /// which, [`Networks::worth`] knows.
    const NETWORKS: &'static [usize] = &[];

    /// How much of a plain game hangs on a single turn, about: what differences between turns, and the errors of weak
    /// players, are measured by.
    const SPREAD: f32 = 1.0;

    /// What is known of the ends without any network: exactly where the game is over, or where a table tells it; `None`
    /// where a network is to say it. Asked only between turns.
    fn known_odds(&self, _pos: &Self::Position) -> Option<Odds> {
        None
    }

    /// Sets the inputs of the network that is to judge a position, and gives the number of that network. Asked only
    /// between turns, where [`Networks::known_odds`] has nothing to say.
    fn inputs(&self, _pos: &Self::Position, _inputs: &mut Inputs) -> usize {
        0
    }

    /// The odds of a position, given what its network says: the network sees the position as the seat that is to act,
    /// and does not know which ends are impossible.
    fn seen_by_all(&self, _pos: &Self::Position, seen: Odds) -> Odds {
        seen
    }

    /// The opposite of [`Networks::seen_by_all`]: the odds of a position as its network should have told them.
    fn seen_by_network(&self, _pos: &Self::Position, odds: Odds) -> Odds {
        odds
    }

    /// What odds are worth to each seat at a position between turns, in the game's own measure: the more the better.
    fn worth(&self, _pos: &Self::Position, _odds: &Odds) -> PerSeat<f32> {
        PerSeat::default()
    }

    /// What [`Networks::worth`] says of a seat at a position, in one measure for all positions of a game: points of its
    /// first stake. In a match, chances to win it are measured so.
    fn in_points(&self, _pos: &Self::Position, _seat: Seat, worth: f32) -> f32 {
        worth
    }

    /// What points won in the end are worth to a seat in that measure, or points lost below 0.
    fn of_points(&self, _seat: Seat, points: i32) -> f32 {
        points as f32
    }

    /// The position in which chance is to act before the next turn, where the seat to act does nothing before; `None`
    /// where no turn is to follow. Asked only between turns.
    fn to_throw(&self, _pos: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// The step of a seat that decides about stakes and nothing else, such as a double and the answer to it, by the odds
    /// of the position; `None` where that is not what it decides.
    fn stakes_step(&self, _pos: &Self::Position, _odds: impl FnOnce() -> Odds) -> Option<Self::Step> {
        None
    }

    /// Whether raising the stakes may gain something for the seat that decides about them: not where it needs no more.
    fn may_gain_by_stakes(&self, _pos: &Self::Position) -> bool {
        true
    }

    /// Whether a seat should accept that another resigns so many points, by the odds of the position; `None` where odds
    /// do not tell.
    fn accepts_resignation(&self, _pos: &Self::Position, _seat: Seat, _points: u8, _odds: &Odds) -> Option<bool> {
        None
    }

    /// Calls `visit` with the end of every turn that can be played from the middle of one, each end once.
    fn for_each_end(&self, pos: &Self::Position, visit: &mut impl FnMut(&Self::Position)) {
        let mut turns = TurnList::new();
        self.turns(pos, &mut turns);
        turns.iter().for_each(|turn| visit(turn.end));
    }
}
