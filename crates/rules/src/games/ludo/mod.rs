//! Ludo for two, three or four players: four pieces each, a ring of 40 dots, a lane for each colour, one finish.
//!
//! Source: the rules "LATTJO Ludo" in seven languages.
//! Rulings followed: LUDO-1 (moves are compulsory, passing, turning at the finish), LUDO-2 (all pieces on a dot are
//! knocked out, the lane alone is safe), LUDO-3 (a 6 with a single piece in the nest), LUDO-4 (from dot 44 back to dot
//! 40), LUDO-5 (sixes without limit), LUDO-6 (two players, places, resignations), LUDO-7 (whether knocking out is
//! compulsory), LUDO-8 (what a 6 does in the nest), LUDO-9 (time).
//! Where these leave room: in the opening the seats throw in the order of play, and seats that tie for the highest
//! number do so again; when resignations leave only one of them, that seat begins.
//! Options: `players` is how many colours play, `4`, `3` (the first three seats) or `2` (the first and the third);
//! `places` is `auto`, `on` or `off`; `knock` is `always` or `choose`. Omissions: none known.

#[cfg(test)]
mod diagram;
mod ends;
mod evaluate;
mod hunters;
mod inputs;
mod levels;
pub(crate) mod messages;
mod networks;
mod notation;
mod path;
mod position;
mod present;
mod refusal;
mod rules;
mod search;
pub mod setup;
mod sites;
mod stacks;
mod steps;
pub(crate) mod text_family;

pub use path::{Dot, PathNumber};
pub use position::{Colour, EntryRule, Pieces, Position, Row, Stage};
pub use sites::{PIECE, die, dot, finish, lane, nest, site};
pub use steps::Step;

use crate::game::GameInfo;
use crate::handicap::Handicaps;
use crate::level::Levels;
use crate::match_rules::MatchRules;
use crate::options::{OptionKind, OptionSpec, PLAYERS};
use crate::view::PieceInfo;

const KINDS: &[PieceInfo] = &[PieceInfo::owned("ludo-piece")];

const TEAMS: &[u8] = &[0, 1, 2, 3];

const PLACES: &str = "places";
const KNOCK: &str = "knock";

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: PLAYERS, kind: OptionKind::Choice(&["4", "3", "2"]), ruling: None },
    OptionSpec { key: PLACES, kind: OptionKind::Choice(&["auto", "on", "off"]), ruling: None },
    OptionSpec { key: KNOCK, kind: OptionKind::Choice(&["always", "choose"]), ruling: None },
];

const INFO: GameInfo = GameInfo {
    id: "ludo",
    version: 1,
    teams: TEAMS,
    options: OPTIONS,
    presets: &[],
    kinds: KINDS,
    house_rules: &[],
    has_points: false,
    by_path: true,
    levels: Levels { count: levels::LEVELS.len() as u8, step: 67 },
};

/// Whether a piece that comes to other seats' dot knocks them out (LUDO-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knock {
    /// Always.
    Always,
    /// The player chooses: spared pieces share the dot.
    Choose,
}

/// The rules of ludo with fixed options. The seats are in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ludo {
    n_players: u8,
    /// Whether the game goes on when a seat is home. With two colours nobody is left to play on, so they need no rule
    /// of their own (LUDO-6).
    for_places: bool,
    knock: Knock,
}

impl Ludo {
    /// Whether knocking out is compulsory.
    pub fn knock(&self) -> Knock {
        self.knock
    }

    /// Whether the game goes on for places when a seat is home.
    pub fn is_for_places(&self) -> bool {
        self.for_places
    }
}

/// Single games only.
impl Handicaps for Ludo {}

impl MatchRules for Ludo {}
