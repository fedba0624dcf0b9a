//! What comes out of a table as work for others.

use play::think::Think;

/// What must be done outside after an action.
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
