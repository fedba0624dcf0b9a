//! How a game is played: its start, its steps, its end; and what house rules and chance need to know.

use crate::chance::Chance;
use crate::game::{Actor, GameInfo, Rules};
use crate::match_state::MatchState;
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::view::EffectSink;

use super::messages;
use super::position::Position;
use super::steps::{self, Step};
use super::{Draughts, INFO, TEAMS};

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
        let reason = if pos.owned_by(loser) == 0 { messages::end_no_piece } else { messages::end_no_move };
        Outcome::win(TEAMS, INFO.team(loser.other()), reason(loser))
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        pos.chain().is_some()
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(pos, step, out);
    }
}

impl Progress for Draughts {
    /// A capture, or a man's move (DR-2).
    fn resets(&self, pos: &Position, step: Step) -> bool {
        step.leapt().is_some() || !pos.is_king(step.from)
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key()
    }
}

impl Chance for Draughts {}
