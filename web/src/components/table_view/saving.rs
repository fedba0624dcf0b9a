//! Loads games onto the table, and saves them.

use crate::program::{games, info};
use play::{OpenError, Record, wire};

use super::{Sheet, TableView};
use crate::components::table_services::ServiceEvent;
use crate::page_data::PageKind;
use crate::route::Route;
use crate::services::edit_lock::LockState;
use crate::services::engine_pool::EngineReply;
use crate::services::games::SaveError;
use crate::services::{crash_loop_guard, crash_report, navigation, page};
use crate::words::{self, messages, translate, ui};
use play::SavedGame;
use table::{Access, Action, ComputerProgress, RestoreError, Strength, TableState};

/// Why the requested game is not on the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Trouble {
    /// A saved game cannot be opened.
    Restore(RestoreError),
    /// A saved game crashed the page whenever it was opened.
    Fatal,
    /// The position in the page's address cannot be set up.
    Position(OpenError),
}

impl Trouble {
    /// In words.
    pub(super) fn translate(&self) -> String {
        match self {
            Trouble::Restore(error) => translate(&ui::restore_error(error)),
            Trouble::Fatal => translate(&messages::fatal()),
            Trouble::Position(error) => translate(&words::open_error(error)),
        }
    }
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
    /// Whether any state of the game is in the storage.
    pub(super) is_there: bool,
}

impl TableView {
    /// Puts a new game on the table. No other page has it, so it can be played at once.
    pub(super) fn begin(&mut self, record: Record) {
        let uid = record.uid;
        let state = fresh(record, self.strength);
        self.put(state);
        self.services.ask_to_write(uid);
        self.perform(Action::SetAccess(Access::Editing));
        page::replace_hash("");
    }

    /// Puts a saved game on the table, as soon as no other page plays it.
    pub(super) fn bring_back(&mut self, saved: &SavedGame) {
        match TableState::restore(games(), saved, self.strength) {
            Ok(state) => {
                self.put(state);
                self.saving.is_there = true;
                self.saving.at = Some(saved.at);
                page::replace_hash(&saved.uid.to_string());
                self.services.ask_to_write(saved.uid);
            }
            Err(error) => self.trouble = Some(Trouble::Restore(error)),
        }
    }

    pub(super) fn put(&mut self, mut state: TableState) {
        state.succeed(&self.state);
        self.services.stop_thinking();
        self.state = state;
        self.name_sites();
        self.trouble = None;
        let error = self.saving.error.take().filter(|error| matches!(error, SaveError::Blocked(_)));
        self.saving = Saving { error, ..Saving::default() };
        self.saving.at = self.services.can_save().then_some(0);
    }

    pub(super) fn save(&mut self) {
        let saved = self.state.saved_game(page::now());
        // A game that was never started does not belong in the list.
        if saved.at == 0 && !self.saving.is_there && !self.state.capabilities().redo {
            return;
        }
        crash_report::save_state(&saved.text, self.services.can_save() && self.saving.error.is_none());
        self.saving.n_changes += 1;
        if self.services.can_save() {
            self.services.save(saved, self.saving.n_changes);
        }
    }

    pub(super) fn hear(&mut self, word: ServiceEvent) {
        let uid = self.state.record().uid;
        match word {
            ServiceEvent::Opened(Ok(games)) => self.go_on_with(&games),
            ServiceEvent::Opened(Err(error)) => self.saving.error = Some(error),
            ServiceEvent::Listed(games) => {
                if let Some(Sheet::Games(listed)) = &mut self.sheet {
                    *listed = Some(games);
                }
            }
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
            ServiceEvent::Found(record, saved) if record.uid != uid => match saved {
                Some(saved) => self.bring_back(&saved),
                None => self.begin(*record),
            },
            ServiceEvent::Engine(thought) => self.perform(match thought {
                EngineReply::Progress { depth, .. } => Action::Progress(ComputerProgress { depth }),
                EngineReply::Steps { steps, .. } => Action::ComputerPlays(steps),
                EngineReply::Answered { yes } => Action::ComputerAnswers(yes),
                EngineReply::Trouble(reason) => Action::ComputerFails(reason),
            }),
            // About a game that is no longer on the table, or already on it.
            ServiceEvent::LockChanged(..)
            | ServiceEvent::Claimed(..)
            | ServiceEvent::Saved { .. }
            | ServiceEvent::SavedElsewhere(_)
            | ServiceEvent::Found(..) => {}
        }
    }

    /// At the start: puts the game that is to be resumed on the table, if there is one.
    pub(super) fn go_on_with(&mut self, games: &[SavedGame]) {
        self.saving.at = Some(0);
        // Dice may have been thrown by themselves already, and the computer may have begun.
        if self.is_played {
            self.save();
            return;
        }
        match to_go_on_with(games, &page::hash(), &self.route) {
            Some(saved) if crash_loop_guard::is_crash_loop(saved.uid) => self.trouble = Some(Trouble::Fatal),
            Some(saved) if let Some(id) = elsewhere(saved, &self.route) => navigation::give_way_to_game(&id, saved.uid),
            Some(saved) => {
                crash_loop_guard::begin(saved.uid);
                self.bring_back(saved);
            }
            None if !self.state.record().entries.is_empty() => self.save(),
            None => {}
        }
    }

    pub(super) fn catch_up(&mut self, saved: &SavedGame) {
        match self.state.catch_up(games(), saved) {
            Ok(tasks) => {
                self.saving.at = Some(saved.at);
                self.carry_out(tasks);
            }
            Err(error) => self.trouble = Some(Trouble::Restore(error)),
        }
    }

    pub(super) fn is_idle(&self) -> bool {
        let is_kept = self.saving.done >= self.saving.n_changes || !self.services.can_save();
        self.state.thinking().is_none()
            && self.state.is_settled()
            && self.state.access() != Access::Asking
            && is_kept
            && (self.saving.at.is_some() || self.saving.error.is_some())
    }
}

/// The game that a page begins with: the one that its address names, else the last one in progress. A game's page
/// resumes only that game, the home page what its program can play, and an embedded table none.
fn to_go_on_with<'a>(games: &'a [SavedGame], named: &str, route: &Route) -> Option<&'a SavedGame> {
    let fits = |saved: &SavedGame| match (route.page, wire::read(&saved.text)) {
        (PageKind::Home, Ok(record)) => info(&record.id).is_some(),
        // The home page reports it.
        (PageKind::Home, Err(_)) => true,
        (PageKind::Game, record) => record.is_ok_and(|record| record.id == route.game),
        (PageKind::Embed, _) => false,
    };
    let by_name = games.iter().find(|saved| saved.uid.to_string() == named);
    by_name.or_else(|| games.iter().find(|saved| !saved.over && fits(saved)))
}

/// The game whose page has to open a saved game, as this program cannot play it.
pub(super) fn elsewhere(saved: &SavedGame, route: &Route) -> Option<String> {
    let id = wire::read(&saved.text).ok()?.id;
    // A page that lacks its own game must not send the reader to itself.
    let is_elsewhere = info(&id).is_none() && words::is_game(&id) && id != route.game;
    is_elsewhere.then_some(id)
}

/// A game before its first entry.
pub(super) fn fresh(record: Record, strength: Strength) -> TableState {
    let state = TableState::open(games(), record, strength);
    // Not `expect`, which would bring the words of every error for developers into the page.
    state.unwrap_or_else(|_| unreachable!("a record that was just set up fits its game"))
}

#[cfg(test)]
mod tests {
    use play::GameUid;
    use rules::Seat;

    use super::*;
    use table::Setup;

    fn saved(uid: u64, game: &str, over: bool) -> SavedGame {
        let text = wire::write(&Setup::usual(game).record(games(), uid));
        SavedGame { uid: GameUid(uid), text, at: 0, orientation: Seat::FIRST, auto_flips: false, over, changed: 0.0 }
    }

    #[track_caller]
    fn check(page: PageKind, named: &str, expect: Option<u64>) {
        let games = [saved(1, "bignor-ludus", true), saved(2, "bignor-ludus", false), saved(3, "laska", false)];
        let route = Route { page, game: "laska", lang: "en".to_owned() };
        assert_eq!(to_go_on_with(&games, named, &route).map(|saved| saved.uid.0), expect, "{page:?} #{named}");
    }

    #[test]
    fn a_page_goes_on_with_what_belongs_there() {
        check(PageKind::Home, "", Some(2));
        check(PageKind::Game, "", Some(3));
        check(PageKind::Embed, "", None);
    }

    #[test]
    fn an_address_may_name_any_game() {
        for page in [PageKind::Home, PageKind::Game, PageKind::Embed] {
            check(page, &GameUid(1).to_string(), Some(1));
            check(page, &GameUid(3).to_string(), Some(3));
        }
        check(PageKind::Home, &GameUid(9).to_string(), Some(2));
        check(PageKind::Embed, &GameUid(9).to_string(), None);
    }

    #[test]
    fn a_damaged_game_belongs_nowhere_but_home() {
        let games = [SavedGame { text: "scrap".to_owned(), ..saved(4, "laska", false) }];
        let route = |page| Route { page, game: "laska", lang: String::new() };
        assert!(to_go_on_with(&games, "", &route(PageKind::Home)).is_some(), "there it is told of");
        assert!(to_go_on_with(&games, "", &route(PageKind::Game)).is_none());
    }

    #[test]
    fn what_this_program_cannot_play_is_taken_up_only_by_name() {
        let games = [saved(5, "halma", false), saved(6, "laska", false)];
        for page in [PageKind::Home, PageKind::Game, PageKind::Embed] {
            let route = Route { page, game: "laska", lang: String::new() };
            let begun = |named: &str| to_go_on_with(&games, named, &route).map(|saved| saved.uid.0);
            assert_eq!(begun(""), (page != PageKind::Embed).then_some(6), "{page:?}");
            assert_eq!(begun(&GameUid(5).to_string()), Some(5), "{page:?}");
        }
    }

    #[test]
    fn a_game_of_another_program_is_gone_to_if_there_is_a_page_of_it() {
        let route = |game| Route { page: PageKind::Game, game, lang: String::new() };
        let found = |id: &str, game| elsewhere(&saved(7, id, false), &route(game));
        assert_eq!((found("halma", "laska"), found("bignor-ludus", "laska")), (None, None));
        let tables = ["en ltr\ngame-bignor-ludus=Bignor Ludus\ngame-halma=Halma\n"];
        words::language::set_language(::i18n::native_plurals("en"), tables).expect("it is a table");
        assert_eq!((found("halma", "laska"), found("bignor-ludus", "laska")), (Some("halma".to_owned()), None));
        assert_eq!(found("halma", "halma"), None, "it is there already");
        let damaged = SavedGame { text: "scrap".to_owned(), ..saved(8, "halma", false) };
        assert_eq!(elsewhere(&damaged, &route("laska")), None);
    }
}
