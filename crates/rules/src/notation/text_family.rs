//! By which letters a text is recognized as one of a folder's games. That takes no rules, so a page can also say it of
//! games that its program does not have.

use core::ops::Range;

/// Finds where a position stands in a word, given the word after it.
pub type FindPosition = fn(&str, &str) -> Option<Range<usize>>;

/// The marks of the texts of a folder's games.
///
/// A mark is no proof: a text with it may still be wrong. But no other folder's texts have it.
#[derive(Clone, Copy, Debug)]
pub struct TextFamily {
    /// The id of the game that such a text is most likely of: the folder's first.
    pub game: &'static str,
    /// Finds the part of a position that nothing else looks like, in a word and with a look at the next one, which is
    /// empty at the end; where it stands in the word, in bytes. `None` where the folder's positions have no such word.
    pub position: Option<FindPosition>,
    /// Whether a word is one of the items that positions are lists of: several of them are a position.
    pub is_item: Option<fn(&str) -> bool>,
    /// Whether a word, without the number in front of it and signs behind it, may be a move, as players write it most.
    pub is_move: fn(&str) -> bool,
    /// Whether several moves make a text one of this family. Not where those of a better known game look alike.
    pub is_known_by_moves: bool,
}

/// Where the last `n` fields with bars between stand in a word, each of them of these signs. Around them other signs may
/// stand.
pub(crate) fn rows(word: &str, n: usize, is_of: impl Fn(char) -> bool, can_be_empty: bool) -> Option<Range<usize>> {
    let bars: Vec<usize> = word.match_indices('/').map(|(at, _)| at).collect();
    let first_bar = bars.len().checked_sub(n.checked_sub(1)?)?;
    let (&first, &last) = bars.get(first_bar).zip(bars.last())?;
    let before = word[..first].rfind(|sign| !is_of(sign));
    let start = before.map_or(0, |at| at + word[at..].chars().next().map_or(0, char::len_utf8));
    let end = word[last + 1..].find(|sign| !is_of(sign)).map_or(word.len(), |len| last + 1 + len);
    let is_field = |field: &str| (can_be_empty || !field.is_empty()) && field.chars().all(&is_of);
    word[start..end].split('/').all(is_field).then_some(start..end)
}

/// Checks which part of the first of some words is recognized as a position's.
#[cfg(test)]
#[track_caller]
pub(crate) fn check_position(family: &TextFamily, words: &str, expect: Option<&str>) {
    let mut split = words.split_whitespace();
    let [word, next] = [(); 2].map(|()| split.next().unwrap_or_default());
    let at = family.position.and_then(|position| position(word, next));
    assert_eq!(at.map(|at| &word[at]), expect, "{}: {words}", family.game);
}

/// Checks which of some words may be moves.
#[cfg(test)]
#[track_caller]
pub(crate) fn check_moves(family: &TextFamily, moves: &[&str], others: &[&str]) {
    for (words, expect) in [(moves, true), (others, false)] {
        words.iter().for_each(|word| assert_eq!((family.is_move)(word), expect, "{}: {word:?}", family.game));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(word: &str, n: usize, can_be_empty: bool, expect: Option<&str>) {
        let at = rows(word, n, |sign| "ab".contains(sign), can_be_empty);
        assert_eq!(at.map(|at| &word[at]), expect, "{word}");
    }

    #[test]
    fn the_last_rows_of_a_word_are_found() {
        check("a/b/ab", 3, false, Some("a/b/ab"));
        check("x/y/(éa/b/ab).", 3, false, Some("a/b/ab"));
        check("a/b", 3, false, None);
        check("a/c/b", 3, false, None);
        check("a//b", 3, false, None);
        check("a//b", 3, true, Some("a//b"));
        check("//", 3, true, Some("//"));
        check("ab", 1, false, None);
        check("a/b", 0, false, None);
        check("", 2, true, None);
    }
}
