//! Lists of turns: one turn a line, for games whose turns have several words.
//!
//! ```text
//! [Game "backgammon"]
//! [Player1 "Ann"]
//!
//! 31: 8/5 6/5 !
//! (The best way to play it.)
//! {
//! 31: 24/23 13/10 ?
//! }
//! 65: 24/13
//! ```
//!
//! A line in round brackets is a comment on the turn before it, and may be longer than a line. Lines between braces that
//! stand alone are a variation on that turn: they replace it. Signs of moves, and NAGs such as `$14`, follow a turn. A
//! number in front of a turn, such as `12.`, is read over, and a line that begins with `;` is a comment. Results are
//! told by the tag `Result` alone.

use rules::{Format, Game, GameInfo, Mend, Seat};

use super::comment::{self, SiteNames};
use super::head::{self, Head};
use super::movetext::{Lexer, section};
use super::outline::{Paper, outline};
use super::score::Score;
use super::scribe::{Scribe, unread};
use super::sign_text::{self, Meant};
use super::tag_section;
use super::{Draft, Fault, mat, messages, readings};
use crate::entry::Entry;
use crate::game_tree::{GameTree, Notes};
use crate::nag::Nag;
use crate::session::{OpenError, Session};

/// Reads the game that begins at `at`.
pub(super) fn game<G: Game>(info: &'static GameInfo, text: &str, at: usize) -> Draft {
    let mut lexer = Lexer { text, at };
    let mut mends = Vec::new();
    lexer.skip_space();
    let begins = lexer.at;
    // Braces hold variations here, so no comment stands among the tags.
    let (tags, comments) =
        if lexer.rest().starts_with('[') { section(&mut lexer, &mut mends) } else { Default::default() };
    let end = tag_section::next_game(text, lexer.at);
    let whole = [begins, end];
    let mut set_up = match head::read::<G>(info, text, &tags, &mut mends) {
        Ok(head) => head,
        Err(refused) => {
            let (head, fault) = *refused;
            let fault = Fault::at(text, fault.fragment, fault.why);
            return unread(head, &text[lexer.at..end], whole, mends, fault);
        }
    };
    let has_cube = text[lexer.at..end].lines().any(|line| mat::is_double(without_number(line.trim())));
    if has_cube {
        mat::give_cube(info, &mut set_up.record);
    }
    let mut best: Option<Draft> = None;
    for options in readings(&set_up) {
        let mut head = set_up.clone();
        head.record.options = options;
        let draft = play::<G>(text, [begins, end], lexer.at, head, mends.clone(), &comments);
        let is_whole = draft.fault.is_none();
        if best.as_ref().is_none_or(|best| is_whole || draft.n_turns > best.n_turns) {
            best = Some(draft);
        }
        if is_whole {
            break;
        }
    }
    best.expect("there is at least one way to read a game")
}

/// Plays the game between two places of a text, whose turns begin at `at`.
fn play<G: Game>(
    text: &str,
    [begins, end]: [usize; 2],
    at: usize,
    head: Head,
    mends: Vec<Mend>,
    comments: &[(&str, usize)],
) -> Draft {
    let spare = head.clone();
    let mut scribe = match Scribe::<G>::open(head, mends) {
        Ok(scribe) => scribe,
        Err(error) => {
            let fault = Fault::at(text, "", error.message().unwrap_or_else(messages::set_up));
            return unread(spare, &text[at..end], [begins, end], Vec::new(), fault);
        }
    };
    for (comment, at) in comments {
        scribe.comment(comment, *at);
    }
    let (end, fault) = lines(&mut scribe, text, at);
    scribe.finish([begins, end], fault)
}

/// Reads lines up to the end of the game; gives where that is, and what could not be read in the main line.
fn lines<G: Game>(scribe: &mut Scribe<G>, text: &str, from: usize) -> (usize, Option<Fault>) {
    let mut next = from;
    while next < text.len() {
        let start = next;
        let len = text[start..].find('\n').unwrap_or(text.len() - start);
        next = (start + len + 1).min(text.len());
        let line = text[start..start + len].trim();
        let at = start + (text[start..].len() - text[start..].trim_start().len()).min(len);
        if tag_section::is_tag(line) {
            return (start, None);
        }
        match line.chars().next() {
            None | Some('%') => {}
            Some(';') => scribe.comment(&line[1..], at),
            Some('(') => {
                let end = comment_end(text, at);
                let inside = text[at + 1..end].trim_end();
                scribe.comment(inside.strip_suffix(')').unwrap_or(inside), at);
                if !inside.ends_with(')') {
                    scribe.mend(at, "(", messages::unclosed(")"));
                }
                next = end.max(next);
            }
            Some('{') if line.len() == 1 => {
                if !scribe.open_variation(at) {
                    scribe.mend(at, line, messages::remark());
                }
            }
            Some('}') if line.len() == 1 => {
                if !scribe.close_variation() {
                    scribe.mend(at, line, messages::unopened());
                }
            }
            Some(_) => {
                if let Err(fault) = turn(scribe, line, at) {
                    let is_main = scribe.depth() == 0;
                    let end = if is_main { tag_section::next_game(text, start) } else { variation_end(text, start) };
                    if !is_main {
                        scribe.mend(fault.at, &fault.text, messages::kept(fault.why.clone()));
                    }
                    scribe.keep_unread(&text[start..end]);
                    if is_main {
                        return (end, Some(fault));
                    }
                    next = end;
                }
            }
        }
    }
    (text.len(), None)
}

/// Where the line ends that closes a comment; at an empty line, if none does.
fn comment_end(text: &str, at: usize) -> usize {
    let mut end = at;
    for line in text[at..].split_inclusive('\n') {
        if line.trim().is_empty() {
            break;
        }
        end += line.len();
        if line.trim_end().ends_with(')') {
            break;
        }
    }
    end
}

/// Where the variation ends in which the line at `start` is: at the brace that closes it, or the next game.
fn variation_end(text: &str, start: usize) -> usize {
    let (mut at, mut depth) = (start, 0_usize);
    for line in text[start..].split_inclusive('\n') {
        match line.trim() {
            "{" => depth += 1,
            "}" if depth == 0 => break,
            "}" => depth -= 1,
            line if tag_section::is_tag(line) => break,
            _ => {}
        }
        at += line.len();
    }
    at
}

/// Reads a turn with its signs, and a comment in brackets behind it.
fn turn<G: Game>(scribe: &mut Scribe<G>, line: &str, at: usize) -> Result<(), Fault> {
    let (line, remark) = match line.find(" (").filter(|_| line.ends_with(')')) {
        Some(opening) => (line[..opening].trim_end(), Some((&line[opening + 2..line.len() - 1], at + opening + 1))),
        None => (line, None),
    };
    let numbered = without_number(line);
    let at = at + line.len() - numbered.len();
    let (text, signs) = split(numbered);
    scribe.turn(text, at)?;
    for meant in signs {
        if !meant.is_exact {
            scribe.mend(at, line, messages::sign());
        }
        scribe.sign(meant.sign, line, at);
    }
    if let Some((remark, at)) = remark {
        scribe.comment(remark, at);
    }
    Ok(())
}

/// A turn without the number in front of it.
fn without_number(line: &str) -> &str {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line[digits..].strip_prefix(['.', ')']).filter(|_| digits > 0).map(str::trim_start);
    rest.filter(|rest| !rest.is_empty()).unwrap_or(line)
}

/// Splits a turn from the signs behind it.
fn split(line: &str) -> (&str, Vec<Meant>) {
    let (mut turn, mut signs) = (line, Vec::new());
    while let Some((before, word)) = turn.rsplit_once(' ') {
        let number = word.strip_prefix('$').and_then(|number| number.parse().ok());
        let glyph = number.map(|number| Meant { sign: sign_text::of_glyph(Seat::FIRST, number), is_exact: true });
        let is_mark = word.bytes().all(|byte| matches!(byte, b'!' | b'?'));
        let Some(meant) = glyph.or_else(|| sign_text::of_word(Seat::FIRST, word).filter(|_| is_mark)) else { break };
        signs.push(meant);
        turn = before.trim_end();
    }
    signs.reverse();
    (turn, signs)
}

/// Writes a game.
///
/// # Errors
/// When the rules do not take the tree.
pub(super) fn write<G: Game>(info: &GameInfo, tree: &GameTree) -> Result<String, OpenError> {
    let session = Session::<G>::open(tree.head().clone())?;
    let mut list = List { names: SiteNames::of(session.rules()), out: String::new(), is_after_turn: false };
    let format: Format = G::MOVES[0];
    let over = outline::<G>(tree, format, &mut list)?;
    let result = over.or_else(|| Score::of_tags(info, &tree.tags));
    let tags = head::tags_of::<G>(info, tree, None, result);
    Ok(format!("{}\n{}", head::write_tags(&tags), list.out))
}

struct List {
    names: SiteNames,
    out: String,
    /// Whether the last line is a turn, which signs may follow.
    is_after_turn: bool,
}

impl Paper for List {
    fn takes(&self, text: &str) -> bool {
        let line = text.trim();
        let is_commented = text.contains(" (") && text.ends_with(')');
        let is_other = text.starts_with(['(', ';', '%', '{', '}']) || is_commented || tag_section::is_tag(text);
        let is_line = line == text && !text.contains(['\n', '\r']);
        is_line && !is_other && without_number(text) == text && split(text).1.is_empty()
    }

    fn turn(&mut self, text: &str, _number: u32, _seat: usize) {
        self.line(text);
        self.is_after_turn = true;
    }

    fn entry(&mut self, entry: &Entry) {
        self.comment(&comment::entry(entry));
    }

    fn notes(&mut self, notes: &Notes) {
        for sign in &notes.signs {
            let text = match sign_text::glyph(Seat::FIRST, *sign) {
                Some(_) if sign.is_of_move() => Some(sign.to_string()),
                glyph => glyph.map(|number| Nag::Glyph(number).to_string()),
            };
            match text.filter(|_| self.is_after_turn) {
                Some(text) => {
                    // Behind the turn, on its line.
                    self.out.pop();
                    self.out.extend([" ", &text, "\n"]);
                }
                None => self.comment(&comment::sign(*sign)),
            }
        }
        let drawn = comment::shapes(&self.names, &notes.shapes);
        let comments = notes.comments.iter().map(|text| comment::in_braces(text));
        for text in [drawn].into_iter().chain(comments).filter(|text| !text.is_empty()) {
            self.comment(&text);
        }
        self.is_after_turn = false;
    }

    fn intro(&mut self, comment: &str, begins: bool) {
        let comment = comment::in_braces(comment);
        if begins { self.comment(&comment) } else { self.comment(&comment::intro(&comment)) }
    }

    fn open(&mut self) {
        self.line("{");
    }

    fn close(&mut self) {
        self.line("}");
    }
}

impl List {
    fn line(&mut self, text: &str) {
        self.out.extend([text, "\n"]);
        self.is_after_turn = false;
    }

    fn comment(&mut self, text: &str) {
        let text = comment::one_line(text);
        self.line(&format!("({text})"));
    }
}
