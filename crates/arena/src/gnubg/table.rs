//! A player and the program at one board, and how games are played there.

use rules::games::backgammon::{Backgammon, Checkers, Dice, Position, Stage, Step};
use rules::{Enumerate, MatchState, Options, Outcome, Rules, Seat, TurnList};

use crate::mind::Mind;
use crate::player::Player;
use crate::playout::Playout;
use crate::{Trouble, agent, rng};

use super::GAME;
use super::program::{self, Gnubg, Process};

/// The player who is measured, and the program.
pub(super) struct Table {
    pub(super) mind: Box<dyn Mind<Backgammon>>,
    pub(super) gnubg: Gnubg,
    /// Ends the program when it goes.
    _process: Process,
}

impl Table {
    /// Seats a player and starts the program.
    ///
    /// # Errors
    /// If either cannot be used.
    pub(super) fn new(player: &Player) -> Result<Table, Trouble> {
        let (process, gnubg) = program::start()?;
        Ok(Table { mind: agent::seat(player)?, gnubg, _process: process })
    }
}

/// The rules of a game for money.
///
/// # Errors
/// If the game does not take the options.
pub(super) fn money(options: &Options) -> Result<Backgammon, Trouble> {
    Ok(Backgammon::new(GAME, options, &MatchState::default())?)
}

/// A throw that somebody is to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Throw {
    pub(super) checkers: Checkers,
    pub(super) seat: Seat,
    pub(super) dice: Dice,
    /// Whether this throw has also settled who begins.
    pub(super) is_first: bool,
}

impl Throw {
    /// The different ends that it can have.
    pub(super) fn ends(&self, rules: &Backgammon) -> Vec<Checkers> {
        let mut ends = Vec::new();
        rules.ends(self.checkers, self.seat, self.dice, |end| ends.push(end));
        ends
    }
}

/// Plays a game without a cube to its end. `turn` plays every throw.
///
/// # Errors
/// Those of `turn`.
pub(super) fn play(
    rules: &Backgammon,
    seed: u64,
    mut turn: impl FnMut(&mut Playout<'_, Backgammon>, Throw) -> Result<(), Trouble>,
) -> Result<Outcome, Trouble> {
    let mut chance = rng::generator(rng::seed(&[seed, u64::MAX]));
    let mut playout = Playout::new(rules);
    loop {
        if let Some(outcome) = playout.over() {
            return Ok(outcome.clone());
        }
        let Position { checkers, seat, stage, .. } = *playout.pos();
        match stage {
            Stage::Moving(dice) => {
                let throw = Throw { checkers, seat, dice, is_first: playout.steps().len() == 1 };
                turn(&mut playout, throw)?;
            }
            _ => {
                let step = rng::step(rules, playout.pos(), &playout.legal(), &mut chance);
                playout.play(step);
            }
        }
    }
}

/// Lets a player play a throw, and returns what it comes to.
///
/// # Errors
/// Those of the player.
pub(super) fn play_by(
    mind: &mut dyn Mind<Backgammon>,
    playout: &mut Playout<'_, Backgammon>,
    seed: u64,
) -> Result<Checkers, Trouble> {
    while playout.over().is_none() && matches!(playout.pos().stage, Stage::Moving(_)) {
        let seed = rng::seed(&[seed, playout.pos().seat.idx() as u64, playout.steps().len() as u64]);
        let chosen = mind.choose(playout, seed)?;
        chosen.steps.into_iter().for_each(|step| playout.play(step));
    }
    Ok(playout.pos().checkers)
}

/// The steps that play a throw to a certain end; `None` if it is not one of its ends.
pub(super) fn steps_to(playout: &Playout<'_, Backgammon>, end: Checkers) -> Option<Vec<Step>> {
    let mut turns = TurnList::new();
    playout.rules().turns(playout.pos(), &mut turns);
    turns.iter().find(|turn| turn.end.checkers == end).map(|turn| turn.steps.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_played_to_their_end() {
        let mut options = Options::new();
        options.set("cube", "off");
        let rules = money(&options).unwrap();
        let mut mind = agent::seat::<Backgammon>(&Player::Random).unwrap();
        let mut throws = Vec::new();
        let outcome = play(&rules, 5, |playout, throw| {
            let ends = throw.ends(&rules);
            throws.push((throw.is_first, throw.seat));
            if throws.len() % 2 == 0 {
                let end = play_by(&mut *mind, playout, 5)?;
                assert!(ends.contains(&end));
            } else {
                let steps = steps_to(playout, ends[0]).expect("an end can be reached");
                steps.into_iter().for_each(|step| playout.play(step));
                assert_eq!(playout.pos().checkers, ends[0]);
            }
            Ok(())
        });
        let points = outcome.unwrap().points;
        assert!((1..=3).contains(&(points[Seat::FIRST] + points[Seat::SECOND])));
        assert!(throws.iter().enumerate().all(|(nth, (is_first, _))| *is_first == (nth == 0)));
        assert!(throws.windows(2).all(|pair| pair[0].1 != pair[1].1));
    }
}
