//! Matches: one game after the other, as the folder's match rules ask for them.

use core::fmt;

use rules::matches::{Next, Plan, Played, single};
use rules::{Catalogue, Game, GameInfo, MatchRules, MatchState, OptionError, Outcome, Seat, Visitor};

use crate::record::{GameUid, Record, Sitter};
use crate::session::{OpenError, Session};
use crate::table::Table;

/// A match: its plan, its players and the games that are over.
#[derive(Clone, Debug)]
pub struct Match {
    plan: Plan,
    players: Vec<Sitter>,
    records: Vec<Record>,
    played: Vec<Played>,
    next: Next,
    folder: Folder,
}

/// The folder of the plan's game.
#[derive(Clone, Copy, Debug)]
struct Folder {
    games: &'static [GameInfo],
    next: fn(&Plan, &[Played]) -> Next,
    open: fn(Record) -> Result<Box<dyn Table>, OpenError>,
}

impl Match {
    /// The match of these players that `plan` asks for, before its first game. `C` must have the game.
    ///
    /// The match rules decide who sits where. A player whom they name and who is not in the list leaves his seat empty.
    ///
    /// # Errors
    /// When `C` or the game's folder does not have what the plan names, or there are no players or too many.
    pub fn new<C: Catalogue>(plan: Plan, players: Vec<Sitter>) -> Result<Match, PlanError> {
        let folder = C::visit(&plan.id, Check(&plan)).unwrap_or(Err(PlanError::UnknownGame))?;
        let n_seats = folder.games.iter().find(|info| info.id == plan.id).map_or(0, |info| info.teams.len());
        if !(1..=n_seats).contains(&players.len()) {
            return Err(PlanError::Players { most: n_seats });
        }
        let next = (folder.next)(&plan, &[]);
        Ok(Match { plan, players, records: Vec::new(), played: Vec::new(), next, folder })
    }

    /// What is played.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Who plays.
    pub fn players(&self) -> &[Sitter] {
        &self.players
    }

    /// The games that are over, in order.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// How the games that are over ended, in order.
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

    /// The next game before its first entry, to be played and then handed to [`Match::finish`]; `None` when the match
    /// is over.
    pub fn game(&self, uid: GameUid, seed: Option<u64>) -> Option<Record> {
        let Next::Game { id, options, seating, state } = &self.next else {
            return None;
        };
        let info = self.folder.games.iter().find(|info| info.id == id)?;
        let player = |seat: Seat| Some(seating[seat]).filter(|player| *player < self.players.len());
        Some(Record {
            id: id.clone(),
            rules_version: info.version,
            uid,
            options: options.clone(),
            match_state: state.clone(),
            players: self.players.clone(),
            seats: info.seats().map(player).collect(),
            start: None,
            seed,
            entries: Vec::new(),
        })
    }

    /// Takes a game that is over, after replaying it.
    ///
    /// Only a single game may have begun with another position than the usual one.
    ///
    /// # Errors
    /// When the match is over, the record is not of the game that is next, is refused by the rules, or is not over.
    pub fn finish(&mut self, record: Record) -> Result<(), FinishError> {
        let game = self.game(record.uid, record.seed).ok_or(FinishError::Over)?;
        let may_begin_anywhere = self.plan.key == Plan::SINGLE;
        let start = record.start.clone().filter(|_| may_begin_anywhere);
        if (Record { entries: record.entries.clone(), start, ..game }) != record {
            return Err(FinishError::OtherGame);
        }
        let table = (self.folder.open)(record).map_err(FinishError::Open)?;
        let outcome = table.status().outcome().cloned().ok_or(FinishError::Unfinished)?;
        if let Next::Game { seating, .. } = self.next {
            self.played.push(Played { seating, outcome });
        }
        self.records.push(table.record().clone());
        self.next = (self.folder.next)(&self.plan, &self.played);
        Ok(())
    }
}

/// Checks a plan by the rules of its folder.
struct Check<'a>(&'a Plan);

impl Visitor for Check<'_> {
    type Out = Result<Folder, PlanError>;

    fn visit<G: Game>(self) -> Self::Out {
        let Check(plan) = self;
        if plan.key != Plan::SINGLE {
            let info = G::PLANS.iter().find(|info| info.key == plan.key).ok_or(PlanError::UnknownPlan)?;
            if !info.lengths.contains(&plan.length) {
                return Err(PlanError::Length { taken: info.lengths });
            }
        }
        G::new(&plan.id, &plan.options, &MatchState::default()).map_err(PlanError::Options)?;
        let next = if plan.key == Plan::SINGLE { single } else { <G as MatchRules>::next };
        Ok(Folder { games: G::GAMES, next, open: |record| Ok(Box::new(Session::<G>::open(record)?)) })
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
    /// There are no players, or more than seats.
    Players {
        /// The most players of the game.
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
            PlanError::Players { most } => write!(f, "the game takes 1 to {most} players"),
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
    /// The record is not believed.
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
