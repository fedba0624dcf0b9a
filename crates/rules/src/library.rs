//! Openings and studies of a folder as data: entries of `key: value` lines, blank lines between.

use core::fmt;

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LibraryEntryKind {
    /// The beginning of a game.
    Opening,
    /// A position with its solution.
    Study,
}

/// An opening or a study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryEntry<'t> {
    /// Its name in texts and addresses, unique in the folder.
    pub id: &'t str,
    /// What it is.
    pub kind: LibraryEntryKind,
    /// The game it belongs to.
    pub game: &'t str,
    /// The key of its name; several lines of one opening share it.
    pub name: &'t str,
    /// The keys of its other names.
    pub aka: Vec<&'t str>,
    /// Its position text; `None` for the start of the game.
    pub from: Option<&'t str>,
    /// The result of the line, as a sign of numbered moves; `None` when that is open.
    pub verdict: Option<&'t str>,
    /// Whether the line continues to the very end of the game.
    pub ends: bool,
    /// Its moves, numbered.
    pub line: &'t str,
}

/// Why a library was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: LibraryFault,
}

/// What is wrong in a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LibraryFault {
    /// A line is not of the form `key: value`.
    NoPair {
        /// The line as it came.
        text: String,
    },
    /// A key that entries do not have.
    UnknownKey {
        /// The key as it came.
        key: String,
    },
    /// A key that the entry has already.
    Twice {
        /// The key.
        key: String,
    },
    /// A value that its key does not take.
    BadValue {
        /// The key.
        key: &'static str,
        /// The value as it came.
        value: String,
    },
    /// The entry that begins here lacks a key.
    Missing {
        /// The key.
        key: &'static str,
    },
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            LibraryFault::NoPair { text } => write!(f, "{text:?} is not of the form key: value"),
            LibraryFault::UnknownKey { key } => write!(f, "unknown key {key:?}"),
            LibraryFault::Twice { key } => write!(f, "the entry has {key:?} already"),
            LibraryFault::BadValue { key, value } => write!(f, "{key} does not take {value:?}"),
            LibraryFault::Missing { key } => write!(f, "the entry lacks {key}"),
        }
    }
}

impl core::error::Error for LibraryError {}

const KEYS: [&str; 9] = ["id", "kind", "game", "name", "aka", "from", "verdict", "ends", "line"];

/// Reads a library.
///
/// # Errors
/// On the first faulty line or entry.
pub fn read(text: &str) -> Result<Vec<LibraryEntry<'_>>, LibraryError> {
    let mut entries = Vec::new();
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    let mut begins = 1;
    // One blank line more closes the last entry.
    for (idx, line) in text.lines().chain([""]).enumerate() {
        let fault = |fault| LibraryError { line: idx + 1, fault };
        if line.trim().is_empty() {
            if !pairs.is_empty() {
                entries.push(entry(&pairs).map_err(|fault| LibraryError { line: begins, fault })?);
                pairs.clear();
            }
            continue;
        }
        let (key, value) = line.split_once(':').ok_or_else(|| fault(LibraryFault::NoPair { text: line.to_owned() }))?;
        let (key, value) = (key.trim(), value.trim());
        if !KEYS.contains(&key) {
            return Err(fault(LibraryFault::UnknownKey { key: key.to_owned() }));
        }
        if pairs.iter().any(|(known, _)| *known == key) {
            return Err(fault(LibraryFault::Twice { key: key.to_owned() }));
        }
        if pairs.is_empty() {
            begins = idx + 1;
        }
        pairs.push((key, value));
    }
    Ok(entries)
}

fn entry<'t>(pairs: &[(&'t str, &'t str)]) -> Result<LibraryEntry<'t>, LibraryFault> {
    let find = |key: &str| pairs.iter().find(|(known, _)| *known == key).map(|(_, value)| *value);
    let need = |key: &'static str| find(key).ok_or(LibraryFault::Missing { key });
    let bad = |key: &'static str, value: &str| LibraryFault::BadValue { key, value: value.to_owned() };
    let kind = match need("kind")? {
        "opening" => LibraryEntryKind::Opening,
        "study" => LibraryEntryKind::Study,
        other => return Err(bad("kind", other)),
    };
    let ends = match find("ends") {
        None => false,
        Some("yes") => true,
        Some(other) => return Err(bad("ends", other)),
    };
    Ok(LibraryEntry {
        id: need("id")?,
        kind,
        game: need("game")?,
        name: need("name")?,
        aka: find("aka").map_or_else(Vec::new, |keys| keys.split_whitespace().collect()),
        from: find("from"),
        verdict: find("verdict"),
        ends,
        line: need("line")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expect: &str) {
        assert_eq!(read(text).unwrap_err().to_string(), expect);
    }

    #[test]
    fn a_fault_is_named_with_its_line() {
        check("id wing\n", "line 1: \"id wing\" is not of the form key: value");
        check("\nid: a\nmoves: b\n", "line 3: unknown key \"moves\"");
        check("id: a\nid: b\n", "line 2: the entry has \"id\" already");
        check("\n\nid: a\nkind: game\n", "line 3: kind does not take \"game\"");
        check("id: a\nkind: study\ngame: g\nname: n\n", "line 1: the entry lacks line");
    }

    #[test]
    fn entries_stand_between_blank_lines() {
        let text = "id: a\nkind: opening\ngame: g\nname: n\naka: m o\nline: 1. x\n\n\nid: b\nkind: study\ngame: g\nname: b\n\
                    from: p\nverdict: 1-0\nends: yes\nline: 1. y";
        let entries = read(text).unwrap();
        assert_eq!((entries.len(), entries[0].aka.as_slice(), entries[0].from), (2, ["m", "o"].as_slice(), None));
        assert_eq!((entries[1].from, entries[1].verdict, entries[1].ends), (Some("p"), Some("1-0"), true));
    }
}
