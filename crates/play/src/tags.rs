//! What is known about a game beside its moves.

/// What is known about a game beside its moves, by name, in the order of names: `Event`, `Date`, `Result`, … as Portable
/// Game Notation calls them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The longest value that is kept, in bytes.
    pub const MAX_VALUE: usize = 2 << 10;
    /// The most tags that are kept.
    pub const MAX: usize = 64;

    /// No tags.
    pub const fn new() -> Tags {
        Tags(Vec::new())
    }

    /// What is known; `None` where nothing is.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.place(name).ok().map(|idx| self.0[idx].1.as_str())
    }

    /// Sets a tag; whether there was room for it. Control characters become spaces, an empty value removes the tag, and
    /// what is too long for a value is cut off. Names are visible ASCII characters without spaces, quotes and brackets.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        if !is_name(name) {
            return false;
        }
        let value: String = value.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let value = value.trim();
        let value = &value[..value.floor_char_boundary(Tags::MAX_VALUE)];
        match self.place(name) {
            Ok(idx) if value.is_empty() => drop(self.0.remove(idx)),
            Ok(idx) => value.clone_into(&mut self.0[idx].1),
            Err(_) if value.is_empty() => {}
            Err(_) if self.0.len() >= Tags::MAX => return false,
            Err(idx) => self.0.insert(idx, (name.to_owned(), value.to_owned())),
        }
        true
    }

    /// Where a tag stands, or where it would.
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.as_str().cmp(name))
    }

    /// Removes a tag.
    pub fn remove(&mut self, name: &str) {
        if let Ok(idx) = self.place(name) {
            self.0.remove(idx);
        }
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
