//! What a text has taken on where it was copied: a mail, a page, a chat, another keyboard.
//!
//! Each layer is taken off once for the whole text, in time that grows with its length alone: what mail programs write
//! for blanks and long lines, the marks of HTML, the marks before quoted lines and lists, fences of code, quotes around
//! it all, and characters that only look like those of moves. A text without any of these is not copied, only looked
//! through once.

use std::borrow::Cow;

use rules::Mend;
use rules::notation::{is_invisible, plain_sign};

use super::tag_section;

/// A text as readers see it, and where everything in it came from.
#[derive(Clone, Debug)]
pub(super) struct Copied<'t> {
    pub(super) whole: &'t str,
    text: Cow<'t, str>,
    /// What leads from each layer to the one before it, the first layer first.
    layers: Vec<Layer>,
    /// What was corrected, by its place in `text`, in order.
    mends: Vec<Mend>,
}

/// Where the stretches of a text stand in the one that it was made from.
#[derive(Clone, Debug, Default)]
struct Layer {
    /// Where a stretch begins, here and there.
    stretches: Vec<(usize, usize)>,
}

/// Which characters are replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Folding {
    /// Whether pieces have letters in other languages: the first letter of a word is then left as it is.
    pub(super) has_letters: bool,
    /// Whether comments are in braces and behind semicolons.
    pub(super) has_comments: bool,
}

impl<'t> Copied<'t> {
    /// Takes off what came along, but for single characters.
    pub(super) fn of(whole: &'t str) -> Copied<'t> {
        let mut copied = Copied { whole, text: Cow::Borrowed(whole), layers: Vec::new(), mends: Vec::new() };
        if has_escapes(whole) {
            copied.take_off(unescaped);
        }
        if is_html(&copied.text) {
            copied.take_off(without_html);
        }
        if has_marks(&copied.text) {
            copied.take_off(without_marks);
        }
        copied
    }

    /// Replaces characters outside of comments and tags.
    pub(super) fn fold(&mut self, folding: Folding) {
        if !self.text.is_ascii() {
            self.take_off(|out| folded(out, folding));
        }
    }

    fn take_off(&mut self, layer: impl FnOnce(&mut Out<'_>)) {
        let mut out = Out { from: &self.text, text: String::new(), layer: Layer::default(), mends: Vec::new() };
        layer(&mut out);
        let Out { text, layer, mut mends, .. } = out;
        if text == *self.text {
            return;
        }
        // What was corrected before stands elsewhere now.
        let moved = self.mends.drain(..).map(|mend| Mend { at: layer.after(mend.at), ..mend });
        mends.extend(moved);
        mends.sort_by_key(|mend| mend.at);
        (self.text, self.mends) = (Cow::Owned(text), mends);
        self.layers.push(layer);
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// What was corrected from one place up to another: of each kind the first.
    pub(super) fn mends(&self, [from, to]: [usize; 2]) -> Vec<Mend> {
        let first = self.mends.partition_point(|mend| mend.at < from);
        let own = self.mends[first..].iter().take_while(|mend| mend.at < to.max(from + 1));
        let mut mends: Vec<Mend> = Vec::new();
        for mend in own {
            if mends.iter().all(|known| known.how.key != mend.how.key) {
                mends.push(mend.clone());
            }
        }
        mends
    }

    /// A place in the whole text, and what stands there, for a fragment of the text.
    pub(super) fn place(&self, at: usize, text: String) -> (usize, String) {
        if self.layers.is_empty() {
            return (at, text);
        }
        let back = |at| self.layers.iter().rev().fold(at, |at, layer| layer.before(at));
        let (start, end) = (back(at), back(at + text.len()));
        let is_here = self.text.get(at..).is_some_and(|rest| rest.starts_with(&text));
        let there = self.whole.get(start..end).filter(|there| is_here && !text.is_empty() && !there.is_empty());
        (start, there.map_or(text, str::to_owned))
    }
}

impl Layer {
    /// The place in the text before.
    fn before(&self, at: usize) -> usize {
        let idx = self.stretches.partition_point(|(here, _)| *here <= at);
        match idx.checked_sub(1).map(|idx| self.stretches[idx]) {
            Some((here, there)) => {
                let next = self.stretches.get(idx).map_or(usize::MAX, |(_, there)| *there);
                (there + at - here).min(next)
            }
            None => at,
        }
    }

    /// The place in the text after.
    fn after(&self, at: usize) -> usize {
        let idx = self.stretches.partition_point(|(_, there)| *there <= at);
        match idx.checked_sub(1).map(|idx| self.stretches[idx]) {
            Some((here, there)) => {
                let next = self.stretches.get(idx).map_or(usize::MAX, |(here, _)| *here);
                (here + at - there).min(next)
            }
            None => at,
        }
    }
}

/// A text that is being made from another.
struct Out<'f> {
    from: &'f str,
    text: String,
    layer: Layer,
    mends: Vec<Mend>,
}

impl Out<'_> {
    /// Appends a stretch as it is.
    fn keep(&mut self, start: usize, end: usize) {
        self.stand_at(start);
        self.text.push_str(&self.from[start..end]);
    }

    /// Appends something for what begins at a place.
    fn put(&mut self, at: usize, text: &str) {
        self.stand_at(at);
        self.text.push_str(text);
    }

    fn stand_at(&mut self, at: usize) {
        let here = self.text.len();
        match self.layer.stretches.last_mut() {
            Some(last) if last.0 == here => last.1 = at,
            _ => self.layer.stretches.push((here, at)),
        }
    }

    /// Notes that something was left out, unless that has been noted.
    fn leave_out(&mut self, found: &str) {
        if self.mends.iter().all(|known| known.text != found) {
            self.mends.push(Mend::left_out(self.text.len(), found));
        }
    }
}

/// The lines of a text, with their ends, and where they begin.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    })
}

// What mail programs write: `=20` for a blank, `=` at the end of a line that goes on.

/// The shortest line that a mail program breaks.
const LONG: usize = 70;

/// Bytes of Windows' code page.
const OLD: [(u8, &str); 8] =
    [(0x85, "…"), (0x93, "“"), (0x94, "”"), (0x96, "–"), (0x97, "—"), (0xa0, " "), (0xbd, "½"), (0xd7, "×")];

fn has_escapes(text: &str) -> bool {
    if !text.contains('=') {
        return false;
    }
    let known = ["=3D", "=C2=A0", "=E2=80=", "=E2=99=", "=C2=BD", "=09"];
    // A remark may have `depth=20`.
    let is_blank = |rest: &str| {
        rest.strip_prefix("=20").is_some_and(|rest| {
            rest.starts_with(|next: char| next.is_alphabetic() || matches!(next, '=' | '\n' | '\r'))
        })
    };
    let is_escape = |at: usize| is_blank(&text[at..]) || known.iter().any(|known| text[at..].starts_with(known));
    // A sign of equality stands apart.
    let is_soft = |line: &str| {
        let before = line.trim_end_matches(['\n', '\r']).strip_suffix('=');
        line.len() > LONG && before.is_some_and(|before| before.ends_with(|sign: char| sign.is_ascii_alphanumeric()))
    };
    text.match_indices('=').any(|(at, _)| is_escape(at)) || lines(text).any(|(_, line)| is_soft(line))
}

fn unescaped(out: &mut Out<'_>) {
    let from = out.from;
    let (mut at, mut bytes) = (0, Vec::new());
    let hex = |at: usize| {
        let digits = from.get(at + 1..at + 3)?;
        let is_hex = digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'A'..=b'F'));
        u8::from_str_radix(digits, 16).ok().filter(|_| is_hex && from[at..].starts_with('='))
    };
    while let Some(len) = from[at..].find('=') {
        out.keep(at, at + len);
        at += len;
        let line_end = ["=\r\n", "=\n"].into_iter().find(|end| from[at..].starts_with(end));
        if let Some(end) = line_end {
            out.stand_at(at + end.len());
            at += end.len();
            continue;
        }
        let start = at;
        while let Some(byte) = hex(at) {
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

// Marks of HTML.

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
fn is_html(text: &str) -> bool {
    if !text.contains(['<', '&']) {
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

fn without_html(out: &mut Out<'_>) {
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

// Marks before lines, and around it all.

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

fn has_marks(text: &str) -> bool {
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

fn is_space(sign: char) -> bool {
    sign.is_whitespace() || is_invisible(sign)
}

fn without_marks(out: &mut Out<'_>) {
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
    for (at, line) in lines(&from[start..end]) {
        let at = start + at;
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
        let unlisted = unlisted(inner, is_first);
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

// Characters.

fn folded(out: &mut Out<'_>, folding: Folding) {
    let from = out.from;
    let mut is_comment = false;
    for (start, line) in lines(from) {
        // In lists of turns comments have lines of their own.
        let is_remark = !folding.has_comments && line.trim_start().starts_with(['(', ';']);
        if is_remark || !is_comment && tag_section::is_tag(line.trim_start_matches(is_space)) {
            out.keep(start, start + line.len());
            continue;
        }
        let mut at = 0;
        while at < line.len() {
            let rest = &line[at..];
            let sign = rest.chars().next().unwrap_or_default();
            let len = match sign {
                _ if is_comment => rest.find('}').map_or(rest.len(), |at| at + 1),
                '{' if folding.has_comments => 1,
                ';' if folding.has_comments => rest.len(),
                _ if sign.is_whitespace() => sign.len_utf8(),
                _ => {
                    // Within a word a semicolon may belong to a turn.
                    let is_end = |sign: char| sign.is_whitespace() || sign == '{';
                    let len = rest.find(is_end).unwrap_or(rest.len()).max(sign.len_utf8());
                    fold_word(out, start + at, &rest[..len], folding);
                    at += len;
                    continue;
                }
            };
            if folding.has_comments {
                is_comment = if is_comment { !rest[..len].ends_with('}') } else { sign == '{' };
            }
            out.keep(start + at, start + at + len);
            at += len;
        }
    }
}

/// Appends a word: as it is, unless it looks like a move, a number or a result.
fn fold_word(out: &mut Out<'_>, at: usize, word: &str, folding: Folding) {
    if word.is_ascii() {
        out.keep(at, at + word.len());
        return;
    }
    let plain = |sign: char| plain_sign(sign).unwrap_or_default();
    let has_digit =
        word.chars().any(|sign| sign.is_ascii_digit() || plain(sign).starts_with(|sign: char| sign.is_ascii_digit()));
    let is_castling =
        word.chars().next().is_some_and(|sign| matches!(sign, 'O' | '0') || matches!(plain(sign), "O" | "o" | "0"))
            && word.chars().skip(1).any(|sign| super::score::DASHES.contains(&sign));
    if !has_digit && !is_castling && !word.contains(is_invisible) {
        out.keep(at, at + word.len());
        return;
    }
    let before = out.text.len();
    let mut is_told = false;
    for (idx, sign) in word.char_indices() {
        let stands_for = plain_sign(sign).filter(|_| is_invisible(sign) || has_digit || is_castling);
        // In Cyrillic and Greek a capital letter names a piece, and two the king.
        let is_capital = sign.is_uppercase() && matches!(sign, '\u{370}'..='\u{52f}');
        let is_second = sign == 'р' && word[..idx].ends_with('К');
        let is_piece = folding.has_letters && !is_castling && (is_capital || is_second);
        match stands_for.filter(|_| !is_piece && !matches!(sign, '½' | '…' | '｛' | '｝')) {
            Some(text) => {
                is_told |= !is_invisible(sign) && !text.starts_with([' ', '-']);
                out.put(at + idx, text);
            }
            None => out.keep(at + idx, at + idx + sign.len_utf8()),
        }
    }
    let read = out.text[before..].to_owned();
    if is_told && !read.is_empty() {
        let Mend { how, .. } = Mend::read_as(before, word, &read);
        out.mends.push(Mend { at: before, text: read, how });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOLDING: Folding = Folding { has_letters: true, has_comments: true };

    #[track_caller]
    fn check(whole: &str, text: &str, mends: &[&str]) {
        let mut copied = Copied::of(whole);
        copied.fold(FOLDING);
        assert_eq!(copied.text(), text, "{whole:?}");
        let told: Vec<String> = copied.mends([0, text.len()]).iter().map(|mend| mend.how.to_string()).collect();
        assert_eq!(told, mends, "{whole:?}");
    }

    #[test]
    fn a_text_as_it_should_be_is_not_copied() {
        for text in ["", "1. e4 e5 *", "[White \"Ada\"]\n\n1. e8=Q {a <b>b</b> &amp; c > d} *\n", "1. e4 = 2. f4 =\n*"]
        {
            assert!(matches!(Copied::of(text).text, Cow::Borrowed(_)), "{text}");
            check(text, text, &[]);
        }
        check("1. e4 {Вот 4} ; е4\n[White \"Ж4\"]\n*\n* 1. d4", "1. e4 {Вот 4} ; е4\n[White \"Ж4\"]\n*\n* 1. d4", &[]);
    }

    /// R43
    #[test]
    fn what_came_along_is_taken_off() {
        let mark = |mark: &str| format!("mended-mark found={mark}");
        check("> 1. e4 e5\n> 2. Nf3 *", "1. e4 e5\n2. Nf3 *", &[&mark(">")]);
        check("Ada wrote:\n>> 1. e4 e5\n>\n>> *", "Ada wrote:\n1. e4 e5\n\n*", &[&mark(">")]);
        check("```pgn\n1. e4 *\n```\n", "\n1. e4 *\n\n", &[&mark("```")]);
        check("- 1. e4 e5\n- 2. Nf3", "1. e4 e5\n2. Nf3", &[&mark("-")]);
        check("* 1. e4 e5\n* 2. Nf3", "1. e4 e5\n2. Nf3", &[&mark("*")]);
        check("“1. e4 e5 1-0”.", "1. e4 e5 1-0", &[&mark("“")]);
        check("<p>1. e4 e5<br>2.&nbsp;<b>Nf3</b> &frac12;-&#189;", "\n1. e4 e5\n2. Nf3 ½-½", &[&mark("<p>")]);
        check("1.=20e4 e5 2.=C2=A0Nf3 e8=3DQ=\n *", "1. e4 e5 2.\u{a0}Nf3 e8=Q *", &[]);
    }

    /// R44
    #[test]
    fn look_alikes_are_replaced_outside_of_comments() {
        check("1. е4 {е4} e\u{200b}5", "1. e4 {е4} e5", &["mended-read found=е4 read=e4"]);
        check("١. e٤", "1. e4", &["mended-read found=١. read=1."]);
        check("5. О-О Кс3", "5. O-O Кc3", &["mended-read found=О-О read=O-O"]);
        check("Партия г. Москва", "Партия г. Москва", &[]);
        check("42;R {a\n４｝ b} 3. e５", "42;R {a\n４｝ b} 3. e5", &["mended-read found=e５ read=e5"]);
        check("½-½ 1…e5", "½-½ 1…e5", &[]);
    }

    #[test]
    fn places_are_those_of_the_whole_text() {
        let mut copied = Copied::of("> 1. e4 е5\n> 2. Xх9");
        copied.fold(FOLDING);
        assert_eq!(copied.text(), "1. e4 e5\n2. Xx9");
        assert_eq!(copied.place(6, "e5".to_owned()), (8, "е5".to_owned()));
        assert_eq!(copied.place(12, "Xx9".to_owned()), (17, "Xх9".to_owned()));
    }
}
