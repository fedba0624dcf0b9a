//! How a game is played: its start, its steps, its end; and what house rules and chance need to know.

use crate::chance::Chance;
use crate::game::{Actor, GameInfo, Rules};
use crate::match_state::MatchState;
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::view::EffectSink;

use super::messages;
use super::position::{Phase, Position};
use super::steps::{self, Step};
use super::{INFO, Lanrick, TEAMS};

impl Rules for Lanrick {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[INFO];

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
        Outcome::win(TEAMS, INFO.team(pos.seat), messages::end_taken(pos.seat))
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
}

impl Progress for Lanrick {
    /// Every step outside play, and the step that wins the rendezvous (LANRICK-6).
    fn resets(&self, pos: &Position, step: Step) -> bool {
        match (pos.phase, step) {
            (Phase::Play { .. }, Step::Move { from, to }) => steps::wins(pos, from, to),
            (Phase::Play { .. }, _) => false,
            _ => true,
        }
    }
}

impl Chance for Lanrick {}
