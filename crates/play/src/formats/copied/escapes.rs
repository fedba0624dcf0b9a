//! What mail programs write: `=20` for a blank, `=` at the end of a line that goes on.

use std::ops::RangeInclusive;

use super::Out;
use crate::formats::record;

/// How long the lines are that a mail program breaks, with the sign at their end (RFC 2045, section 6.7).
const LONG: RangeInclusive<usize> = 71..=76;

/// Bytes of Windows' code page.
const OLD: [(u8, &str); 8] =
    [(0x85, "…"), (0x93, "“"), (0x94, "”"), (0x96, "–"), (0x97, "—"), (0xa0, " "), (0xbd, "½"), (0xd7, "×")];

pub(super) fn are_in(text: &str) -> bool {
    if !text.contains('=') {
        return false;
    }
    let known = ["=3D", "=C2=A0", "=E2=80=", "=E2=99=", "=C2=BD", "=09"];
    // A remark may have `depth=20`, and so may a tag of a record, whose value ends its line.
    let is_record = record::is_meant(text);
    let is_blank = |rest: &str| {
        rest.strip_prefix("=20").is_some_and(|rest| {
            rest.starts_with(|next: char| {
                next.is_alphabetic() || next == '=' || !is_record && matches!(next, '\n' | '\r')
            })
        })
    };
    let is_escape = |at: usize| is_blank(&text[at..]) || known.iter().any(|known| text[at..].starts_with(known));
    let mut signs = text.match_indices('=').map(|(at, _)| at);
    if is_record {
        // What somebody noted is taken for nothing else, unless a mail program has changed every sign there is.
        let is_changed = |at: usize| hex(text, at).is_some() || soft_break(text, at).is_some();
        return signs.clone().any(is_escape) && signs.all(is_changed);
    }
    // A sign of equality stands apart.
    let is_soft = |at: usize| {
        let behind = text[at + 1..].trim_start_matches('\r');
        let is_last = behind.is_empty() || behind.starts_with('\n');
        is_last && {
            let line = &text[text[..at].rfind('\n').map_or(0, |before| before + 1)..at];
            LONG.contains(&(line.len() + 1)) && line.ends_with(|sign: char| sign.is_ascii_alphanumeric())
        }
    };
    signs.any(|at| is_escape(at) || is_soft(at))
}

/// Whether a text has anything that is taken off it where it is a part of one with escapes.
pub(super) fn may_be_in(text: &str) -> bool {
    let is_escape = |at: usize| hex(text, at).is_some() || soft_break(text, at).is_some();
    are_in(text) || text.match_indices('=').any(|(at, _)| is_escape(at))
}

/// The byte that the escape at `at` stands for.
fn hex(text: &str, at: usize) -> Option<u8> {
    let digits = text.get(at + 1..at + 3)?;
    let is_hex = digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'A'..=b'F'));
    u8::from_str_radix(digits, 16).ok().filter(|_| is_hex && text[at..].starts_with('='))
}

/// The sign at `at` after which a line goes on, with the end of the line.
fn soft_break(text: &str, at: usize) -> Option<&'static str> {
    ["=\r\n", "=\n"].into_iter().find(|end| text[at..].starts_with(end))
}

/// A text of ours in the form in which whoever reads it takes off nothing of it: a comment may hold what a mail program
/// once wrote, such as `x=3D1`. Signs of equality that would be taken for escapes become escapes themselves.
pub(in crate::formats) fn protected(text: String) -> String {
    if !are_in(&text) {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(len) = text[at..].find('=') {
        let sign = at + len;
        out.push_str(&text[at..sign]);
        let is_at_risk = hex(&text, sign).is_some() || soft_break(&text, sign).is_some();
        out.push_str(if is_at_risk { "=3D" } else { "=" });
        at = sign + 1;
    }
    out.push_str(&text[at..]);
    out
}

pub(super) fn take_off(out: &mut Out<'_>) {
    let from = out.from;
    let (mut at, mut bytes) = (0, Vec::new());
    while let Some(len) = from[at..].find('=') {
        out.keep(at, at + len);
        at += len;
        if let Some(end) = soft_break(from, at) {
            out.stand_at(at + end.len());
            at += end.len();
            continue;
        }
        let start = at;
        while let Some(byte) = hex(from, at) {
            bytes.push(byte);
            at += 3;
        }
        // Older programs write one byte.
        let old = OLD.iter().find(|(known, _)| bytes == [*known]).map(|(_, text)| *text);
        match str::from_utf8(&bytes).ok().or(old) {
            Some(text) if !bytes.is_empty() => out.put(start, text),
            // A sign of equality, as before the piece that a pawn becomes, is no escape.
            _ => {
                at = start + 1;
                out.keep(start, at);
            }
        }
        bytes.clear();
    }
    out.keep(at, from.len());
}
