//! Looking ahead without playing.

use rules::offers::{Settled, Settlement};
use rules::view::Scene;
use rules::{Game, Ledger};

use super::Session;

impl<G: Game> Session<G> {
    /// What would be on the board if these steps, written in any of the game's formats, were played one after the other;
    /// `None` when one of them could not be.
    pub fn preview(&self, steps: &[String]) -> Option<Scene> {
        let mut pos = self.position().clone();
        let mut ledger = self.ledger.clone();
        let mut is_open = !self.legal().is_empty();
        for text in steps {
            let step = self.rules.read_step(&pos, text).ok().filter(|_| is_open)?;
            let mut after = pos.clone();
            self.rules.apply(&mut after, step, &mut ());
            ledger.note(&self.rules, &pos, step, &after);
            pos = after;
            is_open = self.goes_on(&mut pos, &mut ledger);
        }
        Some(self.rules.scene(&pos))
    }

    /// Whether the game goes on at a position that was just reached; a house end may have changed it then.
    fn goes_on(&self, pos: &mut G::Position, ledger: &mut Ledger) -> bool {
        let has_step = |pos: &G::Position| {
            let mut steps = Vec::new();
            self.rules.steps(pos, &mut steps);
            !steps.is_empty()
        };
        if !has_step(pos) {
            return false;
        }
        let is_between_turns = !self.rules.mid_turn(pos);
        let Some(end) = ledger.auto(self.rules.info().house_ends).filter(|_| is_between_turns) else { return true };
        match self.rules.settle(pos, &Settlement::House(*end)) {
            Settled::Over(_) => false,
            Settled::GoesOn(next) => {
                *ledger = Ledger::new(&self.rules, &next, ledger.quiet(), ledger.turn());
                *pos = next;
                has_step(pos)
            }
        }
    }
}
