//! What is done about a study on a table.

/// Something that is done about a study.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum StudyAct {
    /// The studies of the game were fetched, or could not be.
    Fetched(Option<String>),
    /// What was played is judged.
    Follow,
    /// The others play their next reply.
    Reply,
    /// Whoever solves it tries again.
    Again,
    /// They want a hint.
    Hint,
    /// They go on to the next task, or begin anew.
    Next,
    /// The board shows the solution, or what follows on it.
    Show,
    /// They play the game on against the computer.
    PlayOn,
}
