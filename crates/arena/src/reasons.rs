//! Checks the reasons that hints give, by a plain search over every turn that shares nothing with what finds them.

mod check;

use std::collections::BTreeMap;
use std::io::Write;

use ai::Budget;
use ai::network::Network;
use judgement::{Engine, Judge, hint};
use play::judged::Reason;
use rules::{Game, Options, Visitor};

use crate::playout::Playout;
use crate::{Trouble, agent, pool, rng};

/// How many hints to check.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many hints
    #[arg(long = "hints", value_name = "N", default_value_t = 300)]
    pub(crate) n_hints: u64,
    /// How many positions the computer searches for a hint
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    pub(crate) nodes: u64,
    /// The networks by which the computer plays
    #[arg(long, value_name = "FILE")]
    pub(crate) networks: Option<String>,
    /// Makes chance, and is all that it depends on
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games are played at a time
    #[arg(long = "jobs", value_name = "N", default_value_t = 1)]
    pub(crate) n_jobs: usize,
    /// Lists so many hints with their positions
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) list: usize,
}

/// Checks the reasons for hints in a game.
pub(crate) struct Reasons<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// How many hints are taken from one game: its turns are much alike.
const HINTS_OF_A_GAME: u64 = 20;
/// One turn is clearly best that is better than the next one by this, in expected points.
const CLEAR: f32 = 0.1;

/// A hint that was checked.
struct Checked {
    /// Whether one turn is clearly best.
    is_clear: bool,
    reasons: Vec<Reason>,
    /// Those that do not hold.
    false_ones: Vec<Reason>,
    text: String,
}

impl<O: Write> Visitor for Reasons<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Reasons { id, ref options, ref plan, .. } = self;
        // Some games are over sooner.
        let n_games = plan.n_hints.div_ceil(HINTS_OF_A_GAME / 2);
        let hire = || plan.networks.as_ref().map(|file| agent::networks::<G>(file)).transpose();
        let task = |networks: &mut Option<Vec<Network>>, idx: u64| {
            checked::<G>(id, options, plan, networks.as_deref().unwrap_or_default(), idx)
        };
        let mut all = Vec::new();
        pool::work(plan.n_jobs, 0..n_games, hire, task, |_, hints| {
            all.extend(hints);
            Ok(())
        })?;
        all.truncate(plan.n_hints as usize);
        let output = &mut self.output;
        let n_clear = all.iter().filter(|hint| hint.is_clear).count();
        let n_told = all.iter().filter(|hint| hint.is_clear && !hint.reasons.is_empty()).count();
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        for reason in all.iter().flat_map(|hint| &hint.reasons) {
            let text = reason.write();
            *kinds.entry(text.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
        }
        writeln!(output, "{id}: {} hints, {n_clear} of them clear, {n_told} of these with a reason", all.len())?;
        kinds.iter().try_for_each(|(kind, n)| writeln!(output, "{kind} {n}"))?;
        for hint in all.iter().take(plan.list) {
            writeln!(output, "{}", hint.text)?;
        }
        let n_false: usize = all.iter().map(|hint| hint.false_ones.len()).sum();
        for hint in all.iter().filter(|hint| !hint.false_ones.is_empty()) {
            let texts: Vec<String> = hint.false_ones.iter().map(|reason| reason.write()).collect();
            writeln!(output, "false: {} in {}", texts.join(", "), hint.text)?;
        }
        writeln!(output, "{n_false} false reasons")?;
        output.flush()?;
        if n_false == 0 { Ok(()) } else { Err("some reasons do not hold".into()) }
    }
}

/// The checked hints of a game that the computer plays, now and then by lot.
fn checked<G: Game>(
    id: &str,
    options: &Options,
    plan: &Plan,
    networks: &[Network],
    idx: u64,
) -> Result<Vec<Checked>, Trouble> {
    let seed = rng::seed(&[plan.seed, idx]);
    let rules: G = rng::rules(id, options, seed)?;
    let mut playout = Playout::after_opening(&rules, rules.start(), 2 + (idx % 24) as usize, seed)?;
    let mut rand = rng::generator(rng::seed(&[seed, u64::MAX]));
    let mind = Engine(networks);
    let judge = Judge::new(&rules, &mind, Budget::nodes(plan.nodes));
    let mut hints = Vec::new();
    while playout.over().is_none() && hints.len() < HINTS_OF_A_GAME as usize {
        let legal = playout.legal();
        if playout.seat().is_none() || legal.len() == 1 {
            playout.play(rng::step(&rules, playout.pos(), &legal, &mut rand));
            continue;
        }
        if rng::below(&mut rand, 3) == 0 {
            playout.play_turn_by_lot(&mut rand);
            continue;
        }
        let Some(hint) = hint(&judge, playout.pos(), playout.history()) else { break };
        let pos = playout.pos().clone();
        let mut steps = Vec::new();
        let mut at = pos.clone();
        for text in &hint.steps {
            let step = rules.read_step(&at, text).map_err(|fault| format!("{text}: {fault:?}"))?;
            rules.apply(&mut at, step, &mut ());
            steps.push(step);
        }
        let is_false = |reason: &Reason| !check::holds(&rules, &pos, &steps, *reason);
        let texts: Vec<String> = hint.reasons.iter().map(|reason| reason.write()).collect();
        hints.push(Checked {
            is_clear: hint.lead.is_some_and(|lead| lead >= CLEAR),
            false_ones: hint.reasons.iter().copied().filter(is_false).collect(),
            text: format!(
                "{} {:.2} {:+.2} {}: {}",
                rules.write_turn(&pos, &steps, G::MOVES[0]),
                hint.points,
                hint.lead.unwrap_or(f32::NAN),
                rules.write_position(&pos, playout.history(), G::POSITIONS[0]),
                texts.join(", "),
            ),
            reasons: hint.reasons,
        });
        steps.into_iter().for_each(|step| playout.play(step));
    }
    Ok(hints)
}

#[cfg(test)]
mod tests;
