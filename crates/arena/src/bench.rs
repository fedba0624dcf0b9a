//! The speed of the engine.

use std::io::Write;

use ai::Budget;
use rules::{Game, Options, Visitor};

use crate::clock::Clock;
use crate::playout::Playout;
use crate::{Trouble, rng};

/// What to measure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The node budget of each search.
    pub(crate) nodes: u64,
    pub(crate) n_runs: usize,
    pub(crate) seed: u64,
}

/// Measures the speed.
pub(crate) struct Bench<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// Searches start after this many random turns.
const TURNS: [usize; 5] = [0, 4, 10, 20, 40];

impl<O: Write> Visitor for Bench<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Bench { id, ref options, plan: Plan { nodes, n_runs, seed }, .. } = self;
        let rules: G = rng::rules(id, options, seed)?;
        let courses = courses(&rules, seed);
        writeln!(self.output, "{id}: {nodes} nodes from each of {} positions, seed {seed}", courses.len())?;
        let mut rates = Vec::new();
        for _ in 0..n_runs.max(1) {
            let (mut n, mut depths) = (0, Vec::new());
            let clock = Clock::start();
            for playout in &courses {
                let answer = ai::search(&rules, playout.pos(), playout.history(), Budget::nodes(nodes), seed, |_| true);
                let answer = answer.expect("a seat acts and the game is not over");
                n += answer.nodes;
                depths.push(answer.depth.to_string());
            }
            let time = clock.worked().as_secs_f64();
            rates.push(n as f64 / time.max(1e-9));
            writeln!(self.output, "{n} nodes in {time:.3} s, depths {}", depths.join(" "))?;
        }
        writeln!(self.output, "median: {:.0} nodes a second", median(rates))?;
        Ok(self.output.flush()?)
    }
}

/// A random game stopped at each of these lengths, where a seat is to act; lengths that it does not reach are left out.
fn courses<G: Game>(rules: &G, seed: u64) -> Vec<Playout<'_, G>> {
    let mut courses = Vec::new();
    for n_turns in TURNS {
        let mut rand = rng::generator(seed);
        let mut playout = Playout::new(rules);
        while playout.over().is_none() && (playout.n_turns() < n_turns || playout.seat().is_none()) {
            let step = rng::step(rules, playout.pos(), &playout.legal(), &mut rand);
            playout.play(step);
        }
        if playout.over().is_none() {
            courses.push(playout);
        }
    }
    courses
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    #[test]
    fn the_same_positions_are_searched_in_every_run() {
        for id in ["laska", "backgammon"] {
            let plan = Plan { nodes: 300, n_runs: 3, seed: 1 };
            let mut output = Vec::new();
            let request = Bench { id, options: Options::new(), plan, output: &mut output };
            Portal::visit(id, request).unwrap().unwrap();
            let text = String::from_utf8(output).unwrap();
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), 5, "{text}");
            let known: Vec<(&str, &str)> = lines[1..4]
                .iter()
                .map(|line| (line.split(' ').next().unwrap(), line.split("depths").nth(1).unwrap()))
                .collect();
            assert!(known.iter().all(|run| *run == known[0]), "{text}");
            assert!(lines[4].starts_with("median: "), "{text}");
        }
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
