//! What the parts of a table call.

use page::{Answer, DialogAct, Event, Tool};
use table::board::BoardEvent;
use table::{Action, RareAction};
use yew::Callback;
use yew::html::Scope;

use super::TableView;
use crate::words;

/// The callbacks of a table's parts; the same ones at every draw, so that a part that has not changed is left alone.
#[derive(Clone)]
pub(super) struct Callbacks {
    pub(super) action: Callback<Action>,
    pub(super) rare: Callback<RareAction>,
    pub(super) board: Callback<BoardEvent>,
    pub(super) tool: Callback<Tool>,
    pub(super) answer: Callback<Answer>,
    pub(super) typed: Callback<String>,
}

impl Callbacks {
    pub(super) fn new(link: &Scope<TableView>) -> Callbacks {
        Callbacks {
            action: link.callback(Event::Act),
            rare: link.callback(Event::Rare),
            board: link.callback(|event| Event::Act(Action::Board(event))),
            tool: link.callback(Event::Tool),
            answer: link.callback(Event::Answer),
            typed: link.callback(|text| {
                let language = words::language::current().tag().to_owned();
                Event::Dialog(DialogAct::Type(text, language))
            }),
        }
    }
}
