//! What comes out of a table as work for others.

use play::think::Think;

/// What must be done outside after an action.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// The game has changed: save it.
    Save,
    /// Let the computer think. This cancels its earlier job.
    Think(Box<Think>),
    /// Cancel the computer's job.
    StopThinking,
}
