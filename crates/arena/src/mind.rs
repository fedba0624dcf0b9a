//! What a player thinks.

use std::time::{Duration, Instant};

use ai::Budget;
use rules::Game;

use crate::Trouble;
use crate::course::Course;
use crate::player::Player;
use crate::uci::Engine;
use crate::{lot, plain};

/// What a player means to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thought<S> {
    /// The next steps of his own; at least one.
    pub(crate) steps: Vec<S>,
    /// How many positions he looked at; 0 where nobody counts them.
    pub(crate) nodes: u64,
}

/// A player at the board.
pub(crate) trait Mind<G: Game> {
    /// Chooses what to play in a game that is not over and in which a seat acts; `seed` decides between equals.
    ///
    /// # Errors
    /// When nothing comes of it, which can only happen to players outside this program.
    fn choose(&mut self, course: &Course<'_, G>, seed: u64) -> Result<Thought<G::Step>, Trouble>;
}

/// Seats a player.
///
/// # Errors
/// When a program outside this one is of no use.
pub(crate) fn seat<G: Game>(player: &Player) -> Result<Box<dyn Mind<G>>, Trouble> {
    Ok(match player {
        Player::Level(level) => Box::new(Machine { budget: level.budget(), time: None }),
        Player::Nodes(nodes) => Box::new(Machine { budget: Budget::nodes(*nodes), time: None }),
        Player::Time(ms) => {
            Box::new(Machine { budget: Budget::nodes(u64::MAX), time: Some(Duration::from_millis(*ms)) })
        }
        Player::Random => Box::new(Lots),
        Player::Plain(depth) => Box::new(Plain { depth: *depth }),
        Player::Uci(program) => Box::new(Engine::start::<G>(program, PATIENCE)?),
    })
}

/// How long a program outside this one may be late.
const PATIENCE: Duration = Duration::from_secs(10);

struct Machine {
    budget: Budget,
    time: Option<Duration>,
}

impl<G: Game> Mind<G> for Machine {
    fn choose(&mut self, course: &Course<'_, G>, seed: u64) -> Result<Thought<G::Step>, Trouble> {
        let end = self.time.map(|time| Instant::now() + time);
        let goes_on = || end.is_none_or(|end| Instant::now() < end);
        let answer = ai::search(course.rules(), course.pos(), course.ledger(), self.budget, seed, |_| goes_on());
        let answer = answer.expect("there is a step to choose");
        Ok(Thought { steps: answer.steps, nodes: answer.nodes })
    }
}

struct Lots;

impl<G: Game> Mind<G> for Lots {
    fn choose(&mut self, course: &Course<'_, G>, seed: u64) -> Result<Thought<G::Step>, Trouble> {
        let steps = course.legal();
        let step = steps[lot::below(&mut lot::generator(seed), steps.len())];
        Ok(Thought { steps: vec![step], nodes: 0 })
    }
}

struct Plain {
    depth: u32,
}

impl<G: Game> Mind<G> for Plain {
    fn choose(&mut self, course: &Course<'_, G>, seed: u64) -> Result<Thought<G::Step>, Trouble> {
        let (step, nodes) = plain::choose(course.rules(), course.pos(), self.depth, seed);
        Ok(Thought { steps: vec![step], nodes })
    }
}

#[cfg(test)]
mod tests {
    use rules::games::laska::Laska;
    use rules::{MatchState, Options, Rules};

    use super::*;

    #[test]
    fn a_clock_ends_the_thinking() {
        let rules = Laska::new("laska", &Options::new(), &MatchState::default()).unwrap();
        let course = Course::new(&rules);
        let begin = Instant::now();
        let thought = seat::<Laska>(&Player::Time(30)).unwrap().choose(&course, 1).unwrap();
        // Without a clock this search would never end.
        assert!(begin.elapsed() >= Duration::from_millis(30));
        assert!(course.legal().contains(&thought.steps[0]) && thought.nodes > 0);
    }
}
