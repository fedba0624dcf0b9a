//! Lanrick, by Lewis Carroll: five men each, and both try to be the first with all of them around a mark.
//!
//! Source: "Lanrick. A Game for Two Players", third edition, October 1881.
//! Rulings followed: LANRICK-1 (fewer squares may be moved, or none), LANRICK-2 and LANRICK-8 (a man keeps its line
//! through a turn), LANRICK-3 (moves to the border), LANRICK-4 (a rendezvous ends the turn, and a mark can give one
//! away), LANRICK-5 (which marks are unlawful), LANRICK-6 (house rules), LANRICK-7 (who may be taken; the border is the
//! border wherever the rendezvous lies), LANRICK-9 (men are in where they stop), LANRICK-10 (when the mark is lifted),
//! LANRICK-11 (time).
//! Options: none. Omissions: none known.
//!
//! # How it is fast
//!
//! The men of each side are a set of squares, and a position is a few words long. A turn has millions of orders. So the
//! list of turns expands each state once, with the most squares that can be left there; a state is where the men stand,
//! which lines they keep, and how many squares are left. Whether a mark is lawful is a matching of at most five men to
//! nine squares.

mod border;
#[cfg(test)]
mod diagram;
mod evaluate;
mod levels;
mod marks;
pub(crate) mod messages;
mod move_order;
mod notation;
mod position;
mod present;
mod prompt;
mod refusal;
mod rules;
mod search;
pub mod setup;
mod sites;
mod steps;
pub(crate) mod text_family;
mod turns;
mod weights;

pub use position::{Locks, Phase, Position};
pub use sites::{Line, Square};
pub use steps::Step;

use crate::game::GameInfo;
use crate::handicap::Handicaps;
use crate::house_rules::{By, HouseRule, Then, Trigger};
use crate::level::Levels;
use crate::match_rules::MatchRules;
use crate::message::RulingId;
use crate::networks::Networks;
use crate::view::{Kind, PieceInfo};

/// A man.
pub const MAN: Kind = Kind(0);
/// The sign on the marked square.
pub const MARK: Kind = Kind(1);
/// The sign on the other squares of the rendezvous.
pub const RENDEZVOUS: Kind = Kind(2);

const KINDS: &[PieceInfo] =
    &[PieceInfo::owned("lanrick-man"), PieceInfo::nobodys("lanrick-mark"), PieceInfo::nobodys("lanrick-rendezvous")];

const TEAMS: &[u8] = &[0, 1];

const HOUSE_RULES: &[HouseRule] = &[
    HouseRule { on: Trigger::Repeat(3), by: By::Claim, then: Then::Draw, ruling: RulingId("LANRICK-6") },
    HouseRule { on: Trigger::Repeat(5), by: By::Auto, then: Then::Draw, ruling: RulingId("LANRICK-6") },
    // 50 turns by each side.
    HouseRule { on: Trigger::NoProgress(100), by: By::Auto, then: Then::Draw, ruling: RulingId("LANRICK-6") },
];

const INFO: GameInfo = GameInfo {
    id: "lanrick",
    version: 1,
    teams: TEAMS,
    options: &[],
    presets: &[],
    kinds: KINDS,
    house_rules: HOUSE_RULES,
    has_points: false,
    by_path: false,
    levels: Levels { count: 8, step: 84 },
};

/// The rules of Lanrick. White has the first seat, Black the second.
#[derive(Clone, Copy, Debug)]
pub struct Lanrick;

/// Single games only.
impl MatchRules for Lanrick {}

impl Handicaps for Lanrick {}

impl Networks for Lanrick {}
