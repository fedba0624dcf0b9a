//! Ludo for two, three or four players: four pieces each, a ring of 40 dots, a lane for each colour, one finish.
//!
//! Source: the rules "LATTJO Ludo" in seven languages.
//! Rulings followed: LUDO-1 (moves are compulsory, passing, turning at the finish), LUDO-2 (all pieces on a dot are
//! knocked out, the lane alone is safe), LUDO-3 (a 6 with a single piece in the nest), LUDO-4 (from dot 44 back to dot
//! 40), LUDO-5 (sixes without limit), LUDO-6 (two players, places, resignations), LUDO-7 (whether knocking out is
//! compulsory), LUDO-8 (what a 6 does in the nest).
//! Where these leave room: in the opening the seats throw in the order of play, and seats that tie for the highest
//! number do so again; when resignations leave only one of them, that seat begins.
//! Options: `players` is how many colours play, `4`, `3` (the first three seats) or `2` (the first and the third);
//! `places` is `auto`, `on` or `off`; `knock` is `always` or `choose`. Omissions: none known.

#[cfg(test)]
mod diagram;
mod ends;
mod evaluate;
mod path;
mod position;
mod position_notation;
mod present;
mod refusal;
mod sites;
mod stacks;
mod steps;
mod turn_notation;

pub use path::{Dot, PathNumber};
pub use position::{Colour, EntryRule, Pieces, Position, Row, Stage};
pub use sites::{PIECE, die, dot, finish, lane, nest, site};
pub use steps::Step;

use crate::game::{Actor, GameInfo, Rules};
use crate::match_rules::{MatchRules, MatchState};
use crate::options::{OptionError, OptionKind, OptionSpec, Options, PLAYERS};
use crate::outcome::Outcome;
use crate::seat::{PerSeat, Seat};
use crate::view::{EffectSink, PieceInfo};

const KINDS: &[PieceInfo] = &[PieceInfo::owned("ludo-piece")];

const TEAMS: &[u8] = &[0, 1, 2, 3];

const PLACES: &str = "places";
const KNOCK: &str = "knock";

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: PLAYERS, kind: OptionKind::Choice(&["4", "3", "2"]) },
    OptionSpec { key: PLACES, kind: OptionKind::Choice(&["auto", "on", "off"]) },
    OptionSpec { key: KNOCK, kind: OptionKind::Choice(&["always", "choose"]) },
];

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

    /// The seats whose colours play from the start: two sit opposite each other (LUDO-6).
    fn first_seats(&self) -> impl Iterator<Item = Seat> {
        let n_players = self.n_players;
        Seat::first(Seat::MAX).filter(move |seat| match n_players {
            2 => seat.idx() % 2 == 0,
            n => seat.idx() < usize::from(n),
        })
    }
}

impl Rules for Ludo {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[GameInfo {
        id: "ludo",
        version: 1,
        teams: TEAMS,
        options: OPTIONS,
        presets: &[],
        kinds: KINDS,
        house_rules: &[],
        has_points: false,
        by_path: true,
    }];
    const HAS_CHANCE: bool = true;

    fn new(id: &str, options: &Options, _state: &MatchState) -> Result<Self, OptionError> {
        let Some(info) = Self::GAMES.iter().find(|info| info.id == id) else {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        };
        let options = options.resolve(info.options)?;
        Ok(Ludo {
            n_players: match options.text(PLAYERS) {
                "2" => 2,
                "3" => 3,
                _ => 4,
            },
            for_places: options.text(PLACES) != "off",
            knock: if options.text(KNOCK) == "choose" { Knock::Choose } else { Knock::Always },
        })
    }

    fn info(&self) -> &'static GameInfo {
        &Self::GAMES[0]
    }

    fn start(&self) -> Position {
        Position::start(self.first_seats())
    }

    fn actor(&self, pos: &Position) -> Actor {
        match pos.stage() {
            Stage::Play { seat, die: Some(_) } => Actor::Seat(seat),
            Stage::Over => Actor::Seat(Seat::FIRST),
            Stage::Open(_) | Stage::Play { die: None, .. } => Actor::Chance,
        }
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(self, pos, acc);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        ends::outcome(self, pos)
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        matches!(pos.stage(), Stage::Play { die: Some(_), .. })
    }

    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(self, pos, step, out);
    }

    /// Only a piece that is home stays there: any other may come back by way of the nest.
    fn resets(&self, _pos: &Position, step: Step) -> bool {
        matches!(step, Step::Move { to: PathNumber::HOME, .. })
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key()
    }

    fn count(&self, pos: &Position) -> u64 {
        steps::count_turns(self, pos)
    }

    /// Knocking out and coming home are searched early.
    fn move_order(&self, _pos: &Position, step: Step) -> i16 {
        match step {
            Step::Move { knocks: true, .. } | Step::Move { to: PathNumber::HOME, .. } => 1,
            _ => 0,
        }
    }

    fn evaluate(&self, pos: &Position) -> PerSeat<i32> {
        evaluate::per_seat(pos)
    }
}

/// Single games only.
impl MatchRules for Ludo {}
