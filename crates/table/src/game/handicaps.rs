//! Handicaps of new games and rematches.

use play::{Beginnings, Games, Record};
use rules::Seat;
use rules::match_rules::PlayerIdx;

use super::setup::{GivenHandicap, Setup};
use crate::TableState;

impl Setup {
    /// Whether a handicap can be given: in a single game of two players.
    pub fn takes_handicap(&self, games: &dyn Games) -> bool {
        self.is_of_two(games) && self.length.is_none()
    }

    /// As [`Setup::record`], with the handicap that was chosen, where the game has it.
    pub fn record_with_handicap(&self, games: &dyn Games, beginnings: &dyn Beginnings, lot: u64) -> Record {
        let mut record = self.record(games, lot);
        if let Some(GivenHandicap { key, by }) = self.handicap.filter(|_| self.takes_handicap(games)) {
            record.start = start_with(beginnings, &record, key, by);
        }
        record
    }
}

impl TableState {
    /// As [`TableState::rematch`], and who gave a handicap in this game gives it in the next one too, whatever seat they
    /// have there.
    pub fn rematch_with_handicap(&self, games: &dyn Games, beginnings: &dyn Beginnings, lot: u64) -> Record {
        let mut next = self.rematch(games, lot);
        let record = self.game.table.record();
        if let Some((handicap, giver)) = beginnings.handicap_of(record)
            && let Some(by) = record.player(giver)
            && let Some(start) = start_with(beginnings, &next, handicap.key, by)
        {
            next.start = Some(start);
        }
        next
    }
}

/// The position with which the game of a record begins when this player gives a handicap.
fn start_with(beginnings: &dyn Beginnings, record: &Record, key: &str, by: PlayerIdx) -> Option<String> {
    let giver = Seat::first(record.seats.len()).find(|seat| record.player(*seat) == Some(by))?;
    beginnings.start_with(&record.id, &record.options, key, giver)
}
