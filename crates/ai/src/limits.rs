//! When a search must stop, and what it has found so far.

use crate::budget::{Budget, SearchProgress};

/// How many nodes are searched between two polls.
const POLL_INTERVAL: u64 = 1024;
/// How many turns quiescence search goes beyond the horizon.
pub(crate) const MAX_EXTENSION: i32 = 8;

/// What a search may still do, and what it knows so far.
pub(crate) struct Limits<S, P> {
    pub(crate) budget: Budget,
    /// The depth of the current iteration, in turns.
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// The budget is spent or the caller has stopped the search: scores are meaningless from here on.
    pub(crate) stopped: bool,
    /// The best score at the root so far.
    pub(crate) value: i32,
    pub(crate) line: Vec<S>,
    poll: P,
}

impl<S, P: FnMut(SearchProgress) -> bool> Limits<S, P> {
    pub(crate) fn new(budget: Budget, poll: P) -> Self {
        Limits { budget, depth: 0, nodes: 0, stopped: false, value: 0, line: Vec::new(), poll }
    }

    /// Counts a position, and says whether the search must stop.
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
        let Limits { depth, nodes, .. } = *self;
        self.stopped |= nodes >= self.budget.nodes || !(self.poll)(SearchProgress { depth, nodes });
    }
}
