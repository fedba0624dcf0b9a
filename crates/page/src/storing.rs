//! How a page saves the game on the table, and shares it with other pages that have it open.

use play::SavedGame;
use table::{Access, Action};

use crate::Page;
use crate::edit_lock::LockState;
use crate::effect::{Effect, Save};
use crate::saving::SaveError;

impl Page {
    /// Saves the game on the table, if it belongs among the saved ones.
    pub(crate) fn save(&mut self) {
        // Nobody goes on with a study as with a game; how far it was solved is noted elsewhere.
        if self.study.is_some() {
            return;
        }
        let saved = self.table.saved_game(self.device.moment());
        // A game that was never started, or is only looked at, does not belong in the list.
        let is_begun = saved.at != self.saving.laid_at() && !self.table.is_viewed() || self.table.n_shared().is_some();
        if !is_begun && !self.saving.is_there() && !self.table.capabilities().redo {
            return;
        }
        let is_saved = self.saving.can_save() && self.saving.error().is_none();
        self.emit(Effect::Report { text: saved.text.clone(), is_saved });
        let change = self.saving.note_change(saved.changed);
        if self.saving.can_save() {
            let summary = self.table.summary(saved.changed);
            self.emit(Effect::Save(Box::new(Save { saved, summary, change })));
            // Whoever has a saved game is no newcomer any more, and goes on at this level.
            if let Some(level) = self.unnoted_level.take() {
                self.emit(Effect::KeepLevel(level));
            }
        }
    }

    /// This page may edit the game on the table, or only watch.
    pub(crate) fn take_lock(&mut self, lock: LockState) {
        match lock {
            LockState::Editing if self.table.access() == Access::Editing => {}
            // Without a store there is nothing to claim, and no other page has the game.
            LockState::Editing if !self.saving.can_save() => {}
            LockState::Editing => self.emit(Effect::Claim(self.uid())),
            LockState::Watching => self.perform(Action::SetAccess(Access::Watching)),
        }
    }

    /// This page holds the edit lock now: goes on with what its previous holder saved.
    pub(crate) fn take_claim(&mut self, claimed: Result<Option<SavedGame>, SaveError>) {
        match claimed {
            Ok(Some(saved)) => self.catch_up(&saved),
            Ok(None) => {}
            Err(error) => self.saving.note_error(error),
        }
        self.perform(Action::SetAccess(Access::Editing));
        if self.incoming.is_some() {
            self.with_late(|late, page| late.take_incoming(page));
        }
    }

    /// A change has been saved, or not.
    pub(crate) fn note_saved(&mut self, change: u32, at: usize, result: Result<(), SaveError>) {
        self.saving.note_done(change);
        let uid = self.uid();
        match result {
            Ok(()) => {
                if self.saving.note_saved(at) {
                    self.emit(Effect::Name(Some(uid)));
                }
            }
            Err(SaveError::Foreign) => {
                self.perform(Action::SetAccess(Access::Watching));
                // The saved game counts, not what was played here last.
                self.emit(Effect::Read(uid));
            }
            Err(error) => self.saving.note_unsaved(error),
        }
    }

    /// Another page has saved this.
    pub(crate) fn take_news(&mut self, saved: &SavedGame) {
        if saved.uid == self.uid() && self.table.access() == Access::Watching {
            self.catch_up(saved);
        }
    }
}
