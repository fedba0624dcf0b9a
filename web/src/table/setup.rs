//! How a new game is set up, and which game follows on another.

use play::{GameUid, Match, Record, Sitter, wire};
use rules::games::{FOLDERS, Portal};
use rules::matches::{Plan, PlanInfo};
use rules::{Catalogue, Game, GameInfo, Options, Seat, Visitor, hash};

use super::TableState;

/// Who plays against the person at this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opponent {
    /// The machine.
    Machine,
    /// Another person at the same screen.
    Person,
    /// So many people at the same screen, more than two. Where they are fewer than the seats, the last one plays both seats
    /// of a team.
    People(usize),
    /// As many people as this match of several games is for.
    Match(&'static PlanInfo),
}

/// Which seat the person at this screen takes against the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// This one, and those of its partners.
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

    /// The record of a game that has not begun; `lot` decides what is left to chance and tells the game from others. Where
    /// the game does not know the kind of opponent, two people play.
    pub(crate) fn record(&self, lot: u64) -> Record {
        let info = info(&self.id);
        let teams = info.map_or(&[0, 1][..], |info| info.teams);
        let record = match self.opponent {
            Opponent::Machine => {
                let own = match self.side {
                    Side::Seat(seat) => seat.idx(),
                    // Other bits than those that tell two games set up at once apart.
                    Side::ByLot => usize::from((lot >> 32) as u16) % teams.len(),
                };
                let is_own = |team: &u8| teams.get(own) == Some(team);
                let seats = teams.iter().map(|team| usize::from(!is_own(team))).collect();
                self.seated(vec![person(), Sitter::Machine { level: 1 }], seats)
            }
            Opponent::People(3) if is_paired(&self.id) => self.seated(people(3), vec![0, 2, 1, 2]),
            Opponent::People(n) if n == teams.len() => self.seated(people(n), (0..n).collect()),
            Opponent::Match(plan) => self.of_match(plan).unwrap_or_else(|| self.of_two(teams)),
            Opponent::Person | Opponent::People(_) => self.of_two(teams),
        };
        begun(record, lot)
    }

    fn of_two(&self, teams: &[u8]) -> Record {
        let seats = teams.iter().map(|team| usize::from(Some(team) != teams.first())).collect();
        self.seated(people(2), seats)
    }

    fn seated(&self, players: Vec<Sitter>, seats: Vec<usize>) -> Record {
        let version = info(&self.id).map_or(1, |info| info.version);
        let mut record = Record::new(self.id.clone(), version, players);
        record.seats = seats.into_iter().map(Some).collect();
        record.options = self.options.clone();
        record
    }

    /// The first game of a match.
    fn of_match(&self, plan: &PlanInfo) -> Option<Record> {
        let length = plan.lengths.first().copied()?;
        first_game(plan.key, length, &self.id, &self.options, people(plan.players))
    }
}

fn person() -> Sitter {
    Sitter::Person { name: String::new() }
}

fn people(n: usize) -> Vec<Sitter> {
    vec![person(); n]
}

/// A record before its first entry, of a game of its own.
fn begun(mut record: Record, lot: u64) -> Record {
    record.uid = GameUid(lot);
    record.seed = Some(lot.rotate_left(17));
    record
}

fn first_game(key: &str, length: u16, id: &str, options: &Options, players: Vec<Sitter>) -> Option<Record> {
    let plan = Plan { key: key.to_owned(), length, ..Plan::single(id, options.clone()) };
    Match::new::<Portal>(plan, players).ok()?.game(GameUid::default(), None)
}

/// Whether two pairs play the game.
pub(crate) fn is_paired(id: &str) -> bool {
    info(id).is_some_and(|info| info.teams == [0, 1, 0, 1])
}

/// The kinds of opponents that a game knows.
pub(crate) fn opponents(id: &str) -> Vec<Opponent> {
    let mut opponents = vec![Opponent::Machine, Opponent::Person];
    if is_paired(id) {
        opponents.push(Opponent::People(3));
        opponents.extend(plans(id).iter().map(Opponent::Match));
        opponents.push(Opponent::People(4));
    }
    opponents
}

/// The same game between the same players, each on the next seat. Where one plays alone against a pair it is another one
/// then; a match begins again.
pub(crate) fn rematch(record: &Record, lot: u64) -> Record {
    let mut next = record.up_to(0);
    let n_players = record.players.len();
    if let Some(key) = &record.plan
        && let Some(first) =
            first_game(key, record.match_state.length, &record.id, &record.options, record.players.clone())
    {
        next = first;
    } else if record.seats.len().is_multiple_of(n_players) {
        next.seats.rotate_right(1);
    } else {
        next.seats.iter_mut().flatten().for_each(|player| *player = (*player + 1) % n_players);
    }
    begun(next, lot)
}

impl TableState {
    /// The match that this game is part of, as it stands after the game; `None` where it is a single game or not over.
    pub(crate) fn match_after(&self) -> Option<Match> {
        Match::after::<Portal>(&*self.table)
    }
}

/// The next game of a match, if it is not over. After the same games it is the same one.
pub(crate) fn next_game(run: &Match) -> Option<Record> {
    let last = run.records().last()?;
    let lot = hash::key(&wire::write(last));
    Some(begun(run.game(GameUid(lot), None)?, lot))
}

/// What the catalogue has on a game; `None` when it does not have it.
pub(crate) fn info(id: &str) -> Option<&'static GameInfo> {
    variants(id).iter().find(|info| info.id == id)
}

/// The games of the folder that has the game `id`.
pub(crate) fn variants(id: &str) -> &'static [GameInfo] {
    let folders = FOLDERS.iter().map(|folder| folder.games);
    folders.into_iter().find(|games| games.iter().any(|info| info.id == id)).unwrap_or_default()
}

/// The plans of matches that the game `id` knows.
fn plans(id: &str) -> &'static [PlanInfo] {
    struct Plans;

    impl Visitor for Plans {
        type Out = &'static [PlanInfo];

        fn visit<G: Game>(self) -> Self::Out {
            G::PLANS
        }
    }

    Portal::visit(id, Plans).unwrap_or_default()
}
