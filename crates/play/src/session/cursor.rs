//! The cursor on the tree: undo and redo, other lines, and what is noted there.

use core::mem;

use rules::view::Effect;
use rules::{Actor, Game, History, Mend};

use super::{Branching, EnterError, FullReader, OpenError, Reader, Session};
use crate::diff::diff;
use crate::entry::Entry;
use crate::game_tree::{GameTree, NodeIdx, Notes, TreeEdit};
use crate::tags::Tags;

impl<G: Game> Session<G> {
    /// Replays every line of a tree by the rules, and moves the cursor to a node of it. Turns after the game was ended by
    /// the rules are taken as far as the rules can read them (R18).
    ///
    /// # Errors
    /// As [`Session::open`]; the index of an entry counts along its line.
    pub fn open_tree(tree: &GameTree, cursor: NodeIdx) -> Result<Session<G>, OpenError> {
        Session::open_tree_by::<FullReader>(tree, cursor)
    }

    /// As [`Session::open_tree`], with the texts in the tree read by `R`.
    ///
    /// # Errors
    /// As there, and when there are texts that `R` does not read.
    pub fn open_tree_by<R: Reader>(tree: &GameTree, cursor: NodeIdx) -> Result<Session<G>, OpenError> {
        let mut session = Session::begin::<R>(tree.head().clone())?;
        session.tree.tags = tree.tags.clone();
        session.tree.is_throw_undone = tree.is_throw_undone;
        *session.notes_mut(NodeIdx::ROOT) = tree.notes(NodeIdx::ROOT).clone();
        session.branching = Branching::Varies;
        let mut here = NodeIdx::ROOT;
        // The node here of every node there, along the line that is being read.
        let mut known = vec![(NodeIdx::ROOT, NodeIdx::ROOT)];
        for node in tree.all().skip(1) {
            let parent = tree.parent(node);
            while known.last().is_some_and(|(there, _)| Some(*there) != parent) {
                known.pop();
            }
            if let Some((_, own)) = known.last() {
                session.travel(*own);
            }
            let entry = tree.entry(node).expect("only the root has none").clone();
            let idx = session.path.len();
            let own = session.append(entry).map_err(|why| OpenError::Entry { idx, why })?;
            // Two texts of one step are one node.
            let (noted, notes) = (session.notes_mut(own), tree.notes(node).clone());
            noted.intro.extend(notes.intro);
            noted.comments.extend(notes.comments);
            noted.signs.extend(notes.signs);
            noted.shapes.extend(notes.shapes);
            known.push((node, own));
            if node == cursor {
                here = own;
            }
        }
        session.go_to(here);
        // Whatever was read last, what is ahead is how the line goes on.
        session.follow(session.node());
        session.branching = Branching::Replaces;
        Ok(session)
    }

    /// Where the cursor stands.
    pub fn node(&self) -> NodeIdx {
        self.path.last().copied().unwrap_or(NodeIdx::ROOT)
    }

    /// The node of the first `n_entries` entries of the record; `None` when there are not so many.
    pub fn node_at(&self, n_entries: usize) -> Option<NodeIdx> {
        match n_entries.checked_sub(1) {
            Some(idx) => self.path.get(idx).copied(),
            None => Some(NodeIdx::ROOT),
        }
    }

    /// Takes the last entry back, and gives what that changes on the board; `None` when there is no entry.
    pub fn undo(&mut self) -> Option<Vec<Effect>> {
        let n_entries = self.n_entries().checked_sub(1)?;
        Some(self.undo_to(n_entries))
    }

    /// Takes all entries but the first `n_entries` back, and gives what that changes on the board. What is played then
    /// is how the line goes on.
    pub fn undo_to(&mut self, n_entries: usize) -> Vec<Effect> {
        let Some(node) = self.node_at(n_entries) else { return Vec::new() };
        let effects = self.go_to(node);
        self.branching = Branching::Replaces;
        effects
    }

    /// Redoes the entry that was taken back last, or goes on along the line, and gives what that changes on the board;
    /// `None` at its end.
    pub fn redo(&mut self) -> Option<Vec<Effect>> {
        let next = *self.undone.last()?;
        let entry = self.tree.entry(next).expect("only the root has none").clone();
        let mut effects = Vec::new();
        let jumped = self.advance_past_end(entry, &mut effects);
        let jumped =
            jumped.unwrap_or_else(|_| unreachable!("an entry that was possible is so again at the same moment"));
        Some(self.with_jump(effects, jumped))
    }

    /// How many entries can be redone.
    pub fn n_undone(&self) -> usize {
        self.undone.len()
    }

    /// Moves the cursor to another node, and gives what that changes on the board. What is played there is a variation,
    /// unless the line ends there. Nothing happens when the node was removed.
    pub fn go_to(&mut self, node: NodeIdx) -> Vec<Effect> {
        if !self.tree.has(node) {
            return Vec::new();
        }
        let before = self.scene();
        let undone = match self.path.iter().position(|known| *known == node) {
            // The rest of the line remains to be redone.
            Some(idx) => Some(self.path[idx + 1..].to_vec()),
            None if node == NodeIdx::ROOT => Some(self.path.clone()),
            None => None,
        };
        self.branching = Branching::Varies;
        let line = mem::take(&mut self.undone);
        self.travel(node);
        match undone {
            Some(rest) => self.undone = line.into_iter().chain(rest.into_iter().rev()).collect(),
            None => self.follow(node),
        }
        diff(&before, &self.scene())
    }

    /// The line goes on as the tree says.
    pub(super) fn follow(&mut self, node: NodeIdx) {
        self.undone = self.tree.line(node).collect();
        self.undone.reverse();
    }

    /// Moves the cursor, at the cost of the distance.
    pub(crate) fn travel(&mut self, node: NodeIdx) {
        let mut ahead = Vec::new();
        let mut common = node;
        while !self.is_on_path(common) {
            ahead.push(common);
            common = self.tree.parent(common).unwrap_or(NodeIdx::ROOT);
        }
        self.cut(self.tree.depth(common));
        for node in ahead.into_iter().rev() {
            let entry = self.tree.entry(node).expect("only the root has none").clone();
            let entered = self.advance_past_end(entry, &mut ());
            entered.unwrap_or_else(|_| unreachable!("an entry that was possible is so again at the same moment"));
        }
    }

    fn is_on_path(&self, node: NodeIdx) -> bool {
        self.node_at(self.tree.depth(node)) == Some(node)
    }

    /// Takes all entries but the first `n_entries` off the record.
    fn cut(&mut self, n_entries: usize) {
        if n_entries >= self.n_entries() {
            return;
        }
        let from = self.now().node;
        self.states.truncate(n_entries + 1);
        let (node, n_nodes) = (self.now().node, self.now().n_nodes);
        self.trail.travel(&self.rules, from, node, &mut self.history);
        self.trail.truncate(n_nodes);
        self.record.entries.truncate(n_entries);
        self.path.truncate(n_entries);
    }

    /// Adds a complete turn after the cursor, as a variation where there is another one, and moves the cursor there. A
    /// text that can mean one turn only is read as that turn, and what was mended is added to `mends`. After an end by
    /// the rules a turn is taken as far as the rules can read it (R18).
    ///
    /// # Errors
    /// When it is no legal turn, or nothing can be played any more. The cursor is then where it was.
    pub fn append_turn(&mut self, turn: &str, mends: &mut Vec<Mend>) -> Result<NodeIdx, EnterError> {
        self.check_readable()?;
        let steps =
            self.rules.mend_turn(self.position(), turn, mends).map_err(|error| EnterError::Step(Box::new(error)))?;
        self.check_room_for(steps.len())?;
        self.branching = Branching::Varies;
        let is_throw_undone = self.tree.is_throw_undone;
        for step in steps {
            self.append_step(step)?;
        }
        self.tree.is_throw_undone = is_throw_undone;
        Ok(self.node())
    }

    /// Adds an entry after the cursor, as a variation where there is another one, and moves the cursor there. After an
    /// end by the rules a step is taken if the rules can read it (R18).
    ///
    /// # Errors
    /// When the entry is not possible there. The cursor is then where it was.
    pub fn append(&mut self, entry: Entry) -> Result<NodeIdx, EnterError> {
        self.branching = Branching::Varies;
        let is_throw_undone = self.tree.is_throw_undone;
        self.advance_past_end(entry, &mut ())?;
        // Nobody has seen it at the table.
        self.tree.is_throw_undone = is_throw_undone;
        Ok(self.node())
    }

    /// Where on the line up to the cursor the rules have ended the game; `None` when they have not.
    pub fn ended(&self) -> Option<NodeIdx> {
        let over = self.now().over.as_ref().filter(|over| over.by_rules)?;
        self.node_at(over.at)
    }

    /// What is noted at a node, to change it.
    pub fn notes_mut(&mut self, node: NodeIdx) -> &mut Notes {
        self.tree.notes_mut(node)
    }

    /// What is known about the game, to change it.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tree.tags
    }

    /// Makes the variation that holds `node` how the line goes on: see [`GameTree::promote`].
    pub fn promote(&mut self, node: NodeIdx) -> Option<TreeEdit> {
        let edit = self.tree.has(node).then(|| self.tree.promote(node)).flatten()?;
        self.follow(self.node());
        Some(edit)
    }

    /// Removes a node with everything after it. A cursor that stands there goes back to the node before it; what that
    /// changes on the board is given, too. `None` for the root, which stays.
    pub fn remove(&mut self, node: NodeIdx) -> Option<(TreeEdit, Vec<Effect>)> {
        let parent = self.tree.parent(node).filter(|_| self.tree.has(node))?;
        let effects = if self.is_on_path(node) { self.go_to(parent) } else { Vec::new() };
        let edit = self.tree.remove(node)?;
        self.follow(self.node());
        Some((edit, effects))
    }

    /// Takes back what was promoted or removed last.
    pub fn take_back_edit(&mut self, edit: TreeEdit) {
        self.tree.take_back(edit);
        self.follow(self.node());
    }

    /// The entry that [`Session::redo`] would make.
    pub fn next_undone(&self) -> Option<&Entry> {
        self.undone.last().and_then(|next| self.tree.entry(*next))
    }

    /// The tree, without the session.
    pub fn into_tree(self) -> GameTree {
        self.tree
    }

    /// What a game begins with of which nothing has been played: its rules, the position with its history, and a tree
    /// without entries.
    pub(crate) fn into_beginning(self) -> (G, G::Position, History, GameTree) {
        let Session { rules, trail, history, tree, .. } = self;
        (rules, trail.into_first(), history, tree)
    }

    /// How many throws led to the position on the board: the next one is the throw of this number, counted from 0, which
    /// follows from the game's seed and the number alone (R24).
    pub fn n_throws(&self) -> usize {
        self.trail.n_throws(&self.rules, self.now().node)
    }

    /// Moves the cursor onto the node of an entry that was just made.
    pub(super) fn note_in_tree(&mut self, entry: &Entry, is_throw: bool) {
        let parent = self.node();
        let node = match self.tree.child(parent, entry) {
            Some(known) => known,
            None => {
                // Whoever plays otherwise has seen what was thrown after this.
                self.tree.is_throw_undone |= self.tree.has_throw_after(parent);
                self.tree.add(parent, entry.clone()).expect("there was room for it before it was made")
            }
        };
        self.tree.mark_throw(node, is_throw);
        self.path.push(node);
        match self.undone.pop() {
            Some(next) if next == node => {}
            next => {
                if let (Branching::Replaces, Some(next)) = (self.branching, next) {
                    self.tree.put_before(node, next);
                }
                self.follow(node);
            }
        }
    }

    /// Whether chance decides now.
    pub(super) fn is_chance(&self) -> bool {
        self.rules.actor(self.position()) == Actor::Chance
    }
}
