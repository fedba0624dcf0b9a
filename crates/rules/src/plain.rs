//! Texts of positions without what came along when they were copied: quotes around them, marks behind them, dashes of a
//! word processor.

use crate::messages;
use crate::notation::{Mend, ReadError};

/// What may stand around and between the parts of a game's position texts without changing what they mean.
#[derive(Clone, Copy)]
pub(crate) struct Tolerance {
    /// Marks behind a text.
    pub(crate) marks: &'static [char],
    /// Separators that are never the first or the last of a field: blanks around them are no separators.
    pub(crate) tight: &'static [char],
    /// Whether all letters are small ones, so that large ones can only mean the same.
    pub(crate) is_small: bool,
}

/// Adds a mend, unless the same has been said already.
pub(crate) fn tell(mends: &mut Vec<Mend>, mend: Mend) {
    if mends.iter().all(|known| known.how != mend.how) {
        mends.push(mend);
    }
}

/// Reads a text with `read`, which never sees what `tolerance` allows for. Mends and errors point into the whole text.
/// Nothing is added to `mends` when the text is refused.
pub(crate) fn read<T>(
    whole: &str,
    tolerance: Tolerance,
    mends: &mut Vec<Mend>,
    read: impl FnOnce(&str, &mut Vec<Mend>) -> Result<T, ReadError>,
) -> Result<T, ReadError> {
    let plain = Plain::of(whole, tolerance);
    let mut inner = Vec::new();
    let value = read(&plain.text, &mut inner).map_err(|error| plain.error(error))?;
    plain.report(inner, mends);
    Ok(value)
}

/// A stretch of the plain text.
struct Stretch {
    /// Where it begins in the plain text.
    at: usize,
    /// Where it begins in the whole text.
    whole: usize,
    /// How long it is in the whole text if it is one replaced character; 0 if it is as it was.
    replaced: usize,
}

struct Plain<'t> {
    whole: &'t str,
    text: String,
    stretches: Vec<Stretch>,
    /// The text without what stood around it, if its letters were made small.
    folded: Option<&'t str>,
    mends: Vec<Mend>,
}

impl<'t> Plain<'t> {
    fn of(whole: &'t str, tolerance: Tolerance) -> Plain<'t> {
        let mut mends = Vec::new();
        let inner = strip(whole, tolerance.marks, &mut mends);
        let start = inner.as_ptr() as usize - whole.as_ptr() as usize;
        let folded = Some(inner).filter(|_| tolerance.is_small);
        let mut plain = Plain { whole, text: String::with_capacity(inner.len()), stretches: Vec::new(), folded, mends };
        plain.stretches.push(Stretch { at: 0, whole: start, replaced: 0 });
        let mut signs = inner.char_indices().peekable();
        let mut last = None;
        while let Some((at, sign)) = signs.next() {
            if is_blank(sign) && !tolerance.tight.is_empty() {
                let mut end = at + sign.len_utf8();
                while let Some((_, next)) = signs.next_if(|(_, next)| is_blank(*next)) {
                    end += next.len_utf8();
                }
                let is_tight = |sign: Option<char>| sign.is_some_and(|sign| tolerance.tight.contains(&sign));
                if is_tight(last) || is_tight(signs.peek().map(|(_, next)| *next)) {
                    plain.stretches.push(Stretch { at: plain.text.len(), whole: start + end, replaced: 0 });
                } else {
                    plain.text.push_str(&inner[at..end]);
                    last = Some(sign);
                }
            } else if is_foreign_dash(sign) {
                let (found, end) = (&inner[at..at + sign.len_utf8()], at + sign.len_utf8());
                tell(&mut plain.mends, Mend::new(whole, found, messages::mended_read(found, "-")));
                plain.stretches.push(Stretch { at: plain.text.len(), whole: start + at, replaced: sign.len_utf8() });
                plain.text.push('-');
                plain.stretches.push(Stretch { at: plain.text.len(), whole: start + end, replaced: 0 });
                last = Some('-');
            } else {
                plain.text.push(if tolerance.is_small { sign.to_ascii_lowercase() } else { sign });
                last = Some(sign);
            }
        }
        plain
    }

    /// The range in the whole text of a fragment of the plain one.
    fn range(&self, at: usize, len: usize) -> (usize, usize) {
        let nth = |is_before: &dyn Fn(&Stretch) -> bool| {
            &self.stretches[self.stretches.partition_point(is_before).saturating_sub(1)]
        };
        let first = nth(&|stretch| stretch.at <= at);
        let start = first.whole + at.saturating_sub(first.at);
        if len == 0 {
            return (start, start);
        }
        let last = nth(&|stretch| stretch.at < at + len);
        let width = if last.replaced > 0 { last.replaced } else { at + len - last.at };
        (start, last.whole + width)
    }

    /// A fragment of the plain text as it stands in the whole text.
    fn fragment(&self, at: usize, len: usize) -> (usize, String) {
        let (start, end) = self.range(at, len);
        (start, self.whole.get(start..end).unwrap_or_default().to_owned())
    }

    fn error(&self, error: ReadError) -> ReadError {
        let (at, text) = self.fragment(error.at, error.text.len());
        ReadError { at, text, ..error }
    }

    /// Adds all mends in the order of the text.
    fn report(mut self, inner: Vec<Mend>, mends: &mut Vec<Mend>) {
        for Mend { at, text, how } in inner {
            let (at, text) = self.fragment(at, text.len());
            tell(&mut self.mends, Mend { at, text, how });
        }
        let is_large = |sign: char| sign.is_ascii_uppercase();
        let words = self.folded.unwrap_or_default().split_whitespace();
        for word in words.filter(|word| word.contains(is_large)) {
            let mend = Mend::new(self.whole, word, messages::mended_read(word, word.to_ascii_lowercase()));
            // A word that is read as another has been told already.
            if self.mends.iter().all(|known| (known.at, known.text.len()) != (mend.at, mend.text.len())) {
                tell(&mut self.mends, mend);
            }
        }
        self.mends.sort_by_key(|mend| mend.at);
        self.mends.into_iter().for_each(|mend| tell(mends, mend));
    }
}

/// The text without quotes, marks and blanks around it; as it is where there are only blanks.
fn strip<'t>(whole: &'t str, marks: &[char], mends: &mut Vec<Mend>) -> &'t str {
    let mut inner = whole;
    // One quote stands for the other, even where a mark comes between.
    let mut is_quoted = false;
    let mut out = |found: &str| {
        if !(is_quoted && found.starts_with(is_quote)) {
            tell(mends, Mend::new(whole, found, messages::mended_mark(found)));
        }
        is_quoted |= found.starts_with(is_quote);
    };
    loop {
        let trimmed = inner.trim_matches(is_blank);
        let (first, last) = (trimmed.chars().next(), trimmed.chars().next_back());
        let quote = |sign: Option<char>| sign.filter(|sign| is_quote(*sign)).map_or(0, char::len_utf8);
        if let Some((tag, value)) = fen_tag(trimmed) {
            out(tag);
            inner = value;
        } else if quote(first) > 0 {
            let (found, rest) = trimmed.split_at(quote(first));
            out(found);
            let last = quote(rest.chars().next_back());
            inner = &rest[..rest.len() - last];
        } else if let Some(sign) = last.filter(|sign| is_quote(*sign) || marks.contains(sign)) {
            let (rest, found) = trimmed.split_at(trimmed.len() - sign.len_utf8());
            out(found);
            inner = rest;
        } else if inner.len() == whole.len() {
            return inner.trim_matches(is_invisible);
        } else {
            return trimmed;
        }
    }
}

/// The beginning of a tag `[FEN "…"]` and its value.
fn fen_tag(text: &str) -> Option<(&str, &str)> {
    let tag = text.get(..4).filter(|tag| tag.eq_ignore_ascii_case("[fen"))?;
    let value = text[4..].strip_suffix(']')?;
    value.starts_with(|sign: char| is_blank(sign) || is_quote(sign)).then_some((tag, value))
}

fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || is_invisible(sign)
}

/// Marks of byte order and direction, and joiners.
fn is_invisible(sign: char) -> bool {
    matches!(sign, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}')
}

fn is_quote(sign: char) -> bool {
    matches!(sign, '"' | '\'' | '`' | '\u{201c}'..='\u{201f}' | '\u{2018}'..='\u{201b}' | '«' | '»' | '‹' | '›')
}

/// A dash or a minus sign that is not the one on every keyboard.
fn is_foreign_dash(sign: char) -> bool {
    matches!(sign, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Message;
    use crate::notation::ErrorKind;

    const TOLERANCE: Tolerance = Tolerance { marks: &['.', ';'], tight: &['/'], is_small: false };

    /// What a reader sees, and what is told.
    #[track_caller]
    fn check(whole: &str, expect: &str, told: &[&str]) {
        let mut mends = Vec::new();
        let seen = read(whole, TOLERANCE, &mut mends, |text, _| Ok(text.to_owned())).unwrap();
        assert_eq!(seen, expect, "{whole:?}");
        assert_eq!(mends.iter().map(ToString::to_string).collect::<Vec<_>>(), told, "{whole:?}");
        assert!(mends.iter().all(|mend| whole[mend.at..].starts_with(&mend.text)), "{whole:?}");
    }

    #[test]
    fn a_text_without_anything_around_it_is_left_as_it_is() {
        for text in ["", " ", " a b ", "a.b", "a\"b", "-"] {
            check(text, text, &[]);
        }
    }

    #[test]
    fn what_stands_around_a_text_is_left_out_and_told_once() {
        check("“a b”.", "a b", &["\"“\" at 0: mended-mark found=“", "\".\" at 9: mended-mark found=."]);
        check(" 'a';; ", "a", &["\"'\" at 1: mended-mark found='", "\";\" at 5: mended-mark found=;"]);
        check("[FEN \"a\"]", "a", &["\"[FEN\" at 0: mended-mark found=[FEN", "\"\\\"\" at 5: mended-mark found=\""]);
        check("\u{feff}a", "a", &[]);
        check(
            "a — – −",
            "a - - -",
            &[
                "\"—\" at 2: mended-read found=— read=-",
                "\"–\" at 6: mended-read found=– read=-",
                "\"−\" at 10: mended-read found=− read=-",
            ],
        );
        check("a / b/\nc d", "a/b/c d", &[]);
    }

    #[test]
    fn large_letters_are_small_ones_where_all_are() {
        let mut mends = Vec::new();
        let tolerance = Tolerance { is_small: true, ..TOLERANCE };
        let seen = read("“Ab c É”", tolerance, &mut mends, |text, _| Ok(text.to_owned())).unwrap();
        let told: Vec<String> = mends.iter().map(ToString::to_string).collect();
        assert_eq!(seen, "ab c É");
        assert_eq!(told, ["\"“\" at 0: mended-mark found=“", "\"Ab\" at 3: mended-read found=Ab read=ab"]);
    }

    #[test]
    fn faults_point_into_the_whole_text() {
        let fault_of = |whole: &str, word: &str| {
            let find = |text: &str, _: &mut Vec<Mend>| {
                let at = text.find(word).unwrap();
                let found = &text[at..at + word.len()];
                Err::<(), _>(ReadError::new(ErrorKind::Syntax, text, found, Message::new("no")))
            };
            let error = read(whole, TOLERANCE, &mut Vec::new(), find).unwrap_err();
            (error.at, error.text)
        };
        assert_eq!(fault_of("“a–b / c”", "b/c"), (7, "b / c".to_owned()));
        assert_eq!(fault_of("“a–b / c”", "-"), (4, "–".to_owned()));
        assert_eq!(fault_of("“a–b / c”", "a-"), (3, "a–".to_owned()));
        assert_eq!(fault_of("“a–b / c”", "/"), (9, "/".to_owned()));
    }
}
