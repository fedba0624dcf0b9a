//! Does what a page wants done, and what only the late part can do.

use embed::{Event as HostEvent, Fault};
use page::{Answer, CoachAct, Event, Fetched, LateEffect, Refusal, StudyAct};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::TableView;
use super::trouble_words::explained;
use crate::services::{drawings, host, navigation, preferences, studies, visibility};
use crate::words::texts::why_not_played;
use crate::words::translate;

/// Does what the page wants done.
pub(super) fn carry_out(table: &mut TableView, effect: LateEffect, ctx: &Context<TableView>) {
    let services = &mut table.services;
    match effect {
        LateEffect::Bring(uid) => services.read(uid, Event::Brought),
        LateEffect::Find(record) => services.find(record),
        LateEffect::GoTo(game, uid) => navigation::go_to_game(&game, uid),
        LateEffect::KeepDisplay(keys) => preferences::save_shown(&keys),
        LateEffect::Tell(event) => host::tell(&embed::write(&event)),
        LateEffect::Refuse { id, why } => {
            // In the reader's language where they could have done it themselves.
            let (code, why) = match why {
                Refusal::Fault(code, why) => (code, why.to_owned()),
                Refusal::NotPlayed(error) => (Fault::Refused, translate(&why_not_played(&error))),
                Refusal::NotPut(trouble) => (Fault::Refused, explained(&trouble, table.page.table())),
            };
            host::tell(&embed::write(&HostEvent::Error { id, code, why }));
        }
        LateEffect::Set(name, value) => host::choose(name, value),
        LateEffect::ShowShapes(shapes) => drawings::show(&shapes),
        LateEffect::FetchStudies(game) => {
            let link = ctx.link().clone();
            spawn_local(async move {
                let text = host::studies(game).await;
                let fetched = Fetched { studies: text, progress: studies::document(), mistakes: studies::mistakes() };
                link.send_message(Event::Answer(Answer::Study(StudyAct::Fetched(Box::new(fetched)))));
            });
        }
        LateEffect::AwaitView => {
            let link = ctx.link().clone();
            spawn_local(async move {
                visibility::seen().await;
                link.send_message(Event::Answer(Answer::Coach(CoachAct::Seen)));
            });
        }
        LateEffect::FindReview => {
            ctx.link().send_message(Event::Answer(Answer::Coach(CoachAct::Resume(studies::review()))));
        }
        LateEffect::KeepReview(text) => studies::keep_review(&text),
        LateEffect::NoteStudy { game, id, n_done } => studies::note(&game, &id, n_done),
        LateEffect::KeepMistake(card) => studies::change_mistakes(|deck| deck.add(*card)),
        LateEffect::NoteMistake { id, is_known, today } => {
            studies::change_mistakes(|deck| deck.note(&id, is_known, today));
        }
        LateEffect::ForgetMistake(id) => studies::change_mistakes(|deck| deck.remove(&id)),
        LateEffect::Pause(ms) => services.pause(ms, Event::Answer(Answer::Study(StudyAct::Reply))),
    }
}
