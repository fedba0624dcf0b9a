//! The players that can be named on the command line.

use std::fmt;
use std::str::FromStr;

use ai::Budget;
use rules::{Level, LevelSpec, Search};

use crate::fixed_budget::FixedBudget;
use crate::uci::Program;

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// The computer with so much to spend.
    Computer(Strength),
    /// The computer with a budget of this many nodes.
    Nodes(u64),
    /// The computer by the networks of a file.
    Networks(ByNetworks),
    /// The computer with this many milliseconds per step, on this machine.
    Time(u64),
    /// Uniformly random legal steps.
    Random,
    /// Counts pieces, searching this many turns ahead.
    Plain(u32),
    /// An external program.
    Uci(Program),
}

/// What the computer may spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strength {
    /// What the game's table says for a level.
    Level(Level),
    /// A budget that is the same for every game.
    Fixed(FixedBudget),
    /// What is written out.
    Spec(LevelSpec),
}

/// How the computer plays by networks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ByNetworks {
    pub(crate) reach: Reach,
    /// The file of the networks.
    pub(crate) file: String,
}

/// How far the computer looks ahead by networks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// As far as it may spend.
    Strength(Strength),
    /// So many throws.
    Throws(u32),
}

/// The default thinking time of an external program, in milliseconds per move.
const MOVETIME: u64 = 100;

/// What players there are, for whoever names another.
const PLAYERS: &str = "level:N, beginner, good, best, spec:DEPTH/NODES/NOISE, nodes:N, time:MS, networks:THROWS,FILE, \
    networks:STRENGTH,FILE (a strength is level:N, beginner, good, best or spec:…), random, plain:DEPTH, \
    uci:COMMAND,OPTION=VALUE,…";

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if let Some(strength) = Strength::read(text) {
            return Ok(Player::Computer(strength));
        }
        let fault = || format!("{text:?} is no player: there are {PLAYERS}");
        match text.split_once(':') {
            None if text == "random" => Ok(Player::Random),
            Some(("nodes", n)) => n.parse().map(Player::Nodes).map_err(|_| fault()),
            Some(("time", ms)) => ms.parse().map(Player::Time).map_err(|_| fault()),
            Some(("networks", how)) => ByNetworks::read(how).map(Player::Networks).ok_or_else(fault),
            Some(("uci", program)) => Program::read(program, MOVETIME).map(Player::Uci).ok_or_else(fault),
            Some(("plain", depth)) => match depth.parse() {
                Ok(depth) if depth > 0 => Ok(Player::Plain(depth)),
                _ => Err(fault()),
            },
            _ => Err(fault()),
        }
    }
}

impl Strength {
    fn read(text: &str) -> Option<Strength> {
        if let Some(fixed) = FixedBudget::of_name(text) {
            return Some(Strength::Fixed(fixed));
        }
        match text.split_once(':')? {
            ("level", number) => Level::new(number.parse().ok()?).map(Strength::Level),
            ("spec", numbers) => {
                let [depth, nodes, noise] = numbers.split('/').collect::<Vec<_>>().try_into().ok()?;
                let (depth, nodes) = (depth.parse().ok()?, nodes.parse().ok()?);
                let spec = LevelSpec { depth, nodes, noise: noise.parse().ok()? };
                (depth > 0 && nodes > 0).then_some(Strength::Spec(spec))
            }
            _ => None,
        }
    }

    /// The budget of a search without networks.
    pub(crate) fn budget<R: Search>(self, rules: &R) -> Budget {
        match self {
            Strength::Level(level) => Budget::of(rules, level),
            Strength::Fixed(fixed) => fixed.budget(),
            Strength::Spec(spec) => Budget::from(spec),
        }
    }

    /// The budget of a search by networks.
    pub(crate) fn budget_by_networks<R: Search>(self, rules: &R) -> Budget {
        match self {
            Strength::Fixed(fixed) => Budget::from(fixed.spec_by_networks()),
            Strength::Level(_) | Strength::Spec(_) => self.budget(rules),
        }
    }
}

impl Reach {
    /// The budget of a search.
    pub(crate) fn budget<R: Search>(self, rules: &R) -> Budget {
        match self {
            Reach::Strength(strength) => strength.budget_by_networks(rules),
            Reach::Throws(n) => Budget { depth: n.saturating_add(1), ..Budget::nodes(u64::MAX) },
        }
    }
}

impl ByNetworks {
    fn read(text: &str) -> Option<ByNetworks> {
        let (reach, file) = text.split_once(',').filter(|(_, file)| !file.is_empty())?;
        let throws = || reach.parse().ok().map(Reach::Throws);
        let reach = Strength::read(reach).map(Reach::Strength).or_else(throws)?;
        Some(ByNetworks { reach, file: file.to_owned() })
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Level(level) => write!(f, "level:{}", level.number()),
            Strength::Fixed(fixed) => f.write_str(fixed.name()),
            Strength::Spec(LevelSpec { depth, nodes, noise }) => write!(f, "spec:{depth}/{nodes}/{noise}"),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Computer(strength) => strength.fmt(f),
            Player::Networks(ByNetworks { reach: Reach::Strength(strength), file }) => {
                write!(f, "networks:{strength},{file}")
            }
            Player::Networks(ByNetworks { reach: Reach::Throws(n), file }) => write!(f, "networks:{n},{file}"),
            Player::Nodes(n) => write!(f, "nodes:{n}"),
            Player::Time(ms) => write!(f, "time:{ms}"),
            Player::Random => f.write_str("random"),
            Player::Plain(depth) => write!(f, "plain:{depth}"),
            Player::Uci(Program { command, options, movetime }) => {
                write!(f, "uci:{command}")?;
                options.iter().try_for_each(|(name, value)| write!(f, ",{name}={value}"))?;
                write!(f, " at {movetime} ms")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in [
            "beginner",
            "good",
            "best",
            "level:1",
            "level:8",
            "spec:2/400/90",
            "spec:255/200000/0",
            "nodes:5000",
            "networks:1,n.bin",
            "networks:good,n.bin",
            "networks:level:3,n.bin",
            "networks:spec:4/2000/300,n.bin",
            "time:50",
            "random",
            "plain:3",
        ] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        let program = "uci:engine,Hash=16".parse::<Player>().unwrap();
        assert_eq!(program.to_string(), "uci:engine,Hash=16 at 100 ms");
        for text in [
            "",
            "better",
            "level:0",
            "level:9",
            "level",
            "spec:0/9/0",
            "spec:1/9",
            "spec:1/9/9/9",
            "spec:256/9/0",
            "networks:1",
            "networks:x,n.bin",
            "networks:1,",
            "uci:",
            "time:",
            "nodes",
            "nodes:many",
            "plain:0",
            "random:1",
        ] {
            let fault = text.parse::<Player>().unwrap_err();
            assert!(fault.starts_with(&format!("{text:?} is no player")), "{fault}");
        }
    }
}
