//! What can be done beside what has a button of its own, in words.

use page::{Answer, CoachAct, Event, Tool};
use table::{Action, Capabilities};
use yew::prelude::*;

use crate::components::parts::dialog::Dialog;
use crate::components::parts::icon::{Icon, icon};
use crate::words::{coach_messages, late_messages, messages, translate, ui};

/// The dialog for it. Only what can be done now is there.
pub(crate) struct More {
    /// What can be done at the table.
    pub(crate) capabilities: Capabilities,
    /// Whether the game can be reviewed.
    pub(crate) has_review: bool,
    /// Whether saved games can be opened here.
    pub(crate) has_games: bool,
    /// Something is to be done.
    pub(crate) on_event: Callback<Event>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl More {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let More { capabilities, has_review, has_games, on_event, dialog } = self;
        let close = dialog.on_close.clone();
        let entry = |sign: Icon, name: String, event: Event| {
            let press = {
                let (on_event, close) = (on_event.clone(), close.clone());
                move |_: MouseEvent| {
                    close.emit(());
                    on_event.emit(event.clone());
                }
            };
            html! { <li><button type="button" onclick={press}>{ icon(sign) }<span>{ name }</span></button></li> }
        };
        let offer = Tool::Table(Action::AskOffer(capabilities.agreement));
        let body = html! {
            <ul class="entries">
                { entry(Icon::New, translate(&messages::new_full()), Event::Tool(Tool::NewGame)) }
                { entry(Icon::Human, translate(&late_messages::seats()), Event::Tool(Tool::Seats)) }
                if has_games {
                    { entry(Icon::Games, translate(&late_messages::games()), Event::Tool(Tool::Games)) }
                }
                { entry(Icon::Settings, translate(&late_messages::settings()), Event::Tool(Tool::Settings)) }
                { entry(Icon::Flip, translate(&messages::flip_board()), Event::Tool(Tool::Table(Action::Flip))) }
                { entry(Icon::Share, translate(&messages::share()), Event::Tool(Tool::Share)) }
                if has_review {
                    { entry(Icon::Review, translate(&coach_messages::review_heading()), Event::Answer(Answer::Coach(CoachAct::Review))) }
                }
                if capabilities.offer {
                    { entry(Icon::Draw, ui::agreement(capabilities.agreement).full(), Event::Tool(offer)) }
                }
                if capabilities.resign {
                    { entry(Icon::Flag, translate(&late_messages::resign()), Event::Tool(Tool::Resign)) }
                }
            </ul>
        };
        dialog.view(translate(&messages::more()), body)
    }
}
