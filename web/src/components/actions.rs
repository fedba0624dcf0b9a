//! The buttons of a game.

use rules::offers::Offer;
use yew::prelude::*;

use super::icon::{Icon, icon};
use crate::table::{Can, Deed};
use crate::words::ui::{self, Caption};
use crate::words::{Tongue, tell};

/// What a press of a button asks for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Action {
    /// Something at the table.
    Table(Deed),
    /// The choice of how the board is seen.
    View,
    /// The choice of who plays the seats.
    Seats,
    /// A question first whether to resign.
    Resign,
    /// The choice of a new game.
    NewGame,
    /// The list of kept games.
    Games,
}

/// What the buttons are about.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ActionsProps {
    /// What can be done.
    pub(crate) can: Can,
    /// Whether nothing can be done at all: there is only a picture of a table.
    #[prop_or_default]
    pub(crate) still: bool,
    /// The language that is spoken.
    #[prop_or_default]
    pub(crate) tongue: Tongue,
    /// A button was pressed.
    pub(crate) on_action: Callback<Action>,
}

/// A row of buttons. Those that do nothing at the moment stay in their places.
#[component]
pub(crate) fn Actions(ActionsProps { can, still, on_action, .. }: &ActionsProps) -> Html {
    let button = |caption: Caption, sign: Icon, enabled: bool, action: Action| {
        let press = on_action.reform(move |_: MouseEvent| action.clone());
        html! {
            <button type="button" class="tool" aria-label={caption.full()} disabled={*still || !enabled} onclick={press}>
                { icon(sign) }
                <span>{ caption.short() }</span>
            </button>
        }
    };
    let agreement = if can.agreement == Offer::End { ui::OFFER_END } else { ui::OFFER_DRAW };
    html! {
        <div class="tools" role="group" aria-label={tell!("tools")}>
            { button(ui::UNDO, Icon::Undo, can.undo, Action::Table(Deed::Undo)) }
            { button(ui::REDO, Icon::Redo, can.redo, Action::Table(Deed::Redo)) }
            { button(ui::VIEW, Icon::View, true, Action::View) }
            { button(ui::SEATS, Icon::Person, true, Action::Seats) }
            if can.claim {
                { button(ui::CLAIM, Icon::Draw, true, Action::Table(Deed::Claim)) }
            } else {
                { button(agreement, Icon::Draw, can.offer, Action::Table(Deed::Offer(can.agreement))) }
            }
            { button(ui::RESIGN, Icon::Flag, can.resign, Action::Resign) }
            { button(ui::GAMES, Icon::Games, true, Action::Games) }
            { button(ui::NEW_GAME, Icon::New, true, Action::NewGame) }
        </div>
    }
}
