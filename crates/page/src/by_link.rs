//! A game that is played on several devices: its link comes, and its link is sent. It is a part of the late part.

use play::{LOTS, Linked, Links, LotGames, Lots, Record, SavedGame, Status};
use table::{LinkNews, Lot, NOTHING_SENT, RareAction, SHARED};

use crate::effect::LateEffect;
use crate::late_games::LateGames;
use crate::{Page, rare};

/// The tag of a game by links in which it was agreed that later throws of one turn use the secret of the other device again,
/// and its value: see [`play::lots`].
pub(crate) const THROWS: &str = "LinkThrows";
pub(crate) const REUSED: &str = "reused";

/// Looks up whether the game of a link has been here before.
pub(crate) fn receive(page: &mut Page, late: LateGames, linked: Linked) {
    let Linked { record, lots, .. } = linked;
    let Ok(table) = late.games.open(record.clone()) else { return };
    // Whoever plays next has been sent the link.
    let device = match table.status() {
        Status::Turn(seat) => record.device_of(seat),
        Status::Waiting { on, .. } => on.first().and_then(|seat| record.device_of(*seat)),
        Status::Chance => lots.as_ref().and_then(|lots| late.lots.awaited_device(&record, lots).ok().flatten()),
        Status::Over(_) => None,
    };
    let record = match device {
        Some(device) => record.as_device(device),
        None => record,
    };
    page.incoming_lots = lots;
    page.emit_late(LateEffect::Find(Box::new(record)));
}

/// Puts the game of a link on the table: as it was here, or as it begins here.
pub(crate) fn take(page: &mut Page, late: LateGames, record: Record, saved: Option<SavedGame>) {
    let is_here = saved.is_some();
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
        take_incoming(page, late);
        // Whoever sees the game for the first time has had nothing of it.
        if !is_here && page.link_news == Some(LinkNews::Known) {
            page.link_news = Some(LinkNews::Entries(0));
        }
    }
}

/// Takes in what a link says, as soon as this page may change the game.
pub(crate) fn take_incoming(page: &mut Page, late: LateGames) {
    let sent = page.incoming_lots.take();
    let Some(record) = page.incoming.take().filter(|record| record.uid == page.uid()) else { return };
    let (mut lots, before) = (None, page.lots());
    if let Some(sent) = sent {
        let mut own = before.clone().unwrap_or_else(|| sit(page, sent.reuses));
        if own.receive(&sent).is_err() {
            page.link_news = Some(LinkNews::Bent);
            return;
        }
        lots = Some(own);
    }
    let (news, tasks) = page.table.take_link(&record);
    let is_told_more = lots.is_some() && lots != before;
    page.link_news = Some(if news == LinkNews::Known && is_told_more { LinkNews::Entries(0) } else { news });
    page.give_cue();
    page.carry_out(tasks);
    if let Some(lots) = lots.filter(|_| matches!(news, LinkNews::Entries(_) | LinkNews::Known)) {
        page.set_tag(THROWS, lots.reuses.then(|| REUSED.to_owned()));
        keep_lots(page, late, &lots);
    }
}

/// The link of the game was sent.
pub(crate) fn note_sent(page: &mut Page, late: LateGames) {
    let n_entries = page.table.record().entries.len();
    rare::act(page, RareAction::Tag(SHARED, n_entries.to_string()));
    if let Some(lots) = page.lots()
        && let Some(told) = telling(page, late.lots, lots)
    {
        keep_lots(page, late, &told);
    }
}

/// Finds out what the next throw waits for, and draws it where it is due. Who has not sat down does.
pub(crate) fn settle_lot(page: &mut Page, late: LateGames) {
    while page.table.awaits_lot() && page.incoming.is_none() && page.study.is_none() {
        let lots = match page.lots() {
            Some(lots) => lots,
            None => {
                let reuses = page.table.tags().get(THROWS) == Some(REUSED);
                let lots = sit(page, reuses);
                rare::act(page, RareAction::Tag(LOTS, lots.to_string()));
                lots
            }
        };
        let Ok(moment) = late.lots.moment(page.table.record(), &lots) else { return };
        let before = page.table.summary(0.0).state;
        page.table.note_lot(Lot { awaited: moment.awaited, is_untold: moment.is_untold });
        match moment.throw {
            Some(throw) if page.table.throws_by_lot() => rare::act(page, RareAction::Thrown(throw)),
            _ => {
                if page.table.summary(0.0).state != before {
                    page.save();
                }
                return;
            }
        }
    }
}

/// What this device knows when it sits down.
fn sit(page: &Page, reuses: bool) -> Lots {
    let seed = u128::from(page.device.random()) << 64 | u128::from(page.device.random());
    Lots::seen(page.uid(), reuses).sit(page.table.record().own_device(), seed)
}

/// The secrets as they are in the link that is sent now.
fn telling(page: &Page, games: &dyn LotGames, lots: Lots) -> Option<Lots> {
    let due = games.moment(page.table.record(), &lots).ok()?.due?;
    Some(lots.telling(due))
}

/// Keeps what is known of secrets, and finds out what that changes.
fn keep_lots(page: &mut Page, late: LateGames, lots: &Lots) {
    page.table.forget_lot();
    rare::act(page, RareAction::Tag(LOTS, lots.to_string()));
    settle_lot(page, late);
}

/// Whether a link is one by which a game goes on, and nothing of it is missing.
pub(crate) fn is_whole(linked: &Linked) -> bool {
    linked.fault.is_none() && linked.record.is_by_link()
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

    /// What this device knows of the secrets of the game on the table; `None` where its throws need none.
    pub fn lots(&self) -> Option<Lots> {
        self.table.tags().get(LOTS)?.parse().ok().filter(|lots: &Lots| lots.uid == self.uid())
    }

    /// The link by which the game on the table goes on elsewhere; `None` where it cannot be written.
    pub fn link_to_send(&self, links: &dyn Links, lots: &dyn LotGames) -> Option<String> {
        let told = match self.lots() {
            Some(known) => Some(telling(self, lots, known)?),
            None => None,
        };
        links.write_link_with(self.table.record(), told.as_ref()).ok()
    }

    /// Notes that nobody has been sent the game on the table, if it is one by links.
    pub(crate) fn note_unsent(&mut self) {
        let is_by_link = self.table.record().is_by_link();
        self.set_tag(SHARED, is_by_link.then(|| NOTHING_SENT.to_owned()));
    }
}
