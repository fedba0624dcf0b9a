//! A browser: its tabs, what they store, and its locks.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, VecDeque};

use play::{GameUid, SavedGame};
use rules::Level;

use super::*;

/// A tab by its number.
pub(super) type TabIdx = usize;

/// What a page asks its device for.
pub(super) struct Fake {
    pub(super) random: Cell<u64>,
    pub(super) query: RefCell<Vec<(&'static str, String)>>,
    pub(super) is_forbidden: Cell<bool>,
}

impl Device for Fake {
    fn random(&self) -> u64 {
        self.random.replace(self.random.get() + 1)
    }

    fn moment(&self) -> f64 {
        self.random() as f64
    }

    fn parameter(&self, name: &str) -> Option<String> {
        self.readings(name).into_iter().next()
    }

    fn readings(&self, name: &str) -> Vec<String> {
        let query = self.query.borrow();
        query.iter().filter(|(known, _)| *known == name).map(|(_, value)| value.clone()).collect()
    }

    fn query(&self) -> String {
        let query = self.query.borrow();
        query.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
    }

    fn is_forbidden(&self) -> bool {
        self.is_forbidden.get()
    }
}

/// A tab.
pub(super) struct Tab {
    pub(super) page: Page,
    pub(super) device: &'static Fake,
    /// What follows `#` in its address.
    pub(super) named: Option<GameUid>,
    /// Its claim to the lock of a game.
    locking: Option<(GameUid, Locking)>,
    /// What it wants done and nobody here does.
    pub(super) effects: Vec<Effect>,
    /// What comes of fetching more of the program.
    pub(super) network: Network,
}

/// What comes of fetching more of the program.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Network {
    /// It comes at once.
    #[default]
    Fast,
    /// It is on its way until a test brings it.
    Slow,
    /// It cannot be fetched.
    Away,
}

/// An attempt to hold a lock.
type Attempt = (TabIdx, GameUid, u32);

/// A browser.
#[derive(Default)]
pub(super) struct Browser {
    /// What comes of fetching more of the program, in the next tabs.
    pub(super) network: Network,
    pub(super) tabs: Vec<Tab>,
    /// The level that is noted, and whether there are results.
    pub(super) level: Option<Level>,
    pub(super) has_played: bool,
    /// The saved games, and the tabs that may write them.
    pub(super) store: HashMap<GameUid, (SavedGame, TabIdx)>,
    /// Why nothing can be stored.
    pub(super) blocked: Option<SaveError>,
    /// What is kept of the last review.
    pub(super) review: String,
    /// Whether the store answers later: when [`Browser::answer`] is called.
    pub(super) is_slow: bool,
    /// Whether there are no locks.
    pub(super) is_without_locks: bool,
    /// The note of the crash-loop guard.
    pub(super) note: String,
    pub(super) holders: HashMap<GameUid, (TabIdx, u32)>,
    pub(super) queue: Vec<Attempt>,
    pub(super) waits: Vec<Attempt>,
    pub(super) events: VecDeque<(TabIdx, Event)>,
    pub(super) late_answers: VecDeque<(TabIdx, Event)>,
}

impl Browser {
    /// Opens a page, without anything but the first layer of the program.
    pub(super) fn load(
        &mut self,
        game: &'static str,
        is_embedded: bool,
        query: &[(&'static str, &str)],
        named: Option<GameUid>,
    ) -> TabIdx {
        let device: &'static Fake = Box::leak(Box::new(Fake {
            random: Cell::new(1_000 * (self.tabs.len() as u64 + 1)),
            query: RefCell::new(query.iter().map(|(name, value)| (*name, (*value).to_owned())).collect()),
            is_forbidden: Cell::default(),
        }));
        let start = Start {
            place: Place { is_embedded, game },
            named,
            level: self.level,
            has_played: self.has_played,
            preferences: Preferences::default(),
            display: DisplaySettings::default(),
            strength: WEAK,
            games: early(),
            has_page: |id| early().info(id).is_some() || id == "halma",
        };
        let page = Page::new(start, device);
        let effects = Vec::new();
        self.tabs.push(Tab { page, device, named, locking: None, effects, network: self.network });
        let tab = self.tabs.len() - 1;
        self.happen(tab, Event::Begin);
        tab
    }

    /// Opens a page, and draws it.
    pub(super) fn open(
        &mut self,
        game: &'static str,
        query: &[(&'static str, &str)],
        named: Option<GameUid>,
    ) -> TabIdx {
        let tab = self.load(game, false, query, named);
        self.draw(tab);
        tab
    }

    /// Opens an embedded table, and draws it until nothing more comes.
    pub(super) fn embed(&mut self, game: &'static str, query: &[(&'static str, &str)]) -> TabIdx {
        let tab = self.load(game, true, query, None);
        self.draw(tab);
        self.draw(tab);
        tab
    }

    /// Opens the page of a game with people on all seats; everything is here.
    pub(super) fn open_for_two(&mut self, game: &'static str) -> TabIdx {
        let tab = self.open(game, &[], None);
        self.bring_all(tab);
        let setup = Setup::usual(game).for_people();
        self.happen(tab, Event::Tool(Tool::NewGame));
        self.happen(tab, dialog(DialogAct::Choose(setup)));
        self.happen(tab, dialog(DialogAct::Start));
        self.draw(tab);
        tab
    }

    /// The late part and all layers are here.
    pub(super) fn bring_all(&mut self, tab: TabIdx) {
        self.happen(tab, Event::Layer(Layer::Rest, Ok(())));
        self.happen(tab, Event::Late(Ok(READERS)));
    }

    pub(super) fn page(&self, tab: TabIdx) -> &Page {
        &self.tabs[tab].page
    }

    pub(super) fn uid(&self, tab: TabIdx) -> GameUid {
        self.page(tab).table().record().uid
    }

    pub(super) fn draw(&mut self, tab: TabIdx) -> Vec<Effect> {
        self.happen(tab, Event::Drawn)
    }

    /// Lets something happen to a page, and everything that follows. Gives what it and nobody here does.
    pub(super) fn happen(&mut self, tab: TabIdx, event: Event) -> Vec<Effect> {
        self.tabs[tab].effects.clear();
        self.events.push_back((tab, event));
        self.go_on();
        self.tabs[tab].effects.clone()
    }

    /// The store answers what it was asked.
    pub(super) fn answer(&mut self) {
        self.events.extend(std::mem::take(&mut self.late_answers));
        self.go_on();
    }

    /// The times of grace are over.
    pub(super) fn pass_grace(&mut self) {
        for (tab, uid, attempt) in std::mem::take(&mut self.waits) {
            self.lock(tab, uid, |locking| locking.end_wait(attempt));
        }
        self.go_on();
    }

    /// The tab is closed.
    pub(super) fn close(&mut self, tab: TabIdx) {
        if let Some((uid, _)) = &self.tabs[tab].locking {
            let uid = *uid;
            self.lock(tab, uid, Locking::leave);
        }
        self.go_on();
    }

    /// Plays the first move that there is, by taps.
    #[track_caller]
    pub(super) fn play(&mut self, tab: TabIdx) -> Vec<Effect> {
        let before = n_entries(self.page(tab));
        let sites: Vec<Site> = self.page(tab).table().labels().keys().copied().collect();
        for from in sites.iter().filter(|site| self.page(tab).table().would_choose(**site)).copied().collect::<Vec<_>>()
        {
            self.happen(tab, tap(from));
            let goals = self.page(tab).table().marks().targets;
            for to in goals.iter().copied() {
                let effects = self.happen(tab, tap(to));
                if n_entries(self.page(tab)) > before {
                    self.happen(tab, Event::Act(Action::Board(BoardEvent::Settled)));
                    return effects;
                }
            }
        }
        panic!("nothing can be played: {:?}", self.page(tab).table().status());
    }

    /// Throws the dice, if they wait for that, and plays the first step that is offered.
    #[track_caller]
    pub(super) fn play_dice(&mut self, tab: TabIdx) {
        while self.page(tab).table().awaits_throw() {
            self.happen(tab, Event::Act(Action::Throw));
            self.happen(tab, Event::Act(Action::Board(BoardEvent::Settled)));
        }
        let step = self.page(tab).table().typed_steps().first().cloned().expect("a step is offered");
        self.happen(tab, dialog(DialogAct::Type(step, "en".to_owned())));
    }

    fn go_on(&mut self) {
        while let Some((tab, event)) = self.events.pop_front() {
            for effect in self.tabs[tab].page.apply(event) {
                self.tabs[tab].effects.push(effect.clone());
                self.carry_out(tab, effect);
            }
        }
    }

    fn tell(&mut self, tab: TabIdx, event: Event) {
        let answers = if self.is_slow { &mut self.late_answers } else { &mut self.events };
        answers.push_back((tab, event));
    }

    fn carry_out(&mut self, tab: TabIdx, effect: Effect) {
        match effect {
            Effect::OpenStore { named, resumable } => {
                if let Some(error) = self.blocked.clone() {
                    return self.tell(tab, Event::Opened(Err(error)));
                }
                self.tell(tab, Event::StoreOpened);
                let saved = match named {
                    Some(uid) => self.find(uid),
                    None => resumable.and_then(|game| self.last_in_progress(game)),
                };
                if saved.is_none() && named.is_some() {
                    self.tell(tab, Event::NotHere);
                }
                let is_crash_loop = |saved: &SavedGame| is_crash_loop(&self.note, saved.uid);
                let saved = saved.map(|saved| (saved.clone(), is_crash_loop(&saved)));
                self.tell(tab, Event::Opened(Ok(saved)));
            }
            Effect::AskToWrite(uid) => {
                if let Some((old, _)) = &self.tabs[tab].locking {
                    let old = *old;
                    self.lock(tab, old, Locking::leave);
                }
                self.tabs[tab].locking = Some((uid, Locking::default()));
                self.lock(tab, uid, Locking::ask);
            }
            Effect::TakeOver => {
                if let Some((uid, _)) = &self.tabs[tab].locking {
                    let uid = *uid;
                    self.lock(tab, uid, Locking::take_over);
                }
            }
            Effect::Claim(uid) => {
                let claimed = self.store.get_mut(&uid).map(|(saved, writer)| {
                    *writer = tab;
                    saved.clone()
                });
                self.tell(tab, Event::Claimed(uid, Ok(claimed)));
            }
            Effect::Save(save) => {
                let Save { saved, change, .. } = *save;
                let (uid, at) = (saved.uid, saved.at);
                let result = match self.store.get(&uid) {
                    Some((_, writer)) if *writer != tab => Err(SaveError::Foreign),
                    _ => Ok(()),
                };
                if result.is_ok() {
                    self.store.insert(uid, (saved, tab));
                    for other in (0..self.tabs.len()).filter(|other| *other != tab) {
                        self.tell(other, Event::ChangedElsewhere(uid));
                    }
                }
                self.tell(tab, Event::Saved { uid, change, at, result });
            }
            Effect::Read(uid) => {
                if let Some(saved) = self.find(uid) {
                    self.tell(tab, Event::SavedElsewhere(saved));
                }
            }
            Effect::Late(effect) if matches!(*effect, LateEffect::Bring(_)) => {
                let LateEffect::Bring(uid) = *effect else { return };
                if let Some(saved) = self.find(uid) {
                    self.tell(tab, Event::Brought(saved));
                }
            }
            Effect::Late(effect) if matches!(*effect, LateEffect::Find(_)) => {
                let LateEffect::Find(record) = *effect else { return };
                let saved = self.find(record.uid);
                self.tell(tab, Event::Found(record, saved));
            }
            Effect::Late(effect) if *effect == LateEffect::FindReview => {
                let resume = CoachAct::Resume(self.review.clone());
                self.events.push_back((tab, Event::Answer(Answer::Coach(resume))));
            }
            Effect::Late(effect) if matches!(*effect, LateEffect::KeepReview(_)) => {
                let LateEffect::KeepReview(text) = *effect else { return };
                self.review = text;
            }
            Effect::NoteOpening(uid) => self.note = with_failure(&self.note, uid),
            Effect::NoteOpened => self.note.clear(),
            Effect::Name(named) => self.tabs[tab].named = named,
            Effect::FetchLate => match self.tabs[tab].network {
                Network::Fast => self.events.push_back((tab, Event::Late(Ok(READERS)))),
                Network::Slow => {}
                Network::Away => self.events.push_back((tab, Event::Late(Err(Unreachable)))),
            },
            Effect::BringLayer(layer) => match self.tabs[tab].network {
                Network::Fast => self.events.push_back((tab, Event::Layer(layer, Ok(())))),
                Network::Slow => {}
                Network::Away => self.events.push_back((tab, Event::Layer(layer, Err(Unreachable)))),
            },
            _ => {}
        }
    }

    fn find(&self, uid: GameUid) -> Option<SavedGame> {
        self.store.get(&uid).map(|(saved, _)| saved.clone())
    }

    fn last_in_progress(&self, game: &str) -> Option<SavedGame> {
        let of_game = |saved: &&SavedGame| {
            !saved.over && play::wire::read_tree(&saved.text).is_ok_and(|read| read.tree.head().id == game)
        };
        let going_on = self.store.values().map(|(saved, _)| saved).filter(of_game);
        going_on.max_by(|a, b| a.changed.total_cmp(&b.changed)).cloned()
    }

    /// Lets something happen to a tab's claim to the lock of a game.
    fn lock(&mut self, tab: TabIdx, uid: GameUid, event: impl FnOnce(&mut Locking) -> LockCommands) {
        let Some((of, locking)) = &mut self.tabs[tab].locking else { return };
        if *of != uid {
            return;
        }
        let commands = event(locking).into_iter().flatten().collect();
        self.obey(tab, uid, commands);
    }

    /// An attempt to hold a lock has ended.
    fn end(&mut self, (tab, uid, attempt): Attempt, end: LockEnd) {
        self.lock(tab, uid, |locking| locking.end(attempt, end));
    }

    /// Does what a tab's claim to the lock of a game wants done.
    fn obey(&mut self, tab: TabIdx, uid: GameUid, commands: Vec<LockCommand>) {
        for command in commands {
            match command {
                LockCommand::Tell(state) => self.events.push_back((tab, Event::LockChanged(uid, state))),
                LockCommand::Wait(_, attempt) => self.waits.push((tab, uid, attempt)),
                LockCommand::Leave => {
                    self.queue.retain(|(other, of, _)| (*other, *of) != (tab, uid));
                    if self.holders.get(&uid).is_some_and(|(holder, _)| *holder == tab) {
                        self.holders.remove(&uid);
                        self.grant_next(uid);
                    }
                }
                LockCommand::Request(_, attempt) if self.is_without_locks => {
                    self.end((tab, uid, attempt), LockEnd::Missing);
                }
                LockCommand::Request(LockWay::IfFree, attempt) => match self.holders.get(&uid) {
                    Some(_) => self.end((tab, uid, attempt), LockEnd::Taken),
                    None => self.grant((tab, uid, attempt)),
                },
                LockCommand::Request(LockWay::Queue, attempt) => {
                    self.queue.push((tab, uid, attempt));
                    self.grant_next(uid);
                }
                LockCommand::Request(LockWay::Steal, attempt) => {
                    let robbed = self.holders.remove(&uid);
                    self.grant((tab, uid, attempt));
                    if let Some((other, lost)) = robbed {
                        self.end((other, uid, lost), LockEnd::Lost);
                    }
                }
            }
        }
    }

    fn grant(&mut self, (tab, uid, attempt): Attempt) {
        self.holders.insert(uid, (tab, attempt));
        self.lock(tab, uid, |locking| if locking.is_present(attempt) { locking.grant() } else { [None; 2] });
    }

    fn grant_next(&mut self, uid: GameUid) {
        if self.holders.contains_key(&uid) {
            return;
        }
        if let Some(idx) = self.queue.iter().position(|(_, of, _)| *of == uid) {
            let next = self.queue.remove(idx);
            self.grant(next);
        }
    }

    /// The browser lets go of a tab's lock, as some do while the page is out of sight.
    pub(super) fn lose_lock(&mut self, tab: TabIdx) {
        let uid = self.uid(tab);
        if let Some((holder, attempt)) = self.holders.remove(&uid) {
            assert_eq!(holder, tab);
            self.end((tab, uid, attempt), LockEnd::Lost);
            self.go_on();
        }
    }
}
