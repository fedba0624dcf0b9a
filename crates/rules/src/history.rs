//! A game's history: repeated positions and no-progress turns, and the house rules that depend on them.

use crate::game::Actor;
use crate::house_rules::{By, HouseRule, Trigger};
use crate::progress::Progress;
use crate::seat::PerSeat;
use crate::sites::Site;

/// The history of one game, as far as house rules and clocks in position texts need it.
///
/// Whatever plays steps keeps it beside the position: a table, or a search on its own path.
///
/// ```
/// use rules::games::chess::Chess;
/// use rules::{History, MatchState, Notation, Options, Rules, Trigger};
///
/// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
/// let mut pos = chess.start();
/// let mut history = History::new(&chess, &pos, 0, 0);
/// for text in ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2) {
///     let (before, step) = (pos.clone(), chess.read_step(&pos, text)?);
///     chess.apply(&mut pos, step, &mut ());
///     history.note(&chess, &before, step, &pos);
/// }
/// assert_eq!((history.repeats(), history.no_progress(), history.turn()), (3, 8, 8));
/// let claim = history.claim(chess.info().house_rules).expect("a draw may be claimed");
/// assert_eq!(claim.on, Trigger::Repeat(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    seen: Vec<u64>,
    no_progress: u16,
    turn: u16,
    reset: bool,
    shuttles: RunsBackAndForth,
}

/// How each seat moves back and forth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct RunsBackAndForth {
    by_seat: PerSeat<RunBackAndForth>,
    /// How many times in a row the seat that acted last has made its last movement.
    times: u16,
}

/// A movement and how many there were in a row, each the return of the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct RunBackAndForth {
    last: Option<(Site, Site)>,
    n: u16,
}

impl RunBackAndForth {
    /// The run with one more movement, or ended by something else.
    fn then(self, movement: Option<(Site, Site)>) -> RunBackAndForth {
        let is_return = movement.is_some() && movement == self.last.map(|(from, to)| (to, from));
        let n = if is_return { self.n.saturating_add(1) } else { u16::from(movement.is_some()) };
        RunBackAndForth { last: movement, n }
    }
}

/// The state of a [`History`] before a step, to go back to.
#[derive(Clone, Copy, Debug)]
pub struct Bookmark {
    seen: usize,
    quiet: u16,
    turn: u16,
    reset: bool,
    shuttles: RunsBackAndForth,
}

impl History {
    /// The history of a game that begins at `pos` after `turn` turns, the last `quiet` of them without progress.
    pub fn new<R: Progress>(rules: &R, pos: &R::Position, quiet: u16, turn: u16) -> History {
        History { seen: vec![rules.key(pos)], no_progress: quiet, turn, ..History::default() }
    }

    /// Notes that `step` led from `before` to `after`.
    pub fn note<R: Progress>(
        &mut self,
        rules: &R,
        before: &R::Position,
        step: R::Step,
        after: &R::Position,
    ) -> Bookmark {
        let History { ref seen, no_progress: quiet, turn, reset, shuttles } = *self;
        let bookmark = Bookmark { seen: seen.len(), quiet, turn, reset, shuttles };
        if let Actor::Seat(seat) = rules.actor(before) {
            let own = &mut self.shuttles.by_seat[seat];
            *own = own.then(rules.back_and_forth(before, step));
            // Every other movement of the run is a return.
            self.shuttles.times = own.n.div_ceil(2);
        }
        self.reset |= rules.resets(before, step);
        if !rules.mid_turn(after) {
            self.no_progress = if self.reset { 0 } else { self.no_progress.saturating_add(1) };
            self.reset = false;
            self.turn = self.turn.saturating_add(1);
            self.seen.push(rules.key(after));
        }
        bookmark
    }

    /// Notes a null move of a search, which leads to `after`: see [`crate::Search::null_move`].
    pub fn note_null_move<R: Progress>(&mut self, rules: &R, after: &R::Position) -> Bookmark {
        let History { ref seen, no_progress: quiet, turn, reset, shuttles } = *self;
        let bookmark = Bookmark { seen: seen.len(), quiet, turn, reset, shuttles };
        self.seen.push(rules.key(after));
        bookmark
    }

    /// Removes everything noted since `bookmark`, which must come from this history and be the newest still in use.
    pub fn go_back(&mut self, bookmark: Bookmark) {
        self.seen.truncate(bookmark.seen);
        self.no_progress = bookmark.quiet;
        self.turn = bookmark.turn;
        self.reset = bookmark.reset;
        self.shuttles = bookmark.shuttles;
    }

    /// How many times the position at the last turn boundary has occurred, this time included.
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

    /// Whether the position at the last turn boundary occurred before, at [`History::mark`] or later.
    // Each search has its own: in the main part of the program it would be called through a table.
    #[inline(always)]
    pub fn recurs_since(&self, mark: usize) -> bool {
        self.seen.split_last().is_some_and(|(last, before)| before.iter().skip(mark).any(|key| key == last))
    }

    /// Turns in a row, up to the last boundary, without a step that resets the count.
    pub fn no_progress(&self) -> u16 {
        self.no_progress
    }

    /// Turns completed since the beginning of the game.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whether the house rule `end` applies, or may be claimed, at the last turn boundary.
    // Each search has its own: in the main part of the program it would be called through a table.
    #[inline(always)]
    pub fn is_due(&self, end: &HouseRule) -> bool {
        match end.on {
            Trigger::Repeat(n) => self.repeats() >= usize::from(n),
            Trigger::NoProgress(n) => self.no_progress >= n,
            Trigger::BackAndForth(n) => self.shuttles.times >= n,
        }
    }

    /// The first of `ends` that applies by itself at the last turn boundary.
    // Each search has its own: in the main part of the program it would be called through a table.
    #[inline(always)]
    pub fn auto(&self, ends: &'static [HouseRule]) -> Option<&'static HouseRule> {
        ends.iter().find(|end| end.by == By::Auto && self.is_due(end))
    }

    /// The first of `ends` that may be claimed at the last turn boundary.
    // Each search has its own: in the main part of the program it would be called through a table.
    #[inline(always)]
    pub fn claim(&self, ends: &'static [HouseRule]) -> Option<&'static HouseRule> {
        ends.iter().find(|end| end.by == By::Claim && self.is_due(end))
    }
}
