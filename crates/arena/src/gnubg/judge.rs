//! What a player's plays cost. The player plays against itself for money, without a cube; every other decision or so is
//! judged: what the play of GNU Backgammon is worth more than the player's, both by its own evaluation.
//!
//! A decision is a throw with at least two different ends. Decisions of one game count as independent.

use std::io::{BufRead, Write};

use rules::Options;
use rules::games::backgammon::{Backgammon, Checkers};

use crate::{Trouble, rng};

use super::board::Phase;
use super::mean::Mean;
use super::program::{Gnubg, GnubgError};
use super::table::{self, Table, Throw};
use super::{Plan, gather};

/// One of so many decisions is judged.
const ONE_OF: usize = 2;

/// Who loses more than this has blundered.
const BLUNDER: f64 = 0.08;

/// A decision that was judged.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Decision {
    phase: Phase,
    /// What the play costs, in points; at least 0.
    loss: f64,
}

pub(super) fn run(options: &Options, plan: &Plan, mut output: impl Write) -> Result<(), Trouble> {
    let rules = table::money(options)?;
    let (decisions, n_games) = gather(plan, |table, idx| game(&rules, plan, table, idx))?;
    report(&mut output, plan, &decisions, n_games)?;
    Ok(output.flush()?)
}

/// Plays a game and judges some of its decisions. They come in random order, so that the first of them are of all
/// phases.
fn game(rules: &Backgammon, plan: &Plan, table: &mut Table, idx: u64) -> Result<Vec<Decision>, Trouble> {
    let seed = rng::seed(&[plan.seed, idx]);
    let mut lot = rng::generator(rng::seed(&[seed, 0]));
    let mut decisions = Vec::new();
    table::play(rules, seed, |playout, throw| {
        let end = table::play_by(&mut *table.mind, playout, seed)?;
        if throw.ends(rules).len() > 1 && rng::below(&mut lot, ONE_OF) == 0 {
            let loss = loss(&mut table.gnubg, plan.plies, throw, end)?;
            decisions.push(Decision { phase: Phase::of(throw.checkers), loss });
        }
        Ok(())
    })?;
    for last in (1..decisions.len()).rev() {
        decisions.swap(last, rng::below(&mut lot, last + 1));
    }
    Ok(decisions)
}

/// What it costs to play a throw to this end.
fn loss(
    gnubg: &mut Gnubg<impl BufRead, impl Write>,
    plies: u8,
    throw: Throw,
    end: Checkers,
) -> Result<f64, GnubgError> {
    let best = gnubg.best(plies, throw.checkers, throw.seat, throw.dice)?;
    if best == end {
        return Ok(0.0);
    }
    let best = gnubg.value_after(plies, best, throw.seat)?;
    let chosen = gnubg.value_after(plies, end, throw.seat)?;
    Ok((best - chosen).max(0.0))
}

fn report(output: &mut impl Write, plan: &Plan, decisions: &[Decision], n_games: u64) -> Result<(), Trouble> {
    let Plan { player, plies, seed, .. } = plan;
    writeln!(output, "{player}: plays judged by GNU Backgammon at {plies} plies, {n_games} games, seed {seed}")?;
    writeln!(output, "thousandths of a point a decision:")?;
    let mut line = |name: &str, is_meant: &dyn Fn(Phase) -> bool| {
        let losses = || decisions.iter().filter(|one| is_meant(one.phase)).map(|one| one.loss);
        let mean = Mean::of(losses()).in_thousandths();
        let n_blunders = losses().filter(|loss| *loss > BLUNDER).count();
        let limit = 1000.0 * BLUNDER;
        writeln!(output, "{name}: {mean} in {} decisions, {n_blunders} blunders above {limit:.0}", mean.n)
    };
    line("all", &|_| true)?;
    for phase in Phase::ALL.into_iter().filter(|phase| decisions.iter().any(|one| one.phase == *phase)) {
        line(phase.name(), &|other| other == phase)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rules::Seat;
    use rules::games::backgammon::Dice;

    use super::super::{Question, board};
    use super::*;
    use crate::player::Player;

    #[test]
    fn a_loss_is_what_another_play_is_worth_more() {
        let mut options = Options::new();
        options.set("single-number", "tournament");
        let rules = table::money(&options).unwrap();
        let dice = Dice::thrown(3, 1).unwrap();
        let throw = Throw { checkers: Checkers::start(), seat: Seat::SECOND, dice, is_first: true };
        let ends = throw.ends(&rules);
        let best = format!("arena: {}", board::write(ends[1], Seat::SECOND));
        let loss = |answers: &str, end: Checkers| {
            let answers = format!("{best}\n{answers}");
            loss(&mut Gnubg::scripted(answers.as_bytes(), Vec::new()), 2, throw, end).unwrap()
        };
        assert_eq!(loss("", ends[1]), 0.0);
        // The other side would be on roll: what it has is what the player has not.
        assert_eq!(loss("arena: 0.45 -0.25\narena: 0.5 0.0\n", ends[0]), 0.25);
        assert_eq!(loss("arena: 0.5 0.0\narena: 0.45 -0.25\n", ends[0]), 0.0);
    }

    #[test]
    fn the_report_tells_phases_apart() {
        let plan = Plan { question: Question::Judge, player: Player::Random, count: 4, plies: 2, seed: 3, n_jobs: 1 };
        let decision = |phase, loss| Decision { phase, loss };
        let decisions = [
            decision(Phase::Contact, 0.1),
            decision(Phase::Contact, 0.1),
            decision(Phase::BearOff, 0.0),
            decision(Phase::BearOff, 0.0),
        ];
        let mut output = Vec::new();
        report(&mut output, &plan, &decisions, 7).unwrap();
        let expect = "random: plays judged by GNU Backgammon at 2 plies, 7 games, seed 3
thousandths of a point a decision:
all: 50.0 (95 %: -6.6 to 106.6) in 4 decisions, 2 blunders above 80
contact: 100.0 (95 %: 100.0 to 100.0) in 2 decisions, 2 blunders above 80
bear-off: 0.0 (95 %: 0.0 to 0.0) in 2 decisions, 0 blunders above 80
";
        assert_eq!(String::from_utf8(output).unwrap(), expect);
    }
}
