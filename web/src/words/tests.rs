//! Tests of the messages in all languages, and of the code that uses them.

mod addressed;

mod broken;
mod check;
mod declared;
pub(super) mod files;
mod listing;
mod spoken;
mod table;
mod telling;
mod written;

use std::collections::BTreeSet;

use ::i18n::{Category, compile, native_plurals};
use rules::message::ArgKind;

use declared::Made;
use files::File;

/// Messages that are the same in every script.
const UNSCRIPTED: [&str; 1] = ["page-name"];

/// Every message that the code makes.
fn made(files: &[File]) -> Vec<Made> {
    let all: BTreeSet<String> =
        files.iter().flat_map(|file| compile::uses(&file.text).unwrap_or_default()).map(|(key, _)| key).collect();
    declared::made(&all)
}

#[track_caller]
fn check(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_file_is_understood() {
    let files = files::all();
    assert_eq!(files::tags(&files), ["ar", "el", "en", "hr", "ru", "sl", "sr", "tr"]);
    check(&check::malformed(&files));
}

#[test]
fn every_language_has_the_same_messages() {
    let files = files::all();
    check(&check::one_sided(&files, &made(&files)));
}

#[test]
fn every_message_that_is_declared_has_words() {
    let files = files::all();
    let made = made(&files);
    assert!(made.len() > 600, "{}", made.len());
    check(&check::unknown(&files, &made));
}

/// Pages declare their own messages, and `website` checks those.
#[test]
fn every_message_is_declared() {
    let files = files::all();
    check(&check::unused(&files, &made(&files)));
}

/// A text may rest on different rulings in different cases; its arguments are the same in all of them.
#[test]
fn every_message_is_declared_once() {
    let mut all: Vec<_> =
        declared::declared().iter().map(|message| (message.key, message.ruling, message.args)).collect();
    all.sort_unstable_by_key(|(key, ruling, _)| (*key, *ruling));
    for pair in all.windows(2) {
        let [(key, ruling, args), (next, other, others)] = pair else { unreachable!("pairs") };
        assert!(key != next || (ruling != other && args == others), "{key} is declared twice");
    }
}

/// A number is an argument that some language counts with, and a text is not: `{ $count -> [one] … }`, `WORD($count)`.
#[test]
fn languages_count_with_numbers_alone() {
    let counted: BTreeSet<(String, String)> = files::all().iter().flat_map(|file| counts(&file.text)).collect();
    assert!(counted.len() > 20, "{counted:?}");
    for message in declared::declared() {
        for (name, kind) in message.args {
            let is_counted = counted.contains(&(message.key.to_owned(), (*name).to_owned()));
            assert!(
                !is_counted || !matches!(kind, ArgKind::Text | ArgKind::Kind),
                "{} is told ${name} as {kind:?}, and a language counts with it",
                message.key
            );
        }
    }
}

/// The messages with the variables that they count with.
fn counts(ftl: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut key = "";
    for line in ftl.lines() {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '#'])) {
            key = name;
        }
        for rest in line.split("WORD($").skip(1) {
            found.extend(rest.split(')').next().map(|name| (key.to_owned(), name.to_owned())));
        }
    }
    found
}

#[test]
fn every_variable_is_given_and_every_argument_is_used() {
    let files = files::all();
    check(&check::arguments(&files, &made(&files)));
}

/// Whoever speaks to the page says what stands on a button, which its full name has to begin with or to contain.
#[test]
fn full_names_have_what_stands_on_their_buttons() {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let mut n_compared = 0;
    for File { tag, text, .. } in files::all() {
        for (key, full) in text.lines().filter_map(|line| line.split_once("-full = ")) {
            let label = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
            let Some(label) = label.map(words) else { continue };
            let full = words(full);
            let has = |word: &String| full.contains(word);
            assert!(label.iter().all(has), "{tag}: {key} is {label:?} on its button and {full:?} in full");
            n_compared += 1;
        }
    }
    assert!(n_compared > 40, "{n_compared}");
}

#[test]
fn nobody_shouts() {
    check(&check::loud(&files::all()));
}

#[test]
fn every_message_can_be_formatted_with_any_arguments() {
    let files = files::all();
    check(&check::unformatted(&files, &made(&files), &UNSCRIPTED));
}

#[test]
fn every_message_can_be_formatted_in_the_language_of_tests() {
    let english = files::all().into_iter().filter(|file| file.tag == "en");
    let stretched = english.map(|file| {
        let text = compile::pseudo(&file.text).unwrap_or_else(|error| panic!("{}.ftl: {error}", file.subject));
        File::new("en-XA", &file.subject, &text)
    });
    let files: Vec<File> = stretched.collect();
    check(&check::unformatted(&files, &made(&files), &UNSCRIPTED));
}

#[test]
fn numbers_have_the_categories_of_their_language() {
    use Category::{Few, Many, One, Other, Two, Zero};

    let numbers = [0, 1, 2, 3, 10, 11, 26, 99, 100, 101, 102, 103, 111];
    for (tag, expect) in [
        ("en", [Other, One, Other, Other, Other, Other, Other, Other, Other, Other, Other, Other, Other]),
        ("ar", [Zero, One, Two, Few, Few, Many, Many, Many, Other, Other, Other, Few, Many]),
        ("el", [Other, One, Other, Other, Other, Other, Other, Other, Other, Other, Other, Other, Other]),
        ("hr", [Other, One, Few, Few, Other, Other, Other, Other, Other, One, Few, Few, Other]),
        ("ru", [Many, One, Few, Few, Many, Many, Many, Many, Many, One, Few, Few, Many]),
        ("sl", [Other, One, Two, Few, Other, Other, Other, Other, Other, One, Two, Few, Other]),
        ("sr", [Other, One, Few, Few, Other, Other, Other, Other, Other, One, Few, Few, Other]),
        ("tr", [Other, One, Other, Other, Other, Other, Other, Other, Other, Other, Other, Other, Other]),
    ] {
        let plurals = native_plurals(tag);
        assert_eq!(numbers.map(|number| plurals.category(number)), expect, "{tag}");
    }
}
