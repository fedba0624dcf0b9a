//! The tags of a game: who played, when and where.

use std::collections::BTreeMap;

/// The value of roster tags where nothing is known.
const UNKNOWN: &str = "?";
const UNKNOWN_DATE: &str = "????.??.??";

/// Tags that have fields of their own, or announce another tag.
const ELSEWHERE: [&str; 3] = [RESULT, FEN, SET_UP];

pub(super) const RESULT: &str = "Result";
pub(super) const FEN: &str = "FEN";
pub(super) const SET_UP: &str = "SetUp";

/// The tags of a game by name. Equal sets of tags are written alike.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(BTreeMap<String, String>);

impl Tags {
    /// The tags that every text has, in their order.
    pub const ROSTER: [&'static str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", RESULT];

    /// No tags.
    pub fn new() -> Tags {
        Tags::default()
    }

    /// What is known; `None` where nothing is.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Sets a tag. What no value can hold becomes a space.
    ///
    /// Ignored are names with characters other than `A-Z a-z 0-9 _`, tags for which a [`super::ScoreSheet`] has fields
    /// (`Result`, `FEN`, `SetUp`), and tags of the roster with a value that says that nothing is known (`?` or
    /// nothing).
    pub fn set(&mut self, name: &str, value: &str) {
        let is_name = !name.is_empty() && name.chars().all(is_of_name);
        if !is_name || ELSEWHERE.contains(&name) {
            return;
        }
        let value = value.replace(char::is_control, " ");
        let says_nothing = value.is_empty() || value == Tags::unknown(name);
        if Tags::ROSTER.contains(&name) && says_nothing {
            self.0.remove(name);
        } else {
            self.0.insert(name.to_owned(), value);
        }
    }

    /// Removes a tag.
    pub(super) fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// The tags that are known, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value that says that nothing is known.
    pub(super) fn unknown(name: &str) -> &'static str {
        if name == "Date" { UNKNOWN_DATE } else { UNKNOWN }
    }
}

/// Whether tag names can contain the character.
pub(super) fn is_of_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}
