//! Tuning: the computer plays itself, and feature weights are fitted to the results.

mod table;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use ai::Budget;
use rules::{Game, Options, Seat, Visitor};

use crate::log::Log;
use crate::playout::Playout;
use crate::regression::{Counts, Data, Reach, Weights, fit, scaled};
use crate::{Trouble, pool, rng};

/// What to play and fit.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many games.
    #[arg(long = "games", value_name = "N")]
    pub(crate) n_games: u64,
    /// The node budget for each step.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: u64,
    /// Makes chance, and is all that it depends on.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many random turns, of all seats together, open each game; every other game has one more.
    #[arg(long, value_name = "TURNS", default_value_t = 6)]
    pub(crate) opening: usize,
    /// How many games are played at a time.
    #[arg(long = "jobs", value_name = "N", default_value_t = 1)]
    pub(crate) n_jobs: usize,
    /// The file for the games, so that they need not be played again.
    #[arg(long, value_name = "FILE")]
    pub(crate) positions: Option<PathBuf>,
    /// The most positions used from one game, chosen at random; otherwise long games would dominate.
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) per_game: usize,
    /// How far weights are expected to move, in hundredths of a plain piece.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) reach: u32,
    /// The file for the table, in addition to the output.
    #[arg(long = "out", value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
}

/// Plays the games and fits the weights.
pub(crate) struct Tuning<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// A self-play game.
#[derive(Clone, PartialEq, Debug)]
struct Sample {
    /// The game's number, from 0.
    idx: u64,
    /// What the first team got: 1 for a win, 1/2 for a draw.
    points: f64,
    /// Its quiescent positions, in the game's first format.
    positions: Vec<String>,
}

/// One game in about this many is held out for validation.
const HELD_OUT: u64 = 10;

impl<O: Write> Visitor for Tuning<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Tuning { id, ref options, ref plan, .. } = self;
        if G::FEATURES.is_empty() {
            return Err(format!("{id} has no features that could be tuned").into());
        }
        let samples = gather::<G>(id, options, plan)?;
        let rules: G = rng::rules(id, options, plan.seed)?;
        let (mut learnt, mut held_out) = (Data::default(), Data::default());
        let mut n_learnt = 0;
        for Sample { idx, points, positions } in &samples {
            let is_held_out = rng::seed(&[*idx]).is_multiple_of(HELD_OUT);
            n_learnt += usize::from(!is_held_out && !positions.is_empty());
            let data = if is_held_out { &mut held_out } else { &mut learnt };
            for text in some(positions, plan.per_game, *idx) {
                let (pos, _) = rules.read_position(text).map_err(|error| format!("game {idx}, {text:?}: {error}"))?;
                let mut counts = Counts::new(G::FEATURES.len());
                rules.count_features(&pos, &mut counts);
                data.push(&counts, *points);
            }
        }
        let known: Vec<Weights> =
            G::FEATURES.iter().map(|feature| [feature.opening, feature.endgame].map(f64::from)).collect();
        let slope = learnt.slope(&known);
        let reach = Reach { score: plan.reach.max(1).into(), n_games: n_learnt };
        let fitted = fit(&learnt, &known, slope, reach);
        let scaled = scaled(&fitted, known[0][0]).ok_or("the first feature is worth nothing, so there is no scale")?;
        let found = table::rounded(&scaled);
        let [before, after] = [&known, &found].map(|scores| {
            let slope = learnt.slope(scores);
            [learnt.loss(scores, slope), held_out.loss(scores, slope)]
        });

        let output = &mut self.output;
        let total: f64 = samples.iter().map(|sample| sample.points).sum();
        let n_draws = samples.iter().filter(|sample| sample.points == 0.5).count();
        writeln!(output, "{id}: {} games, {n_draws} of them drawn; the first team got {total}", samples.len())?;
        writeln!(output, "positions: {} learnt from, {} held out", learnt.len(), held_out.len())?;
        writeln!(output, "slope {slope:.5} a hundredth; the first feature fell to {:.1} before scaling", fitted[0][0])?;
        writeln!(output, "loss of what was learnt from: {:.5} before, {:.5} after", before[0], after[0])?;
        writeln!(output, "loss of what was held out: {:.5} before, {:.5} after", before[1], after[1])?;
        table::compare(output, G::FEATURES, &found, &learnt)?;
        let table = table::write(id, options, plan, G::FEATURES, &found, [before[1], after[1]]);
        writeln!(output, "\n{table}")?;
        if let Some(path) = &plan.file {
            std::fs::write(path, &table)?;
        }
        Ok(output.flush()?)
    }
}

/// The games of the plan: those in its file, and the rest newly played.
fn gather<G: Game>(id: &str, options: &Options, plan: &Plan) -> Result<Vec<Sample>, Trouble> {
    let mut samples = Vec::new();
    let mut lines = None;
    if let Some(path) = &plan.positions {
        let (opened, known) = Log::open(path, &head(id, options, plan))?;
        samples = read(path, &known)?;
        lines = Some(opened);
    }
    let first = samples.len() as u64;
    let task = |(): &mut (), idx: u64| play::<G>(id, options, plan, idx);
    pool::work(
        plan.n_jobs,
        first..plan.n_games.max(first),
        || Ok(()),
        task,
        |_, sample| {
            if let Some(lines) = &mut lines {
                lines.add(&sample)?;
            }
            samples.push(sample);
            Ok(())
        },
    )?;
    samples.truncate(usize::try_from(plan.n_games)?);
    Ok(samples)
}

fn read(path: &Path, lines: &[String]) -> Result<Vec<Sample>, Trouble> {
    let mut samples: Vec<Sample> = Vec::new();
    for line in lines {
        let sample: Sample = line.parse()?;
        if sample.idx != samples.len() as u64 {
            return Err(format!("{}: game {} is not the next", path.display(), sample.idx).into());
        }
        samples.push(sample);
    }
    Ok(samples)
}

/// At most `most` of these, chosen at random, in another order.
fn some(positions: &[String], most: usize, seed: u64) -> Vec<&String> {
    let mut drawn: Vec<&String> = positions.iter().collect();
    let mut rand = rng::generator(seed);
    for idx in 0..most.min(drawn.len()) {
        let other = idx + rng::below(&mut rand, drawn.len() - idx);
        drawn.swap(idx, other);
    }
    drawn.truncate(most);
    drawn
}

/// The first line of a file: it identifies the games. Neither their number nor the feature weights are part of it: the
/// games were played, whatever the weights were.
fn head(id: &str, options: &Options, Plan { nodes, seed, opening, .. }: &Plan) -> String {
    let options: String = options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    format!("# arena tune {id}{options}: nodes {nodes}, seed {seed}, opening {opening}")
}

impl std::fmt::Display for Sample {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\t{}", self.idx, self.points)?;
        self.positions.iter().try_for_each(|text| write!(f, "\t{text}"))
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(line: &str) -> Result<Sample, String> {
        let mut fields = line.split('\t');
        let mut read = || {
            let idx = fields.next()?.parse().ok()?;
            let points = fields.next()?.parse().ok().filter(|points| (0.0..=1.0).contains(points))?;
            Some((idx, points))
        };
        let (idx, points) = read().ok_or_else(|| format!("no line of a game: {line:?}"))?;
        Ok(Sample { idx, points, positions: fields.map(str::to_owned).collect() })
    }
}

/// Plays one game and keeps its quiescent positions: between turns, after the opening, without a forcing step, and
/// without an end in sight.
fn play<G: Game>(id: &str, options: &Options, plan: &Plan, idx: u64) -> Result<Sample, Trouble> {
    let seed = rng::seed(&[plan.seed, idx]);
    let rules: G = rng::rules(id, options, seed)?;
    let n_random = plan.opening + (idx % 2) as usize;
    let mut playout = Playout::after_opening(&rules, rules.start(), n_random, seed)?;
    let mut chance = rng::generator(rng::seed(&[seed, u64::MAX]));
    let mut positions = Vec::new();
    while playout.over().is_none() {
        let (pos, steps) = (playout.pos(), playout.legal());
        if playout.seat().is_none() {
            let step = rng::step(&rules, pos, &steps, &mut chance);
            playout.play(step);
            continue;
        }
        let budget = Budget::nodes(plan.nodes);
        let seed = rng::seed(&[seed, playout.steps().len() as u64]);
        let answer = ai::search(&rules, pos, playout.history(), budget, seed, |_| true);
        let answer = answer.expect("there is a step to choose");
        let is_quiet = !rules.mid_turn(pos) && steps.iter().all(|step| rules.move_order(pos, *step) <= 0);
        if is_quiet && answer.value.abs() < ai::WIN / 2 {
            positions.push(rules.write_position(pos, playout.history(), G::POSITIONS[0]));
        }
        answer.steps.into_iter().for_each(|step| playout.play(step));
    }
    let outcome = playout.over().expect("the loop ends with the game");
    let (balance, n_others) = outcome.balance(rules.info().teams, Seat::FIRST);
    Ok(Sample { idx, points: 0.5 + f64::from(balance) / f64::from(2 * n_others.max(1)), positions })
}

#[cfg(test)]
mod tests;
