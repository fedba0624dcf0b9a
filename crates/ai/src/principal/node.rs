//! A position of the search: what is looked at there, how far, and what is remembered of it.

use core::slice;

use rules::{By, Rules, TurnList};

use super::{Place, Principal, WON, Window};
use crate::budget::Progress;
use crate::memory::{Bound, Found};
use crate::order;
use crate::search::{MAX_EXTENSION, WIN};

/// For each turn still to be looked ahead, a lead so large is not lost any more, in hundredths of a plain piece.
const LEAD: i32 = 110;
/// For each turn still to be looked ahead, quiet steps bring this much at most, in hundredths of a plain piece.
const HOPE: i32 = 130;
/// Up to so many turns before the horizon a safe lead and late steps are not looked into.
const SHALLOW: i32 = 3;

/// What can be played in a position, and the order in which it is looked at; used again and again.
pub(super) struct Lists<R: Rules> {
    pub(super) steps: Vec<R::Step>,
    /// Instead of steps, where these are too many.
    pub(super) turns: TurnList<R>,
    pub(super) order: Vec<u64>,
}

impl<R: Rules> Lists<R> {
    pub(super) fn new() -> Self {
        Lists { steps: Vec::new(), turns: TurnList::new(), order: Vec::new() }
    }

    fn clear(&mut self) {
        self.steps.clear();
        self.turns.clear();
        self.order.clear();
    }

    /// The steps to be played at once.
    fn played(&self, idx: usize) -> &[R::Step] {
        match self.turns.get(idx) {
            Some(turn) => turn.steps,
            None => slice::from_ref(&self.steps[idx]),
        }
    }
}

/// What is found out at a position.
struct Node {
    place: Place,
    /// What still matters.
    window: Window,
    /// The best that was found so far.
    best: i32,
    /// What brings it, among all that can be played.
    idx: Option<usize>,
    /// What the position is worth at a glance, where that was asked.
    glance: Option<i32>,
    /// Whether only forcing steps are followed any more.
    beyond: bool,
    /// Whether the team that acts need not force.
    is_free: bool,
    /// Whether what is hardly ever good may be left out.
    may_skip: bool,
}

impl Node {
    /// Takes a value that the team that acts has for certain.
    fn raise(&mut self, value: i32, idx: Option<usize>) {
        if value > self.best {
            self.best = value;
            self.idx = idx;
        }
        self.window.alpha = self.window.alpha.max(value);
    }

    /// Whether nothing is left to be looked for.
    fn is_settled(&self) -> bool {
        self.window.alpha >= self.window.beta
    }

    /// What quiet steps can bring at most; `None` where too much can happen.
    fn hope(&self) -> Option<i32> {
        let Place { depth, .. } = self.place;
        self.glance.filter(|_| !self.beyond && depth <= SHALLOW).map(|glance| glance + HOPE * depth)
    }
}

impl<R: Rules, P: FnMut(&Progress<'_, R::Step>) -> bool> Principal<'_, R, P> {
    /// The value of some steps in a row to the team that acts in `pos`, as the `nth` that is looked at; the best line behind them
    /// is appended to `line`.
    pub(super) fn try_steps(
        &mut self,
        pos: &R::Position,
        steps: &[R::Step],
        (nth, is_quiet): (usize, bool),
        place: Place,
        window: Window,
        line: &mut Vec<R::Step>,
    ) -> i32 {
        let mut next = pos.clone();
        let mut bookmark = None;
        for (idx, step) in steps.iter().enumerate() {
            let in_turn = (idx > 0).then(|| next.clone());
            self.rules.apply(&mut next, *step, &mut ());
            let noted = self.ledger.note(self.rules, in_turn.as_ref().unwrap_or(pos), *step, &next);
            bookmark.get_or_insert(noted);
        }
        let ends = !self.rules.mid_turn(&next);
        let flips = self.team(pos) != self.team(&next);
        let in_full =
            if ends { Place { depth: place.depth - 1, ply: place.ply + 1, has_passed: false } } else { place };
        let less = if is_quiet && ends { self.reduction(nth, place, window) } else { 0 };
        let Window { alpha, beta } = window;
        let before = line.len();
        let mut look = |place: Place, alpha: i32, beta: i32| {
            line.truncate(before);
            if flips {
                -self.value(&next, place, Window { alpha: -beta, beta: -alpha }, line)
            } else {
                self.value(&next, place, Window { alpha, beta }, line)
            }
        };
        let value = if nth == 0 {
            look(in_full, alpha, beta)
        } else {
            let mut value = look(Place { depth: in_full.depth - less, ..in_full }, alpha, alpha + 1);
            if less > 0 && value > alpha {
                value = look(in_full, alpha, alpha + 1);
            }
            if value > alpha && value < beta {
                value = look(in_full, alpha, beta);
            }
            value
        };
        if let Some(bookmark) = bookmark {
            self.ledger.go_back(bookmark);
        }
        value
    }

    /// How many turns less far the `nth` step is looked into at first.
    fn reduction(&self, nth: usize, place: Place, window: Window) -> i32 {
        if self.limits.budget.whole || place.depth < 3 || nth < 3 {
            return 0;
        }
        let late = match nth {
            ..6 => 1,
            6..16 => 1 + i32::from(place.depth >= 5),
            _ => 2 + i32::from(place.depth >= 7),
        };
        late - i32::from(window.is_open() && late > 1)
    }

    /// The value of a position to the team that acts there.
    pub(super) fn value(&mut self, pos: &R::Position, place: Place, window: Window, line: &mut Vec<R::Step>) -> i32 {
        if self.limits.count() {
            return 0;
        }
        let mut lists = self.spare.pop().unwrap_or_else(Lists::new);
        lists.clear();
        let value = self.look(pos, place, window, line, &mut lists);
        self.spare.push(lists);
        value
    }

    fn look(
        &mut self,
        pos: &R::Position,
        place: Place,
        window: Window,
        line: &mut Vec<R::Step>,
        lists: &mut Lists<R>,
    ) -> i32 {
        let whole = self.limits.budget.whole;
        let between_turns = !self.rules.mid_turn(pos);
        let end = if between_turns { self.house_end(pos) } else { None };
        let key = if between_turns { self.ledger.latest() } else { self.rules.key(pos) };
        let found = self.memory.get(key);
        if let (Some(found), None, false) = (found, end, window.is_open())
            && let Some(value) = self.remembered(found, place, window)
        {
            return value;
        }
        let is_wide = !whole && self.rules.is_wide(pos);
        let beyond = between_turns && place.depth <= 0;
        if !is_wide {
            self.rules.steps(pos, &mut lists.steps);
            if lists.steps.is_empty() {
                let (balance, n_others) = self.rules.outcome(pos).balance(self.rules.info().teams, self.seat(pos));
                return balance * (WIN - place.ply as i32) / n_others.max(1);
            }
        } else if !beyond {
            self.limits.nodes += self.rules.prospects(pos, &mut lists.turns);
        }
        let known = found.map(|found| found.step);
        let n_forcing = if is_wide {
            order::in_line(lists.turns.len(), known, &mut lists.order);
            0
        } else {
            let spot = (self.team(pos), place.ply, known);
            self.order.list(self.rules, pos, &lists.steps, spot, beyond, &mut lists.order)
        };
        let is_free = is_wide || n_forcing < lists.steps.len();
        let may_skip = between_turns && !whole && is_free && !window.is_open() && window.beta.abs() < WON;
        let mut node = Node { place, window, best: -WIN - 1, idx: None, glance: None, beyond, is_free, may_skip };
        match end {
            Some((By::Auto, value)) => return value,
            // Whoever may claim has this much for certain.
            Some((By::Claim, value)) => node.raise(value, None),
            None => {}
        }
        if node.is_settled() {
            return node.best;
        }
        // Where nothing can be chosen, or nothing but what answers a threat, a turn is hardly one.
        let is_forced = lists.steps.len() == 1 || !node.is_free;
        if between_turns && !whole && is_forced && place.depth > 0 && place.ply < 2 * self.limits.depth {
            node.place.depth += 1;
        }
        if let Some(value) = self.settle(pos, &mut node, found, n_forcing) {
            return value;
        }
        self.play(pos, &mut node, line, lists);
        if end.is_none() && !self.limits.stopped {
            self.remember(key, &node, window, known);
        }
        node.best
    }

    /// The value of a position as far as nothing need be played for it.
    fn settle(&mut self, pos: &R::Position, node: &mut Node, found: Option<Found>, n_forcing: usize) -> Option<i32> {
        if !node.beyond && !node.may_skip {
            return None;
        }
        let remembered = found.map(|found| found.glance).filter(|glance| *glance != Found::NO_GLANCE);
        let glance = remembered.map_or_else(|| self.appraisal(pos), i32::from);
        node.glance = Some(glance);
        let Place { depth, .. } = node.place;
        if node.beyond {
            if n_forcing == 0 || depth <= -MAX_EXTENSION {
                return Some(glance);
            }
            if node.is_free {
                node.raise(glance, None);
            }
            return None;
        }
        if depth <= SHALLOW && glance - LEAD * depth >= node.window.beta {
            return Some(glance);
        }
        if glance >= node.window.beta
            && let Some(value) = self.pass(pos, node.place, node.window.beta)
        {
            return Some(value);
        }
        // Where nothing is known of the best step, a look less far finds one for the next time.
        if found.is_none() && depth > SHALLOW {
            node.place.depth -= 1;
        }
        None
    }

    /// Plays one step after the other, until one is too good for the other side.
    fn play(&mut self, pos: &R::Position, node: &mut Node, line: &mut Vec<R::Step>, lists: &mut Lists<R>) {
        lists.order.sort_unstable();
        let is_open = node.window.is_open();
        let hope = node.hope();
        let (mut tried, before) = (Vec::new(), line.len());
        for nth in 0..lists.order.len() {
            if node.is_settled() {
                return;
            }
            let idx = order::place(lists.order[nth]);
            let is_quiet = order::is_quiet(lists.order[nth]);
            if is_quiet && node.may_skip && node.best > -WON {
                if hope.is_some_and(|hope| hope <= node.window.alpha) {
                    node.best = node.best.max(hope.unwrap_or(node.best));
                    continue;
                }
                if is_late(nth, node.place) {
                    continue;
                }
            }
            let steps = lists.played(idx);
            tried.clear();
            if is_open {
                tried.extend_from_slice(steps);
            }
            let value = self.try_steps(pos, steps, (nth, is_quiet), node.place, node.window, &mut tried);
            if self.limits.stopped {
                node.best = 0;
                return;
            }
            if is_open && value > node.window.alpha {
                line.truncate(before);
                line.extend_from_slice(&tried);
            }
            node.raise(value, Some(idx));
            if node.is_settled() && is_quiet && !node.beyond && lists.turns.is_empty() {
                let before = lists.order[..nth].iter().filter(|word| order::is_quiet(**word));
                let before = before.map(|word| lists.steps[order::place(*word)]);
                let at = (node.place.ply, node.place.depth);
                self.order.refutes(self.team(pos), at, lists.steps[idx], before);
            }
        }
    }

    /// The value of a position whose team is so much ahead that it may even pass; `None` where it may not, or is not.
    fn pass(&mut self, pos: &R::Position, place: Place, beta: i32) -> Option<i32> {
        if place.has_passed || place.depth < 2 {
            return None;
        }
        let next = self.rules.pass(pos)?;
        let bookmark = self.ledger.pass(self.rules, &next);
        let after = Place { depth: (place.depth - 3 - place.depth / 4).max(0), ply: place.ply + 1, has_passed: true };
        let value = -self.value(&next, after, Window { alpha: -beta, beta: 1 - beta }, &mut Vec::new());
        self.ledger.go_back(bookmark);
        // A win that is only seen after a pass is none yet.
        (value >= beta && !self.limits.stopped).then_some(if value >= WON { beta } else { value })
    }

    /// What is known of a position, where that is enough.
    fn remembered(&self, found: Found, place: Place, Window { alpha, beta }: Window) -> Option<i32> {
        let depth = i32::from(found.depth);
        let is_enough = if self.limits.budget.whole { depth == place.depth } else { depth >= place.depth };
        // A win is remembered as so many turns from the position, and counts from the root.
        let value = match i32::from(found.value) {
            value if value >= WON => value - place.ply as i32,
            value if value <= -WON => value + place.ply as i32,
            value => value,
        };
        let settles = match found.bound {
            Bound::Exact => true,
            Bound::Least => value >= beta,
            Bound::Most => value <= alpha,
        };
        (is_enough && settles).then_some(value)
    }

    fn remember(&mut self, key: u64, node: &Node, Window { alpha, beta }: Window, known: Option<u16>) {
        let Place { depth, ply, .. } = node.place;
        let bound = match node.best {
            best if best >= beta => Bound::Least,
            best if best > alpha => Bound::Exact,
            _ => Bound::Most,
        };
        let value = match node.best {
            best if best >= WON => best + ply as i32,
            best if best <= -WON => best - ply as i32,
            best => best,
        };
        let step = node.idx.and_then(|idx| u16::try_from(idx).ok()).or(known).unwrap_or(0);
        let depth = depth.clamp(-MAX_EXTENSION, i32::from(i8::MAX)) as i8;
        let glance = node.glance.map_or(Found::NO_GLANCE, |glance| glance as i16);
        self.memory.put(key, Found { value: value as i16, bound, depth, step, glance });
    }
}

/// Whether the `nth` step comes so late that it is hardly the one that counts.
fn is_late(nth: usize, Place { depth, .. }: Place) -> bool {
    depth <= SHALLOW && nth as i32 >= 4 + 4 * depth * depth
}
