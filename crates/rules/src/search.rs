//! What a search asks of a game.

use crate::chance::Chance;
use crate::enumerate::Enumerate;
use crate::evaluation::{Feature, FeatureCounts, TaperedScore};
use crate::expectation::Expectation;
use crate::gathering::Gathering;
use crate::level::LevelSpec;
use crate::progress::Progress;
use crate::reckoning::{Reckoning, Sum};
use crate::seat::{PerSeat, Seat};
use crate::sites::Site;
use crate::turns::TurnList;

/// What the computer needs to play a game well. With the defaults it plays by the rules and sees no difference between
/// positions before the end.
pub trait Search: Progress + Chance + Enumerate {
    /// The features of the evaluation for two teams, material first.
    const FEATURES: &'static [Feature] = &[];

    /// What people count of a position; `None` where they count nothing that leaves the board or is added up.
    const RECKONING: Option<Reckoning> = None;

    /// How far the side of a seat is with gathering its men; `None` where they have no place to gather in.
    fn gathering(&self, _pos: &Self::Position, _seat: Seat) -> Option<Gathering> {
        None
    }

    /// Whether two own pieces on a site keep those of others off it.
    fn is_held_by_two(&self, _site: Site) -> bool {
        false
    }

    /// What the computer may spend at each level of this game, the weakest first: as many as [`crate::GameInfo::levels`] says.
    ///
    /// A guess, unless the game has its own: `arena ladder` finds them.
    fn levels(&self) -> &'static [LevelSpec] {
        &LevelSpec::GUESSED
    }

    /// How its scores become expected points. Games that are played by networks expect the stake's points instead.
    fn expectation(&self) -> Expectation {
        Expectation::GUESSED
    }

    /// Counts the features of a position.
    fn count_features(&self, _pos: &Self::Position, _counts: &mut impl FeatureCounts) {}

    /// What people count that the team of a seat has more than the other, in halves of [`crate::Unit`]; `None` where they
    /// count nothing.
    fn balance(&self, pos: &Self::Position, seat: Seat) -> Option<i32> {
        let mut sum = Sum::new(Self::RECKONING?);
        self.count_features(pos, &mut sum);
        let info = self.info();
        Some(if info.team(seat) == info.teams[0] { sum.sum } else { -sum.sum })
    }

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
}
