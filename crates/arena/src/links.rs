//! Measures how long the links of games are.

use std::io::Write;
use std::time::{Duration, Instant};

use play::{Entry, GamesOf, Links, Player as Seated, Record};
use rules::{Game, Only, Options, Visitor};

use crate::mind::Mind;
use crate::player::Player;
use crate::playout::Playout;
use crate::{Trouble, agent, pool, rng};

/// Which games to measure.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The player of all seats
    #[arg(long = "a", value_name = "PLAYER")]
    pub(crate) player: Player,
    /// How many games
    #[arg(long = "games", value_name = "N", default_value_t = 1_000)]
    pub(crate) n_games: u64,
    /// Only games of at least so many turns, of all seats together; what follows them is left out
    #[arg(long, value_name = "N")]
    pub(crate) turns: Option<usize>,
    /// How many random turns, of all seats together, open each game
    #[arg(long, value_name = "TURNS", default_value_t = 4)]
    pub(crate) opening: usize,
    /// Makes chance, and is all that it depends on
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games are played at a time
    #[arg(long = "jobs", value_name = "N", default_value_t = 1)]
    pub(crate) n_jobs: usize,
}

/// Measures the links of a game.
pub(crate) struct Measure<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// The link of a game.
struct Measured {
    n_turns: usize,
    n_characters: usize,
    /// How long it takes to write and to read.
    times: [Duration; 2],
}

impl<O: Write> Visitor for Measure<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Measure { id, ref options, ref plan, .. } = self;
        let mut all: Vec<Measured> = Vec::new();
        let hire = || agent::seat::<G>(&plan.player);
        let task = |mind: &mut Box<dyn Mind<G>>, idx: u64| measure(id, options, plan, &mut **mind, idx);
        pool::work(plan.n_jobs, 0..plan.n_games, hire, task, |_, measured| {
            all.extend(measured);
            Ok(())
        })?;
        let output = &mut self.output;
        writeln!(output, "{id}: {} games of {}", all.len(), plan.n_games)?;
        if all.is_empty() {
            return Ok(output.flush()?);
        }
        let n = all.len() as f64;
        let mean = |of: &dyn Fn(&Measured) -> f64| all.iter().map(of).sum::<f64>() / n;
        let (turns, characters) = (mean(&|link| link.n_turns as f64), mean(&|link| link.n_characters as f64));
        writeln!(output, "turns: mean {turns:.1}")?;
        writeln!(output, "characters: mean {characters:.1}, a turn {:.2}", characters / turns)?;
        let mut sorted: Vec<usize> = all.iter().map(|link| link.n_characters).collect();
        sorted.sort_unstable();
        let at = |part: usize| sorted[(sorted.len() - 1) * part / 100];
        writeln!(output, "of 100 links the 1st, 5th, 25th, 50th, 75th, 95th and 99th, and the longest:")?;
        let quantiles = [1, 5, 25, 50, 75, 95, 99, 100].map(|part| at(part).to_string());
        writeln!(output, "{}", quantiles.join(" "))?;
        let [write, read] = [0, 1].map(|idx| mean(&|link| link.times[idx].as_secs_f64() * 1e3));
        writeln!(output, "milliseconds: {write:.2} to write, {read:.2} to read")?;
        Ok(output.flush()?)
    }
}

/// Plays a game and writes its link; `None` where the game is too short.
fn measure<G: Game>(
    id: &str,
    options: &Options,
    plan: &Plan,
    mind: &mut dyn Mind<G>,
    idx: u64,
) -> Result<Option<Measured>, Trouble> {
    let seed = rng::seed(&[plan.seed, idx]);
    let options = rng::dealt::<G>(id, options, seed)?;
    let rules: G = rng::rules(id, &options, seed)?;
    let mut playout = Playout::after_opening(&rules, rules.start(), plan.opening, seed)?;
    let mut chance = rng::generator(rng::seed(&[seed, u64::MAX]));
    let is_long = |playout: &Playout<'_, G>| plan.turns.is_some_and(|n| playout.n_turns() >= n);
    while playout.over().is_none() && !is_long(&playout) {
        if playout.seat().is_none() {
            let step = rng::step(&rules, playout.pos(), &playout.legal(), &mut chance);
            playout.play(step);
            continue;
        }
        let chosen = mind.choose(&playout, rng::seed(&[seed, playout.steps().len() as u64]))?;
        chosen.steps.into_iter().for_each(|step| playout.play(step));
    }
    if plan.turns.is_some() && !is_long(&playout) {
        return Ok(None);
    }
    let info = rules.info();
    let anybody = Seated::Human { name: String::new() };
    let mut record = Record::new(info.id, info.version, vec![anybody; info.teams.len()]);
    record.options = options;
    let mut pos = playout.start().clone();
    for step in playout.steps() {
        record.entries.push(Entry::Step(rules.write_step(&pos, *step, G::MOVES[0])));
        rules.apply(&mut pos, *step, &mut ());
    }
    let links = GamesOf::<Only<G>>::NEW;
    let begun = Instant::now();
    let link = links.write_link(&record)?;
    let written = Instant::now();
    let read = links.read_link(id, &link)?;
    let times = [written - begun, written.elapsed()];
    if read.record != record || read.fault.is_some() {
        return Err(format!("{link} is another game: {:?}", read.fault).into());
    }
    Ok(Some(Measured { n_turns: playout.n_turns(), n_characters: link.len(), times }))
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    #[test]
    fn links_of_games_are_measured() {
        let plan = |turns| Plan { player: Player::Plain(1), n_games: 6, turns, opening: 2, seed: 1, n_jobs: 2 };
        let report = |plan| {
            let mut output = Vec::new();
            let measure = Measure { id: "laska", options: Options::new(), plan, output: &mut output };
            Portal::visit("laska", measure).unwrap().unwrap();
            String::from_utf8(output).unwrap()
        };
        let whole = report(plan(None));
        assert!(whole.starts_with("laska: 6 games of 6\nturns: mean ") && whole.contains(" to read\n"), "{whole}");
        let cut = report(plan(Some(10)));
        assert!(cut.starts_with("laska: 6 games of 6\nturns: mean 10.0\n"), "{cut}");
        assert_eq!(report(plan(Some(5_000))), "laska: 0 games of 6\n");
    }
}
