//! What stands among the moves of a game as programs write it: only what can be nothing else.

use crate::formats::score::Score;

/// What stands at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'t> {
    /// The number of a turn, with one full stop or three.
    Number(u32),
    /// What can only be a turn, and the exclamation and question marks behind it.
    Turn { turn: &'t str, marks: &'t str },
    /// A numeric annotation glyph.
    Glyph(u8),
    /// What stands between braces.
    Comment(&'t str),
    /// A result.
    Result(Option<Score>),
}

/// The longest turn, in bytes.
const MAX_TURN: usize = 128;

/// What stands at a place, or behind the blanks there, and where that ends; `None` where the text has to be read in
/// another way.
pub(super) fn token(text: &str, at: usize) -> Option<(Token<'_>, usize)> {
    let bytes = text.as_bytes();
    let at = skip_blanks(bytes, at);
    match bytes.get(at)? {
        b'0'..=b'9' => number(text, at).or_else(|| result(text, at)).or_else(|| turn(text, at)),
        b'*' => result(text, at),
        b'a'..=b'z' | b'A'..=b'Z' => turn(text, at),
        b'$' => glyph(text, at),
        b'{' => comment(text, at),
        _ => None,
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t')
}

fn skip_blanks(bytes: &[u8], at: usize) -> usize {
    at + bytes[at..].iter().take_while(|byte| is_blank(**byte)).count()
}

fn digits(bytes: &[u8], at: usize) -> usize {
    bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count()
}

/// Digits with one full stop or three, and no other one behind them.
fn number(text: &str, at: usize) -> Option<(Token<'_>, usize)> {
    const MAX_DIGITS: usize = 6;
    let bytes = text.as_bytes();
    let n_digits = digits(bytes, at);
    let stops = bytes[at + n_digits..].iter().take_while(|byte| **byte == b'.').count();
    let end = at + n_digits + stops;
    let behind = bytes.get(skip_blanks(bytes, end)).copied().unwrap_or(b' ');
    let is_number = n_digits <= MAX_DIGITS && matches!(stops, 1 | 3) && behind != b'.' && behind.is_ascii();
    let number = text[at..at + n_digits].parse().ok().filter(|_| is_number)?;
    Some((Token::Number(number), end))
}

/// A result in its usual form.
fn result(text: &str, at: usize) -> Option<(Token<'_>, usize)> {
    const RESULTS: [(&str, Option<Score>); 4] = [
        ("1-0", Some(Score::FirstWins)),
        ("0-1", Some(Score::SecondWins)),
        ("1/2-1/2", Some(Score::Drawn)),
        ("*", None),
    ];
    let rest = &text.as_bytes()[at..];
    let is_here =
        |known: &str| rest.starts_with(known.as_bytes()) && rest.get(known.len()).is_none_or(|byte| is_blank(*byte));
    let (known, score) = RESULTS.into_iter().find(|(known, _)| is_here(known))?;
    Some((Token::Result(score), at + known.len()))
}

/// A word of letters, digits, hyphens and the like that ends in a letter or a digit and perhaps the sign of a check.
fn turn(text: &str, at: usize) -> Option<(Token<'_>, usize)> {
    let bytes = text.as_bytes();
    let is_inside = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'=' | b':');
    let inside = bytes[at..].iter().take(MAX_TURN + 1).take_while(is_inside).count();
    let last = *bytes[at..].get(inside.checked_sub(1)?)?;
    if !(2..=MAX_TURN).contains(&inside) || !last.is_ascii_alphanumeric() {
        return None;
    }
    let end = at + inside + usize::from(matches!(bytes.get(at + inside), Some(b'+' | b'#')));
    let marks = end + bytes[end..].iter().take(2).take_while(|byte| matches!(byte, b'!' | b'?')).count();
    // What stands behind it may belong to it: `e4 - e5`, `exd6 e.p.`, `11 x 18`.
    let next = skip_blanks(bytes, marks);
    let behind = bytes.get(next).copied().unwrap_or(b' ');
    let is_apart = next > marks || next == bytes.len() || matches!(behind, b')' | b'{' | b'$');
    let may_belong = !behind.is_ascii() || matches!(behind, b'x' | b'X' | b':' | b'-') || is_in_passing(&bytes[next..]);
    if !is_apart || may_belong || last == b'x' || last == b'X' || is_other(&text[at..end]) {
        return None;
    }
    Some((Token::Turn { turn: &text[at..end], marks: &text[end..marks] }, marks))
}

/// Whether a text begins as the mark of a capture in passing does.
fn is_in_passing(bytes: &[u8]) -> bool {
    matches!(bytes, [b'e' | b'E', b'.' | b'p' | b'P', ..])
}

/// Words that are no turns: passed moves, signs of books, numbers, and results in other forms.
fn is_other(word: &str) -> bool {
    const WORDS: [&str; 5] = ["null", "pass", "Z0", "0000", "TN"];
    let is_number = || word.bytes().all(|byte| byte.is_ascii_digit());
    let is_result = || Score::read(word).is_some() || Score::uneven(word).is_some();
    WORDS.iter().any(|known| known.eq_ignore_ascii_case(word))
        || word.starts_with(|sign: char| sign.is_ascii_digit()) && (is_number() || is_result())
}

fn glyph(text: &str, at: usize) -> Option<(Token<'_>, usize)> {
    let end = at + 1 + digits(text.as_bytes(), at + 1);
    let number = text[at + 1..end].parse().ok().filter(|number| *number > 0)?;
    Some((Token::Glyph(number), end))
}

/// What stands up to the next brace, if that is a closing one.
fn comment(text: &str, at: usize) -> Option<(Token<'_>, usize)> {
    let inside = &text[at + 1..];
    let len = inside.bytes().position(|byte| matches!(byte, b'{' | b'}'))?;
    let is_closed = inside.as_bytes()[len] == b'}';
    is_closed.then(|| (Token::Comment(&inside[..len]), at + len + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expect: Option<(Token<'_>, &str)>) {
        let found = token(text, 0).map(|(token, end)| (token, &text[end..]));
        assert_eq!(found, expect, "{text:?}");
    }

    #[test]
    fn only_what_can_be_nothing_else_is_read() {
        let turn = |turn, marks| Token::Turn { turn, marks };
        check(" 12. e4", Some((Token::Number(12), " e4")));
        check("12...e4", Some((Token::Number(12), "e4")));
        check("12.. e4", None);
        check("12. ... e4", None);
        check("12 e4", None);
        check("e4 e5", Some((turn("e4", ""), " e5")));
        check("Nbxd7+!? {x}", Some((turn("Nbxd7+", "!?"), " {x}")));
        check("e8=Q#", Some((turn("e8=Q#", ""), "")));
        check("e4!!! e5", None);
        check("11-15 23-19", Some((turn("11-15", ""), " 23-19")));
        check("O-O-O$3", Some((turn("O-O-O", ""), "$3")));
        for text in
            ["e4 - e5", "exd6 e.p.", "exd6 ep", "11 x 18", "11x", "e4, e5", "e4;", "0-0 ", "null", "Z0", "N", "é4"]
        {
            check(text, None);
        }
        check("0-1", Some((Token::Result(Some(Score::SecondWins)), "")));
        check("1/2-1/2\n", Some((Token::Result(Some(Score::Drawn)), "\n")));
        check("* ", Some((Token::Result(None), " ")));
        check("*d5", None);
        check("$14 e5", Some((Token::Glyph(14), " e5")));
        check("$0", None);
        check("$256", None);
        check("{a\nb} c", Some((Token::Comment("a\nb"), " c")));
        for text in ["{a {b} c}", "{a", "(e4)", "[%clk]", ")", ";", "%", ""] {
            check(text, None);
        }
    }
}
