//! Opening games: from pasted texts, from files, and from what is dropped on the page. They become saved games. While
//! they are read the page can be used: the dialog becomes a strip at its edge, with a button that stops it.

mod reading;
mod report;

use std::cell::Cell;
use std::rc::Rc;

use ::page::SaveError;
use gloo_events::EventListener;
use play::formats::{Decoder, GameTexts, plain_line_ends};
use play::{GameUid, SavedGame, link};
use rules::{GameInfo, Message};
use yew::platform::spawn_local;
use yew::prelude::*;

use self::reading::{Found, Imported, Progress, Source, World};
use crate::components::parts::dialog::Dialog;
use crate::services::file_import::{self, Dropped, File, FileImport};
use crate::services::games::Games;
use crate::services::{navigation, node, page};
use crate::words::texts::messages;
use crate::words::{self, translate, ui};

/// The most megabytes that a text may have.
const MOST: u32 = 20;
/// How many games are saved without asking, and shown each by itself.
const FEW: usize = 20;
/// How many games are saved at once.
const AT_ONCE: usize = 100;
/// How long reading or saving takes until it is shown how far it has come, and from then on how often, in milliseconds.
const REST: u64 = 100;

/// The texts of the program's games.
#[derive(Clone, Copy)]
pub(crate) struct Readers(pub(crate) &'static dyn GameTexts);

impl PartialEq for Readers {
    /// A program has only these.
    fn eq(&self, _other: &Readers) -> bool {
        true
    }
}

/// Where games come from, and go to.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct OpeningProps {
    pub(crate) readers: Readers,
    /// The game that the page is about.
    pub(crate) info: &'static GameInfo,
    /// The saved games; `None` where games cannot be saved.
    pub(crate) games: Option<Games>,
    /// This saved game of the game with this id is to be put on the table.
    pub(crate) on_open: Callback<(GameUid, String)>,
    /// This game, which cannot be saved, is to be put on the table.
    pub(crate) on_show: Callback<SavedGame>,
    /// The dialog is closed.
    pub(crate) on_close: Callback<()>,
}

/// The dialog.
pub(crate) struct Opening {
    stage: Stage,
    /// What stands in the text field.
    text: AttrValue,
    /// The names of the files that were read; pasted and dropped texts have none.
    sources: Vec<Option<String>>,
    found: Vec<Found>,
    /// What is said about files that are not read.
    unread: Vec<Message>,
    /// Whether reading was stopped before its end.
    is_stopped: bool,
    stop: Rc<Cell<bool>>,
    dialog: NodeRef,
    field: NodeRef,
    files: NodeRef,
    _drops: EventListener,
}

/// How far it has come.
enum Stage {
    /// Its style is on its way.
    Begins,
    /// Texts can be given; at first, or when there was nothing in the last ones.
    Asks,
    /// They are read.
    Reads(Option<Progress>),
    /// They are read, and it is asked whether the games are to be saved.
    Wonders,
    /// So many games are saved so far.
    Saves(usize),
    /// Done.
    Tells(Result<usize, SaveError>),
}

pub(crate) enum Msg {
    Begin,
    Read,
    Chosen,
    Dropped,
    Take(Vec<Source>, Vec<Message>),
    Came(Progress),
    Done(Vec<Found>),
    Stop,
    Save,
    Saving(usize),
    Saved(Vec<Option<GameUid>>, Result<usize, SaveError>),
    Open(usize),
    Close,
}

impl Component for Opening {
    type Message = Msg;
    type Properties = OpeningProps;

    fn create(ctx: &Context<Self>) -> Self {
        let opening = Opening {
            stage: Stage::Begins,
            text: AttrValue::default(),
            sources: Vec::new(),
            found: Vec::new(),
            unread: Vec::new(),
            is_stopped: false,
            stop: Rc::default(),
            dialog: NodeRef::default(),
            field: NodeRef::default(),
            files: NodeRef::default(),
            _drops: file_import::listen(ctx.link().callback(|()| Msg::Dropped)),
        };
        ctx.link().send_future(async {
            let _styled = FileImport::fetch().await;
            Msg::Begin
        });
        opening
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Begin => {
                self.stage = Stage::Asks;
                ctx.link().send_message(Msg::Dropped);
            }
            Msg::Read => {
                self.text = file_import::typed(&self.field).into();
                if let Some((id, link)) = link::in_text(&self.text).filter(|(id, _)| words::is_game(id)) {
                    navigation::go_to_link(id, link);
                    return self.close(ctx);
                }
                self.take(ctx, vec![Dropped::Text(self.text.to_string())]);
            }
            Msg::Chosen => {
                let chosen = file_import::chosen(&self.files).into_iter().map(Dropped::File).collect();
                self.text = file_import::typed(&self.field).into();
                self.take(ctx, chosen);
            }
            Msg::Dropped => {
                let dropped = file_import::take_dropped();
                if dropped.is_empty() {
                    return false;
                }
                self.take(ctx, dropped);
            }
            Msg::Take(sources, unread) => {
                self.unread = unread;
                self.read(ctx, sources);
            }
            Msg::Came(progress) => {
                match self.stage {
                    // The page is free again: closing the dialog first gives the focus back.
                    Stage::Reads(None) => node::close(&self.dialog),
                    Stage::Reads(Some(_)) => {}
                    _ => return false,
                }
                self.stage = Stage::Reads(Some(progress));
            }
            Msg::Done(found) => {
                self.is_stopped = self.stop.get();
                self.found = found;
                match self.n_kept() {
                    0 => self.stage = Stage::Asks,
                    n if n > FEW || self.is_stopped => self.stage = Stage::Wonders,
                    _ => self.save(ctx),
                }
            }
            Msg::Stop => self.stop.set(true),
            Msg::Save => self.save(ctx),
            Msg::Saving(n) => self.stage = Stage::Saves(n),
            Msg::Saved(uids, result) => {
                let mut uids = uids.into_iter();
                for game in self.found.iter_mut().filter(|game| game.is_kept) {
                    game.uid = uids.next().flatten();
                }
                self.stage = Stage::Tells(result);
                if self.n_kept() == 1 {
                    self.open_first(ctx);
                    if !self.found.iter().any(Found::is_told) && self.unread.is_empty() {
                        return self.close(ctx);
                    }
                }
            }
            Msg::Open(idx) => {
                let game = self.found.get(idx);
                if let Some((uid, id)) = game.and_then(|game| Some((game.uid?, game.head.id.clone()))) {
                    ctx.props().on_open.emit((uid, id));
                }
                return self.close(ctx);
            }
            Msg::Close => return self.close(ctx),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.stage {
            Stage::Reads(Some(progress)) => self.strip(ctx, progress),
            _ => {
                let dialog = Dialog { node: self.dialog.clone(), on_close: ctx.link().callback(|()| Msg::Close) };
                dialog.view(translate(&messages::texts_open_heading()), self.body(ctx))
            }
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if !matches!(self.stage, Stage::Reads(Some(_))) {
            node::show_modal(&self.dialog);
        }
    }

    fn destroy(&mut self, _ctx: &Context<Self>) {
        self.stop.set(true);
    }
}

impl Opening {
    fn n_kept(&self) -> usize {
        self.found.iter().filter(|game| game.is_kept).count()
    }

    /// Takes in files and texts, to be read as soon as they are here.
    fn take(&mut self, ctx: &Context<Self>, items: Vec<Dropped>) {
        let link = ctx.link().clone();
        self.renew();
        spawn_local(async move {
            let (mut sources, mut unread) = (Vec::new(), Vec::new());
            let import = FileImport::fetch().await;
            for item in items {
                match (item, &import) {
                    (Dropped::Text(text), _) if text.len() as f64 > most() => {
                        unread.push(messages::texts_too_large(translate(&messages::texts_text()), MOST));
                    }
                    (Dropped::Text(text), _) => sources.push(Source { name: None, text: plain_line_ends(text) }),
                    (Dropped::File(file), _) if file.len() > most() => {
                        unread.push(messages::texts_too_large(file.name(), MOST));
                    }
                    (Dropped::File(file), Ok(import)) => match decoded(import, &file).await {
                        Some(text) => sources.push(Source { name: Some(file.name()), text }),
                        None => unread.push(messages::texts_unread(file.name())),
                    },
                    (Dropped::File(file), Err(_)) => unread.push(messages::texts_unread(file.name())),
                }
            }
            link.send_message(Msg::Take(sources, unread));
        });
    }

    /// Forgets what was read before.
    fn renew(&mut self) {
        self.stop.set(true);
        self.stop = Rc::default();
        self.stage = Stage::Reads(None);
        self.sources.clear();
        self.found.clear();
        self.unread.clear();
        self.is_stopped = false;
    }

    fn read(&mut self, ctx: &Context<Self>, sources: Vec<Source>) {
        self.sources = sources.iter().map(|source| source.name.clone()).collect();
        let (readers, id, link) = (ctx.props().readers, ctx.props().info.id, ctx.link().clone());
        let stop = self.stop.clone();
        spawn_local(async move {
            let import = FileImport::fetch().await.ok();
            let tell = link.callback(Msg::Came);
            let world = Page { import, tell, stop: stop.clone(), told: Cell::new(page::uptime()) };
            let found = reading::read(readers.0, id, &sources, &world).await;
            link.send_message(Msg::Done(found));
        });
    }

    /// Saves what was read.
    fn save(&mut self, ctx: &Context<Self>) {
        let kept: Vec<Imported> = self.found.iter_mut().filter_map(|game| game.kept.take()).collect();
        self.stage = Stage::Saves(0);
        if ctx.props().games.is_none() {
            let error = SaveError::Blocked(String::new());
            if let [(saved, _)] = kept.as_slice() {
                ctx.props().on_show.emit(saved.clone());
            }
            return ctx.link().send_message(Msg::Saved(Vec::new(), Err(error)));
        }
        let link = ctx.link().clone();
        spawn_local(async move {
            let (uids, result) = match FileImport::fetch().await {
                Ok(import) => saved(&import, kept, &link.callback(Msg::Saving)).await,
                Err(_) => (Vec::new(), Err(SaveError::Broken("a script is missing".to_owned()))),
            };
            link.send_message(Msg::Saved(uids, result));
        });
    }

    fn open_first(&self, ctx: &Context<Self>) {
        let opened = self.found.iter().find_map(|game| Some((game.uid?, game.head.id.clone())));
        opened.into_iter().for_each(|opened| ctx.props().on_open.emit(opened));
    }

    fn close(&self, ctx: &Context<Self>) -> bool {
        node::close(&self.dialog);
        ctx.props().on_close.emit(());
        false
    }

    /// How far reading has come, beside the page.
    fn strip(&self, ctx: &Context<Self>, progress: &Progress) -> Html {
        let Progress { read, all, n_games } = *progress;
        let stop = ctx.link().callback(|_: MouseEvent| Msg::Stop);
        html! {
            <dialog key="strip" class="strip" open={true} ref={self.dialog.clone()} aria-labelledby="strip-heading">
                <p id="strip-heading">{ translate(&messages::texts_reading(read, all, n_games)) }</p>
                <progress value={read.to_string()} max={all.to_string()} aria-labelledby="strip-heading" />
                <button type="button" data-stop="" onclick={stop}>{ translate(&messages::texts_stop()) }</button>
            </dialog>
        }
    }

    fn body(&self, ctx: &Context<Self>) -> Html {
        let button = |words: Message, class: &'static str, does: fn() -> Msg| {
            let press = ctx.link().callback(move |_: MouseEvent| does());
            html! { <button type="button" {class} onclick={press}>{ translate(&words) }</button> }
        };
        let has_read = !self.sources.is_empty() || !self.unread.is_empty();
        let said = match &self.stage {
            Stage::Asks if has_read && self.is_stopped => Some(messages::texts_stopped(0_usize)),
            Stage::Asks if has_read => Some(messages::texts_none()),
            Stage::Begins | Stage::Asks | Stage::Reads(_) => None,
            Stage::Wonders if self.is_stopped => Some(messages::texts_stopped(self.n_kept())),
            Stage::Wonders => None,
            Stage::Saves(n) => Some(messages::texts_saving(*n, self.n_kept())),
            Stage::Tells(Ok(n)) => Some(messages::texts_saved(*n)),
            Stage::Tells(Err(error)) => Some(ui::keep_error(error)),
        };
        let asks = match &self.stage {
            Stage::Asks | Stage::Reads(None) => {
                let choose = ctx.link().callback(|_: Event| Msg::Chosen);
                html! {
                    <>
                        <label class="field">
                            <span>{ translate(&messages::texts_paste()) }</span>
                            <textarea
                                ref={self.field.clone()}
                                data-paste=""
                                rows="6"
                                dir="ltr"
                                spellcheck="false"
                                value={self.text.clone()}
                            />
                        </label>
                        { button(messages::texts_read(), "button-main", || Msg::Read) }
                        <label class="field">
                            <span>{ translate(&messages::texts_choose()) }</span>
                            <input ref={self.files.clone()} data-files="" type="file" multiple={true} onchange={choose} />
                        </label>
                        <p class="sheet-note">{ translate(&messages::texts_drop()) }</p>
                    </>
                }
            }
            Stage::Wonders => html! {
                <>
                    <p>{ translate(&messages::texts_ask(self.n_kept())) }</p>
                    <div class="replies">
                        { button(messages::texts_save_all(), "button-main", || Msg::Save) }
                        { button(messages::texts_discard(), "", || Msg::Close) }
                    </div>
                </>
            },
            Stage::Begins | Stage::Reads(_) | Stage::Saves(_) | Stage::Tells(_) => Html::default(),
        };
        html! {
            <div class="opening">
                <p class="sheet-told" role="status">{ for said.map(|said| translate(&said)) }</p>
                { asks }
                if matches!(self.stage, Stage::Tells(_)) && (2..=FEW).contains(&self.n_kept()) {
                    <ul class="opened">
                        { for self.found.iter().enumerate().filter(|(_, game)| game.uid.is_some()).map(|(idx, game)| {
                            let open = ctx.link().callback(move |_: MouseEvent| Msg::Open(idx));
                            html! { <li><button type="button" onclick={open}>{ report::title(game, idx + 1) }</button></li> }
                        }) }
                    </ul>
                }
                { for self.unread.iter().map(|why| html! { <p>{ translate(why) }</p> }) }
                if !matches!(self.stage, Stage::Reads(_)) {
                    { report::view(&self.found, &self.sources, ctx.props().info) }
                }
            </div>
        }
    }
}

/// The most bytes that a text may have.
fn most() -> f64 {
    f64::from(MOST) * 1e6
}

/// The text of a file, decoded part by part.
async fn decoded(import: &FileImport, file: &File) -> Option<String> {
    let language = navigation::said("lang").unwrap_or_default();
    let mut decoder = Decoder::new(import.bytes(file).await.ok()?, &language);
    while decoder.advance() {
        import.pause().await;
    }
    Some(decoder.finish())
}

/// Saves games. Gives the uid of each that is saved, in order, and how many there are.
async fn saved(
    import: &FileImport,
    mut kept: Vec<Imported>,
    tell: &Callback<usize>,
) -> (Vec<Option<GameUid>>, Result<usize, SaveError>) {
    let mut uids = Vec::new();
    let mut told = page::uptime();
    for some in kept.chunks_mut(AT_ONCE) {
        if let Err(error) = add(import, some).await {
            return (uids, Err(error));
        }
        uids.extend(some.iter().map(|(saved, _)| Some(saved.uid)));
        if page::uptime() - told >= REST {
            told = page::uptime();
            tell.emit(uids.len());
        }
    }
    let n = uids.len();
    (uids, Ok(n))
}

/// Saves some games at once; those whose numbers are taken get others.
async fn add(import: &FileImport, kept: &mut [Imported]) -> Result<(), SaveError> {
    let mut taken = import.add(kept).await?;
    // Two draws of the same number are a miracle, and many in a row are a fault.
    for _ in 0..3 {
        if taken.is_empty() {
            break;
        }
        let mut others: Vec<Imported> = Vec::new();
        for idx in &taken {
            if let Some(game) = kept.get_mut(*idx) {
                reading::renumber(game, GameUid(page::random()));
                others.push(game.clone());
            }
        }
        let again = import.add(&others).await?;
        taken = again.into_iter().filter_map(|idx| taken.get(idx).copied()).collect();
    }
    Ok(())
}

/// Reading on a page.
struct Page {
    /// Without them nothing can wait, and all is read at once.
    import: Option<FileImport>,
    tell: Callback<Progress>,
    stop: Rc<Cell<bool>>,
    /// When it was last told how far reading has come.
    told: Cell<u64>,
}

impl World for Page {
    fn now(&self) -> f64 {
        page::now()
    }

    fn draw(&self) -> u64 {
        page::random()
    }

    async fn pause(&self, progress: Progress) {
        if page::uptime() - self.told.get() >= REST {
            self.told.set(page::uptime());
            self.tell.emit(progress);
        }
        if let Some(import) = &self.import {
            import.pause().await;
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.get()
    }
}
