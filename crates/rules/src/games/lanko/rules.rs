//! How a game is played: its start, its steps, its end; and what house rules and chance need to know.

use crate::chance::Chance;
use crate::game::{Actor, GameInfo, Rules};
use crate::match_state::MatchState;
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::view::{EffectSink, Site};

use super::board::{Board, Manner};
use super::position::Position;
use super::steps::{self, Step};
use super::{Lanko, info, points};

impl Rules for Lanko {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[info("lanko-88"), info("lanko-68"), info("lanko-103")];

    fn new(id: &str, options: &Options, _state: &MatchState) -> Result<Self, OptionError> {
        let game = Self::GAMES.iter().find(|info| info.id == id);
        let Some((info, board)) = game.and_then(|info| Some((info, Board::of(id)?))) else {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        };
        options.resolve(info.options)?;
        Ok(Lanko { info, board, pawn_first: board.manner == Manner::Straight })
    }

    fn info(&self) -> &'static GameInfo {
        self.info
    }

    fn start(&self) -> Position {
        Position::start(self.board, self.pawn_first)
    }

    fn actor(&self, pos: &Position) -> Actor {
        Actor::Seat(pos.seat())
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(self.board, pos, acc);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        points::outcome(self.board, pos, points::end(self.board, pos))
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        pos.chain().is_some()
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(self.board, pos, step, out);
    }
}

impl Progress for Lanko {
    /// A capture, or a piece that enters the middle: no earlier position can recur after it.
    fn resets(&self, _pos: &Position, step: Step) -> bool {
        let enters = step.way().is_some_and(|(_, to)| to.bit() & self.board.middle != 0);
        enters || matches!(step, Step::Capture { .. })
    }

    /// A movement of a player whose pair's castles are surrounded (LANKO-9).
    fn back_and_forth(&self, pos: &Position, step: Step) -> Option<(Site, Site)> {
        match step {
            Step::Walk { from, to } if steps::has_blocked_castles(self.board, pos) => Some((from.site(), to.site())),
            _ => None,
        }
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key()
    }
}

impl Chance for Lanko {}
