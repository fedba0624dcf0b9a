//! Measures what reviews say of games of the computer with itself, by a stronger judge: which turns that cost much they
//! name, and how many of those that they name have cost something.

use std::io::Write;
use std::time::{Duration, Instant};

use ai::Budget;
use judgement::{Engine as Own, Judge, judged, review_budget, survey_budget};
use play::judged::{COSTLY, DOUBTFUL};
use rules::{Game, History, Level, Options, PerSeat, Visitor};

use crate::playout::Playout;
use crate::uci::{Engine, Program};
use crate::{Trouble, pool, rng};

/// What to play and review.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many games
    #[arg(long = "games", value_name = "N", default_value_t = 20)]
    pub(crate) n_games: u64,
    /// The lowest level that plays; the next three play other games
    #[arg(long, value_name = "L", default_value_t = 3)]
    pub(crate) level: u8,
    /// A UCI program that judges, with its options; without one, our own best level with ten times its positions does
    #[arg(long, value_name = "COMMAND")]
    pub(crate) judge: Option<String>,
    /// How many positions the best level searches, in place of its own number
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// How long it thinks about a position, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pub(crate) movetime: u64,
    /// Makes chance, and is all that it depends on
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many random turns, of all seats together, open each game
    #[arg(long, value_name = "TURNS", default_value_t = 4)]
    pub(crate) opening: usize,
    /// Lists all turns: their costs, the judge's scores and the survey's points before and after, and 1 if named
    #[arg(long)]
    pub(crate) list: bool,
    /// How many games are played at a time
    #[arg(long = "jobs", value_name = "N", default_value_t = 1)]
    pub(crate) n_jobs: usize,
}

/// Measures reviews of a game.
pub(crate) struct Review<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// How many levels play.
const N_LEVELS: u64 = 4;
/// How many times as many positions our own judge searches as the best level.
const TIMES: u64 = 10;
/// What more than this makes no difference to a judge, in hundredths of a plain piece.
const DECIDED: i32 = 1_000;
/// A blunder costs as much by the judge, in hundredths of a plain piece.
const BLUNDER: i32 = 200;
/// What a review names should cost as much.
const SOMETHING: i32 = 50;
/// How late a program's answer may be.
const PATIENCE: Duration = Duration::from_secs(30);

/// A turn, as the review and the judge see it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Turn {
    is_named: bool,
    /// What its seat could expect before and after it, by the survey.
    surveyed: [f32; 2],
    /// What the judge thinks of the position before and after it, for its seat, in hundredths of a plain piece.
    scores: [i32; 2],
    /// What it cost by the judge, in the same unit.
    cost: i32,
}

impl<O: Write> Visitor for Review<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Review { id, ref options, ref plan, .. } = self;
        let mut turns: Vec<Turn> = Vec::new();
        let (mut seconds, mut longest) = (0.0, 0);
        let hire = || -> Result<Option<Engine>, Trouble> {
            let program = plan.judge.as_ref().map(|text| Program::read(text, plan.movetime).ok_or("no such program"));
            Ok(program.transpose()?.map(|program| Engine::start::<G>(&program, PATIENCE)).transpose()?)
        };
        let task = |engine: &mut Option<Engine>, idx: u64| reviewed::<G>(id, options, plan, engine.as_mut(), idx);
        pool::work(plan.n_jobs, 0..plan.n_games, hire, task, |_, (game, took)| {
            seconds += took;
            longest = longest.max(game.len());
            turns.extend(game);
            Ok(())
        })?;
        let output = &mut self.output;
        for Turn { is_named, surveyed: [before, after], scores: [from, to], cost } in turns.iter().filter(|_| plan.list)
        {
            writeln!(output, "{cost}\t{from}\t{to}\t{before:.3}\t{after:.3}\t{}", u8::from(*is_named))?;
        }
        let count = |is: &dyn Fn(&Turn) -> bool| turns.iter().filter(|turn| is(turn)).count();
        let n_blunders = count(&|turn| turn.cost >= BLUNDER);
        let n_found = count(&|turn| turn.cost >= BLUNDER && turn.is_named);
        let n_named = count(&|turn| turn.is_named);
        let n_right = count(&|turn| turn.is_named && turn.cost >= SOMETHING);
        let percent = |n: usize, of: usize| 100.0 * n as f64 / of.max(1) as f64;
        writeln!(output, "{id}: {} games, {} turns, {longest} in the longest game", plan.n_games, turns.len())?;
        writeln!(output, "{n_found} of {n_blunders} blunders named, {:.1} %", percent(n_found, n_blunders))?;
        writeln!(
            output,
            "{n_right} of {n_named} turns that are named cost something, {:.1} %",
            percent(n_right, n_named)
        )?;
        writeln!(output, "{:.2} s for 100 turns", 100.0 * seconds / turns.len().max(1) as f64)?;
        Ok(output.flush()?)
    }
}

/// The turns of a game that the computer has played with itself, and how long its review took, in seconds.
fn reviewed<G: Game>(
    id: &str,
    options: &Options,
    plan: &Plan,
    mut engine: Option<&mut Engine>,
    idx: u64,
) -> Result<(Vec<Turn>, f64), Trouble> {
    let seed = rng::seed(&[plan.seed, idx]);
    let rules: G = rng::rules(id, options, seed)?;
    let level = Level::nearest(plan.level.saturating_add((idx % N_LEVELS) as u8)).within(rules.info().levels);
    let budget = Budget::of(&rules, level);
    let mut playout = Playout::after_opening(&rules, rules.start(), plan.opening, seed)?;
    // Each turn with the position before it.
    let mut turns: Vec<(G::Position, History, Vec<G::Step>)> = Vec::new();
    let mut judge_of = |playout: &Playout<'_, G>| judged_by(engine.as_deref_mut(), &rules, plan, playout);
    let mut scores = vec![judge_of(&playout)?];
    while playout.over().is_none() {
        let (pos, history) = (playout.pos().clone(), playout.history().clone());
        let found = ai::search(&rules, &pos, &history, budget, rng::seed(&[seed, turns.len() as u64]), |_| true);
        let steps = found.ok_or("there is no step to choose")?.steps;
        steps.iter().for_each(|step| playout.play(*step));
        turns.push((pos, history, steps));
        scores.push(judge_of(&playout)?);
    }
    let begun = Instant::now();
    let best = best(&rules, plan);
    let judge = Judge::new(&rules, &Own(&[]), best);
    let survey = judge.within(survey_budget(best));
    let mut before: Vec<PerSeat<f32>> = turns.iter().map(|(pos, history, _)| survey.surveyed(pos, history)).collect();
    before.push(playout.over().map_or_else(PerSeat::default, |outcome| judge.result(outcome)));
    let review = judge.within(review_budget::<G>(best));
    let mut found = Vec::new();
    for (idx, (pos, history, steps)) in turns.iter().enumerate() {
        let rules::Actor::Seat(seat) = rules.actor(pos) else { continue };
        let is_doubtful = before[idx][seat] - before[idx + 1][seat] >= DOUBTFUL;
        let is_named = is_doubtful && {
            let turn = judged(&review, pos, history, steps, idx, false);
            turn.decisions.iter().any(|decision| decision.better.is_some() && decision.loss() >= COSTLY)
        };
        // The second score is for the seat that acts then, or for nobody.
        let cost = scores[idx][seat] - scores[idx + 1][seat];
        let surveyed = [before[idx][seat], before[idx + 1][seat]];
        found.push(Turn { is_named, surveyed, scores: [scores[idx][seat], scores[idx + 1][seat]], cost });
    }
    Ok((found, begun.elapsed().as_secs_f64()))
}

/// What the best level searches.
fn best<G: Game>(rules: &G, plan: &Plan) -> Budget {
    let best = Budget::of(rules, Level::MOST.within(rules.info().levels));
    Budget { nodes: plan.nodes.unwrap_or(best.nodes), ..best }
}

/// What a judge thinks of a position, for each seat, in hundredths of a plain piece.
fn judged_by<G: Game>(
    engine: Option<&mut Engine>,
    rules: &G,
    plan: &Plan,
    playout: &Playout<'_, G>,
) -> Result<PerSeat<i32>, Trouble> {
    let info = rules.info();
    let own = |seat, score: i32| {
        PerSeat::from_fn(|other: rules::Seat| match info.teams.get(other.idx()) {
            Some(team) if *team == info.team(seat) => score,
            Some(_) => -score,
            None => 0,
        })
    };
    if let Some(outcome) = playout.over() {
        let first = rules::Seat::FIRST;
        return Ok(own(first, DECIDED * outcome.sign(info.teams, first)));
    }
    let seat = playout.seat().ok_or("chance acts in this game")?;
    let score = match engine {
        Some(engine) => engine.score(playout)?,
        None => {
            let best = best(rules, plan);
            let budget = Budget { nodes: TIMES * best.nodes, ..best };
            ai::score(rules, playout.pos(), playout.history(), budget, seat, |_| true)
        }
    };
    Ok(own(seat, score.clamp(-DECIDED, DECIDED)))
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    #[test]
    fn reviews_are_measured() {
        let plan = Plan {
            n_games: 4,
            level: 1,
            judge: None,
            nodes: Some(400),
            movetime: 0,
            seed: 1,
            opening: 12,
            list: false,
            n_jobs: 2,
        };
        let mut output = Vec::new();
        let review = Review { id: "draughts", options: Options::new(), plan, output: &mut output };
        Portal::visit("draughts", review).expect("it is a game").expect("nothing fails");
        let report = String::from_utf8(output).expect("it is text");
        let lines: Vec<&str> = report.lines().collect();
        assert!(lines[0].starts_with("draughts: 4 games, "), "{report}");
        // Weak levels blunder, and what so short a search names is mostly worth it.
        let numbers =
            |line: &str| -> Vec<f64> { line.split([' ', ',']).filter_map(|word| word.parse().ok()).collect() };
        let (blunders, named) = (numbers(lines[1]), numbers(lines[2]));
        assert!(blunders[0] >= 1.0 && blunders[1] >= 4.0 && named[2] >= 50.0, "{report}");
    }
}
