//! What the late part does to a page, by what reads and writes the texts of games.

use std::fmt;

use play::formats::GameTexts;
use play::think::Reply;
use play::{Beginnings, Games, Links, LotGames, Matches, Record, SavedGame};
use table::{RareAction, TableState, next_game};

use crate::act::{CoachAct, DialogAct, StudyAct};
use crate::effect::LateEffect;
use crate::late_games::LateGames;
use crate::late_rules::LateRules;
use crate::{Page, by_link, coaching, dialog_acts, host, laying, rare, study_on_table};

/// The late part of a page: what reads and writes the texts of games. Whoever makes one is part of it.
#[derive(Clone, Copy)]
pub struct Readers {
    /// The games, with all readers of their texts.
    pub games: &'static dyn Games,
    /// Reads and writes texts of games.
    pub texts: &'static dyn GameTexts,
    /// Reads and writes links of games.
    pub links: &'static dyn Links,
    /// Draws throws of games on several devices.
    pub lots: &'static dyn LotGames,
    /// What is known of their matches.
    pub matches: &'static dyn Matches,
    /// How they begin with a handicap.
    pub beginnings: &'static dyn Beginnings,
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Readers")
    }
}

impl Readers {
    fn late_games(&self) -> LateGames {
        LateGames { games: self.games, texts: self.texts, links: self.links, lots: self.lots }
    }
}

impl LateRules for Readers {
    fn games(&self) -> &'static dyn Games {
        self.games
    }

    fn lay(&self, page: &mut Page) {
        laying::lay_asked(page, self.late_games());
    }

    fn take_linked(&self, page: &mut Page, record: Record, saved: Option<SavedGame>) {
        by_link::take(page, self.late_games(), record, saved);
    }

    fn take_incoming(&self, page: &mut Page) {
        by_link::take_incoming(page, self.late_games());
    }

    fn settle_lot(&self, page: &mut Page) {
        by_link::settle_lot(page, self.late_games());
    }

    fn obey_host(&self, page: &mut Page) {
        host::obey(page, self.late_games());
    }

    fn tell_host(&self, page: &mut Page) {
        host::tell(page, self.texts);
    }

    fn act_on_study(&self, page: &mut Page, act: StudyAct) {
        study_on_table::act(page, act, self.texts);
    }

    fn coach(&self, page: &mut Page, act: CoachAct) {
        coaching::act(page, act);
    }

    fn hear(&self, page: &mut Page, reply: Reply) {
        coaching::hear(page, reply);
    }

    fn act(&self, page: &mut Page, action: RareAction) {
        rare::act(page, action);
    }

    fn draw_shapes(&self, page: &mut Page) {
        rare::draw_shapes(page);
    }

    fn act_in_dialog(&self, page: &mut Page, act: DialogAct) {
        dialog_acts::act(page, act, self.late_games(), self.beginnings);
    }

    fn rematch(&self, page: &Page) -> Record {
        page.table.rematch_with_handicap(self.games, self.beginnings, page.device.random())
    }

    fn next_game(&self, table: &TableState) -> Option<Record> {
        table.match_after(self.matches).and_then(|run| next_game(&run))
    }

    fn go_on_with_match(&self, page: &mut Page) {
        if let Some(next) = self.next_game(&page.table).filter(|_| page.is_ended()) {
            page.emit_late(LateEffect::Find(Box::new(next)));
        }
    }
}
