//! Matches: one game after another, as the folder's match rules ask for them.

use core::fmt;
use core::ops::RangeInclusive;

use rules::match_rules::{Next, Plan, Played, Seating, single};
use rules::{Catalogue, Game, GameInfo, MatchRules, MatchState, OptionError, Outcome, PerSeat, Seat};

use crate::erased::{Erased, GamesOf};
use crate::record::{GameUid, Player, Record};
use crate::session::OpenError;
use crate::table::{Table, open};

/// A match: its plan, its players and the games that are over.
///
/// The record of the last game holds all that is needed to continue: a match can be resumed from it with
/// [`Match::after`].
///
/// ```
/// use play::{Entry, GameUid, Match, Player};
/// use rules::games::Portal;
/// use rules::match_rules::Plan;
/// use rules::{Options, Seat};
///
/// let players = ["Ann", "Ben"].map(|name| Player::Human { name: name.to_owned() });
/// let plan = Plan { key: "points".to_owned(), length: 3, id: "backgammon".to_owned(), options: Options::new() };
/// let mut run = Match::new::<Portal>(plan, players.to_vec())?;
/// let mut game = run.game(GameUid(1), None).expect("it is the first");
/// game.entries.push(Entry::Resign { by: Seat::SECOND, points: 1 });
/// game.entries.push(Entry::Answer { by: Seat::FIRST, yes: true });
/// run.finish::<Portal>(game)?;
/// assert_eq!((run.points().0, run.outcome()), ([1, 0, 0, 0], None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    plan: Plan,
    players: Vec<Player>,
    records: Vec<Record>,
    played: Vec<Played>,
    next: Next,
    folder: Folder,
}

/// The folder of the plan's game.
#[derive(Clone, Debug)]
struct Folder {
    games: &'static [GameInfo],
    /// How many players the plan is for.
    players: RangeInclusive<usize>,
    next: fn(&Plan, Option<&Played>) -> Next,
}

impl Match {
    /// The match of these players that `plan` asks for, before its first game. `C` must have the game.
    ///
    /// The match rules decide who sits where. A player whom they name and who is not in the list leaves their seat
    /// empty.
    ///
    /// # Errors
    /// When `C` or the game's folder does not have what the plan names, or there are too few or too many players.
    pub fn new<C: Catalogue>(plan: Plan, players: Vec<Player>) -> Result<Match, PlanError> {
        let CheckPlan(check) = GamesOf::<C>::NEW.folder(&plan.id).ok_or(PlanError::UnknownGame)?;
        let folder = check(&plan)?;
        if !folder.players.contains(&players.len()) {
            return Err(PlanError::Players { least: *folder.players.start(), most: *folder.players.end() });
        }
        let next = (folder.next)(&plan, None);
        Ok(Match { plan, players, records: Vec::new(), played: Vec::new(), next, folder })
    }

    /// The match that a game of `table` is part of, as it stands after that game; `None` when it is a single game, is
    /// not over, or has an impossible match state. Of the earlier games only what the record says is known.
    pub fn after<C: Catalogue>(table: &dyn Table) -> Option<Match> {
        let record = table.record();
        let (key, outcome) = (record.plan.clone()?, table.status().outcome()?.clone());
        let plan =
            Plan { key, length: record.match_state.length, id: record.id.clone(), options: record.options.clone() };
        let mut run = Match::new::<C>(plan, record.players.clone()).ok()?;
        let seating = Seating::from_fn(|seat| record.player(seat).unwrap_or(Seat::MAX));
        run.played.push(Played { state: record.match_state.clone(), seating, outcome, carry_over: table.carry_over() });
        run.records.push(record.clone());
        run.next = (run.folder.next)(&run.plan, run.played.last());
        Some(run)
    }

    /// What is played.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Who plays.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The games that are over, in order, as far as they are known.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// How the games that are over ended, in order, as far as they are known.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// How the match ended, by player instead of by seat; `None` while there is a game to be played.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.next {
            Next::Over(outcome) => Some(outcome),
            Next::Game { .. } => None,
        }
    }

    /// The points of each player so far, by player instead of by seat.
    pub fn points(&self) -> PerSeat<i32> {
        match &self.next {
            Next::Over(outcome) => outcome.points,
            Next::Game { seating, state, .. } => PerSeat::from_fn(|player| {
                let seat = seating.iter().find(|(_, seated)| **seated == player.idx());
                seat.map_or(0, |(seat, _)| state.points[seat])
            }),
        }
    }

    /// The next game before its first entry, to be played and then passed to [`Match::finish`]; `None` when the match
    /// is over.
    pub fn game(&self, uid: GameUid, seed: Option<u64>) -> Option<Record> {
        let Next::Game { id, options, seating, state } = &self.next else {
            return None;
        };
        let info = self.folder.games.iter().find(|info| info.id == id)?;
        let player = |seat: Seat| Some(seating[seat]).filter(|player| *player < self.players.len());
        let mut record = Record {
            id: id.clone(),
            rules_version: info.version,
            uid,
            options: options.clone(),
            plan: Some(self.plan.key.clone()).filter(|key| *key != Plan::SINGLE),
            match_state: state.clone(),
            players: self.players.clone(),
            seats: info.seats().map(player).collect(),
            substitutes: Vec::new(),
            start: None,
            seed,
            entries: Vec::new(),
        };
        if let Some(last) = self.records.last() {
            record.keep_substitutes(last);
        }
        Some(record)
    }

    /// Takes a game that is over, after replaying it by the rules of `C`, which has the game. Whoever was playing it at its
    /// end plays the next one.
    ///
    /// Only a single game may have begun with a position other than the usual one.
    ///
    /// # Errors
    /// When the match is over, the record is not of the game that is next, is refused by the rules, or is not over.
    pub fn finish<C: Catalogue>(&mut self, record: Record) -> Result<(), FinishError> {
        let game = self.game(record.uid, record.seed).ok_or(FinishError::Over)?;
        let may_begin_anywhere = self.plan.key == Plan::SINGLE;
        let start = record.start.clone().filter(|_| may_begin_anywhere);
        let (players, substitutes) = (record.players.clone(), record.substitutes.clone());
        if players.len() != game.players.len()
            || (Record { entries: record.entries.clone(), start, players, substitutes, ..game }) != record
        {
            return Err(FinishError::OtherGame);
        }
        let table = open::<C>(record).map_err(FinishError::Open)?;
        let outcome = table.status().outcome().cloned().ok_or(FinishError::Unfinished)?;
        if let Next::Game { seating, ref state, .. } = self.next {
            self.played.push(Played { state: state.clone(), seating, outcome, carry_over: table.carry_over() });
        }
        self.players.clone_from(&table.record().players);
        self.records.push(table.record().clone());
        self.next = (self.folder.next)(&self.plan, self.played.last());
        Ok(())
    }
}

/// How a folder checks a plan.
struct CheckPlan(fn(&Plan) -> Result<Folder, PlanError>);

impl Erased for CheckPlan {
    fn of<G: Game>() -> CheckPlan {
        CheckPlan(|plan| {
            let n_seats = G::GAMES.iter().find(|info| info.id == plan.id).map_or(0, |info| info.teams.len());
            let mut players = 1..=n_seats;
            if plan.key != Plan::SINGLE {
                let info = G::PLANS.iter().find(|info| info.key == plan.key).ok_or(PlanError::UnknownPlan)?;
                if !info.lengths.contains(&plan.length) {
                    return Err(PlanError::Length { taken: info.lengths });
                }
                players = info.players..=info.players;
            }
            G::new(&plan.id, &plan.options, &MatchState::default()).map_err(PlanError::Options)?;
            let next = if plan.key == Plan::SINGLE { single } else { <G as MatchRules>::next };
            Ok(Folder { games: G::GAMES, players, next })
        })
    }
}

/// Why there can be no such match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanError {
    /// The game is not in the catalogue.
    UnknownGame,
    /// The game's folder has no such plan.
    UnknownPlan,
    /// The plan does not take this length.
    Length {
        /// The lengths it takes.
        taken: &'static [u16],
    },
    /// The game does not take its options.
    Options(OptionError),
    /// There are too few players, or too many.
    Players {
        /// The fewest that it is for.
        least: usize,
        /// The most.
        most: usize,
    },
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::UnknownGame => f.write_str("unknown game"),
            PlanError::UnknownPlan => f.write_str("unknown plan"),
            PlanError::Length { taken } => write!(f, "the plan takes the lengths {taken:?}"),
            PlanError::Options(error) => error.fmt(f),
            PlanError::Players { least, most } if least == most => write!(f, "it takes {most} players"),
            PlanError::Players { least, most } => write!(f, "it takes {least} to {most} players"),
        }
    }
}

impl core::error::Error for PlanError {}

/// Why a match does not take a record. The match is as it was before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FinishError {
    /// The match is over.
    Over,
    /// The record is not of the game that is next.
    OtherGame,
    /// The record could not be opened.
    Open(OpenError),
    /// The game is not over.
    Unfinished,
}

impl fmt::Display for FinishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FinishError::Over => f.write_str("the match is over"),
            FinishError::OtherGame => f.write_str("not the game that is next in the match"),
            FinishError::Open(error) => error.fmt(f),
            FinishError::Unfinished => f.write_str("the game is not over"),
        }
    }
}

impl core::error::Error for FinishError {}
