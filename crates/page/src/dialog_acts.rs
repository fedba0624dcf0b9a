//! What is done in dialogs and beside the board, by the late part, which has drawn them.

use play::{Beginnings, Player, TimeControl};
use rules::Level;

use crate::act::DialogAct;
use crate::by_link::{REUSED, THROWS};
use crate::dialog::Dialog;
use crate::effect::LateEffect;
use crate::late_games::LateGames;
use crate::{HINTS, HINTS_AGREED, Page, by_link, rare};

/// Does what is asked for in a dialog or beside the board.
pub(crate) fn act(page: &mut Page, act: DialogAct, late: LateGames, beginnings: &dyn Beginnings) {
    match act {
        DialogAct::Type(text, language) => rare::type_move(page, text, &language, late.texts),
        DialogAct::Choose(chosen) => {
            if let Some(Dialog::NewGame { setup, .. }) = &mut page.dialogs.open {
                *setup = chosen;
            }
        }
        DialogAct::Start => start_chosen(page, beginnings),
        DialogAct::Level(level) => rare::play_at(page, level),
        DialogAct::RematchAt(level) => start_rematch_at(page, level, beginnings),
        DialogAct::Continue(uid, game) => {
            page.close_dialog();
            if page.is_elsewhere(&game) {
                page.emit_late(LateEffect::GoTo(game, uid));
            } else if uid != page.uid() {
                page.emit_late(LateEffect::Bring(uid));
            }
        }
        DialogAct::Toggle(key) => {
            page.display = page.display.toggled(key);
            page.emit_late(LateEffect::KeepDisplay(page.display.keys().to_owned()));
            page.name_sites();
        }
        DialogAct::Embed => {
            page.close_dialog();
            page.open_dialog(Dialog::Embed);
        }
        DialogAct::LinkSent(closes) => {
            by_link::note_sent(page, late);
            if closes {
                page.close_dialog();
            }
        }
        DialogAct::Print => {
            page.close_dialog();
            page.open_dialog(Dialog::Print);
        }
    }
}

/// Starts the new game that was chosen.
fn start_chosen(page: &mut Page, beginnings: &dyn Beginnings) {
    if let Some(Dialog::NewGame { setup, .. }) = page.close_dialog() {
        let record = setup.record_with_handicap(page.games, beginnings, page.device.random());
        page.setup = setup;
        record.first_level().into_iter().for_each(|level| rare::note_level(page, level));
        let time = page.setup.clock.filter(|_| page.setup.has_people(page.games));
        let hints = page.setup.hints && page.setup.has_people(page.games);
        page.begin(record);
        page.set_tag(TimeControl::TAG, time.map(str::to_owned));
        page.note_unsent();
        let reuses = page.setup.reuses_secrets && page.table.record().is_by_link() && page.table.has_dice();
        page.set_tag(THROWS, reuses.then(|| REUSED.to_owned()));
        page.set_tag(HINTS, hints.then(|| HINTS_AGREED.to_owned()));
    }
}

/// Starts a rematch with all computers at a level. In a match, the level changes only between matches.
fn start_rematch_at(page: &mut Page, level: Level, beginnings: &dyn Beginnings) {
    if !page.table.capabilities().rematch || page.has_next_game() {
        return;
    }
    let info = page.table.info();
    let level = level.within(info.levels);
    let mut record = page.table.rematch_with_handicap(page.games, beginnings, page.device.random());
    for seat in info.seats() {
        if matches!(record.player_on(seat), Some(Player::Computer { .. })) {
            record.reseat(seat, Player::Computer { level });
        }
    }
    rare::note_level(page, level);
    page.begin_rematch(record);
}
