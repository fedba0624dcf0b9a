//! How a game begins.

use rules::{Game, History, Seat};

use super::{OpenError, Reader};
use crate::record::Record;

/// The rules of a record, and its first position.
pub(super) struct Beginning<G: Game> {
    pub(super) rules: G,
    pub(super) pos: G::Position,
    pub(super) history: History,
    /// The text of the position, as records hold it; `None` where it is the usual one.
    pub(super) start: Option<String>,
}

impl<G: Game> Beginning<G> {
    /// Reads what a record says of its beginning; who sits where is ignored.
    ///
    /// # Errors
    /// When the record is not of a game of this folder, or what it says does not fit the game.
    pub(super) fn of<R: Reader>(record: &Record) -> Result<Beginning<G>, OpenError> {
        let info = G::GAMES.iter().find(|info| info.id == record.id).ok_or(OpenError::UnknownGame)?;
        if record.rules_version != info.version {
            return Err(OpenError::RulesVersion { ours: info.version });
        }
        if record.seats.len() != info.teams.len() {
            return Err(OpenError::Seats { expected: info.teams.len() });
        }
        let rules = G::new(&record.id, &record.options, &record.match_state).map_err(OpenError::Options)?;
        let (pos, history, start) = match &record.start {
            Some(text) => {
                let (pos, history, start) = R::position(&rules, text)?;
                (pos, history, Some(start))
            }
            None => {
                let pos = rules.start();
                let history = History::new(&rules, &pos, 0, 0);
                (pos, history, None)
            }
        };
        Ok(Beginning { rules, pos, history, start })
    }

    /// The seats that take part, in the order of play.
    pub(super) fn seats(&self) -> Vec<Seat> {
        self.rules.info().seats().filter(|seat| self.rules.takes_part(&self.pos, *seat)).collect()
    }
}
