//! What a search asks of a game.

use crate::chance::Chance;
use crate::enumerate::Enumerate;
use crate::evaluation::{Feature, FeatureCounts, TaperedScore};
use crate::odds::{Inputs, Odds};
use crate::progress::Progress;
use crate::seat::{PerSeat, Seat};
use crate::turns::TurnList;

/// What the computer needs to play a game well. With the defaults it plays by the rules and sees no difference between
/// positions before the end.
pub trait Search: Progress + Chance + Enumerate {
    /// The features of the evaluation for two teams, material first.
    const FEATURES: &'static [Feature] = &[];

    /// Counts the features of a position.
    fn count_features(&self, _pos: &Self::Position, _counts: &mut impl FeatureCounts) {}

    /// Static evaluation: the score of the position for each seat, in hundredths of a plain piece. Partners share a
    /// score; with two teams, the scores are opposite.
    ///
    /// The sum of the features, unless the game has its own evaluation.
    fn evaluate(&self, pos: &Self::Position) -> PerSeat<i32> {
        let mut sum = TaperedScore::new(Self::FEATURES);
        self.count_features(pos, &mut sum);
        let score = sum.score();
        let info = self.info();
        PerSeat::from_fn(|seat| match info.teams.get(seat.idx()) {
            Some(team) if *team == info.teams[0] => score,
            Some(_) => -score,
            None => 0,
        })
    }

    /// How early a search should try the step: more is earlier, above 0 is forcing.
    fn move_order(&self, _pos: &Self::Position, _step: Self::Step) -> i16 {
        0
    }

    /// Null move: the same position with the other team to act, where passing would hardly ever be best; otherwise
    /// `None`. It is not a legal turn.
    fn null_move(&self, _pos: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// Whether there are too many steps here to search them all. Cheap. Never when the game is over. A search then
    /// considers only [`Search::candidates`], and uses the static evaluation at the horizon.
    fn has_many_moves(&self, _pos: &Self::Position) -> bool {
        false
    }

    /// Appends the complete turns, or rests of the turn under way, that a search should consider where there are too
    /// many: best static evaluation first, and at least one. Gives how many positions were evaluated.
    fn candidates(&self, _pos: &Self::Position, _acc: &mut TurnList<Self>) -> u64 {
        0
    }

    /// For a game that is played by networks, how many inputs each of them has; none for all others. A network says how
    /// probable the ends of a game are: which end is which, [`Search::worth`] knows.
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
    /// between turns, where [`Search::known_odds`] has nothing to say.
    fn inputs(&self, _pos: &Self::Position, _inputs: &mut Inputs) -> usize {
        0
    }

    /// The odds of a position, given what its network says: the network sees the position as the seat that is to act,
    /// and does not know which ends are impossible.
    fn seen_by_all(&self, _pos: &Self::Position, seen: Odds) -> Odds {
        seen
    }

    /// The opposite of [`Search::seen_by_all`]: the odds of a position as its network should have told them.
    fn seen_by_network(&self, _pos: &Self::Position, odds: Odds) -> Odds {
        odds
    }

    /// What odds are worth to each seat at a position between turns, in the game's own measure: the more the better.
    fn worth(&self, _pos: &Self::Position, _odds: &Odds) -> PerSeat<f32> {
        PerSeat::default()
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
