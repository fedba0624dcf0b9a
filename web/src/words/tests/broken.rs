//! Every check finds what it looks for.

use super::check::{arguments, loud, malformed, one_sided, unformatted, unknown, unused};
use super::declared::Made;
use super::files::File;

fn file(text: &str) -> Vec<File> {
    vec![File::new("en", "portal", text)]
}

/// Files of two languages.
fn files(en: &str, ar: &str) -> Vec<File> {
    vec![File::new("ar", "portal", ar), File::new("en", "portal", en)]
}

#[track_caller]
fn check(found: &[String], expect: &[&str]) {
    assert_eq!(found, expect);
}

#[test]
fn files_that_are_not_understood_are_found() {
    check(&malformed(&file("a = A\n")), &[]);
    for text in ["a = {\n", "a = { $x\n", "-a = A\n", "a =\n    .b = B\n", "a = A\na = B\n", "a = { HOW($x) }\n"] {
        assert_eq!(malformed(&file(text)).len(), 1, "{text}");
    }
}

#[test]
fn messages_of_one_language_alone_are_found() {
    let made = [Made::new("a", &[]), Made::new("b", &[])];
    check(&one_sided(&files("a = A\nb = B\n", "a = أ\n"), &made), &["ar/portal.ftl lacks b"]);
    check(&one_sided(&files("a = A\n", "a = أ\nb = ب\n"), &made), &["en/portal.ftl lacks b"]);
    // A language may have helper messages of its own, but the code must not use them.
    check(&one_sided(&files("a = A\n", "a = { own }\nown = أ\n"), &made), &[]);
    check(&one_sided(&files("a = A\n", "a = { b }\nb = أ\n"), &made), &["en/portal.ftl lacks b"]);
    // A whole file is missing.
    let mut files = files("a = A\n", "a = أ\n");
    files.push(File::new("en", "race", "race-go = Go\n"));
    check(&one_sided(&files, &made), &["ar/race.ftl lacks race-go"]);
}

#[test]
fn keys_without_words_are_found() {
    let made = [Made::new("a", &[]), Made::new("b", &[])];
    check(&unknown(&files("a = A\nb = B\n", "a = أ\n"), &made), &["ar: the code makes b, which has no words"]);
}

#[test]
fn messages_that_nothing_tells_are_found() {
    let made = [Made::new("a", &[])];
    let text = "a = { within }\nwithin = A\nb = B\npage-name = Name\n";
    check(&unused(&file(text), &made), &["en: nothing makes b"]);
}

#[test]
fn wrong_arguments_are_found() {
    let made = [Made::new("a", &["x", "y"])];
    check(&arguments(&files("a = { $x }\n", "a = { $y }\n"), &made), &[]);
    check(&arguments(&file("a = { $x } { $y } { $z }\n"), &made), &["en: nobody gives $z to a"]);
    check(&arguments(&file("a = { $x ->\n    [b] { $z }\n   *[c] { $y }\n}\n"), &made), &["en: nobody gives $z to a"]);
    check(&arguments(&files("a = { $x }\n", "a = أ\n"), &made), &["no language uses $y of a"]);
    // A message within another has the same arguments.
    check(&arguments(&file("a = { b }\nb = { $x } { $y } { $z }\n"), &made), &["en: nobody gives $z to a"]);
    // A form that another message passes; a number in words.
    let form =
        "a = { $form ->\n    [z] { $x }\n   *[y] { WORD($y) }\n}\nb = { FORM($a, form: \"z\") }\nword = { $count }\n";
    check(&arguments(&file(form), &made), &[]);
}

#[test]
fn shouts_are_found() {
    check(&loud(&file("# Hey!\na = A\nb = B!\n")), &["en/portal.ftl:3: no exclamation marks"]);
}

#[test]
fn messages_that_cannot_be_told_are_found() {
    let made = [Made::new("a", &["x"])];
    let check_formatted = |files: &[File], expect: &[&str]| check(&unformatted(files, &made, &[]), expect);
    check_formatted(&file("a = A { $x }.\n"), &[]);
    check_formatted(&file("a = A { $z }.\n"), &["en: a: nobody gives $z"]);
    check_formatted(&file("a = { b }\n"), &["en: a: there is no message `b`"]);
    check_formatted(&file("a = { a }\n"), &["en: a: messages lie in each other without an end"]);
    check_formatted(&file("a = { $x ->\n    [11] { b }\n   *[other] A\n}\n"), &["en: a: there is no message `b`"]);
    // Only in a form.
    let form = "a = { $form ->\n    [of] { b }\n   *[by] A\n}\nc = { FORM($d, form: \"of\") }\n";
    check_formatted(&file(form), &["en: a: there is no message `b`"]);
    check_formatted(&file("a = { \"\" } A\n"), &["en: a: “ A” is badly made"]);
    check_formatted(&files("a = A\n", "a = A\n"), &["ar: a: “A” is not in its script"]);
    check(&unformatted(&files("a = A\n", "a = A\n"), &made, &["a"]), &[]);
    check_formatted(&files("a = A\npage-b = B\n", "a = أ\npage-b = B\n"), &["ar: page-b: “B” is not in its script"]);
}
