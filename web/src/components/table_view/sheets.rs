//! The dialogs of a table, drawn by the late part of a program.

use yew::prelude::*;

use super::{Msg, Sheet, TableView};
use crate::components::dialog::Dialog;
use crate::components::display_dialog::ViewSheet;
use crate::components::games::SavedGames;
use crate::components::new_game::NewGame;
use crate::components::resign::Resignation;
use crate::components::seats::SeatsSheet;
use crate::words::{messages, seen, translate};
use table::Action;

/// Draws the open dialog of a table.
pub(super) fn draw(table: &TableView, ctx: &Context<TableView>) -> Html {
    let dialog = Dialog { node: table.dialog.clone(), on_close: ctx.link().callback(|()| Msg::CloseSheet) };
    match &table.sheet {
        None => Html::default(),
        Some(Sheet::View) => ViewSheet {
            state: &table.state,
            view: &table.view,
            on_action: &table.callbacks.action,
            on_toggle: ctx.link().callback(Msg::Toggle),
            dialog,
        }
        .view(),
        Some(Sheet::Seats) => SeatsSheet {
            state: &table.state,
            thinking: seen::thinking(&table.state),
            on_action: &table.callbacks.action,
            dialog,
        }
        .view(),
        Some(Sheet::NewGame(setup)) => NewGame {
            setup,
            on_change: ctx.link().callback(Msg::Choose),
            on_start: ctx.link().callback(|()| Msg::Start),
            dialog,
        }
        .view(),
        Some(Sheet::Games) => {
            let on_open = ctx.link().callback(|(uid, game)| Msg::Continue(uid, game));
            let current = table.state.record().uid;
            let body = html! { <SavedGames games={table.services.games()} {current} {on_open} /> };
            dialog.view(translate(&messages::games_heading()), body)
        }
        Some(Sheet::Resign) => {
            let yes = |(by, points)| vec![Msg::CloseSheet, Msg::Act(Action::Resign(by, points))];
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
