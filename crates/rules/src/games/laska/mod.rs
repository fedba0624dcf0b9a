//! Laska, Emanuel Lasker's draughts with columns (1911), and Bignor Ludus, its variant with single takes.
//!
//! Source: the rules, notation, openings and studies page "Laska" handed down with the project; its drawings are lost.
//! Rulings followed: LASKA-1 (a take goes on, and where it ends), LASKA-2 (no square is leapt twice in a turn), LASKA-3
//! (house rules), LASKA-4 (Bignor Ludus), LASKA-5 (errata of the lines). One more erratum, found by replaying: in the
//! third study, 2. d4-e3BW reads d4-e3BWW, for BBWW loses only its top; the source's own next move agrees.
//! Options: none. Omissions: none known.

mod column;
mod evaluate;
mod geometry;
mod overlays;
mod position;
mod position_notation;
mod present;
mod sets;
mod steps;
mod turn_notation;
mod weights;

pub use column::{Column, Counter};
pub use geometry::Square;
pub use position::{Position, PositionError};
pub use steps::Step;

use crate::evaluation::{Feature, FeatureCounts};
use crate::game::{Actor, GameInfo, Rules};
use crate::history::{By, HouseRule, Then, Trigger};
use crate::match_rules::{MatchRules, MatchState};
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::say::{RulingId, Say};
use crate::view::{EffectSink, Kind, PieceInfo};

/// A counter, which moves and takes forward.
pub const COUNTER: Kind = Kind(0);
/// An officer, which moves and takes both ways.
pub const OFFICER: Kind = Kind(1);

const KINDS: &[PieceInfo] = &[PieceInfo::owned("laska-counter"), PieceInfo::owned("laska-officer")];

const TEAMS: &[u8] = &[0, 1];

const HOUSE_ENDS: &[HouseRule] = &[
    HouseRule { on: Trigger::Repeat(3), by: By::Claim, then: Then::Draw, ruling: RulingId("LASKA-3") },
    HouseRule { on: Trigger::Repeat(5), by: By::Auto, then: Then::Draw, ruling: RulingId("LASKA-3") },
    // 50 turns by each side.
    HouseRule { on: Trigger::NoProgress(100), by: By::Auto, then: Then::Draw, ruling: RulingId("LASKA-3") },
];

const fn info(id: &'static str) -> GameInfo {
    GameInfo {
        id,
        version: 1,
        teams: TEAMS,
        options: &[],
        presets: &[],
        kinds: KINDS,
        house_rules: HOUSE_ENDS,
        has_points: false,
        by_path: true,
    }
}

/// The rules of Laska or of Bignor Ludus. White has the first seat, Black the second.
#[derive(Clone, Copy, Debug)]
pub struct Laska {
    info: &'static GameInfo,
    /// Whether a take is a single leap (LASKA-4).
    single_takes: bool,
}

impl Rules for Laska {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[info("laska"), info("bignor-ludus")];

    fn new(id: &str, options: &Options, _state: &MatchState) -> Result<Self, OptionError> {
        let Some(info) = Self::GAMES.iter().find(|info| info.id == id) else {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        };
        options.resolve(info.options)?;
        Ok(Laska { info, single_takes: info.id == "bignor-ludus" })
    }

    fn info(&self) -> &'static GameInfo {
        self.info
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
        let key = if pos.sets().owned_by(loser) == 0 { "laska-end-no-piece" } else { "laska-end-no-move" };
        let reason = Say::new(key).with("seat", crate::say::Arg::Seat(loser));
        Outcome::win(TEAMS, self.info.team(loser.other()), reason)
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        pos.chain().is_some()
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(self.single_takes, pos, step, out);
    }

    /// A take, or the move of a counter (LASKA-3).
    fn resets(&self, pos: &Position, step: Step) -> bool {
        step.leapt().is_some() || !pos.column(step.from).top().is_some_and(Counter::is_officer)
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key()
    }

    fn count(&self, pos: &Position) -> u64 {
        steps::count_turns(self.single_takes, pos)
    }

    fn count_replies(&self, pos: &Position) -> u64 {
        steps::count_replies(self.single_takes, pos)
    }

    /// Takes are forcing; promotions come early in the move order.
    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        if step.leapt().is_some() {
            return 1;
        }
        let promotes = steps::promotes(pos, step);
        if promotes { 0 } else { -1 }
    }

    const FEATURES: &'static [Feature] = weights::FEATURES;

    #[inline]
    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(pos, counts);
    }
}

impl MatchRules for Laska {}
