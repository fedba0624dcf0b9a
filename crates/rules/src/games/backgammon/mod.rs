//! Backgammon: single games and matches, with the doubling cube.
//!
//! Source: the rules "LATTJO Backgammon" in seven languages.
//! Rulings followed: BG-1 (both numbers, or all four, as far as possible), BG-2 (one number alone), BG-3 (cube and
//! matches), BG-4 (entering from the bar), BG-5 (one checker is hit, two block), BG-6 (slips of single translations),
//! BG-7 (time).
//! Where these leave room: a player ends their turn themselves even when they cannot play anything. All dice that can
//! be played together must be, so a lone checker on the fifth point goes 5/2 and off with a 6 and a 3. Bearing off the
//! last checker ends the game at once, whatever dice are left.
//! Options: `single-number` is `lattjo` (the lower number alone is never played) or `tournament`; `cube` is
//! `in-matches`, `on` or `off`; `crawford` is `on` or `off`. Omissions: no Jacoby rule, no automatic doubles, no
//! beavers.
//!
//! # How it is fast
//!
//! A player's checkers are four bits a point in one number. Beside it stand sets of the points that are blocked, hit or
//! occupied. The turns of a throw are made without duplicates. With two numbers, a few cases cover where two ways meet.
//! With a double, every choice of checkers is made once, from the furthest inwards. So nothing is hashed and nothing
//! sorted.

mod bear_off;
mod checkers;
#[cfg(test)]
mod diagram;
mod escapes;
mod evaluate;
mod handicaps;
mod ids;
mod inputs;
mod levels;
mod match_rules;
pub(crate) mod messages;
mod networks;
mod notation;
mod position;
mod present;
mod refusal;
mod rules;
mod search;
pub mod setup;
mod shots;
mod sides;
mod sites;
mod stakes;
mod steps;
pub(crate) mod text_family;
mod turn_list;
mod turns;

pub use checkers::{Checkers, CheckersError, Point};
pub use position::{Cube, Dice, Position, Stage};
pub use sites::{CHECKER, bar, cube, cube_kind, point, site, tray};
pub use steps::Step;

use crate::message::Message;
use crate::options::{OptionKind, OptionSpec};
use crate::outcome::Outcome;
use crate::seat::{PerSeat, Seat};
use crate::view::PieceInfo;

use self::sides::Sides;

const KINDS: &[PieceInfo] = &[
    PieceInfo::owned("backgammon-checker"),
    PieceInfo::nobodys("backgammon-cube-1"),
    PieceInfo::nobodys("backgammon-cube-2"),
    PieceInfo::nobodys("backgammon-cube-4"),
    PieceInfo::nobodys("backgammon-cube-8"),
    PieceInfo::nobodys("backgammon-cube-16"),
    PieceInfo::nobodys("backgammon-cube-32"),
    PieceInfo::nobodys("backgammon-cube-64"),
];

const TEAMS: &[u8] = &[0, 1];

const SINGLE_NUMBER: &str = "single-number";
const TOURNAMENT: &str = "tournament";
const CUBE: &str = "cube";
const CRAWFORD: &str = "crawford";
const ON: &str = "on";
const OFF: &str = "off";

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: SINGLE_NUMBER, kind: OptionKind::Choice(&["lattjo", TOURNAMENT]), ruling: Some("BG-2") },
    OptionSpec { key: CUBE, kind: OptionKind::Choice(&["in-matches", ON, OFF]), ruling: None },
    OptionSpec { key: CRAWFORD, kind: OptionKind::Choice(&[ON, OFF]), ruling: None },
];

/// Whether the lower of two numbers may be played alone (BG-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SingleNumber {
    /// Never.
    Lattjo,
    /// Only when the higher cannot be played; then it must be.
    Tournament,
}

/// The rules of backgammon under fixed options, at a given match score. White is the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backgammon {
    single: SingleNumber,
    has_cube: bool,
    is_crawford: bool,
    length: u16,
    score: PerSeat<i32>,
}

impl Backgammon {
    /// Whether a doubling cube is in play; not in the Crawford game.
    pub fn has_cube(&self) -> bool {
        self.has_cube
    }

    /// Whether this is the Crawford game, in which nobody may double (BG-3).
    pub fn is_crawford(&self) -> bool {
        self.is_crawford
    }

    /// The match length in points; 0 for a single game.
    pub fn match_length(&self) -> u16 {
        self.length
    }

    /// The points of each seat's player in the match, before this game.
    pub fn score(&self, seat: Seat) -> i32 {
        self.score[seat]
    }

    /// Whether a seat on roll may double.
    pub fn may_double(&self, seat: Seat, cube: Cube) -> bool {
        self.has_cube && cube.serves(seat)
    }

    /// A seat at the start of its turn: it may double, or has to throw.
    pub fn on_roll(&self, checkers: Checkers, seat: Seat, cube: Cube) -> Position {
        let stage = if self.may_double(seat, cube) { Stage::Before } else { Stage::Throw };
        Position { checkers, seat, stage, cube }
    }

    /// Whether positions with a turned cube, or a double to answer, are of this game. A single game without a cube
    /// shows those that were played with one, but nobody doubles in it.
    pub(crate) fn may_have_cube(&self) -> bool {
        self.has_cube || self.length == 0
    }

    /// Calls `visit` with the checkers after every turn in which `seat` plays a throw, once for each distinct end; with
    /// the unchanged checkers when nothing can be played.
    #[inline]
    pub fn ends(&self, checkers: Checkers, seat: Seat, dice: Dice, mut visit: impl FnMut(Checkers)) {
        let mut is_stuck = true;
        if let Some(left) = steps::left(dice) {
            turns::for_each_end(Sides::of(checkers, seat), left, self.single, |sides, _| {
                is_stuck = false;
                visit(Checkers::of_sides(seat, sides));
            });
        }
        if is_stuck {
            visit(checkers);
        }
    }

    /// A win of so many stakes, multiplied by the cube.
    fn win(&self, winner: Seat, stakes: i32, cube: Cube, reason: Message) -> Outcome {
        let mut outcome = Outcome::win(TEAMS, TEAMS[winner.idx()], reason);
        outcome.points[winner] = stakes * cube.score();
        outcome
    }
}
