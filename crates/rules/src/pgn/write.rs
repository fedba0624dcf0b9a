//! Writing games.

use std::collections::BTreeMap;

use crate::History;
use crate::game::{Actor, Rules};
use crate::movetext::{Nag, Variation};
use crate::notation::Notation;

use super::tags::{FEN, RESULT, SET_UP};
use super::{Dialect, GameResult, OPEN, SheetOf, Tags};

/// The longest line of moves, unless a single word is longer.
const WIDTH: usize = 79;

/// Writes games; [`super::read`] reads them back to the same score sheets.
///
/// The seven tags of the roster come first, then the others by name, with a `FEN` where the game does not begin with
/// the start position, or begins with a history. Moves have the first format of [`Notation::MOVES`]. Results in the
/// middle of a line, which have no sign, become comments; whitespace in comments becomes single spaces.
pub fn write<R: Notation>(rules: &R, dialect: &Dialect, sheets: &[SheetOf<R>]) -> String {
    let games: Vec<String> = sheets.iter().map(|sheet| write_game(rules, dialect, sheet)).collect();
    games.join("\n")
}

fn write_game<R: Notation>(rules: &R, dialect: &Dialect, sheet: &SheetOf<R>) -> String {
    let result = sheet.result.map_or(OPEN, GameResult::text);
    let mut out = String::new();
    let mut put = |name: &str, value: &str| {
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        out.push_str(&format!("[{name} \"{escaped}\"]\n"));
    };
    for name in Tags::ROSTER {
        put(name, if name == RESULT { result } else { sheet.tags.get(name).unwrap_or(Tags::unknown(name)) });
    }
    let mut others: BTreeMap<&str, &str> = sheet.tags.iter().filter(|(name, _)| !Tags::ROSTER.contains(name)).collect();
    others.extend(dialect.game);
    let start = rules.start();
    let fen = |pos: &R::Position, history: &History| rules.write_position(pos, history, R::POSITIONS[0]);
    let own_fen = fen(&sheet.start, &sheet.history);
    if own_fen != fen(&start, &History::new(rules, &start, 0, 0)) {
        others.extend([(SET_UP, "1"), (FEN, own_fen.as_str())]);
    }
    for (name, value) in others {
        put(name, value);
    }
    out.push('\n');

    let mut lines = Lines { out, column: 0, word: String::new(), is_open: false };
    let clock = MoveNumber::new(rules, &sheet.start, &sheet.history);
    write_line(rules, dialect, &sheet.start, clock, &sheet.line, &mut lines);
    lines.word(result);
    lines.finish()
}

/// The number of the next turn and whose it is.
#[derive(Clone, Copy)]
struct MoveNumber {
    number: u32,
    is_second: bool,
}

impl MoveNumber {
    fn new<R: Rules>(rules: &R, start: &R::Position, history: &History) -> MoveNumber {
        let is_second = matches!(rules.actor(start), Actor::Seat(seat) if seat.idx() > 0);
        MoveNumber { number: u32::from(history.turn() / 2) + 1, is_second }
    }

    fn next(self) -> MoveNumber {
        MoveNumber { number: self.number + u32::from(self.is_second), is_second: !self.is_second }
    }

    fn text(self) -> String {
        format!("{}{}", self.number, if self.is_second { "..." } else { "." })
    }
}

fn write_line<R: Notation>(
    rules: &R,
    dialect: &Dialect,
    start: &R::Position,
    mut clock: MoveNumber,
    line: &Variation<R::Step>,
    lines: &mut Lines,
) {
    for comment in &line.intro {
        lines.comment(comment);
    }
    let mut pos = start.clone();
    // The second seat's turn is numbered only where it does not directly follow the one before it.
    let mut interrupted = true;
    for node in &line.turns {
        if interrupted || !clock.is_second {
            lines.word(&clock.text());
        }
        lines.word(&rules.write_turn(&pos, &node.steps, R::MOVES[0]));
        for (nth, sign) in node.signs.iter().enumerate() {
            match dialect.glyph(*sign) {
                Some(_) if nth == 0 && sign.is_of_move() => lines.glue(&sign.to_string()),
                Some(number) => lines.word(&Nag::Glyph(number).to_string()),
                None => lines.comment(&sign.to_string()),
            }
        }
        for comment in &node.comments {
            lines.comment(comment);
        }
        for variation in &node.variations {
            lines.open("(");
            write_line(rules, dialect, &pos, clock, variation, lines);
            lines.glue(")");
        }
        for step in &node.steps {
            rules.apply(&mut pos, *step, &mut ());
        }
        clock = clock.next();
        interrupted = !node.comments.is_empty() || !node.variations.is_empty();
    }
}

/// Words, wrapped into lines.
struct Lines {
    out: String,
    /// Characters in the last line.
    column: usize,
    /// The last word, to which more may be appended.
    word: String,
    /// Whether the next word is joined to this one.
    is_open: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
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
    fn open(&mut self, bracket: &str) {
        self.word(bracket);
        self.is_open = true;
    }

    fn comment(&mut self, comment: &str) {
        if comment.contains('}') {
            // Braces cannot hold it, but a line comment can.
            let words: Vec<&str> = comment.split_whitespace().collect();
            self.word(&format!(";{}", words.join(" ")));
            self.flush();
            self.end_line();
            return;
        }
        self.open("{");
        for word in comment.split_whitespace() {
            self.word(word);
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
        if self.column > 0 && self.column + 1 + len > WIDTH && may_begin_line {
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
        self.flush();
        self.end_line();
        self.out
    }
}
