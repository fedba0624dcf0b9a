//! Tags: `[White "Ada"]`, one a line, before the moves of a game.

use rules::{Mend, Message};

use super::comment::{cut, one_line};
use super::messages;
use super::score::BLANKS;

/// A tag as it stands in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tag<'t> {
    pub(super) name: &'t str,
    pub(super) value: String,
    /// Its value as it is written, still with backslashes.
    pub(super) raw: &'t str,
}

/// The longest name that is read, in bytes.
const MAX_NAME: usize = 64;

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 4 << 10;

/// Whether names can contain the character: those of the standard, and a few more that are in use.
fn is_of_name(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || "_+#=:-.".contains(sign)
}

/// Whether a tag of this name can be written.
pub(super) fn is_name(text: &str) -> bool {
    (1..=MAX_NAME).contains(&text.len()) && text.chars().all(is_of_name)
}

/// The name of the tag at the beginning of a text, and the rest after it.
fn name(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('[')?.trim_start_matches(BLANKS);
    let len = inside.bytes().take(MAX_NAME + 1).take_while(|byte| is_of_name(char::from(*byte))).count();
    (1..=MAX_NAME).contains(&len).then(|| (&inside[..len], inside[len..].trim_start_matches(BLANKS)))
}

/// Whether a text begins with a tag.
pub(super) fn is_tag(text: &str) -> bool {
    name(text).is_some_and(|(_, rest)| rest.starts_with(QUOTES))
}

/// The quotes, and what word processors make of them.
const QUOTES: [char; 4] = ['"', '“', '”', '„'];

/// Whether the game after a line that ends at `at` begins there: a line of tags after an empty one.
pub(super) fn begins(text: &str, at: usize) -> bool {
    let line = text[at..].trim_start_matches(BLANKS);
    if !is_tag(line) {
        return false;
    }
    let mut before = text[..at].bytes().rev().skip_while(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
    match before.next() {
        Some(b'\n') => {
            let mut before = before.skip_while(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
            before.next().is_none_or(|byte| byte == b'\n')
        }
        before => before.is_none(),
    }
}

/// Where the next game begins at or after `at`, or the text ends: at tags after an empty line.
pub(super) fn next_game(text: &str, at: usize) -> usize {
    if begins(text, at) {
        return at;
    }
    let mut line = at;
    while let Some(len) = text[line..].find('\n') {
        line += len + 1;
        if begins(text, line) {
            return line;
        }
    }
    text.len()
}

/// Reads the tag at the beginning of `rest`, which is a part of `whole`; gives it and its length in bytes. Nothing is
/// refused: what stands between the first quote and the last one before a bracket on the line is the value.
pub(super) fn read<'t>(whole: &str, rest: &'t str, mends: &mut Vec<Mend>) -> Option<(Tag<'t>, usize)> {
    let (name, behind) = name(rest)?;
    if !behind.starts_with(QUOTES) && !is_named_as_usual(rest, name, behind) {
        return None;
    }
    // No longer line is looked at, however many tags are on it.
    let near = cut(behind, MAX_LINE);
    let line = near[..near.find('\n').unwrap_or(near.len())].trim_end();
    let at = rest.len() - behind.len();
    let mut mend = |how: Message| mends.push(Mend::new(whole, &rest[..at + line.len()], how));
    let Some(quoted) = line.strip_prefix(QUOTES) else {
        // Without quotes.
        let value = line.split(']').next().unwrap_or_default().trim();
        mend(messages::tag());
        let len = line.find(']').map_or(line.len(), |len| len + 1);
        return Some((Tag { name, value: one_line(value), raw: value }, at + len));
    };
    let opening = line.len() - quoted.len();
    let (value, closing, is_as_usual) = match strict(quoted) {
        Some((value, closing)) => (value, closing, true),
        None => match loose(quoted) {
            Some((value, closing)) => (value, closing, false),
            None => {
                mend(messages::unclosed("\"]"));
                let value = quoted.trim_end_matches(']').trim_end_matches(QUOTES);
                return Some((Tag { name, value: unescaped(value), raw: value }, at + line.len()));
            }
        },
    };
    if !is_as_usual {
        mend(messages::tag());
    }
    Some((Tag { name, value: unescaped(value), raw: value }, at + opening + closing))
}

/// Whether a bracket holds a name and, after a space, something that may be meant as its value without quotes: turns may
/// stand in brackets too.
fn is_named_as_usual(text: &str, name: &str, behind: &str) -> bool {
    let has_space = text.find(name).is_some_and(|at| text[at + name.len()..].starts_with(BLANKS));
    has_space && name.starts_with(|sign: char| sign.is_ascii_uppercase()) && behind.starts_with(char::is_alphanumeric)
}

/// The value up to the first quote without a backslash, if a bracket follows it, and where that ends.
fn strict(quoted: &str) -> Option<(&str, usize)> {
    let mut is_escaped = false;
    for (at, sign) in quoted.char_indices() {
        match sign {
            '"' if !is_escaped => return Some((&quoted[..at], closing(quoted, at + 1)?)),
            _ => is_escaped = sign == '\\' && !is_escaped,
        }
    }
    None
}

/// The value up to the first quote that a bracket follows, and then another tag or nothing; or else any quote that a
/// bracket follows.
fn loose(quoted: &str) -> Option<(&str, usize)> {
    let quotes = quoted.match_indices(QUOTES);
    let mut ends = quotes.filter_map(|(at, quote)| Some((at, closing(quoted, at + quote.len())?))).peekable();
    let first = *ends.peek()?;
    let is_last = |(_, end): &(usize, usize)| {
        let behind = quoted[*end..].trim_start_matches(BLANKS);
        behind.is_empty() || behind.starts_with('[')
    };
    let (at, end) = ends.find(is_last).unwrap_or(first);
    Some((&quoted[..at], end))
}

/// Where the bracket ends that closes a tag after the quote that ends at `at`.
fn closing(quoted: &str, at: usize) -> Option<usize> {
    let rest = quoted[at..].trim_start_matches(BLANKS);
    rest.starts_with(']').then(|| quoted.len() - rest.len() + 1)
}

/// A value without the backslashes before quotes and backslashes. Other backslashes stay. Control characters are blanks,
/// as they are written.
fn unescaped(raw: &str) -> String {
    let mut value = String::new();
    let has_control = raw.contains(char::is_control);
    let mut rest = raw.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).peekable();
    while let Some(sign) = rest.next() {
        let escaped = if sign == '\\' { rest.next_if(|next| matches!(next, '"' | '\\')) } else { None };
        value.push(escaped.unwrap_or(sign));
    }
    if has_control { value.trim().to_owned() } else { value }
}

/// Appends a tag on a line of its own.
pub(super) fn write(out: &mut String, name: &str, value: &str) {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    out.extend(["[", name, " \"", &escaped.replace(char::is_control, " "), "\"]\n"]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, name: &str, value: &str, left: &str) {
        let (tag, len) = read(text, text, &mut Vec::new()).unwrap();
        assert_eq!((tag.name, tag.value.as_str(), &text[len..]), (name, value, left), "{text}");
        let mut written = String::new();
        write(&mut written, name, value);
        let mut mends = Vec::new();
        let (again, _) = read(&written, &written, &mut mends).unwrap();
        assert_eq!((again.value.as_str(), mends.as_slice()), (value, [].as_slice()), "{written}");
    }

    #[test]
    fn a_value_ends_where_it_was_meant_to() {
        check("[Event \"Club night \"Blitz\" final\"]\n", "Event", "Club night \"Blitz\" final", "\n");
        check("[Event \"g/8'+2\\\"\"]", "Event", "g/8'+2\"", "");
        check("[Black \"[=0040.12]\"]", "Black", "[=0040.12]", "");
        check("[Event \"x\\\"]", "Event", "x\\", "");
        check("[ White  \"Ada\" ] [Black \"B\"]", "White", "Ada", " [Black \"B\"]");
        check("[Time-Control \"300\"] 1. e4", "Time-Control", "300", " 1. e4");
        check("[A+#=: \"\"]", "A+#=:", "", "");
        check("[White “Ada”]", "White", "Ada", "");
        check("[White \"Ada]\n1. e4", "White", "Ada", "\n1. e4");
        check("[White Ada] x", "White", "Ada", " x");
        check("[Event \"a \"] [b\"]", "Event", "a ", " [b\"]");
    }

    #[test]
    fn a_game_begins_at_tags_after_an_empty_line() {
        let text = "x\n[A \"b\"]\n \r\n  [A \"b\"] \n[B \"c\"]\n\n[%clk]\n\n[a]";
        assert_eq!((next_game(text, 0), next_game(text, 16)), (13, text.len()));
        assert!(begins("[A \"b\"]", 0) && !begins(text, 2));
    }
}
