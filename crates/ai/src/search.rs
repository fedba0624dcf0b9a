//! A plain alpha-beta search: iterative deepening by turns, expectation at chance, forcing steps followed on.
//!
//! Values are always those of the team that acts at the root, its own team's turns take the highest and all others'
//! the lowest. So it does not matter who acts next: nothing is negated from ply to ply. With more than two teams this
//! is the cautious assumption that all others play together. The end of a game between several is worth as much as a win
//! by the part of them that are left behind: so it is played for the second place when the first is gone.
//!
//! House ends are judged on the search's own path: a claim is a draw that the acting team may choose, and an automatic
//! end is one that it must. An end that is scored counts as the appraisal of its position.

use oorandom::Rand64;
use rules::{Actor, By, Ledger, Rules, Seat, Then};

/// The value of a win at the root; each turn until then takes one off.
pub const WIN: i32 = 30_000;
/// Appraisals stay within this distance from 0, so that no hope outweighs a win.
const APPRAISAL_LIMIT: i32 = 20_000;
/// How many turns beyond the horizon forcing steps are followed.
const MAX_EXTENSION: u32 = 8;
/// How many nodes lie between two calls of `poll`.
const POLL_INTERVAL: u64 = 1024;

/// How much may be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most turns to look ahead; at least 1.
    pub depth: u32,
    /// The most positions to look at. One look a step is always taken, so that there is an answer.
    pub nodes: u64,
}

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Turns looked ahead so far.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<S> {
    /// The steps to play, in order: the rest of the turn as far as it lies with the acting seat alone.
    pub steps: Vec<S>,
    /// What the position is worth to the acting team, in hundredths of a plain piece; [`WIN`] less the turns to a win.
    pub value: i32,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Finds a step for the seat that acts in `pos`; `None` when it is chance's turn or the game is over.
///
/// Steps of equal value are told apart by `seed`; otherwise the answer depends on the position, its history and the
/// budget alone. `poll` is asked now and then whether to go on.
pub fn search<R: Rules>(
    rules: &R,
    pos: &R::Position,
    ledger: &Ledger,
    budget: Budget,
    seed: u64,
    mut poll: impl FnMut(Progress) -> bool,
) -> Option<Answer<R::Step>> {
    let Actor::Seat(seat) = rules.actor(pos) else { return None };
    let mut root = Vec::new();
    rules.steps(pos, &mut root);
    if root.is_empty() {
        return None;
    }
    shuffle(&mut root, seed);
    sort_by_urgency(rules, pos, &mut root);

    let mut search = Search::new(rules, ledger, budget, seat, &mut poll);
    // Without a single look there is still a legal step.
    let mut answer = Answer { steps: vec![root[0]], value: 0, depth: 0, nodes: 0 };
    for depth in 1..=budget.depth.max(1) {
        search.depth = depth;
        // A depth that was not finished counts for its best step, not as a depth looked ahead.
        let Some((line, value)) = search.root(pos, &root, depth) else { break };
        if let Some(idx) = root.iter().position(|step| *step == line[0]) {
            root[..=idx].rotate_right(1);
        }
        answer.steps = own_steps(rules, pos, &line);
        answer.value = value;
        if search.stopped {
            break;
        }
        answer.depth = depth;
        if value.abs() >= WIN - i32::from(u8::MAX) {
            break;
        }
    }
    answer.nodes = search.nodes;
    Some(answer)
}

/// What a position is worth to the team of `seat`, whoever acts there: in hundredths of a plain piece, [`WIN`] less the
/// turns to a win.
///
/// It depends on the position, its history and the budget alone; what was not looked at to the end does not count.
/// `poll` is asked now and then whether to go on.
pub fn worth<R: Rules>(
    rules: &R,
    pos: &R::Position,
    ledger: &Ledger,
    budget: Budget,
    seat: Seat,
    mut poll: impl FnMut(Progress) -> bool,
) -> i32 {
    let mut search = Search::new(rules, ledger, budget, seat, &mut poll);
    let mut known = search.appraisal(pos);
    for depth in 1..=budget.depth.max(1) {
        search.depth = depth;
        let value = search.value(pos, depth, 0, Window::FULL, &mut Vec::new());
        if search.stopped {
            break;
        }
        known = value;
        if value.abs() >= WIN - i32::from(u8::MAX) {
            break;
        }
    }
    known
}

/// The most urgent steps first, and those that are equally urgent as they were.
///
/// The library's stable sort would do the same, but its code is long and would come once for the steps of each game. So
/// numbers are sorted: how urgent, and where it was.
fn sort_by_urgency<R: Rules>(rules: &R, pos: &R::Position, steps: &mut Vec<R::Step>) {
    const LAST: i32 = i16::MAX as i32;
    let rank = |step: &R::Step| (LAST - i32::from(rules.urgency(pos, *step))) as u64;
    let mut order: Vec<u64> = (0..).zip(steps.iter()).map(|(idx, step): (u64, _)| rank(step) << 32 | idx).collect();
    order.sort_unstable();
    *steps = order.into_iter().map(|word| steps[word as u32 as usize]).collect();
}

fn shuffle<S>(steps: &mut [S], seed: u64) {
    let mut random = Rand64::new(u128::from(seed));
    for idx in (1..steps.len()).rev() {
        steps.swap(idx, random.rand_range(0..idx as u64 + 1) as usize);
    }
}

/// The beginning of a line up to the end of the turn, or up to where chance has its say.
fn own_steps<R: Rules>(rules: &R, pos: &R::Position, line: &[R::Step]) -> Vec<R::Step> {
    let mut pos = pos.clone();
    let mut own = Vec::new();
    for step in line {
        rules.apply(&mut pos, *step, &mut ());
        own.push(*step);
        if !rules.mid_turn(&pos) || rules.actor(&pos) == Actor::Chance {
            break;
        }
    }
    own
}

struct Search<'a, R: Rules, P> {
    rules: &'a R,
    /// A seat of the team whose values these are.
    home: Seat,
    budget: Budget,
    depth: u32,
    nodes: u64,
    /// The budget is spent or the caller has had enough: values are worthless from here on.
    stopped: bool,
    ledger: Ledger,
    poll: &'a mut P,
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

impl<'a, R: Rules, P: FnMut(Progress) -> bool> Search<'a, R, P> {
    fn new(rules: &'a R, ledger: &Ledger, budget: Budget, home: Seat, poll: &'a mut P) -> Self {
        Search { rules, home, budget, depth: 0, nodes: 0, stopped: false, ledger: ledger.clone(), poll }
    }

    /// The best line and its value; `None` when the search was stopped before anything was known at this depth.
    fn root(&mut self, pos: &R::Position, steps: &[R::Step], depth: u32) -> Option<(Vec<R::Step>, i32)> {
        let mut best: Option<(Vec<R::Step>, i32)> = None;
        let mut window = Window { alpha: -WIN - 1, beta: WIN };
        for step in steps {
            let mut line = vec![*step];
            let value = self.after(pos, *step, depth, 0, window, &mut line);
            if self.stopped {
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
        let bookmark = self.ledger.note(self.rules, pos, step, &next);
        let ends = !self.rules.mid_turn(&next);
        let (depth, ply) = if ends { (depth.saturating_sub(1), ply + 1) } else { (depth, ply) };
        let value = self.value(&next, depth, ply, window, line);
        self.ledger.go_back(bookmark);
        value
    }

    /// The value of a position `ply` turns from the root with `depth` turns to look ahead.
    fn value(&mut self, pos: &R::Position, depth: u32, ply: u32, window: Window, line: &mut Vec<R::Step>) -> i32 {
        self.nodes += 1;
        self.stopped |= self.nodes >= self.budget.nodes
            || self.nodes.is_multiple_of(POLL_INTERVAL)
                && !(self.poll)(Progress { depth: self.depth, nodes: self.nodes });
        if self.stopped {
            return 0;
        }
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        if steps.is_empty() {
            let (balance, n_others) = self.rules.outcome(pos).balance(self.rules.info().teams, self.home);
            return balance * (WIN - ply as i32) / n_others.max(1);
        }
        let between_turns = !self.rules.mid_turn(pos);
        let actor = self.rules.actor(pos);
        let mut window = window;
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
                if steps.is_empty() || ply >= self.depth + MAX_EXTENSION {
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
            Actor::Chance => self.expectation(pos, &steps, depth, ply),
            Actor::Seat(seat) => {
                sort_by_urgency(self.rules, pos, &mut steps);
                self.choice(pos, &steps, depth, ply, window, self.is_home(seat), line)
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
        let mut tried = Vec::new();
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
            if window.alpha >= window.beta || self.stopped {
                break;
            }
        }
        best
    }

    /// The mean over what chance may bring, by weight.
    fn expectation(&mut self, pos: &R::Position, steps: &[R::Step], depth: u32, ply: u32) -> i32 {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        for step in steps {
            let weight = i64::from(self.rules.weight(pos, *step));
            sum += weight * i64::from(self.after(pos, *step, depth, ply, Window::FULL, &mut Vec::new()));
            weights += weight;
            if self.stopped {
                break;
            }
        }
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
        (worth[self.home] - others.unwrap_or(0)).clamp(-APPRAISAL_LIMIT, APPRAISAL_LIMIT)
    }
}
