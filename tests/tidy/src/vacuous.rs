//! Tests that pass without having tested anything. A test that a run leaves out has to be ignored, with the reason, so
//! that it is counted as not run.

use crate::files::File;

/// The tests in a file that may do nothing, and the functions that do nothing in a quick run.
pub(crate) fn vacuous(file: &File) -> Vec<String> {
    let doubts = file.code().doubts.iter();
    doubts
        .map(|doubt| {
            format!("{}:{}: {} {}; ignore the test, with the reason", file.path, doubt.line, doubt.name, doubt.why)
        })
        .collect()
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
            "macro_rules! a { () => { $(#[test]\n$(#[$a])*\nfn $b() { if $c() { d($($e),*) } })+ } }",
            &["crates/a.rs:3: b is a test that may do nothing"],
        );
        check(
            "crates/a.rs",
            "a! { mod b {\n#[tokio::test]\nasync fn b() { $c }\n#[test] fn c() {} } }",
            &["crates/a.rs:4: c is a test that may do nothing"],
        );
        check(
            "crates/a.rs",
            "a! { #[test] fn b() { c => d } }",
            &["crates/a.rs:1: b is a test in a macro, of which nobody can say what it does"],
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
