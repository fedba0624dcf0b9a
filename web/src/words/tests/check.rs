//! What can be wrong with messages. Each check returns the problems that it finds.

use std::collections::{BTreeMap, BTreeSet};

use ::i18n::Language;
use ::i18n::compile::{self, Uses};
use rules::{Arg, Message};

use super::declared::Made;
use super::files::{self, File};

/// The messages of a language with what they use.
type Messages = BTreeMap<String, Uses>;

/// Files that cannot be parsed.
pub(super) fn malformed(files: &[File]) -> Vec<String> {
    let wrong = |file: &File| {
        let error = compile::page_table(&file.tag, false, &file.text).err()?;
        Some(format!("{}/{}.ftl: {error}", file.tag, file.subject))
    };
    files.iter().filter_map(wrong).collect()
}

fn messages(tag: &str, files: &[File]) -> Messages {
    let of_tag = files.iter().filter(|file| file.tag == tag);
    of_tag.flat_map(|file| compile::uses(&file.text).unwrap_or_default()).collect()
}

/// Messages that one language has and another lacks. A language may have more of its own, if only its other messages
/// use them.
pub(super) fn one_sided(files: &[File], made: &[Made]) -> Vec<String> {
    let keys: BTreeMap<(&str, &str), BTreeSet<String>> = files
        .iter()
        .map(|file| {
            let all = compile::uses(&file.text).unwrap_or_default();
            let is_own = |key: &String| {
                all.values().any(|uses| uses.messages.contains(key)) && made.iter().all(|made| made.key != *key)
            };
            let keys = all.keys().filter(|key| !is_own(key)).cloned().collect();
            ((file.subject.as_str(), file.tag.as_str()), keys)
        })
        .collect();
    let subjects: BTreeSet<&str> = files.iter().map(|file| file.subject.as_str()).collect();
    let none = BTreeSet::new();
    let mut wrong = Vec::new();
    for subject in subjects {
        let all: BTreeSet<&String> =
            keys.iter().filter(|((of, _), _)| *of == subject).flat_map(|(_, keys)| keys).collect();
        for tag in files::tags(files) {
            let own = keys.get(&(subject, tag)).unwrap_or(&none);
            let lacking = all.iter().filter(|key| !own.contains(**key));
            wrong.extend(lacking.map(|key| format!("{tag}/{subject}.ftl lacks {key}")));
        }
    }
    wrong
}

/// Messages that the code uses and a language lacks.
pub(super) fn unknown(files: &[File], made: &[Made]) -> Vec<String> {
    let mut wrong = BTreeSet::new();
    for tag in files::tags(files) {
        let messages = messages(tag, files);
        let unknown = made.iter().filter(|made| !messages.contains_key(&made.key));
        wrong.extend(unknown.map(|made| format!("{tag}: the code makes {}, which has no words", made.key)));
    }
    wrong.into_iter().collect()
}

/// Messages that nothing uses: neither the code nor another message. Those of pages are not looked at.
pub(super) fn unused(files: &[File], made: &[Made]) -> Vec<String> {
    let mut wrong = Vec::new();
    for tag in files::tags(files) {
        let messages = messages(tag, files);
        let is_made = |key: &String| made.iter().any(|made| made.key == *key);
        let is_within = |key: &String| messages.values().any(|uses| uses.messages.contains(key));
        let is_used = |key: &String| compile::is_of_page(key) || is_made(key) || is_within(key);
        let unused = messages.keys().filter(|key| !is_used(key));
        wrong.extend(unused.map(|key| format!("{tag}: nothing makes {key}")));
    }
    wrong
}

/// Variables that nobody supplies, and arguments that no language uses. A message within another gets the other's
/// arguments.
pub(super) fn arguments(files: &[File], made: &[Made]) -> Vec<String> {
    let mut given: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for made in made {
        given.entry(&made.key).or_default().extend(made.args.iter().cloned());
    }
    let mut wrong = Vec::new();
    let mut used: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for tag in files::tags(files) {
        let messages = messages(tag, files);
        let forms: BTreeSet<&String> = messages.values().flat_map(|uses| &uses.forms).collect();
        for (key, args) in &given {
            let variables = variables(key, &messages, &mut BTreeSet::new());
            let stray = variables.iter().filter(|name| !args.contains(*name) && !forms.contains(name));
            wrong.extend(stray.map(|name| format!("{tag}: nobody gives ${name} to {key}")));
            used.entry(key).or_default().extend(variables);
        }
    }
    for (key, args) in &given {
        let unused = args.iter().filter(|name| !used.get(key).is_some_and(|used| used.contains(*name)));
        wrong.extend(unused.map(|name| format!("no language uses ${name} of {key}")));
    }
    wrong
}

/// The variables of a message and of those that it includes.
fn variables(key: &str, messages: &Messages, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let Some(uses) = messages.get(key).filter(|_| seen.insert(key.to_owned())) else { return found };
    found.extend(uses.variables.iter().cloned());
    for inner in uses.messages.iter().filter(|inner| *inner != "word") {
        found.extend(variables(inner, messages, seen));
    }
    found
}

/// Exclamation marks.
pub(super) fn loud(files: &[File]) -> Vec<String> {
    let is_loud = |line: &str| !line.starts_with('#') && line.contains(['!', '¡', '！']);
    let lines = |file: &File| {
        let lines = file.text.lines().enumerate().filter(|(_, line)| is_loud(line));
        lines
            .map(|(idx, _)| format!("{}/{}.ftl:{}: no exclamation marks", file.tag, file.subject, idx + 1))
            .collect::<Vec<_>>()
    };
    files.iter().flat_map(lines).collect()
}

/// What goes wrong when every message is formatted as the code does it, with all kinds of arguments, in all forms.
pub(super) fn unformatted(files: &[File], made: &[Made], unscripted: &[&str]) -> Vec<String> {
    let mut wrong = BTreeSet::new();
    for tag in files::tags(files) {
        let (language, forms) = (files::language_of(tag, files), forms(tag, files));
        // The website declares those of pages, and compares the arguments.
        let messages = messages(tag, files);
        let pages = messages.keys().filter(|key| compile::is_of_page(key)).map(|key| {
            let args = variables(key, &messages, &mut BTreeSet::new());
            Made { key: key.clone(), args }
        });
        for made in made.iter().cloned().chain(pages) {
            // A form changes only what reads it.
            let read = variables(&made.key, &messages, &mut BTreeSet::new());
            let forms = forms.iter().filter(|(name, _)| read.contains(name));
            for message in samples(&made, forms) {
                let why = complaint(&language, &message, unscripted.contains(&made.key.as_str()));
                wrong.extend(why.map(|why| format!("{tag}: {}: {why}", made.key)));
            }
        }
    }
    wrong.into_iter().collect()
}

/// The forms that a language uses, as names and values.
pub(super) fn forms(tag: &str, files: &[File]) -> BTreeSet<(String, String)> {
    let lines = files.iter().filter(|file| file.tag == tag).flat_map(|file| file.text.lines());
    let calls = lines.flat_map(|line| line.split("FORM(").skip(1)).filter_map(|rest| rest.split(')').next());
    let named = calls.flat_map(|args| args.split(',')).filter_map(|arg| arg.split_once(':'));
    named.map(|(name, word)| (name.trim().to_owned(), word.trim().trim_matches('"').to_owned())).collect()
}

fn samples<'a>(made: &Made, forms: impl Iterator<Item = &'a (String, String)>) -> Vec<Message> {
    let numbers = [-1, 0, 1, 2, 3, 11, 26, 100].map(Arg::Number);
    let with = |value: &Arg| {
        made.args.iter().fold(Message::of(made.key.clone()), |message, name| message.with(lasting(name), value.clone()))
    };
    let mut samples: Vec<Message> = numbers.iter().chain([&Arg::from("c3")]).map(with).collect();
    let formed = forms.flat_map(|(name, word)| {
        numbers.iter().map(|value| with(value).with(lasting(name), word.as_str())).collect::<Vec<_>>()
    });
    samples.extend(formed);
    samples
}

/// Argument names need a static lifetime.
fn lasting(name: &str) -> &'static str {
    name.to_owned().leak()
}

fn complaint(language: &Language, message: &Message, is_unscripted: bool) -> Option<String> {
    let made = match language.try_format(message) {
        Ok(made) => made,
        Err(fault) => return Some(fault.to_string()),
    };
    if made.contains(['{', '}']) || made.contains("  ") || made.trim() != made {
        return Some(format!("“{made}” is badly made"));
    }
    let is_arabic = |sign: char| ('\u{0600}'..='\u{06ff}').contains(&sign);
    let lacks_script = made.contains(char::is_alphabetic) && !made.contains(is_arabic) && !made.contains("c3");
    (language.is_rtl() && lacks_script && !is_unscripted).then(|| format!("“{made}” is not in its script"))
}
