//! Writing games of numbered moves.

use rules::{Format, Game, GameInfo, Seat};

use super::{Grammar, word};
use crate::entry::Entry;
use crate::formats::comment::{self, SiteNames};
use crate::formats::dialect::dialect;
use crate::formats::head;
use crate::formats::outline::{Paper, outline};
use crate::formats::score::{OPEN, Score};
use crate::formats::sign_text;
use crate::game_tree::{GameTree, Notes};
use crate::nag::Nag;
use crate::session::{OpenError, Session};

/// The longest line of moves, unless a single word is longer.
const WIDTH: usize = 79;

/// Writes a game; [`super::game`] reads it back to the same tree.
///
/// # Errors
/// When the rules do not take the tree.
pub(in crate::formats) fn write<G: Game>(info: &GameInfo, tree: &GameTree) -> Result<String, OpenError> {
    let grammar = Grammar::of::<G>();
    let rules = Session::<G>::open(tree.head().clone())?;
    let names = SiteNames::of(rules.rules());
    let format: Format = G::MOVES[0];
    let mut lines = Lines { grammar, names, ..Lines::new(grammar) };
    let over = outline::<G>(tree, format, &mut lines)?;
    let result = over.or_else(|| Score::of_tags(info, &tree.tags));
    let dialect = dialect::<G>();
    let tags = head::tags_of::<G>(info, tree, dialect.as_ref(), result);
    match result {
        // The tag says it.
        Some(Score::Points { .. }) => {}
        Some(result) => lines.word(&result.to_string()),
        None if dialect.is_some() => lines.word(OPEN),
        None => {}
    }
    Ok(format!("{}\n{}", head::write_tags(&tags), lines.finish()))
}

/// Words, wrapped into lines.
struct Lines {
    grammar: Grammar,
    names: SiteNames,
    out: String,
    /// Characters in the last line.
    column: usize,
    /// The last word, to which more may be appended.
    word: String,
    /// Whether the next word is joined to this one.
    is_open: bool,
    /// A turn of a seat other than the first is numbered only where it does not directly follow the one before it.
    is_interrupted: bool,
    /// The comment that is being written, and whether it ends with text.
    comment: Option<(Vec<String>, bool)>,
}

impl Paper for Lines {
    fn takes(&self, text: &str) -> bool {
        word::is_turn(&self.grammar, text)
    }

    fn turn(&mut self, text: &str, number: u32, seat: usize) {
        self.end_comment();
        if self.is_interrupted || seat == Seat::FIRST.idx() {
            self.word(&format!("{number}.{}", "..".repeat(seat)));
        }
        self.word(text);
        self.is_interrupted = false;
    }

    fn entry(&mut self, entry: &Entry) {
        self.command(comment::entry(entry));
    }

    fn notes(&mut self, notes: &Notes) {
        for (idx, sign) in notes.signs.iter().enumerate() {
            self.sign(*sign, idx == 0 && !self.is_interrupted);
        }
        let drawn = comment::shapes(&self.names, &notes.shapes);
        if !drawn.is_empty() {
            self.command(drawn);
        }
        notes.comments.iter().for_each(|text| self.text(comment::in_braces(text)));
    }

    fn intro(&mut self, comment: &str, begins: bool) {
        let comment = comment::in_braces(comment);
        if begins { self.text(comment) } else { self.command(comment::intro(&comment)) }
    }

    fn open(&mut self) {
        self.end_comment();
        self.open_with("(");
        self.is_interrupted = true;
    }

    fn close(&mut self) {
        self.end_comment();
        self.glue(")");
        self.is_interrupted = true;
    }
}

impl Lines {
    fn new(grammar: Grammar) -> Lines {
        Lines {
            grammar,
            names: SiteNames::none(),
            out: String::new(),
            column: 0,
            word: String::new(),
            is_open: false,
            is_interrupted: true,
            comment: None,
        }
    }

    fn sign(&mut self, sign: Nag, follows_turn: bool) {
        let white = self.grammar.white;
        match (sign, sign_text::glyph(white, sign)) {
            // Behind a comment no sign may stand.
            _ if self.comment.is_some() => self.command(comment::sign(sign)),
            (_, Some(_)) if follows_turn && sign.is_of_move() => self.glue(&sign.to_string()),
            (Nag::Equal | Nag::FirstAhead | Nag::SecondAhead | Nag::Ended, _) if !self.grammar.is_pgn => {
                self.word(&sign.to_string());
            }
            (_, Some(number)) => self.word(&Nag::Glyph(number).to_string()),
            (_, None) => self.command(comment::sign(sign)),
        }
    }

    fn word(&mut self, word: &str) {
        self.end_comment();
        self.push(word);
    }

    fn push(&mut self, word: &str) {
        if self.is_open {
            self.glue(word);
        } else {
            self.flush();
            self.word.push_str(word);
        }
    }

    /// Appends to the last word.
    fn glue(&mut self, text: &str) {
        self.word.push_str(text);
        self.is_open = false;
    }

    /// Begins a word that the next one is joined to.
    fn open_with(&mut self, bracket: &str) {
        self.push(bracket);
        self.is_open = true;
    }

    /// Appends a text to the comment that is being written.
    fn text(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        let (parts, ends_with_text) = self.comment.get_or_insert_default();
        if *ends_with_text {
            parts.push(comment::PILCROW.to_string());
        }
        parts.push(text);
        *ends_with_text = true;
    }

    /// Appends a command to the comment that is being written.
    fn command(&mut self, command: String) {
        let (parts, ends_with_text) = self.comment.get_or_insert_default();
        // What follows such a comment is one of its own.
        *ends_with_text = comment::is_intro(&command);
        parts.push(command);
    }

    /// Writes the comment.
    fn end_comment(&mut self) {
        let Some((parts, _)) = self.comment.take() else { return };
        self.is_interrupted = true;
        self.open_with("{");
        for word in parts.iter().flat_map(|part| part.split_whitespace()) {
            self.push(word);
        }
        self.glue("}");
    }

    /// Writes the last word to its line.
    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let len = self.word.chars().count();
        // At the beginning of a line these words would mean something else, to some programs even in a comment.
        let may_begin_line = !self.word.starts_with(['%', '[']);
        // Mail programs end lines so that go on.
        let may_end_line = !self.out.ends_with('=');
        if self.column > 0 && self.column + 1 + len > WIDTH && may_begin_line && may_end_line {
            self.end_line();
        }
        if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(&self.word);
        self.column += len;
        self.word.clear();
    }

    fn end_line(&mut self) {
        self.out.push('\n');
        self.column = 0;
    }

    fn finish(mut self) -> String {
        self.end_comment();
        self.flush();
        if self.column > 0 {
            self.end_line();
        }
        self.out
    }
}
