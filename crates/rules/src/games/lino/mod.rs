//! Lino, by Chislaine van den Bulk: two players move three tiles each, fill the board with stones, and count closed
//! rows.
//!
//! Source: the rules of the printed game (illustrations by Remco Gazan, translation by Kirsten Gazan).
//! Rulings followed: LINO-1 (the first layout), LINO-2 (rows are counted automatically, or by the players with sharp
//! eyes), LINO-3 (no tile stands alone), LINO-4 (the faces), LINO-5 (the frame), LINO-6 (who begins, equal totals),
//! LINO-7 (a single tile is no row; passing), LINO-8 (claims), LINO-9 (what touches, what is a run, stars),
//! LINO-10 (time).
//! Options: `faces` (which faces are seen and count: `down`, none, the standard game; `up`, all, the bonus game;
//! `stars`, only the stars, the mixed game), `eyes` (`auto` or `sharp`), `deal` (the faces of the first layout in
//! reading order; the default deal when empty, drawn at random for a new game in which faces are seen).
//! Omissions: none known.

mod build;
mod candidates;
#[cfg(test)]
mod diagram;
mod evaluate;
mod face;
mod gains;
mod layout;
mod levels;
mod match_rules;
pub(crate) mod messages;
mod move_order;
mod notation;
mod position;
mod present;
mod prompt;
mod refusal;
mod rows;
mod rules;
mod search;
pub mod setup;
mod sites;
mod steps;
mod tables;
pub(crate) mod text_family;
mod weights;

pub use face::Face;
pub use layout::deal;
pub use position::{Position, Stage};
pub use sites::Spot;
pub use steps::Step;

use crate::game::{GameInfo, Preset};
use crate::handicap::Handicaps;
use crate::level::Levels;
use crate::networks::Networks;
use crate::options::{OptionKind, OptionSpec};
use crate::seat::Seat;
use crate::view::{Kind, PieceInfo};

/// A stone.
pub const STONE: Kind = Kind(0);
/// A tile that is blank or lies face down; the kinds after it are the tiles with a star and with numbers.
pub const TILE: Kind = Kind(1);
/// The sign on a tile that was moved.
pub const MOVED: Kind = Kind(13);
/// The sign on an open spot where a tile has lain.
pub const LAIN: Kind = Kind(14);

const KINDS: &[PieceInfo] = &[
    PieceInfo::owned("lino-stone"),
    PieceInfo::nobodys("lino-tile"),
    PieceInfo::nobodys("lino-star"),
    PieceInfo::nobodys("lino-white-1"),
    PieceInfo::nobodys("lino-white-2"),
    PieceInfo::nobodys("lino-white-3"),
    PieceInfo::nobodys("lino-white-4"),
    PieceInfo::nobodys("lino-white-5"),
    PieceInfo::nobodys("lino-blue-1"),
    PieceInfo::nobodys("lino-blue-2"),
    PieceInfo::nobodys("lino-blue-3"),
    PieceInfo::nobodys("lino-blue-4"),
    PieceInfo::nobodys("lino-blue-5"),
    PieceInfo::nobodys("lino-moved"),
    PieceInfo::nobodys("lino-lain"),
];

const TEAMS: &[u8] = &[0, 1];
const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

const FACES: OptionSpec = OptionSpec { key: "faces", kind: OptionKind::Choice(&["down", "up", "stars"]), ruling: None };
const EYES: OptionSpec = OptionSpec { key: "eyes", kind: OptionKind::Choice(&["auto", "sharp"]), ruling: None };
const DEAL: OptionSpec = OptionSpec { key: "deal", kind: OptionKind::Text, ruling: None };

const INFO: GameInfo = GameInfo {
    id: "lino",
    version: 1,
    teams: TEAMS,
    options: &[FACES, EYES, DEAL],
    presets: &[
        Preset { key: "standard", options: &[] },
        Preset { key: "bonus", options: &[("faces", "up")] },
        Preset { key: "mixed", options: &[("faces", "stars")] },
    ],
    kinds: KINDS,
    house_rules: &[],
    has_points: true,
    by_path: true,
    levels: Levels { count: 8, step: 82 },
};

/// Who points out which rows are closed (LINO-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    /// Rows and runs are counted automatically.
    Auto,
    /// Players point out rows and runs, or lose the points.
    Sharp,
}

/// Which faces are seen and count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Faces {
    /// None.
    Down,
    /// All.
    Up,
    /// Only the stars.
    Stars,
}

impl Faces {
    /// The visible part of a face.
    fn seen(self, face: Face) -> Face {
        match self {
            Faces::Down => Face::BLANK,
            Faces::Stars if face != Face::STAR => Face::BLANK,
            Faces::Up | Faces::Stars => face,
        }
    }
}

/// The rules of Lino. White has the first seat, Blue the second.
#[derive(Clone, Copy, Debug)]
pub struct Lino {
    faces: Faces,
    eyes: Eyes,
    start: Position,
}

/// The points so far plus what scores by itself at the end, as the stones lie.
fn totals(eyes: Eyes, pos: &Position) -> [i32; 2] {
    let at_end = gains::sums(pos, eyes);
    core::array::from_fn(|idx| i32::from(pos.score[idx]) + i32::from(at_end[idx]))
}

/// The letter of a seat in texts.
const fn letter(seat: Seat) -> char {
    if seat.idx() == 0 { 'w' } else { 'b' }
}

impl Handicaps for Lino {}

impl Networks for Lino {}
