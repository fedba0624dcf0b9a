//! A game with everything that was tried and noted in it.

use rules::movetext::Nag;
use rules::view::Site;

use crate::entry::Entry;
use crate::record::Record;
use crate::tags::Tags;
use crate::wire::MAX_NODES;

/// A node of a [`GameTree`]. It stays the same until the tree is read anew; removed nodes leave gaps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeIdx(u32);

impl NodeIdx {
    /// The beginning of the game, before any entry.
    pub const ROOT: NodeIdx = NodeIdx(0);

    fn idx(self) -> usize {
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

/// The most entries after a node: more than any game has steps to choose from.
const MAX_CHILDREN: usize = 4096;

#[derive(Clone, Debug)]
struct Node {
    /// `None` for the root alone.
    entry: Option<Entry>,
    parent: NodeIdx,
    /// The first is how the main line goes on.
    children: Vec<NodeIdx>,
    notes: Notes,
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
        let root = Node { entry: None, parent: NodeIdx::ROOT, children: Vec::new(), notes: Notes::NONE };
        GameTree { head, tags: Tags::new(), is_throw_undone: false, nodes: vec![root] }
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
        &self.nodes[node.idx()].children
    }

    /// What is noted at a node.
    pub fn notes(&self, node: NodeIdx) -> &Notes {
        &self.nodes[node.idx()].notes
    }

    /// What is noted at a node, to change it.
    pub fn notes_mut(&mut self, node: NodeIdx) -> &mut Notes {
        &mut self.nodes[node.idx()].notes
    }

    /// The node of this entry after `parent`: the one that is there, or a new one behind its siblings. `None` when the
    /// tree is full ([`MAX_NODES`]), or no game has so many steps to choose from.
    pub fn add(&mut self, parent: NodeIdx, entry: Entry) -> Option<NodeIdx> {
        if let Some(known) = self.child(parent, &entry) {
            return Some(known);
        }
        if self.children(parent).len() == MAX_CHILDREN {
            return None;
        }
        let node = NodeIdx(u32::try_from(self.nodes.len()).ok().filter(|len| *len <= MAX_NODES)?);
        self.nodes.push(Node { entry: Some(entry), parent, children: Vec::new(), notes: Notes::NONE });
        self.nodes[parent.idx()].children.push(node);
        Some(node)
    }

    /// The node of this entry after `parent`; `None` when there is none.
    pub fn child(&self, parent: NodeIdx, entry: &Entry) -> Option<NodeIdx> {
        self.children(parent).iter().copied().find(|child| self.entry(*child) == Some(entry))
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

    /// Whether there is any variation.
    pub fn has_variations(&self) -> bool {
        self.all().any(|node| self.children(node).len() > 1)
    }

    /// Makes the variation that holds `node` how the line goes on from where it branches off; the line that went on
    /// there becomes its first variation. Nothing happens in the main line.
    pub fn promote(&mut self, node: NodeIdx) {
        if let Some(first) = self.path(node).into_iter().rfind(|node| !self.is_first(*node)) {
            self.put_first(first);
        }
    }

    /// Makes a node the first after the one before it.
    pub(crate) fn put_first(&mut self, node: NodeIdx) {
        if let Some(parent) = self.parent(node) {
            let children = &mut self.nodes[parent.idx()].children;
            let at = children.iter().position(|child| *child == node).unwrap_or(0);
            children[..=at].rotate_right(1);
        }
    }

    /// Removes a node with everything after it. The root stays, and loses all that follows.
    pub fn remove(&mut self, node: NodeIdx) {
        match self.parent(node) {
            Some(parent) => self.nodes[parent.idx()].children.retain(|child| *child != node),
            None => self.nodes[node.idx()].children.clear(),
        }
    }

    /// Whether a node, which this tree once had, is still in it.
    pub fn has(&self, node: NodeIdx) -> bool {
        let is_child = |node: NodeIdx| self.parent(node).is_none_or(|parent| self.children(parent).contains(&node));
        node.idx() < self.nodes.len() && self.path(node).into_iter().all(is_child)
    }

    /// All nodes, each before those after it: first a node's line, then its variations.
    pub fn all(&self) -> impl Iterator<Item = NodeIdx> + '_ {
        let mut rest = vec![NodeIdx::ROOT];
        core::iter::from_fn(move || {
            let node = rest.pop()?;
            rest.extend(self.children(node).iter().rev());
            Some(node)
        })
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
        assert!(!tree.is_main(c) && tree.is_main(a) && tree.has_variations());
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
        tree.promote(z);
        assert_eq!(tree.main_line().entries.len(), 3);
        tree.remove(y);
        assert!(tree.has(x) && !tree.has(y) && !tree.has(z));
        assert_eq!(texts(&tree, tree.all().skip(1)), ["a", "b", "c", "x"]);
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
