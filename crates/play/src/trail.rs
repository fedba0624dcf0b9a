//! The positions of a game: a tree, because a take-back leaves a branch behind.

use core::mem;

use rules::{Actor, Bookmark, Game, History};

/// A node of a [`Trail`], counted in the order of play.
pub(crate) type TrailIdx = usize;

/// How a position came about.
#[derive(Clone, Debug)]
enum Made<S> {
    /// It began the game.
    Start,
    /// It is where the game continued without somebody. The history of the node before it is kept here while that of a
    /// node after it is in use.
    Set { from: TrailIdx, quiet: u16, turn: u16, earlier: History },
    /// A step led here.
    Step { from: TrailIdx, step: S, before: Bookmark },
}

/// A position that was on the board.
#[derive(Debug)]
struct Node<G: Game> {
    pos: G::Position,
    made: Made<G::Step>,
    /// The number of entries that led here.
    n_entries: usize,
}

/// Every position of a game, each with the one it came from. Histories are not stored but rebuilt when they are needed,
/// so that memory grows only in proportion to the game's length.
#[derive(Debug)]
pub(crate) struct Trail<G: Game> {
    nodes: Vec<Node<G>>,
    /// The history of the first node.
    start: History,
}

/// Steps from one turn boundary towards the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part<S> {
    /// The node before the first step.
    pub(crate) from: TrailIdx,
    /// The steps, each with the node it led to; never empty.
    pub(crate) steps: Vec<(S, TrailIdx)>,
}

impl<S> Part<S> {
    /// The node after the last step.
    pub(crate) fn end(&self) -> TrailIdx {
        self.steps.last().map_or(self.from, |(_, node)| *node)
    }
}

impl<G: Game> Trail<G> {
    /// The node that every game begins with.
    pub(crate) const FIRST: TrailIdx = 0;

    /// The trail of a game that begins at `pos`.
    pub(crate) fn new(pos: G::Position, start: History) -> Trail<G> {
        Trail { nodes: vec![Node { pos, made: Made::Start, n_entries: 0 }], start }
    }

    /// The position of the first node, without the trail.
    pub(crate) fn into_first(self) -> G::Position {
        self.nodes.into_iter().next().expect("a trail has a first node").pos
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Removes all nodes but the first `n`.
    pub(crate) fn truncate(&mut self, n: usize) {
        self.nodes.truncate(n);
    }

    /// The position of a node.
    pub(crate) fn pos(&self, node: TrailIdx) -> &G::Position {
        &self.nodes[node].pos
    }

    /// The number of entries that led to a node.
    pub(crate) fn n_entries(&self, node: TrailIdx) -> usize {
        self.nodes[node].n_entries
    }

    /// Plays a legal step at `from`, whose history is `history`; `history` becomes that of the new node.
    pub(crate) fn step(
        &mut self,
        rules: &G,
        from: TrailIdx,
        (step, after): (G::Step, G::Position),
        history: &mut History,
        n_entries: usize,
    ) -> TrailIdx {
        let before = history.note(rules, self.pos(from), step, &after);
        self.push(Node { pos: after, made: Made::Step { from, step, before }, n_entries })
    }

    /// Continues from `pos` instead of the position at `from`, whose history is `history`. Clocks continue; repetitions
    /// are counted anew.
    pub(crate) fn set(
        &mut self,
        rules: &G,
        from: TrailIdx,
        pos: G::Position,
        history: &mut History,
        n_entries: usize,
    ) -> TrailIdx {
        let (quiet, turn) = (history.no_progress(), history.turn());
        let earlier = mem::replace(history, History::new(rules, &pos, quiet, turn));
        self.push(Node { pos, made: Made::Set { from, quiet, turn, earlier }, n_entries })
    }

    fn push(&mut self, node: Node<G>) -> TrailIdx {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// The node before a node; `None` for the first one.
    fn before(&self, node: TrailIdx) -> Option<TrailIdx> {
        match self.nodes[node].made {
            Made::Start => None,
            Made::Set { from, .. } | Made::Step { from, .. } => Some(from),
        }
    }

    /// Makes `history`, which is that of `from`, the history of `to`. The cost is the distance between the two.
    pub(crate) fn travel(&mut self, rules: &G, from: TrailIdx, to: TrailIdx, history: &mut History) {
        let mut at = from;
        let mut ahead = Vec::new();
        let mut goal = to;
        // Every node has a larger number than the one before it.
        while at != goal {
            if at > goal {
                self.step_back(at, history);
                at = self.before(at).unwrap_or(Self::FIRST);
            } else {
                ahead.push(goal);
                goal = self.before(goal).unwrap_or(Self::FIRST);
            }
        }
        for node in ahead.into_iter().rev() {
            self.step_forward(rules, node, history);
        }
    }

    /// Makes the history of a node that of the one before it.
    fn step_back(&mut self, node: TrailIdx, history: &mut History) {
        match &mut self.nodes[node].made {
            Made::Start => {}
            Made::Step { before, .. } => history.go_back(*before),
            Made::Set { earlier, .. } => *history = mem::take(earlier),
        }
    }

    /// Makes the history of the node before it that of a node.
    fn step_forward(&mut self, rules: &G, node: TrailIdx, history: &mut History) {
        match self.nodes[node].made {
            Made::Start => {}
            Made::Step { from, step, .. } => {
                history.note(rules, self.pos(from), step, self.pos(node));
            }
            Made::Set { quiet, turn, .. } => {
                let own = History::new(rules, self.pos(node), quiet, turn);
                let before = mem::replace(history, own);
                if let Made::Set { earlier, .. } = &mut self.nodes[node].made {
                    *earlier = before;
                }
            }
        }
    }

    /// How many steps of chance led to a node.
    pub(crate) fn n_throws(&self, rules: &G, node: TrailIdx) -> usize {
        let line = core::iter::successors(Some(node), |node| self.before(*node));
        let is_throw = |node: &TrailIdx| match self.nodes[*node].made {
            Made::Step { from, .. } => rules.actor(self.pos(from)) == Actor::Chance,
            _ => false,
        };
        line.filter(is_throw).count()
    }

    /// The history of a node.
    pub(crate) fn history(&self, rules: &G, node: TrailIdx) -> History {
        let (first, steps) = self.steps_to(node);
        let mut history = match self.nodes[first].made {
            Made::Set { quiet, turn, .. } => History::new(rules, self.pos(first), quiet, turn),
            _ => self.start.clone(),
        };
        let mut at = first;
        for (step, after) in steps {
            history.note(rules, self.pos(at), step, self.pos(after));
            at = after;
        }
        history
    }

    /// The last node that was set, and the steps from there to `node`.
    fn steps_to(&self, node: TrailIdx) -> (TrailIdx, Vec<(G::Step, TrailIdx)>) {
        let mut steps = Vec::new();
        let mut at = node;
        while let Made::Step { from, step, .. } = self.nodes[at].made {
            steps.push((step, at));
            at = from;
        }
        steps.reverse();
        (at, steps)
    }

    /// The last node that was set, and the turns from there to `node`; the last may be incomplete.
    fn turns_since_set(&self, rules: &G, node: TrailIdx) -> (TrailIdx, Vec<Part<G::Step>>) {
        let (first, steps) = self.steps_to(node);
        let mut turns: Vec<Part<G::Step>> = Vec::new();
        let mut from = first;
        for (step, after) in steps {
            match turns.last_mut() {
                Some(turn) if rules.mid_turn(self.pos(from)) => turn.steps.push((step, after)),
                _ => turns.push(Part { from, steps: vec![(step, after)] }),
            }
            from = after;
        }
        (first, turns)
    }

    /// The turns that led to a node from the beginning; each may be cut short by the end or by a position that was set.
    pub(crate) fn turns(&self, rules: &G, node: TrailIdx) -> Vec<Part<G::Step>> {
        let (mut first, mut turns) = self.turns_since_set(rules, node);
        while let Made::Set { from, .. } = self.nodes[first].made {
            let (earlier, mut before) = self.turns_since_set(rules, from);
            before.append(&mut turns);
            (first, turns) = (earlier, before);
        }
        turns
    }

    /// The last turn boundary at or before a node, and the steps since. A position that was set in mid-turn counts as
    /// one.
    pub(crate) fn boundary(&self, rules: &G, node: TrailIdx) -> Part<G::Step> {
        let mut steps = Vec::new();
        let mut at = node;
        while let Made::Step { from, step, .. } = self.nodes[at].made
            && rules.mid_turn(self.pos(at))
        {
            steps.push((step, at));
            at = from;
        }
        steps.reverse();
        Part { from: at, steps }
    }

    /// The first decision of a seat in each turn that led to a node, the latest turn first. Turns without a decision
    /// are left out, and so is everything before a position that was set.
    ///
    /// What chance did in such a turn before the decision, and all that was decided before that, stays when the
    /// decision is taken back: a player who knows a throw cannot decide again whether to throw.
    pub(crate) fn decisions(&self, rules: &G, node: TrailIdx) -> impl Iterator<Item = TrailIdx> {
        let mut at = Some(node);
        core::iter::from_fn(move || {
            let mut decision = None;
            let mut is_thrown = false;
            while let Some(node) = at {
                let Made::Step { from, .. } = self.nodes[node].made else {
                    at = None;
                    break;
                };
                match rules.actor(self.pos(from)) {
                    Actor::Chance => is_thrown = true,
                    Actor::Seat(_) if is_thrown => {}
                    Actor::Seat(_) => decision = Some(from),
                }
                at = Some(from);
                if !rules.mid_turn(self.pos(from)) {
                    if decision.is_some() {
                        break;
                    }
                    is_thrown = false;
                }
            }
            decision
        })
    }
}
