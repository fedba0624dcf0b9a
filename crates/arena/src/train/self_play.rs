//! Games of the computer against itself, and what is to be learnt from them.

use ai::Lookahead;
use ai::network::Network;
use oorandom::Rand32;
use rules::{Actor, Inputs, Networks, Odds};

use crate::rng;

/// What a network should have said of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    /// The number of the network.
    pub(crate) network: usize,
    pub(crate) inputs: Inputs,
    /// The odds as the network should have told them.
    pub(crate) target: Odds,
}

/// No game is longer.
const MOST_TURNS: usize = 2_000;
/// Exploring, the computer plays what seems to be worth at most so much less than the best, measured by
/// [`Networks::SPREAD`].
const EXPLORED: f32 = 0.15;

/// Learns from a game by temporal differences: every position should have been judged as those after it, each counting
/// `lambda` times as much as the one before it, and in the end as the game went.
pub(crate) fn by_games<R: Networks>(rules: &R, networks: &[Network], seed: u64, lambda: f32) -> Vec<Sample> {
    let mut course = Course::new(rules, networks, seed);
    let mut met = Vec::new();
    while let Some((pos, odds)) = course.next(0.0) {
        met.push((pos, odds));
    }
    let mut target = course.end();
    let mut samples = Vec::new();
    for (pos, odds) in met.into_iter().rev() {
        samples.push(sample(rules, &pos, target));
        target = target * lambda;
        target += odds * (1.0 - lambda);
    }
    samples
}

/// Learns from the positions of a game what looking so many throws ahead finds in them. Now and then, in `explore` of all
/// turns, something is played that is not quite the best, so that such positions are known, too.
pub(crate) fn by_search<R: Networks>(
    rules: &R,
    networks: &[Network],
    seed: u64,
    throws: u32,
    explore: f32,
) -> Vec<Sample> {
    let mut course = Course::new(rules, networks, seed);
    let mut look = Lookahead::new(rules, networks);
    let mut samples = Vec::new();
    while let Some((pos, _)) = course.next(explore) {
        let target = look.odds(&pos, throws);
        samples.push(sample(rules, &pos, target));
    }
    samples
}

fn sample<R: Networks>(rules: &R, pos: &R::Position, target: Odds) -> Sample {
    let mut inputs = Inputs::new();
    let network = rules.inputs(pos, &mut inputs);
    Sample { network, inputs, target: rules.seen_by_network(pos, target) }
}

/// A game in progress, turn by turn.
struct Course<'a, R: Networks> {
    rules: &'a R,
    look: Lookahead<'a, R>,
    rand: Rand32,
    /// The position between turns, and its odds at a glance.
    now: (R::Position, Odds),
    n_turns: usize,
}

impl<'a, R: Networks> Course<'a, R> {
    fn new(rules: &'a R, networks: &'a [Network], seed: u64) -> Self {
        let mut look = Lookahead::new(rules, networks);
        let start = rules.start();
        let odds = look.at_a_glance(&start);
        Course { rules, look, rand: rng::generator(seed), now: (start, odds), n_turns: 0 }
    }

    /// The odds of the position in which the game stopped.
    fn end(&self) -> Odds {
        self.now.1
    }

    /// The next position that a network is to judge, and how it does; a turn is played from there. `None` when the ends
    /// are known without a network.
    fn next(&mut self, explore: f32) -> Option<(R::Position, Odds)> {
        let rules = self.rules;
        self.n_turns += 1;
        if rules.known_odds(&self.now.0).is_some() || self.n_turns > MOST_TURNS {
            return None;
        }
        let to_throw = rules.to_throw(&self.now.0)?;
        let mut steps = Vec::new();
        rules.steps(&to_throw, &mut steps);
        let mut thrown = to_throw.clone();
        rules.apply(&mut thrown, rng::step(rules, &to_throw, &steps, &mut self.rand), &mut ());
        let after = match rules.actor(&thrown) {
            Actor::Seat(seat) if rules.mid_turn(&thrown) => {
                let mut ends = Vec::new();
                rules.for_each_end(&thrown, &mut |end| ends.push((end.clone(), self.look.at_a_glance(end))));
                let worths: Vec<f32> = ends.iter().map(|(end, odds)| rules.worth(end, odds)[seat]).collect();
                let best = (0..worths.len()).reduce(|best, idx| if worths[idx] > worths[best] { idx } else { best })?;
                let mut chosen = best;
                if explore > 0.0 && self.rand.rand_float() < explore {
                    let near: Vec<usize> =
                        (0..worths.len()).filter(|idx| worths[*idx] >= worths[best] - EXPLORED * R::SPREAD).collect();
                    chosen = near[rng::below(&mut self.rand, near.len())];
                }
                ends.swap_remove(chosen)
            }
            _ => {
                let odds = self.look.at_a_glance(&thrown);
                (thrown, odds)
            }
        };
        Some(std::mem::replace(&mut self.now, after))
    }
}
