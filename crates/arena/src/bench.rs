//! The speed of the engine.

use std::hint::black_box;
use std::io::Write;

use ai::network::Network;
use ai::{Budget, Lookahead};
use rules::{Game, Options, Visitor};

use crate::clock::Clock;
use crate::playout::Playout;
use crate::{Trouble, agent, rng};

/// What to measure.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The node budget of each search.
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    pub(crate) nodes: u64,
    /// How often it is measured.
    #[arg(long = "runs", value_name = "N", default_value_t = 5)]
    pub(crate) n_runs: usize,
    /// Makes chance, and is all that it depends on.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The file of the networks to search by; counts the positions that they or a table judge.
    #[arg(long, value_name = "FILE")]
    pub(crate) networks: Option<String>,
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
        let Bench { id, ref options, plan: Plan { nodes, n_runs, seed, ref networks }, .. } = self;
        let rules: G = rng::rules(id, options, seed)?;
        let courses = courses(&rules, seed);
        let networks = networks.as_ref().map(|file| agent::networks::<G>(file)).transpose()?;
        writeln!(self.output, "{id}: {nodes} nodes from each of {} positions, seed {seed}", courses.len())?;
        let mut rates = Vec::new();
        for _ in 0..n_runs.max(1) {
            let (mut n, mut depths) = (0, Vec::new());
            let clock = Clock::start();
            for playout in &courses {
                let (pos, budget) = (playout.pos(), Budget::nodes(nodes));
                let answer = match &networks {
                    Some(networks) => ai::search_by_networks(&rules, pos, networks, budget, seed, |_| true),
                    None => ai::search(&rules, pos, playout.history(), budget, seed, |_| true),
                };
                let answer = answer.expect("a seat acts and the game is not over");
                n += answer.nodes;
                depths.push(answer.depth.to_string());
            }
            let time = clock.worked().as_secs_f64();
            rates.push(n as f64 / time.max(1e-9));
            writeln!(self.output, "{n} nodes in {time:.3} s, depths {}", depths.join(" "))?;
        }
        writeln!(self.output, "median: {:.0} nodes a second", median(rates))?;
        if let Some(networks) = &networks {
            let rates = (0..n_runs.max(1)).map(|_| glances(&courses, networks)).collect();
            writeln!(self.output, "median: {:.0} positions a second judged at a glance", median(rates))?;
        }
        Ok(self.output.flush()?)
    }
}

/// How many positions a second are judged without looking ahead: the ends of all turns from these positions.
fn glances<G: Game>(courses: &[Playout<'_, G>], networks: &[Network]) -> f64 {
    const LEAST: u64 = 100_000;
    let Some(first) = courses.first() else { return 0.0 };
    let mut look = Lookahead::new(first.rules(), networks);
    let mut ends = Vec::new();
    for playout in courses {
        playout.rules().for_each_end(playout.pos(), &mut |end| ends.push(end.clone()));
    }
    let mut n = 0;
    let clock = Clock::start();
    while n < LEAST && !ends.is_empty() {
        for end in &ends {
            black_box(look.at_a_glance(black_box(end)));
        }
        n += ends.len() as u64;
    }
    n as f64 / clock.worked().as_secs_f64().max(1e-9)
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
            let plan = Plan { nodes: 300, n_runs: 3, seed: 1, networks: None };
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

    #[test]
    fn games_with_networks_are_judged_at_a_glance() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/networks/backgammon.bin").to_owned();
        let plan = Plan { nodes: 3_000, n_runs: 1, seed: 1, networks: Some(file) };
        let mut output = Vec::new();
        let request = Bench { id: "backgammon", options: Options::new(), plan, output: &mut output };
        Portal::visit("backgammon", request).unwrap().unwrap();
        let text = String::from_utf8(output).unwrap();
        let last = text.lines().last().unwrap_or_default();
        let rate =
            last.strip_prefix("median: ").and_then(|rest| rest.strip_suffix(" positions a second judged at a glance"));
        assert!(rate.and_then(|rate| rate.parse::<f64>().ok()).is_some_and(|rate| rate > 0.0), "{text}");
    }
}
