//! The dialogs of a table, drawn by the late part of a program.

use page::{Dialog as Open, DialogAct, Event, Shortcut};
use play::link::MAX_OFFERED;
use table::RareAction;
use yew::prelude::*;

use super::{Msg, TableView};
use crate::components::dialogs::embedding::{Embedding, EmbeddingProps};
use crate::components::dialogs::games::SavedGames;
use crate::components::dialogs::keys_sheet;
use crate::components::dialogs::level::LevelDialog;
use crate::components::dialogs::more::More;
use crate::components::dialogs::new_game::NewGame;
use crate::components::dialogs::opening::{Opening, Readers};
use crate::components::dialogs::paper_set::PaperSet;
use crate::components::dialogs::resign::Resignation;
use crate::components::dialogs::results::OwnResults;
use crate::components::dialogs::seats::SeatsSheet;
use crate::components::dialogs::send_link::SendLink;
use crate::components::dialogs::settings::Settings;
use crate::components::dialogs::share::{Share, ShareProps};
use crate::components::parts::dialog::Dialog;
use crate::program::LateGames;
use crate::services::page as of_page;
use crate::words::texts::messages::texts_open;
use crate::words::{late_messages, messages, seen, translate};

/// Draws the open dialog of a table.
pub(super) fn draw(table: &TableView, ctx: &Context<TableView>, games: &LateGames) -> Html {
    let texts = games.texts;
    let dialog = Dialog { node: table.dialog.clone(), on_close: ctx.link().callback(|()| Event::CloseDialog) };
    html! {
        <>
            { open(table, ctx, games, dialog) }
            if table.page.dialogs().opens_texts {
                <Opening
                    readers={Readers(texts)}
                    info={table.page.table().info()}
                    games={table.services.games()}
                    on_open={ctx.link().callback(|(uid, game)| Event::Dialog(DialogAct::Continue(uid, game)))}
                    on_show={ctx.link().callback(Event::Brought)}
                    on_close={ctx.link().callback(|()| Event::OpenTexts(false))}
                />
            }
        </>
    }
}

fn open(table: &TableView, ctx: &Context<TableView>, games: &LateGames, dialog: Dialog) -> Html {
    let texts = games.texts;
    let (page, state) = (&table.page, table.page.table());
    match &page.dialogs().open {
        None => Html::default(),
        Some(Open::More) => More {
            capabilities: state.capabilities(),
            has_review: page.offers_review(),
            // Whoever embeds a table has chosen what is on it.
            has_games: !page.place().is_embedded,
            on_event: ctx.link().callback(|event: Event| event),
            dialog,
        }
        .view(),
        Some(Open::Settings) => Settings {
            state,
            view: page.display(),
            on_action: &table.callbacks.action,
            on_rare: &table.callbacks.rare,
            on_toggle: ctx.link().callback(|key| Event::Dialog(DialogAct::Toggle(key))),
            on_keys: ctx.link().callback(|_| Event::Shortcut(Shortcut::Keys)),
            on_print: ctx.link().callback(|_| Event::Dialog(DialogAct::Print)),
            dialog,
        }
        .view(),
        Some(Open::Seats) => SeatsSheet {
            state,
            ended: table.ended(),
            thinking: seen::thinking(state),
            on_action: &table.callbacks.rare,
            dialog,
        }
        .view(),
        Some(Open::Level) => LevelDialog {
            state,
            level: page.level(),
            on_level: ctx.link().callback(|level| Event::Dialog(DialogAct::Level(level))),
            dialog,
        }
        .view(),
        Some(Open::NewGame { setup, shows_options }) => NewGame {
            setup,
            handicaps: games.beginnings.handicaps(&setup.id),
            shows_options: *shows_options,
            is_saved: page.saving().is_there() && page.saving().error().is_none(),
            on_change: ctx.link().callback(|setup| Event::Dialog(DialogAct::Choose(setup))),
            on_start: ctx.link().callback(|()| Event::Dialog(DialogAct::Start)),
            dialog,
        }
        .view(),
        Some(Open::Games) => {
            let on_open = ctx.link().callback(|(uid, game)| Event::Dialog(DialogAct::Continue(uid, game)));
            let current = state.record().uid;
            let open = ctx.link().callback(|_: MouseEvent| Event::OpenTexts(true));
            let body = html! {
                <>
                    // Whoever embeds a table has chosen what is on it.
                    if !page.place().is_embedded {
                        <button type="button" data-open="" onclick={open}>{ translate(&texts_open()) }</button>
                    }
                    <SavedGames games={table.services.games()} {current} {on_open} />
                    <OwnResults game={state.info().id} />
                </>
            };
            dialog.view(translate(&messages::games_heading()), body)
        }
        Some(Open::Share) => {
            // Whoever embeds a table has done it already.
            let embed = (!page.place().is_embedded)
                .then(|| ctx.link().callback(|_: MouseEvent| Event::Dialog(DialogAct::Embed)));
            let body = html! { <Share ..ShareProps::of(page, games, embed) /> };
            dialog.view(translate(&messages::share()), body)
        }
        Some(Open::Link) => {
            let record = state.record();
            let link = page.link_to_send(games.links, games.lots).unwrap_or_default();
            let too_long = (link.len() > MAX_OFFERED).then_some(link.len());
            let address = of_page::linked(record.id.as_str(), &link);
            let on_sent = ctx.link().callback(|closes| Event::Dialog(DialogAct::LinkSent(closes)));
            dialog.view(
                translate(&late_messages::send_link_heading()),
                html! { <SendLink {address} {too_long} {on_sent} /> },
            )
        }
        Some(Open::Embed) => {
            let body = html! { <Embedding ..EmbeddingProps::of(state, texts) /> };
            dialog.view(translate(&late_messages::embed()), body)
        }
        Some(Open::Keys) => keys_sheet::view(dialog),
        Some(Open::Print) => html! {
            <PaperSet
                game={state.info().id}
                start={state.first_scene()}
                on_printed={ctx.link().callback(|()| Event::CloseDialog)}
            />
        },
        Some(Open::Resign) => {
            let yes = |(by, points)| {
                let events = [Event::CloseDialog, Event::Rare(RareAction::Resign(by, points))];
                Vec::from(events.map(Msg::Page))
            };
            Resignation {
                info: state.info(),
                by: &state.resigners(),
                is_named: state.has_people() && state.info().leaders().count() > 2,
                on_yes: &ctx.link().batch_callback(yes),
                dialog,
            }
            .view()
        }
    }
}
