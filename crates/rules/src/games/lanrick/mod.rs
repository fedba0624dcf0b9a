//! Lanrick, by Lewis Carroll: five men each, and both try to be the first with all of them around a mark.
//!
//! Source: "Lanrick. A Game for Two Players", third edition, October 1881.
//! Rulings followed: LANRICK-1 (fewer squares may be moved, or none), LANRICK-2 and LANRICK-8 (a man keeps its line
//! through a turn), LANRICK-3 (moves to the border), LANRICK-4 (a rendezvous ends the turn, and a mark can give one
//! away), LANRICK-5 (which marks are unlawful), LANRICK-6 (house rules), LANRICK-7 (who may be taken; the border is the
//! border wherever the rendezvous lies), LANRICK-9 (men are in where they stop), LANRICK-10 (when the mark is lifted).
//! Options: none. Omissions: none known.

mod border;
#[cfg(test)]
mod diagram;
mod evaluate;
mod marks;
mod move_order;
mod position;
mod position_notation;
mod present;
mod prompt;
mod refusal;
mod square;
mod steps;
mod turn_notation;
mod turns;
mod weights;

pub use position::{Locks, Phase, Position};
pub use square::{Line, Square};
pub use steps::Step;

use crate::evaluation::{Feature, FeatureCounts};
use crate::game::{Actor, GameInfo, Rules};
use crate::history::{By, HouseRule, Then, Trigger};
use crate::match_rules::{MatchRules, MatchState};
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::say::{Arg, RulingId, Say};
use crate::turns::TurnList;
use crate::view::{EffectSink, Kind, PieceInfo};

/// A man.
pub const MAN: Kind = Kind(0);
/// The sign on the marked square.
pub const MARK: Kind = Kind(1);
/// The sign on the other squares of the rendezvous.
pub const RENDEZVOUS: Kind = Kind(2);

const KINDS: &[PieceInfo] =
    &[PieceInfo::owned("lanrick-man"), PieceInfo::nobodys("lanrick-mark"), PieceInfo::nobodys("lanrick-rendezvous")];

const TEAMS: &[u8] = &[0, 1];

const HOUSE_ENDS: &[HouseRule] = &[
    HouseRule { on: Trigger::Repeat(3), by: By::Claim, then: Then::Draw, ruling: RulingId("LANRICK-6") },
    HouseRule { on: Trigger::Repeat(5), by: By::Auto, then: Then::Draw, ruling: RulingId("LANRICK-6") },
    // 50 turns by each side.
    HouseRule { on: Trigger::NoProgress(100), by: By::Auto, then: Then::Draw, ruling: RulingId("LANRICK-6") },
];

const INFO: GameInfo = GameInfo {
    id: "lanrick",
    version: 1,
    teams: TEAMS,
    options: &[],
    presets: &[],
    kinds: KINDS,
    house_rules: HOUSE_ENDS,
    has_points: false,
    by_path: false,
};

/// How many candidate turns a search considers in play.
const N_PROSPECTS: usize = 14;

/// The rules of Lanrick. White has the first seat, Black the second.
#[derive(Clone, Copy, Debug)]
pub struct Lanrick;

impl Rules for Lanrick {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[INFO];

    /// Random play does not bring all men into a rendezvous.
    const DRIFTS: bool = true;

    fn new(id: &str, options: &Options, _state: &MatchState) -> Result<Self, OptionError> {
        if id != INFO.id {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        }
        options.resolve(INFO.options)?;
        Ok(Lanrick)
    }

    fn info(&self) -> &'static GameInfo {
        &Self::GAMES[0]
    }

    fn start(&self) -> Position {
        Position::START
    }

    fn actor(&self, pos: &Position) -> Actor {
        Actor::Seat(pos.seat)
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(pos, acc);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        Outcome::win(TEAMS, INFO.team(pos.seat), Say::new("lanrick-end-taken").with("seat", Arg::Seat(pos.seat)))
    }

    /// Sending the loser's men home belongs to the turn in which the winner takes a man.
    fn mid_turn(&self, pos: &Position) -> bool {
        match pos.phase {
            Phase::Play { locks, .. } => !locks.is_empty(),
            Phase::Home { .. } => true,
            _ => false,
        }
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(pos, step, out);
    }

    /// Every step outside play, and the step that wins the rendezvous (LANRICK-6).
    fn resets(&self, pos: &Position, step: Step) -> bool {
        match (pos.phase, step) {
            (Phase::Play { .. }, Step::Move { from, to }) => steps::wins(pos, from, to),
            (Phase::Play { .. }, _) => false,
            _ => true,
        }
    }

    fn turns(&self, pos: &Position, acc: &mut TurnList<Self>) {
        turns::list(pos, acc);
    }

    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        move_order::of(pos, step)
    }

    const FEATURES: &'static [Feature] = weights::FEATURES;

    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(pos, counts);
    }

    /// In play a turn has up to 57,000 ends.
    fn has_many_moves(&self, pos: &Position) -> bool {
        matches!(pos.phase, Phase::Play { .. })
    }

    fn candidates(&self, pos: &Position, acc: &mut TurnList<Self>) -> u64 {
        turns::best(pos, N_PROSPECTS, |end| self.evaluate(end)[pos.seat], acc)
    }
}

/// Single games only.
impl MatchRules for Lanrick {}
