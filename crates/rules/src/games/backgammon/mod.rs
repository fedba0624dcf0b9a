//! Backgammon, single games and matches, with the doubling cube.
//!
//! Source: the rules "LATTJO Backgammon" in seven languages.
//! Rulings followed: BG-1 (both numbers, or all four, as far as possible), BG-2 (one number alone), BG-3 (cube and
//! matches), BG-4 (entering from the bar), BG-5 (one checker is hit, two block), BG-6 (slips of single translations).
//! Where these leave room: a turn with which nothing can be played is still ended by its player. Whatever all dice
//! together do is compulsory, so a lone checker on the fifth point goes 5/2 and off with a 6 and a 3. The last checker
//! off ends the game at once, whatever dice are left.
//! Options: `single-number` is `lattjo` (the lower number alone is never played) or `tournament`; `cube` is
//! `in-matches`, `on` or `off`; `crawford` is `on` or `off`. Omissions: no Jacoby rule, no automatic doubles, no
//! beavers.

mod appraise;
mod checkers;
mod gnu;
mod ids;
mod list;
mod listing;
pub mod mat;
mod plays;
mod position;
mod present;
mod refusal;
mod series;
mod sides;
mod sites;
#[cfg(test)]
mod sketch;
mod steps;
mod text;
mod turns;

pub use checkers::{Checkers, CheckersError, Point};
pub use position::{Cube, Dice, Position, PositionError, Stage};
pub use sites::{CHECKER, bar, cube, cube_kind, point, site, tray};
pub use steps::Step;

use crate::game::{Actor, GameInfo, Rules};
use crate::matches::MatchState;
use crate::options::{OptionError, OptionKind, OptionSpec, Options};
use crate::outcome::Outcome;
use crate::say::{Arg, Say};
use crate::seat::{PerSeat, Seat};
use crate::turns::TurnList;
use crate::view::{EffectSink, PieceInfo};

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
const CUBE: &str = "cube";
const CRAWFORD: &str = "crawford";
const ON: &str = "on";
const OFF: &str = "off";

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: SINGLE_NUMBER, kind: OptionKind::Choice(&["lattjo", "tournament"]) },
    OptionSpec { key: CUBE, kind: OptionKind::Choice(&["in-matches", ON, OFF]) },
    OptionSpec { key: CRAWFORD, kind: OptionKind::Choice(&[ON, OFF]) },
];

/// Whether the lower of two numbers may be played alone (BG-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SingleNumber {
    /// Never.
    Lattjo,
    /// When the higher cannot be played it must be.
    Tournament,
}

/// The rules of backgammon under fixed options, in a match that stands in a certain way. White is the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backgammon {
    single: SingleNumber,
    has_cube: bool,
    is_crawford: bool,
    length: u16,
    score: PerSeat<i32>,
}

impl Backgammon {
    /// Whether the lower of two numbers may be played alone.
    pub fn single_number(&self) -> SingleNumber {
        self.single
    }

    /// Whether there is a cube to double with; none in the Crawford game.
    pub fn has_cube(&self) -> bool {
        self.has_cube
    }

    /// Whether this is the game of a match in which nobody may double (BG-3).
    pub fn is_crawford(&self) -> bool {
        self.is_crawford
    }

    /// What the match is played to; 0 for a single game.
    pub fn match_length(&self) -> u16 {
        self.length
    }

    /// What a seat's player has in the match, before this game.
    pub fn score(&self, seat: Seat) -> i32 {
        self.score[seat]
    }

    /// Whether a seat that is on roll may double.
    pub fn may_double(&self, seat: Seat, cube: Cube) -> bool {
        self.has_cube && cube.serves(seat)
    }

    /// A seat at the beginning of its turn: it may double, or is to throw.
    pub fn on_roll(&self, checkers: Checkers, seat: Seat, cube: Cube) -> Position {
        let stage = if self.may_double(seat, cube) { Stage::Before } else { Stage::Throw };
        Position { checkers, seat, stage, cube }
    }

    /// Checks that a position is one of these rules.
    ///
    /// # Errors
    /// When it is not.
    pub fn admit(&self, pos: Position) -> Result<Position, PositionError> {
        if !self.has_cube && pos.cube != Cube::START {
            return Err(PositionError::NoCube);
        }
        let is_open = pos.stage == Stage::Opening;
        if is_open && pos != self.start() {
            return Err(PositionError::Begun);
        }
        if matches!(pos.stage, Stage::Before | Stage::Doubled) && !self.may_double(pos.seat, pos.cube) {
            return Err(PositionError::CannotDouble);
        }
        let ended = checkers::SEATS.into_iter().find(|seat| pos.is_off(*seat));
        match (pos.stage, ended) {
            (Stage::Over, Some(seat)) if seat == pos.seat => Ok(pos),
            (Stage::Over, None) if self.may_double(pos.seat, pos.cube) => Ok(pos),
            (Stage::Over, _) => Err(PositionError::NotWon),
            (_, Some(seat)) => Err(PositionError::Ended { seat }),
            (_, None) => Ok(pos),
        }
    }

    /// Calls `visit` with the checkers at every end of a turn in which `seat` plays a throw, once for each distinct
    /// end; with the checkers as they are when nothing can be played.
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

    /// What the winner of a position that is over wins, in stakes.
    fn size(pos: &Position) -> i32 {
        let loser = pos.seat.other();
        if !pos.is_off(pos.seat) || pos.checkers.count(loser, Point::OFF) > 0 {
            return 1;
        }
        // The winner's home begins where the loser counts 19.
        if pos.checkers.highest(loser) > Point::HOME.opposite().after(1) { 3 } else { 2 }
    }

    /// A win of so many stakes, times the cube.
    fn win(&self, winner: Seat, stakes: i32, cube: Cube, reason: Say) -> Outcome {
        let mut outcome = Outcome::win(TEAMS, TEAMS[winner.idx()], reason);
        outcome.points[winner] = stakes * cube.worth();
        outcome
    }
}

impl Rules for Backgammon {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[GameInfo {
        id: "backgammon",
        version: 1,
        teams: TEAMS,
        options: OPTIONS,
        presets: &[],
        kinds: KINDS,
        house_ends: &[],
        has_points: true,
        by_path: false,
    }];
    const HAS_CHANCE: bool = true;

    fn new(id: &str, options: &Options, state: &MatchState) -> Result<Self, OptionError> {
        let Some(info) = Self::GAMES.iter().find(|info| info.id == id) else {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        };
        let options = options.resolve(info.options)?;
        let single = match options.text(SINGLE_NUMBER) {
            "tournament" => SingleNumber::Tournament,
            _ => SingleNumber::Lattjo,
        };
        let is_crawford = state.note == series::CRAWFORD_GAME;
        let has_cube = match options.text(CUBE) {
            ON => true,
            OFF => false,
            _ => state.length > 0,
        };
        Ok(Backgammon {
            single,
            has_cube: has_cube && !is_crawford,
            is_crawford,
            length: state.length,
            score: state.points,
        })
    }

    fn info(&self) -> &'static GameInfo {
        &Self::GAMES[0]
    }

    fn start(&self) -> Position {
        Position { checkers: Checkers::start(), seat: Seat::FIRST, stage: Stage::Opening, cube: Cube::START }
    }

    fn actor(&self, pos: &Position) -> Actor {
        match pos.stage {
            Stage::Opening | Stage::Throw => Actor::Chance,
            Stage::Before | Stage::Moving(_) | Stage::Over => Actor::Seat(pos.seat),
            Stage::Doubled => Actor::Seat(pos.seat.other()),
        }
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(self, pos, acc);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        let stakes = Self::size(pos);
        let key = match stakes {
            _ if !pos.is_off(pos.seat) => "backgammon-end-dropped",
            1 => "backgammon-end-single",
            2 => "backgammon-end-gammon",
            _ => "backgammon-end-backgammon",
        };
        let reason = Say::new(key).with("seat", Arg::Seat(pos.seat.other()));
        self.win(pos.seat, stakes, pos.cube, reason)
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        match pos.stage {
            Stage::Opening | Stage::Before | Stage::Over => false,
            // Where the seat might have doubled, throwing was its first step.
            Stage::Throw => self.may_double(pos.seat, pos.cube),
            Stage::Doubled | Stage::Moving(_) => true,
        }
    }

    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(self, pos, step, out);
    }

    /// A throw of two different numbers comes in two ways.
    fn weight(&self, pos: &Position, step: Step) -> u32 {
        match step {
            Step::Throw(one, other) if one != other && pos.stage != Stage::Opening => 2,
            _ => 1,
        }
    }

    /// What is borne off stays off, and the cube is never turned back.
    fn resets(&self, _pos: &Position, step: Step) -> bool {
        matches!(step, Step::Take | Step::Drop | Step::Move { to: Point::OFF, .. })
    }

    fn turns(&self, pos: &Position, acc: &mut TurnList<Self>) {
        listing::turns(self, pos, acc);
    }

    /// A hit is worth an early look, and to bear off.
    fn urgency(&self, pos: &Position, step: Step) -> i16 {
        match step {
            Step::Move { to, .. } if to.is_on_board() => {
                i16::from(pos.checkers.count(pos.seat.other(), to.opposite()) > 0)
            }
            _ => 0,
        }
    }

    fn appraise(&self, pos: &Position) -> PerSeat<i32> {
        let white = appraise::for_white(pos);
        PerSeat([white, -white, 0, 0])
    }
}
