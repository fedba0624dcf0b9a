//! The words of games of numbered moves.

use rules::notation::joined_squares;
use rules::{Game, Mend, Seat};

use super::Grammar;
use crate::formats::messages;
use crate::formats::score::{BLANKS, DASHES, Score};
use crate::formats::sign_text::{self, Meant};
use crate::formats::tag_section;
use crate::session::Session;

/// A text and how far it is read.
#[derive(Clone, Copy, Debug)]
pub(in crate::formats) struct Lexer<'t> {
    pub(in crate::formats) text: &'t str,
    pub(in crate::formats) at: usize,
}

/// A turn's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Number {
    /// Its length in bytes, with the full stops behind it.
    pub(super) len: usize,
    /// `None` when it is larger than any.
    pub(super) number: Option<i64>,
}

/// What annotators write for a move that is passed.
const NULL_MOVES: [&str; 6] = ["--", "Z0", "0000", "@@@@", "null", "pass"];

impl<'t> Lexer<'t> {
    pub(in crate::formats) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The place where the number of a turn stands, at or after this one and before `end`, with a full stop and a space or
    /// a turn behind it; and the place behind that.
    pub(super) fn next_number(&self, end: usize) -> Option<(usize, usize, Option<u32>)> {
        let text = &self.text[..end];
        let mut at = self.at;
        while let Some(len) = text[at..].find(|sign: char| sign.is_ascii_digit()) {
            at += len;
            let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
            let before = text[..at].chars().next_back();
            let is_word = before.is_none_or(|before| !before.is_alphanumeric() && !matches!(before, '.' | '-' | ','));
            let behind = &text[at + digits..];
            let stops = behind.len() - behind.trim_start_matches(['.', '…', ')']).len();
            if is_word && stops > 0 {
                return Some((at, at + digits + stops, text[at..at + digits].parse().ok()));
            }
            at += digits;
        }
        None
    }

    pub(super) fn is_line_start(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches(BLANKS);
        before.is_empty() || before.ends_with(['\n', '\r', '\u{feff}'])
    }

    /// Skips spaces, what some programs begin every file with, and lines that begin with a per cent sign.
    pub(in crate::formats) fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            let is_space = |sign: char| sign.is_whitespace() || sign == '\u{feff}' || sign == '\0';
            self.at += rest.len() - rest.trim_start_matches(is_space).len();
            if !self.rest().starts_with('%') || !self.is_line_start() {
                return;
            }
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }

    /// Reads a comment, if there is one here: in braces, or from a semicolon to the end of the line.
    pub(in crate::formats) fn comment(&mut self, mends: &mut Vec<Mend>) -> Option<&'t str> {
        let rest = self.rest();
        if rest.starts_with(';') {
            let len = rest.find('\n').unwrap_or(rest.len());
            self.at += len;
            return Some(&rest[1..len]);
        }
        if !rest.starts_with('{') {
            return None;
        }
        let start = self.at + 1;
        if let Some(end) = nested_end(&self.text[start..]) {
            self.at = start + end + 1;
            return Some(&self.text[start..start + end]);
        }
        self.at = self.text.len();
        let mut from = start;
        while let Some(len) = self.text[from..].find(['}', '\n']) {
            let found = from + len;
            from = found + 1;
            if self.text[found..].starts_with('}') {
                self.at = from;
                return Some(&self.text[start..found]);
            }
            if tag_section::begins(self.text, from) {
                self.at = from;
                break;
            }
        }
        mends.push(Mend::new(self.text, &rest[..1], messages::unclosed("}")));
        Some(&self.text[start..self.at])
    }

    /// Skips to the bracket that closes this one, or to where the game ends; gives what is skipped.
    pub(super) fn skip_to_closing(&mut self) -> &'t str {
        let start = self.at;
        let mut depth = 0_usize;
        let mut is_comment = false;
        for (idx, sign) in self.rest().char_indices() {
            let at = start + idx;
            match sign {
                '\n' if tag_section::begins(self.text, at + 1) => {
                    self.at = at;
                    return &self.text[start..at];
                }
                '}' => is_comment = false,
                '{' => is_comment = true,
                _ if is_comment => {}
                '(' | '[' => depth += 1,
                ')' | ']' if depth == 0 => {
                    self.at = at;
                    return &self.text[start..at];
                }
                ')' | ']' => depth -= 1,
                _ => {}
            }
        }
        self.at = self.text.len();
        &self.text[start..]
    }

    /// Where a game begins from here: at the first number with a full stop and a turn behind it that can be played. Only
    /// the first few numbers are tried.
    pub(super) fn game_begins<G: Game>(&self, grammar: &Grammar, session: &Session<G>, end: usize) -> Option<usize> {
        const MOST: usize = 16;
        let mut lexer = *self;
        for _ in 0..MOST {
            let (at, behind, _) = lexer.next_number(end)?;
            lexer.at = behind;
            let mut next = lexer;
            next.skip_space();
            let first = &next.rest()[..turn_len(grammar, next.rest())];
            let (turn, _) = sign_text::split(grammar.white, without_stop(first));
            let (rules, pos) = (session.rules(), session.position());
            let own = |letters: &rules::notation::Letters| {
                letters.translate(turn).is_some_and(|own| rules.read_turn(pos, &own).is_ok())
            };
            let square = turn.split(|sign: char| !sign.is_ascii_alphanumeric()).next().unwrap_or_default();
            let second = next.rest()[square.len()..].trim_start_matches(BLANKS);
            let joined = joined_squares(&format!("{square} {}", word(grammar, second)));
            let is_pair = || joined.is_some_and(|joined| rules.read_turn(pos, &joined).is_ok());
            if rules.read_turn(pos, turn).is_ok() || G::LETTERS.iter().any(own) || is_pair() {
                return Some(at);
            }
        }
        None
    }

    /// The turns of the line that follows, at most `most`, and whether a result stands behind them. Variations and comments
    /// are skipped; no more than this is looked through.
    pub(super) fn following(&self, grammar: &Grammar, most: usize) -> (Vec<&'t str>, bool) {
        const NEAR: usize = 16 << 10;
        let near = self.text.floor_char_boundary((self.at + NEAR).min(self.text.len()));
        let mut lexer = Lexer { text: &self.text[..near], at: self.at };
        let mut turns = Vec::new();
        while turns.len() < most {
            lexer.skip_space();
            let rest = lexer.rest();
            let Some(first) = rest.chars().next() else { break };
            if lexer.comment(&mut Vec::new()).is_some() {
                continue;
            }
            match first {
                '(' => {
                    lexer.at += 1;
                    lexer.skip_to_closing();
                    lexer.skip_closing();
                }
                '[' if tag_section::is_tag(rest) => break,
                ')' | ']' | '}' => break,
                '$' => lexer.at += 1 + rest.bytes().skip(1).take_while(u8::is_ascii_digit).count(),
                _ if Score::read(rest).is_some() => return (turns, true),
                _ => {
                    if let Some(Number { len, .. }) = lexer.number(grammar) {
                        lexer.at += len;
                        continue;
                    }
                    let word = &rest[..turn_len(grammar, rest)];
                    lexer.at += word.len();
                    if sign_text::of_word(grammar.white, bare(word)).is_none() {
                        turns.push(sign_text::split(grammar.white, without_stop(word)).0);
                    }
                }
            }
        }
        (turns, false)
    }

    /// Skips a closing bracket, if one is next.
    pub(super) fn skip_closing(&mut self) {
        self.at += usize::from(self.rest().starts_with([')', ']']));
    }

    /// The length of a passed move, if there is one here.
    pub(super) fn null_move(&self) -> Option<usize> {
        let rest = self.rest();
        let len = rest.find(|sign: char| sign.is_whitespace() || "(){};$!?".contains(sign)).unwrap_or(rest.len());
        NULL_MOVES.iter().any(|known| known.eq_ignore_ascii_case(&rest[..len])).then_some(len)
    }

    /// The number of a turn, if there is one here: digits, and any full stops behind them.
    pub(super) fn number(&self, grammar: &Grammar) -> Option<Number> {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return None;
        }
        let is_of_number = |sign: char| sign.is_whitespace() || matches!(sign, '.' | '…');
        let behind = &rest[digits..];
        let stops = &behind[..behind.len() - behind.trim_start_matches(is_of_number).len()];
        let len = match stops.rfind(['.', '…']) {
            Some(last) => digits + last + stops[last..].chars().next().map_or(0, char::len_utf8),
            // Without a full stop: a number stands alone, and no hyphen follows it.
            None if behind.starts_with(')') => digits + 1,
            None => {
                let stands_alone = behind.is_empty() || behind.starts_with(char::is_whitespace);
                (stands_alone && turn_len(grammar, rest) == digits).then_some(digits)?
            }
        };
        Some(Number { len, number: rest[..digits].parse().ok().filter(|number| *number < i64::from(u32::MAX)) })
    }

    /// Whether nothing of this game follows: only the next one, or the end of the text.
    pub(super) fn is_game_over(&self) -> bool {
        let mut next = *self;
        next.skip_space();
        while next.comment(&mut Vec::new()).is_some() {
            next.skip_space();
        }
        let rest = next.rest();
        let begins = |text: &str| {
            let digits = text.bytes().take_while(u8::is_ascii_digit).count();
            let behind = &text[digits..];
            text[..digits].parse() == Ok(1_u32) && (behind.starts_with(['.', ' ']) && Score::read(text).is_none())
        };
        rest.is_empty() || rest.starts_with('[') && tag_section::is_tag(rest) || begins(rest)
    }
}

/// Where the brace stands that closes a comment with braces in it: read up to the first one, a closing brace would be left
/// over. No more than this is looked through.
fn nested_end(text: &str) -> Option<usize> {
    const MOST: usize = 1 << 10;
    let near = &text[..text.floor_char_boundary(MOST)];
    if !near[..near.find('}')?].contains('{') {
        return None;
    }
    let mut depth = 1_usize;
    for (at, sign) in near.match_indices(['{', '}', '\n']) {
        match sign {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ if tag_section::begins(text, at + 1) => return None,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// A sign of one word in brackets at the beginning of a text, and its length with them.
pub(super) fn sign_in_brackets(white: Seat, text: &str) -> Option<(usize, Meant)> {
    const MOST: usize = 8;
    let inside = &text[1..text.floor_char_boundary(MOST.min(text.len()))];
    let len = inside.find([')', ']'])?;
    let meant = sign_text::of_word(white, inside[..len].trim())?;
    Some((len + 2, meant))
}

/// Whether a text begins with a number and a full stop.
pub(super) fn has_number(text: &str) -> bool {
    let text = text.trim_start();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    digits > 0 && text[digits..].trim_start().starts_with('.')
}

/// A word without square brackets around it.
pub(super) fn bare(word: &str) -> &str {
    word.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(word)
}

/// A word without the full stop or comma that ends a sentence.
pub(super) fn without_stop(word: &str) -> &str {
    if word.ends_with("p.") || word.ends_with("P.") { word } else { word.trim_end_matches(['.', ',']) }
}

/// The beginning of a text up to the next space, or bracket that is no part of the word.
pub(super) fn word<'t>(grammar: &Grammar, text: &'t str) -> &'t str {
    // A turn in square brackets ends at the closing one, and a sign may follow it directly.
    let is_in_brackets = grammar.is_bracketed && text.starts_with('[');
    let closing = if is_in_brackets { text.find([']', '\n']) } else { None };
    let inside = closing.filter(|at| text[*at..].starts_with(']')).map_or(0, |at| at + 1);
    let mut is_open = false;
    for (idx, sign) in text.char_indices().skip_while(|(idx, _)| *idx < inside) {
        match sign {
            '(' if grammar.is_bracketed && idx > 0 && inside == 0 => is_open = true,
            ')' if is_open => is_open = false,
            '(' if is_promotion(&text[idx..]) && idx > 0 && grammar.is_pgn => is_open = true,
            '(' | ')' | '[' | ']' | '{' | '}' | '$' => return at_least_one(text, idx),
            ';' if grammar.is_pgn => return at_least_one(text, idx),
            _ if sign.is_whitespace() || sign == '\0' => return at_least_one(text, idx),
            _ => {}
        }
    }
    text
}

/// A word is never empty, so that reading comes to an end.
fn at_least_one(text: &str, len: usize) -> &str {
    if len > 0 { &text[..len] } else { &text[..text.chars().next().map_or(0, char::len_utf8)] }
}

/// `(Q)`: what a pawn becomes.
fn is_promotion(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() > 2 && bytes[1].is_ascii_alphabetic() && bytes[2] == b')'
}

/// Whether a text is read back as one turn, whatever the rules say of it.
pub(super) fn is_turn(grammar: &Grammar, text: &str) -> bool {
    let lexer = Lexer { text, at: 0 };
    let begins_otherwise = text.starts_with(['%', '(', '{', ';', ')', '}', '$']);
    !begins_otherwise
        && (grammar.is_bracketed || !text.starts_with(['[', ']']))
        && word(grammar, text).len() == text.len()
        && without_stop(text) == text
        && Score::read(text).is_none()
        && lexer.number(grammar).is_none()
        && !(grammar.is_pgn && (lexer.null_move().is_some() || text.ends_with('*')))
        && sign_text::of_word(grammar.white, bare(text)).is_none()
        && sign_text::split(grammar.white, text).1.is_empty()
}

/// What stands between two squares.
fn is_between(sign: char) -> bool {
    matches!(sign, 'x' | 'X' | ':' | '×') || DASHES.contains(&sign)
}

/// Whether a text ends with a square by number or by file and rank, a piece's letter before it or not.
fn ends_with_square(text: &str) -> bool {
    let tail = text.rsplit(is_between).next().unwrap_or_default();
    let is_number = (1..=2).contains(&tail.len()) && tail.bytes().all(|byte| byte.is_ascii_digit());
    is_number || matches!(*tail.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8'] if tail.len() <= 3)
}

fn begins_with_square(text: &str) -> bool {
    matches!(*text.as_bytes(), [b'0'..=b'9', ..] | [b'a'..=b'h', b'1'..=b'8', ..])
}

/// The length of the turn at the beginning of a text: a word, with blanks round its hyphens and a mark for en passant.
pub(super) fn turn_len(grammar: &Grammar, text: &str) -> usize {
    let mut len = word(grammar, text).len();
    if grammar.is_bracketed {
        return len;
    }
    loop {
        let behind = text[len..].trim_start_matches(BLANKS);
        if behind.len() == text.len() - len {
            break;
        }
        let joins_next = text[..len].ends_with(is_between) && len > 1 && begins_with_square(behind);
        let joint = behind.chars().next().filter(|sign| is_between(*sign)).map(|sign| &behind[sign.len_utf8()..]);
        let joins = joint.is_some_and(|after| begins_with_square(after.trim_start_matches(BLANKS)));
        let glue = if joins && ends_with_square(&text[..len]) {
            let joint = joint.unwrap_or_default();
            behind.len() - joint.trim_start_matches(BLANKS).len()
        } else if joins_next {
            0
        } else {
            break;
        };
        len = text.len() - behind.len() + glue;
        len += word(grammar, &text[len..]).len();
    }
    if grammar.is_pgn {
        let behind = text[len..].trim_start_matches(BLANKS);
        let mark = ["e. p.", "e.p.", "e.p", "ep.", "ep"].into_iter().find(|mark| {
            let found = behind.get(..mark.len()).is_some_and(|found| found.eq_ignore_ascii_case(mark));
            let next = behind.get(mark.len()..).and_then(|rest| rest.chars().next());
            found && next.is_none_or(|next| !next.is_alphanumeric())
        });
        if let Some(mark) = mark {
            len = text.len() - behind.len() + mark.len();
            // The sign of a check, or a mark, may follow.
            let rest = &text[len..];
            len += rest.len() - rest.trim_start_matches(['+', '#', '!', '?']).len();
        }
    }
    len
}
