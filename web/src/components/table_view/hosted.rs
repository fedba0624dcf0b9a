//! What a table in a frame does for the page around it, and tells it. Nothing but the commands of [`embed`] does anything,
//! and each is checked before.

use std::cell::RefCell;

use embed::{Begin, Command, CommandId, Event, Fault, Load, Order, Teller};
use gloo_events::EventListener;
use play::PlayerKind;
use play::formats::GameTexts;
use yew::prelude::*;

use super::{TableView, beside};
use crate::page_data::PageKind;
use crate::route::Route;
use crate::services::host;
use crate::words::texts::why_not_played;
use crate::words::translate;
use table::{Action, RareAction};

/// What the page around a table has said, and was told.
pub(super) struct Hosted {
    /// What it has said and nobody has dealt with.
    pub(super) heard: Vec<String>,
    /// What it was told last, if it wants to hear anything.
    teller: RefCell<Option<Teller>>,
    _listener: Option<EventListener>,
}

impl Hosted {
    /// Listens to the page around an embedded table.
    pub(super) fn listen(route: &Route, on_message: Callback<String>) -> Hosted {
        let is_embedded = route.page == PageKind::Embed;
        let listener = is_embedded.then(|| host::listen(on_message));
        Hosted { heard: Vec::new(), teller: RefCell::default(), _listener: listener }
    }

    /// Whether the page around the table wants to hear anything.
    pub(super) fn is_told(&self) -> bool {
        self.teller.borrow().is_some()
    }
}

/// Tells what has happened since the last call.
pub(super) fn tell(table: &TableView, texts: &dyn GameTexts) {
    // What is not on the table yet, or cannot be, is nothing to tell of.
    if table.awaited.is_some() || table.trouble.is_some() {
        return;
    }
    if let Some(teller) = &mut *table.hosted.teller.borrow_mut() {
        teller.tell(&table.state, texts).iter().for_each(say);
    }
}

/// Does what was asked for, in order.
pub(super) fn obey(table: &mut TableView, texts: &dyn GameTexts) {
    for text in std::mem::take(&mut table.hosted.heard) {
        match embed::read(&text) {
            Ok(Command { id, order }) => match carry_out(table, order, texts, id.clone()) {
                Ok(()) => id.into_iter().for_each(|id| say(&Event::Done { id })),
                Err((code, why)) => say(&Event::Error { id, code, why }),
            },
            Err(error) => say(&error.into()),
        }
    }
}

fn say(event: &Event) {
    host::tell(&embed::write(event));
}

/// Why something is not done, in the reader's language where they could have done it themselves.
type Refusal = (Fault, String);

fn refused(why: &str) -> Refusal {
    (Fault::Refused, why.to_owned())
}

fn carry_out(table: &mut TableView, order: Order, texts: &dyn GameTexts, id: Option<CommandId>) -> Result<(), Refusal> {
    match order {
        Order::Listen => {
            table.hosted.teller.borrow_mut().get_or_insert_default();
            tell(table, texts);
            Ok(())
        }
        Order::Load(load) => put(table, load, texts),
        Order::Play(Some(turn)) => {
            let tasks = table.state.type_turn(texts, &turn);
            let tasks = tasks.map_err(|error| (Fault::Refused, translate(&why_not_played(&error))))?;
            table.is_played = true;
            table.carry_out(tasks);
            Ok(())
        }
        Order::Play(None) if table.state.awaits_throw() => {
            table.play(Action::Throw);
            Ok(())
        }
        Order::Play(None) => Err(refused("no dice wait to be thrown")),
        Order::Undo if table.state.capabilities().undo => {
            table.play(Action::Undo);
            Ok(())
        }
        Order::Undo => Err(refused("there is nothing to take back")),
        Order::Flip => {
            table.play(Action::Flip);
            Ok(())
        }
        Order::Set(choices) => {
            let info = table.state.info();
            let orientation = choices.orientation(info).map_err(|fault| (fault, "there is no such seat".to_owned()))?;
            if let Some(orientation) = orientation {
                beside::act(table, RareAction::Orient(orientation));
            }
            if let Some(level) = choices.level {
                let computers = table.state.players().into_iter();
                let computers = computers.filter(|(_, player)| matches!(player, PlayerKind::Computer(_)));
                for (seat, _) in computers.collect::<Vec<_>>() {
                    beside::act(table, RareAction::Reseat(seat, PlayerKind::Computer(level)));
                }
            }
            choices.of_page.into_iter().for_each(|(name, value)| host::choose(name, value));
            Ok(())
        }
        Order::Ask(site) => {
            let moves = embed::moves_from(&table.state, site.as_deref());
            let moves = moves.map_err(|fault| (fault, "the board has no such square".to_owned()))?;
            say(&Event::Moves { id, moves });
            Ok(())
        }
    }
}

/// Puts something else on the table. Where that cannot be, what is there stays.
fn put(table: &mut TableView, load: Load, texts: &dyn GameTexts) -> Result<(), Refusal> {
    let info = table.state.info();
    let side = load.side.map(|side| embed::seat_of(info, &side).ok_or(refused("there is no such seat")));
    let mode = load.mode.unwrap_or_else(|| table.embedded.wanted.mode(load.record.is_some()));
    if let Some(level) = load.level {
        table.setup = table.setup.at_level(level);
    }
    let begin = Begin {
        side: side.transpose()?,
        records: load.record.into_iter().collect(),
        positions: load.position.into_iter().collect(),
        mode,
    };
    let before = table.trouble.take();
    super::laying::lay(table, &begin, texts);
    match table.trouble.take() {
        Some(trouble) => {
            let why = trouble.translate(info);
            table.trouble = before;
            Err((Fault::Refused, why))
        }
        None => {
            table.awaited = None;
            Ok(())
        }
    }
}
