//! The format of the game folders' test data: blocks of lines between blank lines; `#` begins a comment.

/// A line with content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<'t> {
    /// Counted from 1 in the file.
    pub number: usize,
    /// Its text, trimmed, without comment.
    pub text: &'t str,
}

impl<'t> Line<'t> {
    /// The value when the line is `key: value`.
    pub fn value(&self, key: &str) -> Option<&'t str> {
        Some(self.text.strip_prefix(key)?.strip_prefix(':')?.trim())
    }
}

/// The blocks of a text, without lines that hold only a comment. A `#` begins a comment at the beginning of a line and
/// after a space.
pub fn read(text: &str) -> Vec<Vec<Line<'_>>> {
    let mut blocks = vec![Vec::new()];
    for (idx, line) in text.lines().enumerate() {
        let content = if line.starts_with('#') { "" } else { line.split(" #").next().unwrap_or_default().trim() };
        let block = blocks.last_mut().expect("there is always a last block");
        match (content.is_empty(), line.trim().is_empty()) {
            (false, _) => block.push(Line { number: idx + 1, text: content }),
            (true, true) if !block.is_empty() => blocks.push(Vec::new()),
            (true, _) => {}
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn blocks_stand_between_blank_lines() {
        let blocks = read("# head\n\n\na: 1 # one\n# two\n b\n\n# alone\n\nc#d\n");
        let lines: Vec<Vec<(usize, &str)>> =
            blocks.iter().map(|block| block.iter().map(|line| (line.number, line.text)).collect()).collect();
        assert_eq!(lines, [vec![(4, "a: 1"), (6, "b")], vec![(10, "c#d")]]);
        assert_eq!((blocks[0][0].value("a"), blocks[0][0].value("b")), (Some("1"), None));
    }
}
