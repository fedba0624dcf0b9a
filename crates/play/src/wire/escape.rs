//! Any text on one line: what is not allowed there is escaped.

use core::fmt::Write as _;

/// Where an escaped text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Between spaces.
    Word,
    /// Up to the end of the line.
    Rest,
    /// The whole line of a step.
    Step,
}

/// The most times its length that a text can have when it is written: the longest escape of one byte is that of U+007F.
pub(super) const GROWTH: usize = 6;

/// Appends `text` as it must be written at `place`.
pub(super) fn escape(out: &mut String, text: &str, place: Place) {
    if text.is_empty() {
        out.push_str("\\e");
    }
    for (idx, sign) in text.char_indices() {
        let at_edge = idx == 0 || idx + sign.len_utf8() == text.len();
        match sign {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            ' ' if at_edge || place == Place::Word => out.push_str("\\s"),
            '@' if idx == 0 && place == Place::Step => out.push_str("\\@"),
            _ if is_unseen(sign) => write!(out, "\\u{{{:x}}}", u32::from(sign)).expect("a string takes every text"),
            _ => out.push(sign),
        }
    }
}

/// Control characters, line ends of other systems, and characters that reorder or hide the text around them.
fn is_unseen(sign: char) -> bool {
    const HIDDEN: [core::ops::RangeInclusive<char>; 4] =
        ['\u{200b}'..='\u{200f}', '\u{2028}'..='\u{202e}', '\u{2060}'..='\u{206f}', '\u{feff}'..='\u{feff}'];
    sign.is_control() || HIDDEN.iter().any(|range| range.contains(&sign))
}

/// The text that `written` stands for.
///
/// # Errors
/// The first invalid escape.
pub(super) fn unescape(written: &str) -> Result<String, &str> {
    if written == "\\e" {
        return Ok(String::new());
    }
    let mut text = String::with_capacity(written.len());
    let mut rest = written;
    while let Some(idx) = rest.find('\\') {
        text.push_str(&rest[..idx]);
        let escaped = &rest[idx..];
        let (sign, len) = read_escape(escaped).ok_or_else(|| head(escaped))?;
        text.push(sign);
        rest = &escaped[len..];
    }
    text.push_str(rest);
    Ok(text)
}

/// The character that the escape at the beginning of `text` stands for, and the escape's length in bytes.
fn read_escape(text: &str) -> Option<(char, usize)> {
    let sign = match text.as_bytes().get(1)? {
        b'\\' => '\\',
        b'n' => '\n',
        b's' => ' ',
        b'@' => '@',
        b'u' => {
            let (digits, _) = text.strip_prefix("\\u{")?.split_once('}')?;
            let is_number = (1..=6).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            let sign = u32::from_str_radix(digits, 16).ok().filter(|_| is_number).and_then(char::from_u32)?;
            return Some((sign, digits.len() + 4));
        }
        _ => return None,
    };
    Some((sign, 2))
}

/// The backslash and the character after it, if there is one.
fn head(escaped: &str) -> &str {
    let len = escaped.chars().take(2).map(char::len_utf8).sum();
    &escaped[..len]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, place: Place, expect: &str) {
        let mut written = String::new();
        escape(&mut written, text, place);
        assert_eq!(written, expect);
        assert_eq!(unescape(expect).as_deref(), Ok(text));
    }

    #[test]
    fn texts_are_written_on_one_line() {
        check("", Place::Rest, "\\e");
        check("Ann Lee", Place::Rest, "Ann Lee");
        check("Ann Lee", Place::Word, "Ann\\sLee");
        check(" Ann ", Place::Rest, "\\sAnn\\s");
        check(" ", Place::Rest, "\\s");
        check("a\nb\r\\n", Place::Rest, "a\\nb\\u{d}\\\\n");
        check("\\e", Place::Rest, "\\\\e");
        check("@1", Place::Step, "\\@1");
        check("@1", Place::Rest, "@1");
        check("a\u{202e}b\u{2028}", Place::Step, "a\\u{202e}b\\u{2028}");
        check("Şükrü 王", Place::Rest, "Şükrü 王");
    }

    #[test]
    fn escapes_that_mean_nothing_are_named() {
        for (written, fragment) in [
            ("a\\", "\\"),
            ("a\\x", "\\x"),
            ("a\\e", "\\e"),
            ("\\é", "\\é"),
            ("\\u{110000}", "\\u"),
            ("\\u{d800}", "\\u"),
            ("\\u{+41}", "\\u"),
            ("\\u{}", "\\u"),
            ("\\u{41", "\\u"),
        ] {
            assert_eq!(unescape(written), Err(fragment), "{written}");
        }
        assert_eq!(unescape("\\u{41}\\u{000042}").as_deref(), Ok("AB"));
    }
}
