//! Matches between two players: games from the same random opening with sides exchanged.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use rules::{Game, Options, Outcome, Seat, Visitor};

use crate::agent;
use crate::clock::Clock;
use crate::log::Log;
use crate::mind::Mind;
use crate::player::Player;
use crate::playout::Playout;
use crate::rating::{self, Rating};
use crate::score::Score;
use crate::{Trouble, pool, rng};

/// The match to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The two players; the first one is rated.
    pub(crate) players: [Player; 2],
    pub(crate) n_games: u64,
    pub(crate) seed: u64,
    /// How many random turns, of all seats together, open each game.
    pub(crate) opening: usize,
    /// The handicap that the first player gives in every game.
    pub(crate) handicap: Option<String>,
    /// The file for the games.
    pub(crate) file: Option<PathBuf>,
    pub(crate) n_jobs: usize,
}

/// Plays a match.
pub(crate) struct Match<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// What a player has spent in all games together.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Effort {
    nodes: u64,
    time: Duration,
}

/// Two players who meet in one game after another.
pub(crate) type Pair<G> = [Box<dyn Mind<G>>; 2];

impl<O: Write> Visitor for Match<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Match { id, ref options, ref plan, .. } = self;
        let n_teams = teams(&rng::rules::<G>(id, options, plan.seed)?).len() as u64;
        let mut scores = Vec::new();
        let mut lines = None;
        if let Some(path) = &plan.file {
            let (opened, known) = Log::open(path, &head(id, options, plan))?;
            for line in known {
                let score: Score = line.parse()?;
                if score.idx != scores.len() as u64 {
                    return Err(format!("{}: game {} is not the next", path.display(), score.idx).into());
                }
                scores.push(score);
            }
            lines = Some(opened);
        }
        let mut efforts = [Effort::default(); 2];
        let first = scores.len() as u64;
        let hire =
            || -> Result<Pair<G>, Trouble> { Ok([agent::seat(&plan.players[0])?, agent::seat(&plan.players[1])?]) };
        let task = |minds: &mut Pair<G>, idx: u64| play(id, options, plan, n_teams, idx, minds);
        pool::work(plan.n_jobs, first..plan.n_games.max(first), hire, task, |_, (score, more)| {
            if let Some(lines) = &mut lines {
                lines.add(&score)?;
            }
            scores.push(score);
            for (effort, more) in efforts.iter_mut().zip(more) {
                effort.nodes += more.nodes;
                effort.time += more.time;
            }
            Ok(())
        })?;
        scores.truncate(usize::try_from(plan.n_games)?);
        report(&mut self.output, id, plan, n_teams as usize, &scores, efforts)?;
        Ok(self.output.flush()?)
    }
}

/// The first line of a file: it identifies the match. The number of games is not part of it, so that more can follow.
fn head(id: &str, options: &Options, plan: &Plan) -> String {
    let Plan { players: [a, b], seed, opening, .. } = plan;
    let given = given(plan);
    let options: String = options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    format!("# arena match {id}{options}: {a} against {b}{given}, seed {seed}, opening {opening}")
}

/// What the first player gives, as part of a sentence.
fn given(plan: &Plan) -> String {
    plan.handicap.as_ref().map_or_else(String::new, |handicap| format!(", handicap {handicap}"))
}

/// The teams that take part, in the order of play.
pub(crate) fn teams<G: Game>(rules: &G) -> Vec<u8> {
    let start = rules.start();
    let mut teams = Vec::new();
    for seat in rules.info().seats().filter(|seat| rules.takes_part(&start, *seat)) {
        let team = rules.info().team(seat);
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    teams
}

/// Plays one game. There are as many games from one opening as teams: the first player plays each team once, and the
/// second player plays all other teams. What is drawn depends on the opening and the team alone, so a match with the
/// players exchanged has the same games in another order.
pub(crate) fn play<G: Game>(
    id: &str,
    options: &Options,
    plan: &Plan,
    n_teams: u64,
    idx: u64,
    minds: &mut Pair<G>,
) -> Result<(Score, [Effort; 2]), Trouble> {
    let seed = rng::seed(&[plan.seed, idx / n_teams]);
    let rules: G = rng::rules(id, options, seed)?;
    let team = teams(&rules)[(idx % n_teams) as usize];
    let start = beginning(&rules, plan.handicap.as_deref(), team)?;
    let mut playout = Playout::after_opening(&rules, start, plan.opening, seed)?;
    let mut chance = rng::generator(rng::seed(&[seed, u64::MAX]));
    let mut efforts = [Effort::default(); 2];
    while playout.over().is_none() {
        let Some(seat) = playout.seat() else {
            let step = rng::step(&rules, playout.pos(), &playout.legal(), &mut chance);
            playout.play(step);
            continue;
        };
        let side = usize::from(rules.info().team(seat) != team);
        let clock = Clock::start();
        let thought =
            minds[side].choose(&playout, rng::seed(&[seed, seat.idx() as u64, playout.steps().len() as u64]))?;
        // An external program uses processor time of its own.
        let is_outside = matches!(plan.players[side], Player::Uci(_));
        efforts[side].time += if is_outside { clock.passed() } else { clock.worked() };
        efforts[side].nodes += thought.nodes;
        thought.steps.into_iter().for_each(|step| playout.play(step));
    }
    let outcome = playout.over().expect("the loop ends with the game");
    let seat = rules.info().seats().find(|seat| rules.info().team(*seat) == team).expect("a team has seats");
    let score = Score {
        idx,
        seed,
        points: points(outcome, rules.info().teams, seat),
        turns: playout.n_turns(),
        reason: outcome.reason.to_string(),
        moves: playout.text(),
    };
    Ok((score, efforts))
}

/// The position with which a game begins in which a team may give a handicap.
fn beginning<G: Game>(rules: &G, handicap: Option<&str>, team: u8) -> Result<G::Position, Trouble> {
    let Some(key) = handicap else { return Ok(rules.start()) };
    let mut seats = rules.info().seats().filter(|seat| rules.info().team(*seat) == team);
    let start = G::handicap(key).zip(seats.next()).and_then(|(handicap, giver)| rules.start_with(handicap, giver));
    let (pos, _) = start.ok_or_else(|| {
        let keys: Vec<_> = G::HANDICAPS.iter().map(|handicap| handicap.key).collect();
        if keys.is_empty() {
            "the game has no handicaps".to_owned()
        } else {
            format!("no handicap {key:?}; there are {}", keys.join(", "))
        }
    })?;
    Ok(pos)
}

/// A seat's score, from 0 to 1: the share of the other teams that its own team beat.
fn points(outcome: &Outcome, teams: &[u8], seat: Seat) -> f64 {
    let (balance, n_others) = outcome.balance(teams, seat);
    0.5 + f64::from(balance) / f64::from(2 * n_others.max(1))
}

fn report(
    output: &mut impl Write,
    id: &str,
    plan: &Plan,
    n_teams: usize,
    scores: &[Score],
    efforts: [Effort; 2],
) -> Result<(), Trouble> {
    let Plan { players: [a, b], seed, opening, .. } = plan;
    let n = scores.len();
    writeln!(output, "{id}: {a} against {b}{}, {n} games, seed {seed}, opening {opening}", given(plan))?;
    let count = |is_counted: fn(f64) -> bool| scores.iter().filter(|score| is_counted(score.points)).count();
    let (wins, losses) = (count(|points| points == 1.0), count(|points| points == 0.0));
    let between = if n_teams > 2 { "places between" } else { "draws" };
    writeln!(output, "wins {wins}, {between} {}, losses {losses}", n - wins - losses)?;
    let openings: Vec<Vec<f64>> =
        scores.chunks(n_teams).map(|games| games.iter().map(|score| score.points).collect()).collect();
    let Rating { score, least, most } = rating::rate(&openings);
    writeln!(output, "score {:.1} % (95 %: {:.1} to {:.1})", 100.0 * score, 100.0 * least, 100.0 * most)?;
    let [score, least, most] = [score, least, most].map(rating::elo);
    writeln!(output, "Elo {score:+.0} (95 %: {least:+.0} to {most:+.0})")?;
    let turns: usize = scores.iter().map(|score| score.turns).sum();
    writeln!(output, "turns a game {:.1}", turns as f64 / (n as f64).max(1.0))?;
    for (player, Effort { nodes, time }) in plan.players.iter().zip(efforts).filter(|(_, effort)| effort.nodes > 0) {
        writeln!(output, "{player}: {:.0} nodes a second", nodes as f64 / time.as_secs_f64().max(1e-9))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
