//! Lanko-88, Lanko-68 and Lanko-103: castles and pawns of two pairs on a cross, each seat with a direction of its own.
//!
//! Source: the rules "Lanko" handed down with the project, without its drawings. The boards are a reconstruction that
//! fits every count, statement and example of the text; each is one picture in `boards/`, which determines everything
//! else, so that the inventor's drawing can replace it.
//! Rulings followed: LANKO-1 (the misprinted axle), LANKO-2 (S's first move), LANKO-3 (own pieces, captures), LANKO-4
//! (who is obliged), LANKO-5 (into the middle), LANKO-6 (barriers), LANKO-7 (foreign border squares), LANKO-8
//! (passing), LANKO-9 (ends), LANKO-10 (points), LANKO-11 (record), LANKO-12 (two, three and four people), LANKO-13
//! (end squares), LANKO-14 (position text), LANKO-15 (time).
//! Where these leave room: until the first move has been made, castles do not oblige anybody to capture; a pair's
//! castles count as surrounded (LANKO-9) only while one is outside the middle; a player has a castle outside when one
//! of their colour is there in their half.
//! Options: none. Omissions: none known.
//!
//! # How the boards are drawn
//!
//! Each board is one text picture in `boards/`: squares, what they are for, barriers, labels and set-up. Neighbours,
//! leaps, halves and entries follow from it when the rules are made. So do the drawing, the order in which keys walk,
//! and the names that are read aloud. The axles of the 88 and the 68 are two cells wide. So the four squares in the
//! middle are whole cells, and a step straight at the centre has two of them before it. The drawings of the source are
//! lost. If they turn up, one edits the pictures, and the numbers that tests know of the boards.
//!
//! # How it is fast
//!
//! Turns are counted from sets of squares and tables of steps, without a list and without playing the last turn.

mod board;
mod direction;
mod evaluate;
mod levels;
mod match_rules;
pub(crate) mod messages;
mod move_order;
mod notation;
mod picture;
mod pieces;
mod points;
mod position;
mod present;
mod refusal;
mod rules;
mod search;
pub mod setup;
mod steps;
pub(crate) mod text_family;
mod turn_text;
mod weights;

pub use board::{Area, Board, Square, SquareKind};
pub use direction::Direction;
pub use notation::SEATS;
pub use pieces::{Colour, Man, Rank};
pub use position::Position;
pub use steps::Step;

use crate::game::GameInfo;
use crate::handicap::Handicaps;
use crate::house_rules::{By, HouseRule, Then, Trigger};
use crate::level::Levels;
use crate::message::RulingId;
use crate::networks::Networks;
use crate::view::{Kind, PieceInfo};

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

const HOUSE_RULES: &[HouseRule] = &[
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
        house_rules: HOUSE_RULES,
        has_points: true,
        by_path: true,
        levels: Levels { count: 8, step: 82 },
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

impl Handicaps for Lanko {}

impl Networks for Lanko {}
