//! Games come to the table and are kept from there.

use play::{OpenError, Record, wire};

use super::{Sheet, TableView};
use crate::components::outside::Word;
use crate::route::{Page, Route};
use crate::services::games::{KeepError, Kept};
use crate::services::thinker::Thought;
use crate::services::writer::Standing;
use crate::services::{lifeboat, page, place, start};
use crate::table::{self, Deed, Progress, RestoreError, Role, Strength, TableState};
use crate::words::{self, tell, told, ui};

/// Why the game that was asked for is not on the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Trouble {
    /// A kept game cannot be opened.
    Restore(RestoreError),
    /// A kept game has stopped the page whenever it was opened.
    Fatal,
    /// The position in the page's address cannot be set up.
    Position(OpenError),
}

impl Trouble {
    /// In words.
    pub(super) fn told(&self) -> String {
        match self {
            Trouble::Restore(error) => told(&ui::restore_error(error)),
            Trouble::Fatal => tell!("fatal"),
            Trouble::Position(error) => told(&words::open_error(error)),
        }
    }
}

/// What has been kept of what happened.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Keeping {
    /// Changes so far.
    n_changes: u32,
    /// The last one that was dealt with.
    done: u32,
    /// The number of entries kept last; `None` when nothing can be kept.
    pub(super) at: Option<usize>,
    pub(super) error: Option<KeepError>,
    /// Whether the game is in the storage, however far.
    pub(super) is_there: bool,
}

impl TableView {
    /// Puts a new game on the table. It is nobody else's, so it can be played at once.
    pub(super) fn begin(&mut self, record: Record) {
        let uid = record.uid;
        let state = fresh(record, self.strength);
        self.put(state);
        self.outside.ask_to_write(uid);
        self.perform(Deed::Role(Role::Writing));
        page::replace_hash("");
    }

    /// Puts a kept game on the table, as soon as no other page plays it.
    pub(super) fn bring_back(&mut self, kept: &Kept) {
        match TableState::restore(kept, self.strength) {
            Ok(state) => {
                self.put(state);
                self.keeping.is_there = true;
                self.keeping.at = Some(kept.at);
                page::replace_hash(&kept.uid.to_string());
                self.outside.ask_to_write(kept.uid);
            }
            Err(error) => self.trouble = Some(Trouble::Restore(error)),
        }
    }

    pub(super) fn put(&mut self, mut state: TableState) {
        state.succeed(&self.state);
        self.outside.stop_thinking();
        self.state = state;
        self.name_sites();
        self.trouble = None;
        let error = self.keeping.error.take().filter(|error| matches!(error, KeepError::Blocked(_)));
        self.keeping = Keeping { error, ..Keeping::default() };
        self.keeping.at = self.outside.can_keep().then_some(0);
    }

    pub(super) fn keep(&mut self) {
        let kept = self.state.kept(page::now());
        // A game that was never begun is not worth a place in the list.
        if kept.at == 0 && !self.keeping.is_there && !self.state.can().redo {
            return;
        }
        lifeboat::stow(&kept.text, self.outside.can_keep() && self.keeping.error.is_none());
        self.keeping.n_changes += 1;
        if self.outside.can_keep() {
            self.outside.keep(kept, self.keeping.n_changes);
        }
    }

    pub(super) fn hear(&mut self, word: Word) {
        let uid = self.state.record().uid;
        match word {
            Word::Opened(Ok(games)) => self.go_on_with(&games),
            Word::Opened(Err(error)) => self.keeping.error = Some(error),
            Word::Listed(games) => {
                if let Some(Sheet::Games(listed)) = &mut self.sheet {
                    *listed = Some(games);
                }
            }
            Word::Standing(of, standing) if of == uid => match standing {
                Standing::Writing if self.state.role() == Role::Writing => {}
                Standing::Writing => self.outside.claim(uid),
                Standing::Watching => self.perform(Deed::Role(Role::Watching)),
            },
            Word::Claimed(of, result) if of == uid => {
                if let Ok(Some(kept)) = &result {
                    self.catch_up(kept);
                }
                if let Err(error) = result {
                    self.keeping.error = Some(error);
                }
                self.perform(Deed::Role(Role::Writing));
            }
            Word::Kept { uid: of, change, at, result } if of == uid => {
                self.keeping.done = self.keeping.done.max(change);
                match result {
                    Ok(()) => {
                        if !self.keeping.is_there {
                            self.keeping.is_there = true;
                            page::replace_hash(&of.to_string());
                        }
                        self.keeping.at = Some(at);
                        self.keeping.error = None;
                    }
                    Err(KeepError::Foreign) => {
                        self.perform(Deed::Role(Role::Watching));
                        // What was played here last is not the game; this is.
                        self.outside.read(uid);
                    }
                    Err(error) => {
                        self.keeping.at = None;
                        self.keeping.error = Some(error);
                    }
                }
            }
            Word::News(kept) if kept.uid == uid && self.state.role() == Role::Watching => self.catch_up(&kept),
            Word::Found(record, kept) if record.uid != uid => match kept {
                Some(kept) => self.bring_back(&kept),
                None => self.begin(*record),
            },
            Word::Thought(thought) => self.perform(match thought {
                Thought::Progress { depth, .. } => Deed::Progress(Progress { depth }),
                Thought::Steps { steps, .. } => Deed::Machine(steps),
                Thought::Answered { yes } => Deed::MachineAnswers(yes),
                Thought::Trouble(reason) => Deed::MachineFails(reason),
            }),
            // About a game that is not on the table any more, or is there already.
            Word::Standing(..) | Word::Claimed(..) | Word::Kept { .. } | Word::News(_) | Word::Found(..) => {}
        }
    }

    /// At the beginning: puts the game on the table that is to go on there, if there is one.
    pub(super) fn go_on_with(&mut self, games: &[Kept]) {
        self.keeping.at = Some(0);
        let is_begun = !self.state.record().entries.is_empty();
        if is_begun {
            self.keep();
            return;
        }
        match to_go_on_with(games, &page::hash(), &self.route) {
            Some(kept) if start::is_fatal(kept.uid) => self.trouble = Some(Trouble::Fatal),
            Some(kept) if let Some(id) = elsewhere(kept, &self.route) => place::give_way_to_game(&id, kept.uid),
            Some(kept) => {
                start::begin(kept.uid);
                self.bring_back(kept);
            }
            None => {}
        }
    }

    pub(super) fn catch_up(&mut self, kept: &Kept) {
        match self.state.catch_up(kept) {
            Ok(tasks) => {
                self.keeping.at = Some(kept.at);
                self.carry_out(tasks);
            }
            Err(error) => self.trouble = Some(Trouble::Restore(error)),
        }
    }

    pub(super) fn is_idle(&self) -> bool {
        let is_kept = self.keeping.done >= self.keeping.n_changes || !self.outside.can_keep();
        self.state.thinking().is_none()
            && self.state.is_settled()
            && self.state.role() != Role::Asking
            && is_kept
            && (self.keeping.at.is_some() || self.keeping.error.is_some())
    }
}

/// The game that a page begins with: the one that its address names, else the one that was going on last. A page of one
/// game takes up that game alone by itself, the first page what its program can play, and a table in somebody else's page
/// none.
fn to_go_on_with<'a>(games: &'a [Kept], named: &str, route: &Route) -> Option<&'a Kept> {
    let fits = |kept: &Kept| match (route.page, wire::read(&kept.text)) {
        (Page::Home, Ok(record)) => table::info(&record.id).is_some(),
        // There it is told of.
        (Page::Home, Err(_)) => true,
        (Page::Game, record) => record.is_ok_and(|record| record.id == route.game),
        (Page::Embed, _) => false,
    };
    let by_name = games.iter().find(|kept| kept.uid.to_string() == named);
    by_name.or_else(|| games.iter().find(|kept| !kept.over && fits(kept)))
}

/// The game that has to be gone to for a kept one: this program cannot play it, and there is a page that can.
pub(super) fn elsewhere(kept: &Kept, route: &Route) -> Option<String> {
    let id = wire::read(&kept.text).ok()?.id;
    // A page that lacks its own game must not send the reader to itself.
    let is_elsewhere = table::info(&id).is_none() && words::is_game(&id) && id != route.game;
    is_elsewhere.then_some(id)
}

/// A game that has not begun.
pub(super) fn fresh(record: Record, strength: Strength) -> TableState {
    let state = TableState::open(record, strength);
    // Not `expect`, which would bring the words of every error for developers into the page.
    state.unwrap_or_else(|_| unreachable!("a record that was just set up fits its game"))
}

#[cfg(test)]
mod tests {
    use play::GameUid;
    use rules::Seat;

    use super::*;
    use crate::table::Setup;

    fn kept(uid: u64, game: &str, over: bool) -> Kept {
        let text = wire::write(&Setup::usual(game).record(uid));
        Kept { uid: GameUid(uid), text, at: 0, bottom: Seat::FIRST, follows: false, over, changed: 0.0 }
    }

    #[track_caller]
    fn check(page: Page, named: &str, expect: Option<u64>) {
        let games = [kept(1, "bignor-ludus", true), kept(2, "bignor-ludus", false), kept(3, "laska", false)];
        let route = Route { page, game: "laska", lang: "en".to_owned() };
        assert_eq!(to_go_on_with(&games, named, &route).map(|kept| kept.uid.0), expect, "{page:?} #{named}");
    }

    #[test]
    fn a_page_goes_on_with_what_belongs_there() {
        check(Page::Home, "", Some(2));
        check(Page::Game, "", Some(3));
        check(Page::Embed, "", None);
    }

    #[test]
    fn an_address_may_name_any_game() {
        for page in [Page::Home, Page::Game, Page::Embed] {
            check(page, &GameUid(1).to_string(), Some(1));
            check(page, &GameUid(3).to_string(), Some(3));
        }
        check(Page::Home, &GameUid(9).to_string(), Some(2));
        check(Page::Embed, &GameUid(9).to_string(), None);
    }

    #[test]
    fn a_damaged_game_belongs_nowhere_but_home() {
        let games = [Kept { text: "scrap".to_owned(), ..kept(4, "laska", false) }];
        let route = |page| Route { page, game: "laska", lang: String::new() };
        assert!(to_go_on_with(&games, "", &route(Page::Home)).is_some(), "there it is told of");
        assert!(to_go_on_with(&games, "", &route(Page::Game)).is_none());
    }

    #[test]
    fn what_this_program_cannot_play_is_taken_up_only_by_name() {
        let games = [kept(5, "halma", false), kept(6, "laska", false)];
        for page in [Page::Home, Page::Game, Page::Embed] {
            let route = Route { page, game: "laska", lang: String::new() };
            let begun = |named: &str| to_go_on_with(&games, named, &route).map(|kept| kept.uid.0);
            assert_eq!(begun(""), (page != Page::Embed).then_some(6), "{page:?}");
            assert_eq!(begun(&GameUid(5).to_string()), Some(5), "{page:?}");
        }
    }

    #[test]
    fn a_game_of_another_program_is_gone_to_if_there_is_a_page_of_it() {
        let route = |game| Route { page: Page::Game, game, lang: String::new() };
        let found = |id: &str, game| elsewhere(&kept(7, id, false), &route(game));
        assert_eq!((found("halma", "laska"), found("bignor-ludus", "laska")), (None, None));
        let tables = ["en ltr\ngame-bignor-ludus=Bignor Ludus\ngame-halma=Halma\n"];
        words::language::speak(::words::native_plurals("en"), tables).expect("it is a table");
        assert_eq!((found("halma", "laska"), found("bignor-ludus", "laska")), (Some("halma".to_owned()), None));
        assert_eq!(found("halma", "halma"), None, "it is there already");
        let damaged = Kept { text: "scrap".to_owned(), ..kept(8, "halma", false) };
        assert_eq!(elsewhere(&damaged, &route("laska")), None);
    }
}
