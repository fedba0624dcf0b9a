//! What every reader of whole games does with what it finds: it plays the turns by the rules, opens and closes
//! variations, and keeps comments, signs and drawings.

use core::{iter, mem};

use rules::notation::joined_squares;
use rules::{Actor, ErrorKind, Game, Mend, Message, ReadError};

use super::comment::{self, Remark, SiteNames};
use super::head::Head;
use super::messages;
use super::score::{RESULT, Score};
use super::termination;
use super::{Draft, Fault};
use crate::entry::Entry;
use crate::game_tree::{GameTree, NodeIdx};
use crate::nag::Nag;
use crate::session::{EnterError, OpenError, Session};
use crate::status::Status;
use crate::wire::MAX_ENTRIES;

/// The longest text that is kept as a comment because it could not be read, in bytes.
const MAX_KEPT: usize = 2 << 10;

/// A game that is being read.
pub(super) struct Scribe<G: Game> {
    session: Session<G>,
    names: SiteNames,
    /// The line that is being read and those that it interrupts, the main line first.
    lines: Vec<Line>,
    pub(super) mends: Vec<Mend>,
    told: Option<Score>,
    is_throw_undone: bool,
    /// The seat that has the first turn, by its index.
    first_seat: usize,
    /// How many turns there were before it.
    first_turn: u16,
    /// The number of the first round, as the first number in the game has it.
    numbered_from: Option<i64>,
}

/// A line that is being read.
#[derive(Debug)]
struct Line {
    /// Where its last turn begins, and what was counted there; `None` before the first.
    before: Option<Counted>,
    /// Where it has come to.
    now: Counted,
    /// Comments before its first turn.
    intro: Vec<String>,
    /// Where its bracket was opened, in bytes.
    opened_at: usize,
    /// How much was mended before it.
    n_mends: usize,
}

/// A node, and how many turns lead there.
#[derive(Clone, Copy, Debug)]
struct Counted {
    node: NodeIdx,
    n_turns: usize,
}

impl<G: Game> Scribe<G> {
    /// Begins a game that is set up as its tags say.
    ///
    /// # Errors
    /// When the rules refuse that.
    pub(super) fn open(head: Head, mends: Vec<Mend>) -> Result<Scribe<G>, OpenError> {
        let Head { record, tags, told, is_throw_undone, .. } = head;
        let mut session = Session::<G>::open(record)?;
        *session.tags_mut() = tags;
        let names = SiteNames::of(session.rules());
        let first_turn = session.history().turn();
        let first_seat = match session.rules().actor(session.position()) {
            Actor::Seat(seat) => seat.idx(),
            Actor::Chance => 0,
        };
        let now = Counted { node: NodeIdx::ROOT, n_turns: 0 };
        let main = Line { before: None, now, intro: Vec::new(), opened_at: 0, n_mends: 0 };
        Ok(Scribe {
            session,
            names,
            lines: vec![main],
            mends,
            told,
            is_throw_undone,
            first_seat,
            first_turn,
            numbered_from: None,
        })
    }

    pub(super) fn session(&self) -> &Session<G> {
        &self.session
    }

    /// How many variations are open.
    pub(super) fn depth(&self) -> usize {
        self.lines.len() - 1
    }

    /// Whether the line that is being read has a turn.
    pub(super) fn has_turn(&self) -> bool {
        self.line().before.is_some()
    }

    /// Notes that something was mended; of each kind the first is told.
    pub(super) fn mend(&mut self, at: usize, text: &str, how: Message) {
        if !self.mends.iter().any(|known| known.how.key == how.key) {
            self.mends.push(Mend { at, text: comment::cut(text, MAX_KEPT).to_owned(), how });
        }
    }

    /// Plays a turn that stands at `at`.
    ///
    /// # Errors
    /// When it cannot be played. Nothing has changed then.
    pub(super) fn turn(&mut self, text: &str, at: usize) -> Result<(), Fault> {
        let mut mends = Vec::new();
        let n_nodes = self.session.tree().n_nodes();
        let read = match self.session.append_turn(text, &mut mends) {
            Err(why) => match joined_squares(text).map(|joined| self.session.append_turn(&joined, &mut mends)) {
                Some(Ok(node)) => Ok(node),
                _ => Err(why),
            },
            read => read,
        };
        match read {
            Ok(node) => {
                mends.into_iter().for_each(|mend| self.mend(at + mend.at, &mend.text, mend.how));
                self.arrive(node, n_nodes, 1);
                Ok(())
            }
            Err(why) => Err(Fault::of(why, text, at)),
        }
    }

    /// Forgets the number that was read before the first turn, and what was corrected since there were `n_mends`.
    pub(super) fn begin_again(&mut self, n_mends: usize) {
        self.numbered_from = None;
        self.mends.truncate(n_mends);
    }

    /// Makes an entry whose text stands at `at`.
    ///
    /// # Errors
    /// When it cannot be made. Nothing has changed then.
    pub(super) fn entry(&mut self, entry: Entry, text: &str, at: usize) -> Result<(), Fault> {
        let n_nodes = self.session.tree().n_nodes();
        let is_step = matches!(entry, Entry::Step(_));
        let node = self.session.append(entry).map_err(|why| Fault::of(why, text, at))?;
        let ends_turn = is_step && !self.session.rules().mid_turn(self.session.position());
        self.arrive(node, n_nodes, usize::from(ends_turn));
        Ok(())
    }

    /// Goes on at a node, to which `n_turns` turns have led; there were `n_nodes` nodes before.
    fn arrive(&mut self, node: NodeIdx, n_nodes: usize, n_turns: usize) {
        let from = self.line().now;
        let intro = mem::take(&mut self.line_mut().intro);
        if !intro.is_empty() {
            // A variation on the later steps of a turn is written from the beginning of that turn.
            let tree = self.session.tree();
            let way: Vec<NodeIdx> =
                iter::successors(Some(node), |node| tree.parent(*node)).take_while(|at| *at != from.node).collect();
            let is_new = |node: &&NodeIdx| node.idx() >= n_nodes;
            let is_branch = |node: &&NodeIdx| !tree.is_first(**node);
            let from_front = || way.iter().rev();
            let branch = from_front().find(is_new).or(from_front().find(is_branch)).or(way.last());
            let branch = branch.copied().unwrap_or(node);
            self.session.notes_mut(branch).intro.extend(intro);
        }
        let line = self.line_mut();
        line.before = Some(from);
        line.now = Counted { node, n_turns: from.n_turns + n_turns };
    }

    /// Reads a comment, which may hold commands.
    pub(super) fn comment(&mut self, text: &str, at: usize) {
        for remark in comment::read(text) {
            self.remark(remark, text, at);
        }
    }

    fn remark(&mut self, remark: Remark, whole: &str, at: usize) {
        match remark {
            Remark::Entry(entry) => {
                let text = comment::entry(&entry);
                if let Err(fault) = self.entry(entry, &text, at) {
                    self.mend(at, whole, messages::kept(fault.why));
                    self.keep_unread(&text);
                }
            }
            Remark::Sign(sign) if self.has_turn() => self.sign(sign, whole, at),
            Remark::Sign(sign) => self.keep(&comment::sign(sign)),
            Remark::Intro(text) => self.line_mut().intro.push(text),
            Remark::Text(text) if self.is_before_variation() => self.keep(&text),
            Remark::Text(text) => {
                let (shapes, rest) = comment::drawings(&self.names, &text);
                if shapes.is_empty() {
                    self.keep(&text);
                } else {
                    let node = self.line().now.node;
                    self.session.notes_mut(node).shapes.extend(shapes);
                    self.keep(&rest);
                }
            }
        }
    }

    fn is_before_variation(&self) -> bool {
        self.depth() > 0 && !self.has_turn()
    }

    /// Keeps a text as a comment.
    fn keep(&mut self, text: &str) {
        let text = comment::kept(text);
        for part in comment::parts(&text) {
            if self.is_before_variation() {
                self.line_mut().intro.push(part.to_owned());
            } else {
                let node = self.line().now.node;
                self.session.notes_mut(node).comments.push(part.to_owned());
            }
        }
    }

    /// Keeps what could not be read as a comment.
    pub(super) fn keep_unread(&mut self, text: &str) {
        // Commands in it are not obeyed.
        self.keep(&comment::cut(text, MAX_KEPT).replace("[%", "[ %"));
    }

    /// Adds a sign to what stands before it.
    pub(super) fn sign(&mut self, sign: Nag, text: &str, at: usize) {
        if self.has_turn() {
            let node = self.line().now.node;
            self.session.notes_mut(node).signs.push(sign);
        } else {
            self.mend(at, text, messages::sign_first());
        }
    }

    /// Reads the number of the next turn. The first one in a game says from where it counts.
    pub(super) fn number(&mut self, number: Option<i64>, text: &str, at: usize) {
        let n_seats = self.session.rules().info().teams.len();
        let turn = usize::from(self.session.history().turn().saturating_sub(self.first_turn));
        let round = (turn + self.first_seat) / n_seats;
        let expected = self.numbered_from.map(|from| from + round as i64);
        match (number, expected) {
            (Some(number), None) => self.numbered_from = Some(number - round as i64),
            (Some(number), Some(expected)) if number == expected => {}
            (_, expected) => {
                let expected = expected.unwrap_or(round as i64 + 1);
                self.mend(at, text, messages::number(expected.to_string()));
            }
        }
    }

    /// Opens a variation on the last turn; whether there is one.
    pub(super) fn open_variation(&mut self, at: usize) -> bool {
        let Some(before) = self.line().before else { return false };
        self.session.travel(before.node);
        let n_mends = self.mends.len();
        self.lines.push(Line { before: None, now: before, intro: Vec::new(), opened_at: at, n_mends });
        true
    }

    /// Where the variation that is being read was opened.
    pub(super) fn opened_at(&self) -> usize {
        self.line().opened_at
    }

    /// Whether nothing was read in the variation that is being read.
    pub(super) fn is_variation_empty(&self) -> bool {
        self.is_before_variation() && self.line().intro.is_empty()
    }

    /// Closes a variation that turned out to be none, with what was read in it.
    pub(super) fn cancel_variation(&mut self) {
        let line = self.line_mut();
        line.intro.clear();
        let n_mends = line.n_mends;
        self.mends.truncate(n_mends);
        self.close_variation();
    }

    /// Closes a variation; what was only said in it is kept where the line goes on. Whether one was open.
    pub(super) fn close_variation(&mut self) -> bool {
        if self.depth() == 0 {
            return false;
        }
        let Some(line) = self.lines.pop() else { return false };
        let node = self.line().now.node;
        self.session.travel(node);
        if line.before.is_none() {
            for text in line.intro {
                self.comment(&text, line.opened_at);
            }
        }
        true
    }

    /// Notes the result that a text tells.
    pub(super) fn tell(&mut self, told: Option<Score>, text: &str, at: usize) {
        if let (Some(before), Some(told)) = (self.told, told)
            && before != told
        {
            self.mend(at, text, messages::result(before.to_string(), told.to_string()));
        }
        self.told = told.or(self.told);
    }

    /// Ends the game: what was begun at byte `begins` is read up to `end`.
    pub(super) fn finish(mut self, [begins, end]: [usize; 2], fault: Option<Fault>) -> Draft {
        while self.depth() > 0 {
            let at = self.line().opened_at;
            self.mend(at, "", messages::unclosed(")"));
            self.close_variation();
        }
        let n_turns = self.line().now.n_turns;
        let over = self.score();
        // What could not be read may have been the rest of the game.
        let over = over.or_else(|| termination::flag(&mut self.session, self.told.filter(|_| fault.is_none())));
        termination::forget(&mut self.session, fault.is_some());
        if let (Some(told), Some(over)) = (self.told, over)
            && told != over
        {
            self.mend(end, "", messages::result(told.to_string(), over.to_string()));
        }
        let Scribe { session, mut mends, told, is_throw_undone, .. } = self;
        let mut tree = session.into_tree();
        if let (Some(told), None) = (told, over) {
            tree.tags.set(RESULT, &told.to_string());
        }
        tree.is_throw_undone = is_throw_undone;
        mends.sort_by_key(|mend| mend.at);
        Draft { begins, end, tree, n_turns, result: over.or(told), mends, fault }
    }

    /// How the board says that the main line ended. A variation that repeats its last turn may have made it longer.
    fn score(&mut self) -> Option<Score> {
        let end = self.session.tree().line(NodeIdx::ROOT).last().unwrap_or(NodeIdx::ROOT);
        self.session.travel(end);
        if let Some(node) = self.session.ended() {
            self.session.travel(node);
        }
        match self.session.status() {
            Status::Over(outcome) => Some(Score::of(self.session.rules().info(), &outcome)),
            _ => None,
        }
    }

    fn line(&self) -> &Line {
        self.lines.last().expect("the main line stays")
    }

    fn line_mut(&mut self) -> &mut Line {
        self.lines.last_mut().expect("the main line stays")
    }
}

impl Fault {
    /// Why a turn or an entry at `at` is refused.
    fn of(error: EnterError, text: &str, at: usize) -> Fault {
        let why = match error {
            EnterError::Step(error) => {
                let ReadError { fault, at: inside, text, why } = *error;
                return Fault { at: at + inside, text, why, is_syntax: fault == ErrorKind::Syntax };
            }
            EnterError::Over => messages::over(),
            EnterError::Full => messages::full(MAX_ENTRIES),
            _ => messages::not_now(),
        };
        Fault { at, text: comment::cut(text, MAX_KEPT).to_owned(), why, is_syntax: false }
    }
}

/// A game of which nothing could be read but its tags; what follows them is kept as a comment.
pub(super) fn unread(head: Head, text: &str, [begins, end]: [usize; 2], mends: Vec<Mend>, fault: Fault) -> Draft {
    let mut tree = GameTree::new(head.record);
    tree.tags = head.tags;
    let rest = comment::with_braces(comment::one_line(comment::cut(text, MAX_KEPT)));
    if !rest.is_empty() {
        tree.notes_mut(NodeIdx::ROOT).comments.push(rest);
    }
    if let Some(told) = head.told {
        tree.tags.set(RESULT, &told.to_string());
    }
    Draft { begins, end, tree, n_turns: 0, result: head.told, mends, fault: Some(fault) }
}
