//! Marks of HTML.

use std::borrow::Cow;

use super::{Out, lines};
use crate::formats::tag_section;

/// What begins a new line.
const BLOCKS: [&str; 17] = [
    "br",
    "p",
    "div",
    "li",
    "tr",
    "ul",
    "ol",
    "pre",
    "h1",
    "h2",
    "h3",
    "h4",
    "blockquote",
    "table",
    "hr",
    "body",
    "html",
];
/// What does not.
const SPANS: [&str; 17] = [
    "b", "i", "em", "strong", "span", "a", "code", "font", "tt", "u", "td", "th", "small", "sup", "sub", "tbody", "kbd",
];

#[rustfmt::skip]
const ENTITIES: [(&str, &str); 17] = [
    ("nbsp", " "), ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("ndash", "–"), ("mdash", "—"),
    ("minus", "−"), ("times", "×"), ("frac12", "½"), ("hellip", "…"), ("shy", ""), ("ldquo", "“"), ("rdquo", "”"),
    ("hyphen", "-"), ("thinsp", " "),
];

/// The longest tag and the longest entity that are looked for, in bytes.
const MAX_TAG: usize = 1 << 10;
const MAX_ENTITY: usize = 10;

/// A tag of HTML at the beginning of a text: its length, and whether it begins a line.
fn html_tag(text: &str) -> Option<(usize, bool)> {
    let rest = text.strip_prefix('<')?;
    let near = &text[..text.floor_char_boundary(MAX_TAG)];
    if rest.starts_with("!--") {
        return Some((near.find("-->")? + "-->".len(), false));
    }
    let name = rest.strip_prefix('/').unwrap_or(rest);
    let len = name.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let is = |known: &&str| known.eq_ignore_ascii_case(&name[..len]);
    let is_block = BLOCKS.iter().any(is);
    let is_ended = name[len..].starts_with(['>', '/']) || name[len..].starts_with(char::is_whitespace);
    if !is_ended || !(is_block || SPANS.iter().any(is)) {
        return None;
    }
    Some((near.find('>')? + 1, is_block))
}

/// An entity at the beginning of a text: its length, and what it stands for.
fn entity(text: &str) -> Option<(usize, Cow<'static, str>)> {
    let near = text.get(1..text.floor_char_boundary(MAX_ENTITY + 1))?;
    let name = &near[..near.find(';')?];
    let len = name.len() + 2;
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        let sign = char::from_u32(code).filter(|sign| !sign.is_control() || sign.is_whitespace())?;
        return Some((len, Cow::Owned(sign.to_string())));
    }
    ENTITIES.iter().find(|(known, _)| *known == name).map(|(_, text)| (len, Cow::Borrowed(*text)))
}

/// Whether tags or entities stand outside of comments and the tags of games.
pub(super) fn is_in(text: &str) -> bool {
    if !text.contains('<') && !text.contains('&') {
        return false;
    }
    let mut is_comment = false;
    for (at, line) in lines(text) {
        if !is_comment && tag_section::is_tag(line.trim_start()) {
            continue;
        }
        for (idx, sign) in line.char_indices() {
            match sign {
                '{' => is_comment = true,
                '}' => is_comment = false,
                '<' if !is_comment && html_tag(&text[at + idx..]).is_some() => return true,
                '&' if !is_comment && entity(&text[at + idx..]).is_some() => return true,
                _ => {}
            }
        }
    }
    false
}

pub(super) fn take_off(out: &mut Out<'_>) {
    let from = out.from;
    let mut at = 0;
    while let Some(len) = from[at..].find(['<', '&']) {
        out.keep(at, at + len);
        at += len;
        if let Some((len, is_block)) = html_tag(&from[at..]) {
            // One tag stands for all.
            if out.mends.is_empty() {
                out.leave_out(&from[at..at + len]);
            }
            out.put(at, if is_block { "\n" } else { "" });
            at += len;
        } else if let Some((len, text)) = entity(&from[at..]).filter(|_| from[at..].starts_with('&')) {
            out.put(at, &text);
            at += len;
        } else {
            out.keep(at, at + 1);
            at += 1;
        }
    }
    out.keep(at, from.len());
}
