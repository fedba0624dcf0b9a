//! The players of a match, each made as it is named on the command line.

use std::time::{Duration, Instant};

use ai::Budget;
use ai::network::{self, Network};
use rules::Game;

use crate::Trouble;
use crate::mind::{Chosen, Mind};
use crate::player::{ByNetworks, Player, Reach, Strength};
use crate::playout::Playout;
use crate::uci::Engine;
use crate::{plain, rng};

/// Makes a player.
///
/// # Errors
/// If an external program cannot be used.
pub(crate) fn seat<G: Game>(player: &Player) -> Result<Box<dyn Mind<G>>, Trouble> {
    Ok(match player {
        Player::Computer(strength) => Box::new(Computer { limit: Limit::Strength(*strength) }),
        Player::Nodes(nodes) => Box::new(Computer { limit: Limit::Nodes(*nodes) }),
        Player::Time(ms) => Box::new(Computer { limit: Limit::Time(Duration::from_millis(*ms)) }),
        Player::Networks(ByNetworks { reach, file }) => {
            Box::new(ByTheNetworks { reach: *reach, networks: networks::<G>(file)? })
        }
        Player::Random => Box::new(RandomMover),
        Player::Plain(depth) => Box::new(Plain { depth: *depth }),
        Player::Uci(program) => Box::new(Engine::start::<G>(program, PATIENCE)?),
    })
}

/// How late an external program may be.
const PATIENCE: Duration = Duration::from_secs(10);

/// What ends the thinking about a step.
enum Limit {
    Strength(Strength),
    Nodes(u64),
    Time(Duration),
}

struct Computer {
    limit: Limit,
}

impl<G: Game> Mind<G> for Computer {
    fn choose(&mut self, playout: &Playout<'_, G>, seed: u64) -> Result<Chosen<G::Step>, Trouble> {
        let rules = playout.rules();
        let (budget, end) = match self.limit {
            Limit::Strength(strength) => (strength.budget(rules), None),
            Limit::Nodes(nodes) => (Budget::nodes(nodes), None),
            Limit::Time(time) => (Budget::nodes(u64::MAX), Some(Instant::now() + time)),
        };
        let goes_on = || end.is_none_or(|end| Instant::now() < end);
        let answer = ai::search(rules, playout.pos(), playout.history(), budget, seed, |_| goes_on());
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
    reach: Reach,
    networks: Vec<Network>,
}

impl<G: Game> Mind<G> for ByTheNetworks {
    fn choose(&mut self, playout: &Playout<'_, G>, seed: u64) -> Result<Chosen<G::Step>, Trouble> {
        let rules = playout.rules();
        let budget = self.reach.budget(rules);
        let answer = ai::search_by_networks(rules, playout.pos(), &self.networks, budget, seed, |_| true);
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
