//! The games saved in this browser. A list of their summaries: no game is read before it is opened.

use ::page::SaveError;
use play::GameUid;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::program;
use crate::services::games::{Games, Listed, Next, Page, Undo};
use crate::services::{node, page};
use crate::words::{self, messages, saved, translate, ui};

/// How many games are shown at once.
const PAGE: u32 = 20;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SavedGamesProps {
    /// The saved games; `None` where games cannot be saved.
    pub(crate) games: Option<Games>,
    /// The game on the table.
    pub(crate) current: GameUid,
    /// This saved game of the game with this id is to be put on the table.
    pub(crate) on_open: Callback<(GameUid, String)>,
}

/// The list of saved games: those pinned first, then the last played first.
pub(crate) struct SavedGames {
    entries: Vec<Entry>,
    reading: Reading,
    /// Where the focus goes after the next drawing, as what was pressed is gone or elsewhere.
    focus: Option<(GameUid, &'static str)>,
}

/// A game in the list.
struct Entry {
    listed: Listed,
    picture: Option<AttrValue>,
    /// Puts it back, if it was removed.
    removed: Option<Undo>,
}

/// How far the list has been read.
enum Reading {
    /// An answer is awaited.
    Waits,
    /// There are more.
    Partly(Next),
    /// To its end.
    Whole,
    /// It could not be read.
    Failed(SaveError),
}

/// What happens in the list.
pub(crate) enum Msg {
    More,
    Came(Result<Page, SaveError>),
    Picture(GameUid, String),
    Remove(GameUid),
    Removed(GameUid, Undo),
    PutBack(GameUid),
    IsBack(GameUid),
    Pin(GameUid, bool),
    Pinned(GameUid, bool),
    Failed(SaveError),
}

/// The buttons of a game, as their classes.
const PIN: &str = "pin";
const DELETE: &str = "delete";
const UNDO: &str = "undo";

impl Component for SavedGames {
    type Message = Msg;
    type Properties = SavedGamesProps;

    fn create(ctx: &Context<Self>) -> Self {
        let reading = match ctx.props().games {
            Some(games) => read(ctx, games, None),
            None => Reading::Whole,
        };
        SavedGames { entries: Vec::new(), reading, focus: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let Some(games) = ctx.props().games else { return false };
        let link = ctx.link().clone();
        match msg {
            Msg::More => {
                let Reading::Partly(next) = std::mem::replace(&mut self.reading, Reading::Waits) else { return false };
                self.reading = read(ctx, games, Some(next));
            }
            Msg::Came(Ok(Page { games: listed, next })) => {
                self.reading = next.map_or(Reading::Whole, Reading::Partly);
                let uids: Vec<GameUid> = listed.iter().map(|listed| listed.summary.uid).collect();
                self.entries.extend(listed.into_iter().map(|listed| Entry { listed, picture: None, removed: None }));
                spawn_local(async move {
                    for uid in uids {
                        // A game without a picture is as good.
                        if let Ok(Some(picture)) = games.picture(uid).await {
                            link.send_message(Msg::Picture(uid, picture));
                        }
                    }
                });
            }
            Msg::Came(Err(error)) | Msg::Failed(error) => self.reading = Reading::Failed(error),
            Msg::Picture(uid, picture) => self.change(uid, |entry| entry.picture = Some(picture.into())),
            Msg::Remove(uid) => {
                spawn_local(async move {
                    link.send_message(match games.remove(uid).await {
                        Ok(undo) => Msg::Removed(uid, undo),
                        Err(error) => Msg::Failed(error),
                    });
                });
                return false;
            }
            Msg::Removed(uid, undo) => {
                self.change(uid, |entry| entry.removed = Some(undo));
                self.focus = Some((uid, UNDO));
            }
            Msg::PutBack(uid) => {
                let undo = self.entries.iter().find(|entry| entry.uid() == uid).and_then(|entry| entry.removed.clone());
                let Some(undo) = undo else { return false };
                spawn_local(async move {
                    link.send_message(match undo.call().await {
                        Ok(()) => Msg::IsBack(uid),
                        Err(error) => Msg::Failed(error),
                    });
                });
                return false;
            }
            Msg::IsBack(uid) => {
                self.change(uid, |entry| entry.removed = None);
                self.focus = Some((uid, DELETE));
            }
            Msg::Pin(uid, pinned) => {
                spawn_local(async move {
                    link.send_message(match games.pin(uid, pinned).await {
                        Ok(()) => Msg::Pinned(uid, pinned),
                        Err(error) => Msg::Failed(error),
                    });
                });
                return false;
            }
            Msg::Pinned(uid, pinned) => {
                self.change(uid, |entry| entry.listed.pinned = pinned);
                self.move_entry(uid);
                self.focus = Some((uid, PIN));
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let more = match &self.reading {
            Reading::Failed(error) => html! { <p>{ translate(&ui::keep_error(error)) }</p> },
            Reading::Whole if self.entries.is_empty() => html! { <p>{ translate(&messages::games_none()) }</p> },
            Reading::Partly(_) => {
                let more = ctx.link().callback(|_: MouseEvent| Msg::More);
                html! { <button type="button" class="further" onclick={more}>{ translate(&saved::messages::saved_more()) }</button> }
            }
            Reading::Waits | Reading::Whole => Html::default(),
        };
        let is_busy = matches!(self.reading, Reading::Waits) && self.entries.is_empty();
        html! {
            <>
                <ul class="games" aria-busy={is_busy.then_some("true")}>{ for self.entries.iter().map(|entry| entry.view(ctx)) }</ul>
                { more }
            </>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if let Some((uid, button)) = self.focus.take() {
            node::focus(&format!(".games [data-uid='{uid}'] .{button}"));
        }
    }
}

impl SavedGames {
    fn change(&mut self, uid: GameUid, change: impl FnOnce(&mut Entry)) {
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.uid() == uid) {
            change(entry);
        }
    }

    /// Moves a game to its place in the order of the list.
    fn move_entry(&mut self, uid: GameUid) {
        let Some(idx) = self.entries.iter().position(|entry| entry.uid() == uid) else { return };
        let entry = self.entries.remove(idx);
        let to = self.entries.partition_point(|other| other.order() > entry.order());
        self.entries.insert(to, entry);
    }
}

impl Entry {
    fn uid(&self) -> GameUid {
        self.listed.summary.uid
    }

    /// Games with a greater one stand before others.
    fn order(&self) -> (bool, u64) {
        (self.listed.pinned, self.listed.summary.changed.max(0.0) as u64)
    }

    fn view(&self, ctx: &Context<SavedGames>) -> Html {
        let Listed { summary, pinned } = &self.listed;
        let (uid, pinned) = (summary.uid, *pinned);
        let on = |msg: fn(GameUid, bool) -> Msg| ctx.link().callback(move |_: MouseEvent| msg(uid, pinned));
        let button =
            |class, words: String, onclick| html! { <button type="button" {class} {onclick}>{ words }</button> };
        let shown = if self.removed.is_some() {
            html! {
                <>
                    <span>{ translate(&saved::messages::saved_deleted()) }</span>
                    { button(UNDO, ui::UNDO.full(), on(|uid, _| Msg::PutBack(uid))) }
                </>
            }
        } else {
            let game = summary.game.clone();
            let open = ctx.props().on_open.reform(move |_: MouseEvent| (uid, game.clone()));
            let players = saved::players(summary).into_iter().map(|message| translate(&message));
            let details = players.chain([page::date(summary.changed)]);
            html! {
                <>
                    <button
                        type="button"
                        class="open"
                        aria-current={(uid == ctx.props().current).then_some("true")}
                        onclick={open}
                    >
                        <span class="picture">{ for self.picture.clone().map(Html::from_html_unchecked) }</span>
                        <span class="entry">
                            <b>{ words::game(&summary.game) }</b>
                            <span>{ translate(&saved::state(summary, program::info(&summary.game))) }</span>
                            <span class="sheet-note">{ details.collect::<Vec<String>>().join(" · ") }</span>
                        </span>
                    </button>
                    <button
                        type="button"
                        class={PIN}
                        aria-pressed={if pinned { "true" } else { "false" }}
                        onclick={on(|uid, pinned| Msg::Pin(uid, !pinned))}
                    >
                        { translate(&saved::messages::saved_pin()) }
                    </button>
                    { button(DELETE, translate(&saved::messages::saved_delete()), on(|uid, _| Msg::Remove(uid))) }
                </>
            }
        };
        html! { <li key={uid.to_string()} data-uid={uid.to_string()}>{ shown }</li> }
    }
}

/// Reads the next page.
fn read(ctx: &Context<SavedGames>, games: Games, after: Option<Next>) -> Reading {
    let link = ctx.link().clone();
    spawn_local(async move { link.send_message(Msg::Came(games.page(PAGE, after).await)) });
    Reading::Waits
}
