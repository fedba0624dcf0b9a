//! The page around a table: what it asks for, saves, shows beside the board and does for a page around it. What happens
//! comes in as [`Event`]s; what must be done outside goes out as [`Effect`]s; what is to be seen is data. There is no
//! browser here, no storage and no words: the app, and tests, are users of one page.
//!
//! Open the page of a game and play a move on it. [`Device`] shows what a device is.
//!
//! ```
//! use page::{DisplaySettings, Effect, Event, Layer, Page, Phase, Place, Start};
//! use play::{GamesOf, Preferences, StepReader};
//! use rules::games::Portal;
//! use rules::view::Site;
//! use table::board::BoardEvent;
//! use table::{Action, Strength};
//!
//! # struct Still;
//! # impl page::Device for Still {
//! #     fn random(&self) -> u64 { 7 }
//! #     fn moment(&self) -> f64 { 0.0 }
//! #     fn parameter(&self, _: &str) -> Option<String> { None }
//! #     fn readings(&self, _: &str) -> Vec<String> { Vec::new() }
//! #     fn query(&self) -> String { String::new() }
//! #     fn is_forbidden(&self) -> bool { false }
//! # }
//! let start = Start {
//!     place: Place { is_embedded: false, game: "laska" },
//!     named: None,
//!     level: None,
//!     has_played: false,
//!     preferences: Preferences::default(),
//!     display: DisplaySettings::default(),
//!     strength: Strength::USUAL,
//!     games: &GamesOf::<Portal, StepReader>::NEW,
//!     has_page: |id| id == "laska",
//! };
//! let mut page = Page::new(start, &Still);
//! let effects = page.apply(Event::Begin);
//! assert!(effects.contains(&Effect::OpenStore { named: None, resumable: Some("laska") }));
//! // The store is open and has no game to go on with, and the first layer is here.
//! page.apply(Event::StoreOpened);
//! page.apply(Event::Opened(Ok(None)));
//! page.apply(Event::Layer(Layer::Play, Ok(())));
//! assert_eq!(*page.phase(), Phase::Playing);
//!
//! let [c3, d4] = [8, 12].map(Site);
//! page.apply(Event::Act(Action::Board(BoardEvent::Tap(c3))));
//! let effects = page.apply(Event::Act(Action::Board(BoardEvent::Tap(d4))));
//! assert!(effects.iter().any(|effect| matches!(effect, Effect::Save(save) if save.saved.at == 1)));
//! assert!(effects.iter().any(|effect| matches!(effect, Effect::Think(question) if question.level.number() == 2)));
//! ```

#![forbid(unsafe_code)]

mod act;
mod address;
mod answering;
mod bar;
mod by_link;
mod coaching;
mod crash_loop;
mod device;
mod dialog;
mod dialog_acts;
mod display;
mod drawn;
mod edit_lock;
mod effect;
mod event;
mod fetching;
mod host;
mod late_games;
mod late_rules;
mod layer;
mod laying;
mod opening;
mod phase;
mod playing;
mod rare;
mod readers;
mod saving;
mod storing;
mod study_on_table;
mod study_progress;
mod waiting;

#[cfg(test)]
mod tests;

use std::any::Any;

use embed::Teller;
use play::{EnterError, GameUid, Games, Lots, Preferences, Record};
use rules::Level;
use table::{Action, LinkNews, Notice, Setup, Strength, TableState};

pub use act::{Answer, CoachAct, DialogAct, Fetched, Shortcut, StudyAct, Tool};
pub use address::{Address, DAY, LINK, POSITION, RECORD, STUDY};
pub use bar::{Said, Warning, WayToRules};
pub use coaching::{Cost, HintStage, Hinted, Review, ReviewedTurn, Share};
pub use crash_loop::{is_crash_loop, with_failure};
pub use device::Device;
pub use dialog::{Dialog, Dialogs};
pub use display::DisplaySettings;
pub use edit_lock::{LockCommand, LockCommands, LockEnd, LockState, LockWay, Locking};
pub use effect::{Effect, LateEffect, Refusal, Save};
pub use event::Event;
pub use late_rules::{Late, LateRules, Unreachable};
pub use layer::Layer;
pub use laying::Mended;
pub use phase::{Phase, Trouble, Unread};
pub use readers::Readers;
pub use saving::{SaveError, Saving};
pub use study_on_table::{Onward, Showing, Shows, Studying};
pub use study_progress::StudyProgress;

use waiting::Waiting;

/// What a page is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whether it is a bare table in a page of somebody else.
    pub is_embedded: bool,
    /// The id of the game that the page is about.
    pub game: &'static str,
}

/// What a page begins with.
pub struct Start {
    /// What the page is for.
    pub place: Place,
    /// The saved game that its address names.
    pub named: Option<GameUid>,
    /// The level that was chosen last; `None` if none is noted.
    pub level: Option<Level>,
    /// Whether somebody has played in this browser before.
    pub has_played: bool,
    /// How its reader wants to play.
    pub preferences: Preferences,
    /// What its reader wants to see on boards.
    pub display: DisplaySettings,
    /// Other limits of the computer than the usual ones.
    pub strength: Strength,
    /// The games of the program.
    pub games: &'static dyn Games,
    /// Tells whether another page of the site has a game of this id.
    pub has_page: fn(&str) -> bool,
}

/// A page with a table.
pub struct Page {
    device: &'static dyn Device,
    games: &'static dyn Games,
    has_page: fn(&str) -> bool,
    place: Place,
    address: Address,
    phase: Phase,
    table: TableState,
    /// From which the next game is chosen.
    setup: Setup,
    /// The level that somebody met here first, as long as it is not noted.
    unnoted_level: Option<Level>,
    strength: Strength,
    saving: Saving,
    study: Option<Studying>,
    /// What the late part keeps of what the computer says beside the game: nothing of it is in the program before.
    coaching: Option<Box<dyn Any>>,
    dialogs: Dialogs,
    host: Host,
    late: Late,
    waiting: Waiting,
    display: DisplaySettings,
    /// What was made of the text that the game comes from.
    mended: Mended,
    /// The game of a link, until this page may change the game.
    incoming: Option<Record>,
    /// What it tells of secrets.
    incoming_lots: Option<Lots>,
    /// What the last link said.
    link_news: Option<LinkNews>,
    /// What was typed last as a move and is none, and why.
    untyped: Option<(String, EnterError)>,
    /// A shape that was drawn before the late part was here to keep it.
    drawn: Option<String>,
    /// Where the focus goes with the next draw.
    focus: Option<Focus>,
    /// Whether somebody waits for the field for moves, to type there.
    is_to_type: bool,
    effects: Vec<Effect>,
}

/// What the page around the table has said, and was told.
#[derive(Default)]
struct Host {
    /// What it has said and nobody has dealt with.
    received: Vec<String>,
    /// What it was told last, if it wants to hear anything.
    teller: Option<Teller>,
}

/// Where the focus goes once a page is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// To the board, which comes into view.
    Board,
    /// To the board of a game that has come on the table; its top comes into view.
    NewGame,
    /// To the field for moves.
    MoveField,
}

impl Page {
    /// A page with a new game on the table, or with what it waits for.
    pub fn new(start: Start, device: &'static dyn Device) -> Page {
        let Start { place, named, level, has_played, preferences, display, strength, games, has_page } = start;
        let address = Address::read(place, named, games.info(place.game), device);
        // Builds before version 1.1 noted no level where it was the usual one.
        let levels = games.info(place.game).map(|info| info.levels);
        let newcomers = levels.map_or(Level::FIRST_MET, rules::Levels::first_met);
        let first_met = if has_played { Level::FORMERLY_USUAL } else { newcomers };
        let unnoted_level = level.is_none().then_some(first_met);
        let setup = Setup::usual_at(place.game, level.unwrap_or(first_met));
        let setup = address.wanted().applied_to(setup);
        let mut table = fresh(games, setup.record(games, device.random()), strength);
        table.apply(Action::Prefer(preferences));
        address.wanted().orientation.into_iter().for_each(|orientation| table.turn_to(orientation));
        let is_renamed = table.naming().is_some_and(|key| display.shows(key));
        table.apply(Action::Rename(is_renamed));
        let phase = address.awaited().map_or(Phase::Opening, Phase::Asked);
        Page {
            device,
            games,
            has_page,
            place,
            address,
            phase,
            table,
            setup,
            unnoted_level,
            strength,
            saving: Saving::default(),
            study: None,
            coaching: None,
            dialogs: Dialogs::default(),
            host: Host::default(),
            late: Late::Unfetched,
            waiting: Waiting::default(),
            display,
            mended: Mended::default(),
            incoming: None,
            incoming_lots: None,
            link_news: None,
            untyped: None,
            drawn: None,
            focus: None,
            is_to_type: false,
            effects: Vec::new(),
        }
    }

    /// The level of the computer on the table, or of the next game.
    pub fn level(&self) -> Level {
        self.table.record().first_level().unwrap_or(self.setup.level)
    }

    /// Takes in what happens, and gives what must be done outside, in order.
    pub fn apply(&mut self, event: Event) -> Vec<Effect> {
        self.receive(event);
        std::mem::take(&mut self.effects)
    }

    /// The game on the table.
    pub fn table(&self) -> &TableState {
        &self.table
    }

    /// What the page is for.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Where the page stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// What has been saved of the game on the table.
    pub fn saving(&self) -> &Saving {
        &self.saving
    }

    /// The study on the table, if one is.
    pub fn study(&self) -> Option<&Studying> {
        self.study.as_ref()
    }

    /// The dialogs.
    pub fn dialogs(&self) -> &Dialogs {
        &self.dialogs
    }

    /// The late part of the program.
    pub fn late(&self) -> &Late {
        &self.late
    }

    /// What boards show besides the game.
    pub fn display(&self) -> &DisplaySettings {
        &self.display
    }

    /// What was typed last as a move and is none, and why.
    pub fn untyped(&self) -> Option<&(String, EnterError)> {
        self.untyped.as_ref()
    }

    /// What was made of the text that the game comes from.
    pub fn mended(&self) -> &Mended {
        &self.mended
    }

    /// Whether nothing is under way: what was played is saved, and nobody thinks.
    pub fn is_idle(&self) -> bool {
        // Where something is refused there is no board, and nothing more comes.
        let is_refused = matches!(self.phase, Phase::Refused(Trouble::NotLaid(_)));
        is_refused || self.is_at_rest()
    }

    fn is_at_rest(&self) -> bool {
        !matches!(self.phase, Phase::Asked(_) | Phase::Reading(_))
            && !self.waiting.is_busy()
            && self.is_end_told()
            && self.table.thinking().is_none()
            && self.table.is_settled()
            && self.table.access() != table::Access::Asking
            && self.saving.is_settled()
    }

    /// Whether the end of the game is told, or will not be.
    fn is_end_told(&self) -> bool {
        self.table.outcome().is_none() || !matches!(self.late, Late::Unfetched | Late::Fetching)
    }

    /// Whether something is on the table for which the late part must be here.
    fn wants_late(&self) -> bool {
        !matches!(self.phase, Phase::Opening | Phase::Playing | Phase::Elsewhere)
            || self.has_more_lines()
            || matches!(self.table.notice(), Some(Notice::Inspecting(_)))
            || self.table.outcome().is_some()
            || !self.table.tags().is_empty()
            || !self.table.notes().is_empty()
            || self.address.wanted().is_odd
            || self.table.looks_back()
            || self.has_layer(Layer::Rest) && self.may_ask_for_hint()
    }

    /// Whether somebody may want a hint.
    fn may_ask_for_hint(&self) -> bool {
        self.table.record().entries.len() > FIRST_ENTRIES && self.table.has_computer()
    }

    /// Whether there is more than one line to show.
    pub fn has_more_lines(&self) -> bool {
        self.table.has_branches() || self.table.ended_at().is_some()
    }

    /// Has something done outside. One function in place of one in each place that calls it.
    #[inline(never)]
    fn emit(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Has the late part do something outside.
    fn emit_late(&mut self, effect: LateEffect) {
        self.emit(Effect::Late(Box::new(effect)));
    }
}

/// The tag of a game in which everybody has agreed that hints may be asked for, and its value.
const HINTS: &str = "Hints";
const HINTS_AGREED: &str = "agreed";

/// Behind more entries than this, whoever plays against the computer may want a hint.
const FIRST_ENTRIES: usize = 1;

/// A game before its first entry.
fn fresh(games: &dyn Games, record: Record, strength: Strength) -> TableState {
    let state = TableState::open(games, record, strength);
    // Not `expect`, which would bring the words of every error for developers into the page.
    state.unwrap_or_else(|_| unreachable!("a record that was just set up fits its game"))
}
