//! What a game's history weighs: repeated positions and quiet turns, and the house ends that look at them.

use crate::game::{Actor, Rules};
use crate::say::RulingId;
use crate::seat::PerSeat;
use crate::view::Site;

/// What brings a house end about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// The same position, the same seat to act included, for the n-th time.
    Repeat(u16),
    /// That many turns in a row, of all seats together, without a step that resets the count.
    Quiet(u16),
    /// A seat makes the same movement for the n-th time with only its return between, as far as the game counts it:
    /// see [`Rules::shuttle`].
    Shuttle(u16),
}

/// Whether a house end happens or must be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// It happens by itself.
    Auto,
    /// The seat to act may claim it.
    Claim,
}

/// What a house end leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// A draw.
    Draw,
    /// The position is scored by the game's own measure.
    Score,
}

/// An end that is no part of the printed rules but keeps games finite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseEnd {
    /// What brings it about.
    pub on: Trigger,
    /// Whether it happens or must be claimed.
    pub by: By,
    /// What it leads to.
    pub then: Then,
    /// The ruling that names it.
    pub ruling: RulingId,
}

/// The history of one game as far as house ends and clocks in position texts need it.
///
/// It is kept beside the position by whoever plays steps: a table, or a search on its own path.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    seen: Vec<u64>,
    quiet: u16,
    turn: u16,
    reset: bool,
    shuttles: Shuttles,
}

/// How each seat goes to and fro.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Shuttles {
    by_seat: PerSeat<Shuttle>,
    /// How often the seat that acted last has made its last movement in a row.
    times: u16,
}

/// A movement and how many there were in a row, each the return of the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Shuttle {
    last: Option<(Site, Site)>,
    n: u16,
}

impl Shuttle {
    /// The run with one movement more, or broken off by something else.
    fn then(self, movement: Option<(Site, Site)>) -> Shuttle {
        let is_return = movement.is_some() && movement == self.last.map(|(from, to)| (to, from));
        let n = if is_return { self.n.saturating_add(1) } else { u16::from(movement.is_some()) };
        Shuttle { last: movement, n }
    }
}

/// The state of a [`Ledger`] before a step, to go back to.
#[derive(Clone, Copy, Debug)]
pub struct Bookmark {
    seen: usize,
    quiet: u16,
    turn: u16,
    reset: bool,
    shuttles: Shuttles,
}

impl Ledger {
    /// The ledger of a game that begins at `pos` after `turn` turns, the last `quiet` of them quiet.
    pub fn new<R: Rules>(rules: &R, pos: &R::Position, quiet: u16, turn: u16) -> Ledger {
        Ledger { seen: vec![rules.key(pos)], quiet, turn, ..Ledger::default() }
    }

    /// Notes that `step` led from `before` to `after`.
    pub fn note<R: Rules>(&mut self, rules: &R, before: &R::Position, step: R::Step, after: &R::Position) -> Bookmark {
        let Ledger { ref seen, quiet, turn, reset, shuttles } = *self;
        let bookmark = Bookmark { seen: seen.len(), quiet, turn, reset, shuttles };
        if let Actor::Seat(seat) = rules.actor(before) {
            let own = &mut self.shuttles.by_seat[seat];
            *own = own.then(rules.shuttle(before, step));
            // Every other movement of the run is the same.
            self.shuttles.times = own.n.div_ceil(2);
        }
        self.reset |= rules.resets(before, step);
        if !rules.mid_turn(after) {
            self.quiet = if self.reset { 0 } else { self.quiet.saturating_add(1) };
            self.reset = false;
            self.turn = self.turn.saturating_add(1);
            self.seen.push(rules.key(after));
        }
        bookmark
    }

    /// Notes that a search lets a team pass, which leads to `after`: see [`Rules::pass`].
    pub fn pass<R: Rules>(&mut self, rules: &R, after: &R::Position) -> Bookmark {
        let Ledger { ref seen, quiet, turn, reset, shuttles } = *self;
        let bookmark = Bookmark { seen: seen.len(), quiet, turn, reset, shuttles };
        self.seen.push(rules.key(after));
        bookmark
    }

    /// Forgets everything noted since `bookmark`, which must come from this ledger and be the newest not yet gone back to.
    pub fn go_back(&mut self, bookmark: Bookmark) {
        self.seen.truncate(bookmark.seen);
        self.quiet = bookmark.quiet;
        self.turn = bookmark.turn;
        self.reset = bookmark.reset;
        self.shuttles = bookmark.shuttles;
    }

    /// How many times the position at the last turn boundary has stood there, this time included.
    pub fn repeats(&self) -> usize {
        self.seen.last().map_or(0, |last| self.seen.iter().filter(|key| *key == last).count())
    }

    /// The key of the position at the last turn boundary.
    pub fn latest(&self) -> u64 {
        self.seen.last().copied().unwrap_or_default()
    }

    /// How many turn boundaries there were before the last one.
    pub fn mark(&self) -> usize {
        self.seen.len().saturating_sub(1)
    }

    /// Whether the position at the last turn boundary stood there before, at [`Ledger::mark`] or later.
    pub fn recurs_since(&self, mark: usize) -> bool {
        self.seen.split_last().is_some_and(|(last, before)| before.iter().skip(mark).any(|key| key == last))
    }

    /// Turns in a row, up to the last boundary, without a step that resets the count.
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Turns completed since the beginning of the game.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whether `end` may be claimed, or happens, at the last turn boundary.
    pub fn is_due(&self, end: &HouseEnd) -> bool {
        match end.on {
            Trigger::Repeat(n) => self.repeats() >= usize::from(n),
            Trigger::Quiet(n) => self.quiet >= n,
            Trigger::Shuttle(n) => self.shuttles.times >= n,
        }
    }

    /// The first of `ends` that happens by itself at the last turn boundary.
    pub fn auto(&self, ends: &'static [HouseEnd]) -> Option<&'static HouseEnd> {
        ends.iter().find(|end| end.by == By::Auto && self.is_due(end))
    }

    /// The first of `ends` that may be claimed at the last turn boundary.
    pub fn claim(&self, ends: &'static [HouseEnd]) -> Option<&'static HouseEnd> {
        ends.iter().find(|end| end.by == By::Claim && self.is_due(end))
    }
}
