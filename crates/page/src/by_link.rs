//! A game that is played on several devices: its link comes, and its link is sent. It is a part of the late part.

use play::{Record, SavedGame, Status};
use table::{LinkNews, NOTHING_SENT, RareAction, SHARED};

use crate::effect::LateEffect;
use crate::late_games::LateGames;
use crate::{Page, rare};

/// Looks up whether the game of a link has been here before.
pub(crate) fn receive(page: &mut Page, late: LateGames, record: Record) {
    let Ok(table) = late.games.open(record.clone()) else { return };
    // Whoever plays next has been sent the link.
    let next = match table.status() {
        Status::Turn(seat) => Some(seat),
        Status::Waiting { on, .. } => on.first().copied(),
        Status::Chance | Status::Over(_) => None,
    };
    let record = match next.and_then(|seat| record.device_of(seat)) {
        Some(device) => record.as_device(device),
        None => record,
    };
    page.emit_late(LateEffect::Find(Box::new(record)));
}

/// Puts the game of a link on the table: as it was here, or as it begins here.
pub(crate) fn take(page: &mut Page, late: LateGames, record: Record, saved: Option<SavedGame>) {
    match saved {
        Some(saved) => page.open_saved(&saved),
        // What was played last is seen.
        None => {
            let turns = late.games.open(record.clone()).map(|table| table.turns(table.move_formats()[0]));
            let last = turns.ok().and_then(|turns| turns.last().map(|turn| turn.from));
            page.begin(record.up_to(last.unwrap_or_default()));
        }
    }
    page.incoming = Some(record);
    if page.table.access() == table::Access::Editing {
        take_incoming(page);
    }
}

/// Takes in what a link says, as soon as this page may change the game.
pub(crate) fn take_incoming(page: &mut Page) {
    let Some(record) = page.incoming.take().filter(|record| record.uid == page.uid()) else { return };
    let (news, tasks) = page.table.take_link(&record);
    page.link_news = Some(news);
    page.give_cue();
    page.carry_out(tasks);
}

/// The link of the game was sent.
pub(crate) fn note_sent(page: &mut Page) {
    let n_entries = page.table.record().entries.len();
    rare::act(page, RareAction::Tag(SHARED, n_entries.to_string()));
}

impl Page {
    /// What the last link said that is not on the board.
    pub fn link_news(&self) -> Option<LinkNews> {
        self.link_news
    }

    /// Whether the page's address has a link.
    pub fn is_linked(&self) -> bool {
        self.address.is_linked()
    }

    /// Notes that nobody has been sent the game on the table, if it is one by links.
    pub(crate) fn note_unsent(&mut self) {
        let is_by_link = self.table.record().is_by_link();
        self.set_tag(SHARED, is_by_link.then(|| NOTHING_SENT.to_owned()));
    }
}
