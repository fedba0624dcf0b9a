//! The messages of one file, in the form that the page downloads.
//!
//! The first line names the language and its direction, `ar rtl`. Every other line is a message, `key=pattern`, sorted
//! by key. [`crate::pattern`] defines the patterns.

use core::fmt;

/// The messages of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageTable {
    tag: String,
    is_rtl: bool,
    text: String,
    lines: Vec<Line>,
}

/// Where a message is in the text: lookups are so frequent that they must not search the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Line {
    start: usize,
    /// The index of its `=`.
    sign: usize,
    /// The index of its end.
    end: usize,
}

impl Line {
    fn key(self, text: &str) -> &str {
        &text[self.start..self.sign]
    }

    fn pattern(self, text: &str) -> &str {
        &text[self.sign + 1..self.end]
    }
}

/// Why a text is not a table: it is something else, or incomplete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageTableError {
    /// The line, counted from 1.
    pub line: usize,
}

impl fmt::Display for MessageTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} is not one of a table of messages", self.line)
    }
}

impl std::error::Error for MessageTableError {}

impl MessageTable {
    /// Reads a table. A host may have converted the text: a byte order mark, other ends of lines and blanks at their ends
    /// mean nothing.
    ///
    /// ```
    /// use i18n::{MessageTable, MessageTableError};
    ///
    /// let table = MessageTable::read("ar rtl\nundo=تراجع\n")?;
    /// assert_eq!((table.tag(), table.is_rtl()), ("ar", true));
    /// assert_eq!(MessageTable::read("ar rtl\nundo=ترا"), Err(MessageTableError { line: 2 }), "the end is missing");
    /// # Ok::<(), MessageTableError>(())
    /// ```
    ///
    /// # Errors
    /// If a line is malformed or out of order. The last line must end too, so that a truncated table is not taken for a
    /// whole one.
    pub fn read(text: &str) -> Result<MessageTable, MessageTableError> {
        let text = text.trim_start_matches('\u{feff}');
        let (head, rest) = text.split_once('\n').ok_or(MessageTableError { line: 1 })?;
        let (tag, direction) = head.trim_end().split_once(' ').ok_or(MessageTableError { line: 1 })?;
        let is_rtl = match direction {
            "ltr" => false,
            "rtl" => true,
            _ => return Err(MessageTableError { line: 1 }),
        };
        let mut lines = Vec::new();
        let mut last = "";
        let mut start = 0;
        let end = rest.trim_end().len();
        for (idx, line) in rest.split_inclusive('\n').enumerate() {
            let error = MessageTableError { line: idx + 2 };
            let message = line.strip_suffix('\n').ok_or(error)?.trim_end();
            // Nothing follows but empty lines.
            if start >= end {
                continue;
            }
            let (key, _) = message.split_once('=').ok_or(error)?;
            if key <= last {
                return Err(error);
            }
            last = key;
            lines.push(Line { start, sign: start + key.len(), end: start + message.len() });
            start += line.len();
        }
        Ok(MessageTable { tag: tag.to_owned(), is_rtl, text: rest.to_owned(), lines })
    }

    /// The language, such as `en`.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Whether the language is written from right to left.
    #[must_use]
    pub fn is_rtl(&self) -> bool {
        self.is_rtl
    }

    /// The pattern of a message.
    pub(crate) fn find(&self, key: &str) -> Option<&str> {
        let idx = self.lines.binary_search_by(|line| line.key(&self.text).cmp(key)).ok()?;
        Some(self.lines[idx].pattern(&self.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_finds_its_messages() {
        let table = MessageTable::read("ar rtl\na=x\nab=\nb=a=b {c}\n").unwrap();
        assert_eq!((table.tag(), table.is_rtl()), ("ar", true));
        assert_eq!(["a", "ab", "b"].map(|key| table.find(key)), [Some("x"), Some(""), Some("a=b {c}")]);
        assert_eq!(["", "aa", "c"].map(|key| table.find(key)), [None; 3]);
        assert_eq!(MessageTable::read("en ltr\n").unwrap().find("a"), None);
    }

    /// R46.
    #[test]
    fn a_table_that_a_host_has_converted_is_the_same() {
        for text in
            ["\u{feff}ar rtl\r\na=x\r\nb=y z\r\n", "ar rtl \na=x\t\nb=y z  \n", "ar rtl\r\na=x\r\nb=y z\r\n\r\n \n"]
        {
            let table = MessageTable::read(text).unwrap();
            assert_eq!((table.tag(), table.is_rtl()), ("ar", true), "{text:?}");
            assert_eq!(["a", "b"].map(|key| table.find(key)), [Some("x"), Some("y z")], "{text:?}");
        }
        assert_eq!(MessageTable::read("ar rtl\r\na=x\r\nb=y"), Err(MessageTableError { line: 3 }), "it is cut off");
    }

    #[test]
    fn what_is_no_table_is_refused_with_its_line() {
        for (text, line) in [
            ("", 1),
            ("en\n", 1),
            ("en up\n", 1),
            ("<!doctype html>\n<html>", 1),
            ("en ltr\na", 2),
            ("en ltr\na=x", 2),
            ("en ltr\na=x\n\nb=y\n", 3),
            ("en ltr\nb=x\na=y\n", 3),
            ("en ltr\na=x\na=y\n", 3),
            ("en ltr\n=x\n", 2),
        ] {
            assert_eq!(MessageTable::read(text), Err(MessageTableError { line }), "{text:?}");
        }
    }
}
