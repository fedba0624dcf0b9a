//! Writes puzzles as lists of puzzles have them.

use crate::read::{OR, PUZZLE};
use crate::{Played, Step, Study, Task};

impl Study {
    /// The paragraph of a puzzle, as lists of puzzles have it.
    pub(crate) fn write(&self) -> String {
        let mut text = format!("{PUZZLE}{}\n", self.id);
        let mut line = |key: &str, value: &str| text.extend([key, " ", value, "\n"]);
        if self.grade > 0 {
            line("grade", &self.grade.to_string());
        }
        for Task { position, options, goal, played, steps } in &self.tasks {
            match goal.map(|goal| (goal.name(), goal.n_moves())) {
                Some((name, 0)) => line("goal", name),
                Some((name, n_moves)) => line("goal", &format!("{name} {n_moves}")),
                None => {}
            }
            position.iter().for_each(|position| line("position", position));
            options.iter().for_each(|(key, value)| line("option", &format!("{key}={value}")));
            played.iter().for_each(|Played { turn, cost }| line("played", &format!("{cost} {turn}")));
            for Step { turns, ends, replies, .. } in steps {
                line("play", &turns.join(OR));
                ends.iter().for_each(|end| line("end", end));
                replies.iter().for_each(|reply| line("reply", reply));
            }
        }
        text
    }
}
