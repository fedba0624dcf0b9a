//! A game that is replayed step by step by whoever does not know its type.

use rules::{Actor, Game, Seat};

use crate::entry::Entry;
use crate::session::{EnterError, Session};
use crate::status::Status;

/// A game that is replayed.
pub(crate) trait Replay {
    /// The legal steps, each with how likely it is among them, in the canonical order: by the bytes of their texts in
    /// the game's first format. It depends on nothing else, so it stays when the rules list steps otherwise.
    fn steps(&self) -> Vec<(String, u32)>;

    /// What the game waits for.
    fn status(&self) -> Status;

    /// The seat whose step is awaited, whether or not something was proposed; `None` where chance decides or the game is
    /// over.
    fn actor(&self) -> Option<Seat>;

    /// Who throws, where chance decides and somebody does so.
    fn thrower(&self) -> Option<Seat>;

    /// The number of the game's seats.
    fn n_seats(&self) -> usize;

    /// Makes an entry.
    ///
    /// # Errors
    /// When it is not possible now.
    fn enter(&mut self, entry: Entry) -> Result<(), EnterError>;
}

impl<G: Game> Replay for Session<G> {
    fn steps(&self) -> Vec<(String, u32)> {
        let (rules, pos) = (self.rules(), self.position());
        let is_chance = rules.actor(pos) == Actor::Chance;
        let listed = |step: G::Step| {
            let weight = if is_chance { rules.weight(pos, step) } else { 1 };
            (rules.write_step(pos, step, G::MOVES[0]), weight)
        };
        let mut steps: Vec<(String, u32)> = self.legal().into_iter().map(listed).collect();
        steps.sort();
        steps
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn actor(&self) -> Option<Seat> {
        match self.rules().actor(self.position()) {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }

    fn thrower(&self) -> Option<Seat> {
        self.rules().thrower(self.position())
    }

    fn n_seats(&self) -> usize {
        self.rules().info().teams.len()
    }

    fn enter(&mut self, entry: Entry) -> Result<(), EnterError> {
        self.enter(entry).map(drop)
    }
}
