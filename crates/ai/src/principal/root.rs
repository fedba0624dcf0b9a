//! Looking further and further ahead from the root.

use rules::{Rules, Seat};

use super::node::Lists;
use super::{Place, Principal, Window};
use crate::budget::{Answer, Budget, Progress};
use crate::limits::Limits;
use crate::order;
use crate::search::{WIN, own_steps};

/// How far from the last depth's value the next one is looked for at first, in hundredths of a plain piece.
const ASPIRATION: i32 = 40;
/// How far a choice is looked ahead that is the only one, so that something is known of it.
const FORCED_DEPTH: u32 = 2;

/// What can be played at the root.
struct Choice<S> {
    steps: Vec<S>,
    is_quiet: bool,
}

impl<R: Rules, P: FnMut(&Progress<'_, R::Step>) -> bool> Principal<'_, R, P> {
    /// Finds the best of `steps`, which are all that there are; of equal ones the first.
    pub(crate) fn answer(mut self, pos: &R::Position, steps: Vec<R::Step>) -> Answer<R::Step> {
        let Budget { depth: most, whole, .. } = self.limits.budget;
        let mut choices = self.choices(pos, steps);
        // Without a single look there is still a legal step.
        self.limits.line.clone_from(&choices[0].steps);
        let most = if !whole && self.is_forced(pos, &choices) { most.min(FORCED_DEPTH) } else { most };
        let mut answer = Answer { steps: Vec::new(), line: Vec::new(), value: 0, depth: 0, nodes: 0 };
        for depth in 1..=most.max(1) {
            self.limits.depth = depth;
            let mut margin = if whole || depth < 4 { 2 * WIN } else { ASPIRATION };
            let expected = self.limits.value;
            // Wider and wider, until the value lies within.
            loop {
                let window =
                    Window { alpha: (expected - margin).max(-WIN - 1), beta: (expected + margin).min(WIN + 1) };
                let value = self.root(pos, &mut choices, depth, window);
                if self.limits.stopped || (value > window.alpha && value < window.beta) || margin >= 2 * WIN {
                    break;
                }
                margin = if margin > 8 * ASPIRATION { 2 * WIN } else { 3 * margin };
            }
            if self.limits.stopped {
                break;
            }
            answer.depth = depth;
            if self.limits.value.abs() >= WIN - depth as i32 {
                break;
            }
        }
        let Limits { line, value, nodes, .. } = self.limits;
        Answer { steps: own_steps(self.rules, pos, &line), line, value, nodes, ..answer }
    }

    /// What a position is worth to the team of `seat`.
    pub(crate) fn worth(mut self, pos: &R::Position, seat: Seat) -> i32 {
        let sign = if self.team(pos) == self.team_of(seat) { 1 } else { -1 };
        let mut known = self.appraisal(pos);
        for depth in 1..=self.limits.budget.depth.max(1) {
            self.limits.depth = depth;
            let value = self.value(pos, Place::root(depth), Window::FULL, &mut Vec::new());
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

    /// What can be played at the root, what is most urgent first.
    fn choices(&mut self, pos: &R::Position, steps: Vec<R::Step>) -> Vec<Choice<R::Step>> {
        let mut lists = Lists { steps, ..Lists::new() };
        if self.rules.is_wide(pos) && !self.limits.budget.whole {
            // One look at all of them is free.
            self.rules.prospects(pos, &mut lists.turns);
            return lists.turns.iter().map(|turn| Choice { steps: turn.steps.to_vec(), is_quiet: true }).collect();
        }
        self.order.list(self.rules, pos, &lists.steps, (0, 0, None), false, &mut lists.order);
        lists.order.sort_unstable();
        let choice =
            |word: &u64| Choice { steps: vec![lists.steps[order::place(*word)]], is_quiet: order::is_quiet(*word) };
        lists.order.iter().map(choice).collect()
    }

    /// Whether there is but one turn.
    fn is_forced(&self, pos: &R::Position, choices: &[Choice<R::Step>]) -> bool {
        let [Choice { steps, .. }] = choices else { return false };
        let mut end = pos.clone();
        steps.iter().for_each(|step| self.rules.apply(&mut end, *step, &mut ()));
        !self.rules.mid_turn(&end)
    }

    /// Looks at all choices at the root; the best of them goes to the front, and its line is kept, unless the search was
    /// stopped before it was known.
    fn root(&mut self, pos: &R::Position, choices: &mut [Choice<R::Step>], depth: u32, window: Window) -> i32 {
        let place = Place::root(depth);
        let mut best = -WIN - 1;
        let Window { mut alpha, beta } = window;
        let mut line = Vec::new();
        for nth in 0..choices.len() {
            let Choice { steps, is_quiet } = &choices[nth];
            line.clone_from(steps);
            let value = self.try_steps(pos, steps, (nth, *is_quiet), place, Window { alpha, beta }, &mut line);
            if self.limits.stopped {
                break;
            }
            best = best.max(value);
            // The value of a choice that is no better than `alpha` is only known to be no higher.
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
