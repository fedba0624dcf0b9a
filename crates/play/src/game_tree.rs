//! A game with everything that was tried and noted in it.

mod children;

use rules::view::Site;

use crate::entry::Entry;
use crate::nag::Nag;
use crate::record::Record;
use crate::tags::Tags;

use children::Children;

/// A node of a [`GameTree`]. It stays the same until the tree is read anew; removed nodes leave gaps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeIdx(u32);

impl NodeIdx {
    /// The beginning of the game, before any entry.
    pub const ROOT: NodeIdx = NodeIdx(0);

    pub(crate) fn idx(self) -> usize {
        self.0 as usize
    }
}

/// A mark that somebody has drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shape {
    /// The site that is circled, or at which the arrow begins.
    pub from: Site,
    /// Where the arrow ends; `None` for a circle.
    pub to: Option<Site>,
    /// Its colour.
    pub colour: ShapeColour,
}

/// The colours of [`Shape`]s, by which readers tell apart what is meant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ShapeColour {
    /// Green, the usual one.
    Green,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

impl ShapeColour {
    /// All colours with their names in texts.
    const ALL: [(ShapeColour, &str); 4] = [
        (ShapeColour::Green, "green"),
        (ShapeColour::Red, "red"),
        (ShapeColour::Yellow, "yellow"),
        (ShapeColour::Blue, "blue"),
    ];

    /// Its name in texts.
    pub fn name(self) -> &'static str {
        ShapeColour::ALL.iter().find(|(colour, _)| *colour == self).map_or("", |(_, name)| name)
    }

    /// The colour of this name.
    pub fn from_name(text: &str) -> Option<ShapeColour> {
        ShapeColour::ALL.iter().find(|(_, name)| *name == text).map(|(colour, _)| *colour)
    }
}

/// What was after a node before something there was promoted or removed, to take that back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeEdit {
    parent: NodeIdx,
    children: Vec<NodeIdx>,
}

/// What somebody has noted at a node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// Comments before the entry, where a variation begins with it.
    pub intro: Vec<String>,
    /// Comments after it; at the root, those before the first entry of the game.
    pub comments: Vec<String>,
    /// Annotation signs, in order.
    pub signs: Vec<Nag>,
    /// What is drawn on the board, in order.
    pub shapes: Vec<Shape>,
}

impl Notes {
    /// Nothing noted.
    pub const NONE: Notes = Notes { intro: Vec::new(), comments: Vec::new(), signs: Vec::new(), shapes: Vec::new() };

    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        self == &Notes::NONE
    }
}

/// The most entries that a tree can have, in all its lines.
pub const MAX_NODES: u32 = 40_000;

/// The most entries after a node: more than any game has steps to choose from.
const MAX_CHILDREN: usize = 4096;

#[derive(Clone, Debug)]
struct Node {
    /// `None` for the root alone.
    entry: Option<Entry>,
    parent: NodeIdx,
    /// How many entries lead here.
    depth: u32,
    /// Whether chance has decided the entry; known when it was replayed.
    is_throw: bool,
    /// The first is how the main line goes on.
    children: Children,
    /// `None` where nothing is noted, as at most nodes.
    notes: Option<Box<Notes>>,
}

impl Node {
    fn new(entry: Option<Entry>, parent: NodeIdx, depth: u32) -> Node {
        Node { entry, parent, depth, is_throw: false, children: Children::None, notes: None }
    }
}

/// A game with everything that was tried and noted in it: how it was set up, tags, and a tree of entries. The first
/// entry after a node is how its line goes on; the others are variations. No two entries after a node are equal.
///
/// Like a [`Record`], which is one line of it, it is a claim until a [`crate::Session`] has replayed it.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The game without its entries.
    head: Record,
    /// What is known about the game: its event, date, result, …
    pub tags: Tags,
    /// Whether a throw that was seen has been undone: such a game does not count in statistics (R24).
    pub is_throw_undone: bool,
    nodes: Vec<Node>,
}

/// A game that has one line.
impl From<Record> for GameTree {
    fn from(mut record: Record) -> GameTree {
        let entries = std::mem::take(&mut record.entries);
        let mut tree = GameTree::new(record);
        let mut at = NodeIdx::ROOT;
        for entry in entries {
            at = tree.add(at, entry).expect("a record has no more entries than a tree");
        }
        tree
    }
}

impl GameTree {
    /// A game without entries, set up like that of `head`.
    pub fn new(head: Record) -> GameTree {
        let head = Record { entries: Vec::new(), ..head };
        let root = Node::new(None, NodeIdx::ROOT, 0);
        GameTree { head, tags: Tags::new(), is_throw_undone: false, nodes: vec![root] }
    }

    /// Makes room for so many entries at once.
    pub(crate) fn reserve(&mut self, n_entries: usize) {
        self.nodes.reserve(n_entries);
    }

    /// How the game is set up and who plays: a record without entries.
    pub fn head(&self) -> &Record {
        &self.head
    }

    /// As [`GameTree::head`], to change it; entries added there are ignored.
    pub fn head_mut(&mut self) -> &mut Record {
        &mut self.head
    }

    /// The entry of a node; `None` for the root.
    pub fn entry(&self, node: NodeIdx) -> Option<&Entry> {
        self.nodes[node.idx()].entry.as_ref()
    }

    /// The node before this one; `None` for the root.
    pub fn parent(&self, node: NodeIdx) -> Option<NodeIdx> {
        (node != NodeIdx::ROOT).then(|| self.nodes[node.idx()].parent)
    }

    /// The nodes after this one: how its line goes on, and then the variations.
    pub fn children(&self, node: NodeIdx) -> &[NodeIdx] {
        self.nodes[node.idx()].children.as_slice()
    }

    /// What is noted at a node.
    pub fn notes(&self, node: NodeIdx) -> &Notes {
        static NONE: Notes = Notes::NONE;
        self.nodes[node.idx()].notes.as_deref().unwrap_or(&NONE)
    }

    /// What is noted at a node, to change it.
    pub fn notes_mut(&mut self, node: NodeIdx) -> &mut Notes {
        self.nodes[node.idx()].notes.get_or_insert_default()
    }

    /// The node of this entry after `parent`: the one that is there, or a new one behind its siblings. `None` when the
    /// tree is full ([`MAX_NODES`]), or no game has so many steps to choose from.
    pub fn add(&mut self, parent: NodeIdx, entry: Entry) -> Option<NodeIdx> {
        if let Some(known) = self.child(parent, &entry) {
            return Some(known);
        }
        if !self.has_room_after(parent) {
            return None;
        }
        let node = NodeIdx(self.nodes.len() as u32);
        let depth = self.nodes[parent.idx()].depth + 1;
        self.nodes.push(Node::new(Some(entry), parent, depth));
        self.nodes[parent.idx()].children.push(node);
        Some(node)
    }

    /// Whether this entry is there after `parent`, or can be added.
    pub(crate) fn has_room(&self, parent: NodeIdx, entry: &Entry) -> bool {
        self.has_room_after(parent) || self.child(parent, entry).is_some()
    }

    /// How many entries can still be added.
    pub(crate) fn n_free(&self) -> usize {
        (MAX_NODES as usize + 1).saturating_sub(self.nodes.len())
    }

    fn has_room_after(&self, parent: NodeIdx) -> bool {
        self.n_free() > 0 && self.children(parent).len() < MAX_CHILDREN
    }

    /// The node of this entry after `parent`; `None` when there is none.
    pub fn child(&self, parent: NodeIdx, entry: &Entry) -> Option<NodeIdx> {
        self.children(parent).iter().copied().find(|child| self.entry(*child) == Some(entry))
    }

    /// How many entries lead to a node.
    pub fn depth(&self, node: NodeIdx) -> usize {
        self.nodes[node.idx()].depth as usize
    }

    /// Notes whether chance has decided an entry.
    pub(crate) fn mark_throw(&mut self, node: NodeIdx, is_throw: bool) {
        self.nodes[node.idx()].is_throw = is_throw;
    }

    /// Whether chance has decided anything after a node.
    pub(crate) fn has_throw_after(&self, node: NodeIdx) -> bool {
        self.after(node).skip(1).any(|node| self.nodes[node.idx()].is_throw)
    }

    /// The nodes from the first one after the root to `node`; none for the root.
    pub fn path(&self, node: NodeIdx) -> Vec<NodeIdx> {
        let mut path: Vec<NodeIdx> = core::iter::successors(Some(node), |node| self.parent(*node)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The nodes after `node` as its line goes on.
    pub fn line(&self, node: NodeIdx) -> impl Iterator<Item = NodeIdx> + '_ {
        core::iter::successors(self.children(node).first().copied(), |node| self.children(*node).first().copied())
    }

    /// The game up to a node, as a record.
    pub fn record(&self, node: NodeIdx) -> Record {
        let entries = self.path(node).into_iter().filter_map(|node| self.entry(node).cloned()).collect();
        Record { entries, ..self.head.clone() }
    }

    /// The main line as a record.
    pub fn main_line(&self) -> Record {
        self.record(self.line(NodeIdx::ROOT).last().unwrap_or(NodeIdx::ROOT))
    }

    /// Whether a node is in the main line.
    pub fn is_main(&self, node: NodeIdx) -> bool {
        self.path(node).iter().all(|node| self.is_first(*node))
    }

    /// Whether a node is how the line before it goes on, rather than the beginning of a variation.
    pub fn is_first(&self, node: NodeIdx) -> bool {
        self.parent(node).is_none_or(|parent| self.children(parent).first() == Some(&node))
    }

    /// Makes the variation that holds `node` how the line goes on from where it branches off; the line that went on
    /// there becomes its first variation. `None` in the main line, where nothing happens.
    pub fn promote(&mut self, node: NodeIdx) -> Option<TreeEdit> {
        let branch = self.path(node).into_iter().rfind(|node| !self.is_first(*node))?;
        let edit = self.before_edit(self.parent(branch)?);
        self.put_before(branch, edit.children[0]);
        Some(edit)
    }

    /// Puts a node before another one, both after the same node, if it comes later.
    pub(crate) fn put_before(&mut self, node: NodeIdx, other: NodeIdx) {
        let parent = self.nodes[node.idx()].parent;
        let children = self.nodes[parent.idx()].children.as_mut_slice();
        let place = |of: NodeIdx| children.iter().position(|child| *child == of);
        if let (Some(from), Some(to)) = (place(node), place(other))
            && to < from
        {
            children[to..=from].rotate_right(1);
        }
    }

    /// Removes a node with everything after it; `None` for the root, which stays.
    pub fn remove(&mut self, node: NodeIdx) -> Option<TreeEdit> {
        let edit = self.before_edit(self.parent(node)?);
        let others = edit.children.iter().copied().filter(|child| *child != node).collect();
        self.nodes[edit.parent.idx()].children = Children::Some(others);
        Some(edit)
    }

    fn before_edit(&self, parent: NodeIdx) -> TreeEdit {
        TreeEdit { parent, children: self.children(parent).to_vec() }
    }

    /// Takes back what was promoted or removed last; entries that were added since stay, behind the others.
    pub fn take_back(&mut self, edit: TreeEdit) {
        let TreeEdit { parent, mut children } = edit;
        let added = self.children(parent).iter().copied().filter(|child| !children.contains(child));
        let added: Vec<NodeIdx> = added.collect();
        children.extend(added);
        self.nodes[parent.idx()].children = Children::Some(children);
    }

    /// Whether a node, which this tree once had, is still in it.
    pub fn has(&self, node: NodeIdx) -> bool {
        let is_child = |node: NodeIdx| self.parent(node).is_none_or(|parent| self.children(parent).contains(&node));
        node.idx() < self.nodes.len() && self.path(node).into_iter().all(is_child)
    }

    /// All nodes, each before those after it: first a node's line, then its variations.
    pub fn all(&self) -> impl Iterator<Item = NodeIdx> + '_ {
        self.after(NodeIdx::ROOT)
    }

    /// A node and all after it, in that order.
    fn after(&self, node: NodeIdx) -> impl Iterator<Item = NodeIdx> + '_ {
        let mut rest = vec![node];
        core::iter::from_fn(move || {
            let node = rest.pop()?;
            rest.extend(self.children(node).iter().rev());
            Some(node)
        })
    }

    /// One more than the largest index of a node, the removed ones among them.
    pub(crate) fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The number of entries in all lines.
    pub fn n_entries(&self) -> usize {
        self.all().count() - 1
    }
}

/// Trees are equal when they say the same, whatever was removed from them.
impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        let said = |tree: &GameTree, node: NodeIdx| (tree.entry(node).cloned(), tree.children(node).len());
        let same =
            |(one, two): (NodeIdx, NodeIdx)| said(self, one) == said(other, two) && self.notes(one) == other.notes(two);
        self.head == other.head
            && self.tags == other.tags
            && self.is_throw_undone == other.is_throw_undone
            && self.nodes_in_use() == other.nodes_in_use()
            && self.all().zip(other.all()).all(same)
    }
}

impl Eq for GameTree {}

impl GameTree {
    fn nodes_in_use(&self) -> usize {
        self.all().count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Player;

    fn step(text: &str) -> Entry {
        Entry::Step(text.to_owned())
    }

    fn tree(line: &[&str]) -> GameTree {
        let players = vec![Player::Human { name: String::new() }; 2];
        let mut record = Record::new("laska", 1, players);
        record.entries = line.iter().map(|text| step(text)).collect();
        GameTree::from(record)
    }

    fn texts(tree: &GameTree, nodes: impl IntoIterator<Item = NodeIdx>) -> Vec<String> {
        let text = |node| match tree.entry(node) {
            Some(Entry::Step(text)) => text.clone(),
            _ => String::new(),
        };
        nodes.into_iter().map(text).collect()
    }

    #[test]
    fn equal_entries_are_one_node() {
        let mut tree = tree(&["a", "b"]);
        let a = tree.add(NodeIdx::ROOT, step("a")).unwrap();
        let c = tree.add(a, step("c")).unwrap();
        assert_eq!((tree.n_entries(), tree.children(a).len()), (3, 2));
        assert!(!tree.is_main(c) && tree.is_main(a));
        assert_eq!(texts(&tree, tree.path(c)), ["a", "c"]);
        assert_eq!(tree.main_line().entries, [step("a"), step("b")]);
        assert_eq!(tree.record(c).entries, [step("a"), step("c")]);
    }

    #[test]
    fn a_promoted_variation_is_the_line_and_the_line_its_first_variation() {
        let mut tree = tree(&["a", "b", "c"]);
        let a = tree.line(NodeIdx::ROOT).next().unwrap();
        let x = tree.add(a, step("x")).unwrap();
        let y = tree.add(a, step("y")).unwrap();
        let z = tree.add(y, step("z")).unwrap();
        tree.promote(z);
        assert_eq!(texts(&tree, tree.children(a).to_vec()), ["y", "b", "x"]);
        assert_eq!(texts(&tree, tree.line(NodeIdx::ROOT)), ["a", "y", "z"]);
        assert_eq!(tree.promote(z), None);
        let removed = tree.remove(y).unwrap();
        assert!(tree.has(x) && !tree.has(y) && !tree.has(z));
        assert_eq!(texts(&tree, tree.all().skip(1)), ["a", "b", "c", "x"]);
        tree.add(a, step("w")).unwrap();
        tree.take_back(removed);
        assert_eq!(texts(&tree, tree.children(a).to_vec()), ["y", "b", "x", "w"]);
        assert!(tree.has(z));
    }

    #[test]
    fn trees_that_say_the_same_are_equal() {
        let mut one = tree(&["a", "b"]);
        let gone = one.add(NodeIdx::ROOT, step("x")).unwrap();
        assert_ne!(one, tree(&["a", "b"]));
        one.remove(gone);
        assert_eq!(one, tree(&["a", "b"]));
        one.notes_mut(NodeIdx::ROOT).comments.push("hm".to_owned());
        assert_ne!(one, tree(&["a", "b"]));
        // The same entries in another shape.
        let mut two = tree(&["a"]);
        two.add(NodeIdx::ROOT, step("b")).unwrap();
        assert_ne!(two, tree(&["a", "b"]));
    }
}
