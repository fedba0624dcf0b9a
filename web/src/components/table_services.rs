//! What a page uses outside itself: the engine pool, saved games and other pages.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use page::{Event, Save};
use play::think::Think;
use play::{GameUid, Record, SavedGame};
use yew::Callback;
use yew::platform::spawn_local;

use crate::services::edit_lock::EditLock;
use crate::services::engine_pool::EnginePool;
use crate::services::games::{self, Games};
use crate::services::{crash_loop_guard, page as of_page};

/// The services of one page.
pub(crate) struct Services {
    /// Identifies this page among all open pages.
    token: String,
    games: Option<Games>,
    edit_lock: Option<EditLock>,
    engine_pool: Rc<EnginePool>,
    /// The rest of the computer that is under way.
    rest: Option<Timeout>,
    /// A job about to go to the engine pool.
    question: Option<Timeout>,
    /// The wait before the others reply in a study.
    pause: Option<Timeout>,
    tell: Callback<Event>,
}

impl Services {
    /// Connects them; what comes in goes to `tell`.
    pub(crate) fn new(tell: Callback<Event>) -> Services {
        games::watch(tell.reform(Event::ChangedElsewhere));
        Services {
            token: format!("{:016x}", of_page::random()),
            games: None,
            edit_lock: None,
            engine_pool: Rc::new(EnginePool::new(tell.reform(Event::Reply))),
            rest: None,
            question: None,
            pause: None,
            tell,
        }
    }

    /// Opens the saved games, and passes them to `take`: they cannot travel in an [`Event`]. Finds the game that is named,
    /// or else, where none is, the last one in progress of the game `resumable`.
    pub(crate) fn open(&self, named: Option<GameUid>, resumable: Option<&'static str>, take: Callback<Games>) {
        let tell = self.tell.clone();
        spawn_local(async move {
            let opened = async {
                let games = Games::open().await?;
                take.emit(games);
                let found = match named {
                    Some(uid) => {
                        let saved = games.find(uid).await?;
                        if saved.is_none() {
                            tell.emit(Event::NotHere);
                        }
                        saved
                    }
                    None => match games.going_on(resumable.as_slice()).await? {
                        Some(uid) => games.find(uid).await?,
                        None => None,
                    },
                };
                Ok(found.map(|saved| {
                    let is_crash_loop = crash_loop_guard::is_crash_loop(saved.uid);
                    (saved, is_crash_loop)
                }))
            };
            tell.emit(Event::Opened(opened.await));
        });
    }

    /// Saved games are open.
    pub(crate) fn take_games(&mut self, games: Games) {
        self.games = Some(games);
    }

    /// The saved games, once they are open.
    pub(crate) fn games(&self) -> Option<Games> {
        self.games
    }

    /// Asks for the edit lock of this game, and drops that of any other.
    pub(crate) fn ask_to_write(&mut self, uid: GameUid) {
        self.edit_lock = Some(EditLock::ask(uid, self.tell.reform(move |state| Event::LockChanged(uid, state))));
    }

    /// Takes over the edit lock of the game, whoever holds it.
    pub(crate) fn take_over(&self) {
        if let Some(edit_lock) = &self.edit_lock {
            edit_lock.take_over();
        }
    }

    /// Shuts out the previous holder of the edit lock, and reads what it saved last.
    pub(crate) fn claim(&self, uid: GameUid) {
        let Some(games) = self.games else { return };
        let (tell, token) = (self.tell.clone(), self.token.clone());
        spawn_local(async move { tell.emit(Event::Claimed(uid, games.claim(uid, &token).await)) });
    }

    /// Saves a game, after the page has shown what was played.
    pub(crate) fn save(&self, Save { saved, summary, change }: Save) {
        let Some(games) = self.games else { return };
        let (tell, token) = (self.tell.clone(), self.token.clone());
        spawn_local(async move {
            TimeoutFuture::new(0).await;
            let result = games.save(&saved, &summary, &token).await;
            // What the page does next is a task of its own: both in one would block the page for longer.
            TimeoutFuture::new(0).await;
            tell.emit(Event::Saved { uid: saved.uid, change, at: saved.at, result });
        });
    }

    /// Reads a saved game, and says so as this event. One that cannot be read now, or is no longer there, is read when its
    /// list is, or when another page saves it again.
    pub(crate) fn read(&self, uid: GameUid, event: fn(SavedGame) -> Event) {
        let Some(games) = self.games else { return };
        let tell = self.tell.clone();
        spawn_local(async move {
            if let Ok(Some(saved)) = games.find(uid).await {
                tell.emit(event(saved));
            }
        });
    }

    /// Looks up whether a game has been started before.
    pub(crate) fn find(&self, record: Box<Record>) {
        let (tell, games) = (self.tell.clone(), self.games);
        spawn_local(async move {
            let saved = match games {
                Some(games) => games.find(record.uid).await.ok().flatten(),
                None => None,
            };
            tell.emit(Event::Found(record, saved));
        });
    }

    /// Lets the computer think; this cancels its earlier job. It starts after the page has shown what was played:
    /// starting an engine takes longer than all the rest.
    pub(crate) fn think(&mut self, question: Think) {
        self.engine_pool.stop();
        let engine_pool = self.engine_pool.clone();
        self.question = Some(Timeout::new(0, move || engine_pool.ask(question)));
    }

    /// Says after so many milliseconds that the computer has rested.
    pub(crate) fn rest(&mut self, ms: u32) {
        let tell = self.tell.clone();
        self.rest = Some(Timeout::new(ms, move || tell.emit(Event::Rested)));
    }

    /// Says something after so many milliseconds, in place of an earlier pause; `None` ends that.
    pub(crate) fn pause(&mut self, ms: Option<u32>, then: Event) {
        let tell = self.tell.clone();
        self.pause = ms.map(|ms| Timeout::new(ms, move || tell.emit(then)));
    }

    /// Stops the computer's thinking.
    pub(crate) fn stop_thinking(&mut self) {
        self.question = None;
        self.engine_pool.stop();
    }

    /// Loads the engine before it is needed.
    pub(crate) fn warm(&self) {
        let engine_pool = self.engine_pool.clone();
        Timeout::new(0, move || engine_pool.warm()).forget();
    }
}
