//! A table as it is kept, and brought back.

use core::fmt;

use play::wire::{self, WireError};
use play::{Entry, OpenError, Table};

use super::{Role, Strength, TableState, Task};
use crate::services::games::Kept;

/// Why a game cannot be brought back.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum RestoreError {
    /// Its text is damaged.
    Text(WireError),
    /// The rules refuse it.
    Rules(OpenError),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::Text(error) => error.fmt(f),
            RestoreError::Rules(error) => error.fmt(f),
        }
    }
}

impl TableState {
    /// What is to be kept of the game; `now` in milliseconds since 1970.
    pub(crate) fn kept(&self, now: f64) -> Kept {
        Kept {
            uid: self.record().uid,
            text: wire::write(&self.table.whole_record()),
            at: self.n_entries(),
            bottom: self.bottom,
            follows: self.follows,
            over: self.status().outcome().is_some(),
            changed: now,
        }
    }

    /// The game as it was kept.
    ///
    /// # Errors
    /// When the text is damaged or the rules refuse it.
    pub(crate) fn restore(kept: &Kept, strength: Strength) -> Result<TableState, RestoreError> {
        let record = wire::read(&kept.text).map_err(RestoreError::Text)?;
        let mut state = TableState::open(record, strength).map_err(RestoreError::Rules)?;
        state.table.undo_to(kept.at);
        let has_side = state.info().seats().any(|seat| seat == kept.bottom);
        state.bottom = if has_side { kept.bottom } else { state.bottom };
        state.follows = kept.follows;
        state.look_around();
        state.follow();
        Ok(state)
    }

    /// Takes over what another page has kept of the same game since.
    ///
    /// # Errors
    /// When the text is damaged or the rules refuse it; nothing is changed then.
    pub(crate) fn catch_up(&mut self, kept: &Kept) -> Result<Vec<Task>, RestoreError> {
        let TableState { table, .. } = TableState::restore(kept, self.strength)?;
        self.is_new = false;
        let before = self.table.scene();
        let effects = match self.played_since(&*table) {
            Some(entries) => {
                entries.into_iter().flat_map(|entry| self.table.enter(entry).unwrap_or_default()).collect()
            }
            None => play::diff(&before, &table.scene()),
        };
        self.table = table;
        let looking = self.looking.filter(|moment| *moment < self.n_entries());
        let mut tasks = if effects.is_empty() {
            self.look_around();
            self.go_on()
        } else {
            self.changed(before, effects)
        };
        self.looking = looking;
        // It has just been read.
        tasks.retain(|task| *task != Task::Keep);
        Ok(tasks)
    }

    /// What a later state of this game has more than this one; `None` when anything was taken back since.
    fn played_since(&self, later: &dyn Table) -> Option<Vec<Entry>> {
        let rest = later.record().entries.strip_prefix(self.record().entries.as_slice())?;
        Some(rest.to_vec())
    }

    /// Whether this page may change the game.
    pub(super) fn can_write(&self) -> bool {
        self.role == Role::Writing
    }

    /// What this page may do with the game.
    pub(crate) fn role(&self) -> Role {
        self.role
    }
}
