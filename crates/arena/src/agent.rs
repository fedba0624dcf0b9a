//! The players of a match, each made as it is named on the command line.

use std::time::{Duration, Instant};

use ai::Budget;
use ai::network::{self, Network};
use rules::Game;

use crate::Trouble;
use crate::mind::{Chosen, Mind};
use crate::player::{ByNetworks, Player, Strength};
use crate::playout::Playout;
use crate::uci::Engine;
use crate::{plain, rng};

/// Makes a player.
///
/// # Errors
/// If an external program cannot be used.
pub(crate) fn seat<G: Game>(player: &Player) -> Result<Box<dyn Mind<G>>, Trouble> {
    Ok(match player {
        Player::Level(level) => Box::new(Computer { budget: Budget::of(*level), time: None }),
        Player::Nodes(nodes) => Box::new(Computer { budget: Budget::nodes(*nodes), time: None }),
        Player::Time(ms) => {
            Box::new(Computer { budget: Budget::nodes(u64::MAX), time: Some(Duration::from_millis(*ms)) })
        }
        Player::Networks(ByNetworks { strength, file }) => {
            let budget = match strength {
                Strength::Level(level) => Budget::of(*level),
                Strength::Throws(n) => Budget { depth: n + 1, ..Budget::nodes(u64::MAX) },
            };
            Box::new(ByTheNetworks { budget, networks: networks::<G>(file)? })
        }
        Player::Random => Box::new(RandomMover),
        Player::Plain(depth) => Box::new(Plain { depth: *depth }),
        Player::Uci(program) => Box::new(Engine::start::<G>(program, PATIENCE)?),
    })
}

/// How late an external program may be.
const PATIENCE: Duration = Duration::from_secs(10);

struct Computer {
    budget: Budget,
    time: Option<Duration>,
}

impl<G: Game> Mind<G> for Computer {
    fn choose(&mut self, playout: &Playout<'_, G>, seed: u64) -> Result<Chosen<G::Step>, Trouble> {
        let end = self.time.map(|time| Instant::now() + time);
        let goes_on = || end.is_none_or(|end| Instant::now() < end);
        let answer = ai::search(playout.rules(), playout.pos(), playout.history(), self.budget, seed, |_| goes_on());
        let answer = answer.expect("there is a step to choose");
        Ok(Chosen { steps: answer.steps, nodes: answer.nodes })
    }
}

/// The networks of a game, from a file.
///
/// # Errors
/// When the file cannot be read, or has other networks.
pub(crate) fn networks<G: Game>(file: &str) -> Result<Vec<Network>, Trouble> {
    let fault = |why: &dyn std::fmt::Display| format!("{file}: {why}");
    let bytes = std::fs::read(file).map_err(|error| fault(&error))?;
    Ok(network::read(&bytes, G::NETWORKS).map_err(|error| fault(&error))?)
}

struct ByTheNetworks {
    budget: Budget,
    networks: Vec<Network>,
}

impl<G: Game> Mind<G> for ByTheNetworks {
    fn choose(&mut self, playout: &Playout<'_, G>, seed: u64) -> Result<Chosen<G::Step>, Trouble> {
        let answer =
            ai::search_by_networks(playout.rules(), playout.pos(), &self.networks, self.budget, seed, |_| true);
        let answer = answer.expect("there is a step to choose");
        Ok(Chosen { steps: answer.steps, nodes: answer.nodes })
    }
}

struct RandomMover;

impl<G: Game> Mind<G> for RandomMover {
    fn choose(&mut self, playout: &Playout<'_, G>, seed: u64) -> Result<Chosen<G::Step>, Trouble> {
        let steps = playout.legal();
        let step = steps[rng::below(&mut rng::generator(seed), steps.len())];
        Ok(Chosen { steps: vec![step], nodes: 0 })
    }
}

struct Plain {
    depth: u32,
}

impl<G: Game> Mind<G> for Plain {
    fn choose(&mut self, playout: &Playout<'_, G>, seed: u64) -> Result<Chosen<G::Step>, Trouble> {
        let (step, nodes) = plain::choose(playout.rules(), playout.pos(), self.depth, seed);
        Ok(Chosen { steps: vec![step], nodes })
    }
}

#[cfg(test)]
mod tests;
