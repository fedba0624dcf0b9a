//! What a list of saved games shows of a table's game.

use play::{Entry, OwnGame, OwnResult, PlayerKind, Status, Summary, SummaryState};
use rules::{Level, Outcome, Seat};

use crate::TableState;

impl TableState {
    /// The summary of the game; `now` in milliseconds since 1970.
    pub fn summary(&self, now: f64) -> Summary {
        let record = self.record();
        let mut hands = self.players();
        let all: Vec<Seat> = hands.iter().map(|(seat, _)| *seat).collect();
        hands.retain(|(seat, _)| {
            all.iter().take_while(|before| *before != seat).all(|before| !record.is_same_hand(*before, *seat))
        });
        let computers = hands.iter().filter_map(|(_, player)| match player {
            PlayerKind::Computer(level) | PlayerKind::Remote(_, Some(level)) => Some(*level),
            PlayerKind::Human | PlayerKind::Remote(_, None) => None,
        });
        let computers: Vec<_> = computers.collect();
        let n_people = hands.len() - computers.len();
        let n_here = hands.iter().filter(|(_, player)| *player == PlayerKind::Human).count();
        let is_alone = n_here == 1 && hands.len() > 1;
        let is_step = |entry: &&Entry| matches!(entry, Entry::Step(_));
        Summary {
            uid: record.uid,
            game: record.id.clone(),
            changed: now,
            over: self.status().outcome().is_some(),
            n_people,
            computers,
            state: self.summary_state(is_alone),
            n_steps: record.entries.iter().filter(is_step).count(),
        }
    }

    /// Whose turn it is, or how it ended; `is_alone` says whether one human plays against computers.
    fn summary_state(&self, is_alone: bool) -> SummaryState {
        let turn = match self.status() {
            Status::Over(outcome) => return self.result(&outcome, is_alone),
            _ if self.waits_for_link() => return SummaryState::WaitingForThem,
            _ if self.record().is_by_link() => return SummaryState::WaitingForYou,
            Status::Waiting { .. } => return SummaryState::Offer,
            Status::Turn(_) | Status::Chance => self.turn(),
        };
        match turn {
            Some(seat) if !is_alone => SummaryState::Turn(seat),
            Some(seat) if !self.is_human(seat) => SummaryState::ComputerTurn,
            // Where everybody throws, so does the human.
            _ if is_alone => SummaryState::YourTurn,
            _ => SummaryState::Unknown,
        }
    }

    /// How the game ended for the person who plays it alone against computers, how strong the strongest of these is, and
    /// how many other sides there are; `None` where nobody does, or it is not over.
    pub fn own_game(&self) -> Option<OwnGame> {
        let Summary { n_people, computers, state, .. } = self.summary(0.0);
        let level = Level::ALL.into_iter().rev().find(|level| n_people == 1 && computers.contains(level))?;
        let result = match state {
            SummaryState::YouWon => OwnResult::Won,
            SummaryState::YouLost => OwnResult::Lost,
            SummaryState::Draw | SummaryState::Win(_) => OwnResult::Drawn,
            _ => return None,
        };
        let team = |(seat, _): &(Seat, PlayerKind)| self.info().teams.get(seat.idx());
        let players = self.players();
        let is_new = |at: &usize| players[..*at].iter().all(|before| team(before) != team(&players[*at]));
        let n_sides = (0..players.len()).filter(is_new).count();
        let rivals = n_sides.saturating_sub(1).max(1) as u8;
        Some(OwnGame { level, result, rivals, is_usual: self.record().start.is_none() })
    }

    pub(crate) fn result(&self, outcome: &Outcome, is_alone: bool) -> SummaryState {
        let info = self.info();
        let is_first = |seat: &Seat| outcome.places[*seat] == 1;
        let first: Vec<Seat> = info.seats().filter(is_first).collect();
        let is_shared = first.iter().any(|seat| outcome.sign(info.teams, *seat) == 0);
        if is_shared && info.seats().all(|seat| outcome.places[seat] <= 1) {
            return SummaryState::Draw;
        }
        match first.iter().any(|seat| self.is_human(*seat)) {
            true if is_alone && !is_shared => SummaryState::YouWon,
            false if is_alone => SummaryState::YouLost,
            _ => SummaryState::Win(first),
        }
    }
}
