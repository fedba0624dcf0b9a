//! The players that can be named on the command line.

use std::fmt;
use std::str::FromStr;

use rules::Level;

use crate::uci::Program;

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// The computer at a level that people can choose.
    Level(Level),
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

/// How the computer plays by networks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ByNetworks {
    /// A level, or how many throws it looks ahead.
    pub(crate) strength: Strength,
    /// The file of the networks.
    pub(crate) file: String,
}

/// How far the computer looks ahead by networks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strength {
    /// As a level does.
    Level(Level),
    /// So many throws.
    Throws(u32),
}

/// The default thinking time of an external program, in milliseconds per move.
const MOVETIME: u64 = 100;

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if let Some(level) = Level::named(text) {
            return Ok(Player::Level(level));
        }
        const PLAYERS: &str = "beginner, good, best, nodes:N, time:MS, networks:THROWS,FILE, networks:LEVEL,FILE, random, \
            plain:DEPTH, uci:COMMAND,OPTION=VALUE,…";
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

impl ByNetworks {
    fn read(text: &str) -> Option<ByNetworks> {
        let (strength, file) = text.split_once(',').filter(|(_, file)| !file.is_empty())?;
        let strength =
            Level::named(strength).map(Strength::Level).or_else(|| strength.parse().ok().map(Strength::Throws))?;
        Some(ByNetworks { strength, file: file.to_owned() })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => f.write_str(level.name()),
            Player::Networks(ByNetworks { strength: Strength::Level(level), file }) => {
                write!(f, "networks:{},{file}", level.name())
            }
            Player::Networks(ByNetworks { strength: Strength::Throws(n), file }) => write!(f, "networks:{n},{file}"),
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
            "nodes:5000",
            "networks:1,n.bin",
            "networks:good,n.bin",
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
