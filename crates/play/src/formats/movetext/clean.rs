//! The fast way through a game that stands as programs write it: tags, numbers, turns, comments, marks and a result.
//!
//! A turn is read by [`rules::Notation::written_step`], and the tree is built without a session. Whatever else a text
//! may hold, such as variations, corrections or anything that could mean something else, is left to the reader of all
//! texts, which begins the game again. Both give the same game, and nothing that has to be corrected is read here.

use rules::offers::{Resolution, Resolved};
use rules::{Actor, Game, GameInfo, History};

use super::Grammar;
use super::section::section;
use super::token::{Token, token};
use super::word::Lexer;
use crate::entry::Entry;
use crate::formats::Draft;
use crate::formats::comment;
use crate::formats::head::{self, Head};
use crate::formats::score::{RESULT, Score};
use crate::formats::sign_text;
use crate::formats::tag_section;
use crate::formats::termination;
use crate::game_tree::{GameTree, NodeIdx};
use crate::nag::Nag;
use crate::session::Session;
use crate::status::Status;
use crate::wire::MAX_ENTRIES;

/// How many entries there is room for at first.
const USUAL: usize = 80;

/// Reads the game that begins at `at`; `None` where it has to be read in the other way.
pub(in crate::formats) fn game<G: Game>(info: &'static GameInfo, text: &str, at: usize) -> Option<Draft> {
    let mut lexer = Lexer { text, at };
    lexer.skip_space();
    let begins = lexer.at;
    // Words may stand before the tags of the first game.
    if at == 0 && !tag_section::begins(text, begins) {
        return None;
    }
    let mut mends = Vec::new();
    let (tags, comments) = section(&mut lexer, &mut mends);
    let first_turn = || lexer.following(&Grammar::of::<G>(), 1).0.into_iter().next();
    let head = head::read_before::<G>(info, text, &tags, &first_turn, &mut mends).ok()?;
    if !mends.is_empty() || !comments.is_empty() {
        return None;
    }
    let mut line = Line::<G>::begin(head)?;
    let told = line.moves(&mut lexer)?;
    if line.over.is_none()
        && let Some(told) = told
    {
        line.flag(told)?;
    }
    let Line { rules, mut tree, n_turns, over, .. } = line;
    let over = over.map(|outcome| Score::of(rules.info(), &outcome));
    if told.is_some_and(|told| over.is_some_and(|over| over != told)) {
        return None;
    }
    if let (Some(told), None) = (told, over) {
        tree.tags.set(RESULT, &told.to_string());
    }
    Some(Draft { begins, end: lexer.at, tree, n_turns, result: over.or(told), mends, fault: None })
}

/// The main line of a game that is being read.
struct Line<G: Game> {
    grammar: Grammar,
    rules: G,
    pos: G::Position,
    history: History,
    tree: GameTree,
    /// The last node.
    node: NodeIdx,
    n_entries: usize,
    n_turns: usize,
    /// How the tags say that it ended.
    told: Option<Score>,
    /// How the rules have ended it.
    over: Option<rules::Outcome>,
    /// The seat that has the first turn, by its index, and how many turns there were before it.
    first: (usize, u16),
    /// The number of the first round, as the first number in the game has it.
    numbered_from: Option<i64>,
}

impl<G: Game> Line<G> {
    fn begin(head: Head) -> Option<Line<G>> {
        let Head { record, tags, told, is_throw_undone, .. } = head;
        let session = Session::<G>::open(record).ok()?;
        let Status::Turn(seat) = session.status() else { return None };
        let (rules, pos, history, mut tree) = session.into_beginning();
        tree.reserve(USUAL);
        tree.tags = tags;
        tree.is_throw_undone = is_throw_undone;
        let first = (seat.idx(), history.turn());
        Some(Line {
            grammar: Grammar::of::<G>(),
            rules,
            pos,
            history,
            tree,
            node: NodeIdx::ROOT,
            n_entries: 0,
            n_turns: 0,
            told,
            over: None,
            first,
            numbered_from: None,
        })
    }

    /// Reads up to the result, and behind it to the next game; gives the result.
    fn moves(&mut self, lexer: &mut Lexer<'_>) -> Option<Option<Score>> {
        loop {
            let (token, end) = token(lexer.text, lexer.at)?;
            match token {
                Token::Number(number) => self.number(number)?,
                Token::Turn { turn, marks } => {
                    self.turn(turn)?;
                    self.marks(marks)?;
                }
                Token::Glyph(number) => self.sign(sign_text::of_glyph(self.grammar.white, number))?,
                Token::Comment(text) => self.comment(text)?,
                Token::Result(score) => {
                    lexer.at = end;
                    return self.result(lexer, score);
                }
            }
            lexer.at = end;
        }
    }

    fn number(&mut self, number: u32) -> Option<()> {
        let n_seats = self.rules.info().teams.len();
        let (first_seat, first_turn) = self.first;
        let turn = usize::from(self.history.turn().saturating_sub(first_turn));
        let round = ((turn + first_seat) / n_seats) as i64;
        let from = *self.numbered_from.get_or_insert(i64::from(number) - round);
        (from + round == i64::from(number)).then_some(())
    }

    /// Plays a turn.
    fn turn(&mut self, text: &str) -> Option<()> {
        if let Some((step, after)) = self.rules.written_step(&self.pos, text) {
            self.step(step, after, text.to_owned())?;
        } else {
            let mut mends = Vec::new();
            let steps = self.rules.mend_turn(&self.pos, text, &mut mends).ok()?;
            if !mends.is_empty() {
                return None;
            }
            for step in steps {
                let text = self.rules.write_step(&self.pos, step, G::MOVES[0]);
                let mut after = self.pos.clone();
                self.rules.apply(&mut after, step, &mut ());
                self.step(step, after, text)?;
            }
        }
        self.n_turns += 1;
        Some(())
    }

    fn step(&mut self, step: G::Step, after: G::Position, text: String) -> Option<()> {
        let is_open = self.over.is_none() && self.n_entries < MAX_ENTRIES && self.tree.n_free() > 0;
        if !is_open || self.rules.actor(&self.pos) == Actor::Chance {
            return None;
        }
        self.history.note(&self.rules, &self.pos, step, &after);
        self.pos = after;
        self.node = self.tree.add(self.node, Entry::Step(text))?;
        self.n_entries += 1;
        if self.rules.is_over(&self.pos) {
            self.over = Some(self.rules.outcome(&self.pos));
        } else if !self.rules.mid_turn(&self.pos)
            && let Some(end) = self.history.auto(self.rules.info().house_rules)
        {
            let Resolved::Over(outcome) = self.rules.resolve(&self.pos, &Resolution::House(*end)) else { return None };
            self.over = Some(outcome);
        }
        Some(())
    }

    /// Lets the flag fall where the tags say that the game was lost by time, if it ends as is told then.
    fn flag(&mut self, told: Score) -> Option<()> {
        if !termination::is_told(&self.tree.tags) || !self.grammar.is_pgn {
            return Some(());
        }
        let Actor::Seat(by) = self.rules.actor(&self.pos) else { return None };
        if self.n_entries == MAX_ENTRIES {
            return None;
        }
        let flagged = Resolution::Flagged { by, ruling: G::FLAG };
        let Resolved::Over(outcome) = self.rules.resolve(&self.pos, &flagged) else { return None };
        if Score::of(self.rules.info(), &outcome) == told {
            self.tree.add(self.node, Entry::Flag { by })?;
            self.tree.tags.remove(termination::TERMINATION);
            self.over = Some(outcome);
        }
        Some(())
    }

    /// Reads the signs behind a turn.
    fn marks(&mut self, marks: &str) -> Option<()> {
        if marks.is_empty() {
            return Some(());
        }
        let meant = sign_text::of_word(self.grammar.white, marks).filter(|meant| meant.is_exact)?;
        self.sign(meant.sign)
    }

    fn sign(&mut self, sign: Nag) -> Option<()> {
        if self.node == NodeIdx::ROOT {
            return None;
        }
        self.tree.notes_mut(self.node).signs.push(sign);
        Some(())
    }

    /// Keeps a comment that has no commands but those of others.
    fn comment(&mut self, text: &str) -> Option<()> {
        let text = comment::plain(text)?;
        self.tree.notes_mut(self.node).comments.extend(comment::parts(&text).map(str::to_owned));
        Some(())
    }

    /// Ends the game with a result that agrees with the tags, if nothing else stands behind it.
    fn result(&mut self, lexer: &mut Lexer<'_>, score: Option<Score>) -> Option<Option<Score>> {
        let is_same = self.told.is_none_or(|told| score.is_none_or(|score| score == told));
        if !is_same || !lexer.is_game_over() {
            return None;
        }
        lexer.skip_space();
        let is_comment = lexer.rest().starts_with(['{', ';']);
        (!is_comment).then_some(score.or(self.told))
    }
}
