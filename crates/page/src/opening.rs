//! How a page begins, and how it goes on with a saved game.

use play::{GameUid, Record, SavedGame, wire};
use rules::Level;
use table::{Access, Action, RestoreError, TableState, Task};

use embed::Mode;

use crate::effect::Effect;
use crate::phase::{Phase, Trouble, Unread};
use crate::saving::SaveError;
use crate::{Focus, Page, fresh};

impl Page {
    /// The number of the game on the table.
    pub(crate) fn uid(&self) -> GameUid {
        self.table.record().uid
    }

    /// The page is shown for the first time.
    pub(crate) fn begin_page(&mut self) {
        let is_asked = matches!(self.phase, Phase::Asked(_));
        // Where something is asked for, no other game is gone on with.
        let resumable = (!is_asked && !self.place.is_embedded).then_some(self.place.game);
        self.emit(Effect::OpenStore { named: self.address.named(), resumable });
        // Where something is to be laid out nothing is played before that.
        if !is_asked {
            self.emit(Effect::AskToWrite(self.uid()));
            // The computer may begin.
            let mut begun = self.table.apply(Action::SetAccess(Access::Editing));
            begun.retain(|task| !matches!(task, Task::Save));
            self.carry_out(begun);
        }
    }

    /// The store has told what is to be gone on with, or why nothing can be saved.
    pub(crate) fn go_on(&mut self, opened: Result<Option<(SavedGame, bool)>, SaveError>) {
        match opened {
            Ok(saved) => self.go_on_with(saved),
            Err(error) => {
                self.saving.note_error(error);
                self.lay_if_asked();
            }
        }
    }

    /// Puts the saved game that is to be gone on with on the table, if there is one. `bool` says whether it keeps crashing
    /// the page.
    fn go_on_with(&mut self, saved: Option<(SavedGame, bool)>) {
        self.saving.note_known();
        if saved.is_some() {
            self.be_known();
        }
        let is_free = match self.phase {
            Phase::Opening => true,
            Phase::Asked(_) => self.waits_for_store(),
            // Somebody has played meanwhile, or something else is on the table.
            _ => false,
        };
        if let Some((saved, is_crash_loop)) = saved.filter(|_| is_free) {
            return self.resume(&saved, is_crash_loop);
        }
        if matches!(self.phase, Phase::Opening) {
            self.phase = Phase::Playing;
        }
        // Dice may have been thrown by themselves already, and the computer may have begun.
        if self.table.record().entries.len() != self.saving.laid_at() {
            self.save();
        }
        self.lay_if_asked();
    }

    /// Somebody has played here before, though no level is noted: they play what was the usual one then.
    fn be_known(&mut self) {
        if let Some(unnoted) = &mut self.unnoted_level {
            *unnoted = Level::FORMERLY_USUAL;
            self.setup = self.address.wanted().applied_to(self.setup.clone().at_level(Level::FORMERLY_USUAL));
        }
    }

    /// Goes on with a saved game when the page begins, unless it keeps crashing the page or belongs to another one.
    #[inline(never)]
    fn resume(&mut self, saved: &SavedGame, is_crash_loop: bool) {
        if is_crash_loop {
            self.phase = Phase::Refused(Trouble::Fatal);
        } else if let Some(game) = self.game_elsewhere(saved) {
            self.phase = Phase::Elsewhere;
            self.emit(Effect::GiveWay(game, saved.uid));
        } else {
            self.emit(Effect::NoteOpening(saved.uid));
            self.bring_back(saved);
        }
    }

    /// The game that the page's address names is not among the saved ones.
    pub(crate) fn note_not_here(&mut self) {
        if !matches!(self.phase, Phase::Asked(_)) {
            self.phase = Phase::Refused(Trouble::NotHere);
        }
    }

    /// Whether what the address asks for waits until it is known whether the saved game that it names is here, or that of
    /// its link: whoever has begun to play goes on.
    pub(crate) fn waits_for_store(&self) -> bool {
        self.address.is_linked()
            || self.address.named().is_some() && matches!(self.address.mode(), Mode::Play | Mode::Two)
    }

    /// Puts on the table what the address asks for, once the late part is here.
    pub(crate) fn lay_if_asked(&mut self) {
        if matches!(self.phase, Phase::Asked(_)) && (self.saving.is_known() || !self.waits_for_store()) {
            self.with_late(|late, page| late.lay(page));
        }
    }

    /// Goes on with what had to wait for the late part.
    pub(crate) fn go_on_with_unread(&mut self) {
        match std::mem::replace(&mut self.phase, Phase::Playing) {
            Phase::Reading(Unread::Saved(saved)) => self.bring_back(&saved),
            Phase::Reading(Unread::News(saved)) => self.catch_up(&saved),
            other => {
                self.phase = other;
                self.lay_if_asked();
            }
        }
    }

    /// Puts a new game on the table. No other page has it, so it can be played at once.
    pub(crate) fn begin(&mut self, record: Record) {
        let uid = record.uid;
        self.put(fresh(self.games, record, self.strength));
        self.focus_on(Focus::NewGame);
        self.emit(Effect::AskToWrite(uid));
        self.perform(Action::SetAccess(Access::Editing));
        self.emit(Effect::Name(None));
    }

    /// Puts a saved game on the table, as soon as no other page plays it.
    fn bring_back(&mut self, saved: &SavedGame) {
        match TableState::restore(self.games, saved, self.strength) {
            Ok(table) => {
                self.put(table);
                self.saving.note_there(saved.at, saved.changed);
                self.emit(Effect::Name(Some(saved.uid)));
                self.emit(Effect::AskToWrite(saved.uid));
            }
            Err(error) => self.fail(Unread::Saved(saved.clone()), error),
        }
    }

    /// Puts a saved game on the table that somebody has opened; nothing changes where it is there already.
    pub(crate) fn open_saved(&mut self, saved: &SavedGame) {
        if saved.uid != self.uid() {
            self.focus_on(Focus::NewGame);
            self.bring_back(saved);
        }
    }

    /// Puts a game on the table: its saved state, if it was started before.
    pub(crate) fn take_found(&mut self, record: Record, saved: Option<SavedGame>) {
        if record.is_by_link() && matches!(self.phase, Phase::Asked(_)) {
            return self.with_late(|late, page| late.take_linked(page, record, saved));
        }
        match saved {
            Some(saved) => self.open_saved(&saved),
            None if record.uid != self.uid() => {
                self.begin(record);
                self.note_unsent();
            }
            None => {}
        }
    }

    /// Takes in a later state of the game on the table.
    #[inline(never)]
    pub(crate) fn catch_up(&mut self, saved: &SavedGame) {
        match self.table.catch_up(self.games, saved) {
            Ok(tasks) => {
                self.saving.note_at(saved.at);
                self.carry_out(tasks);
            }
            Err(error) => self.fail(Unread::News(saved.clone()), error),
        }
    }

    /// Tells why a game is not opened, or waits for what can read it.
    fn fail(&mut self, unread: Unread, error: RestoreError) {
        self.phase = match error {
            RestoreError::Rules(error) if error.is_unread() => Phase::Reading(unread),
            error => Phase::Refused(Trouble::Restore(error)),
        };
    }

    /// Lets whoever is here play the game that was put on the table, unless a record is only looked at.
    pub(crate) fn let_play(&mut self) {
        if !self.table.is_viewed() {
            // Nothing of a study is saved, so no other page has it.
            if self.study.is_none() {
                self.emit(Effect::AskToWrite(self.uid()));
            }
            self.perform(Action::SetAccess(Access::Editing));
        }
    }

    /// Puts another game on the table.
    pub(crate) fn put(&mut self, mut table: TableState) {
        table.succeed(&self.table);
        self.emit(Effect::StopThinking);
        self.table = table;
        self.phase = Phase::Playing;
        self.name_sites();
        self.saving.restart(self.table.record().entries.len());
    }

    /// Whether the page of a game has to open it, as this program cannot play it.
    pub(crate) fn is_elsewhere(&self, id: &str) -> bool {
        // A page that lacks its own game must not send the reader to itself.
        self.games.info(id).is_none() && (self.has_page)(id) && id != self.place.game
    }

    /// The game whose page has to open a saved game.
    fn game_elsewhere(&self, saved: &SavedGame) -> Option<String> {
        let id = wire::read_tree(&saved.text).ok()?.tree.head().id.clone();
        self.is_elsewhere(&id).then_some(id)
    }
}
