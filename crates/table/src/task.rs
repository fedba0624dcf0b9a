//! What comes out of a table as work for others.

use play::think::Think;

/// What must be done outside after an action.
///
/// The computer is asked by a task, and its answer comes back as an action:
///
/// ```
/// use play::GamesOf;
/// use rules::games::Portal;
/// use rules::{Level, Seat};
/// use table::{Access, Action, Setup, Strength, TableState, Task};
///
/// let games = &GamesOf::<Portal>::NEW;
/// let record = Setup::usual("laska").seen_from(Seat::SECOND).record(games, 7);
/// let mut table = TableState::open(games, record, Strength::USUAL)?;
/// let tasks = table.apply(Action::SetAccess(Access::Editing));
/// let [Task::Think(question)] = &tasks[..] else { panic!("the computer begins") };
/// assert_eq!((question.level, &question.record), (Level::FIRST_MET, table.record()));
///
/// assert_eq!(table.apply(Action::ComputerPlays(vec!["c3-d4".to_owned()])), [Task::Save]);
/// assert_eq!(table.turn(), Some(Seat::SECOND));
/// # Ok::<(), play::OpenError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// The game has changed: save it.
    Save,
    /// Let the computer think. This cancels its earlier job.
    Think(Box<Think>),
    /// Say after so many milliseconds that the computer has rested. This takes the place of an earlier rest.
    Rest(u32),
    /// Cancel the computer's job.
    StopThinking,
}
