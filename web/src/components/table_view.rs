//! A table: the game header, board, message bar, buttons and moves of one game, and what happens between them.

mod beside;
mod callbacks;
mod dialogs;
mod embedded;
mod hosted;
pub(crate) mod late;
mod laying;
mod performing;
mod pressing;
mod saving;
mod saying;
mod sheet;
mod sheets;
pub(crate) mod start;
mod studying;
mod telling;
mod unread;
mod waiting;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use play::formats::GameTexts;
use play::think::Reply;
use play::{EnterError, GameUid, TimeControl};
use yew::prelude::*;

use self::callbacks::Callbacks;
use self::embedded::Embedded;
use self::hosted::Hosted;
use self::late::{Late, LatePart};
use self::saving::{Awaited, Saving, Trouble, is_elsewhere, named, resumable};
use self::sheet::Sheet;
use self::start::Start;
use self::studying::Studying;
use self::telling::BesideBoard;
use self::waiting::Waiting;
use super::actions::{Actions, Tool};
use super::board_extras;
use super::message_bar::Answer;
use super::table_services::{ServiceEvent, Services};
use crate::board::Board;
use crate::page_data::PageKind;
use crate::part::Unreachable;
use crate::program::{self, games};
use crate::route::Route;
use crate::services::display_settings::DisplaySettings;
use crate::services::games::Games;
use crate::services::layers::Layer;
use crate::services::shortcuts::{self, Shortcut};
use crate::services::{crash_loop_guard, drawings, navigation, node, page, texts};
use crate::words::{self, Translated, language, page_language};
use table::board::BoardEvent;
use table::{Access, Action, Notice, RareAction, Setup, Strength, TableState, Task};

/// What happens at a table.
pub(crate) enum Msg {
    /// An action.
    Act(Action),
    /// A rare one, which the late part performs.
    Rare(RareAction),
    /// A shape was drawn on the board.
    Drawn(String),
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
    /// A move was typed.
    Typed(String),
    /// The dialog that opens games from texts is wanted, or no longer.
    Open(bool),
    /// The board is to be embedded in another page.
    Embed,
    /// The board is to be printed.
    Print,
    /// A dialog is closed.
    CloseSheet,
    /// The late part of the program is to be fetched again.
    FetchLate,
    /// It is here, or not.
    Late(Result<LatePart, Unreachable>),
    /// A layer of the program is here, or not.
    Layer(Layer, Result<(), Unreachable>),
    /// What follows from something that has happened is to be done.
    CarryOut(Vec<Task>),
    /// Games can be saved from now on.
    Games(Games),
    /// Another page has saved a game.
    News(GameUid),
    /// Something came in from outside.
    Service(ServiceEvent),
    /// The page around the table has said something.
    Host(String),
    /// A key was pressed that does something at a table.
    Shortcut(Shortcut),
    /// Navigation: the page around the table now has another language or game.
    Moved,
}

/// Draws the open dialog of a table.
type DrawSheet = fn(&TableView, &Context<TableView>, &'static dyn GameTexts) -> Html;

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
    /// What was made of the text that the game comes from, in words.
    mended: Vec<String>,
    /// What the page's address asks for.
    embedded: Embedded,
    /// What the page around the table has said, and was told.
    hosted: Hosted,
    /// The study on the table, if one is.
    study: Option<Studying>,
    sheet: Option<Sheet>,
    /// What was typed last as a move and is none, and why.
    untyped: Option<(String, EnterError)>,
    /// A shape that was drawn before the late part was here to keep it.
    drawn: Option<String>,
    /// Whether the focus goes to the field for moves, once it is there.
    is_to_type: bool,
    /// Whether the dialog for a new game shows the options of the game.
    shows_options: bool,
    /// Whether games are opened from texts. That goes on beside other dialogs.
    opens: bool,
    late: Late,
    waiting: Waiting,
    /// The dialog's element.
    dialog: NodeRef,
    /// Whether somebody here has played since the page was opened.
    is_played: bool,
    /// Whether the game that the page began with is on the table.
    is_started: bool,
    /// Whether the focus returns to the board.
    is_back: bool,
    /// Whether another game has come on the table: its top comes into view.
    is_new: bool,
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
    _drawn: EventListener,
}

impl Component for TableView {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let Start { route, embedded, setup, strength, mut state, view } = start::take();
        let link = ctx.link();
        let mut services = Services::new(link.callback(Msg::Service), link.callback(Msg::News));
        let awaited = embedded.awaited().map(Awaited::Begin);
        // Where something is asked for, no other game is gone on with.
        services.open(named(), resumable(&route).filter(|_| awaited.is_none()), link.callback(Msg::Games));
        // Where something is to be laid out nothing is played before that.
        let mut begun = Vec::new();
        if awaited.is_none() {
            services.ask_to_write(state.record().uid);
            begun = state.apply(Action::SetAccess(Access::Editing));
        }
        let callbacks = Callbacks {
            action: link.callback(Msg::Act),
            rare: link.callback(Msg::Rare),
            board: link.callback(|event| Msg::Act(Action::Board(event))),
            tool: link.callback(Msg::Tool),
            answer: link.callback(Msg::Answer),
            typed: link.callback(Msg::Typed),
            tasks: link.callback(Msg::CarryOut),
        };
        state.apply(Action::Rename(state.naming().is_some_and(|key| view.shows(key))));
        let mut table = TableView {
            callbacks,
            state,
            setup,
            strength,
            services,
            saving: Saving::default(),
            trouble: None,
            awaited,
            mended: Vec::new(),
            embedded,
            hosted: Hosted::listen(&route, link.callback(Msg::Host)),
            study: None,
            sheet: None,
            untyped: None,
            drawn: None,
            is_to_type: false,
            shows_options: false,
            opens: false,
            late: Late::Unfetched,
            waiting: Waiting::default(),
            dialog: NodeRef::default(),
            is_played: false,
            is_started: false,
            is_back: false,
            is_new: false,
            view,
            translated: RefCell::default(),
            told: RefCell::default(),
            about: route.game,
            route,
            _drops: texts::listen(link.callback(|()| Msg::Open(true))),
            _moves: navigation::listen(link.callback(|()| Msg::Moved)),
            _keys: shortcuts::listen(link.callback(Msg::Shortcut)),
            _drawn: drawings::listen(link.callback(Msg::Drawn)),
        };
        // The computer may begin.
        begun.retain(|task| !matches!(task, Task::Save));
        table.carry_out(begun);
        table
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let Some(msg) = self.admitted(msg, ctx) else { return true };
        match msg {
            // Most sites that the pointer crosses show nothing, and a draw of the page is costly.
            Msg::Act(action @ Action::Board(BoardEvent::Over(_) | BoardEvent::Hover(_) | BoardEvent::Focus(_))) => {
                let before = self.state.pointed();
                self.perform(action);
                return self.state.pointed() != before;
            }
            Msg::Act(action) => self.play(action),
            Msg::Rare(action) => self.perform_rare(action),
            Msg::Drawn(shape) => {
                self.drawn = Some(shape);
                self.want_late(ctx);
                self.draw_shapes();
            }
            Msg::Tool(tool) => self.press(tool, ctx),
            Msg::Answer(Answer::Table(action)) => {
                // The button goes away with the question: whoever pressed it by key would lose the focus.
                self.is_back = matches!(action, Action::Choose(_) | Action::Throw | Action::Confirm);
                self.play(action);
            }
            Msg::Answer(Answer::Rare(action)) => self.perform_rare(action),
            Msg::Answer(Answer::TakeOver) => self.services.take_over(),
            Msg::Answer(Answer::Study(act)) => self.study(act),
            Msg::Answer(Answer::Rematch) => {
                let time = self.state.tags().get(TimeControl::TAG).map(str::to_owned);
                self.begin(self.state.rematch(games(), page::random()));
                self.set_clock(time);
            }
            Msg::Answer(Answer::NextGame) => self.go_on_with_match(),
            Msg::Answer(Answer::NewGame) => self.open(Sheet::NewGame(self.setup.clone()), ctx),
            Msg::Answer(Answer::Options) => {
                self.shows_options = true;
                self.open(Sheet::NewGame(self.setup.clone()), ctx);
            }
            Msg::Choose(setup) => self.sheet = Some(Sheet::NewGame(setup)),
            Msg::Start => {
                if let Some(Sheet::NewGame(setup)) = self.close_sheet() {
                    let record = setup.record(games(), page::random());
                    self.setup = setup;
                    record.first_level().into_iter().for_each(|level| self.note_level(level));
                    let time = self.setup.clock.filter(|_| self.setup.has_people(games()));
                    self.begin(record);
                    self.set_clock(time.map(str::to_owned));
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
            Msg::Typed(text) => {
                if let Late::Here(part) = self.late {
                    (part.type_move)(self, text, part.games.texts);
                }
            }
            Msg::Open(opens) => {
                // Whoever embeds a table has chosen what is on it.
                self.opens = opens && self.route.page != PageKind::Embed;
                if self.opens {
                    self.close_sheet();
                    self.want_late(ctx);
                }
            }
            Msg::Embed => {
                self.close_sheet();
                self.open(Sheet::Embed, ctx);
            }
            Msg::Print => {
                self.close_sheet();
                self.open(Sheet::Print, ctx);
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
                    self.go_on_with_awaited();
                    self.obey_host();
                }
            }
            Msg::FetchLate => self.fetch_late(ctx),
            Msg::Layer(layer, came) => self.take_layer(layer, came, ctx),
            Msg::CarryOut(tasks) => self.carry_out(tasks),
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
            Msg::Service(ServiceEvent::Engine(Reply::Progress { depth, .. }))
                if self.state.thinking().is_some_and(|progress| progress.depth == depth) =>
            {
                return false;
            }
            Msg::Host(text) => {
                self.hosted.heard.push(text);
                self.want_late(ctx);
                self.obey_host();
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
        self.follow_study();
        true
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        let wants_late = self.awaited.is_some()
            || self.trouble.is_some()
            || self.has_more_lines()
            || matches!(self.state.notice(), Some(Notice::Inspecting(_)))
            || self.state.outcome().is_some()
            || self.state.tags().get(TimeControl::TAG).is_some()
            || !self.state.notes().is_empty()
            || self.embedded.wanted.is_odd
            || self.state.looks_back();
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
        self.draw_shapes();
        self.tell_host();
        if std::mem::take(&mut self.is_new) {
            node::show_top(".game");
            // What was pressed for it is gone, with its dialog or its card.
            node::focus_in_place(".board [tabindex='0']");
        }
        if std::mem::take(&mut self.is_back) {
            node::focus(".board [tabindex='0']");
        }
        if self.is_to_type && matches!(self.late, Late::Here(_)) {
            self.is_to_type = false;
            node::focus("[name='move']");
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
                data-idle={(self.is_idle() || matches!(self.trouble, Some(Trouble::NotLaid(_)))).then_some("")}
                data-views={(state.is_viewed() && self.study.is_none()).then_some("")}
                data-study={self.study.is_some().then_some("")}
                data-about={self.about_rules()}
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
                    extras={Rc::new(board_extras::extras(&self.view, state))}
                    preview={state.preview()}
                    on_event={board}
                />
                { bar }
                if self.study.is_none() {
                    <Actions capabilities={state.capabilities()} language={language()} on_tool={tool} />
                }
                { moves }
                if let Late::Here(part) = self.late {
                    { (part.draw_end)(self, ctx) }
                }
                { self.sheet(ctx) }
            </main>
        }
    }
}

/// Overrides in the page's address of the computer's usual limits.
fn strength() -> Strength {
    let number = |name: &str| page::parameter(name).and_then(|text| text.parse::<u64>().ok());
    Strength { nodes: number("nodes"), seed: number("seed") }
}
