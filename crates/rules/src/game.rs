//! The rules of a game as search and play see them: positions, steps, and nothing else.

use core::fmt::Debug;
use core::hash::Hash;

use crate::house_rules::HouseRule;
use crate::kinds::PieceInfo;
use crate::level::Levels;
use crate::match_state::MatchState;
use crate::options::{OptionError, OptionSpec, Options};
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::view::EffectSink;

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
    /// The levels at which the computer plays it.
    pub levels: Levels,
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
///
/// This is all that is needed to play. What else a game may say stands in traits of its own, with defaults:
/// [`Progress`](crate::Progress), [`Chance`](crate::Chance), [`Enumerate`](crate::Enumerate),
/// [`Search`](crate::Search), [`MatchRules`](crate::MatchRules); how it is written and shown, in
/// [`Notation`](crate::Notation) and [`Present`](crate::Present).
pub trait Rules: Sized + Sync + 'static {
    /// A value: equal positions have the same future. No clocks and no history, see [`crate::History`].
    type Position: Clone + Eq + Hash + Debug;
    /// The smallest decision.
    type Step: Copy + Eq + Hash + Debug;

    /// The games of this folder.
    const GAMES: &'static [GameInfo];

    /// The rules of game `id` under `options`, in a match that stands at `state`.
    ///
    /// # Errors
    /// On an id that is none of [`Self::GAMES`] and on options the game does not take.
    fn new(id: &str, options: &Options, state: &MatchState) -> Result<Self, OptionError>;

    /// The game that these rules are of.
    fn info(&self) -> &'static GameInfo;

    /// The position at the beginning.
    fn start(&self) -> Self::Position;

    /// Who decides the next step. Cheap: reads a field. Unspecified when the game is over.
    fn actor(&self, pos: &Self::Position) -> Actor;

    /// Appends every legal step in a fixed order; appends none exactly when the game is over.
    /// Each can be completed to a legal turn.
    fn steps(&self, pos: &Self::Position, acc: &mut Vec<Self::Step>);

    /// Whether the game is over by its own rules: there is no legal step. By default all are listed; a game may know sooner
    /// that there is one.
    fn is_over(&self, pos: &Self::Position) -> bool {
        let mut steps = Vec::new();
        self.steps(pos, &mut steps);
        steps.is_empty()
    }

    /// How the game ended; asked only of positions without a legal step.
    fn outcome(&self, pos: &Self::Position) -> Outcome;

    /// Whether a turn has begun and not ended. Never when the game is over.
    fn mid_turn(&self, pos: &Self::Position) -> bool;

    /// Plays a legal step and reports every visible change to `out`. There is no undo: keep a copy.
    ///
    /// What an illegal step does is unspecified, but it neither panics in a release build nor breaks memory safety.
    ///
    /// The effects say what changes on the board:
    ///
    /// ```
    /// use rules::games::chess::Chess;
    /// use rules::view::{Effect, Site, Why};
    /// use rules::{MatchState, Notation, Options, Rules};
    ///
    /// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
    /// let mut pos = chess.start();
    /// let step = chess.read_step(&pos, "e4")?;
    /// let mut effects: Vec<Effect> = Vec::new();
    /// chess.apply(&mut pos, step, &mut effects);
    /// let [e2, e4] = [12, 28].map(Site);
    /// assert_eq!(effects[0], Effect::Move { from: e2, to: e4, n: 1, under: false, why: Why::Walk });
    /// assert!(matches!(effects[1..], [Effect::Phase { .. }]), "and now the other side is to move");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn apply(&self, pos: &mut Self::Position, step: Self::Step, out: &mut impl EffectSink);
}
