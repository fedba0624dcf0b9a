//! How a text of Laska is recognized: by seven rows of columns, by columns after their squares, and by moves between the
//! squares of its board.

use core::ops::Range;

use crate::grid;
use crate::notation::{TextFamily, rows};

use super::column::Counter;
use super::sites::Square;

pub(crate) const FAMILY: TextFamily =
    TextFamily { game: "laska", position: Some(position), is_item: Some(is_column), is_move, is_known_by_moves: true };

fn position(word: &str, _next: &str) -> Option<Range<usize>> {
    let is_counter = |sign: char| Counter::from_letter(sign).is_some();
    let at = rows(word, 7, |sign| sign == ',' || is_counter(sign), true)?;
    word[at.clone()].contains(is_counter).then_some(at)
}

/// `a1WWW`.
fn is_column(word: &str) -> bool {
    let Some((square, column)) = word.split_at_checked(2) else { return false };
    is_square(square) && !column.is_empty() && column.chars().all(|sign| Counter::from_letter(sign).is_some())
}

/// `c3-d4`, `a5xc3`, `b2-c3-d4wb`. Moves by Lasker's numbers are rather those of draughts.
fn is_move(word: &str) -> bool {
    let squares: Vec<&str> = word.split(['-', 'x', ':']).collect();
    squares.len() > 1 && squares.iter().all(|square| square.get(..2).is_some_and(is_square))
}

fn is_square(text: &str) -> bool {
    grid::Square::read_prefix(text)
        .is_some_and(|(square, len)| len == text.len() && Square::from_grid(square).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{check_moves, check_position};

    #[test]
    fn a_text_of_the_family_is_recognized() {
        check_position(&FAMILY, "//,b,,//,w,,//", Some("//,b,,//,w,,//"));
        check_position(&FAMILY, "(wb/b/b/b/w/w/WW).", Some("wb/b/b/b/w/w/WW"));
        for other in ["", "//////", "//b//w/", "8/b7/4b1bw/5ww1/5wb1/4w2b/8/8", "a1WWW"] {
            check_position(&FAMILY, other, None);
        }
        for (word, expect) in
            [("a1WWW", true), ("b2Bw", true), ("a2W", false), ("a1", false), ("a1x", false), ("", false)]
        {
            assert_eq!(is_column(word), expect, "{word}");
        }
        check_moves(&FAMILY, &["c3-d4", "a5xc3", "b2-c3-d4wb"], &["", "c3", "e2-e4", "11-15", "Nf3", "13/11", "h8-g7"]);
    }
}
