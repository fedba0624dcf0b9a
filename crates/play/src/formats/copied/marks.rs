//! Marks before lines, and around it all.

use super::{Out, is_space, lines};
use crate::formats::tag_section;

const BULLETS: [char; 7] = ['-', '*', '•', '–', '+', '·', '▪'];
const FENCE: &str = "```";

fn is_quote(sign: char) -> bool {
    matches!(sign, '"' | '`' | '\'' | '«' | '»' | '‹' | '›' | '\u{2018}'..='\u{201f}')
}

/// Whether a line begins as games do: with a tag, or the number of a turn.
fn begins_game(line: &str) -> bool {
    number(line).is_some() || tag_section::is_tag(line)
}

/// The number that a line begins with, before a full stop.
fn number(line: &str) -> Option<u32> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let is_number = digits > 0 && line[digits..].trim_start().starts_with(['.', ')']);
    line[..digits].parse().ok().filter(|_| is_number)
}

/// A line without the marks of mails that quote it.
fn unquoted(line: &str) -> &str {
    let mut rest = line;
    while let Some(inner) = rest.trim_start_matches([' ', '\t']).strip_prefix(['>', '|']) {
        rest = inner;
    }
    if rest.len() < line.len() { rest.strip_prefix(' ').unwrap_or(rest) } else { line }
}

/// A line without the mark of a list before a turn's number. A star between two games is a result.
fn unlisted(line: &str, is_first: bool) -> Option<&str> {
    let rest = line.trim_start_matches([' ', '\t']).strip_prefix(BULLETS)?;
    let inner = rest.trim_start_matches([' ', '\t', '\u{a0}']);
    let is_star = line.trim_start().starts_with('*');
    let is_game = begins_game(inner) && (!is_star || is_first || number(inner) != Some(1));
    (inner.len() < rest.len() && is_game).then_some(inner)
}

pub(super) fn are_in(text: &str) -> bool {
    let is_around = text.trim_start_matches(is_space).starts_with(is_quote);
    is_around
        || lines(text).any(|(_, line)| {
            let line = line.trim_start_matches([' ', '\t']);
            match line.as_bytes().first() {
                Some(b'>' | b'|') => begins_game(unquoted(line)),
                Some(b'`') => line.starts_with(FENCE),
                Some(b'~') => line.starts_with("~~~"),
                Some(b'-' | b'*' | b'+' | 0xc2..) => unlisted(line, true).is_some(),
                _ => false,
            }
        })
}

/// Whether a text has anything that is taken off it where it is a part of one with marks.
pub(super) fn may_be_in(text: &str) -> bool {
    let is_quoted = |line: &str| unquoted(line).len() < line.len();
    let has_marks = text.contains('>') || text.contains('|');
    are_in(text) || has_marks && lines(text).any(|(_, line)| is_quoted(line))
}

pub(super) fn take_off(out: &mut Out<'_>) {
    let from = out.from;
    let is_mail = lines(from).any(|(_, line)| {
        let inner = unquoted(line);
        inner.len() < line.len() && begins_game(inner)
    });
    let [start, end] = inside_quotes(from).unwrap_or([0, from.len()]);
    let around = from[..start].trim_start_matches(is_space);
    if !around.is_empty() {
        out.leave_out(around);
    }
    let mut is_first = true;
    let mut remarks = Remarks::default();
    for (at, line) in lines(&from[start..end]) {
        let at = start + at;
        let is_remark = remarks.is_open_before(line);
        let inner = if is_mail { unquoted(line) } else { line };
        if inner.len() < line.len() {
            out.leave_out(">");
        }
        let trimmed = inner.trim();
        if trimmed.starts_with(FENCE) || trimmed.starts_with("~~~") {
            out.leave_out(&trimmed[..FENCE.len()]);
            out.put(at, "\n");
            continue;
        }
        // A long remark may go on with any character on its next line.
        let unlisted = unlisted(inner, is_first).filter(|_| !is_remark);
        if let Some(unlisted) = unlisted {
            let mark = inner.trim_start();
            out.leave_out(&mark[..mark.len() - mark.trim_start_matches(BULLETS).len()]);
            out.keep(at + line.len() - unlisted.len(), at + line.len());
        } else {
            out.keep(at + line.len() - inner.len(), at + line.len());
        }
        is_first &= trimmed.is_empty();
    }
}

/// Where remarks in braces begin and end, line by line.
#[derive(Default)]
struct Remarks {
    is_open: bool,
}

impl Remarks {
    /// Whether a line begins within a remark; it is the next one.
    fn is_open_before(&mut self, line: &str) -> bool {
        let is_open = self.is_open;
        if let Some(last) = line.rfind(['{', '}']) {
            self.is_open = line[last..].starts_with('{');
        }
        is_open
    }
}

/// What stands between quotes around it all.
fn inside_quotes(text: &str) -> Option<[usize; 2]> {
    let from_front = text.trim_start_matches(is_space);
    let first = from_front.chars().next().filter(|sign| is_quote(*sign))?;
    if from_front.starts_with(FENCE) {
        return None;
    }
    let start = text.len() - from_front.len() + first.len_utf8();
    let inside = text[start..].trim_end_matches(is_space);
    let marks = inside.trim_end_matches(['.', ',', ';']);
    let end = match marks.strip_suffix(is_quote) {
        _ if inside.ends_with(FENCE) => start + inside.len(),
        Some(rest) => start + rest.len(),
        None => start + inside.strip_suffix(is_quote).unwrap_or(inside).len(),
    };
    let is_closed = end < start + inside.len();
    (is_closed || begins_game(text[start..].trim_start())).then_some([start, end])
}
