//! Saving a table, and restoring it.

use core::fmt;

use play::wire::{self, SavedTree, WireError};
use play::{Entry, Games, NodeIdx, OpenError, SavedGame, Table};

use crate::{Access, How, Strength, TableState, Task};

/// Why a game cannot be restored.
#[derive(Clone, PartialEq, Debug)]
pub enum RestoreError {
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
    pub fn saved_game(&self, now: f64) -> SavedGame {
        SavedGame {
            uid: self.record().uid,
            text: wire::write_tree(self.game.table.tree(), self.game.table.node()),
            at: self.n_entries(),
            orientation: self.turned.bottom,
            auto_flips: self.turned.auto_flips,
            over: self.status().outcome().is_some(),
            changed: now,
        }
    }

    /// Restores a saved game.
    ///
    /// ```
    /// use play::GamesOf;
    /// use rules::{Only, games::chess::Chess};
    /// use table::{Access, Action, Setup, Strength, TableState};
    ///
    /// let games = &GamesOf::<Only<Chess>>::NEW;
    /// let record = Setup::usual("chess").for_people().record(games, 7);
    /// let mut table = TableState::open(games, record, Strength::USUAL)?;
    /// table.apply(Action::SetAccess(Access::Editing));
    /// table.type_turn(games, "e4")?;
    /// let saved = table.saved_game(1.7e12);
    /// assert_eq!((saved.at, saved.over), (1, false));
    ///
    /// let again = TableState::restore(games, &saved, Strength::USUAL).expect("it was saved here");
    /// assert_eq!(again.record(), table.record());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the text is damaged or the rules refuse it.
    pub fn restore(games: &dyn Games, saved: &SavedGame, strength: Strength) -> Result<TableState, RestoreError> {
        let SavedTree { tree, here } = wire::read_tree(&saved.text).map_err(RestoreError::Text)?;
        // Records of version 1 hold one line, and the saved game says how much of it is on the board.
        let on_line =
            || [NodeIdx::ROOT].into_iter().chain(tree.line(NodeIdx::ROOT)).take(saved.at.saturating_add(1)).last();
        let here = here.or_else(on_line).unwrap_or(NodeIdx::ROOT);
        let mut state = TableState::open_tree(games, &tree, here, strength).map_err(RestoreError::Rules)?;
        let has_side = state.info().seats().any(|seat| seat == saved.orientation);
        state.turned.bottom = if has_side { saved.orientation } else { state.turned.bottom };
        state.turned.auto_flips = saved.auto_flips;
        state.look_around();
        state.auto_flip();
        Ok(state)
    }

    /// Takes over what another page has saved of the same game since.
    ///
    /// # Errors
    /// When the text is damaged or the rules refuse it; nothing changes then.
    pub fn catch_up(&mut self, games: &dyn Games, saved: &SavedGame) -> Result<Vec<Task>, RestoreError> {
        let TableState { game, .. } = TableState::restore(games, saved, self.jobs.strength)?;
        self.motions.begin();
        let before = self.game.table.scene();
        let (effects, how) = match self.played_since(&*game.table) {
            Some(entries) => {
                let each = entries.into_iter().flat_map(|entry| self.game.table.enter(entry).unwrap_or_default());
                (each.collect(), How::Played)
            }
            None => (play::diff(&before, &game.table.scene()), How::Jumped),
        };
        self.game = game;
        self.lot = None;
        self.game.rename(self.is_renamed());
        let looking = self.viewed.ply.filter(|ply| *ply < self.n_entries());
        let mut tasks = if effects.is_empty() {
            self.look_around();
            self.go_on()
        } else {
            self.changed(before, effects, how)
        };
        self.viewed.ply = looking;
        self.note_last_turn();
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
    pub(crate) fn can_write(&self) -> bool {
        self.players.access == Access::Editing
    }

    /// What this page may do with the game.
    pub fn access(&self) -> Access {
        self.players.access
    }
}
