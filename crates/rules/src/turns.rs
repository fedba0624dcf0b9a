//! Complete turns: sequences of steps from one turn boundary to the next.

use std::collections::HashSet;

use crate::game::Rules;

/// A list of complete turns with the positions they end in.
#[derive(Debug)]
pub struct TurnList<R: Rules> {
    steps: Vec<R::Step>,
    ends: Vec<(usize, R::Position)>,
}

/// One complete turn.
#[derive(Debug)]
pub struct Turn<'a, R: Rules> {
    /// The turn's steps in order; at least one.
    pub steps: &'a [R::Step],
    /// The position after the last of them.
    pub end: &'a R::Position,
}

impl<R: Rules> TurnList<R> {
    /// An empty list.
    pub fn new() -> Self {
        TurnList { steps: Vec::new(), ends: Vec::new() }
    }

    /// Removes all turns but keeps the memory.
    pub fn clear(&mut self) {
        self.steps.clear();
        self.ends.clear();
    }

    /// Appends a turn.
    pub fn push(&mut self, steps: &[R::Step], end: R::Position) {
        self.steps.extend_from_slice(steps);
        self.ends.push((self.steps.len(), end));
    }

    /// The number of turns.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no turn.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The turn at an index in the list; `None` beyond its end.
    pub fn get(&self, idx: usize) -> Option<Turn<'_, R>> {
        let (stop, end) = self.ends.get(idx)?;
        let start = idx.checked_sub(1).map_or(0, |before| self.ends[before].0);
        Some(Turn { steps: &self.steps[start..*stop], end })
    }

    /// The turns in the order they were appended.
    pub fn iter(&self) -> impl Iterator<Item = Turn<'_, R>> {
        let starts = core::iter::once(0).chain(self.ends.iter().map(|(stop, _)| *stop));
        starts.zip(&self.ends).map(|(from, (stop, end))| Turn { steps: &self.steps[from..*stop], end })
    }
}

impl<R: Rules> Default for TurnList<R> {
    fn default() -> Self {
        TurnList::new()
    }
}

/// Calls `visit` with the steps and end of every complete turn from `pos`, by path, in the order of [`Rules::steps`].
pub fn by_path<R: Rules>(rules: &R, pos: &R::Position, visit: &mut impl FnMut(&[R::Step], &R::Position)) {
    fn walk<R: Rules>(
        rules: &R,
        pos: &R::Position,
        played: &mut Vec<R::Step>,
        visit: &mut impl FnMut(&[R::Step], &R::Position),
    ) {
        let mut steps = Vec::new();
        rules.steps(pos, &mut steps);
        for step in steps {
            let mut after = pos.clone();
            rules.apply(&mut after, step, &mut ());
            played.push(step);
            if rules.mid_turn(&after) {
                walk(rules, &after, played, visit);
            } else {
                visit(played, &after);
            }
            played.pop();
        }
    }
    walk(rules, pos, &mut Vec::new(), visit);
}

/// Appends complete turns from `pos`, the first by path for every distinct end: the default of [`crate::Enumerate::turns`].
///
/// Mid-turn positions that were reached before are not expanded again, so that turns with many orders stay affordable.
pub fn distinct<R: Rules>(rules: &R, pos: &R::Position, acc: &mut TurnList<R>) {
    fn walk<R: Rules>(
        rules: &R,
        pos: &R::Position,
        played: &mut Vec<R::Step>,
        seen: &mut HashSet<R::Position>,
        acc: &mut TurnList<R>,
    ) {
        let mut steps = Vec::new();
        rules.steps(pos, &mut steps);
        for step in steps {
            let mut after = pos.clone();
            rules.apply(&mut after, step, &mut ());
            if !seen.insert(after.clone()) {
                continue;
            }
            played.push(step);
            if rules.mid_turn(&after) {
                walk(rules, &after, played, seen, acc);
            } else {
                acc.push(played, after);
            }
            played.pop();
        }
    }
    walk(rules, pos, &mut Vec::new(), &mut HashSet::new(), acc);
}
