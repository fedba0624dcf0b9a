//! The rules of a game as search and play see them: positions, steps, and nothing else.

use core::fmt::Debug;
use core::hash::Hash;

use crate::evaluation::{Feature, FeatureCounts, TaperedScore};
use crate::hash;
use crate::history::HouseRule;
use crate::match_rules::MatchState;
use crate::options::{OptionError, OptionSpec, Options};
use crate::outcome::Outcome;
use crate::perft;
use crate::seat::{PerSeat, Seat};
use crate::turns::{self, TurnList};
use crate::view::{EffectSink, PieceInfo, Site};

/// Who decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Dice, a shuffle, a lot: every step has a weight.
    Chance,
}

/// One game of a folder: what it is called and what it is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The game's id in texts and addresses, such as `laska`.
    pub id: &'static str,
    /// Counts up whenever a record made under the old rules could be read differently under the new ones.
    pub version: u16,
    /// The team of each seat in the order of play; its length is the number of seats. Partners share a team.
    pub teams: &'static [u8],
    /// The options it takes.
    pub options: &'static [OptionSpec],
    /// Named choices of options.
    pub presets: &'static [Preset],
    /// The kinds of pieces on its board; [`crate::view::Kind`] counts along this list.
    pub kinds: &'static [PieceInfo],
    /// The ends that the printed rules lack.
    pub house_rules: &'static [HouseRule],
    /// Whether points are counted: [`crate::view::Scene::counts`] and [`Outcome::points`] mean something to players.
    pub has_points: bool,
    /// Whether all orders of a turn's steps count as different turns. `false`: turns have so many orders that only
    /// distinct ends are listed, and perft by path is meaningless.
    pub by_path: bool,
}

impl GameInfo {
    /// The seats of the game in the order of play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::first(self.teams.len())
    }

    /// The team of a seat of this game.
    pub fn team(&self, seat: Seat) -> u8 {
        self.teams[seat.idx()]
    }

    /// The seats of the same team, the seat itself among them, in the order of play.
    pub fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (teams, own) = (self.teams, self.team(seat));
        self.seats().filter(move |other| teams[other.idx()] == own)
    }

    /// The first seat of a seat's team, whose colour the whole team has.
    pub fn leader(&self, seat: Seat) -> Seat {
        self.partners(seat).next().unwrap_or(seat)
    }

    /// The first seat of each team, in the order of play.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.leader(*seat) == *seat)
    }
}

/// A named choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The preset's name in texts.
    pub key: &'static str,
    /// Its options, as keys and values.
    pub options: &'static [(&'static str, &'static str)],
}

/// The rules of the games in one folder, under fixed options; no state of play.
///
/// A *step* is the smallest decision: one hop, one checker, one roll. A *turn* is the steps from one turn boundary to
/// the next. The same seat may act again in the next turn; searches compare acting teams, never plies.
pub trait Rules: Sized + Sync + 'static {
    /// A value: equal positions have the same future. No clocks and no history, see [`crate::History`].
    type Position: Clone + Eq + Hash + Debug;
    /// The smallest decision.
    type Step: Copy + Eq + Hash + Debug;

    /// The games of this folder.
    const GAMES: &'static [GameInfo];

    /// Whether chance ever acts in them.
    const HAS_CHANCE: bool = false;

    /// The rules of game `id` under `options`, in a match that stands at `state`.
    ///
    /// # Errors
    /// On an id that is none of [`Self::GAMES`] and on options the game does not take.
    fn new(id: &str, options: &Options, state: &MatchState) -> Result<Self, OptionError>;

    /// The game that these rules are of.
    fn info(&self) -> &'static GameInfo;

    /// The option that is drawn by lot when a game is set up and nobody has chosen it, and its value; `None` where
    /// nothing is drawn. `draw(n)` draws a number below `n`, each as likely as the others; `n` is at least 1.
    ///
    /// The rules it is called on have the other options. They accept the value, and so do all rules of the same
    /// options.
    fn deal(&self, _draw: &mut dyn FnMut(u32) -> u32) -> Option<(&'static str, String)> {
        None
    }

    /// The position at the beginning.
    fn start(&self) -> Self::Position;

    /// Who decides the next step. Cheap: reads a field. Unspecified when the game is over.
    fn actor(&self, pos: &Self::Position) -> Actor;

    /// Appends every legal step in a fixed order; appends none exactly when the game is over.
    /// Each can be completed to a legal turn.
    fn steps(&self, pos: &Self::Position, acc: &mut Vec<Self::Step>);

    /// How the game ended; asked only of positions without a legal step.
    fn outcome(&self, pos: &Self::Position) -> Outcome;

    /// Whether each player moves on by one seat when the same players play again after this outcome. Otherwise they
    /// keep their seats.
    fn swaps_after(&self, _outcome: &Outcome) -> bool {
        true
    }

    /// What the next game of a match may need to know of the last position of this one, in one word or text of the
    /// folder's own: see [`crate::match_rules::Played::carry_over`]. The game may have ended there in any way.
    fn carry_over(&self, _pos: &Self::Position) -> String {
        String::new()
    }

    /// Whether a turn has begun and not ended. Never when the game is over.
    fn mid_turn(&self, pos: &Self::Position) -> bool;

    /// Plays a legal step and reports every visible change to `out`. There is no undo: keep a copy.
    ///
    /// What an illegal step does is unspecified, but it neither panics in a release build nor breaks memory safety.
    fn apply(&self, pos: &mut Self::Position, step: Self::Step, out: &mut impl EffectSink);

    /// How often a chance step comes up, compared with the others in the position (2 of 36 is 2).
    fn weight(&self, _pos: &Self::Position, _step: Self::Step) -> u32 {
        1
    }

    /// Whether the step restarts the count of no-progress turns for house rules.
    fn resets(&self, pos: &Self::Position, step: Self::Step) -> bool;

    /// The movement that a seat makes by the step, where the game ends when it repeats back and forth: see
    /// [`crate::Trigger::BackAndForth`]. `None` for all other steps, which end a run.
    fn back_and_forth(&self, _pos: &Self::Position, _step: Self::Step) -> Option<(Site, Site)> {
        None
    }

    /// 64 bits that are equal for equal positions and almost never for others, the same on every machine.
    fn key(&self, pos: &Self::Position) -> u64 {
        hash::key(pos)
    }

    /// The number of complete turns from here, by path; the rest of the turn when it has begun.
    fn count(&self, pos: &Self::Position) -> u64 {
        perft::count_by_steps(self, pos)
    }

    /// The sum of [`Rules::count`] over the ends of all complete turns from here, by path. Asked only between turns.
    fn count_replies(&self, pos: &Self::Position) -> u64 {
        perft::count_replies_by_turns(self, pos)
    }

    /// Appends complete turns from here, one for every distinct position they end in.
    fn turns(&self, pos: &Self::Position, acc: &mut TurnList<Self>) {
        turns::distinct(self, pos, acc);
    }

    /// Null move: the same position with the other team to act, where passing would hardly ever be best; otherwise
    /// `None`. For search only: it is not a legal turn.
    fn null_move(&self, _pos: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// Whether there are too many steps here to search them all. Cheap. Never when the game is over. A search then
    /// considers only [`Rules::candidates`], and uses the static evaluation at the horizon.
    fn has_many_moves(&self, _pos: &Self::Position) -> bool {
        false
    }

    /// Appends the complete turns, or rests of the turn under way, that a search should consider where there are too
    /// many: best static evaluation first, and at least one. Gives how many positions were evaluated.
    fn candidates(&self, _pos: &Self::Position, _acc: &mut TurnList<Self>) -> u64 {
        0
    }

    /// How early a search should try the step: more is earlier, above 0 is forcing.
    fn move_order(&self, _pos: &Self::Position, _step: Self::Step) -> i16 {
        0
    }

    /// The features of the evaluation for two teams, material first.
    const FEATURES: &'static [Feature] = &[];

    /// Counts the features of a position.
    fn count_features(&self, _pos: &Self::Position, _tally: &mut impl FeatureCounts) {}

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
}
