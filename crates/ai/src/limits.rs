//! When a search has to stop, and what it has found until then.

use crate::budget::{Budget, Progress};

/// How many nodes lie between two questions whether to go on.
const POLL_INTERVAL: u64 = 1024;

/// What a search may still do, and what it knows so far.
pub(crate) struct Limits<S, P> {
    pub(crate) budget: Budget,
    /// Turns that are looked ahead just now.
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// The budget is spent or the caller has had enough: values are worthless from here on.
    pub(crate) stopped: bool,
    /// The best that is known at the root.
    pub(crate) value: i32,
    pub(crate) line: Vec<S>,
    poll: P,
}

impl<S, P: FnMut(&Progress<'_, S>) -> bool> Limits<S, P> {
    pub(crate) fn new(budget: Budget, poll: P) -> Self {
        Limits { budget, depth: 0, nodes: 0, stopped: false, value: 0, line: Vec::new(), poll }
    }

    /// Counts a position, and says whether that was one too many.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.nodes += 1;
        if self.nodes >= self.budget.nodes || self.nodes.is_multiple_of(POLL_INTERVAL) {
            self.ask();
        }
        self.stopped
    }

    #[cold]
    fn ask(&mut self) {
        let Limits { depth, nodes, value, ref line, .. } = *self;
        self.stopped |= nodes >= self.budget.nodes || !(self.poll)(&Progress { depth, nodes, value, line });
    }
}
