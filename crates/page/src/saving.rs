//! What has been saved of the game on the table.

/// Why a game could not be saved or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// This browser cannot or may not store anything for this page. The reason, for developers.
    Blocked(String),
    /// There is no space left.
    Full,
    /// Another tab edits the game now.
    Foreign,
    /// It failed this time. The reason, for developers.
    Broken(String),
}

/// What has been saved so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Saving {
    /// Whether the store is open.
    is_open: bool,
    /// Changes so far.
    n_changes: u32,
    /// The last one that was dealt with.
    done: u32,
    /// The number of entries saved last; `None` when nothing can be saved.
    at: Option<usize>,
    error: Option<SaveError>,
    /// When the game was changed last, in milliseconds since 1970; `None` where nothing was played yet.
    changed: Option<f64>,
    /// How many entries the game had when it was put on the table as a new one.
    laid_at: usize,
    /// Whether any state of the game is in the store.
    is_there: bool,
    /// Whether a board with a saved game was shown since the page was opened.
    is_shown: bool,
}

impl Saving {
    /// The number of entries saved last; `None` when nothing can be saved.
    pub fn at(&self) -> Option<usize> {
        self.at
    }

    /// Why the last state was not saved.
    pub fn error(&self) -> Option<&SaveError> {
        self.error.as_ref()
    }

    /// When the game was changed last, in milliseconds since 1970; `None` where nothing was played yet.
    pub fn changed(&self) -> Option<f64> {
        self.changed
    }

    /// How many entries the game had when it was put on the table.
    pub(crate) fn laid_at(&self) -> usize {
        self.laid_at
    }

    /// Whether any state of the game is in the store.
    pub fn is_there(&self) -> bool {
        self.is_there
    }

    /// Whether games can be saved.
    pub(crate) fn can_save(&self) -> bool {
        self.is_open
    }

    /// Whether every change was dealt with, and it is known whether games can be saved.
    pub(crate) fn is_settled(&self) -> bool {
        (self.done >= self.n_changes || !self.is_open) && self.is_known()
    }

    /// Whether the store has answered: games are saved there, or cannot be.
    pub(crate) fn is_known(&self) -> bool {
        self.at.is_some() || self.error.is_some()
    }

    /// Games can be saved from now on.
    pub(crate) fn open(&mut self) {
        self.is_open = true;
    }

    /// Begins anew with another game on the table, which has so many entries. What cannot change stays known.
    pub(crate) fn restart(&mut self, n_entries: usize) {
        *self = Saving {
            is_open: self.is_open,
            is_shown: self.is_shown,
            error: self.error.take().filter(|error| matches!(error, SaveError::Blocked(_))),
            laid_at: n_entries,
            at: self.is_open.then_some(0),
            ..Saving::default()
        };
    }

    /// The store has told what is to be gone on with.
    pub(crate) fn note_known(&mut self) {
        self.at = Some(0);
    }

    /// The game on the table is in the store, with so many entries; when it was changed last.
    pub(crate) fn note_there(&mut self, at: usize, changed: f64) {
        (self.is_there, self.at, self.changed) = (true, Some(at), Some(changed));
    }

    /// A later state of the game is in the store, with so many entries.
    pub(crate) fn note_at(&mut self, at: usize) {
        self.at = Some(at);
    }

    /// Something could not be saved, or claimed.
    pub(crate) fn note_error(&mut self, error: SaveError) {
        self.error = Some(error);
    }

    /// The game has changed at this moment. Gives the number of the change.
    pub(crate) fn note_change(&mut self, changed: f64) -> u32 {
        self.changed = Some(changed);
        self.n_changes += 1;
        self.n_changes
    }

    /// This change was dealt with, whatever came of it.
    pub(crate) fn note_done(&mut self, change: u32) {
        self.done = self.done.max(change);
    }

    /// The game is saved, with so many entries. Whether it is for the first time.
    pub(crate) fn note_saved(&mut self, at: usize) -> bool {
        self.at = Some(at);
        self.error = None;
        !std::mem::replace(&mut self.is_there, true)
    }

    /// The game could not be saved.
    pub(crate) fn note_unsaved(&mut self, error: SaveError) {
        (self.at, self.error) = (None, Some(error));
    }

    /// A board is shown: whether that is the first one with a saved game.
    pub(crate) fn note_shown(&mut self) -> bool {
        self.is_there && !std::mem::replace(&mut self.is_shown, true)
    }
}
