//! What waits for a layer of the program. Everything that somebody does enters a table at one place, and here is the one
//! wait: what can be obeyed at once is, and the rest goes on in its order as soon as its layer is there.

use std::collections::VecDeque;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Msg, TableView};
use crate::components::message_bar::Answer;
use crate::components::table_services::ServiceEvent;
use crate::part::Unreachable;
use crate::services::layers::{self, Layer};
use table::board::BoardEvent;
use table::{Action, TableState};

/// The layers that are there, and what waits for others.
#[derive(Default)]
pub(super) struct Waiting {
    /// The last layer that is there; they come one after the other.
    here: Option<Layer>,
    messages: VecDeque<Msg>,
    is_asked: bool,
    /// Whether the last one that was asked for did not come.
    pub(super) is_unreachable: bool,
}

impl Waiting {
    /// Whether something waits.
    pub(super) fn is_busy(&self) -> bool {
        !self.messages.is_empty()
    }

    /// Whether this layer is there.
    pub(super) fn has(&self, layer: Layer) -> bool {
        self.here >= Some(layer)
    }
}

/// The layer that a message needs; `None` where the first one does.
fn needed(msg: &Msg, state: &TableState) -> Option<Layer> {
    match msg {
        _ if is_apart(msg) => None,
        Msg::Service(ServiceEvent::Opened(Ok(None)) | ServiceEvent::LockChanged(..))
        | Msg::Service(ServiceEvent::Claimed(_, Ok(None))) => None,
        Msg::Act(Action::Board(BoardEvent::Tap(site) | BoardEvent::Drag(site))) if state.would_choose(*site) => None,
        Msg::Act(Action::Board(_) | Action::Choose(_) | Action::Throw)
        | Msg::Answer(Answer::Table(_))
        | Msg::CarryOut(_)
        | Msg::Service(ServiceEvent::Engine(_) | ServiceEvent::Rested | ServiceEvent::Saved { .. }) => {
            Some(Layer::Play)
        }
        _ => Some(Layer::Rest),
    }
}

/// Whether a message is no part of what happens one after the other: nothing that waits depends on it.
fn is_apart(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Act(Action::Board(BoardEvent::Over(_) | BoardEvent::Hover(_) | BoardEvent::Focus(_)))
            | Msg::Games(_)
            | Msg::Layer(..)
    )
}

impl TableView {
    /// Gives back a message that can be obeyed now; another one waits.
    pub(super) fn admitted(&mut self, msg: Msg, ctx: &Context<Self>) -> Option<Msg> {
        match needed(&msg, &self.state) {
            Some(layer) if !self.waiting.has(layer) => {
                self.waiting.messages.push_back(msg);
                self.bring(layer, ctx);
                None
            }
            _ if self.waiting.messages.is_empty() || is_apart(&msg) => Some(msg),
            _ => {
                self.waiting.messages.push_back(msg);
                None
            }
        }
    }

    fn bring(&mut self, layer: Layer, ctx: &Context<Self>) {
        if std::mem::replace(&mut self.waiting.is_asked, true) {
            return;
        }
        let link = ctx.link().clone();
        spawn_local(async move {
            let came = async {
                for each in [Layer::Play, Layer::Rest].into_iter().filter(|each| *each <= layer) {
                    layers::bring(each).await?;
                }
                Ok(())
            };
            link.send_message(Msg::Layer(layer, came.await));
        });
    }

    /// A layer is there, or not: goes on with what waits for it.
    pub(super) fn take_layer(&mut self, layer: Layer, came: Result<(), Unreachable>, ctx: &Context<Self>) {
        self.waiting.is_asked = false;
        self.waiting.is_unreachable = came.is_err();
        if came.is_err() {
            return;
        }
        self.waiting.here = self.waiting.here.max(Some(layer));
        if self.state.has_selected() {
            self.warm();
        }
        // Each in its turn: what the first one changes may decide what the next one needs.
        ctx.link().send_message_batch(self.waiting.messages.drain(..).collect());
    }
}
