//! Reading games.

use crate::history::History;
use crate::message::Message;
use crate::messages;
use crate::movetext::{MAX_DEPTH, Nag, Node, Variation, number_len, split_sign, without_turns};
use crate::notation::{ErrorKind, Notation, ReadError};

use super::tags::{FEN, RESULT, is_of_name};
use super::{BLACK_AHEAD, Dialect, GameResult, ScoreSheet, SheetOf, Tags, WHITE_AHEAD};

/// Reads all games of a text; at least one.
///
/// # Errors
/// On the first fault, with its place; the reason is the game's own where a move or a position is faulty.
pub fn read<R: Notation>(rules: &R, dialect: &Dialect, text: &str) -> Result<Vec<SheetOf<R>>, ReadError> {
    let mut reader = Reader { rules, dialect, text, at: 0, count: None };
    // Some programs begin every file with this.
    reader.skip(if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 });
    let mut sheets = Vec::new();
    loop {
        reader.skip_space();
        if reader.rest().is_empty() {
            break;
        }
        sheets.push(reader.game()?);
    }
    if sheets.is_empty() { Err(reader.fault(reader.rest(), messages::pgn_nothing())) } else { Ok(sheets) }
}

struct Reader<'t, R> {
    rules: &'t R,
    dialect: &'t Dialect,
    text: &'t str,
    at: usize,
    /// The turn index that the first number in the game stands for, less the turns before it.
    count: Option<i64>,
}

/// What the tags of a game say.
struct Head<'t> {
    tags: Tags,
    /// Every tag in the text: its name and its value, still with backslashes.
    raw: Vec<(&'t str, &'t str)>,
}

impl<'t> Head<'t> {
    fn raw(&self, name: &str) -> Option<&'t str> {
        self.raw.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

impl<'t, R: Notation> Reader<'t, R> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip(&mut self, len: usize) {
        self.at += len;
    }

    /// Skips spaces and ignored lines.
    fn skip_space(&mut self) {
        loop {
            self.at = self.text.len() - self.rest().trim_start().len();
            let is_line_start = self.text[..self.at].chars().next_back().is_none_or(|before| before == '\n');
            if !is_line_start || !self.rest().starts_with('%') {
                return;
            }
            self.skip(self.rest().find('\n').unwrap_or(self.rest().len()));
        }
    }

    fn fault(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Syntax, self.text, fragment, why)
    }

    fn unclosed(&self, opening: &str, expected: &str) -> ReadError {
        self.fault(opening, messages::pgn_unclosed(expected))
    }

    /// Reads a game up to its result, the tags of the next one or the end of the text.
    fn game(&mut self) -> Result<SheetOf<R>, ReadError> {
        let (head, intro) = self.head()?;
        let (start, history) = self.start(&head)?;
        self.count = None;
        let mut line = Variation { intro, turns: Vec::new() };
        self.line(&start, 0, 0, &mut line)?;
        let result = self.result(&head)?;
        // Comments after the result are about the game.
        loop {
            self.skip_space();
            let Some(comment) = self.comment()? else { break };
            line.turns.last_mut().map_or(&mut line.intro, |node| &mut node.comments).push(comment);
        }
        Ok(ScoreSheet { tags: head.tags, start, history, line, result })
    }

    /// Reads the tags, and the comments before, among and after them.
    fn head(&mut self) -> Result<(Head<'t>, Vec<String>), ReadError> {
        let (mut head, mut comments) = (Head { tags: Tags::new(), raw: Vec::new() }, Vec::new());
        loop {
            self.skip_space();
            if let Some(comment) = self.comment()? {
                comments.push(comment);
            } else if self.rest().starts_with('[') {
                let (name, raw) = self.tag()?;
                // If a tag is repeated, the first one counts.
                if head.raw(name).is_none() {
                    head.raw.push((name, raw));
                    head.tags.set(name, &unescaped(raw));
                }
            } else {
                break;
            }
        }
        if let Some((name, expected)) = self.dialect.game {
            if let Some(raw) = head.raw(name) {
                let found = raw.split(',').next().unwrap_or_default().trim();
                if found != expected {
                    let why = messages::pgn_game(name, expected);
                    return Err(ReadError::new(ErrorKind::Contradiction, self.text, raw, why));
                }
            }
            head.tags.remove(name);
        }
        Ok((head, comments))
    }

    /// Reads a tag: its name and its value, still with backslashes.
    fn tag(&mut self) -> Result<(&'t str, &'t str), ReadError> {
        let opening = &self.rest()[..1];
        self.skip(1);
        self.skip_space();
        let rest = self.rest();
        let name = &rest[..rest.find(|character| !is_of_name(character)).unwrap_or(rest.len())];
        if name.is_empty() {
            return Err(self.fault(first_of(rest), messages::pgn_tag_name()));
        }
        self.skip(name.len());
        self.skip_space();
        let quote = first_of(self.rest());
        if quote != "\"" {
            return Err(self.fault(quote, messages::pgn_tag_value(name)));
        }
        self.skip(1);
        let Some(len) = value_len(self.rest()) else { return Err(self.unclosed(quote, "\"")) };
        let raw = &self.rest()[..len];
        self.skip(len + 1);
        self.skip_space();
        if !self.rest().starts_with(']') {
            return Err(self.unclosed(opening, "]"));
        }
        self.skip(1);
        Ok((name, raw))
    }

    /// The position that the game begins with.
    fn start(&self, head: &Head<'_>) -> Result<(R::Position, History), ReadError> {
        let Some(raw) = head.raw(FEN) else {
            let start = self.rules.start();
            let history = History::new(self.rules, &start, 0, 0);
            return Ok((start, history));
        };
        let value = unescaped(raw);
        self.rules.read_position(&value).map_err(|error| {
            let at = raw.as_ptr() as usize - self.text.as_ptr() as usize;
            // With backslashes, offsets in the value are not those in the text.
            if value == raw { error.shifted(at) } else { ReadError { at, text: raw.to_owned(), ..error } }
        })
    }

    /// Reads the result, if there is one, and compares it with the tag.
    fn result(&mut self, head: &Head<'_>) -> Result<Option<GameResult>, ReadError> {
        let told = head.raw(RESULT).and_then(|raw| GameResult::from_text(raw.trim()).flatten());
        let word = self.word();
        let Some(found) = GameResult::from_text(word) else { return Ok(told) };
        if let (Some(told), Some(found)) = (told, found)
            && told != found
        {
            let why = messages::pgn_result(told.text());
            return Err(ReadError::new(ErrorKind::Contradiction, self.text, word, why));
        }
        self.skip(word.len());
        Ok(found.or(told))
    }

    /// Reads turns up to the end of the game, or up to a closing bracket. `played` turns lie before this line.
    fn line(
        &mut self,
        start: &R::Position,
        played: usize,
        depth: usize,
        line: &mut Variation<R::Step>,
    ) -> Result<(), ReadError> {
        let mut pos = start.clone();
        // Where the last turn began, for variations on it.
        let mut before: Option<R::Position> = None;
        loop {
            self.skip_space();
            let rest = self.rest();
            if rest.is_empty() || rest.starts_with('[') || rest.starts_with(')') && depth > 0 {
                return Ok(());
            }
            let n_played = played + line.turns.len();
            if let Some(comment) = self.comment()? {
                line.turns.last_mut().map_or(&mut line.intro, |node| &mut node.comments).push(comment);
            } else if let Some(sign) = self.sign()? {
                match line.turns.last_mut() {
                    Some(node) => node.signs.push(sign),
                    None => return Err(self.fault(first_of(rest), messages::pgn_sign_first())),
                }
            } else if rest.starts_with('(') {
                match (&before, line.turns.last_mut()) {
                    (Some(earlier), Some(node)) => {
                        node.variations.push(self.variation(earlier, n_played - 1, depth + 1)?);
                    }
                    _ => return Err(self.fault(first_of(rest), messages::pgn_variation_first())),
                }
            } else if !self.number(&pos, n_played)? {
                let word = self.word();
                if depth == 0 && GameResult::from_text(word).is_some() {
                    return Ok(());
                }
                if word.is_empty() {
                    return Err(self.fault(first_of(rest), messages::pgn_unopened()));
                }
                let (turn_text, sign) = split_sign(word);
                let steps = self.rules.read_turn(&pos, turn_text).map_err(|error| error.shifted(self.at))?;
                before = Some(pos.clone());
                for step in &steps {
                    self.rules.apply(&mut pos, *step, &mut ());
                }
                self.skip(word.len());
                let signs = sign.into_iter().collect();
                line.turns.push(Node { steps, signs, comments: Vec::new(), variations: Vec::new() });
            }
        }
    }

    fn variation(&mut self, pos: &R::Position, played: usize, depth: usize) -> Result<Variation<R::Step>, ReadError> {
        let opening = &self.rest()[..1];
        if depth > MAX_DEPTH {
            return Err(self.fault(opening, messages::pgn_depth(MAX_DEPTH as i64)));
        }
        self.skip(1);
        let mut line = Variation { intro: Vec::new(), turns: Vec::new() };
        self.line(pos, played, depth, &mut line)?;
        let closing = first_of(self.rest());
        if closing != ")" {
            return Err(self.unclosed(opening, ")"));
        }
        if line.turns.is_empty() {
            return Err(self.fault(closing, messages::pgn_empty()));
        }
        self.skip(1);
        Ok(line)
    }

    /// Reads a comment, if there is one here.
    fn comment(&mut self) -> Result<Option<String>, ReadError> {
        let rest = self.rest();
        let text = if rest.starts_with('{') {
            let Some(len) = rest.find('}') else { return Err(self.unclosed(&rest[..1], "}")) };
            self.skip(len + 1);
            &rest[1..len]
        } else if rest.starts_with(';') {
            let len = rest.find('\n').unwrap_or(rest.len());
            self.skip(len);
            &rest[1..len]
        } else {
            return Ok(None);
        };
        Ok(Some(text.split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    /// Reads a sign that stands alone, if there is one here: a number after `$`, or a text. Signs of moves may be in
    /// brackets.
    fn sign(&mut self) -> Result<Option<Nag>, ReadError> {
        let rest = self.rest();
        if let Some(number) = rest.strip_prefix('$') {
            let len = number.bytes().take_while(u8::is_ascii_digit).count();
            let Ok(glyph) = number[..len].parse() else {
                return Err(self.fault(&rest[..len + 1], messages::pgn_glyph(u8::MAX)));
            };
            self.skip(len + 1);
            return Ok(Some(self.dialect.sign(glyph)));
        }
        let bracketed = rest.strip_prefix('(').and_then(|inside| inside.split_once(')')).map(|(inside, _)| inside);
        if let Some(sign) = bracketed.and_then(Nag::from_text).filter(|sign| sign.is_of_move()) {
            self.skip(bracketed.map_or(0, str::len) + 2);
            return Ok(Some(sign));
        }
        let word = self.word();
        let sign = match word {
            "=" => Some(Nag::Equal),
            "+-" => Some(self.dialect.sign(WHITE_AHEAD)),
            "-+" => Some(self.dialect.sign(BLACK_AHEAD)),
            _ => Nag::from_text(word).filter(|sign| sign.is_of_move()),
        };
        self.skip(if sign.is_some() { word.len() } else { 0 });
        Ok(sign)
    }

    /// Reads a turn number, if there is one here, and checks that it counts on from the first one in the game. After
    /// that first number a dot may be ambiguous: the position tells whether it can be a turn.
    fn number(&mut self, pos: &R::Position, played: usize) -> Result<bool, ReadError> {
        let Some(len) = number_len(self.rest()) else { return Ok(false) };
        let found = &self.rest()[..len];
        let expected = self.count.map(|count| count + played as i64);
        let turn = |number: &str| {
            let digits = number.bytes().take_while(u8::is_ascii_digit).count();
            // One or two dots follow the number of the first seat's turn, more follow that of the second seat's.
            let is_second = number.bytes().filter(|byte| *byte == b'.').count() > 1;
            number[..digits].parse().ok().map(|number: u32| 2 * i64::from(number) + i64::from(is_second))
        };
        let fits = |number: &&str| turn(number).is_some_and(|turn| expected.is_none_or(|expected| expected == turn));
        let has_turns = expected.is_some() || self.rules.read_turn(pos, ".").is_ok();
        let shortest = if has_turns { without_turns(found) } else { found };
        let Some(number) = [shortest, found].into_iter().find(fits) else {
            let expected = expected.unwrap_or(2);
            let text = format!("{}{}", expected / 2, if expected % 2 == 0 { "." } else { "..." });
            return Err(self.fault(found, messages::pgn_number(text)));
        };
        self.count = self.count.or(turn(number).map(|turn| turn - played as i64));
        self.skip(number.len());
        Ok(true)
    }

    /// The text up to the next space or special character of the format.
    fn word(&self) -> &'t str {
        let ends = |character: char| character.is_whitespace() || "()[]{};$".contains(character);
        let rest = self.rest();
        &rest[..rest.find(ends).unwrap_or(rest.len())]
    }
}

/// The first character of a text, if it has one, as a part of it.
fn first_of(text: &str) -> &str {
    &text[..text.chars().next().map_or(0, char::len_utf8)]
}

/// The length in bytes of a tag's value before the closing quote, which must be on the same line.
fn value_len(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (idx, character) in text.char_indices() {
        match character {
            '\n' => return None,
            '"' if !is_escaped => return Some(idx),
            _ => is_escaped = character == '\\' && !is_escaped,
        }
    }
    None
}

/// A value without the backslashes before quotes and backslashes. Other backslashes stay.
fn unescaped(raw: &str) -> String {
    let mut value = String::new();
    let mut rest = raw.chars().peekable();
    while let Some(character) = rest.next() {
        let escaped = if character == '\\' { rest.next_if(|next| matches!(next, '"' | '\\')) } else { None };
        value.push(escaped.unwrap_or(character));
    }
    value
}
