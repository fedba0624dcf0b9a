//! How a game is played: its start, its steps, its end; and what house rules and chance need to know.

use crate::chance::Chance;
use crate::game::{Actor, GameInfo, Rules};
use crate::level::Levels;
use crate::match_state::MatchState;
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::seat::Seat;
use crate::view::EffectSink;

use super::checkers::{Checkers, Point};
use super::levels::LEVELS;
use super::messages;
use super::position::{Cube, Position, Stage};
use super::steps::{self, Step};
use super::{Backgammon, CUBE, KINDS, OFF, ON, OPTIONS, SINGLE_NUMBER, SingleNumber, TEAMS, TOURNAMENT, match_rules};

impl Rules for Backgammon {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[GameInfo {
        id: "backgammon",
        version: 1,
        teams: TEAMS,
        options: OPTIONS,
        presets: &[],
        kinds: KINDS,
        house_rules: &[],
        has_points: true,
        by_path: false,
        levels: Levels { count: LEVELS.len() as u8, step: 75 },
    }];

    fn new(id: &str, options: &Options, state: &MatchState) -> Result<Self, OptionError> {
        let Some(info) = Self::GAMES.iter().find(|info| info.id == id) else {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        };
        let options = options.resolve(info.options)?;
        let single = match options.text(SINGLE_NUMBER) {
            TOURNAMENT => SingleNumber::Tournament,
            _ => SingleNumber::Lattjo,
        };
        let is_crawford = state.note == match_rules::CRAWFORD_GAME;
        let has_cube = match options.text(CUBE) {
            ON => true,
            OFF => false,
            _ => state.length > 0,
        };
        Ok(Backgammon {
            single,
            has_cube: has_cube && !is_crawford,
            is_crawford,
            length: state.length,
            score: state.points,
        })
    }

    fn info(&self) -> &'static GameInfo {
        &Self::GAMES[0]
    }

    fn start(&self) -> Position {
        Position { checkers: Checkers::start(), seat: Seat::FIRST, stage: Stage::Opening, cube: Cube::START }
    }

    fn actor(&self, pos: &Position) -> Actor {
        match pos.stage {
            Stage::Opening | Stage::Throw => Actor::Chance,
            Stage::Before | Stage::Moving(_) | Stage::Over => Actor::Seat(pos.seat),
            Stage::Doubled => Actor::Seat(pos.seat.other()),
        }
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(self, pos, acc);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        let stakes = size(pos);
        let reason = match stakes {
            _ if !pos.is_off(pos.seat) => messages::end_dropped,
            1 => messages::end_single,
            2 => messages::end_gammon,
            _ => messages::end_backgammon,
        };
        self.win(pos.seat, stakes, pos.cube, reason(pos.seat.other()))
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        match pos.stage {
            Stage::Opening | Stage::Before | Stage::Over => false,
            // Where the seat could have doubled, throwing was its first step.
            Stage::Throw => self.may_double(pos.seat, pos.cube),
            Stage::Doubled | Stage::Moving(_) => true,
        }
    }

    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(self, pos, step, out);
    }
}

impl Progress for Backgammon {
    /// What is borne off stays off, and the cube is never turned back.
    fn resets(&self, _pos: &Position, step: Step) -> bool {
        matches!(step, Step::Take | Step::Drop | Step::Move { to: Point::OFF, .. })
    }
}

impl Chance for Backgammon {
    const HAS_CHANCE: bool = true;

    /// A throw of two different numbers is twice as likely.
    fn weight(&self, pos: &Position, step: Step) -> u32 {
        match step {
            Step::Throw(one, other) if one != other && pos.stage != Stage::Opening => 2,
            _ => 1,
        }
    }
}

/// What the winner of a finished game wins, in stakes.
pub(super) fn size(pos: &Position) -> i32 {
    let loser = pos.seat.other();
    if !pos.is_off(pos.seat) || pos.checkers.count(loser, Point::OFF) > 0 {
        return 1;
    }
    // The winner's home begins at the loser's point 19.
    if pos.checkers.highest(loser) > Point::HOME.opposite().after(1) { 3 } else { 2 }
}
