//! The levels of a game: what the computer may spend at each, found and proven by games.

mod choice;
mod contender;
mod curve;
mod family;
mod findings;
mod games;
mod loss;
mod proof;
mod report;
mod setting;
mod source;
mod weak_end;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rules::{Game, Options, Visitor};

use self::findings::{Findings, Task};
use self::games::{PlayedGames, Stop};
use self::loss::Loss;
use self::setting::Setting;
use crate::log::Log;
use crate::{Trouble, rng};

/// What to look for, and how long.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The file for all games: a run that was stopped goes on behind the last one
    #[arg(long, value_name = "FILE")]
    pub(crate) state: PathBuf,
    /// The networks by which the computer plays
    #[arg(long, value_name = "FILE")]
    pub(crate) networks: Option<String>,
    /// How many games are played at a time
    #[arg(long = "jobs", value_name = "N", default_value_t = 2)]
    pub(crate) n_jobs: usize,
    /// How long it may take; the games that are then being played are finished or dropped
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub(crate) minutes: u64,
    /// Makes chance, and is all that it depends on
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The positions of the strongest level; unless they are named, as many as it has now
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) nodes: Option<u32>,
    /// How many moves of each level are judged
    #[arg(long = "judged", value_name = "N", default_value_t = 2_000)]
    pub(crate) n_judged: usize,
    /// The file for the levels as source code; what it has of other games stays there
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// The file for the report, which is printed otherwise
    #[arg(long, value_name = "FILE")]
    pub(crate) table: Option<PathBuf>,
}

/// Finds the levels of a game.
pub(crate) struct Ladder<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

impl<O: Write> Visitor for Ladder<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Ladder { id, ref options, ref plan, .. } = self;
        let end = Instant::now() + Duration::from_secs(60 * plan.minutes);
        let rules: G = rng::rules(id, options, plan.seed)?;
        let strongest = rules.levels().last().ok_or("the game has no levels yet: name --nodes")?;
        let nodes = plan.nodes.unwrap_or(strongest.nodes);
        let networks = plan.networks.as_deref();
        let setting = Setting { id, options, networks, seed: plan.seed, n_jobs: plan.n_jobs, end };
        let (log, known) = Log::open(&plan.state, &head(id, options, plan))?;
        let mut games: PlayedGames<'_, G> = PlayedGames::new(setting, log, &known)?;
        let task = Task { nodes, has_networks: networks.is_some(), has_chance: G::HAS_CHANCE };
        let mut findings = Findings::new(task);
        let command = command(id, options, plan, nodes);
        let mut is_whole = is_in_time(findings.look(&mut games, task))?;
        let judge = loss::judge_of(findings.family.spec(family::TOP));
        let levels: Vec<_> = (0..findings.levels.len()).map(|idx| findings.level(idx)).collect();
        if is_whole {
            if let Some(path) = &plan.out {
                let specs: Vec<_> = findings.levels.iter().map(|at| findings.family.spec(*at)).collect();
                let is_alone = G::GAMES.len() == 1;
                fs::write(path, source::with(&text_of(path)?, id, is_alone, &command, &specs))?;
            }
            is_whole = is_in_time(games.judge(&levels, judge, plan.n_judged))?;
        }
        let losses: Vec<Loss> = levels.iter().map(|level| games.loss_of(*level, judge)).collect();
        let text = report::write(id, &command, &findings, &losses, plan.n_judged, networks.is_some());
        match &plan.table {
            Some(path) => fs::write(path, text)?,
            None => self.output.write_all(text.as_bytes())?,
        }
        if !is_whole {
            eprintln!("The time is used up. The same command goes on from here.");
        }
        Ok(self.output.flush()?)
    }
}

/// Whether all that was to be done was done in time.
fn is_in_time(result: Result<(), Stop>) -> Result<bool, Trouble> {
    match result {
        Ok(()) => Ok(true),
        Err(Stop::TimeIsUp) => Ok(false),
        Err(Stop::Trouble(trouble)) => Err(trouble),
    }
}

/// The text of a file, which may not be there yet.
fn text_of(path: &Path) -> Result<String, Trouble> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => Ok(read?),
    }
}

/// The first line of a state file: it identifies the games. What they are played for is not part of it.
fn head(id: &str, options: &Options, plan: &Plan) -> String {
    let options: String = options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    let networks = if plan.networks.is_some() { "by networks, " } else { "" };
    format!("# arena ladder {id}{options}: {networks}seed {}, opening {}", plan.seed, setting::OPENING)
}

/// The command that finds the same levels.
fn command(id: &str, options: &Options, plan: &Plan, nodes: u32) -> String {
    let options: String = options.iter().map(|(key, value)| format!(" --option {key}={value}")).collect();
    let networks = plan.networks.as_ref().map_or_else(String::new, |file| format!(" --networks {file}"));
    format!("arena ladder {id}{options}{networks} --nodes {nodes} --seed {}", plan.seed)
}

#[cfg(test)]
mod tests;
