//! Loads games onto the table, and saves them.

use crate::program::{games, info};
use embed::NotLaid;
use play::think::Reply;
use play::{GameUid, Record, SavedGame, wire};

use rules::GameInfo;

use super::TableView;
use crate::components::table_services::ServiceEvent;
use crate::page_data::PageKind;
use crate::route::Route;
use crate::services::edit_lock::LockState;
use crate::services::games::{SaveError, read_uid};
use crate::services::{crash_loop_guard, crash_report, navigation, page};
use crate::words::texts::refused;
use crate::words::{self, late_messages, messages, translate};
use table::{Access, Action, ComputerProgress, RestoreError, Strength, TableState};

/// Why the requested game is not on the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Trouble {
    /// A saved game cannot be opened.
    Restore(RestoreError),
    /// A saved game crashed the page whenever it was opened.
    Fatal,
    /// The page's address names a game that this browser does not have.
    NotHere,
    /// The studies of the game cannot be fetched.
    NoStudies,
    /// What the page's address asks for cannot be put on the table: that is said in place of the board.
    NotLaid(NotLaid),
}

impl Trouble {
    /// In words, which are those of the late part.
    pub(super) fn translate(&self, info: &GameInfo) -> String {
        match self {
            Trouble::Restore(error) => translate(&refused::restore_error(error)),
            Trouble::Fatal => translate(&messages::fatal()),
            Trouble::NotHere => translate(&late_messages::not_in_this_browser()),
            Trouble::NoStudies => translate(&messages::sheet_unreachable_why()),
            Trouble::NotLaid(error) => translate(&refused::not_laid(info, error)),
        }
    }
}

/// What can only be put on the table by the late part of the program, which has the readers of texts.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Awaited {
    /// What the page's address asks for, by its text.
    Begin(String),
    /// A saved game.
    Saved(SavedGame),
    /// A later state of the game on the table.
    News(SavedGame),
}

/// What has been saved so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Saving {
    /// Changes so far.
    n_changes: u32,
    /// The last one that was dealt with.
    done: u32,
    /// The number of entries saved last; `None` when nothing can be saved.
    pub(super) at: Option<usize>,
    pub(super) error: Option<SaveError>,
    /// When the game was changed last, in milliseconds since 1970; `None` where nothing was played yet.
    pub(super) changed: Option<f64>,
    /// How many entries the game had when it was put on the table as a new one.
    pub(super) laid_at: usize,
    /// Whether any state of the game is in the storage.
    pub(super) is_there: bool,
}

impl TableView {
    /// Puts a new game on the table. No other page has it, so it can be played at once.
    pub(super) fn begin(&mut self, record: Record) {
        let uid = record.uid;
        let state = fresh(record, self.strength);
        self.put(state);
        self.is_new = true;
        self.services.ask_to_write(uid);
        self.perform(Action::SetAccess(Access::Editing));
        page::replace_hash("");
    }

    /// Puts the next game of the match on the table; one that is already saved goes on.
    pub(super) fn go_on_with_match(&mut self) {
        if let Some(record) = self.ended().and_then(|ended| ended.next) {
            self.services.find(record);
        }
    }

    /// Puts a saved game on the table, as soon as no other page plays it.
    pub(super) fn bring_back(&mut self, saved: &SavedGame) {
        match TableState::restore(games(), saved, self.strength) {
            Ok(state) => {
                self.put(state);
                self.saving.is_there = true;
                self.saving.at = Some(saved.at);
                self.saving.changed = Some(saved.changed);
                page::replace_hash(&saved.uid.to_string());
                self.services.ask_to_write(saved.uid);
            }
            Err(error) => self.fail(Awaited::Saved(saved.clone()), error),
        }
    }

    /// Puts a saved game on the table that somebody has opened.
    fn open_saved(&mut self, saved: &SavedGame) {
        self.is_new = true;
        self.bring_back(saved);
    }

    /// Tells why a game is not opened, or waits for what can read it.
    fn fail(&mut self, awaited: Awaited, error: RestoreError) {
        match error {
            RestoreError::Rules(error) if error.is_unread() => self.awaited = Some(awaited),
            error => self.trouble = Some(Trouble::Restore(error)),
        }
    }

    /// Goes on with what had to wait for the late part.
    pub(super) fn go_on_with_awaited(&mut self) {
        match self.awaited.take() {
            Some(Awaited::Begin(_)) => self.lay(),
            Some(Awaited::Saved(saved)) => self.bring_back(&saved),
            Some(Awaited::News(saved)) => self.catch_up(&saved),
            None => {}
        }
    }

    /// Lets whoever is here play the game that was put on the table, unless a record is only looked at.
    pub(super) fn start(&mut self) {
        if !self.state.is_viewed() {
            self.services.ask_to_write(self.state.record().uid);
            self.perform(Action::SetAccess(Access::Editing));
        }
    }

    pub(super) fn put(&mut self, mut state: TableState) {
        state.succeed(&self.state);
        self.services.stop_thinking();
        self.state = state;
        self.name_sites();
        self.trouble = None;
        let error = self.saving.error.take().filter(|error| matches!(error, SaveError::Blocked(_)));
        self.saving = Saving { error, laid_at: self.state.record().entries.len(), ..Saving::default() };
        self.saving.at = self.services.can_save().then_some(0);
    }

    pub(super) fn save(&mut self) {
        // Nobody goes on with a study as with a game; how far it was solved is noted elsewhere.
        if self.study.is_some() {
            return;
        }
        let saved = self.state.saved_game(page::moment());
        // A game that was never started, or is only looked at, does not belong in the list.
        let is_begun = saved.at != self.saving.laid_at && !self.state.is_viewed();
        if !is_begun && !self.saving.is_there && !self.state.capabilities().redo {
            return;
        }
        crash_report::save_state(&saved.text, self.services.can_save() && self.saving.error.is_none());
        self.saving.changed = Some(saved.changed);
        self.saving.n_changes += 1;
        if self.services.can_save() {
            let summary = self.state.summary(saved.changed);
            self.services.save(saved, summary, self.saving.n_changes);
        }
    }

    pub(super) fn hear(&mut self, word: ServiceEvent) {
        let uid = self.state.record().uid;
        match word {
            ServiceEvent::Opened(Ok(saved)) => self.go_on_with(saved),
            ServiceEvent::Opened(Err(error)) => self.saving.error = Some(error),
            ServiceEvent::NotHere => self.trouble = Some(Trouble::NotHere),
            ServiceEvent::LockChanged(of, lock_state) if of == uid => match lock_state {
                LockState::Editing if self.state.access() == Access::Editing => {}
                LockState::Editing => self.services.claim(uid),
                LockState::Watching => self.perform(Action::SetAccess(Access::Watching)),
            },
            ServiceEvent::Claimed(of, result) if of == uid => {
                if let Ok(Some(saved)) = &result {
                    self.catch_up(saved);
                }
                if let Err(error) = result {
                    self.saving.error = Some(error);
                }
                self.perform(Action::SetAccess(Access::Editing));
            }
            ServiceEvent::Saved { uid: of, change, at, result } if of == uid => {
                self.saving.done = self.saving.done.max(change);
                match result {
                    Ok(()) => {
                        if !self.saving.is_there {
                            self.saving.is_there = true;
                            page::replace_hash(&of.to_string());
                        }
                        self.saving.at = Some(at);
                        self.saving.error = None;
                    }
                    Err(SaveError::Foreign) => {
                        self.perform(Action::SetAccess(Access::Watching));
                        // The saved game counts, not what was played here last.
                        self.services.read(uid);
                    }
                    Err(error) => {
                        self.saving.at = None;
                        self.saving.error = Some(error);
                    }
                }
            }
            ServiceEvent::SavedElsewhere(saved) if saved.uid == uid && self.state.access() == Access::Watching => {
                self.catch_up(&saved)
            }
            ServiceEvent::Brought(saved) if saved.uid != uid => self.open_saved(&saved),
            ServiceEvent::Found(record, saved) if record.uid != uid => match saved {
                Some(saved) => self.open_saved(&saved),
                None => self.begin(*record),
            },
            ServiceEvent::Rested => self.perform(Action::Rested),
            ServiceEvent::Engine(reply) => self.perform(match reply {
                Reply::Ready => return,
                Reply::Progress { depth, .. } => Action::Progress(ComputerProgress { depth }),
                Reply::Steps { steps, .. } => Action::ComputerPlays(steps),
                Reply::Answered { yes, .. } => Action::ComputerAnswers(yes),
                Reply::Failed { reason, .. } => Action::ComputerFails(reason),
            }),
            // About a game that is no longer on the table, or already on it.
            ServiceEvent::LockChanged(..)
            | ServiceEvent::Claimed(..)
            | ServiceEvent::Saved { .. }
            | ServiceEvent::SavedElsewhere(_)
            | ServiceEvent::Brought(_)
            | ServiceEvent::Found(..) => {}
        }
    }

    /// At the start: puts the game that is to be resumed on the table, if there is one.
    fn go_on_with(&mut self, saved: Option<SavedGame>) {
        self.saving.at = Some(0);
        // Dice may have been thrown by themselves already, and the computer may have begun.
        if self.is_played {
            self.save();
            return;
        }
        match saved {
            Some(saved) if crash_loop_guard::is_crash_loop(saved.uid) => self.trouble = Some(Trouble::Fatal),
            Some(saved) if let Some(id) = game_elsewhere(&saved, &self.route) => {
                navigation::give_way_to_game(&id, saved.uid)
            }
            Some(saved) => {
                crash_loop_guard::begin(saved.uid);
                self.bring_back(&saved);
            }
            None if self.state.record().entries.len() != self.saving.laid_at => self.save(),
            None => {}
        }
    }

    pub(super) fn catch_up(&mut self, saved: &SavedGame) {
        match self.state.catch_up(games(), saved) {
            Ok(tasks) => {
                self.saving.at = Some(saved.at);
                self.carry_out(tasks);
            }
            Err(error) => self.fail(Awaited::News(saved.clone()), error),
        }
    }

    pub(super) fn is_idle(&self) -> bool {
        let is_kept = self.saving.done >= self.saving.n_changes || !self.services.can_save();
        self.awaited.is_none()
            && !self.waiting.is_busy()
            && self.is_end_told()
            && self.state.thinking().is_none()
            && self.state.is_settled()
            && self.state.access() != Access::Asking
            && is_kept
            && (self.saving.at.is_some() || self.saving.error.is_some())
    }
}

/// The saved game that the page's address names.
pub(super) fn named() -> Option<GameUid> {
    read_uid(&page::hash())
}

/// The game that a page resumes by itself: a game's page its own, and an embedded table none.
pub(super) fn resumable(route: &Route) -> Option<&'static str> {
    (route.page == PageKind::Game).then_some(route.game)
}

/// Whether the page of a game has to open it, as this program cannot play it.
pub(super) fn is_elsewhere(id: &str, route: &Route) -> bool {
    // A page that lacks its own game must not send the reader to itself.
    info(id).is_none() && words::is_game(id) && id != route.game
}

/// The game whose page has to open a saved game.
fn game_elsewhere(saved: &SavedGame, route: &Route) -> Option<String> {
    let id = wire::read_tree(&saved.text).ok()?.tree.head().id.clone();
    is_elsewhere(&id, route).then_some(id)
}

/// A game before its first entry.
pub(super) fn fresh(record: Record, strength: Strength) -> TableState {
    let state = TableState::open(games(), record, strength);
    // Not `expect`, which would bring the words of every error for developers into the page.
    state.unwrap_or_else(|_| unreachable!("a record that was just set up fits its game"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn route(page: PageKind, game: &'static str) -> Route {
        Route { page, game, lang: "en".to_owned() }
    }

    #[test]
    fn a_page_goes_on_with_what_belongs_there() {
        assert_eq!(resumable(&route(PageKind::Game, "laska")), Some("laska"));
        assert_eq!(resumable(&route(PageKind::Embed, "laska")), None);
    }

    #[test]
    fn a_game_of_another_program_is_gone_to_if_there_is_a_page_of_it() {
        let found = |id: &str, game| is_elsewhere(id, &route(PageKind::Game, game));
        assert!(!found("halma", "laska") && !found("bignor-ludus", "laska"));
        let tables = ["en ltr\ngame-bignor-ludus=Bignor Ludus\ngame-halma=Halma\n"];
        words::language::set_language(::i18n::native_plurals("en"), tables).expect("it is a table");
        assert!(found("halma", "laska") && !found("bignor-ludus", "laska"));
        assert!(!found("halma", "halma"), "it is there already");
        let saved = |text: &str| SavedGame {
            uid: GameUid(8),
            text: text.to_owned(),
            at: 0,
            orientation: rules::Seat::FIRST,
            auto_flips: false,
            over: false,
            changed: 0.0,
        };
        let elsewhere = |text: &str| game_elsewhere(&saved(text), &route(PageKind::Game, "laska"));
        let record = wire::write(&Record::new("halma", 1, Vec::new()));
        assert_eq!((elsewhere(&record), elsewhere("scrap")), (Some("halma".to_owned()), None));
    }
}
