//! Passing on the game on the table: its texts, the position in view, and a picture of the board.

use futures_util::future::join;
use page::Page;
use play::formats::{PositionText, TextFormat, dated};
use play::link::MAX_OFFERED;
use play::{Checked, Record};
use rules::Message;
use rules::notation::Format;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::program::LateGames;
use crate::services::Failed;
use crate::services::clipboard::Clipboard;
use crate::services::page::{self as of_page, day};
use crate::services::picture_export::PictureExport;
use crate::words::texts::{caveat, form, messages, position_form};
use crate::words::{late_messages, translate};

/// The width of a picture, in pixels.
const WIDTH: u32 = 1024;

/// A text to be passed on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Written {
    /// The name of its form, in words.
    label: String,
    text: String,
    /// Its file, if it can be one: the name and the media type.
    file: Option<(String, &'static str)>,
    /// What else is to be said of it.
    note: Option<String>,
}

/// What is passed on.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ShareProps {
    /// The game.
    games: Vec<Written>,
    /// The position in view.
    positions: Vec<Written>,
    /// What was found out about the throws of a game by links.
    throws: Option<Checked>,
    /// The beginning of the names of all files.
    name: String,
    /// Shows what somebody puts in a page of theirs, if that is offered.
    on_embed: Option<Callback<MouseEvent>>,
}

impl ShareProps {
    /// The game on the table of a page.
    pub(crate) fn of(page: &Page, games: &LateGames, on_embed: Option<Callback<MouseEvent>>) -> ShareProps {
        let (state, changed) = (page.table(), page.saving().changed());
        let throws = page.lots().and_then(|lots| games.lots.check(state.record(), &lots).ok());
        let (id, texts) = (state.info().id, games.texts);
        let name = format!("{id}-{}", day(None));
        let dated = dated(state.tree(), &day(changed));
        let written = texts.formats(id).into_iter().filter_map(|format| {
            let tree = if format == TextFormat::RECORD { state.tree() } else { &dated };
            let text = texts.write(format.key, &[tree]).ok()?;
            let file = Some((format!("{name}.{}", format.extension), format.media_type));
            let note = texts.caveat(format.key, state.tree()).map(|why| translate(&caveat(state.info(), &why)));
            Some(Written { label: translate(&form(format.key)), text, file, note })
        });
        let shared = state.record().to_share();
        let whole = linked(games, &shared, messages::link_game());
        let all = whole.into_iter().chain(written).collect();
        let position = |(format, position): (Format, PositionText)| {
            let steps = position.steps.join(", ");
            let note = (!steps.is_empty()).then(|| translate(&messages::texts_steps(steps)));
            Written { label: translate(&position_form(format)), text: position.text, file: None, note }
        };
        let texts = state.position_texts(texts);
        let at = texts.first().map(|(_, position)| Record {
            start: Some(position.text.clone()),
            entries: Vec::new(),
            ..shared.clone()
        });
        let here = at.and_then(|record| linked(games, &record, messages::link_position()));
        let positions = here.into_iter().chain(texts.into_iter().map(position)).collect();
        ShareProps { games: all, positions, throws, name, on_embed }
    }
}

/// A game as a link.
fn linked(games: &LateGames, record: &Record, label: Message) -> Option<Written> {
    let link = games.links.write_link(record).ok()?;
    let note = (link.len() > MAX_OFFERED).then(|| translate(&messages::link_too_long(link.len())));
    Some(Written { label: translate(&label), text: of_page::linked(&record.id, &link), file: None, note })
}

/// The dialog's content.
pub(crate) struct Share {
    /// What copies and what saves, where they could be fetched, as the dialog opens: a touch must not wait for them.
    fetched: Option<Fetched>,
    /// The text fields, those of the game first.
    fields: Vec<NodeRef>,
    /// What is said about the last touch. Said twice in a row, it is drawn anew, and so read out again.
    said: (u32, Option<Message>),
}

/// What the dialog fetches.
#[derive(Clone, Debug)]
pub(crate) struct Fetched {
    clipboard: Option<Clipboard>,
    export: Option<PictureExport>,
}

impl Fetched {
    async fn fetch() -> Fetched {
        let (clipboard, export) = join(Clipboard::fetch(), PictureExport::fetch()).await;
        Fetched { clipboard: clipboard.ok(), export: export.ok() }
    }
}

pub(crate) enum Msg {
    Fetched(Fetched),
    Copy(usize),
    Save(usize),
    Picture(&'static str),
    Say(Message),
}

impl Component for Share {
    type Message = Msg;
    type Properties = ShareProps;

    fn create(ctx: &Context<Self>) -> Self {
        ctx.link().send_future(async { Msg::Fetched(Fetched::fetch().await) });
        let mut share = Share { fetched: None, fields: Vec::new(), said: (0, None) };
        share.provide_fields(ctx);
        share
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let ShareProps { games, positions, name, .. } = ctx.props();
        let link = ctx.link().clone();
        let (clipboard, export) =
            self.fetched.clone().map_or((None, None), |fetched| (fetched.clipboard, fetched.export));
        let fields = &self.fields;
        match msg {
            Msg::Fetched(fetched) => {
                self.fetched = Some(fetched);
                true
            }
            Msg::Copy(idx) => {
                let Some(text) = games.iter().chain(positions).nth(idx).map(|written| written.text.clone()) else {
                    return false;
                };
                let field = fields.get(idx).cloned().unwrap_or_default();
                spawn_local(async move { link.send_message(Msg::Say(copy(clipboard, &text, &field).await)) });
                false
            }
            Msg::Save(idx) => {
                if let Some(Written { text, file: Some((name, media_type)), .. }) = games.get(idx)
                    && export.is_none_or(|export| export.save(name, media_type, text).is_err())
                {
                    return self.say(messages::texts_by_hand());
                }
                false
            }
            Msg::Picture(kind) => {
                let name = format!("{name}.{kind}");
                spawn_local(async move {
                    let saved = match export {
                        Some(export) => export.save_picture(kind, &name, WIDTH).await,
                        None => Err(Failed),
                    };
                    match saved {
                        Ok(true) => {}
                        Ok(false) => link.send_message(Msg::Say(messages::texts_hidden_picture())),
                        Err(Failed) => link.send_message(Msg::Say(messages::texts_no_picture())),
                    }
                });
                false
            }
            Msg::Say(said) => self.say(said),
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        if self.fetched.is_none() {
            return Html::default();
        }
        let ShareProps { games, positions, throws, on_embed, .. } = ctx.props();
        let row = |(idx, written): (usize, &Written)| self.row(ctx, idx, written);
        let mut rows = games.iter().chain(positions).enumerate().map(row);
        let of_game: Vec<Html> = rows.by_ref().take(games.len()).collect();
        let of_position: Vec<Html> = rows.collect();
        let picture = |kind: &'static str, words: Message| {
            let save = ctx.link().callback(move |_: MouseEvent| Msg::Picture(kind));
            html! { <button type="button" data-picture={kind} onclick={save}>{ translate(&words) }</button> }
        };
        let (n_said, said) = &self.said;
        html! {
            <div class="share">
                <h3>{ translate(&messages::texts_whole()) }</h3>
                { for of_game }
                if let Some(throws) = throws {
                    { proof(throws) }
                }
                <h3>{ translate(&messages::texts_position()) }</h3>
                { for of_position }
                <h3>{ translate(&messages::texts_picture()) }</h3>
                <div class="replies">
                    { picture("svg", messages::texts_save_svg()) }
                    { picture("png", messages::texts_save_png()) }
                </div>
                <p class="sheet-told" role="status">
                    if let Some(said) = said {
                        <span key={*n_said}>{ translate(said) }</span>
                    }
                </p>
                if let Some(embed) = on_embed {
                    <button type="button" data-embed="" onclick={embed}>{ translate(&late_messages::embed()) }</button>
                }
            </div>
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, _old: &ShareProps) -> bool {
        self.provide_fields(ctx);
        true
    }
}

impl Share {
    fn provide_fields(&mut self, ctx: &Context<Self>) {
        let ShareProps { games, positions, .. } = ctx.props();
        self.fields.resize_with(games.len() + positions.len(), NodeRef::default);
    }

    fn say(&mut self, said: Message) -> bool {
        self.said = (self.said.0 + 1, Some(said));
        true
    }

    fn row(&self, ctx: &Context<Self>, idx: usize, written: &Written) -> Html {
        let Written { label, text, file, note } = written;
        let on = |msg: fn(usize) -> Msg| ctx.link().callback(move |_: MouseEvent| msg(idx));
        // What a button is about is its description: the buttons of all rows have the same names.
        let id = format!("form-{idx}");
        html! {
            <div class="form" key={idx}>
                <span id={id.clone()}>{ label }</span>
                <button type="button" data-copy="" aria-describedby={id.clone()} onclick={on(Msg::Copy)}>
                    { translate(&messages::texts_copy()) }
                </button>
                if let Some((name, _)) = file {
                    <button type="button" data-file={name.clone()} aria-describedby={id.clone()} onclick={on(Msg::Save)}>
                        { translate(&messages::texts_save()) }
                    </button>
                }
                <textarea
                    ref={self.fields.get(idx).cloned().unwrap_or_default()}
                    readonly={true}
                    rows={if file.is_some() { "3" } else { "2" }}
                    dir="ltr"
                    spellcheck="false"
                    aria-labelledby={id}
                    value={text.clone()}
                />
                if let Some(note) = note {
                    <p class="sheet-note">{ note }</p>
                }
            </div>
        }
    }
}

/// What is said of the throws of a game by links: how far they are proved, and what that means.
fn proof(throws: &Checked) -> Html {
    let found = match throws.wrong {
        Some(number) => late_messages::throws_wrong(number),
        None => late_messages::throws_proved(throws.n_proved, throws.n_throws),
    };
    html! {
        <>
            <h3>{ translate(&late_messages::throws_heading()) }</h3>
            <p data-throws={if throws.wrong.is_some() { "wrong" } else { "proved" }}>{ translate(&found) }</p>
            <p class="sheet-note">{ translate(&late_messages::throws_meaning()) }</p>
        </>
    }
}

/// Copies a text, which is also in a text field, and gives what is to be said of it.
pub(crate) async fn copy(clipboard: Option<Clipboard>, text: &str, field: &NodeRef) -> Message {
    let is_copied = match clipboard {
        Some(clipboard) => clipboard.copy(text, field).await,
        None => false,
    };
    if is_copied { messages::texts_copied() } else { messages::texts_by_hand() }
}
