//! The positions of a game: a tree, because a take-back leaves a branch behind.

use rules::{Actor, Bookmark, Game, Ledger};

/// A node of a [`Trail`], counted in the order of play.
pub(crate) type NodeIdx = usize;

/// How a position came about.
#[derive(Clone, Copy, Debug)]
enum Made<S> {
    /// It began the game, or the game went on from it without somebody.
    Set { from: Option<NodeIdx>, quiet: u16, turn: u16 },
    /// A step led here.
    Step { from: NodeIdx, step: S, before: Bookmark },
}

/// A position that was on the board.
#[derive(Debug)]
struct Node<G: Game> {
    pos: G::Position,
    made: Made<G::Step>,
    /// The number of entries that led here.
    n_entries: usize,
}

/// Every position of a game, each with the one it came from. Ledgers are not kept but noted again when they are wanted,
/// so that memory grows with the game's length and no faster.
#[derive(Debug)]
pub(crate) struct Trail<G: Game> {
    nodes: Vec<Node<G>>,
    /// The ledger of the first node.
    start: Ledger,
}

/// Steps from one turn boundary towards the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part<S> {
    /// The node before the first step.
    pub(crate) from: NodeIdx,
    /// The steps, each with the node it led to; never empty.
    pub(crate) steps: Vec<(S, NodeIdx)>,
}

impl<S> Part<S> {
    /// The node after the last step.
    pub(crate) fn end(&self) -> NodeIdx {
        self.steps.last().map_or(self.from, |(_, node)| *node)
    }
}

impl<G: Game> Trail<G> {
    /// The node that every game begins with.
    pub(crate) const FIRST: NodeIdx = 0;

    /// The trail of a game that begins at `pos`.
    pub(crate) fn new(pos: G::Position, start: Ledger) -> Trail<G> {
        let made = Made::Set { from: None, quiet: start.quiet(), turn: start.turn() };
        Trail { nodes: vec![Node { pos, made, n_entries: 0 }], start }
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Forgets all nodes but the first `n`.
    pub(crate) fn truncate(&mut self, n: usize) {
        self.nodes.truncate(n);
    }

    /// The position of a node.
    pub(crate) fn pos(&self, node: NodeIdx) -> &G::Position {
        &self.nodes[node].pos
    }

    /// The number of entries that led to a node.
    pub(crate) fn n_entries(&self, node: NodeIdx) -> usize {
        self.nodes[node].n_entries
    }

    /// Plays a legal step at `from`, whose ledger is `ledger`; `ledger` becomes that of the new node.
    pub(crate) fn step(
        &mut self,
        rules: &G,
        from: NodeIdx,
        (step, after): (G::Step, G::Position),
        ledger: &mut Ledger,
        n_entries: usize,
    ) -> NodeIdx {
        let before = ledger.note(rules, self.pos(from), step, &after);
        self.push(Node { pos: after, made: Made::Step { from, step, before }, n_entries })
    }

    /// Goes on from `pos` instead of the position at `from`, whose ledger is `ledger`. Clocks go on; repetitions begin
    /// anew.
    pub(crate) fn set(
        &mut self,
        rules: &G,
        from: NodeIdx,
        pos: G::Position,
        ledger: &mut Ledger,
        n_entries: usize,
    ) -> NodeIdx {
        let (quiet, turn) = (ledger.quiet(), ledger.turn());
        *ledger = Ledger::new(rules, &pos, quiet, turn);
        self.push(Node { pos, made: Made::Set { from: Some(from), quiet, turn }, n_entries })
    }

    fn push(&mut self, node: Node<G>) -> NodeIdx {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Leads `ledger`, which is that of `node`, back to that of `goal`, which must lie before it with nothing but steps
    /// between.
    pub(crate) fn go_back(&self, mut node: NodeIdx, goal: NodeIdx, ledger: &mut Ledger) {
        while node != goal {
            let Made::Step { from, before, .. } = self.nodes[node].made else {
                return;
            };
            ledger.go_back(before);
            node = from;
        }
    }

    /// The ledger of a node.
    pub(crate) fn ledger(&self, rules: &G, node: NodeIdx) -> Ledger {
        let (first, steps) = self.steps_to(node);
        let mut ledger = match self.nodes[first].made {
            Made::Set { from: Some(_), quiet, turn } => Ledger::new(rules, self.pos(first), quiet, turn),
            _ => self.start.clone(),
        };
        let mut at = first;
        for (step, after) in steps {
            ledger.note(rules, self.pos(at), step, self.pos(after));
            at = after;
        }
        ledger
    }

    /// The steps that led to a node since the last one that was set, and that one.
    fn steps_to(&self, node: NodeIdx) -> (NodeIdx, Vec<(G::Step, NodeIdx)>) {
        let mut steps = Vec::new();
        let mut at = node;
        while let Made::Step { from, step, .. } = self.nodes[at].made {
            steps.push((step, at));
            at = from;
        }
        steps.reverse();
        (at, steps)
    }

    /// The turns that led to a node since the last one that was set; the last may be only begun.
    fn turns_since_set(&self, rules: &G, node: NodeIdx) -> (NodeIdx, Vec<Part<G::Step>>) {
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
    pub(crate) fn turns(&self, rules: &G, node: NodeIdx) -> Vec<Part<G::Step>> {
        let (mut first, mut turns) = self.turns_since_set(rules, node);
        while let Made::Set { from: Some(from), .. } = self.nodes[first].made {
            let (earlier, mut before) = self.turns_since_set(rules, from);
            before.append(&mut turns);
            (first, turns) = (earlier, before);
        }
        turns
    }

    /// The last turn boundary at or before a node, and the steps since. Where the game was set in mid-turn, that place
    /// counts as one.
    pub(crate) fn boundary(&self, rules: &G, node: NodeIdx) -> Part<G::Step> {
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

    /// Where the seats decided first in each turn that led to a node, the latest turn first. Turns without a decision
    /// are left out, and so is everything before a position that was set.
    ///
    /// What chance did in such a turn lies before the decision, with all that was decided before that, and stays when the
    /// decision is taken back: nobody decides again whether to throw who knows what is thrown.
    pub(crate) fn decisions(&self, rules: &G, node: NodeIdx) -> impl Iterator<Item = NodeIdx> {
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
