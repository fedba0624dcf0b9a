//! From what a square is called to what stands on it. The one place that knows how the page words it.

/// A square's name and its column from the top down, a letter a piece: `w` and `b` for counters, `W` and `B` for
/// officers. What follows a semicolon is about something else.
///
/// ```text
/// e3: white officer over two black; can move    ->    e3, Wbb
/// ```
///
/// `None` when a word is not understood: nothing is guessed.
pub(crate) fn read(name: &str) -> Option<(String, String)> {
    let name = name.split(';').next()?;
    let (square, held) = name.split_once(':')?;
    // "column of 3, from the top: ..." counts what follows anyway.
    let held = held.rsplit(':').next()?.trim();
    if held == "empty" {
        return Some((square.to_owned(), String::new()));
    }
    let mut column = String::new();
    let mut group = Group::default();
    for word in held.split_whitespace() {
        let is_last = word.ends_with(',');
        match word.trim_end_matches(',') {
            "over" | "and" => group.finish(&mut column)?,
            "white" => group.set_letter('w')?,
            "black" => group.set_letter('b')?,
            "counter" | "counters" => {}
            "officer" | "officers" => group.is_officer = true,
            number => group.set_count(count(number)?)?,
        }
        if is_last {
            group.finish(&mut column)?;
        }
    }
    group.finish(&mut column)?;
    (!column.is_empty()).then(|| (square.to_owned(), column))
}

/// Pieces alike that lie on each other.
#[derive(Default)]
struct Group {
    count: Option<usize>,
    letter: Option<char>,
    is_officer: bool,
}

impl Group {
    fn set_count(&mut self, count: usize) -> Option<()> {
        self.count.replace(count).is_none().then_some(())
    }

    fn set_letter(&mut self, letter: char) -> Option<()> {
        self.letter.replace(letter).is_none().then_some(())
    }

    /// Lays the group under the column; "," may come before "and", so a group may be empty.
    fn finish(&mut self, column: &mut String) -> Option<()> {
        let Self { count, letter, is_officer } = std::mem::take(self);
        let Some(letter) = letter else { return (count.is_none() && !is_officer).then_some(()) };
        let letter = if is_officer { letter.to_ascii_uppercase() } else { letter };
        column.extend(std::iter::repeat_n(letter, count.unwrap_or(1)));
        Some(())
    }
}

/// A number in words or digits.
fn count(word: &str) -> Option<usize> {
    const WORDS: &str = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
        sixteen seventeen eighteen nineteen twenty twenty-one twenty-two";
    match word {
        "a" | "an" => Some(1),
        _ => WORDS.split(' ').position(|known| known == word).map(|idx| idx + 1).or_else(|| word.parse().ok()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expect: &str) {
        let read = read(name).map_or_else(|| "?".to_owned(), |(square, column)| format!("{square} {column}"));
        assert_eq!(read, expect, "{name}");
    }

    #[test]
    fn a_name_gives_the_column_back() {
        check("e3: white counter", "e3 w");
        check("e3: empty", "e3 ");
        check("e3: empty; white may move here", "e3 ");
        check("e3: white officer over two black", "e3 Wbb");
        check("a1: black counter over one white, two black officers and three white; can move", "a1 bwBBwww");
        check("a1: white officer over one black officer and 14 white", "a1 WBwwwwwwwwwwwwww");
        check("a1: column of 3, from the top: black officer, white counter, white counter", "a1 Bww");
    }

    #[test]
    fn nothing_is_guessed() {
        check("e3", "?");
        check("e3: some counters", "?");
        check("e3: officer", "?");
    }
}
