//! Who plays when levels are looked for.

use std::fmt;

use rules::LevelSpec;

use crate::fixed_budget::FixedBudget;
use crate::player::{ByNetworks, Player, Reach, Strength};

/// Somebody who plays; the computer by networks, if there are any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Contender {
    /// The computer with a budget.
    Computer(LevelSpec),
    /// The computer with one of the fixed budgets.
    Fixed(FixedBudget),
    /// Somebody who plays by chance.
    Random,
    /// Somebody who looks a turn ahead and counts pieces.
    Plain,
}

impl Contender {
    /// The player, who may have networks of a file.
    pub(super) fn player(self, networks: Option<&str>) -> Player {
        let strength = match self {
            Contender::Random => return Player::Random,
            Contender::Plain => return Player::Plain(1),
            Contender::Computer(spec) => Strength::Spec(spec),
            Contender::Fixed(fixed) => Strength::Fixed(fixed),
        };
        match networks {
            Some(file) => Player::Networks(ByNetworks { reach: Reach::Strength(strength), file: file.to_owned() }),
            None => Player::Computer(strength),
        }
    }
}

/// As on the command line, without networks.
impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.player(None).fmt(f)
    }
}
