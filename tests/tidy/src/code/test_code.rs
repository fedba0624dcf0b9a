//! Which parts of a file are compiled for tests only. Tokens tell, as a macro's are no syntax tree.

use core::ops::Range;

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::{Meta, Token};

/// A line and a column.
type Position = (usize, usize);

/// The parts of a file that are compiled for tests only.
#[derive(Default, Debug)]
pub(super) struct Tests(Vec<Range<Position>>);

impl Tests {
    /// Whether code is compiled for tests only.
    pub(super) fn have(&self, span: Span) -> bool {
        if self.0.is_empty() {
            return false;
        }
        let position = start(span);
        self.0.iter().any(|range| range.contains(&position))
    }
}

/// Calls `see` with every token and what follows it in its group, and whether that is test code. Leaves out comments
/// on items, which are attributes.
pub(super) fn walk(tokens: TokenStream, see: &mut impl FnMut(&[TokenTree], bool)) -> Tests {
    let mut tests = Tests::default();
    walk_group(tokens, false, see, &mut tests);
    tests
}

fn walk_group(tokens: TokenStream, is_in_tests: bool, see: &mut impl FnMut(&[TokenTree], bool), tests: &mut Tests) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut tests_end = if is_in_tests { tokens.len() } else { 0 };
    let mut idx = 0;
    while let Some(token) = tokens.get(idx) {
        let rest = &tokens[idx..];
        if let Some((content, len)) = attribute(rest) {
            if begins(&content, "doc") {
                idx += len;
                continue;
            }
            // An attribute of the whole file has an exclamation mark, and is not asked.
            if idx >= tests_end && len == 2 && begins(&content, "cfg") && is_for_tests(content) {
                tests_end = idx + item_len(rest);
                let end = tokens[tests_end - 1].span().end();
                tests.0.push(start(token.span())..(end.line, end.column));
            }
        }
        let is_test = idx < tests_end;
        see(rest, is_test);
        if let TokenTree::Group(group) = token {
            walk_group(group.stream(), is_test, see, tests);
        }
        idx += 1;
    }
}

fn start(span: Span) -> Position {
    let start = span.start();
    (start.line, start.column)
}

/// What stands in the attribute at the beginning of `tokens`, and how many tokens it has.
fn attribute(tokens: &[TokenTree]) -> Option<(TokenStream, usize)> {
    let TokenTree::Punct(sign) = tokens.first()? else { return None };
    let group = |idx: usize| match tokens.get(idx) {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => Some((group.stream(), idx + 1)),
        _ => None,
    };
    let is_inner = matches!(tokens.get(1), Some(TokenTree::Punct(sign)) if sign.as_char() == '!');
    (sign.as_char() == '#').then(|| group(if is_inner { 2 } else { 1 }))?
}

fn begins(tokens: &TokenStream, word: &str) -> bool {
    matches!(tokens.clone().into_iter().next(), Some(TokenTree::Ident(ident)) if ident == word)
}

/// Whether an attribute is `cfg(test)`, or asks for that and more.
fn is_for_tests(attribute: TokenStream) -> bool {
    let Ok(Meta::List(cfg)) = syn::parse2::<Meta>(attribute) else { return false };
    cfg.path.is_ident("cfg") && cfg.parse_args::<Meta>().is_ok_and(|condition| needs_test(&condition))
}

/// Whether a condition holds in tests only.
fn needs_test(condition: &Meta) -> bool {
    let Meta::List(list) = condition else { return condition.path().is_ident("test") };
    let Ok(parts) = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated) else { return false };
    match list.path.get_ident() {
        Some(word) if word == "all" => parts.iter().any(needs_test),
        Some(word) if word == "any" => !parts.is_empty() && parts.iter().all(needs_test),
        _ => false,
    }
}

/// The first words of what goes on after a comma.
const ITEMS: [&str; 15] = [
    "async",
    "const",
    "enum",
    "extern",
    "fn",
    "impl",
    "let",
    "macro_rules",
    "mod",
    "static",
    "struct",
    "trait",
    "type",
    "unsafe",
    "use",
];

/// How many tokens belong to what stands at the beginning of `tokens`, with its attributes.
fn item_len(tokens: &[TokenTree]) -> usize {
    let is_word = |token: &TokenTree| matches!(token, TokenTree::Ident(ident) if ident != "pub");
    let word = tokens.iter().find(|token| is_word(token)).map(ToString::to_string).unwrap_or_default();
    let is_item = ITEMS.contains(&word.as_str());
    let is_end = |token: &TokenTree| match token {
        TokenTree::Punct(sign) => sign.as_char() == ';' || sign.as_char() == ',' && !is_item,
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    tokens.iter().position(is_end).map_or(tokens.len(), |idx| idx + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks which words are test code.
    #[track_caller]
    fn check(text: &str, expect: &[&str]) {
        let mut found = Vec::new();
        let mut spans = Vec::new();
        let tests = walk(text.parse().expect("the text has tokens"), &mut |rest, is_test| {
            if let TokenTree::Ident(ident) = &rest[0] {
                spans.push((ident.span(), is_test));
                found.extend(is_test.then(|| ident.to_string()));
            }
        });
        assert_eq!(found, expect, "{text}");
        assert!(spans.iter().all(|(span, is_test)| tests.have(*span) == *is_test), "{text}");
    }

    #[test]
    fn tests_are_apart() {
        check(
            "a #[cfg(test)]\nmod tests { b { \"}\" } } c #[cfg(test)] mod tests; d",
            &["cfg", "test", "mod", "tests", "b", "cfg", "test", "mod", "tests"],
        );
        check(
            "a #[cfg(all(test, feature = \"x\"))] mod tests { b } c #[cfg(test)] use d; e",
            &["cfg", "all", "test", "feature", "mod", "tests", "b", "cfg", "test", "use", "d"],
        );
        check(
            "#[cfg(all(unix, test))] fn a<B, C>() { d } e",
            &["cfg", "all", "unix", "test", "fn", "a", "B", "C", "d"],
        );
        check("m! { a { #[cfg(test)] pub(crate) b: c, d: e } }", &["cfg", "test", "pub", "crate", "b", "c"]);
        check("#[cfg(not(test))] fn a() {} #[cfg(any(test, unix))] fn b() {} #![cfg(test)] fn c() {}", &[]);
        check("/// #[cfg(test)]\nfn a() {} #[doc = \"b\"] #[cfg(feature = \"test\")] fn c() {}", &[]);
    }
}
