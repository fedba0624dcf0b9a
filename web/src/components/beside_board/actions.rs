//! The buttons of a game, in one row: undo, redo, a hint, what matters most now, and a way to the others.

use page::Tool;
use yew::prelude::*;

use crate::components::parts::icon::{Icon, icon};
use crate::words::ui::{self, Caption};
use crate::words::{LanguageId, messages, translate};
use table::{Action, Capabilities};

/// What the buttons are about.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ActionsProps {
    /// What can be done.
    pub(crate) capabilities: Capabilities,
    /// Whether a hint can be had.
    #[prop_or_default]
    pub(crate) has_hint: bool,
    /// Whether the table is only prerendered, and no button works.
    #[prop_or_default]
    pub(crate) prerendered: bool,
    /// The current language.
    #[prop_or_default]
    pub(crate) language: LanguageId,
    /// A button was pressed.
    pub(crate) on_tool: Callback<Tool>,
}

/// A row of buttons. Those that do nothing now stay in their places.
#[component]
pub(crate) fn Actions(ActionsProps { capabilities, has_hint, prerendered, on_tool, .. }: &ActionsProps) -> Html {
    let button = |caption: Caption, sign: Icon, enabled: bool, action: Tool| {
        let press = on_tool.reform(move |_: MouseEvent| action.clone());
        html! {
            <button type="button" class="tool" aria-label={caption.full()} disabled={*prerendered || !enabled} onclick={press}>
                { icon(sign) }
                <span>{ caption.short() }</span>
            </button>
        }
    };
    html! {
        <div class="tools" role="group" aria-label={translate(&messages::tools())}>
            { button(ui::UNDO, Icon::Undo, capabilities.undo, Tool::Table(Action::Undo)) }
            { button(ui::REDO, Icon::Redo, capabilities.redo, Tool::Table(Action::Redo)) }
            { button(ui::HINT, Icon::Hint, *has_hint, Tool::Hint) }
            if capabilities.claim {
                { button(ui::CLAIM, Icon::Draw, true, Tool::Table(Action::Claim)) }
            } else if capabilities.offer {
                { button(ui::agreement(capabilities.agreement), Icon::Draw, true, Tool::Table(Action::AskOffer(capabilities.agreement))) }
            } else {
                { button(ui::NEW_GAME, Icon::New, true, Tool::NewGame) }
            }
            { button(ui::MORE, Icon::More, true, Tool::More) }
        </div>
    }
}
