//! A game from its beginning, as data that can be stored, sent and compared.

use core::fmt;

use rules::matches::Player;
use rules::{MatchState, Options, Seat};

use crate::entry::Entry;

/// Tells a game apart from all others. Drawn by whoever starts the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct GameUid(pub u64);

/// Sixteen hexadecimal digits.
impl fmt::Display for GameUid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sitter {
    /// Somebody, here or far away.
    Person {
        /// What he wants to be called; any text, empty too.
        name: String,
    },
    /// The machine.
    Machine {
        /// How strong: the number of a level.
        level: u8,
    },
}

/// Everything that happened in one game, and everything that must be known to replay it.
///
/// It is a claim until a [`crate::Session`] has replayed it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game, such as `laska`.
    pub id: String,
    /// [`rules::GameInfo::version`] of the rules it was made under.
    pub rules_version: u16,
    /// Which game it is.
    pub uid: GameUid,
    /// The game's options.
    pub options: Options,
    /// The plan of the match that it is a game of; `None` for a single game.
    pub plan: Option<String>,
    /// What the rules were told of the match.
    pub match_state: MatchState,
    /// Who plays; a [`Player`] is a place in this list.
    pub players: Vec<Sitter>,
    /// Who sits on each seat of the game, in the order of play; `None` is an empty seat. A player may hold several.
    pub seats: Vec<Option<Player>>,
    /// The position it began with, in the game's first format; `None` for the usual one.
    pub start: Option<String>,
    /// What its dice were seeded with. Only games at one place carry it.
    pub seed: Option<u64>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

impl Record {
    /// A game that has not begun, for these players on the first seats in order.
    pub fn new(id: impl Into<String>, rules_version: u16, players: Vec<Sitter>) -> Record {
        Record {
            id: id.into(),
            rules_version,
            uid: GameUid::default(),
            options: Options::new(),
            plan: None,
            match_state: MatchState::default(),
            seats: (0..players.len()).map(Some).collect(),
            players,
            start: None,
            seed: None,
            entries: Vec::new(),
        }
    }

    /// Seats the players on these seats in order, one on each, and nobody on the others of the `n` that the game has.
    pub fn sit(&mut self, n: usize, taken: &[Seat]) {
        self.seats = Seat::first(n).map(|seat| taken.iter().position(|known| *known == seat)).collect();
    }

    /// The player on `seat`; `None` when the seat is empty or the game does not have it.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.seats.get(seat.idx()).copied().flatten()
    }

    /// Who sits on `seat`; `None` when the seat is empty or the game does not have it.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.players.get(self.player(seat)?)
    }

    /// The same game up to its first `n` entries; the whole game when it has no more.
    pub fn up_to(&self, n: usize) -> Record {
        let mut record = self.clone();
        record.entries.truncate(n);
        record
    }
}
