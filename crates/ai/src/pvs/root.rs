//! Iterative deepening from the root.

use rules::{Search, Seat};

use super::node::Lists;
use super::{AlphaBeta, Frame, Pvs};
use crate::budget::{Budget, SearchProgress, SearchResult, own_steps};
use crate::limits::Limits;
use crate::move_order;
use crate::scores::WIN;

/// Aspiration window: half its first width around the last depth's score, in hundredths of a plain piece.
const ASPIRATION: i32 = 40;
/// How deep an only move is searched, so that there is a score.
const FORCED_DEPTH: u32 = 2;

/// What can be played at the root.
struct RootMove<S> {
    steps: Vec<S>,
    is_quiet: bool,
}

impl<R: Search, P: FnMut(SearchProgress) -> bool> Pvs<'_, R, P> {
    /// Finds the best turn that begins with one of `steps`, which are all legal ones; the first of equal ones.
    pub(crate) fn best_turn(mut self, pos: &R::Position, steps: Vec<R::Step>) -> SearchResult<R::Step> {
        let Budget { depth: most, full_width, .. } = self.limits.budget;
        let mut choices = self.root_moves(pos, steps);
        // Even without any search there is a legal step.
        self.limits.line.clone_from(&choices[0].steps);
        let most = if !full_width && self.is_forced(pos, &choices) { most.min(FORCED_DEPTH) } else { most };
        let mut result = SearchResult { steps: Vec::new(), line: Vec::new(), value: 0, depth: 0, nodes: 0 };
        for depth in 1..=most.max(1) {
            self.limits.depth = depth;
            let mut margin = if full_width || depth < 4 { 2 * WIN } else { ASPIRATION };
            let expected = self.limits.value;
            // Widens the aspiration window until the score lies within.
            loop {
                let window =
                    AlphaBeta { alpha: (expected - margin).max(-WIN - 1), beta: (expected + margin).min(WIN + 1) };
                let value = self.root(pos, &mut choices, depth, window);
                if self.limits.stopped || (value > window.alpha && value < window.beta) || margin >= 2 * WIN {
                    break;
                }
                margin = if margin > 8 * ASPIRATION { 2 * WIN } else { 3 * margin };
            }
            if self.limits.stopped {
                break;
            }
            result.depth = depth;
            if self.limits.value.abs() >= WIN - depth as i32 {
                break;
            }
        }
        let Limits { line, value, nodes, .. } = self.limits;
        SearchResult { steps: own_steps(self.rules, pos, &line), line, value, nodes, ..result }
    }

    /// The score of a position for the team of `seat`.
    pub(crate) fn score(mut self, pos: &R::Position, seat: Seat) -> i32 {
        let sign = if self.team(pos) == self.team_of(seat) { 1 } else { -1 };
        let mut known = self.static_eval(pos);
        for depth in 1..=self.limits.budget.depth.max(1) {
            self.limits.depth = depth;
            let value = self.value(pos, Frame::root(depth), AlphaBeta::FULL, &mut Vec::new());
            if self.limits.stopped {
                break;
            }
            known = value;
            if value.abs() >= WIN - depth as i32 {
                break;
            }
        }
        sign * known
    }

    /// What can be played at the root, in move order.
    fn root_moves(&mut self, pos: &R::Position, steps: Vec<R::Step>) -> Vec<RootMove<R::Step>> {
        let mut lists = Lists { steps, ..Lists::new() };
        if self.rules.has_many_moves(pos) && !self.limits.budget.full_width {
            // This one evaluation of all candidates is not counted.
            self.rules.candidates(pos, &mut lists.turns);
            return lists.turns.iter().map(|turn| RootMove { steps: turn.steps.to_vec(), is_quiet: true }).collect();
        }
        self.order.rank_moves(self.rules, pos, &lists.steps, (0, 0, None), false, &mut lists.order);
        (0..lists.order.len()).for_each(|nth| move_order::bring_next(&mut lists.order, nth));
        let choice = |word: &u64| RootMove {
            steps: vec![lists.steps[move_order::place(*word)]],
            is_quiet: move_order::is_quiet(*word),
        };
        lists.order.iter().map(choice).collect()
    }

    /// Whether there is only one turn.
    fn is_forced(&self, pos: &R::Position, choices: &[RootMove<R::Step>]) -> bool {
        let [RootMove { steps, .. }] = choices else { return false };
        let mut end = pos.clone();
        steps.iter().for_each(|step| self.rules.apply(&mut end, *step, &mut ()));
        !self.rules.mid_turn(&end)
    }

    /// Searches all root moves; the best goes to the front, and its line is kept, unless the search stopped before it
    /// was known.
    fn root(&mut self, pos: &R::Position, choices: &mut [RootMove<R::Step>], depth: u32, window: AlphaBeta) -> i32 {
        let frame = Frame::root(depth);
        let mut best = -WIN - 1;
        let AlphaBeta { mut alpha, beta } = window;
        let mut line = Vec::new();
        for nth in 0..choices.len() {
            let RootMove { steps, is_quiet } = &choices[nth];
            line.clone_from(steps);
            let value = self.try_steps(pos, steps, (nth, *is_quiet), frame, AlphaBeta { alpha, beta }, &mut line);
            if self.limits.stopped {
                break;
            }
            best = best.max(value);
            // Fail low: the score is only an upper bound.
            if value > alpha {
                alpha = value;
                self.limits.value = value;
                self.limits.line.clone_from(&line);
                choices[..=nth].rotate_right(1);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
