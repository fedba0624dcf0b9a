//! Training: the computer plays itself, and networks learn how probable the ends of a game are; first from what comes
//! next in its games (temporal differences), then from what it finds by looking ahead.
//!
//! A recipe says all that decides what is learnt. Whoever follows it gets the same networks, on any machine, with any
//! number of jobs, and however often the work is stopped and resumed.

mod learner;
mod recipe;
mod self_play;
mod state;

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use ai::network::{self, Network};
use rules::{Game, MatchState, Visitor};

use crate::{Trouble, pool, rng};
use learner::Learner;
use recipe::{Recipe, Stage, StageKind};
use self_play::Sample;
use state::State;

/// What to learn and where to.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The file of the recipe.
    #[arg(long, value_name = "FILE")]
    pub(crate) recipe: PathBuf,
    /// The file for the state of the work, from which it is resumed.
    #[arg(long, value_name = "FILE")]
    pub(crate) state: PathBuf,
    /// The file for the networks.
    #[arg(long = "out", value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// How many games are played at a time.
    #[arg(long = "jobs", value_name = "N", default_value_t = 1)]
    pub(crate) n_jobs: usize,
    /// Stops after so many seconds, and leaves the rest to another time.
    #[arg(long, value_name = "N")]
    pub(crate) seconds: Option<u64>,
}

/// Trains the networks of a game.
pub(crate) struct Training<O> {
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// How long the work goes on between two savings of its state.
const UNSAVED: Duration = Duration::from_secs(20);

impl<O: Write> Visitor for Training<O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Plan { recipe: path, state: state_path, file, n_jobs, seconds } = self.plan;
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let recipe: Recipe = text.parse().map_err(|error| format!("{}: {error}", path.display()))?;
        if G::NETWORKS.is_empty() {
            return Err("the game is not played by networks".into());
        }
        let rules: Vec<G> = recipe.rules(&MatchState::default())?;
        let fresh = || State::new(&recipe, G::NETWORKS);
        let mut state = State::read(&state_path, &text, G::NETWORKS)?.map_or_else(fresh, Ok)?;
        let begin = Instant::now();
        let mut saved = begin;
        let is_late = || seconds.is_some_and(|seconds| begin.elapsed() >= Duration::from_secs(seconds));
        while let Some(stage) = recipe.stages.get(state.stage) {
            if state.round == stage.n_rounds() {
                (state.stage, state.round) = (state.stage + 1, 0);
                continue;
            }
            let loss = round(&rules, &recipe, stage, &mut state, n_jobs)?;
            state.round += 1;
            if saved.elapsed() >= UNSAVED || state.round == stage.n_rounds() || is_late() {
                state.write(&state_path, &text)?;
                saved = Instant::now();
                let (nth, n) = (state.stage + 1, recipe.stages.len());
                writeln!(
                    self.output,
                    "stage {nth} of {n}, round {} of {}, loss {loss:.4}",
                    state.round,
                    stage.n_rounds()
                )?;
                self.output.flush()?;
            }
            if is_late() {
                break;
            }
        }
        let weights: Vec<_> = state.learners.iter().map(Learner::weights).collect();
        std::fs::write(&file, network::write(&weights))?;
        writeln!(self.output, "{}", file.display())?;
        Ok(self.output.flush()?)
    }
}

/// Plays the games of a round and learns from them; the mean loss of what was learnt from.
fn round<G: Game>(
    rules: &[G],
    recipe: &Recipe,
    stage: &Stage,
    state: &mut State,
    n_jobs: usize,
) -> Result<f64, Trouble> {
    let networks: Vec<Network> = state.learners.iter().map(|learner| Network::new(&learner.weights())).collect();
    let seed = rng::seed(&[recipe.seed, state.stage as u64, state.round]);
    let mut samples: Vec<Vec<Sample>> = vec![Vec::new(); state.learners.len()];
    let task = |(): &mut (), idx: u64| {
        let rules = &rules[(idx % rules.len() as u64) as usize];
        let seed = rng::seed(&[seed, idx]);
        Ok(match stage.kind {
            StageKind::Games { lambda } => self_play::by_games(rules, &networks, seed, lambda),
            StageKind::Search { throws, explore } => self_play::by_search(rules, &networks, seed, throws, explore),
        })
    };
    pool::work(
        n_jobs,
        0..stage.n_games,
        || Ok(()),
        task,
        |_, more| {
            more.into_iter().for_each(|sample| samples[sample.network].push(sample));
            Ok(())
        },
    )?;
    let nth = state.round;
    let losses: Vec<(f64, usize)> = std::thread::scope(|scope| {
        let works: Vec<_> = (state.learners.iter_mut().zip(samples))
            .map(|(learner, mut samples)| {
                scope.spawn(move || {
                    let mut rand = rng::generator(seed);
                    let mut loss = 0.0;
                    for pass in 0..stage.passes {
                        for idx in (1..samples.len()).rev() {
                            samples.swap(idx, rng::below(&mut rand, idx + 1));
                        }
                        loss = learner.learn(&samples, stage.rate(nth, pass));
                    }
                    (loss, samples.len())
                })
            })
            .collect();
        works.into_iter().map(|work| work.join().expect("learning does not panic")).collect()
    });
    let n: usize = losses.iter().map(|(_, n)| n).sum();
    Ok(losses.iter().map(|(loss, _)| loss).sum::<f64>() / n.max(1) as f64)
}

#[cfg(test)]
mod tests;
