//! A turn that cost much, as a task. As lines it has the position before it, what was played and what was best, and then each
//! position after a turn that is right.

/// A turn that cost much, as a task. All texts are in the game's first notations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RightTurns {
    /// The position before it.
    pub position: String,
    /// The turn that was played.
    pub played: String,
    /// The best turn.
    pub best: String,
    /// The positions after all turns that are as good.
    pub ends: Vec<String>,
}

impl RightTurns {
    /// The task as lines.
    pub fn write(self) -> Vec<String> {
        let RightTurns { position, played, best, ends } = self;
        [position, played, best].into_iter().chain(ends).collect()
    }

    /// Reads a task; `None` where lines are missing.
    pub fn read(lines: &[String]) -> Option<RightTurns> {
        let [position, played, best, ends @ ..] = lines else { return None };
        let text = |line: &String| line.clone();
        let task = RightTurns { position: text(position), played: text(played), best: text(best), ends: ends.to_vec() };
        (!task.ends.is_empty()).then_some(task)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_turns_are_read_as_they_were_written() {
        let text = |text: &str| text.to_owned();
        let task = RightTurns { position: text("a w"), played: text("b"), best: text("c"), ends: vec![text("d b")] };
        assert_eq!(RightTurns::read(&task.clone().write()), Some(task.clone()));
        assert_eq!(RightTurns::read(&task.write()[..3]), None);
        assert_eq!(RightTurns::read(&[]), None);
    }
}
