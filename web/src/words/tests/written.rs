//! How the texts of a language are written: in its own letters, in its own words, and with the number wherever a plural
//! category has several.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ::i18n::compile::{self, Uses};
use ::i18n::native_plurals;
use rules::message::ArgKind;
use rules::{Arg, Message};

use super::check::forms;
use super::declared::declared;
use super::files::{self, File};

/// The small letters of each language. Whatever else stands in a text is in the reviewed list of [`foreign`] words.
const ALPHABETS: [(&str, &str); 8] = [
    ("ar", "ـءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويى"),
    ("el", "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ"),
    ("en", "abcdefghijklmnopqrstuvwxyz"),
    ("hr", "abcčćdđefghijklmnoprsštuvzž"),
    ("ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
    ("sl", "abcčdefghijklmnoprsštuvzž"),
    ("sr", "abcčćdđefghijklmnoprsštuvzž"),
    ("tr", "aâbcçdefgğhıiîjklmnoöprsştuûüvyz"),
];
/// The plural categories that not every number of a language has.
const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];
/// A text of so many letters is hardly the same in two languages.
const LONG: usize = 20;

/// What every message of a language uses, by its key.
fn messages(tag: &str, files: &[File]) -> BTreeMap<String, Uses> {
    let own = files.iter().filter(|file| file.tag == tag);
    own.flat_map(|file| compile::uses(&file.text).expect("the file is well formed")).collect()
}

/// Words that stand in texts of languages whose letters they are not written in: names, formats, keys.
fn foreign() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/glossary/latin.txt");
    let list = fs::read_to_string(path).expect("the list is part of the repository");
    list.lines().filter(|line| !line.starts_with('#')).map(|line| line.trim().to_owned()).collect()
}

/// The words of a text that have letters outside an alphabet, but for names of squares, which have digits.
fn words_outside<'t>(text: &'t str, alphabet: &str) -> Vec<&'t str> {
    // Arabic writes “and” and the article together with the word behind them.
    let bare = |word: &'t str| match word.trim_start_matches(is_arabic) {
        "" => word,
        rest => rest,
    };
    let words = text.split(|sign: char| !sign.is_alphanumeric()).map(bare);
    let is_own = |sign: char| !sign.is_alphabetic() || sign.to_lowercase().all(|small| is_in(small, alphabet));
    words.filter(|word| !word.chars().all(is_own) && !word.contains(|sign: char| sign.is_ascii_digit())).collect()
}

fn is_arabic(sign: char) -> bool {
    ('\u{0600}'..='\u{06ff}').contains(&sign)
}

/// Whether this is one of the letters, or a sign above or below one.
fn is_in(sign: char, alphabet: &str) -> bool {
    alphabet.contains(sign) || !sign.is_alphabetic() || ('\u{064b}'..='\u{0652}').contains(&sign)
}

#[test]
fn every_language_is_written_in_its_own_letters() {
    let (files, foreign) = (files::all(), foreign());
    let mut used = BTreeSet::new();
    let mut wrong = Vec::new();
    for tag in files::tags(&files) {
        let (_, alphabet) = ALPHABETS.iter().find(|(known, _)| *known == tag).expect("the language has an alphabet");
        for (key, uses) in messages(tag, &files) {
            for word in uses.texts.iter().flat_map(|text| words_outside(text, alphabet)) {
                if foreign.contains(word) {
                    used.insert(word.to_owned());
                } else {
                    wrong.push(format!("{tag}: {key}: {word}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let unused: Vec<&String> = foreign.difference(&used).filter(|word| !word.is_empty()).collect();
    assert!(unused.is_empty(), "docs/glossary/latin.txt has words that stand nowhere: {unused:?}");
}

#[test]
fn foreign_letters_are_seen() {
    let [ru, tr] = ["ru", "tr"].map(|tag| ALPHABETS.iter().find(|(known, _)| *known == tag).expect("it is there").1);
    assert_eq!(words_outside("Ход на c3: партия PGN и cлон", ru), ["PGN", "cлон"]);
    assert_eq!(words_outside("İki taş, Watt", tr), ["Watt"]);
}

#[test]
fn nothing_long_is_left_in_english() {
    let files = files::all();
    let english = messages("en", &files);
    let mut wrong = Vec::new();
    for tag in files::tags(&files).into_iter().filter(|tag| *tag != "en") {
        for (key, uses) in messages(tag, &files) {
            let letters = uses.texts.concat().chars().filter(|sign| sign.is_alphabetic()).count();
            if letters >= LONG && english.get(&key).is_some_and(|english| english.texts == uses.texts) {
                wrong.push(format!("{tag}: {key}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Whoever speaks to the page says what is written on a button (WCAG 2.5.3).
#[test]
fn what_stands_under_a_sign_is_in_its_name() {
    let files = files::all();
    let mut n_names = 0;
    let mut wrong = Vec::new();
    for tag in files::tags(&files) {
        let (language, messages) = (files::language_of(tag, &files), messages(tag, &files));
        for key in messages.keys() {
            let Some(short) = key.strip_suffix("-full").filter(|short| messages.contains_key(*short)) else { continue };
            let [short, full] = [short, key].map(|key| language.format(&Message::of(key.to_owned())));
            n_names += 1;
            if !full.to_lowercase().contains(&short.to_lowercase()) {
                wrong.push(format!("{tag}: {key}: {short} is not in {full}"));
            }
        }
    }
    assert!(n_names >= 48, "{n_names}");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// A message, with this number for one of its arguments.
fn with_number(key: &'static str, args: &[(&'static str, ArgKind)], counted: &str, number: i64) -> Message {
    args.iter().fold(Message::new(key), |message, (name, kind)| match kind {
        ArgKind::Number if *name == counted => message.with(name, number),
        ArgKind::Number => message.with(name, 7),
        ArgKind::List => message.with(name, Arg::List(vec![Message::verbatim("x").into()])),
        _ => message.with(name, Message::verbatim("x")),
    })
}

/// 21, 101 and the like have the category of 1 in some languages: a variant for the category shows the number (R33).
#[test]
fn whatever_is_counted_is_counted_at_every_number() {
    const NUMBERS: [i64; 9] = [21, 23, 25, 31, 101, 102, 103, 111, 122];
    let files = files::all();
    let mut n_counting = 0;
    let mut wrong = Vec::new();
    for tag in files::tags(&files) {
        let (language, messages) = (files::language_of(tag, &files), messages(tag, &files));
        for message in declared() {
            let numbers = message.args.iter().filter(|(_, kind)| *kind == ArgKind::Number);
            for (counted, _) in numbers {
                // A number may be a name, as of a square.
                let is_counted =
                    |(name, word): &(String, String)| name == counted && CATEGORIES.contains(&word.as_str());
                if !messages.get(message.key).is_some_and(|uses| uses.variants.iter().any(is_counted)) {
                    continue;
                }
                let told = |number| language.format(&with_number(message.key, message.args, counted, number));
                if !told(22).contains("22") {
                    continue;
                }
                n_counting += 1;
                let lost = NUMBERS.iter().filter(|number| !told(**number).contains(&number.to_string()));
                wrong.extend(lost.map(|number| format!("{tag}: {}: {number}: {}", message.key, told(*number))));
            }
        }
    }
    assert!(n_counting > 30, "{n_counting}");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Every category that a message names is one of its language, and no form is asked for that nothing has.
#[test]
fn categories_and_forms_are_those_of_the_language() {
    let files = files::all();
    let mut wrong = Vec::new();
    for tag in files::tags(&files) {
        let plurals = native_plurals(tag);
        let own: BTreeSet<&str> =
            (0..=1_000_000).step_by(7).chain(0..=200).map(|n| plurals.category(n).name()).collect();
        let messages = messages(tag, &files);
        let variants: BTreeSet<&(String, String)> = messages.values().flat_map(|uses| &uses.variants).collect();
        for (key, uses) in &messages {
            let named = uses.variants.iter().filter(|(_, word)| CATEGORIES.contains(&word.as_str()));
            let alien = named.filter(|(_, word)| !own.contains(word.as_str()));
            wrong.extend(alien.map(|(_, word)| format!("{tag}: {key}: [{word}]")));
        }
        let forms = forms(tag, &files);
        wrong.extend(
            forms
                .iter()
                .filter(|form| !variants.contains(form))
                .map(|(name, word)| format!("{tag}: no message has the form {name}: {word}")),
        );
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
