//! Games between contenders, each played once and then known from a state file.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::time::Instant;

use rules::Game;

use super::contender::Contender;
use super::loss::{self, Loss};
use super::setting::{OPENING, Setting};
use crate::log::Log;
use crate::matches::{self, Pair};
use crate::player::Player;
use crate::{Trouble, agent, pool, rng};

/// Why the work does not go on.
#[derive(Debug)]
pub(super) enum Stop {
    /// The time is used up: whoever goes on later begins here.
    TimeIsUp,
    /// Something is wrong.
    Trouble(Trouble),
}

impl<T: Into<Trouble>> From<T> for Stop {
    fn from(error: T) -> Stop {
        Stop::Trouble(error.into())
    }
}

/// Where games between contenders come from.
pub(super) trait Games {
    /// The points of the first in the first `n` games at least, grouped by opening.
    ///
    /// # Errors
    /// If the time is used up, or a game cannot be played.
    fn points(&mut self, one: Contender, other: Contender, n: usize) -> Result<Vec<Vec<f64>>, Stop>;
}

/// Games that are played when they are asked for, unless the state file has them.
pub(super) struct PlayedGames<'a, G> {
    pub(super) setting: Setting<'a>,
    n_teams: usize,
    log: Log,
    points: BTreeMap<(String, String), Vec<f64>>,
    losses: BTreeMap<(String, String), Vec<Loss>>,
    begin: Instant,
    game: PhantomData<G>,
}

/// A line of the state file.
struct Line<'a, T> {
    kind: &'a str,
    /// Who plays, or whose moves are judged, and against whom, or by whom.
    key: &'a (String, String),
    idx: u64,
    entry: T,
}

impl<T: fmt::Display> fmt::Display for Line<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line { kind, key: (one, other), idx, entry } = self;
        write!(f, "{kind}\t{one}\t{other}\t{idx}\t{entry}")
    }
}

const GAME: &str = "game";
const LOSS: &str = "loss";

impl<'a, G: Game> PlayedGames<'a, G> {
    /// Games of which some may be known already, from what follows the first line of a state file.
    ///
    /// # Errors
    /// If the game does not take the options, or a line is not of a state file.
    pub(super) fn new(setting: Setting<'a>, log: Log, known: &[String]) -> Result<Self, Trouble> {
        let rules: G = rng::rules(setting.id, setting.options, setting.seed)?;
        let n_teams = matches::teams(&rules).len();
        let (mut points, mut losses) = (BTreeMap::new(), BTreeMap::new());
        for line in known {
            read(line, &mut points, &mut losses).ok_or_else(|| format!("no line of a state file: {line:?}"))?;
        }
        let begin = Instant::now();
        Ok(PlayedGames { setting, n_teams, log, points, losses, begin, game: PhantomData })
    }

    /// What the moves of a level cost, so many at least, for each of several levels.
    ///
    /// # Errors
    /// If the time is used up, or a game cannot be played. What is judged by then, [`Self::known_losses`] gives.
    pub(super) fn judge(&mut self, levels: &[Contender], judge: Contender, n_moves: usize) -> Result<(), Stop> {
        loop {
            let mut due = Vec::new();
            for level in levels {
                let known = self.losses_of(*level, judge);
                if known.iter().map(|loss| loss.n_moves).sum::<usize>() < n_moves {
                    due.push((*level, known.len() as u64));
                }
            }
            if due.is_empty() {
                return Ok(());
            }
            let setting = self.setting;
            let hire = || loss::Judge::<G>::hire(setting, judge);
            let task = |judge: &mut loss::Judge<'_, G>, idx: u64| {
                let (level, game) = due[idx as usize];
                judge.game(level, game)
            };
            let (log, losses) = (&mut self.log, &mut self.losses);
            let mut is_up = false;
            pool::work(setting.n_jobs, 0..due.len() as u64, hire, task, |idx, loss| {
                is_up |= loss.is_none();
                let Some(loss) = loss.filter(|_| !is_up) else { return Ok(()) };
                let (level, idx) = due[idx as usize];
                let key = (level.to_string(), judge.to_string());
                log.add(Line { kind: LOSS, key: &key, idx, entry: loss })?;
                losses.entry(key).or_default().push(loss);
                Ok(())
            })?;
            if is_up {
                return Err(Stop::TimeIsUp);
            }
        }
    }

    /// What the moves of a level that are judged so far cost, game by game.
    pub(super) fn losses_of(&self, level: Contender, judge: Contender) -> &[Loss] {
        self.losses.get(&(level.to_string(), judge.to_string())).map_or(&[], Vec::as_slice)
    }
}

impl<G: Game> Games for PlayedGames<'_, G> {
    fn points(&mut self, one: Contender, other: Contender, n: usize) -> Result<Vec<Vec<f64>>, Stop> {
        let n = n.next_multiple_of(self.n_teams);
        let key = (one.to_string(), other.to_string());
        let points = self.points.entry(key.clone()).or_default();
        let first = points.len();
        if first < n {
            let Setting { id, options, networks, seed, n_jobs, end } = self.setting;
            let players = [one, other].map(|contender| contender.player(networks));
            let seed =
                key.0.bytes().chain([0]).chain(key.1.bytes()).fold(seed, |seed, byte| rng::seed(&[seed, byte.into()]));
            let plan = matches::Plan { players, n_games: n as u64, seed, opening: OPENING, file: None, n_jobs };
            let seat = |player: &Player| agent::seat::<G>(player);
            let hire = || -> Result<Pair<G>, Trouble> { Ok([seat(&plan.players[0])?, seat(&plan.players[1])?]) };
            let n_teams = self.n_teams as u64;
            let task = |minds: &mut Pair<G>, idx: u64| {
                if Instant::now() >= end {
                    return Ok(None);
                }
                let (score, _) = matches::play(id, options, &plan, n_teams, idx, minds)?;
                Ok(Some(score.points))
            };
            let log = &mut self.log;
            let mut is_up = false;
            pool::work(n_jobs, first as u64..n as u64, hire, task, |idx, more| {
                is_up |= more.is_none();
                let Some(more) = more.filter(|_| !is_up) else { return Ok(()) };
                log.add(Line { kind: GAME, key: &key, idx, entry: more })?;
                points.push(more);
                Ok(())
            })?;
            let sum: f64 = points.iter().sum();
            let (time, n) = (self.begin.elapsed().as_secs(), points.len());
            eprintln!("{time:>5} s  {one} against {other}: {:.1} % of {n} games", 100.0 * sum / n.max(1) as f64);
            if is_up {
                return Err(Stop::TimeIsUp);
            }
        }
        Ok(points[..n].chunks(self.n_teams).map(<[f64]>::to_vec).collect())
    }
}

/// Reads a line of a state file; the lines about the same two are in order.
fn read(
    line: &str,
    points: &mut BTreeMap<(String, String), Vec<f64>>,
    losses: &mut BTreeMap<(String, String), Vec<Loss>>,
) -> Option<()> {
    let [kind, one, other, idx, entry] = line.split('\t').collect::<Vec<_>>().try_into().ok()?;
    let key = (one.to_owned(), other.to_owned());
    let idx: usize = idx.parse().ok()?;
    match kind {
        GAME => {
            let points = points.entry(key).or_default();
            let more = entry.parse().ok().filter(|more| (0.0..=1.0).contains(more) && points.len() == idx)?;
            points.push(more);
        }
        LOSS => {
            let losses = losses.entry(key).or_default();
            let more = entry.parse().ok().filter(|_| losses.len() == idx)?;
            losses.push(more);
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests;
