//! How a game is played: its start, its steps, its end; and what house rules and chance need to know.

use crate::chance::Chance;
use crate::game::{Actor, GameInfo, Rules};
use crate::match_state::MatchState;
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::view::EffectSink;

use super::column::Counter;
use super::messages;
use super::position::Position;
use super::steps::{self, Step};
use super::{Laska, TEAMS, info};

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
        let reason = if pos.sets().owned_by(loser) == 0 { messages::end_no_piece } else { messages::end_no_move };
        Outcome::win(TEAMS, self.info.team(loser.other()), reason(loser))
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        pos.chain().is_some()
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(self.single_takes, pos, step, out);
    }
}

impl Progress for Laska {
    /// A take, or the move of a counter (LASKA-3).
    fn resets(&self, pos: &Position, step: Step) -> bool {
        step.leapt().is_some() || !pos.column(step.from).top().is_some_and(Counter::is_officer)
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key()
    }
}

impl Chance for Laska {}
