//! What a table in a frame does for the page around it, and tells it. Nothing but the commands of [`embed`] does anything,
//! and each is checked before.

use embed::{Begin, Command, CommandId, Event as HostEvent, Fault, Load, Order};
use play::formats::GameTexts;
use table::{Action, RareAction};

use crate::act::CoachAct;
use crate::effect::{LateEffect, Refusal};
use crate::late_games::LateGames;
use crate::phase::{Phase, Trouble};
use crate::{Page, coaching, laying, rare};

/// Tells what has happened since the last call.
pub(crate) fn tell(page: &mut Page, texts: &dyn GameTexts) {
    // What is not on the table yet, or cannot be, is nothing to tell of.
    if matches!(page.phase, Phase::Asked(_) | Phase::Reading(_) | Phase::Refused(_)) {
        return;
    }
    let events = page.host.teller.as_mut().map(|teller| teller.tell(&page.table, texts));
    events.into_iter().flatten().for_each(|event| say(page, event));
}

/// Does what was asked for, in order.
pub(crate) fn obey(page: &mut Page, late: LateGames) {
    for text in std::mem::take(&mut page.host.received) {
        match embed::read(&text) {
            Ok(Command { id, order }) => match carry_out(page, order, late, id.clone()) {
                Ok(()) => id.into_iter().for_each(|id| say(page, HostEvent::Done { id })),
                Err(why) => page.emit_late(LateEffect::Refuse { id, why }),
            },
            Err(error) => say(page, error.into()),
        }
    }
}

fn say(page: &mut Page, event: HostEvent) {
    page.emit_late(LateEffect::Tell(event));
}

fn refused(why: &'static str) -> Refusal {
    Refusal::Fault(Fault::Refused, why)
}

fn carry_out(page: &mut Page, order: Order, late: LateGames, id: Option<CommandId>) -> Result<(), Refusal> {
    match order {
        Order::Listen => {
            page.host.teller.get_or_insert_default();
            tell(page, late.texts);
            Ok(())
        }
        Order::Load(load) => put(page, load, late),
        Order::Play(Some(turn)) => {
            let tasks = page.table.type_turn(late.texts, &turn).map_err(Refusal::NotPlayed)?;
            page.note_played();
            page.carry_out(tasks);
            Ok(())
        }
        Order::Play(None) if page.table.awaits_throw() => {
            page.play(Action::Throw);
            Ok(())
        }
        Order::Play(None) => Err(refused("no dice wait to be thrown")),
        Order::Undo if page.table.capabilities().undo => {
            page.play(Action::Undo);
            Ok(())
        }
        Order::Undo => Err(refused("there is nothing to take back")),
        Order::Flip => {
            page.play(Action::Flip);
            Ok(())
        }
        Order::Set(choices) => {
            let orientation = choices.orientation(page.table.info());
            let orientation = orientation.map_err(|fault| Refusal::Fault(fault, "there is no such seat"))?;
            if let Some(orientation) = orientation {
                rare::act(page, RareAction::Orient(orientation));
            }
            if let Some(level) = choices.level {
                rare::play_at(page, level);
            }
            for (name, value) in choices.of_page {
                page.emit_late(LateEffect::Set(name, value));
            }
            Ok(())
        }
        Order::Hint if page.offers_hint() => {
            coaching::act(page, CoachAct::Hint);
            Ok(())
        }
        Order::Hint => Err(refused("no hint can be had here")),
        Order::Review if page.offers_review() => {
            coaching::act(page, CoachAct::Review);
            Ok(())
        }
        Order::Review => Err(refused("there is no game to review, or it is reviewed already")),
        Order::Ask(site) => {
            let moves = embed::moves_from(&page.table, site.as_deref());
            let moves = moves.map_err(|fault| Refusal::Fault(fault, "the board has no such square"))?;
            say(page, HostEvent::Moves { id, moves });
            Ok(())
        }
    }
}

/// Puts something else on the table. Where that cannot be, what is there stays.
fn put(page: &mut Page, load: Load, late: LateGames) -> Result<(), Refusal> {
    let info = page.table.info();
    let side = load.side.map(|side| embed::seat_of(info, &side).ok_or(refused("there is no such seat")));
    let mode = load.mode.unwrap_or_else(|| page.address.wanted().mode(load.record.is_some()));
    if let Some(level) = load.level {
        page.setup = page.setup.clone().at_level(level);
    }
    let begin = Begin {
        link: None,
        side: side.transpose()?,
        records: load.record.into_iter().collect(),
        positions: load.position.into_iter().collect(),
        mode,
    };
    laying::lay(page, &begin, late).map_err(|error| Refusal::NotPut(Trouble::NotLaid(error)))
}
