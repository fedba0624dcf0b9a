//! What waits for a layer of the program. Everything that somebody does enters a page at one place, and here is the one wait: what can be obeyed at
//! once is, and the rest goes on in its order as soon as its layer is there.

use std::collections::VecDeque;

use table::board::BoardEvent;
use table::{Action, TableState};

use crate::Page;
use crate::act::Answer;
use crate::effect::Effect;
use crate::event::Event;
use crate::late_rules::Unreachable;
use crate::layer::Layer;

/// The layers that are there, and what waits for others.
#[derive(Default)]
pub(crate) struct Waiting {
    /// The last layer that is there; they come one after the other.
    here: Option<Layer>,
    events: VecDeque<Event>,
    is_asked: bool,
    /// Whether the last one that was asked for did not come.
    is_unreachable: bool,
}

impl Waiting {
    /// Whether something waits.
    pub(crate) fn is_busy(&self) -> bool {
        !self.events.is_empty()
    }

    /// Whether this layer is there.
    pub(crate) fn has(&self, layer: Layer) -> bool {
        self.here >= Some(layer)
    }

    /// Whether the last layer that was asked for did not come.
    pub(crate) fn is_unreachable(&self) -> bool {
        self.is_unreachable
    }
}

/// The layer that an event needs; `None` where the first one does.
fn needed(event: &Event, table: &TableState) -> Option<Layer> {
    match event {
        _ if is_apart(event) => None,
        Event::Opened(Ok(None)) | Event::LockChanged(..) | Event::Claimed(_, Ok(None)) => None,
        Event::Act(Action::Board(BoardEvent::Tap(site) | BoardEvent::Drag(site))) if table.would_choose(*site) => None,
        Event::Act(Action::Board(_) | Action::Choose(_) | Action::Throw)
        | Event::Answer(Answer::Table(_))
        | Event::CarryOut(_)
        | Event::Reply(_)
        | Event::Rested
        | Event::Saved { .. } => Some(Layer::Play),
        _ => Some(Layer::Rest),
    }
}

/// Whether an event is no part of what happens one after the other: nothing that waits depends on it.
fn is_apart(event: &Event) -> bool {
    matches!(
        event,
        Event::Act(Action::Board(BoardEvent::Over(_) | BoardEvent::Hover(_) | BoardEvent::Focus(_)))
            | Event::Begin
            | Event::Drawn
            | Event::StoreOpened
            | Event::Layer(..)
    )
}

/// Whether somebody here has done this, and can do it again: a button was pressed, or a key.
fn can_be_repeated(event: &Event) -> bool {
    match event {
        Event::Act(action) => !matches!(action, Action::Board(_)),
        Event::Rare(_)
        | Event::Tool(_)
        | Event::Answer(_)
        | Event::Shortcut(_)
        | Event::Dialog(_)
        | Event::OpenTexts(_)
        | Event::CloseDialog
        | Event::FetchLate => true,
        _ => false,
    }
}

impl Page {
    /// Obeys an event; one whose layer is not there waits for it.
    pub(crate) fn receive(&mut self, event: Event) {
        if is_apart(&event) || !self.waiting.is_busy() && self.missing(&event).is_none() {
            return self.obey(event);
        }
        // The page shows that something is under way.
        self.emit(Effect::Draw);
        self.waiting.events.push_back(event);
        self.go_on_with_waiting();
    }

    /// The layer that an event needs and that is not there.
    fn missing(&self, event: &Event) -> Option<Layer> {
        needed(event, &self.table).filter(|layer| !self.waiting.has(*layer))
    }

    /// Each event in its turn: what the first one changes may decide what the next one needs.
    fn go_on_with_waiting(&mut self) {
        while let Some(event) = self.waiting.events.pop_front() {
            if let Some(layer) = self.missing(&event) {
                self.waiting.events.push_front(event);
                return self.bring(layer);
            }
            self.obey(event);
        }
    }

    /// Does what follows from something else as soon as a layer is there.
    pub(crate) fn put_off(&mut self, event: Event, layer: Layer) {
        self.waiting.events.push_back(event);
        self.bring(layer);
    }

    fn bring(&mut self, layer: Layer) {
        if !std::mem::replace(&mut self.waiting.is_asked, true) {
            self.emit(Effect::BringLayer(layer));
        }
    }

    /// Whether this layer of the program is there.
    pub(crate) fn has_layer(&self, layer: Layer) -> bool {
        self.waiting.has(layer)
    }

    /// A layer is there, or not: goes on with what waits for it. Without the rest a game goes on, so what only a button
    /// does is given up then; the page says why.
    pub(crate) fn take_layer(&mut self, layer: Layer, came: Result<(), Unreachable>) {
        self.waiting.is_asked = false;
        self.waiting.is_unreachable = came.is_err();
        self.emit(Effect::Draw);
        match (came, layer) {
            (Ok(()), _) => {
                self.waiting.here = self.waiting.here.max(Some(layer));
                if self.table.has_selected() {
                    self.warm();
                }
            }
            (Err(_), Layer::Rest) if self.waiting.has(Layer::Play) => {
                let table = &self.table;
                let is_given_up = |event: &Event| can_be_repeated(event) && needed(event, table) == Some(Layer::Rest);
                self.waiting.events.retain(|event| !is_given_up(event));
                if self.waiting.events.front().and_then(|event| needed(event, table)) == Some(Layer::Rest) {
                    return;
                }
            }
            (Err(_), _) => return,
        }
        self.go_on_with_waiting();
    }
}
