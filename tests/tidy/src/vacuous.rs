//! Tests that pass without having tested anything. A test that a run leaves out has to be ignored, with the reason, so
//! that it is counted as not run.

use crate::files::File;
use crate::source::{Source, Token, tokens};

/// A function with a body.
#[derive(Debug)]
struct Function<'a> {
    name: &'a str,
    /// Its offset.
    at: usize,
    is_test: bool,
    body: &'a [Token<'a>],
}

/// The tests in a file that may do nothing, and the functions that do nothing in a quick run.
pub(crate) fn vacuous(file: &File) -> Vec<String> {
    let code = Source::new(&file.text).code;
    let tokens = tokens(&code);
    let line = |at: usize| code[..at].matches('\n').count() + 1;
    let knows_tier = file.path.starts_with("tests/");
    let mut problems = Vec::new();
    for Function { name, at, is_test, body } in functions(&tokens) {
        let statements = statements(body);
        let why = if knows_tier && statements.iter().any(|statement| picks_nothing(statement)) {
            "picks nothing in a quick run"
        } else if knows_tier && is_for_full_runs(&statements) {
            "does nothing in a quick run"
        } else if is_test && may_do_nothing(&statements) {
            "is a test that may do nothing"
        } else {
            continue;
        };
        problems.push(format!("{}:{}: {name} {why}; ignore the test, with the reason", file.path, line(at)));
    }
    problems
}

/// All functions with bodies, also those inside others.
fn functions<'a>(tokens: &'a [Token<'a>]) -> Vec<Function<'a>> {
    let mut found = Vec::new();
    let mut is_test = false;
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at].text {
            "#" if text(tokens, at + 1) == "[" => {
                let end = end_of_group(tokens, at + 1);
                is_test |= tokens[at + 2..end - 1].iter().map(|token| token.text).eq(["test"]);
                at = end;
                continue;
            }
            "fn" => {
                let open = end_of_signature(tokens, at);
                if text(tokens, open) == "{" {
                    let name = tokens[at + 1..open].iter().find(|token| token.text != "$").map_or("", |name| name.text);
                    let body = &tokens[open + 1..end_of_group(tokens, open) - 1];
                    found.push(Function { name, at: tokens[at].at, is_test, body });
                }
                (at, is_test) = (open, false);
            }
            "{" | "}" | ";" => is_test = false,
            _ => {}
        }
        at += 1;
    }
    found
}

fn text<'a>(tokens: &[Token<'a>], at: usize) -> &'a str {
    tokens.get(at).map_or("", |token| token.text)
}

/// How the depth of brackets changes with a token.
fn step(token: &Token<'_>) -> i32 {
    match token.text {
        "(" | "[" | "{" => 1,
        ")" | "]" | "}" => -1,
        _ => 0,
    }
}

/// The index after the bracket that closes the one at `open`.
fn end_of_group(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0;
    for (idx, token) in tokens.iter().enumerate().skip(open) {
        depth += step(token);
        if depth == 0 {
            return idx + 1;
        }
    }
    tokens.len()
}

/// The index of the bracket that opens a function's body, or of the semicolon of one that has none.
fn end_of_signature(tokens: &[Token<'_>], at: usize) -> usize {
    let mut depth = 0;
    let is_end = |token: &Token<'_>| {
        let is_end = depth == 0 && ["{", ";"].contains(&token.text);
        depth += step(token);
        is_end
    };
    tokens[at..].iter().position(is_end).map_or(tokens.len(), |len| at + len)
}

/// The first words of statements that end with a block.
const BLOCKS: [&str; 9] = ["if", "for", "while", "loop", "match", "fn", "async", "impl", "{"];
/// The first words of statements that only declare something.
const DECLARATIONS: [&str; 8] = ["let", "const", "static", "use", "fn", "async", "impl", "struct"];

fn statements<'a>(body: &'a [Token<'a>]) -> Vec<&'a [Token<'a>]> {
    let mut all = Vec::new();
    let (mut start, mut depth) = (0, 0);
    for (idx, token) in body.iter().enumerate() {
        depth += step(token);
        let goes_on = ["else", ".", "?", ";"].contains(&text(body, idx + 1));
        let ends_block = token.text == "}" && BLOCKS.contains(&body[start].text) && !goes_on;
        if depth == 0 && (token.text == ";" || ends_block) {
            all.push(&body[start..=idx]);
            start = idx + 1;
        }
    }
    if start < body.len() {
        all.push(&body[start..]);
    }
    all
}

fn is_declaration(statement: &[Token<'_>]) -> bool {
    DECLARATIONS.contains(&statement[0].text)
}

/// The tokens outside all brackets.
fn outside<'a>(statement: &'a [Token<'a>]) -> impl Iterator<Item = &'a str> {
    let mut depth = 0;
    statement.iter().filter_map(move |token| {
        let before = depth;
        depth += step(token);
        (before == 0).then_some(token.text)
    })
}

fn is_if_without_else(statement: &[Token<'_>]) -> bool {
    statement[0].text == "if" && outside(statement).all(|word| word != "else")
}

/// The tokens before the block of a statement, and those of the block and after it.
fn parts<'a>(statement: &'a [Token<'a>]) -> (&'a [Token<'a>], &'a [Token<'a>]) {
    let mut depth = 0;
    let block = statement.iter().position(|token| {
        let is_block = depth == 0 && token.text == "{";
        depth += step(token);
        is_block
    });
    statement.split_at(block.unwrap_or(statement.len()))
}

/// Whether a statement may leave the function: `if … { return … }` or `let … else { return … }`.
fn may_return(statement: &[Token<'_>]) -> bool {
    if !["if", "let", "match"].contains(&statement[0].text) {
        return false;
    }
    // Not in the block of a closure that is bound to a name.
    if statement[0].text == "let" && outside(statement).all(|word| word != "else") {
        return false;
    }
    let mut parentheses = 0;
    statement.iter().any(|token| {
        match token.text {
            "(" => parentheses += 1,
            ")" => parentheses -= 1,
            _ => {}
        }
        parentheses == 0 && token.text == "return"
    })
}

fn asks_for_tier(tokens: &[Token<'_>]) -> bool {
    tokens.iter().any(|token| token.text == "is_full")
}

/// Whether a function does everything, or everything after its declarations, in full runs alone.
fn is_for_full_runs(statements: &[&[Token<'_>]]) -> bool {
    let leaves = |statement: &&[Token<'_>]| may_return(statement) && asks_for_tier(parts(statement).0);
    let first = statements.iter().position(|statement| !is_declaration(statement)).unwrap_or(statements.len());
    if statements.iter().take(first + 1).any(leaves) {
        return true;
    }
    let mut rest = statements.iter().filter(|statement| !is_declaration(statement));
    let (Some(only), None) = (rest.next(), rest.next()) else { return false };
    let head = parts(only).0;
    match only[0].text {
        "if" => is_if_without_else(only) && asks_for_tier(head) && head.iter().all(|token| token.text != "|"),
        // Whatever a closure says of each item, it is the same for all.
        "for" => head.windows(8).any(|eight| {
            eight.iter().map(|token| token.text).eq(["filter", "(", "|", "_", "|", "tier", "::", "is_full"])
        }),
        _ => false,
    }
}

/// `tier::pick(0, …)`.
fn picks_nothing(statement: &[Token<'_>]) -> bool {
    statement.windows(4).any(|four| four.iter().map(|token| token.text).eq(["pick", "(", "0", ","]))
}

/// Whether a test has nothing to do, or may leave before its end.
fn may_do_nothing(statements: &[&[Token<'_>]]) -> bool {
    let mut rest = statements.iter().filter(|statement| !is_declaration(statement));
    let is_all_conditional = match (rest.next(), rest.next()) {
        (None, _) => true,
        (Some(only), None) => is_if_without_else(only),
        _ => false,
    };
    is_all_conditional || statements.iter().any(|statement| may_return(statement))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, code: &str, expect: &[&str]) {
        let found = vacuous(&File::new(path, code));
        let found: Vec<&str> = found.iter().map(|problem| problem.split(';').next().unwrap_or_default()).collect();
        assert_eq!(found, expect, "{code}");
    }

    /// Checks code outside the tests that know of a tier.
    #[track_caller]
    fn check_test(body: &str, is_found: bool) {
        let expect: &[&str] = if is_found { &["crates/a.rs:2: b is a test that may do nothing"] } else { &[] };
        check("crates/a.rs", &format!("#[test]\nfn b() {{ {body} }}"), expect);
    }

    /// Checks a function that tests call.
    #[track_caller]
    fn check_function(body: &str, is_found: bool) {
        let expect: &[&str] = if is_found { &["tests/a.rs:1: b does nothing in a quick run"] } else { &[] };
        check("tests/a.rs", &format!("fn b(c: &[u8; 2]) -> Vec<u8> {{ {body} }}"), expect);
    }

    #[test]
    fn functions_that_do_nothing_in_a_quick_run_are_found() {
        check_function("if !tier::is_full() { return; } play();", true);
        check_function("let c = 1; const D: u8 = 2; if !tier::is_full() { return Ok(()); } play();", true);
        check_function("if tier::is_full() { play(); }", true);
        check_function("let c = games(); if tier::is_full() { play(c); }", true);
        check_function("let c = [1]; for d in c.into_iter().filter(|_| tier::is_full()) { play(d); }", true);
        check_function("let Some(c) = tier::is_full().then(d) else { return }; play(c)", true);
        check(
            "tests/a.rs",
            "fn b() { for c in d.take(tier::pick(0, 5)) { e(c) } }",
            &["tests/a.rs:1: b picks nothing in a quick run"],
        );
        check(
            "tests/a.rs",
            "impl C {\n    /// D\n    fn b(self) {\n        if tier::is_full() {\n self.c() }\n }\n}",
            &["tests/a.rs:3: b does nothing in a quick run"],
        );
    }

    #[test]
    fn functions_that_do_more_in_a_full_run_are_not_found() {
        check_function("play(); if !tier::is_full() { return Ok(()); } play_on();", false);
        check_function("play(); if tier::is_full() { play_on(); }", false);
        check_function("if tier::is_full() { all } else { few }", false);
        check_function("let c = if tier::is_full() { 5 } else { 1 }; play(c)", false);
        check_function("for d in c.filter(|d| tier::is_full() || d.is_short()) { play(d); }", false);
        check_function("if self.is_over() { return; } play(tier::pick(10, 50))", false);
        check("web/a.rs", "fn b() { if screen::is_full() { c() } }", &[]);
    }

    #[test]
    fn tests_that_may_do_nothing_are_found() {
        check_test("", true);
        check_test("let a = 1;", true);
        check_test("if can_audit() { audit(); }", true);
        check_test("if !can_audit() { note(); return; } audit();", true);
        check_test("let Some(a) = find() else { return }; look(a);", true);
        check_test("let Some(a) = find() else { return note(&[\"a\"]) }; look(a);", true);
        check(
            "crates/a.rs",
            "#[test]\n#[ignore = \"why\"]\nfn b() {}\nfn c() {}",
            &["crates/a.rs:3: b is a test that may do nothing"],
        );
        check(
            "crates/a.rs",
            "$(#[test]\n$(#[$a])*\nfn $b() { if c() { d() } })+",
            &["crates/a.rs:3: b is a test that may do nothing"],
        );
    }

    #[test]
    fn tests_that_test_something_are_not_found() {
        check_test("assert!(a());", false);
        check_test("run(|page| { if page.is_over() { return Ok(()); } Ok(()) });", false);
        check_test("let a = |b: u8| { if b == 0 { return 1; } 2 }; assert_eq!(a(0), 1);", false);
        check_test("let Some(a) = find() else { panic!() }; assert!(a);", false);
        check_test("for a in all() { if a.is_fine() { continue; } assert!(a.is_good()); }", false);
        check_test("if a() { b(); } else { c(); }", false);
        check_test("fn c() -> u8 { if d() { return 1; } 2 } assert_eq!(c(), 2);", false);
    }
}
