//! The form of a pattern in a table, and its parser.
//!
//! ```text
//! pattern   = (text | placeable)*          text has no { } or |
//! placeable = "{" name extra* "}"          an argument
//!           | "{:" key extra* "}"          another message
//!           | "{?" name variant+ "}"       a choice; the variant with a star is the default
//! variant   = "|" "*"? key "=" pattern
//! extra     = " " name "=" word            a variable for what is inside: these letters
//!           | " " name "$" name            a variable for what is inside: this argument
//! ```

/// A part of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part<'a> {
    /// Literal text.
    Text(&'a str),
    /// An argument, formatted with these extra variables.
    Argument(&'a str, Vec<Extra<'a>>),
    /// Another message, formatted with these extra variables.
    Message(&'a str, Vec<Extra<'a>>),
    /// A choice between patterns.
    Choice(&'a str, Vec<Variant<'a>>),
}

/// A variable that a placeable sets for what is inside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Extra<'a> {
    pub(crate) name: &'a str,
    pub(crate) is: Given<'a>,
}

/// The value of such a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Given<'a> {
    /// This text.
    Word(&'a str),
    /// The argument of this name.
    Argument(&'a str),
}

/// One of the patterns of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Variant<'a> {
    pub(crate) is_default: bool,
    pub(crate) key: &'a str,
    pub(crate) pattern: &'a str,
}

/// The parts of a pattern, in order. Malformed parts are taken as text: the compiler never writes any.
pub(crate) struct Parts<'a> {
    rest: &'a str,
}

impl<'a> Parts<'a> {
    pub(crate) fn of(pattern: &'a str) -> Parts<'a> {
        Parts { rest: pattern }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let Some(inner) = self.rest.strip_prefix('{') else {
            let (text, rest) = self.rest.split_at(self.rest.find('{').unwrap_or(self.rest.len()));
            self.rest = rest;
            return Some(Part::Text(text));
        };
        let end = end_of(inner, b'}');
        self.rest = inner.get(end + 1..).unwrap_or_default();
        Some(placeable(&inner[..end]))
    }
}

fn placeable(inner: &str) -> Part<'_> {
    if let Some(choice) = inner.strip_prefix('?') {
        let end = end_of(choice, b'|');
        return Part::Choice(&choice[..end], variants(&choice[end..]));
    }
    let (is_message, inner) = inner.strip_prefix(':').map_or((false, inner), |inner| (true, inner));
    let mut words = inner.split(' ');
    let name = words.next().unwrap_or_default();
    let extras = words.filter_map(extra).collect();
    if is_message { Part::Message(name, extras) } else { Part::Argument(name, extras) }
}

fn extra(text: &str) -> Option<Extra<'_>> {
    if let Some((name, word)) = text.split_once('=') {
        return Some(Extra { name, is: Given::Word(word) });
    }
    text.split_once('$').map(|(name, argument)| Extra { name, is: Given::Argument(argument) })
}

/// The variants in a text that begins with the bar before the first one.
fn variants(text: &str) -> Vec<Variant<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(begun) = rest.strip_prefix('|') {
        let end = end_of(begun, b'|');
        let (key, pattern) = begun[..end].split_once('=').unwrap_or_default();
        let (is_default, key) = key.strip_prefix('*').map_or((false, key), |key| (true, key));
        found.push(Variant { is_default, key, pattern });
        rest = &begun[end..];
    }
    found
}

/// The index of the first such character outside all braces; the text's length if there is none.
fn end_of(text: &str, sign: u8) -> usize {
    let mut depth = 0_usize;
    for (idx, byte) in text.bytes().enumerate() {
        match byte {
            _ if byte == sign && depth == 0 => return idx,
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(pattern: &str) -> Vec<Part<'_>> {
        Parts::of(pattern).collect()
    }

    #[test]
    fn a_pattern_is_read_part_by_part() {
        assert_eq!(parts(""), []);
        assert_eq!(parts("Undo"), [Part::Text("Undo")]);
        assert_eq!(parts("{a}, {b}"), [Part::Argument("a", vec![]), Part::Text(", "), Part::Argument("b", vec![])]);
        let form = Extra { name: "case", is: Given::Word("dative") };
        let count = Extra { name: "count", is: Given::Argument("n") };
        assert_eq!(parts("{kind count$n case=dative}"), [Part::Argument("kind", vec![count, form])]);
        assert_eq!(parts("{:word count$n}."), [Part::Message("word", vec![count]), Part::Text(".")]);
    }

    #[test]
    fn a_choice_keeps_its_patterns_whole() {
        let variant = |is_default, key, pattern| Variant { is_default, key, pattern };
        assert_eq!(
            parts("{?n|one=a {?x|*y=b|z=}|*other={n} c}!"),
            [
                Part::Choice("n", vec![variant(false, "one", "a {?x|*y=b|z=}"), variant(true, "other", "{n} c")]),
                Part::Text("!"),
            ]
        );
    }

    #[test]
    fn what_is_malformed_does_no_harm() {
        for pattern in ["{", "}", "{{", "{?", "{?n", "{?n|", "{?n|a", "{:", "{a b}", "{a =}", "a}b", "|", "{?|*=}"] {
            let read = parts(pattern);
            assert!(!read.is_empty(), "{pattern}");
        }
    }
}
