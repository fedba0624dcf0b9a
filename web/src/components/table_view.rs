//! A table: the game header, board, message bar, buttons and moves of one game, and what happens between them.

pub(crate) mod late;
mod laying;
mod pressing;
mod saving;
mod saying;
mod sheets;
mod telling;
mod unread;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use play::formats::GameTexts;
use play::{GameUid, Level, PlayerKind};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::late::{Late, LatePart, Unreachable};
use self::saving::{Awaited, Saving, Trouble, fresh, is_elsewhere, named, resumable};
use self::telling::BesideBoard;
use super::actions::{Actions, Tool};
use super::dialog::Dialog;
use super::display_dialog;
use super::message_bar::Answer;
use super::table_services::{ServiceEvent, Services};
use crate::board::Board;
use crate::page_data::PageKind;
use crate::program::{self, games};
use crate::route::Route;
use crate::services::display_settings::DisplaySettings;
use crate::services::engine_pool::EngineReply;
use crate::services::games::Games;
use crate::services::shortcuts::{self, Shortcut};
use crate::services::{crash_loop_guard, navigation, node, page, preferences, texts};
use crate::words::{self, Translated, language, messages, page_language, translate};
use table::board::BoardEvent;
use table::{Access, Action, Setup, Strength, TableState, Task};

/// What happens at a table.
pub(crate) enum Msg {
    /// An action.
    Act(Action),
    /// A button was pressed.
    Tool(Tool),
    /// A button in the message bar was pressed.
    Answer(Answer),
    /// Something is chosen for a new game.
    Choose(Setup),
    /// The chosen new game is started.
    Start,
    /// A saved game of the game with this id is to be opened.
    Continue(GameUid, String),
    /// The extra with this key is switched on or off.
    Toggle(&'static str),
    /// The dialog that opens games from texts is wanted, or no longer.
    Open(bool),
    /// A dialog is closed.
    CloseSheet,
    /// The late part of the program is to be fetched again.
    FetchLate,
    /// It is here, or not.
    Late(Result<LatePart, Unreachable>),
    /// Games can be saved from now on.
    Games(Games),
    /// Another page has saved a game.
    News(GameUid),
    /// Something came in from outside.
    Service(ServiceEvent),
    /// A key was pressed that does something at a table.
    Shortcut(Shortcut),
    /// Navigation: the page around the table now has another language or game.
    Moved,
}

/// Draws the open dialog of a table.
type DrawSheet = fn(&TableView, &Context<TableView>, &'static dyn GameTexts) -> Html;

/// The dialog that is open.
#[derive(Clone, PartialEq, Debug)]
enum Sheet {
    View,
    Seats,
    NewGame(Setup),
    Games,
    Resign,
    Share,
    Keys,
}

/// The callbacks of a table's parts; the same ones at every draw, so that a part that has not changed is left alone.
#[derive(Clone)]
struct Callbacks {
    action: Callback<Action>,
    board: Callback<BoardEvent>,
    tool: Callback<Tool>,
    answer: Callback<Answer>,
}

/// A table.
pub(crate) struct TableView {
    callbacks: Callbacks,
    state: TableState,
    setup: Setup,
    strength: Strength,
    services: Services,
    saving: Saving,
    /// Why the requested game is not on the table.
    trouble: Option<Trouble>,
    /// What waits for the late part.
    awaited: Option<Awaited>,
    /// What was mended in the position that the game begins with, in words.
    mended: Vec<String>,
    sheet: Option<Sheet>,
    /// Whether games are opened from texts. That goes on beside other dialogs.
    opens: bool,
    late: Late,
    /// The dialog's element.
    dialog: NodeRef,
    /// Whether somebody here has played since the page was opened.
    is_played: bool,
    /// Whether the game that the page began with is on the table.
    is_started: bool,
    /// Whether the focus returns to the board.
    is_back: bool,
    /// What the board shows beside the game.
    view: DisplaySettings,
    translated: RefCell<Translated>,
    /// What was told last beside the board.
    told: RefCell<Option<BesideBoard>>,
    /// The page around the table, which every page of the site holds, apart from the table.
    route: Route,
    /// The game that the page was last known or told to be about.
    about: &'static str,
    _drops: EventListener,
    _moves: EventListener,
    _keys: EventListener,
}

impl Component for TableView {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let route = Route::read(navigation::said);
        let usual = Setup::usual(route.game);
        let setup = preferences::level().map_or_else(|| usual.clone(), |level| usual.at_level(level));
        let strength = strength();
        let link = ctx.link();
        let mut services = Services::new(link.callback(Msg::Service), link.callback(Msg::News));
        services.open(named(), resumable(&route), link.callback(Msg::Games));
        let position = page::parameter("position").filter(|_| route.page == PageKind::Embed);
        let mut state = fresh(setup.record(games(), page::random()), strength);
        state.apply(Action::Prefer(preferences::read()));
        // Where a position is to be laid out nothing is played before that.
        if position.is_none() {
            services.ask_to_write(state.record().uid);
            state.apply(Action::SetAccess(Access::Editing));
        }
        let callbacks = Callbacks {
            action: link.callback(Msg::Act),
            board: link.callback(|event| Msg::Act(Action::Board(event))),
            tool: link.callback(Msg::Tool),
            answer: link.callback(Msg::Answer),
        };
        let view = DisplaySettings::read();
        state.apply(Action::Rename(state.naming().is_some_and(|key| view.shows(key))));
        TableView {
            callbacks,
            state,
            setup,
            strength,
            services,
            saving: Saving::default(),
            trouble: None,
            awaited: position.map(Awaited::Position),
            mended: Vec::new(),
            sheet: None,
            opens: false,
            late: Late::Unfetched,
            dialog: NodeRef::default(),
            is_played: false,
            is_started: false,
            is_back: false,
            view,
            translated: RefCell::default(),
            told: RefCell::default(),
            about: route.game,
            route,
            _drops: texts::listen(link.callback(|()| Msg::Open(true))),
            _moves: navigation::listen(link.callback(|()| Msg::Moved)),
            _keys: shortcuts::listen(link.callback(Msg::Shortcut)),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            // Most sites that the pointer crosses show nothing, and a draw of the page is costly.
            Msg::Act(action @ Action::Board(BoardEvent::Over(_) | BoardEvent::Hover(_) | BoardEvent::Focus(_))) => {
                let before = self.state.pointed();
                self.perform(action);
                return self.state.pointed() != before;
            }
            Msg::Act(action) => self.play(action),
            Msg::Tool(tool) => self.press(tool, ctx),
            Msg::Answer(Answer::Table(action)) => {
                // The button goes away with the question: whoever pressed it by key would lose the focus.
                self.is_back = matches!(action, Action::Choose(_) | Action::Throw);
                self.play(action);
            }
            Msg::Answer(Answer::TakeOver) => self.services.take_over(),
            Msg::Answer(Answer::Rematch) => self.begin(self.state.rematch(games(), page::random())),
            Msg::Answer(Answer::NextGame) => self.go_on_with_match(),
            Msg::Answer(Answer::NewGame) => self.open(Sheet::NewGame(self.setup.clone()), ctx),
            Msg::Choose(setup) => self.sheet = Some(Sheet::NewGame(setup)),
            Msg::Start => {
                if let Some(Sheet::NewGame(setup)) = self.close_sheet() {
                    let record = setup.record(games(), page::random());
                    self.setup = setup;
                    Level::first_in(&record).into_iter().for_each(|level| self.note_level(level));
                    self.begin(record);
                }
            }
            Msg::Continue(uid, game) => {
                self.close_sheet();
                if is_elsewhere(&game, &self.route) {
                    navigation::go_to_game(&game, uid);
                } else if uid != self.state.record().uid {
                    self.services.bring(uid);
                }
            }
            Msg::Toggle(key) => {
                self.view.toggle(key);
                self.name_sites();
            }
            Msg::Open(opens) => {
                // Whoever embeds a table has chosen what is on it.
                self.opens = opens && self.route.page != PageKind::Embed;
                if self.opens {
                    self.close_sheet();
                    self.want_late(ctx);
                }
            }
            Msg::CloseSheet => {
                self.close_sheet();
            }
            Msg::Late(fetched) => {
                // Its words have come with it. Without them it says what they are about.
                let _unread = page_language::follow();
                self.late = fetched.map_or(Late::Unreachable, Late::Here);
                if let Late::Here(part) = self.late {
                    program::take_reading(part.games.games);
                    if let Some(Awaited::Position(text)) = &self.awaited {
                        self.mended = (part.mended)(&self.setup, text, part.games.texts);
                    }
                    self.go_on_with_awaited();
                }
            }
            Msg::FetchLate => self.fetch_late(ctx),
            Msg::Games(games) => {
                self.services.take_games(games);
                return false;
            }
            Msg::News(uid) => {
                if uid == self.state.record().uid && self.state.access() == Access::Watching {
                    self.services.read(uid);
                }
                return false;
            }
            // The depth is all that a page shows of the progress.
            Msg::Service(ServiceEvent::Engine(EngineReply::Progress { depth, .. }))
                if self.state.thinking().is_some_and(|progress| progress.depth == depth) =>
            {
                return false;
            }
            Msg::Shortcut(shortcut) => self.press_key(shortcut, ctx),
            Msg::Service(word) => self.hear(word),
            Msg::Moved => {
                // Keep the current texts if the new ones cannot be read.
                let _unread = page_language::follow();
                self.route = Route::read(navigation::said);
                self.about = self.route.game;
            }
        }
        true
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        let wants_late =
            self.awaited.is_some() || self.trouble.is_some() || self.has_more_lines() || self.state.outcome().is_some();
        if wants_late && matches!(self.late, Late::Unfetched) {
            self.fetch_late(ctx);
        }
        let game = self.state.info().id;
        if self.route.page == PageKind::Game && self.about != game {
            self.about = game;
            navigation::move_to_game(game);
        }
        if self.sheet.is_some() || self.opens {
            node::show_modal(&self.dialog);
        }
        if std::mem::take(&mut self.is_back) {
            node::focus(".board [tabindex='0']");
        }
        // The board is there, with the game on it.
        if self.state.access() != Access::Asking && self.saving.is_there && !self.is_started {
            self.is_started = true;
            crash_loop_guard::succeed();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (state, info) = (&self.state, self.state.info());
        let Callbacks { board, tool, .. } = self.callbacks.clone();
        let marks = state.marks();
        let names = words::seen::names(state, &marks, &mut self.translated.borrow_mut());
        let marks = if self.is_told_at_once() { marks } else { marks.of_motion() };
        let n_entries = state.record().entries.len();
        let unread = self.unread(ctx);
        let BesideBoard { header, bar, moves, .. } = self.told();
        html! {
            <main
                class="game"
                data-ply={n_entries.to_string()}
                data-saved={self.saving.at.map(|at| at.to_string())}
                data-idle={(self.is_idle() || matches!(self.trouble, Some(Trouble::Position(..)))).then_some("")}
                data-past={state.looks_back().then_some("")}
                data-unread={unread.is_some().then_some("")}
            >
                { for unread }
                { header }
                <Board
                    game={info.id}
                    name={words::board(info.id)}
                    {names}
                    scene={Rc::new(state.scene())}
                    motion={state.motion()}
                    orientation={state.orientation()}
                    dice={state.dice_sites()}
                    marks={Rc::new(marks)}
                    extras={Rc::new(display_dialog::extras(&self.view, state))}
                    preview={state.preview()}
                    on_event={board}
                />
                { bar }
                <Actions capabilities={state.capabilities()} language={language()} on_tool={tool} />
                { moves }
                { self.sheet(ctx) }
            </main>
        }
    }
}

impl TableView {
    /// Performs an action of somebody here.
    fn play(&mut self, action: Action) {
        let n_entries = self.state.record().entries.len();
        self.perform(action);
        self.is_played |= self.state.record().entries.len() != n_entries;
    }

    fn perform(&mut self, action: Action) {
        if matches!(action, Action::Board(BoardEvent::Tap(_) | BoardEvent::Drag(_))) && self.state.has_computer() {
            self.services.warm();
        }
        match action {
            Action::Prefer(preferences) => preferences::save(preferences),
            Action::Reseat(_, PlayerKind::Computer(level)) => self.note_level(level),
            _ => {}
        }
        let tasks = self.state.apply(action);
        self.carry_out(tasks);
    }

    fn carry_out(&mut self, tasks: Vec<Task>) {
        for task in tasks {
            match task {
                Task::Save => self.save(),
                Task::Think(question) => self.services.think(*question),
                Task::Rest(ms) => self.services.rest(ms),
                Task::StopThinking => self.services.stop_thinking(),
            }
        }
    }

    /// The next table begins with the level that was chosen last.
    fn note_level(&mut self, level: Level) {
        self.setup.level = level;
        preferences::save_level(level);
    }

    /// Uses the wanted names of sites, where there are others.
    fn name_sites(&mut self) {
        let is_renamed = self.state.naming().is_some_and(|key| self.view.shows(key));
        if is_renamed != self.state.is_renamed() {
            self.perform(Action::Rename(is_renamed));
        }
    }

    /// Opens a dialog. What draws it is fetched with the first one.
    fn open(&mut self, sheet: Sheet, ctx: &Context<Self>) {
        self.sheet = Some(sheet);
        self.want_late(ctx);
    }

    fn want_late(&mut self, ctx: &Context<Self>) {
        if matches!(self.late, Late::Unfetched | Late::Unreachable) {
            self.fetch_late(ctx);
        }
    }

    fn fetch_late(&mut self, ctx: &Context<Self>) {
        let Some(fetch) = late::fetching() else { return };
        self.late = Late::Fetching;
        let link = ctx.link().clone();
        spawn_local(async move { link.send_message(Msg::Late(fetch().await)) });
    }

    /// Whether there is more than one line to show.
    fn has_more_lines(&self) -> bool {
        self.state.has_branches() || self.state.ended_at().is_some()
    }

    /// The open dialog.
    fn sheet(&self, ctx: &Context<Self>) -> Html {
        if self.sheet.is_none() && !self.opens {
            return Html::default();
        }
        let link = ctx.link();
        let dialog = Dialog { node: self.dialog.clone(), on_close: link.callback(|()| Msg::CloseSheet) };
        match self.late {
            Late::Here(part) => (part.draw)(self, ctx, part.games.texts),
            Late::Unfetched | Late::Fetching => dialog.waiting(translate(&messages::sheet_fetching())),
            Late::Unreachable => {
                let again = link.callback(|_: MouseEvent| Msg::FetchLate);
                let body = html! {
                    <>
                        <p>{ translate(&messages::sheet_unreachable_why()) }</p>
                        <button type="button" onclick={again}>{ translate(&messages::try_again()) }</button>
                    </>
                };
                dialog.view(translate(&messages::sheet_unreachable()), body)
            }
        }
    }

    /// Puts the next game of the match on the table; one that is already saved goes on.
    fn go_on_with_match(&mut self) {
        if let Some(record) = self.ended().and_then(|ended| ended.next) {
            self.services.find(record);
        }
    }

    /// Closes the dialog, if one is open. The browser restores the focus only if the page itself closes the dialog.
    fn close_sheet(&mut self) -> Option<Sheet> {
        node::close(&self.dialog);
        self.sheet.take()
    }
}

/// Overrides in the page's address of the computer's usual limits.
fn strength() -> Strength {
    let number = |name: &str| page::parameter(name).and_then(|text| text.parse::<u64>().ok());
    Strength { nodes: number("nodes"), seed: number("seed") }
}
