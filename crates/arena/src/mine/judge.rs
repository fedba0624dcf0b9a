//! Whether a position is a puzzle.

mod ways;

use ai::{Budget, WIN};
use rules::{Actor, Game, History, Seat, TurnList};

use super::course::Spot;
use super::puzzle::{Goal, Puzzle};
use super::taste::Taste;
use crate::fixed_budget::FixedBudget;

/// From this score on a win is proven.
const WON: i32 = WIN - 1_000;
/// How many times the budget the last word has.
const CONFIRMED: u64 = 10;
/// The first look, which only ranks turns where there is no chance, has this part of the budget.
const FIRST_LOOK: u64 = 20;
/// How many turns are looked at where there are very many, and how many are then compared, and at last.
const N_LOOKED_AT: usize = 60;
const N_COMPARED: usize = 6;
const N_CONFIRMED: usize = 4;
/// The most turns of its own that the solver plays.
const MOST_TURNS: usize = 3;
/// How many times a budget has to look, each time with other luck; more than half of them must find it.
const SEEDS: [u64; 3] = [1, 2, 3];

/// Judges positions.
pub(super) struct Judge<'a, G: Game> {
    pub(super) rules: &'a G,
    pub(super) taste: &'a Taste,
    pub(super) nodes: u64,
    /// The lowest grade that is wanted; easier puzzles are dropped early.
    pub(super) least: u8,
}

/// A turn and what it is worth to whoever plays it.
#[derive(Clone)]
struct Choice<G: Game> {
    steps: Vec<G::Step>,
    end: G::Position,
    history: History,
    value: i32,
}

/// The turns that share the first place, and the score of the next best.
struct Clear<G: Game> {
    best: Vec<Choice<G>>,
    second: i32,
}

impl<G: Game> Judge<'_, G> {
    /// The puzzle that a position is, if it is one.
    pub(super) fn puzzle(&self, spot: &Spot) -> Option<Puzzle> {
        let rules = self.rules;
        // In the middle of an exchange taking back is no idea.
        let is_taken = !G::HAS_CHANCE && spot.lost > self.taste.margin / 2;
        if is_taken && !self.taste.exchanges {
            return None;
        }
        let (pos, history) = rules.read_position(&spot.text).ok()?;
        if self.taste.promise > 0 && self.promise(&pos, &history)? < self.taste.promise {
            return None;
        }
        let mut grade = None;
        let clear = self.clear(&pos, &history, 3, |ends, goal| {
            let found = *grade.get_or_insert_with(|| self.grade(&pos, &history, ends));
            // What a beginner saves or takes at once is no idea either.
            let is_easy = found == 1 || is_taken;
            let is_dull = || found == 1 && goal == Goal::Save || self.is_greedy(&pos, &history, ends);
            G::HAS_CHANCE || found >= self.least && !(is_easy && is_dull())
        })?;
        let goal = self.goal(clear.best[0].value, clear.second)?;
        let mut line = vec![self.texts(&pos, &clear.best)?];
        self.go_on(&mut line, clear);
        // Nobody should have to count to a mate that the line does not reach.
        let goal = match goal {
            Goal::Mate(n) if n as usize != line.len().div_ceil(2) => Goal::Win,
            goal => goal,
        };
        Some(Puzzle { grade: grade?, goal, position: spot.text.clone(), line })
    }

    /// How much more a short search promises whoever is to move than meets the eye.
    fn promise(&self, pos: &G::Position, history: &History) -> Option<i32> {
        let Actor::Seat(seat) = self.rules.actor(pos) else { return None };
        let answer = ai::search(self.rules, pos, history, Budget::nodes(self.nodes), 1, |_| true)?;
        Some(answer.value - self.rules.evaluate(pos)[seat])
    }

    /// Every way to write the best turns; `None` when there are too many.
    fn texts(&self, pos: &G::Position, best: &[Choice<G>]) -> Option<Vec<String>> {
        let mut texts = Vec::new();
        for choice in best {
            let canonical = self.rules.write_turn(pos, &choice.steps, G::MOVES[0]);
            for text in ways::write(self.rules, pos, canonical, &choice.end)? {
                if !texts.contains(&text) {
                    texts.push(text);
                }
            }
        }
        (texts.len() <= ways::MOST).then_some(texts)
    }

    /// Adds replies and further turns as long as those have a single clear best.
    fn go_on(&self, line: &mut Vec<Vec<String>>, mut clear: Clear<G>) {
        let rules = self.rules;
        while !G::HAS_CHANCE && line.len() < 2 * MOST_TURNS - 1 {
            let [Choice { end, history, .. }] = &clear.best[..] else { return };
            if self.is_over(end, history) {
                return;
            }
            let seat = rules.actor(end);
            let reply = self.turn(end, history, Budget::nodes(CONFIRMED * self.nodes), 1);
            if self.is_over(&reply.end, &reply.history) || rules.actor(&reply.end) == seat {
                return;
            }
            let Some(next) = self.clear(&reply.end, &reply.history, 2, |_, _| true) else { return };
            let ([_], Some(texts)) = (&next.best[..], self.texts(&reply.end, &next.best)) else {
                return;
            };
            line.push(vec![rules.write_turn(end, &reply.steps, G::MOVES[0])]);
            line.push(texts);
            clear = next;
        }
    }

    /// The clear best among at least so many turns, if there is one, looked at more and more closely, and if it is
    /// wanted.
    fn clear(
        &self,
        pos: &G::Position,
        history: &History,
        least: usize,
        mut is_wanted: impl FnMut(&[G::Position], Goal) -> bool,
    ) -> Option<Clear<G>> {
        let Actor::Seat(seat) = self.rules.actor(pos) else { return None };
        let mut choices = self.choices(pos, history, seat);
        if choices.len() < least {
            return None;
        }
        if !G::HAS_CHANCE {
            // The best may be hard to see: it only has to be one of those that are looked at more closely.
            self.rank(&mut choices, self.nodes / FIRST_LOOK, seat);
            choices.truncate(N_COMPARED + self.taste.n_best);
        }
        let mut found: Vec<G::Position> = Vec::new();
        for nodes in [self.nodes, CONFIRMED * self.nodes] {
            self.rank(&mut choices, nodes, seat);
            let values: Vec<i32> = choices.iter().map(|choice| choice.value).collect();
            let n_best = n_best(&values, self.taste)?;
            let goal = self.goal(values[0], values[n_best])?;
            let best: Vec<_> = choices[..n_best].iter().map(|choice| choice.end.clone()).collect();
            let is_first = found.is_empty();
            if !is_first && best.iter().any(|end| !found.contains(end)) || is_first && !is_wanted(&best, goal) {
                return None;
            }
            found = best;
            choices.truncate(N_CONFIRMED + self.taste.n_best);
        }
        if !G::HAS_CHANCE {
            let answer = self.turn(pos, history, Budget::nodes(CONFIRMED * self.nodes), 1);
            if !found.contains(&answer.end) {
                return None;
            }
        }
        let second = choices[found.len()].value;
        choices.truncate(found.len());
        Some(Clear { best: choices, second })
    }

    /// Sorts turns, best first, by what they are worth.
    fn rank(&self, choices: &mut [Choice<G>], nodes: u64, seat: Seat) {
        choices.iter_mut().for_each(|choice| choice.value = self.value(choice, nodes, seat));
        choices.sort_by_key(|choice| -choice.value);
    }

    /// The turns to look at, one for each position they lead to.
    fn choices(&self, pos: &G::Position, history: &History, seat: Seat) -> Vec<Choice<G>> {
        let mut list = TurnList::new();
        self.rules.turns(pos, &mut list);
        let mut turns: Vec<_> = list.iter().collect();
        if turns.len() > N_LOOKED_AT {
            turns.sort_by_cached_key(|turn| -self.rules.evaluate(turn.end)[seat]);
            turns.truncate(N_LOOKED_AT);
        }
        let choice = |steps: &[G::Step], end: &G::Position| Choice {
            steps: steps.to_vec(),
            end: end.clone(),
            history: self.history_after(pos, steps, history),
            value: 0,
        };
        turns.into_iter().map(|turn| choice(turn.steps, turn.end)).collect()
    }

    fn history_after(&self, pos: &G::Position, steps: &[G::Step], history: &History) -> History {
        let (mut history, mut pos) = (history.clone(), pos.clone());
        for step in steps {
            let before = pos.clone();
            self.rules.apply(&mut pos, *step, &mut ());
            history.note(self.rules, &before, *step, &pos);
        }
        history
    }

    /// What a turn is worth to the seat that plays it.
    fn value(&self, Choice { end, history, .. }: &Choice<G>, nodes: u64, seat: Seat) -> i32 {
        let mut steps = Vec::new();
        self.rules.steps(end, &mut steps);
        let info = self.rules.info();
        if steps.is_empty() {
            let (balance, n_others) = self.rules.outcome(end).balance(info.teams, seat);
            return balance * (WIN - 1) / n_others.max(1);
        }
        let value = ai::score(self.rules, end, history, Budget::nodes(nodes), seat, |_| true);
        // This turn counts too on the way to a win or a loss.
        if value.abs() >= WON { value - value.signum() } else { value }
    }

    fn is_over(&self, pos: &G::Position, history: &History) -> bool {
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        let rules = self.rules.info().house_rules;
        steps.is_empty() || history.auto(rules).is_some() || history.claim(rules).is_some()
    }

    /// What the computer plays, to the end of the turn.
    fn turn(&self, pos: &G::Position, history: &History, budget: Budget, seed: u64) -> Choice<G> {
        let mut choice = Choice { steps: Vec::new(), end: pos.clone(), history: history.clone(), value: 0 };
        loop {
            let answer = ai::search(self.rules, &choice.end, &choice.history, budget, seed, |_| true);
            let Some(answer) = answer else { return choice };
            choice.value = answer.value;
            choice.history = self.history_after(&choice.end, &answer.steps, &choice.history);
            answer.steps.iter().for_each(|step| self.rules.apply(&mut choice.end, *step, &mut ()));
            choice.steps.extend(answer.steps);
            if !self.rules.mid_turn(&choice.end) {
                return choice;
            }
        }
    }

    /// The grade of the smallest fixed budget that finds one of the best turns.
    fn grade(&self, pos: &G::Position, history: &History, ends: &[G::Position]) -> u8 {
        let finds = |fixed: &FixedBudget| {
            let is_found = |seed: &&u64| ends.contains(&self.turn(pos, history, fixed.budget(), **seed).end);
            2 * SEEDS.iter().filter(is_found).count() > SEEDS.len()
        };
        [FixedBudget::Beginner, FixedBudget::Good].into_iter().find(finds).unwrap_or(FixedBudget::Best).grade()
    }

    /// Whether it is enough to take the most that there is to take.
    fn is_greedy(&self, pos: &G::Position, history: &History, ends: &[G::Position]) -> bool {
        let Actor::Seat(seat) = self.rules.actor(pos) else { return false };
        let choices = self.choices(pos, history, seat);
        if choices.iter().any(|choice| self.is_over(&choice.end, &choice.history)) {
            return false;
        }
        let most = |is_best: bool| {
            let of_kind = choices.iter().filter(|choice| ends.contains(&choice.end) == is_best);
            of_kind.map(|choice| self.rules.evaluate(&choice.end)[seat]).max()
        };
        most(true) >= most(false).map(|other| other + self.taste.margin / 2)
    }

    /// What the solver is after; `None` when there is little to win or to lose.
    fn goal(&self, best: i32, second: i32) -> Option<Goal> {
        let Taste { ahead, winning, mates, .. } = *self.taste;
        if G::HAS_CHANCE {
            return (best.abs() < winning).then_some(Goal::Best);
        }
        if best >= WON && mates {
            return Some(Goal::Mate((WIN - best + 1) as u32 / 2));
        }
        if best <= -ahead || second >= winning {
            return None;
        }
        Some(match (best, second) {
            _ if best >= winning => Goal::Win,
            _ if second <= -ahead && best < ahead => Goal::Save,
            _ if best >= ahead => Goal::Gain,
            _ => Goal::Best,
        })
    }
}

/// How many of these scores, the highest first, share the first place; `None` when that is not clear.
fn n_best(values: &[i32], Taste { margin, n_best, .. }: &Taste) -> Option<usize> {
    let best = *values.first()?;
    // Those that share it must be equal, or nearly.
    let n = values.iter().take_while(|value| best - *value < margin / 10).count();
    let second = *values.get(n)?;
    (n <= *n_best && best - second >= *margin && second < WON).then_some(n)
}

#[cfg(test)]
mod tests;
