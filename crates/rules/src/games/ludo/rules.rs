//! How a game is played: its start, its steps, its end; and what house rules and chance need to know.

use crate::chance::Chance;
use crate::game::{Actor, GameInfo, Rules};
use crate::match_state::MatchState;
use crate::options::{OptionError, Options, PLAYERS};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::seat::Seat;
use crate::view::EffectSink;

use super::path::PathNumber;
use super::position::{Position, Stage};
use super::steps::{self, Step};
use super::{INFO, KNOCK, Knock, Ludo, PLACES, ends};

impl Rules for Ludo {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[INFO];

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
}

impl Progress for Ludo {
    /// Only a piece that is home stays there: any other may come back by way of the nest.
    fn resets(&self, _pos: &Position, step: Step) -> bool {
        matches!(step, Step::Move { to: PathNumber::HOME, .. })
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key()
    }
}

impl Chance for Ludo {
    const HAS_CHANCE: bool = true;
}

impl Ludo {
    /// The seats whose colours play from the start: two sit opposite each other (LUDO-6).
    fn first_seats(&self) -> impl Iterator<Item = Seat> {
        let n_players = self.n_players;
        Seat::first(Seat::MAX).filter(move |seat| match n_players {
            2 => seat.idx() % 2 == 0,
            n => seat.idx() < usize::from(n),
        })
    }
}
