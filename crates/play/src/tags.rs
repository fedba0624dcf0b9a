//! What is known about a game beside its moves.

use std::collections::BTreeMap;

/// What is known about a game beside its moves, by name: `Event`, `Date`, `Result`, … as Portable Game Notation calls
/// them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(BTreeMap<String, String>);

impl Tags {
    /// The longest value that is kept, in bytes.
    pub const MAX_VALUE: usize = 2 << 10;
    /// The most tags that are kept.
    pub const MAX: usize = 64;

    /// No tags.
    pub const fn new() -> Tags {
        Tags(BTreeMap::new())
    }

    /// What is known; `None` where nothing is.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Sets a tag; whether there was room for it. Control characters become spaces, an empty value removes the tag, and
    /// what is too long for a value is cut off. Names are visible ASCII characters without spaces, quotes and brackets.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        if !is_name(name) {
            return false;
        }
        let mut value = value.replace(char::is_control, " ").trim().to_owned();
        if value.len() > Tags::MAX_VALUE {
            let end = (0..=Tags::MAX_VALUE).rev().find(|end| value.is_char_boundary(*end)).unwrap_or(0);
            value.truncate(end);
        }
        if value.is_empty() {
            self.0.remove(name);
            return true;
        }
        let has_room = self.0.len() < Tags::MAX || self.0.contains_key(name);
        if has_room {
            self.0.insert(name.to_owned(), value);
        }
        has_room
    }

    /// Removes a tag.
    pub fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The tags in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

fn is_name(name: &str) -> bool {
    const MAX: usize = 64;
    let is_of_name = |character: char| character.is_ascii_graphic() && !matches!(character, '"' | '[' | ']' | '\\');
    !name.is_empty() && name.len() <= MAX && name.chars().all(is_of_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_hold_one_line_each() {
        let mut tags = Tags::new();
        assert!(tags.set("Event", " Club\nnight ") && tags.set("Time-Control", "300"));
        assert!(!tags.set("", "x") && !tags.set("a b", "x") && !tags.set("a\"", "x"));
        assert_eq!(tags.iter().collect::<Vec<_>>(), [("Event", "Club night"), ("Time-Control", "300")]);
        assert!(tags.set("Event", ""));
        assert_eq!(tags.get("Event"), None);
        assert!(tags.set("Long", &"ü".repeat(Tags::MAX_VALUE)));
        assert_eq!(tags.get("Long").map(str::len), Some(Tags::MAX_VALUE));
        for n in 0..2 * Tags::MAX {
            tags.set(&format!("n{n}"), "x");
        }
        assert_eq!(tags.iter().count(), Tags::MAX);
    }
}
