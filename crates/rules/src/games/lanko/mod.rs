//! Lanko-88, Lanko-68 and Lanko-103: castles and pawns of two pairs on a cross, each seat with a direction of its own.
//!
//! Source: the rules "Lanko" handed down with the project, without its drawings. The boards are a reconstruction that
//! fits every count, statement and example of the text; each is one picture in `boards/`, which determines everything
//! else, so that the inventor's drawing can replace it.
//! Rulings followed: LANKO-1 (the misprinted axle), LANKO-2 (S's first move), LANKO-3 (own pieces, captures), LANKO-4
//! (who is obliged), LANKO-5 (into the middle), LANKO-6 (barriers), LANKO-7 (foreign border squares), LANKO-8
//! (passing), LANKO-9 (ends), LANKO-10 (points), LANKO-11 (record), LANKO-12 (two, three and four people), LANKO-13
//! (end squares), LANKO-14 (position text).
//! Where these leave room: until the first move has been made, castles do not oblige anybody to capture; a pair's
//! castles count as surrounded (LANKO-9) only while one is outside the middle; a player has a castle outside when one
//! of their colour is there in their half.
//! Options: none. Omissions: none known.

mod board;
mod direction;
mod evaluate;
mod match_rules;
mod move_order;
mod picture;
mod points;
mod position;
mod position_notation;
mod present;
mod refusal;
mod steps;
mod turn_notation;
mod weights;

pub use board::{Area, Board, Ground, Square};
pub use direction::Direction;
pub use position::{Colour, Man, Position, Rank};
pub use position_notation::SEATS;
pub use steps::Step;

use crate::evaluation::{Feature, FeatureCounts};
use crate::game::{Actor, GameInfo, Rules};
use crate::history::{By, HouseRule, Then, Trigger};
use crate::match_rules::MatchState;
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::say::RulingId;
use crate::view::{EffectSink, Kind, PieceInfo, Site};

/// A pawn.
pub const PAWN: Kind = Kind(0);
/// A small castle.
pub const SMALL_CASTLE: Kind = Kind(1);
/// A big castle.
pub const BIG_CASTLE: Kind = Kind(2);

const KINDS: &[PieceInfo] =
    &[PieceInfo::owned("lanko-pawn"), PieceInfo::owned("lanko-small-castle"), PieceInfo::owned("lanko-big-castle")];

/// S and N against W and E.
const TEAMS: &[u8] = &[0, 1, 0, 1];

const HOUSE_ENDS: &[HouseRule] = &[
    HouseRule { on: Trigger::Repeat(3), by: By::Auto, then: Then::Score, ruling: RulingId("LANKO-9") },
    HouseRule { on: Trigger::BackAndForth(3), by: By::Auto, then: Then::Score, ruling: RulingId("LANKO-9") },
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
        has_points: true,
        by_path: true,
    }
}

/// The rules of one of the three games. The seats are S, W, N and E in the order of play.
#[derive(Clone, Copy, Debug)]
pub struct Lanko {
    info: &'static GameInfo,
    board: &'static Board,
    /// Whether the very first move must be a pawn's (LANKO-2).
    pawn_first: bool,
}

impl Lanko {
    /// The board of the game.
    pub fn board(&self) -> &'static Board {
        self.board
    }
}

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
        Ok(Lanko { info, board, pawn_first: board.manner == board::Manner::Straight })
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

    fn count(&self, pos: &Position) -> u64 {
        steps::count_turns(self.board, pos)
    }

    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        move_order::of(self.board, pos, step)
    }

    const FEATURES: &'static [Feature] = weights::FEATURES;

    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(self.board, pos, counts);
    }
}
