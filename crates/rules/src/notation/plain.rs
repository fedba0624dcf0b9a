//! Texts in the characters that readers know, and where each of them came from.

use super::{Mend, ReadError, plain_sign};
use crate::messages;

/// A text in which characters are replaced by what they stand for.
pub(crate) struct Plain<'t> {
    whole: &'t str,
    text: String,
    /// Where each byte, and the end of the text, is in the whole text.
    from: Vec<usize>,
}

/// The dashes that word processors and typesetters make of a hyphen.
pub(crate) const DASHES: [char; 7] = ['\u{2010}', '\u{2011}', '\u{2012}', '–', '—', '\u{2015}', '−'];

impl<'t> Plain<'t> {
    /// Replaces the characters for which `stands_for` gives a text.
    pub(crate) fn new(whole: &'t str, stands_for: impl Fn(char) -> Option<&'static str>) -> Plain<'t> {
        let (mut text, mut from) = (String::with_capacity(whole.len()), Vec::with_capacity(whole.len() + 1));
        let mut buffer = [0; 4];
        for (at, sign) in whole.char_indices() {
            let put = match stands_for(sign) {
                Some(put) => put,
                None => sign.encode_utf8(&mut buffer),
            };
            from.extend(core::iter::repeat_n(at, put.len()));
            text.push_str(put);
        }
        from.push(whole.len());
        Plain { whole, text, from }
    }

    /// As [`Plain::new`], with hyphens for all dashes and every other sign as [`plain_sign`] has it, and what that mends.
    pub(crate) fn dashed(whole: &'t str, mends: &mut Vec<Mend>) -> Plain<'t> {
        let plain = Plain::new(whole, |sign| if DASHES.contains(&sign) { Some("-") } else { plain_sign(sign) });
        plain.tell(mends);
        plain
    }

    /// Says that the text was mended, if it was.
    pub(crate) fn tell(&self, mends: &mut Vec<Mend>) {
        if self.text != self.whole {
            mends.push(Mend::new(self.whole, self.whole, messages::read_as(self.text.as_str())));
        }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// What is wrong with the text, at its place in the whole text.
    pub(crate) fn error(&self, error: ReadError) -> ReadError {
        let ReadError { fault, at, text, why } = error;
        let (at, text) = self.place(at, &text);
        ReadError { fault, at, text, why }
    }

    /// What was mended in the text, at its place in the whole text.
    pub(crate) fn mend(&self, mend: Mend) -> Mend {
        let (at, text) = self.place(mend.at, &mend.text);
        Mend { at, text, how: mend.how }
    }

    fn place(&self, at: usize, text: &str) -> (usize, String) {
        let place = |at: usize| self.from.get(at).copied().unwrap_or(self.whole.len());
        let (start, mut end) = (place(at), place(at + text.len()));
        if end == start && !text.is_empty() {
            end = self.whole[start..].chars().next().map_or(start, |sign| start + sign.len_utf8());
        }
        (start, self.whole.get(start..end).unwrap_or_default().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Message;
    use crate::notation::ErrorKind;

    #[test]
    fn faults_are_told_of_the_whole_text() {
        let mut mends = Vec::new();
        let plain = Plain::dashed("a–b–c", &mut mends);
        assert_eq!((plain.text(), mends.len()), ("a-b-c", 1));
        let text = plain.text().to_owned();
        let error = |fragment: &str| plain.error(ReadError::new(ErrorKind::Syntax, &text, fragment, Message::new("x")));
        assert_eq!((error(&text[1..3]).at, error(&text[1..3]).text.as_str()), (1, "–b"));
        assert_eq!((error(&text[4..]).at, error(&text[4..]).text.as_str()), (8, "c"));
        assert_eq!((error(&text[5..]).at, error(&text[5..]).text.as_str()), (9, ""));
    }
}
