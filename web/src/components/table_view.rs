//! A table: the strip, the board, the bar, the buttons and the moves of one game, and what happens between them.

mod keeping;
mod laying;
mod saying;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use play::GameUid;
use yew::prelude::*;

use self::keeping::{Keeping, Trouble, elsewhere};
use self::laying::lay_out;
use super::actions::{Action, Actions};
use super::bar::{Answer, Bar};
use super::dialog::Dialog;
use super::games::KeptGames;
use super::moves::Moves;
use super::new_game::NewGame;
use super::outside::{Outside, Word};
use super::resign::Resignation;
use super::seats::SeatsSheet;
use super::strip::Strip;
use super::view::{self, ViewSheet};
use crate::board::{Board, BoardEvent};
use crate::route::{Page, Route};
use crate::services::games::{Games, Kept};
use crate::services::thinker::Thought;
use crate::services::view::View;
use crate::services::{habits, node, page, place, speech, start};
use crate::table::{self, Deed, Role, Setup, Strength, TableState, Task};
use crate::words::{self, Retold, told, tongue, ui};

/// What happens at a table.
pub(crate) enum Msg {
    /// Somebody does something.
    Deed(Deed),
    /// A button was pressed.
    Action(Action),
    /// A button in the bar was pressed.
    Answer(Answer),
    /// Something is chosen for a new game.
    Choose(Setup),
    /// The new game that was chosen is wanted.
    Start,
    /// A kept game is wanted.
    Continue(Kept),
    /// What has this key is to be shown on the board, or not any more.
    Toggle(&'static str),
    /// A dialog is closed.
    CloseSheet,
    /// Games can be kept from now on.
    Games(Games),
    /// Another page has kept a game.
    News(GameUid),
    /// Something comes from outside.
    Word(Word),
    /// The page around the table has become that of another language or game.
    Moved,
}

/// The dialog that is open.
#[derive(Clone, PartialEq, Debug)]
enum Sheet {
    View,
    Seats,
    NewGame(Setup),
    Games(Option<Vec<Kept>>),
    Resign,
}

/// What the parts of a table call; the same ones each time it is drawn, so that a part which has not changed is left alone.
#[derive(Clone)]
struct Callbacks {
    deed: Callback<Deed>,
    board: Callback<BoardEvent>,
    action: Callback<Action>,
    answer: Callback<Answer>,
}

/// A table.
pub(crate) struct TableView {
    callbacks: Callbacks,
    state: TableState,
    setup: Setup,
    strength: Strength,
    outside: Outside,
    keeping: Keeping,
    /// Why the game that was asked for is not on the table.
    trouble: Option<Trouble>,
    sheet: Option<Sheet>,
    /// The dialog's element.
    dialog: NodeRef,
    /// Whether the game that the page began with is on the table.
    is_started: bool,
    /// Whether the focus goes back to the board.
    is_back: bool,
    /// What is shown on the board beside the game.
    view: View,
    retold: RefCell<Retold>,
    /// The page that it is on, which every page of the site has in it already, but for the table.
    route: Route,
    /// The game that the page was last known or told to be about.
    about: &'static str,
    _moves: EventListener,
}

impl Component for TableView {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let route = Route::read(place::said);
        let setup = Setup::usual(route.game);
        let strength = strength();
        let link = ctx.link();
        let mut outside = Outside::new(link.callback(Msg::Word), link.callback(Msg::News));
        outside.open(link.callback(Msg::Games));
        let position = page::parameter("position").filter(|_| route.page == Page::Embed);
        let (mut state, refused) = lay_out(&setup, position, page::random(), strength);
        outside.ask_to_write(state.record().uid);
        state.apply(Deed::Habits(habits::read()));
        state.apply(Deed::Role(Role::Writing));
        let callbacks = Callbacks {
            deed: link.callback(Msg::Deed),
            board: link.callback(|event| Msg::Deed(Deed::Board(event))),
            action: link.callback(Msg::Action),
            answer: link.callback(Msg::Answer),
        };
        let view = View::read();
        state.apply(Deed::Rename(state.naming().is_some_and(|key| view.shows(key))));
        TableView {
            callbacks,
            state,
            setup,
            strength,
            outside,
            keeping: Keeping::default(),
            trouble: refused.map(Trouble::Position),
            sheet: None,
            dialog: NodeRef::default(),
            is_started: false,
            is_back: false,
            view,
            retold: RefCell::default(),
            about: route.game,
            route,
            _moves: place::listen(link.callback(|()| Msg::Moved)),
        }
    }

    fn update(&mut self, _ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            // Most of what is pointed at on the way shows nothing, and a page has much to draw.
            Msg::Deed(deed @ Deed::Board(BoardEvent::Over(_) | BoardEvent::Hover(_) | BoardEvent::Focus(_))) => {
                let before = self.state.pointed();
                self.perform(deed);
                return self.state.pointed() != before;
            }
            Msg::Deed(deed) => self.perform(deed),
            Msg::Action(action) => self.act(action),
            Msg::Answer(Answer::Table(deed)) => {
                // The button goes with the question: whoever has pressed it by key would be nowhere.
                self.is_back = matches!(deed, Deed::Choose(_) | Deed::Throw);
                self.perform(deed);
            }
            Msg::Answer(Answer::TakeOver) => self.outside.take_over(),
            Msg::Answer(Answer::Rematch) => self.begin(self.state.rematch(page::random())),
            Msg::Answer(Answer::NextGame) => self.go_on_with_match(),
            Msg::Answer(Answer::NewGame) => self.sheet = Some(Sheet::NewGame(self.setup.clone())),
            Msg::Choose(setup) => self.sheet = Some(Sheet::NewGame(setup)),
            Msg::Start => {
                if let Some(Sheet::NewGame(setup)) = self.close_sheet() {
                    self.begin(setup.record(page::random()));
                    self.setup = setup;
                }
            }
            Msg::Continue(kept) => {
                self.close_sheet();
                if let Some(id) = elsewhere(&kept, &self.route) {
                    place::go_to_game(&id, kept.uid);
                } else if kept.uid != self.state.record().uid {
                    self.bring_back(&kept);
                }
            }
            Msg::Toggle(key) => {
                self.view.toggle(key);
                self.name_sites();
            }
            Msg::CloseSheet => {
                self.close_sheet();
            }
            Msg::Games(games) => {
                self.outside.take_games(games);
                return false;
            }
            Msg::News(uid) => {
                if uid == self.state.record().uid && self.state.role() == Role::Watching {
                    self.outside.read(uid);
                }
                return false;
            }
            // Nothing else is shown of it than how far ahead the machine looks.
            Msg::Word(Word::Thought(Thought::Progress { depth, .. }))
                if self.state.thinking().is_some_and(|progress| progress.depth == depth) =>
            {
                return false;
            }
            Msg::Word(word) => self.hear(word),
            Msg::Moved => {
                // Words that cannot be read are no reason to lose those that are there.
                let _unread = speech::speak();
                self.route = Route::read(place::said);
                self.about = self.route.game;
            }
        }
        true
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        let game = self.state.info().id;
        if self.route.page == Page::Game && self.about != game {
            self.about = game;
            place::move_to_game(game);
        }
        if self.sheet.is_some() {
            node::show_modal(&self.dialog);
        }
        if std::mem::take(&mut self.is_back) {
            node::focus(".board [tabindex='0']");
        }
        // The board is there, with the game on it.
        if self.state.role() != Role::Asking && self.keeping.is_there && !self.is_started {
            self.is_started = true;
            start::succeed();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (state, info) = (&self.state, self.state.info());
        let Callbacks { deed, board, action, answer } = self.callbacks.clone();
        let marks = state.marks();
        let names = state.names(&marks, &mut self.retold.borrow_mut());
        let scene = state.scene();
        let (text, rule) = self.said();
        let n_entries = state.record().entries.len();
        let warning = self
            .trouble
            .as_ref()
            .map(Trouble::told)
            .or_else(|| self.keeping.error.as_ref().map(|error| told(&ui::keep_error(error))));
        let bar = Bar { narration: state.narration(), text, rule, warning, replies: self.replies(), on_answer: answer };
        html! {
            <main
                class="game"
                data-ply={n_entries.to_string()}
                data-saved={self.keeping.at.map(|at| at.to_string())}
                data-idle={self.is_idle().then_some("")}
            >
                { self.strip().view() }
                <Board
                    game={info.id}
                    name={words::board(info.id)}
                    {names}
                    scene={Rc::new(scene)}
                    motion={state.motion()}
                    bottom={state.bottom()}
                    dice={state.dice_sites()}
                    marks={Rc::new(marks)}
                    extras={Rc::new(view::extras(&self.view, state))}
                    preview={state.preview()}
                    on_event={board}
                />
                { bar.view() }
                <Actions can={state.can()} tongue={tongue()} on_action={action} />
                <Moves
                    turns={state.turns()}
                    moment={state.moment()}
                    {n_entries}
                    can_replay={state.can_replay()}
                    tongue={tongue()}
                    on_deed={deed}
                />
                { self.sheet(ctx) }
            </main>
        }
    }
}

impl TableView {
    fn perform(&mut self, deed: Deed) {
        if matches!(deed, Deed::Board(BoardEvent::Tap(_) | BoardEvent::Drag(_))) && self.state.has_machine() {
            self.outside.warm();
        }
        if let Deed::Habits(habits) = deed {
            habits::keep(habits);
        }
        let tasks = self.state.apply(deed);
        self.carry_out(tasks);
    }

    fn carry_out(&mut self, tasks: Vec<Task>) {
        for task in tasks {
            match task {
                Task::Keep => self.keep(),
                Task::Think(question) => self.outside.think(*question),
                Task::StopThinking => self.outside.stop_thinking(),
            }
        }
    }

    /// Gives sites the names that are wanted, where there are others.
    fn name_sites(&mut self) {
        let is_renamed = self.state.naming().is_some_and(|key| self.view.shows(key));
        if is_renamed != self.state.is_renamed() {
            self.perform(Deed::Rename(is_renamed));
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Table(deed) => self.perform(deed),
            Action::View => self.sheet = Some(Sheet::View),
            Action::Seats => self.sheet = Some(Sheet::Seats),
            Action::Resign => self.sheet = Some(Sheet::Resign),
            Action::NewGame => self.sheet = Some(Sheet::NewGame(self.setup.clone())),
            Action::Games => {
                self.sheet = Some(Sheet::Games(None));
                self.outside.list();
            }
        }
    }

    /// Puts the next game of the match on the table; one that is kept already goes on.
    fn go_on_with_match(&mut self) {
        if let Some(record) = self.state.match_after().and_then(|run| table::next_game(&run)) {
            self.outside.find(record);
        }
    }

    fn strip(&self) -> Strip {
        let state = &self.state;
        Strip {
            info: state.info(),
            prompt: state.prompt(),
            turn: state.turn(),
            sitter: state.sitter(),
            points: state.points(),
            figures: state.figures(),
            plates: state.plates(),
            thinking: self.thinking(),
            over: state.status().outcome().is_some(),
        }
    }

    /// What the machine is doing, if anything.
    fn thinking(&self) -> Option<String> {
        self.state.thinking().map(|progress| told(&ui::thinks(progress)))
    }

    /// Takes the dialog away, if one is open. The browser gives the focus back only to whoever closes it on the page.
    fn close_sheet(&mut self) -> Option<Sheet> {
        node::close(&self.dialog);
        self.sheet.take()
    }

    fn sheet(&self, ctx: &Context<Self>) -> Html {
        let dialog = Dialog { node: self.dialog.clone(), on_close: ctx.link().callback(|()| Msg::CloseSheet) };
        match &self.sheet {
            None => Html::default(),
            Some(Sheet::View) => ViewSheet {
                state: &self.state,
                view: &self.view,
                on_deed: &self.callbacks.deed,
                on_toggle: ctx.link().callback(Msg::Toggle),
                dialog,
            }
            .view(),
            Some(Sheet::Seats) => {
                SeatsSheet { state: &self.state, thinking: self.thinking(), on_deed: &self.callbacks.deed, dialog }
                    .view()
            }
            Some(Sheet::NewGame(setup)) => NewGame {
                setup,
                on_change: ctx.link().callback(Msg::Choose),
                on_start: ctx.link().callback(|()| Msg::Start),
                dialog,
            }
            .view(),
            Some(Sheet::Games(games)) => KeptGames {
                games: games.as_deref(),
                current: self.state.record().uid,
                on_open: ctx.link().callback(Msg::Continue),
                dialog,
            }
            .view(),
            Some(Sheet::Resign) => {
                let yes = |(by, points)| vec![Msg::CloseSheet, Msg::Deed(Deed::Resign(by, points))];
                Resignation {
                    info: self.state.info(),
                    by: &self.state.resigners(),
                    is_named: self.state.has_people() && self.state.info().leaders().count() > 2,
                    on_yes: &ctx.link().batch_callback(yes),
                    dialog,
                }
                .view()
            }
        }
    }
}

/// What the page's address asks of the machine, in place of what its levels have.
fn strength() -> Strength {
    let number = |name: &str| page::parameter(name).and_then(|text| text.parse::<u64>().ok());
    Strength { nodes: number("nodes"), seed: number("seed") }
}
