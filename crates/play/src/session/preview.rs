//! Looking ahead without playing.

use rules::offers::{Resolution, Resolved};
use rules::view::Scene;
use rules::{Game, History};

use super::Session;
use crate::step_token::StepToken;

impl<G: Game> Session<G> {
    /// What would be on the board if these steps were played in order; `None` when one of them could not be.
    pub fn preview(&self, steps: &[StepToken]) -> Option<Scene> {
        self.after(steps).map(|pos| self.rules.scene(&pos))
    }

    /// Whether these steps, played in order, would end the turn.
    pub fn ends_turn(&self, steps: &[StepToken]) -> bool {
        self.after(steps).is_some_and(|pos| !self.rules.mid_turn(&pos))
    }

    /// The position after these steps; `None` when one of them could not be played.
    fn after(&self, steps: &[StepToken]) -> Option<G::Position> {
        let mut pos = self.position().clone();
        let mut history = self.history.clone();
        let mut is_open = !self.legal().is_empty();
        for token in steps {
            let step = token.step(&self.rules, &pos).filter(|_| is_open)?;
            let mut after = pos.clone();
            self.rules.apply(&mut after, step, &mut ());
            history.note(&self.rules, &pos, step, &after);
            pos = after;
            is_open = self.goes_on(&mut pos, &mut history);
        }
        Some(pos)
    }

    /// Whether the game continues at a position that was just reached; a house rule may then have changed it.
    fn goes_on(&self, pos: &mut G::Position, history: &mut History) -> bool {
        let has_step = |pos: &G::Position| {
            let mut steps = Vec::new();
            self.rules.steps(pos, &mut steps);
            !steps.is_empty()
        };
        if !has_step(pos) {
            return false;
        }
        let is_between_turns = !self.rules.mid_turn(pos);
        let Some(end) = history.auto(self.rules.info().house_rules).filter(|_| is_between_turns) else { return true };
        match self.rules.resolve(pos, &Resolution::House(*end)) {
            Resolved::Over(_) => false,
            Resolved::GoesOn(next) => {
                *history = History::new(&self.rules, &next, history.no_progress(), history.turn());
                *pos = next;
                has_step(pos)
            }
        }
    }
}
