//! Lino, by Chislaine van den Bulk: two players move three tiles each, fill the board with stones, and count closed
//! rows.
//!
//! Source: the rules of the printed game (illustrations by Remco Gazan, translation by Kirsten Gazan).
//! Rulings followed: LINO-1 (the first layout), LINO-2 (rows are counted automatically, or by the players with sharp
//! eyes), LINO-3 (no tile stands alone), LINO-4 (the faces), LINO-5 (the frame), LINO-6 (who begins, equal totals),
//! LINO-7 (a single tile is no row; passing), LINO-8 (claims), LINO-9 (what touches, what is a run, stars).
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
mod match_rules;
mod move_order;
mod position;
mod position_notation;
mod present;
mod prompt;
mod refusal;
mod rows;
mod spot;
mod steps;
mod tables;
mod turn_notation;
mod weights;

pub use face::Face;
pub use layout::deal;
pub use position::{Position, Stage};
pub use spot::Spot;
pub use steps::Step;

use crate::evaluation::{Feature, FeatureCounts};
use crate::game::{Actor, GameInfo, Preset, Rules};
use crate::hash;
use crate::match_rules::MatchState;
use crate::notation::Notation;
use crate::options::{OptionError, OptionKind, OptionSpec, Options};
use crate::outcome::Outcome;
use crate::say::Say;
use crate::seat::{PerSeat, Seat};
use crate::turns::TurnList;
use crate::view::{EffectSink, Kind, PieceInfo};

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

const FACES: OptionSpec = OptionSpec { key: "faces", kind: OptionKind::Choice(&["down", "up", "stars"]) };
const EYES: OptionSpec = OptionSpec { key: "eyes", kind: OptionKind::Choice(&["auto", "sharp"]) };
const DEAL: OptionSpec = OptionSpec { key: "deal", kind: OptionKind::Text };

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

impl Rules for Lino {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[INFO];

    /// The match may set the starting position.
    fn new(id: &str, options: &Options, state: &MatchState) -> Result<Self, OptionError> {
        if id != INFO.id {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        }
        let resolved = options.resolve(INFO.options)?;
        let faces = match resolved.text(FACES.key) {
            "up" => Faces::Up,
            "stars" => Faces::Stars,
            _ => Faces::Down,
        };
        let eyes = if resolved.text(EYES.key) == "sharp" { Eyes::Sharp } else { Eyes::Auto };
        let text = resolved.text(DEAL.key);
        let bad_deal = || OptionError::BadValue { key: DEAL.key, value: text.to_owned(), kind: DEAL.kind };
        let deal = layout::read_deal(text).ok_or_else(bad_deal)?;
        let start = Position::new(layout::tiles(), deal.map(|face| faces.seen(face)));
        let rules = Lino { faces, eyes, start };
        // Only our match rules write the note, so a note that is no such position is not theirs.
        let told = rules.read_position(&state.note).ok().filter(|(pos, _)| match_rules::is_start(pos));
        Ok(Lino { start: told.map_or(start, |(pos, _)| pos), ..rules })
    }

    fn info(&self) -> &'static GameInfo {
        &Self::GAMES[0]
    }

    /// The faces of the tiles (LINO-4), if any are visible.
    fn deal(&self, draw: &mut dyn FnMut(u32) -> u32) -> Option<(&'static str, String)> {
        (self.faces != Faces::Down).then(|| (DEAL.key, layout::deal(draw)))
    }

    fn start(&self) -> Position {
        self.start
    }

    #[inline]
    fn actor(&self, pos: &Position) -> Actor {
        Actor::Seat(pos.seat)
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(pos, acc);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        let [white, blue] = totals(self.eyes, pos);
        let outcome = match prompt::winner([white, blue]) {
            Some(seat) => Outcome::win(TEAMS, INFO.team(seat), Say::new("lino-end-count")),
            None => Outcome::draw(TEAMS, Say::new("lino-end-drawn").number("number", white)),
        };
        Outcome { points: PerSeat([white, blue, 0, 0]), ..outcome }
    }

    fn swaps_after(&self, outcome: &Outcome) -> bool {
        match_rules::swaps_after(self.start.seat, outcome)
    }

    fn carry_over(&self, pos: &Position) -> String {
        match_rules::carry_over(self, pos)
    }

    /// A stone, its claims and their end form one turn; so do a player's claims at the end.
    #[inline]
    fn mid_turn(&self, pos: &Position) -> bool {
        match pos.stage {
            Stage::Claim { .. } => true,
            Stage::Count { claimed, .. } => claimed != [0; 4],
            Stage::Build { .. } | Stage::Fill | Stage::Over => false,
        }
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(self.eyes, pos, step, out);
    }

    fn count(&self, pos: &Position) -> u64 {
        steps::count(self.eyes, pos)
    }

    /// No position can repeat.
    fn resets(&self, _pos: &Position, _step: Step) -> bool {
        true
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key().unwrap_or_else(|| hash::key(pos))
    }

    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        move_order::of(self.eyes, pos, step)
    }

    /// There are 2,232 moves of tiles at the beginning, and many orders of claims.
    fn has_many_moves(&self, pos: &Position) -> bool {
        !matches!(pos.stage, Stage::Fill | Stage::Over)
    }

    fn candidates(&self, pos: &Position, acc: &mut TurnList<Self>) -> u64 {
        candidates::list(self, pos, acc)
    }

    const FEATURES: &'static [Feature] = weights::FEATURES;

    fn count_features(&self, pos: &Position, counts: &mut impl FeatureCounts) {
        evaluate::count_features(self.eyes, pos, counts);
    }
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

#[cfg(test)]
mod tests;
