//! Places in a text as people count them.

/// Something and where it stands in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed<T> {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What stands there.
    pub what: T,
}

/// Counts lines and characters along a text. Places must be asked for from front to back: so the whole text is counted
/// once, however many there are.
#[derive(Clone, Debug)]
pub(super) struct Places<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'t> Places<'t> {
    pub(super) fn new(text: &'t str) -> Places<'t> {
        Places { text, at: 0, line: 1, column: 1 }
    }

    /// The line and the character of a place, in bytes from the beginning of the text, that is not before an earlier one.
    pub(super) fn find(&mut self, at: usize) -> (usize, usize) {
        let end = self.text.floor_char_boundary(at.max(self.at));
        let passed = &self.text[self.at..end];
        let n_lines = passed.bytes().filter(|byte| *byte == b'\n').count();
        let line = passed.rfind('\n').map_or(passed, |last| &passed[last + 1..]);
        let from = if n_lines > 0 { 1 } else { self.column };
        // What begins some files is no character of their first line.
        let is_counted = |sign: &char| self.at > 0 || *sign != '\u{feff}';
        (self.line, self.column) = (self.line + n_lines, from + line.chars().filter(is_counted).count());
        self.at = end;
        (self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_counted_rather_than_bytes() {
        let mut places = Places::new("äb\ncé d");
        assert_eq!([0, 2, 4, 5, 8].map(|at| places.find(at)), [(1, 1), (1, 2), (2, 1), (2, 2), (2, 4)]);
        assert_eq!(places.find(100), (2, 5));
    }
}
