//! What a table reaches for outside of itself: the machine, the place where games are kept, and other pages.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use play::think::Think;
use play::{GameUid, Record};
use yew::Callback;
use yew::platform::spawn_local;

use crate::services::games::{Games, KeepError, Kept};
use crate::services::news::News;
use crate::services::page;
use crate::services::thinker::{Thinker, Thought};
use crate::services::writer::{Standing, Writer};

/// What comes in from outside.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Word {
    /// Games can be kept, and these are; or why not.
    Opened(Result<Vec<Kept>, KeepError>),
    /// The kept games, read again.
    Listed(Vec<Kept>),
    /// Whether this page is the one that may write a game.
    Standing(GameUid, Standing),
    /// This page is the writer now, and this was kept by the one before it.
    Claimed(GameUid, Result<Option<Kept>, KeepError>),
    /// A change has been kept, or not.
    Kept {
        /// Of which game.
        uid: GameUid,
        /// Which change.
        change: u32,
        /// How many entries were on the board.
        at: usize,
        /// Whether it is kept.
        result: Result<(), KeepError>,
    },
    /// Another page has kept this.
    News(Kept),
    /// A game that was to be begun, as it is kept if it was begun before.
    Found(Box<Record>, Option<Kept>),
    /// The machine.
    Thought(Thought),
}

/// The services of one table.
pub(crate) struct Outside {
    /// This page among all that are open.
    token: String,
    games: Option<Games>,
    writer: Option<Writer>,
    thinker: Rc<Thinker>,
    /// A question on its way to the machine.
    question: Option<Timeout>,
    news: Rc<News>,
    tell: Callback<Word>,
}

impl Outside {
    /// Reaches out; what comes in goes to `tell`.
    pub(crate) fn new(tell: Callback<Word>, on_news: Callback<GameUid>) -> Outside {
        let thinker = Rc::new(Thinker::new(tell.reform(Word::Thought)));
        Outside {
            token: format!("{:016x}", page::random()),
            games: None,
            writer: None,
            thinker,
            question: None,
            news: Rc::new(News::listen(on_news)),
            tell,
        }
    }

    /// Opens the place where games are kept. `take` gets it, as it cannot be sent as a word.
    pub(crate) fn open(&self, take: Callback<Games>) {
        let tell = self.tell.clone();
        spawn_local(async move {
            let opened = match Games::open().await {
                Ok(games) => {
                    take.emit(games.clone());
                    games.all().await
                }
                Err(error) => Err(error),
            };
            tell.emit(Word::Opened(opened));
        });
    }

    /// The place where games are kept is open.
    pub(crate) fn take_games(&mut self, games: Games) {
        self.games = Some(games);
    }

    /// Whether games can be kept.
    pub(crate) fn can_keep(&self) -> bool {
        self.games.is_some()
    }

    /// Asks to be the only page that writes this game, and no other game any more.
    pub(crate) fn ask_to_write(&mut self, uid: GameUid) {
        self.writer = Some(Writer::ask(uid, self.tell.reform(move |standing| Word::Standing(uid, standing))));
    }

    /// Becomes the writer of the game whoever is it now.
    pub(crate) fn take_over(&self) {
        if let Some(writer) = &self.writer {
            writer.take_over();
        }
    }

    /// Shuts out whoever wrote the game before, and reads what it kept last.
    pub(crate) fn claim(&self, uid: GameUid) {
        let Some(games) = self.games.clone() else { return };
        let (tell, token) = (self.tell.clone(), self.token.clone());
        spawn_local(async move { tell.emit(Word::Claimed(uid, games.claim(uid, &token).await)) });
    }

    /// Keeps a game, after the page has shown what was played.
    pub(crate) fn keep(&self, kept: Kept, change: u32) {
        let Some(games) = self.games.clone() else { return };
        let (tell, token, news) = (self.tell.clone(), self.token.clone(), self.news.clone());
        spawn_local(async move {
            TimeoutFuture::new(0).await;
            let result = games.keep(&kept, &token).await;
            if result.is_ok() {
                news.tell(kept.uid);
            }
            // What the page then does is a task of its own: both together would keep it from answering for longer.
            TimeoutFuture::new(0).await;
            tell.emit(Word::Kept { uid: kept.uid, change, at: kept.at, result });
        });
    }

    /// Reads a game that another page has kept.
    pub(crate) fn read(&self, uid: GameUid) {
        let Some(games) = self.games.clone() else { return };
        let tell = self.tell.clone();
        spawn_local(async move {
            // What cannot be read now is read with the next news.
            if let Ok(Some(kept)) = games.find(uid).await {
                tell.emit(Word::News(kept));
            }
        });
    }

    /// Looks whether a game has been begun before.
    pub(crate) fn find(&self, record: Record) {
        let (tell, games) = (self.tell.clone(), self.games.clone());
        spawn_local(async move {
            let kept = match games {
                Some(games) => games.find(record.uid).await.ok().flatten(),
                None => None,
            };
            tell.emit(Word::Found(Box::new(record), kept));
        });
    }

    /// Reads all kept games.
    pub(crate) fn list(&self) {
        let Some(games) = self.games.clone() else {
            self.tell.emit(Word::Listed(Vec::new()));
            return;
        };
        let tell = self.tell.clone();
        spawn_local(async move { tell.emit(Word::Listed(games.all().await.unwrap_or_default())) });
    }

    /// Lets the machine think; an earlier question is void. It is asked after the page has shown what was played: starting
    /// the machine takes longer than all the rest.
    pub(crate) fn think(&mut self, question: Think) {
        self.thinker.stop();
        let thinker = self.thinker.clone();
        self.question = Some(Timeout::new(0, move || thinker.ask(question)));
    }

    /// Lets the machine think no more.
    pub(crate) fn stop_thinking(&mut self) {
        self.question = None;
        self.thinker.stop();
    }

    /// Fetches the machine before it is needed.
    pub(crate) fn warm(&self) {
        let thinker = self.thinker.clone();
        Timeout::new(0, move || thinker.warm()).forget();
    }
}
