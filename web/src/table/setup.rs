//! How a new game is set up.

use play::{GameUid, Record, Sitter};
use rules::games::Portal;
use rules::{Catalogue, Game, GameInfo, Options, Seat, Visitor};

/// Who plays against the person at this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opponent {
    /// The machine.
    Machine,
    /// Another person at the same screen.
    Person,
}

/// Which seat the person at this screen takes against the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// This one.
    Seat(Seat),
    /// One that is drawn.
    ByLot,
}

/// What a new game is like.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Setup {
    /// The game.
    pub(crate) id: String,
    /// Its options.
    pub(crate) options: Options,
    /// Against whom.
    pub(crate) opponent: Opponent,
    /// On which seat.
    pub(crate) side: Side,
}

impl Setup {
    /// The usual: the first seat against the machine.
    pub(crate) fn usual(id: &str) -> Setup {
        Setup { id: id.to_owned(), options: Options::new(), opponent: Opponent::Machine, side: Side::Seat(Seat::FIRST) }
    }

    /// The record of a game that has not begun; `lot` decides what is left to chance and tells the game from others.
    pub(crate) fn record(&self, lot: u64) -> Record {
        let info = info(&self.id);
        let n_seats = info.map_or(2, |info| info.teams.len());
        let person = Sitter::Person { name: String::new() };
        let (players, seats) = match self.opponent {
            Opponent::Person => (vec![person; n_seats], (0..n_seats).map(Some).collect()),
            Opponent::Machine => {
                let own = match self.side {
                    Side::Seat(seat) => seat.idx(),
                    // Other bits than those that tell two games set up at once apart.
                    Side::ByLot => usize::from((lot >> 32) as u16) % n_seats,
                };
                let seats = (0..n_seats).map(|seat| Some(usize::from(seat != own))).collect();
                (vec![person, Sitter::Machine { level: 1 }], seats)
            }
        };
        let version = info.map_or(1, |info| info.version);
        let mut record = Record::new(self.id.clone(), version, players);
        record.seats = seats;
        record.options = self.options.clone();
        record.uid = GameUid(lot);
        record.seed = Some(lot.rotate_left(17));
        record
    }
}

/// The same game between the same players, each on the next seat.
pub(crate) fn rematch(record: &Record, lot: u64) -> Record {
    let mut next = record.up_to(0);
    next.seats.rotate_right(1);
    next.uid = GameUid(lot);
    next.seed = Some(lot.rotate_left(17));
    next
}

/// What the catalogue has on a game; `None` when it does not have it.
pub(crate) fn info(id: &str) -> Option<&'static GameInfo> {
    struct Info<'a>(&'a str);

    impl Visitor for Info<'_> {
        type Out = Option<&'static GameInfo>;

        fn visit<G: Game>(self) -> Self::Out {
            G::GAMES.iter().find(|info| info.id == self.0)
        }
    }

    Portal::visit(id, Info(id)).flatten()
}

/// The games of the folder that has the game `id`.
pub(crate) fn variants(id: &str) -> &'static [GameInfo] {
    struct Variants;

    impl Visitor for Variants {
        type Out = &'static [GameInfo];

        fn visit<G: Game>(self) -> Self::Out {
            G::GAMES
        }
    }

    Portal::visit(id, Variants).unwrap_or_default()
}
