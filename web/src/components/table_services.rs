//! What a table uses outside itself: the engine pool, saved games and other pages.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use play::think::{Reply, Think};
use play::{GameUid, Record, SavedGame, Summary};
use yew::Callback;
use yew::platform::spawn_local;

use crate::services::edit_lock::{EditLock, LockState};
use crate::services::engine_pool::EnginePool;
use crate::services::games::{self, Games, SaveError};
use crate::services::page;

/// What comes in from outside.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ServiceEvent {
    /// Games can be saved, and this one may be resumed; or why not.
    Opened(Result<Option<SavedGame>, SaveError>),
    /// The game that the page's address names is not among the saved ones.
    NotHere,
    /// Whether this page holds the edit lock of a game.
    LockChanged(GameUid, LockState),
    /// This page holds the edit lock now; its previous holder saved this.
    Claimed(GameUid, Result<Option<SavedGame>, SaveError>),
    /// A change has been saved, or not.
    Saved {
        /// Of which game.
        uid: GameUid,
        /// Which change.
        change: u32,
        /// How many entries it had.
        at: usize,
        /// Whether it is saved.
        result: Result<(), SaveError>,
    },
    /// Another page has saved this.
    SavedElsewhere(SavedGame),
    /// A saved game to put on the table.
    Brought(SavedGame),
    /// A game to start, and its saved state if it was started before.
    Found(Box<Record>, Option<SavedGame>),
    /// The computer has rested.
    Rested,
    /// An engine reply.
    Engine(Reply),
}

/// The services of one table.
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
    tell: Callback<ServiceEvent>,
}

impl Services {
    /// Connects them; what comes in goes to `tell`.
    pub(crate) fn new(tell: Callback<ServiceEvent>, on_news: Callback<GameUid>) -> Services {
        games::watch(on_news);
        let engine_pool = Rc::new(EnginePool::new(tell.reform(ServiceEvent::Engine)));
        Services {
            token: format!("{:016x}", page::random()),
            games: None,
            edit_lock: None,
            engine_pool,
            rest: None,
            question: None,
            tell,
        }
    }

    /// Opens the saved games, and passes them to `take`: they cannot travel in a [`ServiceEvent`]. Finds the game that
    /// is named, or else, where none is, the last one in progress of the game `resumable`.
    pub(crate) fn open(&self, named: Option<GameUid>, resumable: Option<&'static str>, take: Callback<Games>) {
        let tell = self.tell.clone();
        spawn_local(async move {
            let opened = async {
                let games = Games::open().await?;
                take.emit(games);
                if let Some(uid) = named {
                    let saved = games.find(uid).await?;
                    if saved.is_none() {
                        tell.emit(ServiceEvent::NotHere);
                    }
                    return Ok(saved);
                }
                match games.going_on(resumable.as_slice()).await? {
                    Some(uid) => games.find(uid).await,
                    None => Ok(None),
                }
            };
            tell.emit(ServiceEvent::Opened(opened.await));
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

    /// Whether games can be saved.
    pub(crate) fn can_save(&self) -> bool {
        self.games.is_some()
    }

    /// Asks for the edit lock of this game, and drops that of any other.
    pub(crate) fn ask_to_write(&mut self, uid: GameUid) {
        self.edit_lock =
            Some(EditLock::ask(uid, self.tell.reform(move |lock_state| ServiceEvent::LockChanged(uid, lock_state))));
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
        spawn_local(async move { tell.emit(ServiceEvent::Claimed(uid, games.claim(uid, &token).await)) });
    }

    /// Saves a game, after the page has shown what was played.
    pub(crate) fn save(&self, saved: SavedGame, summary: Summary, change: u32) {
        let Some(games) = self.games else { return };
        let (tell, token) = (self.tell.clone(), self.token.clone());
        spawn_local(async move {
            TimeoutFuture::new(0).await;
            let result = games.save(&saved, &summary, &token).await;
            // What the page does next is a task of its own: both in one would block the page for longer.
            TimeoutFuture::new(0).await;
            tell.emit(ServiceEvent::Saved { uid: saved.uid, change, at: saved.at, result });
        });
    }

    /// Reads a game that another page has saved.
    pub(crate) fn read(&self, uid: GameUid) {
        let Some(games) = self.games else { return };
        let tell = self.tell.clone();
        spawn_local(async move {
            // What cannot be read now is read at the next tab sync.
            if let Ok(Some(saved)) = games.find(uid).await {
                tell.emit(ServiceEvent::SavedElsewhere(saved));
            }
        });
    }

    /// Reads a game that is to be put on the table.
    pub(crate) fn bring(&self, uid: GameUid) {
        let Some(games) = self.games else { return };
        let tell = self.tell.clone();
        spawn_local(async move {
            // A game that is no longer there stays in the list until that is read again.
            if let Ok(Some(saved)) = games.find(uid).await {
                tell.emit(ServiceEvent::Brought(saved));
            }
        });
    }

    /// Looks up whether a game has been started before.
    pub(crate) fn find(&self, record: Record) {
        let (tell, games) = (self.tell.clone(), self.games);
        spawn_local(async move {
            let saved = match games {
                Some(games) => games.find(record.uid).await.ok().flatten(),
                None => None,
            };
            tell.emit(ServiceEvent::Found(Box::new(record), saved));
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
        self.rest = Some(Timeout::new(ms, move || tell.emit(ServiceEvent::Rested)));
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
