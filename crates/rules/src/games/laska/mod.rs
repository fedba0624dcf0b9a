//! Laska, Emanuel Lasker's draughts with columns (1911), and Bignor Ludus, its variant with single takes.
//!
//! Source: the rules, notation, openings and studies page "Laska" handed down with the project; its drawings are lost.
//! Rulings followed: LASKA-1 (a take goes on, and where it ends), LASKA-2 (no square is leapt twice in a turn), LASKA-3
//! (house rules), LASKA-4 (Bignor Ludus), LASKA-5 (errata of the lines), LASKA-6 (time). One more erratum, found by replaying: in the
//! third study, 2. d4-e3BW reads d4-e3BWW, for BBWW loses only its top; the source's own next move agrees.
//! Options: none. Omissions: none known.
//!
//! # How it is fast
//!
//! A position is a column of two bits a counter for each of the 25 squares, and beside them a few sets of squares as
//! bits. On Lasker's numbering a step up to the right is always +4 and a step up to the left +3, so one shift moves all
//! pieces. What lies under a taken piece cannot matter within a turn (LASKA-2), so turns are counted from the sets
//! alone.

mod column;
mod evaluate;
mod handicaps;
mod levels;
pub(crate) mod messages;
mod notation;
mod overlays;
mod position;
mod present;
mod refusal;
mod rules;
mod search;
mod sets;
pub mod setup;
mod sites;
mod steps;
pub(crate) mod text_family;
mod weights;

pub use column::{Column, Counter};
pub use position::Position;
pub use sites::Square;
pub use steps::Step;

use crate::game::GameInfo;
use crate::house_rules::{By, HouseRule, Then, Trigger};
use crate::level::Levels;
use crate::match_rules::MatchRules;
use crate::message::RulingId;
use crate::networks::Networks;
use crate::view::{Kind, PieceInfo};

/// A counter, which moves and takes forward.
pub const COUNTER: Kind = Kind(0);
/// An officer, which moves and takes both ways.
pub const OFFICER: Kind = Kind(1);

const KINDS: &[PieceInfo] = &[PieceInfo::owned("laska-counter"), PieceInfo::owned("laska-officer")];

const TEAMS: &[u8] = &[0, 1];

const HOUSE_RULES: &[HouseRule] = &[
    HouseRule { on: Trigger::Repeat(3), by: By::Claim, then: Then::Draw, ruling: RulingId("LASKA-3") },
    HouseRule { on: Trigger::Repeat(5), by: By::Auto, then: Then::Draw, ruling: RulingId("LASKA-3") },
    // 50 turns by each side.
    HouseRule { on: Trigger::NoProgress(100), by: By::Auto, then: Then::Draw, ruling: RulingId("LASKA-3") },
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
        has_points: false,
        by_path: true,
        levels: Levels { count: 8, step: 85 },
    }
}

/// The rules of Laska or of Bignor Ludus. White has the first seat, Black the second.
#[derive(Clone, Copy, Debug)]
pub struct Laska {
    info: &'static GameInfo,
    /// Whether a take is a single leap (LASKA-4).
    single_takes: bool,
}

impl MatchRules for Laska {}

impl Networks for Laska {}
