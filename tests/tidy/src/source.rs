//! Rust source, as far as these rules need it: comments and string contents blanked, tests separated, and paths
//! extracted.

use core::ops::Range;

/// A source text, blanked in several ways; offsets are the same in all of them.
#[derive(Debug)]
pub(crate) struct Source {
    /// Without comments.
    pub(crate) uncommented: String,
    /// Without comments and without the contents of strings.
    pub(crate) code: String,
    /// The parts under `#[cfg(test)]`, or under that and more.
    pub(crate) tests: Vec<Range<usize>>,
}

impl Source {
    pub(crate) fn new(text: &str) -> Source {
        let mut uncommented = text.as_bytes().to_vec();
        let mut code = text.as_bytes().to_vec();
        let mut at = 0;
        while at < text.len() {
            let (end, piece) = piece(text, at);
            if piece == Piece::Comment {
                blank(&mut uncommented, at..end);
            }
            if piece != Piece::Sign {
                blank(&mut code, at..end);
            }
            at = end;
        }
        let [uncommented, code] =
            [uncommented, code].map(|bytes| String::from_utf8(bytes).expect("only whole pieces are blanked"));
        let tests = tests(&code);
        Source { uncommented, code, tests }
    }

    /// The code that ships, without tests and string contents.
    pub(crate) fn shipped(&self) -> String {
        blanked(&self.code, &self.tests)
    }

    /// The code that ships, with string contents.
    pub(crate) fn shipped_with_strings(&self) -> String {
        blanked(&self.uncommented, &self.tests)
    }

    /// The test code alone.
    pub(crate) fn tested(&self) -> String {
        let starts = [0].into_iter().chain(self.tests.iter().map(|range| range.end));
        let ends = self.tests.iter().map(|range| range.start).chain([self.code.len()]);
        blanked(&self.code, &starts.zip(ends).map(|(start, end)| start..end).collect::<Vec<_>>())
    }
}

fn blanked(text: &str, ranges: &[Range<usize>]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    ranges.iter().for_each(|range| blank(&mut bytes, range.clone()));
    String::from_utf8(bytes).expect("only whole pieces are blanked")
}

fn blank(bytes: &mut [u8], range: Range<usize>) {
    for byte in &mut bytes[range] {
        if *byte != b'\n' {
            *byte = b' ';
        }
    }
}

/// The kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece {
    Comment,
    /// A string or a character.
    Literal,
    /// Any other single character.
    Sign,
}

/// The token that begins at `at`, and its end.
fn piece(text: &str, at: usize) -> (usize, Piece) {
    let rest = &text[at..];
    let before = text[..at].chars().next_back();
    let after_word = before.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
    if rest.starts_with("//") {
        return (at + rest.find('\n').unwrap_or(rest.len()), Piece::Comment);
    }
    if rest.starts_with("/*") {
        return (at + block_comment(rest), Piece::Comment);
    }
    if rest.starts_with('"') {
        return (at + quoted(rest, '"'), Piece::Literal);
    }
    if !after_word && let Some(len) = raw(rest) {
        return (at + len, Piece::Literal);
    }
    if let Some(inside) = rest.strip_prefix('\'') {
        let mut signs = inside.chars();
        let first = signs.next();
        // Otherwise it is a lifetime.
        if first == Some('\\') || (first.is_some() && signs.next() == Some('\'')) {
            return (at + quoted(rest, '\''), Piece::Literal);
        }
    }
    (at + rest.chars().next().map_or(1, char::len_utf8), Piece::Sign)
}

/// The length of the raw string at the beginning of a text; `None` if there is none.
fn raw(rest: &str) -> Option<usize> {
    let signs = rest.trim_start_matches(['b', 'c']).strip_prefix('r')?;
    let n_hashes = signs.len() - signs.trim_start_matches('#').len();
    let inside = signs[n_hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(n_hashes));
    let len = inside.find(&close).map_or(inside.len(), |len| len + close.len());
    Some(rest.len() - inside.len() + len)
}

fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        match &rest.as_bytes()[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of a literal, including its quotes.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (idx, sign) in rest.char_indices().skip(1) {
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            sign if sign == quote => return idx + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The items under `#[cfg(test)]`, and those that need something else as well.
fn tests(code: &str) -> Vec<Range<usize>> {
    let next = |at: usize| ["#[cfg(test)]", "#[cfg(all(test,"].iter().filter_map(|begin| code[at..].find(begin)).min();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = next(at).map(|idx| at + idx) {
        let mut depth = 0;
        let mut end = code.len();
        for (idx, byte) in code.bytes().enumerate().skip(start) {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 && matches!(byte, b'}' | b';') {
                end = idx + 1;
                break;
            }
        }
        found.push(start..end);
        at = end;
    }
    found
}

/// A path in code, and where it ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mention {
    /// As it is written, with `::` in front if that is written there.
    pub(crate) path: String,
    /// What the code calls it from there on, if a `use` declares it: its alias, or `*` for everything in it.
    pub(crate) name: Option<String>,
    /// The offset of its last part.
    pub(crate) at: usize,
}

/// Every path in code without comments and strings: the expanded `use` declarations, and paths in expressions. Single
/// names are left out unless a `use` declares them.
pub(crate) fn paths(code: &str) -> Vec<String> {
    mentions(code).into_iter().map(|mention| mention.path.trim_start_matches("::").to_owned()).collect()
}

/// The same with where they are and what a `use` calls them.
pub(crate) fn mentions(code: &str) -> Vec<Mention> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        // `use<>` says what a type captures.
        if tokens[at].text == "use" && tokens.get(at + 1).is_none_or(|next| next.text != "<") {
            at = unfold(&tokens, at + 1, "", &mut found);
            continue;
        }
        let mut path = String::new();
        let start = at;
        while let Some(token) = tokens.get(at)
            && (is_name(token.text) || token.text == "::")
            && token.text != "use"
        {
            // Two names in a row are two paths.
            if is_name(token.text) && !path.is_empty() && !path.ends_with("::") {
                break;
            }
            path.push_str(token.text);
            at += 1;
        }
        let whole = path.trim_end_matches("::");
        if whole.trim_start_matches("::").contains("::") {
            found.push(Mention { path: whole.to_owned(), name: None, at: tokens[at - 1].at });
        }
        at = at.max(start + 1);
    }
    found
}

/// Expands a `use` tree from `at` on, with every path beginning with `base`; returns the index after it.
fn unfold(tokens: &[Token], mut at: usize, base: &str, found: &mut Vec<Mention>) -> usize {
    let mut path = base.to_owned();
    let mut alias = None;
    let mut is_open = false;
    while at < tokens.len() {
        match tokens[at].text {
            "{" => {
                is_open = true;
                at = unfold(tokens, at + 1, &path, found);
                continue;
            }
            "as" => {
                at += 1;
                alias = tokens.get(at).map(|token| token.text);
            }
            end @ ("," | "}" | ";") => {
                if !is_open && path != base {
                    let whole = path.trim_end_matches("::self").trim_end_matches("::");
                    let last = whole.rsplit("::").next().unwrap_or_default();
                    let name = Some(alias.unwrap_or(last).to_owned());
                    found.push(Mention { path: whole.to_owned(), name, at: tokens[at - 1].at });
                }
                if end != "," {
                    return at + 1;
                }
                path = base.to_owned();
                alias = None;
                is_open = false;
            }
            part => path.push_str(part),
        }
        at += 1;
    }
    at
}

pub(crate) fn is_name(token: &str) -> bool {
    token.starts_with(|sign: char| sign.is_alphabetic() || sign == '_')
}

/// A name, `::`, or a single character.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub(crate) text: &'a str,
    /// Its offset.
    pub(crate) at: usize,
}

/// The tokens of code without comments and strings.
pub(crate) fn tokens(code: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(sign) = code[at..].chars().next() {
        let rest = &code[at..];
        let is_part = |sign: char| sign.is_alphanumeric() || sign == '_';
        let len = if is_part(sign) {
            rest.find(|sign| !is_part(sign)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            sign.len_utf8()
        };
        if !sign.is_whitespace() {
            tokens.push(Token { text: &rest[..len], at });
        }
        at += len;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_code(text: &str, expect: &str) {
        assert_eq!(Source::new(text).code, expect);
    }

    #[test]
    fn comments_and_literals_are_blanked() {
        check_code("a // b\nc", "a     \nc");
        check_code("a /* b /* c */ */ d", "a                 d");
        check_code("f(\"a \\\" // b\") // é", "f(           )      ");
        check_code("r#\"a\"b\"# + r\"\\\" + b", "         +      + b");
        check_code("x('\"', '\\'', 'a') + 'a + 'b", "x(   ,     ,    ) + 'a + 'b");
        check_code("crab(\"c\") br\"x\"", "crab(   )      ");
        assert_eq!(Source::new("a \"b\" // c").uncommented, "a \"b\"     ");
    }

    #[test]
    fn tests_are_apart() {
        let source = Source::new("a #[cfg(test)]\nmod tests { b { \"}\" } } c #[cfg(test)] mod tests; d");
        assert_eq!(source.shipped().split_whitespace().collect::<String>(), "acd");
        assert_eq!(
            source.tested().split_whitespace().collect::<String>(),
            "#[cfg(test)]modtests{b{}}#[cfg(test)]modtests;"
        );
        assert_eq!(source.shipped_with_strings().split_whitespace().collect::<String>(), "acd");
        let source = Source::new("a #[cfg(all(test, feature = \"x\"))] mod tests { b } c #[cfg(test)] mod d; e");
        assert_eq!(source.shipped().split_whitespace().collect::<String>(), "ace");
    }

    #[track_caller]
    fn check_paths(code: &str, expect: &[&str]) {
        assert_eq!(paths(code), expect, "{code}");
    }

    #[test]
    fn paths_are_found_in_declarations_and_in_code() {
        check_paths("use std::time::Instant;", &["std::time::Instant"]);
        check_paths("pub use a::{b::{self, c}, d as e, f::*}; use g;", &["a::b", "a::b::c", "a::d", "a::f::*", "g"]);
        check_paths("use a::{b, c::{d}}; fn e() {}", &["a::b", "a::c::d"]);
        check_paths("let x: ::a::B = c::d::<e::F>(g); h", &["a::B", "c::d", "e::F"]);
        check_paths("impl a::B for c::D { }", &["a::B", "c::D"]);
        check_paths("fn f() -> impl A + use<'_> { b::c() } use d;", &["b::c", "d"]);
    }

    #[test]
    fn declarations_say_what_a_path_is_called() {
        let found = mentions("use a::{b, c as d};\nuse ::e::*; f::g(); use h::{self};");
        let found: Vec<(&str, Option<&str>, usize)> =
            found.iter().map(|mention| (mention.path.as_str(), mention.name.as_deref(), mention.at)).collect();
        let expect = [
            ("a::b", Some("b"), 8),
            ("a::c", Some("d"), 16),
            ("::e::*", Some("*"), 29),
            ("f::g", None, 35),
            ("h", Some("h"), 48),
        ];
        assert_eq!(found, expect);
    }
}
