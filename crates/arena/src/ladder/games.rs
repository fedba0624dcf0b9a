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
    /// What the moves of games of a level cost at a look, game by game.
    looks: BTreeMap<(String, String), Vec<Loss>>,
    /// What the worst move of some of these games costs.
    worst: BTreeMap<(String, String), BTreeMap<u64, Loss>>,
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
const WORST: &str = "worst";

impl<'a, G: Game> PlayedGames<'a, G> {
    /// Games of which some may be known already, from what follows the first line of a state file.
    ///
    /// # Errors
    /// If the game does not take the options, or a line is not of a state file.
    pub(super) fn new(setting: Setting<'a>, log: Log, known: &[String]) -> Result<Self, Trouble> {
        let rules: G = rng::rules(setting.id, setting.options, setting.seed)?;
        let n_teams = matches::teams(&rules).len();
        let begin = Instant::now();
        let (points, looks, worst) = Default::default();
        let mut games = PlayedGames { setting, n_teams, log, points, looks, worst, begin, game: PhantomData };
        for line in known {
            games.read(line).ok_or_else(|| format!("no line of a state file: {line:?}"))?;
        }
        Ok(games)
    }

    /// Reads a line of a state file; the lines about the same two are in order.
    fn read(&mut self, line: &str) -> Option<()> {
        let [kind, one, other, idx, entry] = line.split('\t').collect::<Vec<_>>().try_into().ok()?;
        let key = (one.to_owned(), other.to_owned());
        let idx: usize = idx.parse().ok()?;
        match kind {
            GAME => {
                let points = self.points.entry(key).or_default();
                let more = entry.parse().ok().filter(|more| (0.0..=1.0).contains(more) && points.len() == idx)?;
                points.push(more);
            }
            LOSS => {
                let looks = self.looks.entry(key).or_default();
                let more = entry.parse().ok().filter(|_| looks.len() == idx)?;
                looks.push(more);
            }
            WORST => {
                self.worst.entry(key).or_default().insert(idx as u64, entry.parse().ok()?);
            }
            _ => return None,
        }
        Some(())
    }

    /// What the moves of several levels cost, so many at least of each, the weakest level first. Of the two strongest only a
    /// part is judged: they need most of the time, and are nearly as strong as the judge.
    ///
    /// # Errors
    /// If the time is used up, or a game cannot be played. What is judged by then, [`Self::loss_of`] gives.
    pub(super) fn judge(&mut self, levels: &[Contender], judge: Contender, n_moves: usize) -> Result<(), Stop> {
        for (level, n_above) in levels.iter().zip((0..levels.len()).rev()) {
            let n_moves = loss::n_due(n_moves, n_above);
            let key = (level.to_string(), judge.to_string());
            loop {
                let looks = self.looks.entry(key.clone()).or_default();
                let n_due = n_moves.saturating_sub(Loss::of_all(looks).n_moves).div_ceil(loss::N_MOVES);
                if n_due == 0 {
                    break;
                }
                let games: Vec<u64> = (looks.len() as u64..).take(n_due).collect();
                self.judge_games(&key, &games, *level, judge, LOSS)?;
            }
            let looks = self.looks.entry(key.clone()).or_default();
            let worst = self.worst.entry(key.clone()).or_default();
            let games: Vec<u64> = loss::worst_of(looks).into_iter().filter(|game| !worst.contains_key(game)).collect();
            self.judge_games(&key, &games, *level, judge, WORST)?;
            eprintln!("{:>5} s  {level} judged", self.begin.elapsed().as_secs());
        }
        Ok(())
    }

    /// Judges moves of so many games of a level: all at a look, or the worst of each.
    fn judge_games(
        &mut self,
        key: &(String, String),
        games: &[u64],
        level: Contender,
        judge: Contender,
        kind: &str,
    ) -> Result<(), Stop> {
        let setting = self.setting;
        let hire = || loss::Judge::<G>::hire(setting, judge);
        let task = |judge: &mut loss::Judge<'_, G>, idx: u64| {
            let game = games[idx as usize];
            if kind == LOSS { judge.look(level, game) } else { judge.worst(level, game) }
        };
        let (log, looks) = (&mut self.log, self.looks.entry(key.clone()).or_default());
        let worst = self.worst.entry(key.clone()).or_default();
        let mut is_up = false;
        pool::work(setting.n_jobs, 0..games.len() as u64, hire, task, |idx, loss| {
            is_up |= loss.is_none();
            let Some(loss) = loss.filter(|_| !is_up) else { return Ok(()) };
            let game = games[idx as usize];
            log.add(Line { kind, key, idx: game, entry: loss })?;
            if kind == LOSS {
                looks.push(loss);
            } else {
                worst.insert(game, loss);
            }
            Ok(())
        })?;
        if is_up { Err(Stop::TimeIsUp) } else { Ok(()) }
    }

    /// What the moves of a level cost, as far as they are judged: all at a look, and the worst of them as the judge judges.
    pub(super) fn loss_of(&self, level: Contender, judge: Contender) -> Loss {
        let key = (level.to_string(), judge.to_string());
        let looks = self.looks.get(&key).map_or(&[][..], Vec::as_slice);
        let worst = self.worst.get(&key).into_iter().flat_map(BTreeMap::values).map(|loss| loss.worst).max();
        Loss { worst: worst.unwrap_or(0), ..Loss::of_all(looks) }
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
            let plan = matches::Plan {
                players,
                n_games: n as u64,
                seed,
                opening: OPENING,
                handicap: None,
                file: None,
                n_jobs,
            };
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

#[cfg(test)]
mod tests;
