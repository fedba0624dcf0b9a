//! English draughts.
//!
//! Source: the rules booklet of a box of four games ("Lattjo", seven languages), its part on draughts; square numbers,
//! turn notation and position notation are those of the Portable Draughts Notation (PDN). Rulings followed: DR-1
//! (crowning ends a capture), DR-2 (house rules), DR-3 (slips of single translations, not followed), DR-4 (men go
//! forward only), DR-5 (time). Who plays Black, and so begins, is decided when seats are assigned.
//! Options: none. Omissions: none known.
//!
//! # How it is fast
//!
//! A position is three sets of the 32 squares; one shift moves all pieces of a side one way. Where there are no kings,
//! walks and leaps are counted without a branch on which of them it is, because no branch is harder to predict.

mod count;
mod evaluate;
mod goals;
mod handicaps;
mod levels;
pub(crate) mod messages;
mod notation;
mod position;
mod present;
mod refusal;
mod rules;
mod search;
pub mod setup;
mod sites;
mod steps;
pub(crate) mod text_family;
mod turn_text;
mod weights;

pub use position::{Piece, Position};
pub use sites::Square;
pub use steps::Step;

use crate::game::GameInfo;
use crate::house_rules::{By, HouseRule, Then, Trigger};
use crate::level::Levels;
use crate::match_rules::MatchRules;
use crate::message::RulingId;
use crate::networks::Networks;
use crate::view::{Kind, PieceInfo};

/// A man, which moves and captures forward.
pub const MAN: Kind = Kind(0);
/// A king, which moves and captures both ways.
pub const KING: Kind = Kind(1);

const KINDS: &[PieceInfo] = &[PieceInfo::owned("draughts-man"), PieceInfo::owned("draughts-king")];

const TEAMS: &[u8] = &[0, 1];

const HOUSE_RULES: &[HouseRule] = &[
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
    house_rules: HOUSE_RULES,
    has_points: false,
    by_path: true,
    levels: Levels { count: 8, step: 82 },
};

/// The rules of English draughts. Black has the first seat, White the second.
#[derive(Clone, Copy, Debug)]
pub struct Draughts;

impl MatchRules for Draughts {}

impl Networks for Draughts {}
