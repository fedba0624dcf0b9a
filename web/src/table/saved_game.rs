//! Saving a table, and restoring it.

use core::fmt;

use play::wire::{self, WireError};
use play::{Entry, OpenError, Table};

use super::{Access, Strength, TableState, Task};
use crate::services::games::SavedGame;

/// Why a game cannot be restored.
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
    /// What is saved of the game; `now` in milliseconds since 1970.
    pub(crate) fn saved_game(&self, now: f64) -> SavedGame {
        SavedGame {
            uid: self.record().uid,
            text: wire::write(&self.table.whole_record()),
            at: self.n_entries(),
            orientation: self.orientation,
            auto_flips: self.auto_flips,
            over: self.status().outcome().is_some(),
            changed: now,
        }
    }

    /// Restores a saved game.
    ///
    /// # Errors
    /// When the text is damaged or the rules refuse it.
    pub(crate) fn restore(saved: &SavedGame, strength: Strength) -> Result<TableState, RestoreError> {
        let record = wire::read(&saved.text).map_err(RestoreError::Text)?;
        let mut state = TableState::open(record, strength).map_err(RestoreError::Rules)?;
        state.table.undo_to(saved.at);
        let has_side = state.info().seats().any(|seat| seat == saved.orientation);
        state.orientation = if has_side { saved.orientation } else { state.orientation };
        state.auto_flips = saved.auto_flips;
        state.look_around();
        state.auto_flip();
        Ok(state)
    }

    /// Takes over what another page has saved of the same game since.
    ///
    /// # Errors
    /// When the text is damaged or the rules refuse it; nothing changes then.
    pub(crate) fn catch_up(&mut self, saved: &SavedGame) -> Result<Vec<Task>, RestoreError> {
        let TableState { table, .. } = TableState::restore(saved, self.strength)?;
        self.is_new = false;
        let before = self.table.scene();
        let effects = match self.played_since(&*table) {
            Some(entries) => {
                entries.into_iter().flat_map(|entry| self.table.enter(entry).unwrap_or_default()).collect()
            }
            None => play::diff(&before, &table.scene()),
        };
        self.table = table;
        let looking = self.viewed_ply.filter(|ply| *ply < self.n_entries());
        let mut tasks = if effects.is_empty() {
            self.look_around();
            self.go_on()
        } else {
            self.changed(before, effects)
        };
        self.viewed_ply = looking;
        // It has just been read.
        tasks.retain(|task| *task != Task::Save);
        Ok(tasks)
    }

    /// The entries that a later state of this game adds; `None` when anything was taken back since.
    fn played_since(&self, later: &dyn Table) -> Option<Vec<Entry>> {
        let rest = later.record().entries.strip_prefix(self.record().entries.as_slice())?;
        Some(rest.to_vec())
    }

    /// Whether this page may change the game.
    pub(super) fn can_write(&self) -> bool {
        self.access == Access::Editing
    }

    /// What this page may do with the game.
    pub(crate) fn access(&self) -> Access {
        self.access
    }
}
