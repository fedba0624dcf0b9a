//! Compiles Fluent files to message tables.

mod pattern;
mod pseudo;

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Pattern, Resource};
use fluent_syntax::parser;

pub use pseudo::{pseudo, stretched};

/// Why a file cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompileError {
    /// The message, or the line, counted from 1.
    pub place: String,
    /// What is wrong there.
    pub why: String,
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.why)
    }
}

impl std::error::Error for CompileError {}

impl CompileError {
    fn new(place: impl Into<String>, why: impl Into<String>) -> CompileError {
        CompileError { place: place.into(), why: why.into() }
    }
}

/// What a message uses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Uses {
    /// The variables in it.
    pub variables: BTreeSet<String>,
    /// The messages in it.
    pub messages: BTreeSet<String>,
    /// The variables that it sets for nested messages.
    pub forms: BTreeSet<String>,
    /// The words by which it chooses, each with its variable: plural categories, forms, keys of messages.
    pub variants: BTreeSet<(String, String)>,
    /// What it says by itself, around its arguments and in all variants.
    pub texts: Vec<String>,
}

/// Whether a message is used only when the pages are generated, never by the app.
#[must_use]
pub fn is_of_page(key: &str) -> bool {
    key.starts_with("page-") || key.contains("-page-")
}

/// The table of a file for the app: without the messages that only the pages use.
///
/// ```
/// use i18n::{Language, MessageTable, compile, native_plurals};
/// use rules::Message;
///
/// let file = "
/// turns = { $n ->
///     [one] { $n } ход
///     [few] { $n } хода
///    *[other] { $n } ходов
/// }
/// ";
/// let mut russian = Language::new(native_plurals("ru"));
/// russian.add(MessageTable::read(&compile::table("ru", false, file)?)?);
/// let texts = [1, 3, 5, 21].map(|n| russian.format(&Message::new("turns").with("n", n)));
/// assert_eq!(texts, ["1 ход", "3 хода", "5 ходов", "21 ход"]);
///
/// let error = compile::table("ru", false, "turns =").unwrap_err();
/// assert_eq!(error.place, "line 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the file is not in the supported subset; see [`crate`].
pub fn table(tag: &str, is_rtl: bool, ftl: &str) -> Result<String, CompileError> {
    table_of(tag, is_rtl, &[ftl], |_, key| !is_of_page(key))
}

/// Compiles several files to one table. `is_wanted` filters messages by the index of their file and their key.
///
/// # Errors
/// If a file is not in the supported subset, see [`crate`]; or if two files have the same wanted message.
pub fn table_of(
    tag: &str,
    is_rtl: bool,
    files: &[&str],
    is_wanted: impl Fn(usize, &str) -> bool,
) -> Result<String, CompileError> {
    let mut found = BTreeMap::new();
    for (idx, ftl) in files.iter().enumerate() {
        for (key, pattern) in patterns(ftl)?.into_iter().filter(|(key, _)| is_wanted(idx, key)) {
            if found.contains_key(&key) {
                return Err(CompileError::new(key, "two files have this message"));
            }
            found.insert(key, pattern);
        }
    }
    Ok(write(tag, is_rtl, found.iter()))
}

/// The table of a file with all messages.
///
/// # Errors
/// If the file is not in the supported subset; see [`crate`].
pub fn page_table(tag: &str, is_rtl: bool, ftl: &str) -> Result<String, CompileError> {
    Ok(write(tag, is_rtl, patterns(ftl)?.iter()))
}

/// The messages of a file, with what each of them uses.
///
/// # Errors
/// If the file is not in the supported subset; see [`crate`].
pub fn uses(ftl: &str) -> Result<BTreeMap<String, Uses>, CompileError> {
    let mut found = BTreeMap::new();
    for (key, value) in messages(&parse(ftl)?)? {
        let mut uses = Uses::default();
        pattern::uses(value, &mut uses);
        found.insert(key.to_owned(), uses);
    }
    Ok(found)
}

fn write<'a>(tag: &str, is_rtl: bool, patterns: impl Iterator<Item = (&'a String, &'a String)>) -> String {
    let mut text = format!("{tag} {}\n", if is_rtl { "rtl" } else { "ltr" });
    for (key, pattern) in patterns {
        text.extend([key.as_str(), "=", pattern, "\n"]);
    }
    text
}

/// The patterns of a file by key, in the table's form.
fn patterns(ftl: &str) -> Result<BTreeMap<String, String>, CompileError> {
    let mut found = BTreeMap::new();
    for (key, value) in messages(&parse(ftl)?)? {
        let mut out = String::new();
        pattern::write(value, &mut out).map_err(|why| CompileError::new(key, why))?;
        if found.insert(key.to_owned(), out).is_some() {
            return Err(CompileError::new(key, "the file has this message twice"));
        }
    }
    Ok(found)
}

fn parse(ftl: &str) -> Result<Resource<String>, CompileError> {
    parser::parse(ftl.to_owned()).map_err(|(_, errors)| {
        let Some(error) = errors.first() else { return CompileError::new("the file", "it is not Fluent") };
        let before = ftl.get(..error.pos.start).unwrap_or(ftl);
        CompileError::new(format!("line {}", before.matches('\n').count() + 1), error.to_string())
    })
}

/// The messages of a file; anything else but comments is an error.
fn messages(resource: &Resource<String>) -> Result<Vec<(&str, &Pattern<String>)>, CompileError> {
    let mut found = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.as_str();
                if !message.attributes.is_empty() {
                    return Err(CompileError::new(key, "attributes are not understood"));
                }
                let value = message.value.as_ref().ok_or_else(|| CompileError::new(key, "there is no text"))?;
                found.push((key, value));
            }
            Entry::Term(term) => {
                return Err(CompileError::new(format!("-{}", term.id.name), "terms are not understood"));
            }
            Entry::Junk { content } => return Err(CompileError::new(content.trim(), "this is not Fluent")),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests;
