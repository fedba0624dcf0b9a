//! The layers of the program: pages start with the first one, and the others come right afterwards.

/// A layer that may not be there yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// What a turn takes, and the computer's answer.
    Play,
    /// Everything else.
    Rest,
}
