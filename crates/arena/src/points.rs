//! Fits how the computer's score becomes expected points, to results of games of the computer with itself.

use std::io::Write;

use ai::network::Network;
use ai::{Budget, SearchResult};
use rules::{Expectation, Game, Options, PerSeat, Seat, Visitor};

use crate::playout::Playout;
use crate::{Trouble, agent, pool, rng};

/// What to play and fit.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many games
    #[arg(long = "games", value_name = "N", default_value_t = 1_000)]
    pub(crate) n_games: u64,
    /// How many positions the computer searches for a turn
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) nodes: u64,
    /// The networks by which the computer plays
    #[arg(long, value_name = "FILE")]
    pub(crate) networks: Option<String>,
    /// Makes chance, and is all that it depends on
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many random turns, of all seats together, open each game; every other game has one more
    #[arg(long, value_name = "TURNS", default_value_t = 8)]
    pub(crate) opening: usize,
    /// How many games are played at a time
    #[arg(long = "jobs", value_name = "N", default_value_t = 1)]
    pub(crate) n_jobs: usize,
}

/// Fits the constant of a game.
pub(crate) struct Points<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// A position that a seat had to play, and what became of it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Case {
    /// The score for the seat, in hundredths of a plain piece; of a plain game where networks judge.
    value: i32,
    /// What the seat got in the end, from 0 to 1.
    points: f32,
    /// How much of the game was over, from 0 to 1.
    part: f32,
}

/// The parts of a game that are reported apart.
const N_PARTS: usize = 4;
/// Into how many groups positions are divided by what they are expected to bring.
const N_GROUPS: usize = 10;
/// The scales between which the best is sought.
const SCALES: std::ops::RangeInclusive<u16> = 10..=5_000;

impl<O: Write> Visitor for Points<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Points { id, ref options, ref plan, .. } = self;
        let mut cases: Vec<Case> = Vec::new();
        let mut n_drawn = 0;
        let hire = || plan.networks.as_ref().map(|file| agent::networks::<G>(file)).transpose();
        let task =
            |networks: &mut Option<Vec<Network>>, idx: u64| play::<G>(id, options, plan, networks.as_deref(), idx);
        pool::work(plan.n_jobs, 0..plan.n_games, hire, task, |_, game| {
            n_drawn += usize::from(game.iter().all(|case| case.points == 0.5));
            cases.extend(game);
            Ok(())
        })?;
        let output = &mut self.output;
        writeln!(output, "{id}: {} games, {n_drawn} of them drawn, {} positions", plan.n_games, cases.len())?;
        let results: Vec<f32> = cases.iter().map(|case| case.points).collect();
        let values: Vec<f32> = cases.iter().map(|case| case.value as f32).collect();
        writeln!(output, "rank correlation with results {:.3}", rank_correlation(&values, &results))?;
        for part in 0..N_PARTS {
            let within = |case: &&Case| (case.part * N_PARTS as f32) as usize == part;
            let (values, results): (Vec<f32>, Vec<f32>) =
                cases.iter().filter(within).map(|case| (case.value as f32, case.points)).unzip();
            let correlation = rank_correlation(&values, &results);
            writeln!(output, "quarter {}: {correlation:.3} of {} positions", part + 1, values.len())?;
        }
        if plan.networks.is_none() {
            let fitted = fitted(&cases);
            let known = rng::rules::<G>(id, options, plan.seed)?.expectation();
            writeln!(output, "scale {} (now {})", fitted.scale, known.scale)?;
            writeln!(output, "loss {:.4} (now {:.4})", loss(&cases, fitted), loss(&cases, known))?;
            cases.sort_by_key(|case| case.value);
            for group in cases.chunks(cases.len().div_ceil(N_GROUPS).max(1)) {
                let mean = |of: &dyn Fn(&Case) -> f32| group.iter().map(of).sum::<f32>() / group.len() as f32;
                let expected = mean(&|case| fitted.points(case.value));
                writeln!(output, "expected {expected:.3}, got {:.3}", mean(&|case| case.points))?;
            }
        }
        Ok(output.flush()?)
    }
}

/// The cases of a game of the computer with itself.
fn play<G: Game>(
    id: &str,
    options: &Options,
    plan: &Plan,
    networks: Option<&[Network]>,
    idx: u64,
) -> Result<Vec<Case>, Trouble> {
    let seed = rng::seed(&[plan.seed, idx]);
    let rules: G = rng::rules(id, options, seed)?;
    let n_random = plan.opening + (idx % 2) as usize;
    let mut playout = Playout::after_opening(&rules, rules.start(), n_random, seed)?;
    let mut chance = rng::generator(rng::seed(&[seed, u64::MAX]));
    let budget = Budget::nodes(plan.nodes);
    let mut known: Vec<(Seat, i32)> = Vec::new();
    while playout.over().is_none() {
        let Some(seat) = playout.seat() else {
            let step = rng::step(&rules, playout.pos(), &playout.legal(), &mut chance);
            playout.play(step);
            continue;
        };
        let seed = rng::seed(&[seed, playout.steps().len() as u64]);
        let found = match networks {
            Some(networks) => ai::search_by_networks(&rules, playout.pos(), networks, budget, seed, |_| true),
            None => ai::search(&rules, playout.pos(), playout.history(), budget, seed, |_| true),
        };
        let SearchResult { steps, value, .. } = found.expect("there is a step to choose");
        known.push((seat, value));
        steps.into_iter().for_each(|step| playout.play(step));
    }
    let outcome = playout.over().expect("the loop ends with the game");
    let points = PerSeat::from_fn(|seat| {
        if seat.idx() >= rules.info().teams.len() {
            return 0.0;
        }
        let (balance, n_others) = outcome.balance(rules.info().teams, seat);
        0.5 + balance as f32 / (2 * n_others.max(1)) as f32
    });
    let n = known.len() as f32;
    let case = |(idx, (seat, value)): (usize, (Seat, i32))| Case { value, points: points[seat], part: idx as f32 / n };
    Ok(known.into_iter().enumerate().map(case).collect())
}

/// The constant with which the results are likeliest.
fn fitted(cases: &[Case]) -> Expectation {
    // The loss has one lowest point, so the search halves what is left.
    let (mut low, mut high) = (*SCALES.start(), *SCALES.end());
    while low < high {
        let middle = u16::midpoint(low, high);
        let [here, next] = [middle, middle + 1].map(|scale| loss(cases, Expectation { scale }));
        if next < here {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    Expectation { scale: low }
}

/// How unlikely the results are: the mean of the logarithms, in nats.
fn loss(cases: &[Case], expectation: Expectation) -> f64 {
    const NEVER: f64 = 1e-6;
    let of = |case: &Case| {
        let expected = f64::from(expectation.points(case.value)).clamp(NEVER, 1.0 - NEVER);
        let got = f64::from(case.points);
        -got * expected.ln() - (1.0 - got) * (1.0 - expected).ln()
    };
    cases.iter().map(of).sum::<f64>() / (cases.len() as f64).max(1.0)
}

/// Spearman's rank correlation, with mean ranks where there are equals; 0 where all are equal.
fn rank_correlation(ours: &[f32], theirs: &[f32]) -> f64 {
    let (ours, theirs) = (ranks(ours), ranks(theirs));
    let middle = (ours.len() as f64 - 1.0) / 2.0;
    let sum = |of: &dyn Fn(usize) -> f64| (0..ours.len()).map(of).sum::<f64>();
    let both = sum(&|idx| (ours[idx] - middle) * (theirs[idx] - middle));
    let [one, other] = [&ours, &theirs].map(|ranks| sum(&|idx| (ranks[idx] - middle).powi(2)));
    if one * other > 0.0 { both / (one * other).sqrt() } else { 0.0 }
}

/// The rank of each number, from 0 for the smallest; equal ones share the mean of their ranks.
fn ranks(numbers: &[f32]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by(|one, other| numbers[*one].total_cmp(&numbers[*other]));
    let mut ranks = vec![0.0; numbers.len()];
    let mut first = 0;
    for equal in order.chunk_by(|one, other| numbers[*one] == numbers[*other]) {
        let rank = first as f64 + (equal.len() as f64 - 1.0) / 2.0;
        equal.iter().for_each(|idx| ranks[*idx] = rank);
        first += equal.len();
    }
    ranks
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    #[test]
    fn ranks_correlate_however_the_numbers_are_spread() {
        let numbers = [3.0, 1.0, 2.0, 10.0];
        assert!((rank_correlation(&numbers, &[9.0, 0.5, 1.0, 900.0]) - 1.0).abs() < 1e-12);
        assert!((rank_correlation(&numbers, &[-3.0, -1.0, -2.0, -10.0]) + 1.0).abs() < 1e-12);
        // Ranks 1.5, 0, 1.5, 3 against 0, 1, 2, 3.
        assert!((rank_correlation(&[2.0, 1.0, 2.0, 3.0], &[0.0, 1.0, 2.0, 3.0]) - 0.632).abs() < 0.001);
        assert_eq!(rank_correlation(&numbers, &[1.0; 4]), 0.0);
    }

    #[test]
    fn the_constant_is_found_again() {
        let truth = Expectation { scale: 320 };
        let cases: Vec<Case> = (-40..=40)
            .map(|value| 25 * value)
            .map(|value| Case { value, points: truth.points(value), part: 0.0 })
            .collect();
        let found = fitted(&cases);
        assert!(found.scale.abs_diff(320) <= 1, "{found:?}");
        assert!(loss(&cases, found) < loss(&cases, Expectation { scale: 250 }));
    }

    #[test]
    fn scores_of_games_are_correlated_with_their_results() {
        let plan = Plan { n_games: 12, nodes: 300, networks: None, seed: 1, opening: 4, n_jobs: 2 };
        let mut output = Vec::new();
        Portal::visit("laska", Points { id: "laska", options: Options::new(), plan, output: &mut output })
            .unwrap()
            .unwrap();
        let report = String::from_utf8(output).unwrap();
        let after = |words: &str| -> f64 {
            let rest = report.split(words).nth(1).expect("it is reported");
            rest.split_whitespace().next().expect("a number").parse().expect("a number")
        };
        assert!(report.starts_with("laska: 12 games, "), "{report}");
        assert!(
            after("rank correlation with results ") > 0.3 && after("quarter 4: ") > after("quarter 1: "),
            "{report}"
        );
        assert!(after("scale ") > 10.0, "{report}");
    }
}
