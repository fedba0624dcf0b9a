//! A table on a page: maps what the browser tells to events of the page, and what the page wants done to services. What
//! decides is [`page::Page`].

mod bar_words;
mod beside_board;
mod callbacks;
mod coach_views;
mod dialog_views;
mod dialogs;
mod effects;
mod in_place_of_board;
pub(crate) mod late;
mod late_effects;
mod late_views;
mod link_views;
pub(crate) mod start;
mod study_views;
mod trouble_words;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use page::{Effect, Event, Page};
use yew::prelude::*;

use self::beside_board::BesideBoard;
use self::callbacks::Callbacks;
use self::late::LatePart;
use super::table_services::Services;
use crate::board::Board;
use crate::components::beside_board::actions::Actions;
use crate::components::beside_board::board_extras;
use crate::components::beside_board::plates::Plates;
use crate::part::Unreachable;
use crate::program;
use crate::route::Route;
use crate::services::games::Games;
use crate::services::{drawings, file_import, host, navigation, shortcuts};
use crate::words::{self, Translated, language};

/// What comes to a table.
pub(crate) enum Msg {
    /// Something happens to the page.
    Page(Event),
    /// Games can be saved from now on.
    Games(Games),
    /// The late part of the program is here, or not.
    Late(Result<LatePart, Unreachable>),
}

impl From<Event> for Msg {
    fn from(event: Event) -> Msg {
        Msg::Page(event)
    }
}

/// A table.
pub(crate) struct TableView {
    page: Page,
    services: Services,
    callbacks: Callbacks,
    /// The late part, once it is here.
    late: Option<LatePart>,
    /// The element of the open dialog.
    dialog: NodeRef,
    /// What was translated for the last draw.
    translated: RefCell<Translated>,
    /// What was told last beside the board.
    told: RefCell<Option<BesideBoard>>,
    _listeners: Vec<EventListener>,
}

impl Component for TableView {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        let page = start::take();
        let mut listeners = vec![
            file_import::listen(link.callback(|()| Event::OpenTexts(true))),
            navigation::listen(link.callback(|()| Event::Moved(Route::read(navigation::said).game))),
            shortcuts::listen(link.callback(Event::Shortcut)),
            drawings::listen(link.callback(Event::Shape)),
        ];
        if page.place().is_embedded {
            listeners.push(host::listen(link.callback(Event::Host)));
        }
        let mut table = TableView {
            page,
            services: Services::new(link.callback(Msg::Page)),
            callbacks: Callbacks::new(link),
            late: None,
            dialog: NodeRef::default(),
            translated: RefCell::default(),
            told: RefCell::default(),
            _listeners: listeners,
        };
        table.happen(Event::Begin, ctx);
        table
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Page(event) => self.happen(event, ctx),
            Msg::Games(games) => {
                self.services.take_games(games);
                self.happen(Event::StoreOpened, ctx)
            }
            Msg::Late(fetched) => {
                if let Ok(part) = fetched {
                    program::take_reading(part.rules().games());
                    self.late = Some(part);
                }
                let rules = fetched.map(LatePart::rules).map_err(page::Unreachable::from);
                self.happen(Event::Late(rules), ctx)
            }
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        self.happen(Event::Drawn, ctx);
        if let Some(part) = self.late {
            part.views().name_tab(self);
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let page = &self.page;
        let (table, info) = (page.table(), page.table().info());
        let Callbacks { board, tool, .. } = self.callbacks.clone();
        let marks = table.marks();
        let names = words::seen::names(table, &marks, &mut self.translated.borrow_mut());
        let marks = if page.is_told_at_once() { marks } else { marks.of_motion() };
        let instead = self.in_place_of_board(ctx);
        let BesideBoard { header, plates: Plates { above, below }, bar, moves, .. } = self.beside_board();
        html! {
            <main
                class="game"
                data-ply={table.record().entries.len().to_string()}
                data-saved={page.saving().at().map(|at| at.to_string())}
                data-idle={page.is_idle().then_some("")}
                data-views={(table.is_viewed() && page.study().is_none()).then_some("")}
                data-study={page.study().is_some().then_some("")}
                data-about={bar_words::about_rules(table)}
                data-past={table.looks_back().then_some("")}
                data-unread={instead.is_some().then_some("")}
            >
                { for instead }
                { header }
                { above }
                <Board
                    game={info.id}
                    name={words::board(info.id)}
                    {names}
                    scene={Rc::new(table.scene())}
                    motion={table.motion()}
                    orientation={table.orientation()}
                    dice={table.dice_sites()}
                    marks={Rc::new(marks)}
                    extras={Rc::new(board_extras::extras(page.display(), table))}
                    preview={table.preview()}
                    on_event={board}
                />
                { below }
                { bar }
                if page.study().is_none() {
                    <Actions capabilities={table.capabilities()} has_hint={page.offers_hint()} language={language()} on_tool={tool} />
                }
                { moves }
                if let Some(part) = self.late {
                    { part.views().end_card(self, ctx) }
                }
                { self.dialogs(ctx) }
            </main>
        }
    }
}

impl TableView {
    /// Lets something happen to the page, and does what follows. Whether it is to be drawn again.
    fn happen(&mut self, event: Event, ctx: &Context<Self>) -> bool {
        let mut is_changed = false;
        for effect in self.page.apply(event) {
            match effect {
                Effect::Draw => is_changed = true,
                other => self.carry_out(other, ctx),
            }
        }
        is_changed
    }
}
