//! Games of a player against GNU Backgammon for money, without a cube. Both games of a pair have the same dice, with
//! sides exchanged.
//!
//! Luck is taken out with a control variate: the luck of a throw is the value after its best play less the mean of that
//! over all throws, by the program's static evaluation. It is 0 on average whatever the evaluation is worth, so games
//! without it have the same mean but scatter less. The evaluation one ply ahead is just that mean. Of the first throw,
//! which is anybody's, the mean is 0.

use std::io::{BufRead, Write};

use rules::games::backgammon::Backgammon;
use rules::{Options, Seat};

use crate::{Trouble, pool, rng};

use super::Plan;
use super::mean::Mean;
use super::program::{Gnubg, GnubgError};
use super::table::{self, Table, Throw};

/// What a game has brought the player.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Game {
    points: f64,
    /// The points it should have won by its throws and the program's.
    luck: f64,
}

pub(super) fn run(options: &Options, plan: &Plan, mut output: impl Write) -> Result<(), Trouble> {
    let rules = table::money(options)?;
    let mut games = Vec::new();
    let task = |table: &mut Table, idx| game(&rules, plan, table, idx);
    pool::work(
        plan.n_jobs,
        0..plan.count as u64,
        || Table::new(&plan.player),
        task,
        |_, game| {
            games.push(game);
            Ok(())
        },
    )?;
    report(&mut output, plan, &games)?;
    Ok(output.flush()?)
}

fn game(rules: &Backgammon, plan: &Plan, table: &mut Table, idx: u64) -> Result<Game, Trouble> {
    let seed = rng::seed(&[plan.seed, idx / 2]);
    let player = if idx.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
    let mut sum = 0.0;
    let outcome = table::play(rules, seed, |playout, throw| {
        let luck = luck(&mut table.gnubg, throw)?;
        if throw.seat == player {
            sum += luck;
            table::play_by(&mut *table.mind, playout, seed)?;
            return Ok(());
        }
        sum -= luck;
        let end = table.gnubg.best(plan.plies, throw.checkers, throw.seat, throw.dice)?;
        let steps = table::steps_to(playout, end).ok_or("GNU Backgammon plays what the rules do not allow")?;
        steps.into_iter().for_each(|step| playout.play(step));
        Ok(())
    })?;
    let points = outcome.points[player] - outcome.points[player.other()];
    Ok(Game { points: f64::from(points), luck: sum })
}

/// The luck of the seat that has thrown.
fn luck(gnubg: &mut Gnubg<impl BufRead, impl Write>, throw: Throw) -> Result<f64, GnubgError> {
    let Throw { checkers, seat, dice, is_first } = throw;
    let best = gnubg.best(0, checkers, seat, dice)?;
    let after = gnubg.value_after(0, best, seat)?;
    let before = if is_first { 0.0 } else { gnubg.value(1, checkers, seat)?[1] };
    Ok(after - before)
}

fn report(output: &mut impl Write, plan: &Plan, games: &[Game]) -> Result<(), Trouble> {
    let Plan { player, plies, seed, .. } = plan;
    let n = games.len();
    writeln!(output, "{player}: {n} games against GNU Backgammon at {plies} plies, seed {seed}")?;
    // The games of a pair depend on each other.
    let mean = |value: fn(&Game) -> f64| {
        Mean::of(games.chunks(2).map(|pair| pair.iter().map(value).sum::<f64>() / pair.len() as f64))
    };
    writeln!(output, "points a game: {:.3}", mean(|game| game.points))?;
    writeln!(output, "without luck: {:.3}", mean(|game| game.points - game.luck))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use rules::games::backgammon::{Checkers, Dice};

    use super::super::{Question, board};
    use super::*;
    use crate::player::Player;

    #[test]
    fn luck_is_what_a_throw_is_worth_more_than_all() {
        let start = Checkers::start();
        let dice = Dice::thrown(3, 1).unwrap();
        // The start stands for the best end, too: what the other seat has on roll there, the thrower has not.
        let answers = format!("arena: {}\narena: 0.4 -0.25\narena: 0.55 0.125\n", board::write(start, Seat::FIRST));
        let luck = |is_first| {
            let throw = Throw { checkers: start, seat: Seat::FIRST, dice, is_first };
            luck(&mut Gnubg::scripted(answers.as_bytes(), Vec::new()), throw).unwrap()
        };
        assert_eq!((luck(false), luck(true)), (0.125, 0.25));
    }

    #[test]
    fn pairs_count_as_one() {
        let plan = Plan { question: Question::Duel, player: Player::Random, count: 4, plies: 0, seed: 3, n_jobs: 1 };
        let game = |points, luck| Game { points, luck };
        let games = [game(2.0, 2.0), game(-2.0, -1.5), game(1.0, 1.0), game(-1.0, -0.5)];
        let mut output = Vec::new();
        report(&mut output, &plan, &games).unwrap();
        let expect = "random: 4 games against GNU Backgammon at 0 plies, seed 3
points a game: 0.000 (95 %: 0.000 to 0.000)
without luck: -0.250 (95 %: -0.250 to -0.250)
";
        assert_eq!(String::from_utf8(output).unwrap(), expect);
    }
}
