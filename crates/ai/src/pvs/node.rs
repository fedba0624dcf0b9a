//! A node of the search: which steps are searched, how deep, and what is stored.

use core::slice;

use rules::{By, Search, TurnList};

use super::{AlphaBeta, Frame, Pvs, WON};
use crate::budget::SearchProgress;
use crate::limits::MAX_EXTENSION;
use crate::move_order;
use crate::scores::WIN;
use crate::transposition_table::{Bound, TableEntry};

/// Reverse futility pruning: a lead of this much for each remaining turn is safe, in hundredths of a plain piece.
const REVERSE_FUTILITY_MARGIN: i32 = 110;
/// Futility pruning: a non-forcing step gains at most this much for each remaining turn, in hundredths of a plain
/// piece.
const FUTILITY_MARGIN: i32 = 130;
/// The most remaining turns at which futility, reverse futility and late move pruning apply.
const SHALLOW: i32 = 3;

/// What can be played in a position, and in which order it is searched; reused.
pub(super) struct Lists<R: Search> {
    pub(super) steps: Vec<R::Step>,
    /// Candidate turns, in place of steps where there are too many.
    pub(super) turns: TurnList<R>,
    pub(super) order: Vec<u64>,
}

impl<R: Search> Lists<R> {
    pub(super) fn new() -> Self {
        Lists { steps: Vec::new(), turns: TurnList::new(), order: Vec::new() }
    }

    fn clear(&mut self) {
        self.steps.clear();
        self.turns.clear();
        self.order.clear();
    }

    /// The steps to play together.
    fn played(&self, idx: usize) -> &[R::Step] {
        match self.turns.get(idx) {
            Some(turn) => turn.steps,
            None => slice::from_ref(&self.steps[idx]),
        }
    }
}

/// The state of a node.
struct Node {
    frame: Frame,
    /// What is left of the window.
    window: AlphaBeta,
    /// The best score so far.
    best: i32,
    /// The index of what gave the best score.
    idx: Option<usize>,
    /// The static evaluation, where it was needed.
    static_eval: Option<i32>,
    /// Whether this is quiescence search.
    in_quiescence: bool,
    /// Whether the team that acts can play a non-forcing step.
    is_free: bool,
    /// Whether the node may be pruned.
    may_skip: bool,
}

impl Node {
    /// Takes a score that the team that acts is sure of.
    fn raise(&mut self, value: i32, idx: Option<usize>) {
        if value > self.best {
            self.best = value;
            self.idx = idx;
        }
        self.window.alpha = self.window.alpha.max(value);
    }

    /// Whether this is a cutoff.
    fn is_settled(&self) -> bool {
        self.window.alpha >= self.window.beta
    }

    /// Futility pruning: the most that non-forcing steps can reach; `None` where it does not apply.
    fn futility_bound(&self) -> Option<i32> {
        let Frame { depth, .. } = self.frame;
        self.static_eval
            .filter(|_| !self.in_quiescence && depth <= SHALLOW)
            .map(|static_eval| static_eval + FUTILITY_MARGIN * depth)
    }
}

impl<R: Search, P: FnMut(SearchProgress) -> bool> Pvs<'_, R, P> {
    /// The score of `steps`, the `nth` that are searched, for the team that acts in `pos`; the best line after them is
    /// appended to `line`.
    pub(super) fn try_steps(
        &mut self,
        pos: &R::Position,
        steps: &[R::Step],
        (nth, is_quiet): (usize, bool),
        frame: Frame,
        window: AlphaBeta,
        line: &mut Vec<R::Step>,
    ) -> i32 {
        let mut next = pos.clone();
        let mut bookmark = None;
        for (idx, step) in steps.iter().enumerate() {
            let in_turn = (idx > 0).then(|| next.clone());
            self.rules.apply(&mut next, *step, &mut ());
            let noted = self.history.note(self.rules, in_turn.as_ref().unwrap_or(pos), *step, &next);
            bookmark.get_or_insert(noted);
        }
        let ends = !self.rules.mid_turn(&next);
        let flips = self.team(pos) != self.team(&next);
        let in_full =
            if ends { Frame { depth: frame.depth - 1, ply: frame.ply + 1, after_null_move: false } } else { frame };
        let less = if is_quiet && ends { self.reduction(nth, frame, window) } else { 0 };
        let AlphaBeta { alpha, beta } = window;
        let before = line.len();
        let mut look = |frame: Frame, alpha: i32, beta: i32| {
            line.truncate(before);
            if flips {
                -self.value(&next, frame, AlphaBeta { alpha: -beta, beta: -alpha }, line)
            } else {
                self.value(&next, frame, AlphaBeta { alpha, beta }, line)
            }
        };
        let value = if nth == 0 {
            look(in_full, alpha, beta)
        } else {
            let mut value = look(Frame { depth: in_full.depth - less, ..in_full }, alpha, alpha + 1);
            if less > 0 && value > alpha {
                value = look(in_full, alpha, alpha + 1);
            }
            if value > alpha && value < beta {
                value = look(in_full, alpha, beta);
            }
            value
        };
        if let Some(bookmark) = bookmark {
            self.history.go_back(bookmark);
        }
        value
    }

    /// Late move reduction: how many turns less deep the `nth` step is searched at first.
    fn reduction(&self, nth: usize, frame: Frame, window: AlphaBeta) -> i32 {
        if self.limits.budget.full_width || frame.depth < 3 || nth < 3 {
            return 0;
        }
        let late = match nth {
            ..6 => 1,
            6..16 => 1 + i32::from(frame.depth >= 5),
            _ => 2 + i32::from(frame.depth >= 7),
        };
        late - i32::from(window.is_open() && late > 1)
    }

    /// The score of a position for the team that acts there.
    pub(super) fn value(&mut self, pos: &R::Position, frame: Frame, window: AlphaBeta, line: &mut Vec<R::Step>) -> i32 {
        if self.limits.count() {
            return 0;
        }
        let mut lists = self.spare.pop().unwrap_or_else(Lists::new);
        lists.clear();
        let value = self.look(pos, frame, window, line, &mut lists);
        self.spare.push(lists);
        value
    }

    fn look(
        &mut self,
        pos: &R::Position,
        frame: Frame,
        window: AlphaBeta,
        line: &mut Vec<R::Step>,
        lists: &mut Lists<R>,
    ) -> i32 {
        let full_width = self.limits.budget.full_width;
        let between_turns = !self.rules.mid_turn(pos);
        let end = if between_turns { self.house_rule(pos) } else { None };
        let key = if between_turns { self.history.latest() } else { self.rules.key(pos) };
        let found = self.transpositions.get(key);
        if let (Some(found), None, false) = (found, end, window.is_open())
            && let Some(value) = self.cutoff_from_table(found, frame, window)
        {
            return value;
        }
        let has_many_moves = !full_width && self.rules.has_many_moves(pos);
        let beyond = between_turns && frame.depth <= 0;
        if !has_many_moves {
            self.rules.steps(pos, &mut lists.steps);
            if lists.steps.is_empty() {
                let (balance, n_others) = self.rules.outcome(pos).balance(self.rules.info().teams, self.seat(pos));
                return balance * (WIN - frame.ply as i32) / n_others.max(1);
            }
        } else if !beyond {
            self.limits.nodes += self.rules.candidates(pos, &mut lists.turns);
        }
        let known = found.map(|found| found.step);
        let n_forcing = if has_many_moves {
            move_order::in_line(lists.turns.len(), known, &mut lists.order);
            0
        } else {
            let spot = (self.team(pos), frame.ply, known);
            self.order.rank_moves(self.rules, pos, &lists.steps, spot, beyond, &mut lists.order)
        };
        let is_free = has_many_moves || n_forcing < lists.steps.len();
        let may_skip = between_turns && !full_width && is_free && !window.is_open() && window.beta.abs() < WON;
        let mut node = Node {
            frame,
            window,
            best: -WIN - 1,
            idx: None,
            static_eval: None,
            in_quiescence: beyond,
            is_free,
            may_skip,
        };
        match end {
            Some((By::Auto, value)) => return value,
            // The team that may claim has at least this score.
            Some((By::Claim, value)) => node.raise(value, None),
            None => {}
        }
        if node.is_settled() {
            return node.best;
        }
        // Forced-move extension: a turn with a single step, or where all steps are forcing, hardly counts.
        let is_forced = lists.steps.len() == 1 || !node.is_free;
        if between_turns && !full_width && is_forced && frame.depth > 0 && frame.ply < 2 * self.limits.depth {
            node.frame.depth += 1;
        }
        if let Some(value) = self.settle_without_search(pos, &mut node, found, n_forcing) {
            return value;
        }
        self.play(pos, &mut node, line, lists);
        if end.is_none() && !self.limits.stopped {
            self.store(key, &node, window, known);
        }
        node.best
    }

    /// Stand pat, reverse futility pruning and null-move pruning.
    fn settle_without_search(
        &mut self,
        pos: &R::Position,
        node: &mut Node,
        found: Option<TableEntry>,
        n_forcing: usize,
    ) -> Option<i32> {
        if !node.in_quiescence && !node.may_skip {
            return None;
        }
        let remembered =
            found.map(|found| found.static_eval).filter(|static_eval| *static_eval != TableEntry::NO_STATIC_EVAL);
        let static_eval = remembered.map_or_else(|| self.static_eval(pos), i32::from);
        node.static_eval = Some(static_eval);
        let Frame { depth, .. } = node.frame;
        if node.in_quiescence {
            if n_forcing == 0 || depth <= -MAX_EXTENSION {
                return Some(static_eval);
            }
            if node.is_free {
                node.raise(static_eval, None);
            }
            return None;
        }
        if depth <= SHALLOW && static_eval - REVERSE_FUTILITY_MARGIN * depth >= node.window.beta {
            return Some(static_eval);
        }
        if static_eval >= node.window.beta
            && let Some(value) = self.null_move_search(pos, node.frame, node.window.beta)
        {
            return Some(value);
        }
        // Internal iterative reduction: where no best step is known, search one turn less deep.
        if found.is_none() && depth > SHALLOW {
            node.frame.depth -= 1;
        }
        None
    }

    /// Searches the steps in order, until one causes a cutoff.
    fn play(&mut self, pos: &R::Position, node: &mut Node, line: &mut Vec<R::Step>, lists: &mut Lists<R>) {
        let is_open = node.window.is_open();
        let hope = node.futility_bound();
        let (mut tried, before) = (Vec::new(), line.len());
        for nth in 0..lists.order.len() {
            if node.is_settled() {
                return;
            }
            move_order::bring_next(&mut lists.order, nth);
            let idx = move_order::place(lists.order[nth]);
            let is_quiet = move_order::is_quiet(lists.order[nth]);
            if is_quiet && node.may_skip && node.best > -WON {
                if hope.is_some_and(|hope| hope <= node.window.alpha) {
                    node.best = node.best.max(hope.unwrap_or(node.best));
                    continue;
                }
                if is_late(nth, node.frame) {
                    continue;
                }
            }
            let steps = lists.played(idx);
            tried.clear();
            if is_open {
                tried.extend_from_slice(steps);
            }
            let value = self.try_steps(pos, steps, (nth, is_quiet), node.frame, node.window, &mut tried);
            if self.limits.stopped {
                node.best = 0;
                return;
            }
            if is_open && value > node.window.alpha {
                line.truncate(before);
                line.extend_from_slice(&tried);
            }
            node.raise(value, Some(idx));
            if node.is_settled() && is_quiet && !node.in_quiescence && lists.turns.is_empty() {
                let before = lists.order[..nth].iter().filter(|word| move_order::is_quiet(**word));
                let before = before.map(|word| lists.steps[move_order::place(*word)]);
                let at = (node.frame.ply, node.frame.depth);
                self.order.note_cutoff(self.team(pos), at, lists.steps[idx], before);
            }
        }
    }

    /// Null-move pruning: the score where the team is so far ahead that it could even pass; `None` otherwise.
    fn null_move_search(&mut self, pos: &R::Position, frame: Frame, beta: i32) -> Option<i32> {
        if frame.after_null_move || frame.depth < 2 {
            return None;
        }
        let next = self.rules.null_move(pos)?;
        let bookmark = self.history.note_null_move(self.rules, &next);
        let after =
            Frame { depth: (frame.depth - 3 - frame.depth / 4).max(0), ply: frame.ply + 1, after_null_move: true };
        let value = -self.value(&next, after, AlphaBeta { alpha: -beta, beta: 1 - beta }, &mut Vec::new());
        self.history.go_back(bookmark);
        // A win found only after a null move is not proven.
        (value >= beta && !self.limits.stopped).then_some(if value >= WON { beta } else { value })
    }

    /// The table's score of a position, where it is enough for a cutoff.
    fn cutoff_from_table(&self, found: TableEntry, frame: Frame, AlphaBeta { alpha, beta }: AlphaBeta) -> Option<i32> {
        let depth = i32::from(found.depth);
        let is_enough = if self.limits.budget.full_width { depth == frame.depth } else { depth >= frame.depth };
        // The table counts the turns to a win from the position, the search from the root.
        let value = match i32::from(found.value) {
            value if value >= WON => value - frame.ply as i32,
            value if value <= -WON => value + frame.ply as i32,
            value => value,
        };
        let settles = match found.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        (is_enough && settles).then_some(value)
    }

    fn store(&mut self, key: u64, node: &Node, AlphaBeta { alpha, beta }: AlphaBeta, known: Option<u16>) {
        let Frame { depth, ply, .. } = node.frame;
        let bound = match node.best {
            best if best >= beta => Bound::Lower,
            best if best > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let value = match node.best {
            best if best >= WON => best + ply as i32,
            best if best <= -WON => best - ply as i32,
            best => best,
        };
        let step = node.idx.and_then(|idx| u16::try_from(idx).ok()).or(known).unwrap_or(0);
        let depth = depth.clamp(-MAX_EXTENSION, i32::from(i8::MAX)) as i8;
        let static_eval = node.static_eval.map_or(TableEntry::NO_STATIC_EVAL, |static_eval| static_eval as i16);
        self.transpositions.put(key, TableEntry { value: value as i16, bound, depth, step, static_eval });
    }
}

/// Late move pruning: whether the `nth` step is so late that it can be skipped.
fn is_late(nth: usize, Frame { depth, .. }: Frame) -> bool {
    depth <= SHALLOW && nth as i32 >= 4 + 4 * depth * depth
}
