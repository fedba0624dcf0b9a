//! The buttons of a game.

use yew::prelude::*;

use super::icon::{Icon, icon};
use crate::table::{Can, Deed};
use crate::words::ui::{self, Caption};

/// What a press of a button asks for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Action {
    /// Something at the table.
    Table(Deed),
    /// A question first whether to resign.
    Resign,
    /// The choice of a new game.
    NewGame,
    /// The list of kept games.
    Games,
}

/// Which buttons there are.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ActionsProps {
    /// What can be done.
    pub(crate) can: Can,
    /// A button was pressed.
    pub(crate) on_action: Callback<Action>,
}

/// A row of buttons. Those that do nothing at the moment stay in their places.
#[component]
pub(crate) fn Actions(ActionsProps { can, on_action }: &ActionsProps) -> Html {
    let button = |caption: Caption, sign: Icon, enabled: bool, action: Action| {
        let press = on_action.reform(move |_: MouseEvent| action.clone());
        html! {
            <button type="button" class="tool" aria-label={caption.full} disabled={!enabled} onclick={press}>
                { icon(sign) }
                <span>{ caption.short }</span>
            </button>
        }
    };
    html! {
        <div class="tools" role="group" aria-label={ui::TOOLS}>
            { button(ui::UNDO, Icon::Undo, can.undo, Action::Table(Deed::Undo)) }
            { button(ui::REDO, Icon::Redo, can.redo, Action::Table(Deed::Redo)) }
            { button(ui::FLIP, Icon::Flip, true, Action::Table(Deed::Flip)) }
            if can.claim {
                { button(ui::CLAIM, Icon::Draw, true, Action::Table(Deed::Claim)) }
            } else {
                { button(ui::OFFER_DRAW, Icon::Draw, can.offer_draw, Action::Table(Deed::OfferDraw)) }
            }
            { button(ui::RESIGN, Icon::Flag, can.resign, Action::Resign) }
            { button(ui::GAMES, Icon::Games, true, Action::Games) }
            { button(ui::NEW_GAME, Icon::New, true, Action::NewGame) }
        </div>
    }
}
