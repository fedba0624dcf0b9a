//! A game that is played on several devices: what must be sent, what comes, and who is waited for.

use play::{Entry, NodeIdx, Player, Record, Status};
use rules::Seat;

use crate::task::Task;
use crate::{Access, How, TableState};

/// The tag of a game by links that says how many of its entries the other devices have: those that were sent or have come.
/// As long as nothing was sent it is [`NOTHING_SENT`].
pub const SHARED: &str = "LinkShared";
/// The value of [`SHARED`] in a game of which nothing was sent.
pub const NOTHING_SENT: &str = "-";

/// What came with a link of the game on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkNews {
    /// The game goes on by so many entries.
    Entries(usize),
    /// Nothing that is not here already.
    Known,
    /// Another game from this ply on. It is a variation now.
    Fork(usize),
    /// It is set up otherwise, so it is no state of this game.
    Foreign,
    /// It tells other secrets than were promised, so its throws cannot be believed.
    Bent,
}

/// What the next throw of a game by links waits for: see [`play::Moment`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lot {
    /// A seat of the other device that it waits for; `None` where it can be drawn here.
    pub awaited: Option<Seat>,
    /// Whether others must be told something before they can go on.
    pub is_untold: bool,
}

impl TableState {
    /// Whether it is to be found out what the next throw waits for, or that throw is to be drawn.
    pub fn awaits_lot(&self) -> bool {
        let is_due = self.lot.is_none() || self.is_lot_wanted;
        is_due && self.is_lot() && self.players.access == Access::Editing
    }

    /// Whether the next throw follows from what several devices have told.
    pub(crate) fn is_lot(&self) -> bool {
        self.status() == Status::Chance && self.record().is_by_link()
    }

    /// Notes what the next throw waits for.
    pub fn note_lot(&mut self, lot: Lot) {
        self.lot = Some(lot);
    }

    /// Other things were told: what the next throw waits for is to be found out again.
    pub fn forget_lot(&mut self) {
        self.lot = None;
    }

    /// Whether the next throw is drawn now: somebody has touched the dice, or need not.
    pub fn throws_by_lot(&self) -> bool {
        self.is_lot() && (self.is_lot_wanted || self.throwing().is_none())
    }

    /// How many entries entries the other devices have; `None` where they do not know of the game.
    pub fn n_shared(&self) -> Option<usize> {
        self.tags().get(SHARED)?.parse().ok()
    }

    /// The first seat of another device that the game waits for; `None` where it waits for nobody there.
    pub fn awaited_elsewhere(&self) -> Option<Seat> {
        let is_remote = |seat: &Seat| self.record().is_remote(*seat);
        match self.status() {
            Status::Turn(seat) => Some(seat).filter(is_remote),
            // Whoever is asked here answers first.
            Status::Waiting { on, .. } => on.first().copied().filter(|_| on.iter().all(is_remote)),
            Status::Chance => self.lot.and_then(|lot| lot.awaited),
            Status::Over(_) => None,
        }
    }

    /// Whether a game by links waits for somebody at another device.
    pub(crate) fn is_awaited_elsewhere(&self) -> bool {
        self.awaited_elsewhere().is_some()
    }

    /// Whether the game goes on only from its end: what others have been sent stays.
    pub fn is_line_fixed(&self) -> bool {
        self.record().is_by_link() && !self.is_over()
    }

    /// Whether the link of the game is to be sent: others must know what has happened here, and nobody here has to go on.
    pub fn is_to_send(&self) -> bool {
        let is_ready = self.is_awaited_elsewhere() || self.is_over() && self.record().is_by_link();
        let is_untold = self.lot.is_some_and(|lot| lot.is_untold);
        is_ready && !self.is_viewed() && (is_untold || self.n_shared().is_none_or(|n| n < self.n_entries()))
    }

    /// Whether everything is sent, and somebody elsewhere goes on.
    pub fn waits_for_link(&self) -> bool {
        self.is_awaited_elsewhere() && !self.is_viewed() && !self.is_to_send()
    }

    /// Takes in what a link says of the game on the table: what it adds is played; another way to go on is a variation.
    pub fn take_link(&mut self, linked: &Record) -> (LinkNews, Vec<Task>) {
        if !is_same_game(self.record(), linked) {
            return (LinkNews::Foreign, Vec::new());
        }
        let known = self.record().entries.clone();
        if let Some(rest) = linked.entries.strip_prefix(known.as_slice()) {
            let rest = rest.to_vec();
            let n = rest.len();
            self.name_others(linked);
            let mut tasks = if n == 0 { Vec::new() } else { self.play_entries(rest) };
            if self.n_shared().is_none_or(|shared| shared < linked.entries.len()) {
                tasks.extend(self.note_shared(linked.entries.len()));
            }
            return (if n == 0 { LinkNews::Known } else { LinkNews::Entries(n) }, tasks);
        }
        if known.starts_with(&linked.entries) || self.has_line(&linked.entries) {
            return (LinkNews::Known, Vec::new());
        }
        let n_common = known.iter().zip(&linked.entries).take_while(|(one, other)| one == other).count();
        let end = self.game.table.node();
        if let Some(node) = self.game.table.node_at(n_common) {
            self.game.table.go_to(node);
            for entry in linked.entries.iter().skip(n_common) {
                if self.game.table.enter(entry.clone()).is_err() {
                    break;
                }
            }
            self.game.table.go_to(end);
            self.look_around();
        }
        (LinkNews::Fork(n_common), vec![Task::Save])
    }

    /// Takes over what is said of those who play elsewhere: their names, and who has taken over a seat.
    fn name_others(&mut self, linked: &Record) {
        for seat in self.info().seats() {
            if let (Some(Player::Remote { .. }), Some(other @ Player::Remote { .. })) =
                (self.record().player_on(seat), linked.player_on(seat))
                && self.record().player_on(seat) != Some(other)
            {
                self.game.table.reseat(seat, other.clone());
            }
        }
    }

    /// Notes that the other devices have the first `n` entries.
    pub(crate) fn note_shared(&mut self, n: usize) -> Vec<Task> {
        self.game.table.tags_mut().set(SHARED, &n.to_string());
        vec![Task::Save]
    }

    fn play_entries(&mut self, entries: Vec<Entry>) -> Vec<Task> {
        let before = self.scene();
        let each = entries.into_iter().flat_map(|entry| self.game.table.enter(entry).unwrap_or_default());
        let effects = each.collect();
        self.changed(before, effects, How::Played)
    }

    /// Whether the tree has this line.
    fn has_line(&self, entries: &[Entry]) -> bool {
        let tree = self.tree();
        let mut node = NodeIdx::ROOT;
        for entry in entries {
            match tree.child(node, entry) {
                Some(next) => node = next,
                None => return false,
            }
        }
        true
    }
}

/// Whether two records are of one game: set up alike, for the same seats.
fn is_same_game(one: &Record, other: &Record) -> bool {
    let setup = |record: &Record| {
        let taken: Vec<bool> = record.seats.iter().map(Option::is_some).collect();
        let devices: Vec<Option<u8>> = Seat::first(record.seats.len()).map(|seat| record.device_of(seat)).collect();
        (record.uid, record.options.clone(), record.start.clone(), record.match_state.clone(), taken, devices)
    };
    one.id == other.id && setup(one) == setup(other)
}
