//! The dialogs of a table, drawn by the late part of a program.

use play::formats::GameTexts;
use yew::prelude::*;

use super::{Msg, Sheet, TableView};
use crate::components::dialog::Dialog;
use crate::components::embedding::{Embedding, EmbeddingProps};
use crate::components::games::SavedGames;
use crate::components::keys_sheet;
use crate::components::new_game::NewGame;
use crate::components::opening::{Opening, Readers};
use crate::components::paper_set::PaperSet;
use crate::components::resign::Resignation;
use crate::components::results::OwnResults;
use crate::components::seats::SeatsSheet;
use crate::components::settings::Settings;
use crate::components::share::{Share, ShareProps};
use crate::components::table_services::ServiceEvent;
use crate::page_data::PageKind;
use crate::services::shortcuts::Shortcut;
use crate::words::texts::messages::texts_open;
use crate::words::{late_messages, messages, seen, translate};
use table::RareAction;

/// Draws the open dialog of a table.
pub(super) fn draw(table: &TableView, ctx: &Context<TableView>, texts: &'static dyn GameTexts) -> Html {
    let dialog = Dialog { node: table.dialog.clone(), on_close: ctx.link().callback(|()| Msg::CloseSheet) };
    html! {
        <>
            { sheet(table, ctx, texts, dialog) }
            if table.opens {
                <Opening
                    readers={Readers(texts)}
                    info={table.state.info()}
                    games={table.services.games()}
                    on_open={ctx.link().callback(|(uid, game)| Msg::Continue(uid, game))}
                    on_show={ctx.link().callback(|saved| Msg::Service(ServiceEvent::Brought(saved)))}
                    on_close={ctx.link().callback(|()| Msg::Open(false))}
                />
            }
        </>
    }
}

fn sheet(table: &TableView, ctx: &Context<TableView>, texts: &'static dyn GameTexts, dialog: Dialog) -> Html {
    match &table.sheet {
        None => Html::default(),
        Some(Sheet::Settings) => Settings {
            state: &table.state,
            view: &table.view,
            on_action: &table.callbacks.action,
            on_rare: &table.callbacks.rare,
            on_toggle: ctx.link().callback(Msg::Toggle),
            on_keys: ctx.link().callback(|_| Msg::Shortcut(Shortcut::Keys)),
            on_print: ctx.link().callback(|_| Msg::Print),
            dialog,
        }
        .view(),
        Some(Sheet::Seats) => SeatsSheet {
            state: &table.state,
            ended: table.ended(),
            thinking: seen::thinking(&table.state),
            on_action: &table.callbacks.rare,
            dialog,
        }
        .view(),
        Some(Sheet::NewGame(setup)) => NewGame {
            setup,
            shows_options: table.shows_options,
            is_saved: table.saving.is_there && table.saving.error.is_none(),
            on_change: ctx.link().callback(Msg::Choose),
            on_start: ctx.link().callback(|()| Msg::Start),
            dialog,
        }
        .view(),
        Some(Sheet::Games) => {
            let on_open = ctx.link().callback(|(uid, game)| Msg::Continue(uid, game));
            let current = table.state.record().uid;
            let open = ctx.link().callback(|_: MouseEvent| Msg::Open(true));
            let body = html! {
                <>
                    // Whoever embeds a table has chosen what is on it.
                    if table.route.page != PageKind::Embed {
                        <button type="button" data-open="" onclick={open}>{ translate(&texts_open()) }</button>
                    }
                    <SavedGames games={table.services.games()} {current} {on_open} />
                    <OwnResults game={table.state.info().id} />
                </>
            };
            dialog.view(translate(&messages::games_heading()), body)
        }
        Some(Sheet::Share) => {
            // Whoever embeds a table has done it already.
            let embed = (table.route.page != PageKind::Embed).then(|| ctx.link().callback(|_: MouseEvent| Msg::Embed));
            let body = html! { <Share ..ShareProps::of(&table.state, texts, table.saving.changed, embed) /> };
            dialog.view(translate(&messages::share()), body)
        }
        Some(Sheet::Embed) => {
            let body = html! { <Embedding ..EmbeddingProps::of(&table.state, texts) /> };
            dialog.view(translate(&late_messages::embed()), body)
        }
        Some(Sheet::Keys) => keys_sheet::view(dialog),
        Some(Sheet::Print) => html! {
            <PaperSet
                game={table.state.info().id}
                start={table.state.first_scene()}
                on_printed={ctx.link().callback(|()| Msg::CloseSheet)}
            />
        },
        Some(Sheet::Resign) => {
            let yes = |(by, points)| vec![Msg::CloseSheet, Msg::Rare(RareAction::Resign(by, points))];
            Resignation {
                info: table.state.info(),
                by: &table.state.resigners(),
                is_named: table.state.has_people() && table.state.info().leaders().count() > 2,
                on_yes: &ctx.link().batch_callback(yes),
                dialog,
            }
            .view()
        }
    }
}
