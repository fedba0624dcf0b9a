//! How the board is turned: whose side is at the bottom.

use std::borrow::Cow;

use play::{Player, Record, Status, Table};
use rules::view::{Site, SiteMap};
use rules::{Arg, GameInfo, Message, Seat};

use crate::TableState;
use crate::task::Task;

/// Who sits at the bottom of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Orientation {
    /// This seat.
    Seat(Seat),
    /// Whoever is to move.
    AutoFlip,
}

/// How the board is turned, and what its sites are called from there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Turned {
    /// The seat whose side of the board is at the bottom.
    pub(crate) bottom: Seat,
    /// Auto-flip: the board turns to whoever is to move.
    pub(crate) auto_flips: bool,
    /// Whether sites use their alternative names, where there are any.
    is_renamed: bool,
    /// The seat whose turn it is in the position in view: the alternative names are those that it uses.
    named_from: Seat,
    /// The seat that used them when what is told last happened.
    told_from: Seat,
    labels: SiteMap<Message>,
}

impl Turned {
    pub(crate) fn new(bottom: Seat, table: &dyn Table) -> Turned {
        let mut turned = Turned {
            bottom,
            auto_flips: false,
            is_renamed: false,
            named_from: bottom,
            told_from: bottom,
            labels: SiteMap::new(),
        };
        turned.name_sites(table);
        turned
    }

    /// Turns the board; whether it was turned otherwise before.
    fn flip_to(&mut self, seat: Seat) -> bool {
        core::mem::replace(&mut self.bottom, seat) != seat
    }

    /// Sites are named as this seat does from now on, where they have other names.
    fn name_from(&mut self, seat: Seat, table: &dyn Table) {
        let is_new = core::mem::replace(&mut self.named_from, seat) != seat;
        if is_new && self.is_renamed {
            self.name_sites(table);
        }
    }

    fn name_sites(&mut self, table: &dyn Table) {
        self.labels = self.names(self.named_from, table);
    }

    /// What the sites are called by a seat.
    fn names(&self, from: Seat, table: &dyn Table) -> SiteMap<Message> {
        let label = |site: Site| match self.is_renamed && table.naming().is_some() {
            true => table.renamed(site, from),
            false => table.label(site),
        };
        table.sites().into_iter().map(|site| (site, label(site))).collect()
    }

    /// What happens now is told with the names that sites have before it.
    pub(crate) fn note_told(&mut self) {
        self.told_from = self.named_from;
    }

    /// The names of all sites.
    pub(crate) fn labels(&self) -> &SiteMap<Message> {
        &self.labels
    }
}

impl TableState {
    /// The seat whose side of the board is at the bottom now.
    pub fn orientation(&self) -> Seat {
        self.turned.bottom
    }

    /// The orientation that was chosen.
    pub fn chosen_orientation(&self) -> Orientation {
        if self.turned.auto_flips { Orientation::AutoFlip } else { Orientation::Seat(self.turned.bottom) }
    }

    /// What can be chosen: every seat, and auto-flip where humans play several.
    pub fn orientations(&self) -> Vec<Orientation> {
        let info = self.info();
        let mut orientations: Vec<Orientation> = info.seats().map(Orientation::Seat).collect();
        if info.seats().filter(|seat| self.is_human(*seat)).count() > 1 {
            orientations.push(Orientation::AutoFlip);
        }
        orientations
    }

    pub(crate) fn orient(&mut self, orientation: Orientation) -> Vec<Task> {
        self.turned.auto_flips = orientation == Orientation::AutoFlip;
        match orientation {
            Orientation::Seat(seat) => self.flip_to(seat),
            Orientation::AutoFlip => self.auto_flip(),
        }
        vec![Task::Save]
    }

    /// Turns the board before anybody has played: nothing has to be saved.
    pub fn turn_to(&mut self, orientation: Orientation) {
        self.orient(orientation);
    }

    /// Turns the board to the next seat.
    pub(crate) fn flip(&mut self) -> Vec<Task> {
        let seats: Vec<Seat> = self.info().seats().collect();
        let at = seats.iter().position(|seat| *seat == self.turned.bottom).unwrap_or_default();
        self.orient(Orientation::Seat(seats[(at + 1) % seats.len()]))
    }

    /// Auto-flip: turns the board to the human who is to move; not while anything moves on the board, in mid-turn or
    /// with an earlier position in view.
    pub(crate) fn auto_flip(&mut self) {
        if !self.turned.auto_flips
            || !self.motions.is_settled()
            || self.viewed.ply.is_some()
            || self.game.table.is_mid_turn()
        {
            return;
        }
        match self.status() {
            Status::Turn(seat) if self.is_human(seat) => self.flip_to(seat),
            Status::Chance => {
                if let Some(seat) = self.thrower().filter(|seat| self.is_human(*seat)) {
                    self.flip_to(seat);
                }
            }
            _ => {}
        }
    }

    fn flip_to(&mut self, seat: Seat) {
        if self.turned.flip_to(seat) {
            self.motions.clear();
            self.name_sites_from_here();
        }
    }

    /// The alternative names of sites are those of the seat whose turn it is in the position in view.
    pub(crate) fn name_sites_from_here(&mut self) {
        let ply = self.viewed_ply();
        let turn = self.game.turns.iter().find(|turn| turn.from <= ply && ply < turn.to);
        let live = || if self.looks_back() { None } else { self.game.table.thrower() };
        let seat = turn.and_then(|turn| turn.seat).or_else(|| self.game.table.seat_at(ply)).or_else(live);
        self.turned.name_from(seat.unwrap_or(self.turned.bottom), &*self.game.table);
    }

    /// The names of all sites as those had them who did what is told: see [`TableState::told`].
    pub fn told_labels(&self) -> Cow<'_, SiteMap<Message>> {
        if !self.is_renamed() {
            return Cow::Borrowed(self.turned.labels());
        }
        let before = self.game.turns.iter().rev().find(|turn| turn.from < self.viewed_ply());
        let from = match before.and_then(|turn| turn.seat) {
            Some(seat) if !self.is_changed() || self.looks_back() => seat,
            _ => self.turned.told_from,
        };
        Cow::Owned(self.turned.names(from, &*self.game.table))
    }

    /// The key of the alternative names of sites, where there are any.
    pub fn naming(&self) -> Option<&'static str> {
        self.game.table.naming()
    }

    /// Whether sites use their alternative names.
    pub fn is_renamed(&self) -> bool {
        self.turned.is_renamed && self.naming().is_some()
    }

    /// The seat that calls the sites as they are called now, where they have their alternative names.
    pub fn named_from(&self) -> Option<Seat> {
        self.is_renamed().then_some(self.turned.named_from)
    }

    /// A message of the rules about sites, with the names that these have now.
    pub(crate) fn named(&self, message: Message) -> Message {
        if !self.is_renamed() {
            return message;
        }
        let table = &self.game.table;
        let other = |name: &Arg| {
            let Arg::Text(text) = name else { return None };
            let usual = Message::verbatim(text.as_str());
            let site = table.sites().into_iter().find(|site| table.label(*site) == usual)?;
            self.label(site).args.into_iter().next().map(|(_, name)| name)
        };
        message.with_other_args(&other)
    }

    pub(crate) fn rename(&mut self, is_renamed: bool) -> Vec<Task> {
        self.turned.is_renamed = is_renamed;
        self.game.rename(is_renamed && self.naming().is_some());
        self.turned.name_sites(&*self.game.table);
        Vec::new()
    }
}

/// The first seat that a human plays; the first of all where there is none.
pub(crate) fn first_human(record: &Record, info: &GameInfo) -> Seat {
    let is_human = |seat: &Seat| matches!(record.player_on(*seat), Some(Player::Human { .. }));
    info.seats().find(is_human).unwrap_or(Seat::FIRST)
}
