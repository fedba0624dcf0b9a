//! GNU Backgammon as a judge and as an opponent, where it is installed. It only measures: nothing else needs it.

mod board;
mod cube;
mod duel;
mod judge;
mod mean;
mod program;
mod table;

use std::fmt;
use std::io::Write;

use rules::Options;

use crate::player::Player;
use crate::{Trouble, pool};

use self::table::Table;

/// The only game that the program plays.
const GAME: &str = "backgammon";

/// What is to be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// What plays of a player cost, by the phase of the game.
    Judge,
    /// Points a game against the program, with luck taken out.
    Duel,
    /// What doubles, takes and passes of a player cost.
    Cube,
}

/// A measurement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) question: Question,
    pub(crate) player: Player,
    /// How many decisions, or games.
    pub(crate) count: usize,
    /// How many turns ahead the program looks.
    pub(crate) plies: u8,
    pub(crate) seed: u64,
    pub(crate) n_jobs: usize,
}

/// Measures a player.
///
/// # Errors
/// If it is another game, or the program is not installed.
pub(crate) fn measure(id: &str, options: Options, plan: &Plan, output: impl Write) -> Result<(), Trouble> {
    if id != GAME {
        return Err(format!("GNU Backgammon plays {GAME}, not {id:?}").into());
    }
    let options = with_its_rules(options, plan.question)?;
    match plan.question {
        Question::Judge => judge::run(&options, plan, output),
        Question::Duel => duel::run(&options, plan, output),
        Question::Cube => cube::run(&options, plan, output),
    }
}

/// The options under which the program plays the same game. The cube is asked about apart from everything else, so it
/// is in play only there.
///
/// # Errors
/// If others are asked for.
fn with_its_rules(mut options: Options, question: Question) -> Result<Options, Trouble> {
    let cube = if question == Question::Cube { "on" } else { "off" };
    for (key, value) in [("single-number", "tournament"), ("cube", cube)] {
        match options.get(key) {
            Some(other) if other != value => {
                return Err(format!("GNU Backgammon is asked with {key}={value} only, not {key}={other}").into());
            }
            _ => options.set(key, value),
        }
    }
    Ok(options)
}

/// Gathers what one game after another brings until there is enough, and says how many games that took.
fn gather<T: Send>(
    plan: &Plan,
    task: impl Fn(&mut Table, u64) -> Result<Vec<T>, Trouble> + Sync,
) -> Result<(Vec<T>, u64), Trouble> {
    let mut found = Vec::new();
    let mut n_games = 0;
    let done = pool::work(
        plan.n_jobs,
        0..u64::MAX / 4,
        || Table::new(&plan.player),
        task,
        |idx, more| {
            found.extend(more);
            n_games = idx + 1;
            if found.len() < plan.count { Ok(()) } else { Err(Enough.into()) }
        },
    );
    match done {
        Err(error) if !error.is::<Enough>() => Err(error),
        _ => {
            found.truncate(plan.count);
            Ok((found, n_games))
        }
    }
}

/// No error: there is nothing more to do.
#[derive(Debug)]
struct Enough;

impl fmt::Display for Enough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is enough")
    }
}

impl std::error::Error for Enough {}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(pairs: &[(&str, &str)], question: Question) -> Result<String, String> {
        let mut options = Options::new();
        pairs.iter().for_each(|(key, value)| options.set(*key, *value));
        let options = with_its_rules(options, question).map_err(|error| error.to_string())?;
        Ok(options.iter().map(|(key, value)| format!("{key}={value} ")).collect())
    }

    #[test]
    fn the_rules_are_those_of_the_program() {
        assert_eq!(options(&[], Question::Judge).unwrap(), "cube=off single-number=tournament ");
        let given = [("single-number", "tournament")];
        assert_eq!(options(&given, Question::Cube).unwrap(), "cube=on single-number=tournament ");
        let fault = options(&[("single-number", "lattjo")], Question::Duel).unwrap_err();
        assert_eq!(fault, "GNU Backgammon is asked with single-number=tournament only, not single-number=lattjo");
        assert!(options(&[("cube", "on")], Question::Duel).is_err());
    }

    #[test]
    fn other_games_are_refused() {
        let plan = Plan { question: Question::Duel, player: Player::Random, count: 1, plies: 0, seed: 1, n_jobs: 1 };
        let fault = measure("laska", Options::new(), &plan, Vec::new()).unwrap_err().to_string();
        assert_eq!(fault, "GNU Backgammon plays backgammon, not \"laska\"");
    }
}
