//! English draughts.
//!
//! Source: the rules booklet of a box of four games ("Lattjo", seven languages), its part on draughts; square numbers,
//! turn notation and position notation are those of the Portable Draughts Notation (PDN). Rulings followed: DR-1
//! (crowning ends a capture), DR-2 (house rules), DR-3 (slips of single translations, not followed), DR-4 (men go
//! forward only). Who plays Black, and so begins, is decided when seats are assigned.
//! Options: none. Omissions: none known.

mod count;
mod evaluate;
mod geometry;
mod goals;
mod position;
mod position_notation;
mod present;
mod refusal;
mod steps;
mod turn_notation;
mod weights;

pub use geometry::Square;
pub use position::{Piece, Position, PositionError};
pub use steps::Step;

use crate::evaluation::{Feature, FeatureCounts};
use crate::game::{Actor, GameInfo, Rules};
use crate::history::{By, HouseRule, Then, Trigger};
use crate::match_rules::{MatchRules, MatchState};
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::say::{Arg, RulingId, Say};
use crate::view::{EffectSink, Kind, PieceInfo};

/// A man, which moves and captures forward.
pub const MAN: Kind = Kind(0);
/// A king, which moves and captures both ways.
pub const KING: Kind = Kind(1);

const KINDS: &[PieceInfo] = &[PieceInfo::owned("draughts-man"), PieceInfo::owned("draughts-king")];

const TEAMS: &[u8] = &[0, 1];

const HOUSE_ENDS: &[HouseRule] = &[
    HouseRule { on: Trigger::Repeat(3), by: By::Claim, then: Then::Draw, ruling: RulingId("DR-2") },
    HouseRule { on: Trigger::Repeat(5), by: By::Auto, then: Then::Draw, ruling: RulingId("DR-2") },
    // 40 turns by each side.
    HouseRule { on: Trigger::NoProgress(80), by: By::Auto, then: Then::Draw, ruling: RulingId("DR-2") },
];

const INFO: GameInfo = GameInfo {
    id: "draughts",
    version: 1,
    teams: TEAMS,
    options: &[],
    presets: &[],
    kinds: KINDS,
    house_rules: HOUSE_ENDS,
    has_points: false,
    by_path: true,
};

/// The rules of English draughts. Black has the first seat, White the second.
#[derive(Clone, Copy, Debug)]
pub struct Draughts;

impl Rules for Draughts {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[INFO];

    fn new(id: &str, options: &Options, _state: &MatchState) -> Result<Self, OptionError> {
        if id != INFO.id {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        }
        options.resolve(INFO.options)?;
        Ok(Draughts)
    }

    fn info(&self) -> &'static GameInfo {
        &Self::GAMES[0]
    }

    fn start(&self) -> Position {
        Position::start()
    }

    fn actor(&self, pos: &Position) -> Actor {
        Actor::Seat(pos.seat())
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(pos, acc);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        let loser = pos.seat();
        let key = if pos.owned_by(loser) == 0 { "draughts-end-no-piece" } else { "draughts-end-no-move" };
        Outcome::win(TEAMS, INFO.team(loser.other()), Say::new(key).with("seat", Arg::Seat(loser)))
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        pos.chain().is_some()
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(pos, step, out);
    }

    /// A capture, or a man's move (DR-2).
    fn resets(&self, pos: &Position, step: Step) -> bool {
        step.leapt().is_some() || !pos.is_king(step.from)
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key()
    }

    fn count(&self, pos: &Position) -> u64 {
        count::turns(pos)
    }

    fn count_replies(&self, pos: &Position) -> u64 {
        count::replies(pos)
    }

    /// Captures are forcing; crowning comes before other moves.
    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        if step.leapt().is_some() {
            return 1;
        }
        if steps::crowns(pos, step) { 0 } else { -1 }
    }

    const FEATURES: &'static [Feature] = weights::FEATURES;

    #[inline]
    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(pos, counts);
    }
}

impl MatchRules for Draughts {}
