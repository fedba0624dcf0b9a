//! Expectimax, for games of chance: every throw counts by its weight, and forcing steps are searched past the horizon.
//!
//! Scores are always those of the team that acts at the root: its turns maximize and all others' minimize. So it does
//! not matter who acts next: nothing is negated from ply to ply. With more than two teams this is the cautious
//! assumption that all others play together. With several teams, the end of the game scores the share of the other
//! teams left behind: when the first place is gone, the search plays for the second.
//!
//! House rules are judged on the search's own path: the acting team may choose a claim, and must accept an automatic
//! end. An end that is scored counts as the evaluation of its position.

use rules::{Actor, By, History, Search, Seat, Then};

use crate::budget::{Budget, SearchProgress, SearchResult, own_steps};
use crate::limits::{Limits, MAX_EXTENSION};
use crate::scores::{EVALUATION_LIMIT, WIN, evaluation_noise};

pub(crate) struct Expectimax<'a, R: Search, P> {
    rules: &'a R,
    /// A seat of the team whose scores these are.
    home: Seat,
    limits: Limits<R::Step, P>,
    history: History,
    seed: u64,
    /// Step lists for reuse: allocating one for every position is slow.
    spare: Vec<Vec<R::Step>>,
    ranks: Vec<i16>,
}

/// Alpha-beta window: below `alpha` the home team already has something better, above `beta` the others have.
#[derive(Clone, Copy)]
struct AlphaBeta {
    alpha: i32,
    beta: i32,
}

impl AlphaBeta {
    const FULL: AlphaBeta = AlphaBeta { alpha: -WIN, beta: WIN };
}

impl<'a, R: Search, P: FnMut(SearchProgress) -> bool> Expectimax<'a, R, P> {
    pub(crate) fn new(rules: &'a R, history: &History, budget: Budget, seed: u64, home: Seat, poll: P) -> Self {
        let (limits, history) = (Limits::new(budget, poll), history.clone());
        Expectimax { rules, home, limits, history, seed, spare: Vec::new(), ranks: Vec::new() }
    }

    /// Finds the best turn that begins with one of `steps`; the first of equal ones.
    pub(crate) fn best_turn(mut self, pos: &R::Position, mut steps: Vec<R::Step>) -> SearchResult<R::Step> {
        self.sort_by_move_order(pos, &mut steps);
        // Even without any search there is a legal step.
        self.limits.line.push(steps[0]);
        let mut looked_ahead = 0;
        for depth in 1..=self.limits.budget.depth.max(1) {
            self.limits.depth = depth;
            // A depth that was not finished gives its best step, but does not count as searched.
            let Some((line, value)) = self.root(pos, &steps, depth) else { break };
            if let Some(idx) = steps.iter().position(|step| *step == line[0]) {
                steps[..=idx].rotate_right(1);
            }
            self.limits.line = line;
            self.limits.value = value;
            if self.limits.stopped {
                break;
            }
            looked_ahead = depth;
            if value.abs() >= WIN - i32::from(u8::MAX) {
                break;
            }
        }
        let Limits { line, value, nodes, .. } = self.limits;
        SearchResult { steps: own_steps(self.rules, pos, &line), line, value, depth: looked_ahead, nodes }
    }

    /// The score of a position for the home team.
    pub(crate) fn score(mut self, pos: &R::Position) -> i32 {
        let mut known = self.static_eval(pos);
        for depth in 1..=self.limits.budget.depth.max(1) {
            self.limits.depth = depth;
            let value = self.value(pos, depth, 0, AlphaBeta::FULL, &mut Vec::new());
            if self.limits.stopped {
                break;
            }
            known = value;
            if value.abs() >= WIN - i32::from(u8::MAX) {
                break;
            }
        }
        known
    }

    /// The best line and its score; `None` when the search stopped before anything was known at this depth.
    fn root(&mut self, pos: &R::Position, steps: &[R::Step], depth: u32) -> Option<(Vec<R::Step>, i32)> {
        let mut best: Option<(Vec<R::Step>, i32)> = None;
        let mut window = AlphaBeta { alpha: -WIN - 1, beta: WIN };
        for step in steps {
            let mut line = vec![*step];
            let value = self.after(pos, *step, depth, 0, window, &mut line);
            if self.limits.stopped {
                break;
            }
            if best.as_ref().is_none_or(|(_, known)| value > *known) {
                window.alpha = value;
                best = Some((line, value));
            }
        }
        // The best step of the last depth is searched first, so an unfinished depth is never worse than that.
        best
    }

    /// The score after a step; the best line from there is appended to `line`.
    fn after(
        &mut self,
        pos: &R::Position,
        step: R::Step,
        depth: u32,
        ply: u32,
        window: AlphaBeta,
        line: &mut Vec<R::Step>,
    ) -> i32 {
        let mut next = pos.clone();
        self.rules.apply(&mut next, step, &mut ());
        // Without house rules no history is kept: that takes longer than a step.
        let has_ends = !self.rules.info().house_rules.is_empty();
        let bookmark = has_ends.then(|| self.history.note(self.rules, pos, step, &next));
        let ends = !self.rules.mid_turn(&next);
        let (depth, ply) = if ends { (depth.saturating_sub(1), ply + 1) } else { (depth, ply) };
        let value = self.value(&next, depth, ply, window, line);
        if let Some(bookmark) = bookmark {
            self.history.go_back(bookmark);
        }
        value
    }

    /// The score of a position `ply` turns from the root, searched `depth` turns further.
    fn value(&mut self, pos: &R::Position, depth: u32, ply: u32, window: AlphaBeta, line: &mut Vec<R::Step>) -> i32 {
        if self.limits.count() {
            return 0;
        }
        let mut steps = self.list();
        let value = self.look(pos, depth, ply, window, line, &mut steps);
        self.spare.push(steps);
        value
    }

    /// An empty list.
    fn list(&mut self) -> Vec<R::Step> {
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        list
    }

    fn look(
        &mut self,
        pos: &R::Position,
        depth: u32,
        ply: u32,
        mut window: AlphaBeta,
        line: &mut Vec<R::Step>,
        steps: &mut Vec<R::Step>,
    ) -> i32 {
        self.rules.steps(pos, steps);
        if steps.is_empty() {
            let (balance, n_others) = self.rules.outcome(pos).balance(self.rules.info().teams, self.home);
            return balance * (WIN - ply as i32) / n_others.max(1);
        }
        let between_turns = !self.rules.mid_turn(pos);
        let actor = self.rules.actor(pos);
        if between_turns {
            if let Some(value) = self.house_rule(pos, By::Auto) {
                return value;
            }
            if let (Actor::Seat(seat), Some(value)) = (actor, self.house_rule(pos, By::Claim)) {
                // The team that may claim has at least this score.
                let own = self.is_home(seat);
                if own {
                    window.alpha = window.alpha.max(value)
                } else {
                    window.beta = window.beta.min(value)
                }
                if window.alpha >= window.beta {
                    return value;
                }
            }
            if depth == 0 {
                let n_steps = steps.len();
                steps.retain(|step| self.rules.move_order(pos, *step) > 0);
                if steps.is_empty() || ply >= self.limits.depth + MAX_EXTENSION as u32 {
                    return self.static_eval(pos);
                }
                // Stand pat: a team that need not force has at least the static evaluation.
                if let (Actor::Seat(seat), true) = (actor, steps.len() < n_steps) {
                    let value = self.static_eval(pos);
                    if self.raise(&mut window, seat, value) {
                        return value;
                    }
                }
            }
        }
        match actor {
            Actor::Chance => self.chance_node(pos, steps, depth, ply),
            Actor::Seat(seat) => {
                self.sort_by_move_order(pos, steps);
                self.decision_node(pos, steps, depth, ply, window, self.is_home(seat), line)
            }
        }
    }

    /// Decision node: the score of the best step for the seat that acts.
    #[expect(clippy::too_many_arguments, reason = "the state of one node, passed on as it is")]
    fn decision_node(
        &mut self,
        pos: &R::Position,
        steps: &[R::Step],
        depth: u32,
        ply: u32,
        mut window: AlphaBeta,
        own: bool,
        line: &mut Vec<R::Step>,
    ) -> i32 {
        let mut best = if own { window.alpha } else { window.beta };
        let before = line.len();
        let mut tried = self.list();
        for step in steps {
            tried.clear();
            tried.push(*step);
            let value = self.after(pos, *step, depth, ply, window, &mut tried);
            let better = if own { value > best } else { value < best };
            if better {
                best = value;
                line.truncate(before);
                line.extend_from_slice(&tried);
                if own { window.alpha = best } else { window.beta = best }
            }
            if window.alpha >= window.beta || self.limits.stopped {
                break;
            }
        }
        self.spare.push(tried);
        best
    }

    /// Chance node: the mean over what chance may bring, by weight.
    fn chance_node(&mut self, pos: &R::Position, steps: &[R::Step], depth: u32, ply: u32) -> i32 {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        let mut unread = self.list();
        for step in steps {
            unread.clear();
            let weight = i64::from(self.rules.weight(pos, *step));
            sum += weight * i64::from(self.after(pos, *step, depth, ply, AlphaBeta::FULL, &mut unread));
            weights += weight;
            if self.limits.stopped {
                break;
            }
        }
        self.spare.push(unread);
        (sum / weights.max(1)) as i32
    }

    /// Narrows the window by a score that `seat` is sure of; says whether that is a cutoff.
    fn raise(&self, window: &mut AlphaBeta, seat: Seat, value: i32) -> bool {
        if self.is_home(seat) {
            window.alpha = window.alpha.max(value);
        } else {
            window.beta = window.beta.min(value);
        }
        window.alpha >= window.beta
    }

    fn is_home(&self, seat: Seat) -> bool {
        let info = self.rules.info();
        info.team(seat) == info.team(self.home)
    }

    fn house_rule(&self, pos: &R::Position, by: By) -> Option<i32> {
        let ends = self.rules.info().house_rules;
        let end = if by == By::Auto { self.history.auto(ends) } else { self.history.claim(ends) }?;
        Some(match end.then {
            Then::Draw => 0,
            Then::Score => self.static_eval(pos),
        })
    }

    /// Static evaluation: the home team's score over the best of the others'.
    fn static_eval(&self, pos: &R::Position) -> i32 {
        let score = self.rules.evaluate(pos);
        let others = self.rules.info().seats().filter(|seat| !self.is_home(*seat)).map(|seat| score[seat]).max();
        let noise = evaluation_noise(self.rules, pos, self.limits.budget.noise, self.seed);
        (score[self.home] - others.unwrap_or(0) + noise).clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT)
    }

    /// Sorts by move order, highest first; equal steps keep their order.
    ///
    /// There are few steps, and the standard library's sort would add much code for each game.
    fn sort_by_move_order(&mut self, pos: &R::Position, steps: &mut [R::Step]) {
        if steps.len() < 2 {
            return;
        }
        self.ranks.clear();
        self.ranks.extend(steps.iter().map(|step| self.rules.move_order(pos, *step)));
        for end in 1..steps.len() {
            let mut idx = end;
            while idx > 0 && self.ranks[idx - 1] < self.ranks[idx] {
                self.ranks.swap(idx - 1, idx);
                steps.swap(idx - 1, idx);
                idx -= 1;
            }
        }
    }
}
