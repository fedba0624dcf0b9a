//! Does what a page wants done. What a page wants before the first touch, with a turn, and else are functions of their
//! own, so that each is a part of the layer of the program that needs it.

use page::{Effect, Event, Focus};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Msg, TableView, late};
use crate::services::{crash_loop_guard, crash_report, cues, layers, navigation, node, page as of_page, preferences};
use crate::words::page_language;

impl TableView {
    /// Does what the page wants done.
    pub(super) fn carry_out(&mut self, effect: Effect, ctx: &Context<Self>) {
        let services = &mut self.services;
        match effect {
            // The caller has taken it.
            Effect::Draw => {}
            Effect::OpenStore { named, resumable } => {
                services.open(named, resumable, ctx.link().callback(Msg::Games));
            }
            Effect::AskToWrite(uid) => services.ask_to_write(uid),
            Effect::Claim(uid) => services.claim(uid),
            Effect::Warm => services.warm(),
            Effect::NoteOpened => crash_loop_guard::succeed(),
            Effect::BringLayer(layer) => {
                let link = ctx.link().clone();
                spawn_local(async move {
                    let came = layers::bring(layer).await.map_err(page::Unreachable::from);
                    link.send_message(Event::Layer(layer, came));
                });
            }
            Effect::Save(_)
            | Effect::KeepLevel(_)
            | Effect::Report { .. }
            | Effect::Think(_)
            | Effect::Rest(_)
            | Effect::StopThinking
            | Effect::Name(_)
            | Effect::Cue(_) => self.carry_out_of_turn(effect),
            other => self.carry_out_rest(other, ctx),
        }
    }

    /// Does what follows a turn.
    #[inline(never)]
    fn carry_out_of_turn(&mut self, effect: Effect) {
        let services = &mut self.services;
        match effect {
            Effect::Save(save) => services.save(*save),
            Effect::KeepLevel(level) => preferences::save_level(level, self.page.table().info().levels.count),
            Effect::Report { text, is_saved } => crash_report::save_state(&text, is_saved),
            Effect::Think(question) => services.think(*question),
            Effect::Rest(ms) => services.rest(ms),
            Effect::StopThinking => services.stop_thinking(),
            Effect::Name(uid) => of_page::replace_hash(&uid.map(|uid| uid.to_string()).unwrap_or_default()),
            Effect::Cue(cue) => cues::give(cue),
            _ => {}
        }
    }

    /// Does what is wanted less often.
    #[inline(never)]
    fn carry_out_rest(&mut self, effect: Effect, ctx: &Context<Self>) {
        let services = &mut self.services;
        match effect {
            Effect::TakeOver => services.take_over(),
            Effect::Read(uid) => services.read(uid, Event::SavedElsewhere),
            Effect::NoteOpening(uid) => crash_loop_guard::begin(uid),
            Effect::GiveWay(game, uid) => navigation::give_way_to_game(&game, uid),
            Effect::MoveTo(game) => navigation::move_to_game(game),
            Effect::KeepPreferences(preferences) => preferences::save(preferences),
            Effect::FetchLate => fetch_late(ctx),
            Effect::FollowLanguage => {
                // Keep the current texts if the new ones cannot be read.
                let _unread = page_language::follow();
            }
            Effect::ShowDialog => node::show_modal(&self.dialog),
            Effect::CloseDialog => node::close(&self.dialog),
            Effect::Focus(Focus::Board) => node::focus(BOARD),
            Effect::Focus(Focus::NewGame) => {
                node::show_top(".game");
                // What was pressed for it is gone, with its dialog or its card.
                node::focus_in_place(BOARD);
            }
            Effect::Focus(Focus::MoveField) => node::focus("[name='move']"),
            Effect::Late(effect) => {
                if let Some(part) = self.late {
                    part.views().carry_out(self, *effect, ctx);
                }
            }
            // Those are above.
            _ => {}
        }
    }
}

/// What on the board takes the focus.
const BOARD: &str = ".board [tabindex='0']";

fn fetch_late(ctx: &Context<TableView>) {
    let Some(fetch) = late::fetching() else { return };
    let link = ctx.link().clone();
    spawn_local(async move { link.send_message(Msg::Late(fetch().await)) });
}
