//! Chess, by the Laws of FIDE.
//!
//! Source: the rules leaflet of a chess, draughts, backgammon and ludo set, handed down with the project; otherwise the
//! FIDE Laws of Chess of 2023. Legal moves come from the crate `cozy-chess`.
//! Rulings followed: CHESS-1 (the game ends when neither side can mate with what is left: king against king, one bishop
//! or knight with one of the kings, or only bishops on squares of one colour; so does stalemate), CHESS-2 (repetitions,
//! and moves without a capture or a pawn's move), CHESS-3 (time).
//! Options: none. Omissions: a draw is claimed in a position on the board, never by announcing a move; locked positions
//! are not recognised as dead, for a fallen flag either; no touch-move rule.
//!
//! # How it is fast
//!
//! Legal moves come from `cozy-chess`, whose tables make up most of this part of the program. What is ours is
//! everything around them: when two positions are equal, when a game is over, the texts, and why a move is refused.

mod evaluate;
mod exchange;
mod features;
mod fen;
mod handicaps;
mod letters;
mod levels;
pub(crate) mod messages;
mod move_order;
mod notation;
mod position;
mod present;
mod refusal;
mod rules;
mod san;
mod search;
mod sets;
pub mod setup;
mod sites;
mod steps;
pub(crate) mod text_family;
mod weights;

pub use cozy_chess::{Piece, Square};
pub use position::Position;
pub use steps::Step;

use cozy_chess::Color;

use crate::game::GameInfo;
use crate::house_rules::{By, HouseRule, Then, Trigger};
use crate::level::Levels;
use crate::match_rules::MatchRules;
use crate::message::RulingId;
use crate::networks::Networks;
use crate::seat::Seat;
use crate::view::{Kind, PieceInfo};

/// The pieces in the order of [`Piece`], then the sign for a king in check.
const KINDS: &[PieceInfo] = &[
    PieceInfo::owned("chess-pawn"),
    PieceInfo::owned("chess-knight"),
    PieceInfo::owned("chess-bishop"),
    PieceInfo::owned("chess-rook"),
    PieceInfo::owned("chess-queen"),
    PieceInfo::owned("chess-king"),
    PieceInfo::nobodys("chess-check"),
];

/// The sign on the square of a king in check.
pub const CHECK: Kind = Kind(6);

/// The kind of a piece.
pub const fn kind(piece: Piece) -> Kind {
    Kind(piece as u8)
}

const TEAMS: &[u8] = &[0, 1];

const HOUSE_RULES: &[HouseRule] = &[
    HouseRule { on: Trigger::Repeat(3), by: By::Claim, then: Then::Draw, ruling: RulingId("CHESS-2") },
    HouseRule { on: Trigger::Repeat(5), by: By::Auto, then: Then::Draw, ruling: RulingId("CHESS-2") },
    // 50 moves by each side, then 75.
    HouseRule { on: Trigger::NoProgress(100), by: By::Claim, then: Then::Draw, ruling: RulingId("CHESS-2") },
    HouseRule { on: Trigger::NoProgress(150), by: By::Auto, then: Then::Draw, ruling: RulingId("CHESS-2") },
];

const INFO: GameInfo = GameInfo {
    id: "chess",
    version: 1,
    teams: TEAMS,
    options: &[],
    presets: &[],
    kinds: KINDS,
    house_rules: HOUSE_RULES,
    has_points: false,
    by_path: true,
    levels: Levels { count: 8, step: 92 },
};

/// The rules of chess. White has the first seat, Black the second.
#[derive(Clone, Copy, Debug)]
pub struct Chess;

/// The seat that plays a colour.
const fn seat_of(color: Color) -> Seat {
    match color {
        Color::White => Seat::FIRST,
        Color::Black => Seat::SECOND,
    }
}

/// The colour that a seat plays.
const fn color_of(seat: Seat) -> Color {
    if seat.idx() == 0 { Color::White } else { Color::Black }
}

impl MatchRules for Chess {}

impl Networks for Chess {}
