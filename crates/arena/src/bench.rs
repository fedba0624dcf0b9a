//! How fast the machine is.

use std::io::Write;

use ai::Budget;
use rules::{Game, Options, Visitor};

use crate::clock::Clock;
use crate::course::Course;
use crate::{Trouble, lot};

/// What is to be measured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many positions are looked at from each of those that are searched.
    pub(crate) nodes: u64,
    pub(crate) n_runs: usize,
    pub(crate) seed: u64,
}

/// Measures.
pub(crate) struct Bench<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// After so many random turns positions are searched.
const TURNS: [usize; 5] = [0, 4, 10, 20, 40];

impl<O: Write> Visitor for Bench<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Bench { id, ref options, plan: Plan { nodes, n_runs, seed }, .. } = self;
        let rules: G = lot::rules(id, options, seed)?;
        let courses = courses(&rules, seed);
        writeln!(self.output, "{id}: {nodes} nodes from each of {} positions, seed {seed}", courses.len())?;
        let mut rates = Vec::new();
        for _ in 0..n_runs.max(1) {
            let (mut n, mut depths) = (0, Vec::new());
            let clock = Clock::start();
            for course in &courses {
                let answer = ai::search(&rules, course.pos(), course.ledger(), Budget::nodes(nodes), seed, |_| true);
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

/// Games by lot up to positions in which a seat acts, as far as one of them goes.
fn courses<G: Game>(rules: &G, seed: u64) -> Vec<Course<'_, G>> {
    let mut courses = Vec::new();
    for n_turns in TURNS {
        let mut rand = lot::generator(seed);
        let mut course = Course::new(rules);
        while course.over().is_none() && (course.n_turns() < n_turns || course.seat().is_none()) {
            let step = lot::step(rules, course.pos(), &course.legal(), &mut rand);
            course.play(step);
        }
        if course.over().is_none() {
            courses.push(course);
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
