//! What positions and turns are worth.

use ai::{Budget, SearchResult};
use rules::{Actor, Game, History, Outcome, PerSeat, Seat, TurnList};

use crate::mind::Mind;

/// The least that is searched to compare a turn with others.
const LEAST_NODES: u64 = 100;

/// Judges positions and turns of a game.
pub struct Judge<'a, G: Game> {
    rules: &'a G,
    mind: &'a dyn Mind<G>,
    budget: Budget,
}

/// The best turn that a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Best<S> {
    /// The rest of the turn, as far as the acting seat alone decides it.
    pub steps: Vec<S>,
    /// How the game could go on: these steps, and those of the next turns.
    pub line: Vec<S>,
    /// What the acting seat can expect.
    pub points: f32,
}

/// A turn among others.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked<S, P> {
    /// Its steps; one way where there are several.
    pub steps: Vec<S>,
    /// The position after it.
    pub end: P,
    /// What the seat that plays it can expect then.
    pub points: f32,
    /// How many positions were searched for that: turns that looked bad early were searched less.
    pub nodes: u64,
}

impl<'a, G: Game> Judge<'a, G> {
    /// A judge that searches as far as the budget goes, for each position.
    pub fn new(rules: &'a G, mind: &'a dyn Mind<G>, budget: Budget) -> Self {
        Judge { rules, mind, budget }
    }

    /// The rules.
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// How far it searches.
    pub(crate) fn budget(&self) -> Budget {
        self.budget
    }

    /// The same judge with another budget.
    #[must_use]
    pub fn within(&self, budget: Budget) -> Self {
        Judge { rules: self.rules, mind: self.mind, budget }
    }

    /// The best turn for the seat that acts; `None` where none acts.
    pub fn best(&self, pos: &G::Position, history: &History) -> Option<Best<G::Step>> {
        let SearchResult { steps, line, value, .. } = self.mind.search(self.rules, pos, history, self.budget)?;
        let Actor::Seat(seat) = self.rules.actor(pos) else { return None };
        let points = if G::NETWORKS.is_empty() {
            self.rules.expectation().points(value)
        } else {
            let end = self.played(pos, &steps);
            self.expected(&end, &self.after(pos, history, &steps), seat)
        };
        Some(Best { steps, line, points })
    }

    /// What a seat can expect of a position, whoever acts there.
    pub fn expected(&self, pos: &G::Position, history: &History, seat: Seat) -> f32 {
        if let Some(points) = self.ended(pos) {
            return points[seat];
        }
        let score = self.mind.score(self.rules, pos, history, self.budget, seat);
        if G::NETWORKS.is_empty() {
            self.rules.expectation().points(score as i32)
        } else {
            self.rules.in_points(pos, seat, score)
        }
    }

    /// What an end of the game has brought each seat.
    pub fn result(&self, outcome: &Outcome) -> PerSeat<f32> {
        let teams = self.rules.info().teams;
        let by_stake = !G::NETWORKS.is_empty();
        PerSeat::from_fn(|seat| {
            if seat.idx() >= teams.len() {
                return 0.0;
            }
            if by_stake && outcome.points != PerSeat::default() {
                let others: i32 = outcome.points.0.iter().sum::<i32>() - outcome.points[seat];
                return self.rules.of_points(seat, outcome.points[seat] - others);
            }
            let (balance, n_others) = outcome.balance(teams, seat);
            let balance = balance as f32 / n_others.max(1) as f32;
            if by_stake { balance } else { 0.5 + balance / 2.0 }
        })
    }

    /// What an even game lets a seat expect.
    pub fn even(&self) -> f32 {
        if G::NETWORKS.is_empty() { 0.5 } else { 0.0 }
    }

    /// The same for every seat.
    pub(crate) fn all_even(&self) -> PerSeat<f32> {
        self.each(|_| self.even())
    }

    /// What every seat can expect: enough to draw a curve, and to find the turns that are worth to be judged.
    pub fn surveyed(&self, pos: &G::Position, history: &History) -> PerSeat<f32> {
        self.each(|seat| self.expected(pos, history, seat))
    }

    /// Points of the seats that the game has.
    fn each(&self, of: impl Fn(Seat) -> f32) -> PerSeat<f32> {
        let n = self.rules.info().teams.len();
        PerSeat::from_fn(|seat| if seat.idx() < n { of(seat) } else { 0.0 })
    }

    /// The position after some steps.
    pub(crate) fn played(&self, pos: &G::Position, steps: &[G::Step]) -> G::Position {
        let mut pos = pos.clone();
        steps.iter().for_each(|step| self.rules.apply(&mut pos, *step, &mut ()));
        pos
    }

    /// All turns of the seat that acts, as far as it decides them alone: a double ends with the double. The best come first,
    /// and only one where several ways lead to the same position. Those that
    /// look bad early are searched less, except the one that leads to `kept`. Of turns that are too many to be searched
    /// only the most promising, and that one, are ranked.
    pub fn ranked(
        &self,
        pos: &G::Position,
        history: &History,
        kept: Option<&G::Position>,
    ) -> Vec<Ranked<G::Step, G::Position>> {
        let Actor::Seat(seat) = self.rules.actor(pos) else { return Vec::new() };
        let mut turns = TurnList::new();
        if self.rules.has_many_moves(pos) {
            self.rules.candidates(pos, &mut turns);
        } else {
            self.rules.turns(pos, &mut turns);
        }
        let mut ranked: Vec<(Ranked<_, G::Position>, History)> = Vec::new();
        for turn in turns.iter() {
            let n_own = own_steps(self.rules, pos, turn.steps);
            let is_whole = n_own == turn.steps.len();
            let (steps, end) = match is_whole {
                true => (turn.steps, turn.end.clone()),
                false => (&turn.steps[..n_own], self.played(pos, &turn.steps[..n_own])),
            };
            // Whole turns lead to different positions.
            if is_whole || !ranked.iter().any(|(known, _)| known.end == end) {
                let after = self.after(pos, history, steps);
                ranked.push((Ranked { steps: steps.to_vec(), end, points: 0.0, nodes: 0 }, after));
            }
        }
        // The turns halve and what is searched for each doubles, so every round costs the same.
        let n_rounds = u64::from(ranked.len().max(1).ilog2()) + 1;
        let mut n_left = ranked.len();
        while n_left > 0 {
            let nodes = (self.budget.nodes / (n_rounds * n_left as u64)).max(LEAST_NODES);
            let judge = self.within(Budget { nodes, ..self.budget });
            for (idx, (turn, after)) in ranked.iter_mut().enumerate() {
                if idx < n_left || kept.is_some_and(|kept| turn.end == *kept) {
                    turn.points = judge.expected(&turn.end, after, seat);
                    turn.nodes = nodes;
                }
            }
            ranked[..n_left].sort_by(|(one, _), (other, _)| other.points.total_cmp(&one.points));
            if n_left <= 2 {
                break;
            }
            n_left = n_left.div_ceil(2);
        }
        ranked.into_iter().map(|(turn, _)| turn).collect()
    }

    /// The history after some steps.
    pub fn after(&self, pos: &G::Position, history: &History, steps: &[G::Step]) -> History {
        let (mut pos, mut history) = (pos.clone(), history.clone());
        for step in steps {
            let before = pos.clone();
            self.rules.apply(&mut pos, *step, &mut ());
            history.note(self.rules, &before, *step, &pos);
        }
        history
    }

    /// What is known of a position in which the game is over by the rules.
    fn ended(&self, pos: &G::Position) -> Option<PerSeat<f32>> {
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        steps.is_empty().then(|| self.result(&self.rules.outcome(pos)))
    }
}

/// How many of the steps one seat decides, from the first on, until the turn ends or somebody else acts.
pub(crate) fn own_steps<G: Game>(rules: &G, pos: &G::Position, steps: &[G::Step]) -> usize {
    let (mut after, actor) = (pos.clone(), rules.actor(pos));
    let mut n = 0;
    for step in steps {
        rules.apply(&mut after, *step, &mut ());
        n += 1;
        if !rules.mid_turn(&after) || rules.actor(&after) != actor {
            break;
        }
    }
    n
}

#[cfg(test)]
mod tests;
