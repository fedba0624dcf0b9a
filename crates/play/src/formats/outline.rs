//! A tree in the order in which it is written: every line turn by turn, and the variations on a turn right after it.

use rules::{Actor, Format, Game};

use super::score::Score;
use crate::entry::Entry;
use crate::game_tree::{GameTree, NodeIdx, Notes};
use crate::session::{OpenError, Session};
use crate::status::Status;

/// What writes a tree down.
pub(super) trait Paper {
    /// Whether a turn can be written in this text.
    fn takes(&self, text: &str) -> bool;

    /// A complete turn of the seat at index `seat` in the order of play, with its number.
    fn turn(&mut self, text: &str, number: u32, seat: usize);

    /// An entry that is no complete turn: an offer, or a step of a turn that something interrupts.
    fn entry(&mut self, entry: &Entry);

    /// What is noted at the turn or the entry before it, or at the beginning of the game.
    fn notes(&mut self, notes: &Notes);

    /// A comment before what follows; `begins` where a variation begins with that.
    fn intro(&mut self, comment: &str, begins: bool);

    /// A variation on the last turn begins.
    fn open(&mut self);

    /// The last variation ends.
    fn close(&mut self);
}

/// What is still to be written.
enum Task {
    /// How the line goes on after a node, and whether it is the main line.
    Line(NodeIdx, bool),
    /// A variation that begins with this path after a node.
    Variation(NodeIdx, Vec<NodeIdx>),
    Close,
}

/// Writes a tree with turns in a format, and gives how the main line ended on the board.
///
/// A turn whose steps something interrupts is written as its entries.
///
/// # Errors
/// When the rules do not take the tree.
pub(super) fn outline<G: Game>(
    tree: &GameTree,
    format: Format,
    paper: &mut impl Paper,
) -> Result<Option<Score>, OpenError> {
    let session = Session::<G>::open(tree.head().clone())?;
    let first = (seat(&session), session.history().turn());
    let mut walk = Walk { tree, format, known: vec![NodeIdx::ROOT; tree.n_nodes()], session, first };
    walk.notes(NodeIdx::ROOT, paper);
    let mut tasks = vec![Task::Line(NodeIdx::ROOT, true)];
    let mut last_of_main = NodeIdx::ROOT;
    while let Some(task) = tasks.pop() {
        let (from, path, is_main) = match task {
            Task::Close => {
                paper.close();
                continue;
            }
            Task::Line(from, is_main) => match tree.children(from).first() {
                Some(next) => (from, vec![*next], is_main),
                None => continue,
            },
            Task::Variation(from, path) => {
                paper.open();
                (from, path, false)
            }
        };
        let (end, variations) = walk.unit(from, path, paper)?;
        if is_main {
            last_of_main = end;
        }
        tasks.push(Task::Line(end, is_main));
        for path in variations.into_iter().rev() {
            tasks.extend([Task::Close, Task::Variation(from, path)]);
        }
    }
    Ok(walk.score(last_of_main))
}

struct Walk<'t, G: Game> {
    tree: &'t GameTree,
    format: Format,
    /// Plays what is written.
    session: Session<G>,
    /// The node there of every node here that was played.
    known: Vec<NodeIdx>,
    /// The seat that has the first turn, by its index, and how many turns there were before it.
    first: (usize, u16),
}

/// The seat to act, by its index.
fn seat<G: Game>(session: &Session<G>) -> usize {
    match session.rules().actor(session.position()) {
        Actor::Seat(seat) => seat.idx(),
        Actor::Chance => 0,
    }
}

impl<G: Game> Walk<'_, G> {
    /// Writes what comes next after a node: a turn that begins with `path`, or that path alone. Gives the last node of
    /// it, and the paths of the variations on it.
    fn unit(
        &mut self,
        from: NodeIdx,
        path: Vec<NodeIdx>,
        paper: &mut impl Paper,
    ) -> Result<(NodeIdx, Vec<Vec<NodeIdx>>), OpenError> {
        let branch_at = path.len() - 1;
        let is_variation = !self.tree.is_first(path[branch_at]) || branch_at > 0;
        let intro = &self.tree.notes(path[branch_at]).intro;
        let nodes = match self.turn(from, &path)?.filter(|(_, text)| paper.takes(text)) {
            Some((nodes, text)) => {
                intro.iter().filter(|_| is_variation).for_each(|comment| paper.intro(comment, true));
                self.session.travel(self.known[from.idx()]);
                let n_seats = self.session.rules().info().teams.len();
                let (first_seat, first_turn) = self.first;
                let turn = self.session.history().turn().saturating_sub(first_turn);
                let round = usize::from(first_turn) / n_seats + (usize::from(turn) + first_seat) / n_seats;
                paper.turn(&text, round as u32 + 1, seat(&self.session));
                nodes
            }
            None => {
                for (idx, node) in path.iter().enumerate() {
                    self.play(if idx == 0 { from } else { path[idx - 1] }, *node)?;
                    if idx == branch_at && is_variation {
                        intro.iter().for_each(|comment| paper.intro(comment, idx == 0));
                    }
                    if let Some(entry) = self.tree.entry(*node) {
                        paper.entry(entry);
                    }
                }
                path
            }
        };
        let end = nodes[nodes.len() - 1];
        self.notes(end, paper);
        let mut variations = Vec::new();
        // Those at the beginning belong to the line, and those within the turn to whoever writes that part of it.
        let before = |idx: usize| if idx == 0 { from } else { nodes[idx - 1] };
        for idx in branch_at..nodes.len() {
            let is_own = idx > branch_at || !is_variation;
            let others = self.tree.children(before(idx)).iter().skip(1).filter(|other| **other != nodes[idx] && is_own);
            variations.extend(others.map(|other| nodes[..idx].iter().copied().chain([*other]).collect()));
        }
        Ok((end, variations))
    }

    /// Writes what is noted at a node, and the comments before what comes next: in front of the variations, so that all
    /// comments on a turn stand together.
    fn notes(&self, node: NodeIdx, paper: &mut impl Paper) {
        paper.notes(self.tree.notes(node));
        if let Some(next) = self.tree.children(node).first() {
            self.tree.notes(*next).intro.iter().for_each(|comment| paper.intro(comment, false));
        }
    }

    /// The complete turn that begins with a path, if it can be written as one: its nodes and its text.
    fn turn(&mut self, from: NodeIdx, path: &[NodeIdx]) -> Result<Option<(Vec<NodeIdx>, String)>, OpenError> {
        self.session.travel(self.known[from.idx()]);
        if self.session.rules().mid_turn(self.session.position()) {
            return Ok(None);
        }
        let start = self.session.position().clone();
        let (mut nodes, mut steps, mut pos) = (Vec::new(), Vec::new(), start.clone());
        loop {
            let before = nodes.last().copied().unwrap_or(from);
            let next = match path.get(nodes.len()) {
                Some(next) => *next,
                None => match self.tree.children(before) {
                    [next, ..] if self.tree.notes(*next).intro.is_empty() => *next,
                    _ => return Ok(None),
                },
            };
            let Some(Entry::Step(text)) = self.tree.entry(next) else { return Ok(None) };
            let Ok(step) = self.session.rules().read_step(&pos, text) else { return Ok(None) };
            self.play(before, next)?;
            self.session.rules().apply(&mut pos, step, &mut ());
            nodes.push(next);
            steps.push(step);
            if !self.session.rules().mid_turn(&pos) {
                break;
            }
            let is_noted = nodes.len() >= path.len() && {
                let notes = self.tree.notes(next);
                !(notes.comments.is_empty() && notes.signs.is_empty() && notes.shapes.is_empty())
            };
            if is_noted {
                return Ok(None);
            }
        }
        let rules = self.session.rules();
        let text = rules.write_turn(&start, &steps, self.format);
        let is_word = !text.is_empty() && rules.read_turn(&start, &text).as_ref() == Ok(&steps);
        Ok(is_word.then_some((nodes, text)))
    }

    /// Plays the entry of a node after the one before it.
    fn play(&mut self, before: NodeIdx, node: NodeIdx) -> Result<(), OpenError> {
        self.session.travel(self.known[before.idx()]);
        if let Some(entry) = self.tree.entry(node) {
            let idx = self.tree.depth(node) - 1;
            let own = self.session.append(entry.clone()).map_err(|why| OpenError::Entry { idx, why })?;
            self.known[node.idx()] = own;
        }
        Ok(())
    }

    /// How the line to a node ended.
    fn score(&mut self, node: NodeIdx) -> Option<Score> {
        self.session.travel(self.known[node.idx()]);
        if let Some(ended) = self.session.ended() {
            self.session.travel(ended);
        }
        match self.session.status() {
            Status::Over(outcome) => Some(Score::of(self.session.rules().info(), &outcome)),
            _ => None,
        }
    }
}
