//! Embedding: what somebody puts in a page of theirs to have this table there, with a preview of it.

use embed::{FrameForm, Mode, Snippet};
use play::formats::GameTexts;
use rules::Message;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::components::dialogs::share;
use crate::components::parts::choice::radio;
use crate::program;
use crate::services::Failed;
use crate::services::clipboard::Clipboard;
use crate::services::{navigation, node, page};
use crate::words::{self, late_messages, texts::messages, translate};
use table::TableState;

/// The longest address that every server takes.
const LONGEST: usize = 6_000;
/// The widths that are offered, in pixels.
const WIDTHS: [u16; 4] = [320, 400, 480, 720];

/// What gives a message.
type Words = fn() -> Message;

/// What is embedded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// A new game.
    New,
    /// The position in view.
    Position,
    /// The game so far.
    Record,
}

impl What {
    const ALL: [(What, &'static str, Words); 3] = [
        (What::Position, "position", late_messages::embed_position),
        (What::Record, "record", late_messages::embed_record),
        (What::New, "new", late_messages::embed_new),
    ];

    /// What readers do there unless something else is said, as the address has it.
    fn usual_mode(self) -> Mode {
        if self == What::Record { Mode::Replay } else { Mode::Play }
    }
}

/// What readers do there.
const MODES: [(Mode, Words); 3] = [
    (Mode::Play, late_messages::embed_play),
    (Mode::Two, late_messages::embed_two),
    (Mode::Replay, late_messages::embed_replay),
];

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct EmbeddingProps {
    /// The game.
    game: &'static str,
    /// The position in view, if it is another than that of a new game.
    position: Option<String>,
    /// The game so far, if anything was played.
    record: Option<String>,
}

impl EmbeddingProps {
    /// What there is on a table.
    pub(crate) fn of(state: &TableState, texts: &dyn GameTexts) -> EmbeddingProps {
        let game = state.info().id;
        let format = texts.formats(game).first().map(|format| format.key);
        let is_played = !state.record().entries.is_empty();
        let record = format.filter(|_| is_played).and_then(|format| texts.write(format, &[state.tree()]).ok());
        let is_usual = !is_played && state.record().start.is_none();
        let position = state.position_texts(texts).into_iter().next().map(|(_, position)| position.text);
        EmbeddingProps { game, position: position.filter(|_| !is_usual), record }
    }

    fn text_of(&self, what: What) -> Option<&String> {
        match what {
            What::New => None,
            What::Position => self.position.as_ref(),
            What::Record => self.record.as_ref(),
        }
    }

    fn has(&self, what: What) -> bool {
        what == What::New || self.text_of(what).is_some()
    }
}

/// The dialog's content.
pub(crate) struct Embedding {
    /// What copies, and the style.
    clipboard: Option<Result<Clipboard, Failed>>,
    what: What,
    mode: Mode,
    width: u16,
    has_script: bool,
    field: NodeRef,
    /// What is said about the last touch, and how often anything was said.
    said: (u32, Option<Message>),
}

pub(crate) enum Msg {
    Fetched(Result<Clipboard, Failed>),
    What(What),
    Mode(Mode),
    Width(u16),
    Script(bool),
    Copy,
    Say(Message),
}

impl Component for Embedding {
    type Message = Msg;
    type Properties = EmbeddingProps;

    fn create(ctx: &Context<Self>) -> Self {
        ctx.link().send_future(async { Msg::Fetched(Clipboard::fetch().await) });
        let what = if ctx.props().has(What::Position) { What::Position } else { What::New };
        Embedding {
            clipboard: None,
            what,
            mode: what.usual_mode(),
            width: WIDTHS[1],
            has_script: true,
            field: NodeRef::default(),
            said: (0, None),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Fetched(clipboard) => self.clipboard = Some(clipboard),
            Msg::What(what) => {
                self.what = what;
                self.mode = what.usual_mode();
            }
            Msg::Mode(mode) => self.mode = mode,
            Msg::Width(width) => self.width = width,
            Msg::Script(has_script) => self.has_script = has_script,
            Msg::Copy => {
                let (clipboard, field, link) =
                    (self.clipboard.clone().and_then(Result::ok), self.field.clone(), ctx.link().clone());
                let code = self.code(&self.snippet(ctx.props()));
                spawn_local(async move { link.send_message(Msg::Say(share::copy(clipboard, &code, &field).await)) });
                return false;
            }
            Msg::Say(said) => self.said = (self.said.0 + 1, Some(said)),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        if self.clipboard.is_none() {
            return Html::default();
        }
        let (props, link) = (ctx.props(), ctx.link());
        let snippet = self.snippet(props);
        let address = snippet.address();
        let is_long = address.len() > LONGEST;
        let what = What::ALL.into_iter().filter(|(what, ..)| props.has(*what)).map(|(what, value, name)| {
            radio("embed-what", value, translate(&name()), self.what == what, link.callback(move |_| Msg::What(what)))
        });
        let mode = MODES.into_iter().map(|(mode, name)| {
            radio(
                "embed-mode",
                mode.name(),
                translate(&name()),
                self.mode == mode,
                link.callback(move |_| Msg::Mode(mode)),
            )
        });
        let form = [(true, "script", late_messages::embed_script()), (false, "frame", late_messages::embed_frame())];
        let form = form.into_iter().map(|(has_script, value, name)| {
            let pick = link.callback(move |_| Msg::Script(has_script));
            radio("embed-form", value, translate(&name), self.has_script == has_script, pick)
        });
        let width = link.batch_callback(|event: Event| node::text(&event).parse().ok().map(Msg::Width));
        let copy = link.callback(|_: MouseEvent| Msg::Copy);
        let (n_said, said) = &self.said;
        html! {
            <div class="embedding">
                if props.position.is_some() || props.record.is_some() {
                    { group(&late_messages::embed_what(), what.collect()) }
                }
                { group(&late_messages::embed_mode(), mode.collect()) }
                { group(&late_messages::embed_form(), form.collect()) }
                <label class="field">
                    <span>{ translate(&late_messages::embed_width()) }</span>
                    <select name="embed-width" onchange={width}>
                        { for WIDTHS.into_iter().map(|width| html! {
                            <option value={width.to_string()} selected={width == self.width}>{ width }</option>
                        }) }
                    </select>
                </label>
                if is_long {
                    <p role="status">{ translate(&late_messages::embed_too_long()) }</p>
                } else {
                    <label class="field">
                        <span>{ translate(&late_messages::embed_code()) }</span>
                        <textarea ref={self.field.clone()} readonly={true} rows="6" dir="ltr" spellcheck="false"
                            value={self.code(&snippet)} />
                    </label>
                    <button type="button" class="button-main" data-copy="" onclick={copy}>
                        { translate(&messages::texts_copy()) }
                    </button>
                    <p class="sheet-told" role="status">
                        if let Some(said) = said {
                            <span key={*n_said}>{ translate(said) }</span>
                        }
                    </p>
                    <h3>{ translate(&late_messages::embed_preview()) }</h3>
                    // Another address is another frame: the history of the page has no step for it.
                    <iframe key={address.clone()} src={address} title={snippet.title.clone()}
                        width={self.width.to_string()} height={snippet.form.height(self.width).to_string()} />
                }
            </div>
        }
    }
}

impl Embedding {
    fn snippet(&self, props: &EmbeddingProps) -> Snippet {
        let mut asks = vec![("lang", navigation::said("lang").unwrap_or_default())];
        let chosen = ["theme", "look"].map(|name| (name, page::choice(name)));
        asks.extend(chosen.into_iter().filter(|(_, value)| !value.is_empty()));
        if self.mode != self.what.usual_mode() {
            asks.push(("mode", self.mode.name().to_owned()));
        }
        let name = if self.what == What::Record { "record" } else { "position" };
        asks.extend(props.text_of(self.what).map(|text| (name, text.clone())));
        Snippet {
            site: page::site(),
            game: props.game,
            title: words::game(props.game),
            asks,
            width: self.width,
            form: FrameForm::of(program::art(props.game).is_some_and(|art| art.turns())),
        }
    }

    fn code(&self, snippet: &Snippet) -> String {
        if self.has_script { snippet.element() } else { snippet.frame() }
    }
}

fn group(legend: &Message, options: Vec<Html>) -> Html {
    html! {
        <fieldset>
            <legend>{ translate(legend) }</legend>
            <div class="radios">{ for options }</div>
        </fieldset>
    }
}
