//! One line, read word by word; every error says where.

use core::str::FromStr;

use rules::Seat;

use super::escape::{Place, escape, unescape};
use super::{MAX_LINE, WireError, WireFault};

/// Why a text is refused, in a form that is passed on at little cost.
pub(super) type Refused = Box<WireError>;

/// A line and the rest of it that has not been read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    number: usize,
    whole: &'a str,
    rest: &'a str,
    /// How many bytes longer its texts are in canonical form than as they stand.
    growth: usize,
}

impl<'a> Line<'a> {
    /// Line `number`, counted from 1.
    pub(super) fn new(number: usize, whole: &'a str) -> Line<'a> {
        Line { number, whole, rest: whole, growth: 0 }
    }

    /// Refuses `fragment`, which is a part of the line.
    pub(super) fn refuse(&self, fragment: &str, why: WireFault) -> Refused {
        let at = (fragment.as_ptr() as usize).wrapping_sub(self.whole.as_ptr() as usize).min(self.whole.len());
        let end = fragment.floor_char_boundary(WireError::MAX_FRAGMENT);
        Box::new(WireError { line: self.number, at, text: fragment[..end].to_owned(), why })
    }

    /// Refuses the line as a whole.
    pub(super) fn refuse_whole(&self, why: WireFault) -> Refused {
        self.refuse(self.whole, why)
    }

    /// Refuses the line because something is missing at its end.
    pub(super) fn refuse_end(&self, why: WireFault) -> Refused {
        self.refuse(&self.whole[self.whole.len()..], why)
    }

    /// Whether everything is read.
    pub(super) fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// Takes `prefix` from the beginning of what is left, if it is there.
    pub(super) fn strip(&mut self, prefix: char) -> bool {
        let stripped = self.rest.strip_prefix(prefix);
        self.rest = stripped.unwrap_or(self.rest);
        stripped.is_some()
    }

    /// The next word, up to a space or the end of the line.
    pub(super) fn word(&mut self) -> Result<&'a str, Refused> {
        let (word, rest) = match self.rest.split_once(' ') {
            Some((_, "")) => return Err(self.refuse_end(WireFault::Incomplete)),
            Some(parts) => parts,
            None => (self.rest, &self.rest[self.rest.len()..]),
        };
        if word.is_empty() {
            return Err(self.refuse(word, WireFault::Incomplete));
        }
        self.rest = rest;
        Ok(word)
    }

    /// The next word as a number without a sign.
    pub(super) fn number<N: TryFrom<u64>>(&mut self) -> Result<N, Refused> {
        let (word, number) = self.parse::<u64>()?;
        N::try_from(number).map_err(|_| self.refuse(word, WireFault::BadNumber))
    }

    /// The next word as a number that may have a sign.
    pub(super) fn signed(&mut self) -> Result<i32, Refused> {
        self.parse().map(|(_, number)| number)
    }

    fn parse<N: FromStr + ToString>(&mut self) -> Result<(&'a str, N), Refused> {
        let word = self.word()?;
        let number = word.parse().ok().filter(|number: &N| number.to_string() == word);
        number.map(|number| (word, number)).ok_or_else(|| self.refuse(word, WireFault::BadNumber))
    }

    /// The next word as a seat, counted from 1.
    pub(super) fn seat(&mut self) -> Result<Seat, Refused> {
        let word = self.word()?;
        Seat::first(Seat::MAX)
            .find(|seat| seat.to_string() == word)
            .ok_or_else(|| self.refuse(word, WireFault::BadSeat))
    }

    /// The next word as a text.
    pub(super) fn text_word(&mut self) -> Result<String, Refused> {
        let word = self.word()?;
        self.unescape(word, Place::Word)
    }

    /// Everything that is left as a text.
    pub(super) fn text_rest(&mut self) -> Result<String, Refused> {
        let rest = self.rest;
        if rest.is_empty() {
            return Err(self.refuse_end(WireFault::Incomplete));
        }
        self.rest = &rest[rest.len()..];
        self.unescape(rest, Place::Rest)
    }

    /// Checks that everything has been read.
    pub(super) fn end(&self) -> Result<(), Refused> {
        if self.is_done() { Ok(()) } else { Err(self.refuse(self.rest, WireFault::Surplus)) }
    }

    /// Accepts unescaped characters that should be escaped, but the text must fit into a line when it is written again.
    fn unescape(&mut self, found: &'a str, place: Place) -> Result<String, Refused> {
        let text = unescape(found).map_err(|fragment| self.refuse(fragment, WireFault::BadEscape))?;
        let mut written = String::new();
        escape(&mut written, &text, place);
        self.growth += written.len().saturating_sub(found.len());
        if self.whole.len() + self.growth > MAX_LINE {
            return Err(self.refuse_whole(WireFault::LineTooLong));
        }
        Ok(text)
    }
}
