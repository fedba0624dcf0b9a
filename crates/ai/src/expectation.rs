//! Expectation search, for games of chance: every throw counts by its weight, forcing steps are followed on.
//!
//! Values are always those of the team that acts at the root: its own team's turns take the highest and all others' the
//! lowest. So it does not matter who acts next: nothing is negated from ply to ply. With more than two teams this
//! is the cautious assumption that all others play together. The end of a game between several is worth as much as a win
//! by the part of them that are left behind: so it is played for the second place when the first is gone.
//!
//! House ends are judged on the search's own path: a claim is a draw that the acting team may choose, and an automatic
//! end is one that it must. An end that is scored counts as the appraisal of its position.

use rules::{Actor, By, Ledger, Rules, Seat, Then};

use crate::budget::{Answer, Budget, Progress};
use crate::limits::Limits;
use crate::search::{APPRAISAL_LIMIT, MAX_EXTENSION, WIN, mistake, own_steps};

pub(crate) struct Expectation<'a, R: Rules, P> {
    rules: &'a R,
    /// A seat of the team whose values these are.
    home: Seat,
    limits: Limits<R::Step, P>,
    ledger: Ledger,
    seed: u64,
    /// Lists that are used again and again: getting new ones for every position takes long.
    spare: Vec<Vec<R::Step>>,
    urgencies: Vec<i16>,
}

/// Values that matter: below `alpha` the home team has something better already, above `beta` the others have.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const FULL: Window = Window { alpha: -WIN, beta: WIN };
}

impl<'a, R: Rules, P: FnMut(&Progress<'_, R::Step>) -> bool> Expectation<'a, R, P> {
    pub(crate) fn new(rules: &'a R, ledger: &Ledger, budget: Budget, seed: u64, home: Seat, poll: P) -> Self {
        let (limits, ledger) = (Limits::new(budget, poll), ledger.clone());
        Expectation { rules, home, limits, ledger, seed, spare: Vec::new(), urgencies: Vec::new() }
    }

    /// Finds the best of `steps`; of equal ones the first.
    pub(crate) fn answer(mut self, pos: &R::Position, mut steps: Vec<R::Step>) -> Answer<R::Step> {
        self.sort_by_urgency(pos, &mut steps);
        // Without a single look there is still a legal step.
        self.limits.line.push(steps[0]);
        let mut looked_ahead = 0;
        for depth in 1..=self.limits.budget.depth.max(1) {
            self.limits.depth = depth;
            // A depth that was not finished counts for its best step, not as a depth looked ahead.
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
        Answer { steps: own_steps(self.rules, pos, &line), line, value, depth: looked_ahead, nodes }
    }

    /// What a position is worth to the team of the seat whose values these are.
    pub(crate) fn worth(mut self, pos: &R::Position) -> i32 {
        let mut known = self.appraisal(pos);
        for depth in 1..=self.limits.budget.depth.max(1) {
            self.limits.depth = depth;
            let value = self.value(pos, depth, 0, Window::FULL, &mut Vec::new());
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

    /// The best line and its value; `None` when the search was stopped before anything was known at this depth.
    fn root(&mut self, pos: &R::Position, steps: &[R::Step], depth: u32) -> Option<(Vec<R::Step>, i32)> {
        let mut best: Option<(Vec<R::Step>, i32)> = None;
        let mut window = Window { alpha: -WIN - 1, beta: WIN };
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
        // The best of the last depth is looked at first, so a part of the steps is never worse than that.
        best
    }

    /// The value after a step; the best line from there is appended to `line`.
    fn after(
        &mut self,
        pos: &R::Position,
        step: R::Step,
        depth: u32,
        ply: u32,
        window: Window,
        line: &mut Vec<R::Step>,
    ) -> i32 {
        let mut next = pos.clone();
        self.rules.apply(&mut next, step, &mut ());
        // Where no end of the house looks at it, nothing is noted: that takes longer than a step.
        let has_ends = !self.rules.info().house_ends.is_empty();
        let bookmark = has_ends.then(|| self.ledger.note(self.rules, pos, step, &next));
        let ends = !self.rules.mid_turn(&next);
        let (depth, ply) = if ends { (depth.saturating_sub(1), ply + 1) } else { (depth, ply) };
        let value = self.value(&next, depth, ply, window, line);
        if let Some(bookmark) = bookmark {
            self.ledger.go_back(bookmark);
        }
        value
    }

    /// The value of a position `ply` turns from the root with `depth` turns to look ahead.
    fn value(&mut self, pos: &R::Position, depth: u32, ply: u32, window: Window, line: &mut Vec<R::Step>) -> i32 {
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
        mut window: Window,
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
            if let Some(value) = self.house_end(pos, By::Auto) {
                return value;
            }
            if let (Actor::Seat(seat), Some(value)) = (actor, self.house_end(pos, By::Claim)) {
                // Whoever may claim has this much for certain.
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
                steps.retain(|step| self.rules.urgency(pos, *step) > 0);
                if steps.is_empty() || ply >= self.limits.depth + MAX_EXTENSION as u32 {
                    return self.appraisal(pos);
                }
                // Whoever need not force has what stands on the board for certain.
                if let (Actor::Seat(seat), true) = (actor, steps.len() < n_steps) {
                    let value = self.appraisal(pos);
                    if self.raise(&mut window, seat, value) {
                        return value;
                    }
                }
            }
        }
        match actor {
            Actor::Chance => self.expectation(pos, steps, depth, ply),
            Actor::Seat(seat) => {
                self.sort_by_urgency(pos, steps);
                self.choice(pos, steps, depth, ply, window, self.is_home(seat), line)
            }
        }
    }

    /// The value of the best step for whoever acts.
    #[expect(clippy::too_many_arguments, reason = "the state of one node, passed on as it is")]
    fn choice(
        &mut self,
        pos: &R::Position,
        steps: &[R::Step],
        depth: u32,
        ply: u32,
        mut window: Window,
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

    /// The mean over what chance may bring, by weight.
    fn expectation(&mut self, pos: &R::Position, steps: &[R::Step], depth: u32, ply: u32) -> i32 {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        let mut unread = self.list();
        for step in steps {
            unread.clear();
            let weight = i64::from(self.rules.weight(pos, *step));
            sum += weight * i64::from(self.after(pos, *step, depth, ply, Window::FULL, &mut unread));
            weights += weight;
            if self.limits.stopped {
                break;
            }
        }
        self.spare.push(unread);
        (sum / weights.max(1)) as i32
    }

    /// Narrows the window by what `seat` has for certain; says whether nothing is left to look for.
    fn raise(&self, window: &mut Window, seat: Seat, value: i32) -> bool {
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

    fn house_end(&self, pos: &R::Position, by: By) -> Option<i32> {
        let ends = self.rules.info().house_ends;
        let end = if by == By::Auto { self.ledger.auto(ends) } else { self.ledger.claim(ends) }?;
        Some(match end.then {
            Then::Draw => 0,
            Then::Score => self.appraisal(pos),
        })
    }

    /// The home team's appraisal over the best of the others'.
    fn appraisal(&self, pos: &R::Position) -> i32 {
        let worth = self.rules.appraise(pos);
        let others = self.rules.info().seats().filter(|seat| !self.is_home(*seat)).map(|seat| worth[seat]).max();
        let mistake = mistake(self.rules, pos, self.limits.budget.noise, self.seed);
        (worth[self.home] - others.unwrap_or(0) + mistake).clamp(-APPRAISAL_LIMIT, APPRAISAL_LIMIT)
    }

    /// The most urgent steps first, and those that are equally urgent as they were.
    ///
    /// They are few. The library's sort has much code, and it would come once for the steps of each game.
    fn sort_by_urgency(&mut self, pos: &R::Position, steps: &mut [R::Step]) {
        if steps.len() < 2 {
            return;
        }
        self.urgencies.clear();
        self.urgencies.extend(steps.iter().map(|step| self.rules.urgency(pos, *step)));
        for end in 1..steps.len() {
            let mut idx = end;
            while idx > 0 && self.urgencies[idx - 1] < self.urgencies[idx] {
                self.urgencies.swap(idx - 1, idx);
                steps.swap(idx - 1, idx);
                idx -= 1;
            }
        }
    }
}
