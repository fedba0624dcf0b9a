//! How a text of Lanrick is recognized: by eight rows with men of two colours and nothing else.

use core::ops::Range;

use crate::notation::{TextFamily, rows};

use super::sites::Square;

/// Moves between the squares of this board are rather those of chess.
pub(crate) const FAMILY: TextFamily =
    TextFamily { game: "lanrick", position: Some(position), is_item: None, is_move, is_known_by_moves: false };

fn position(word: &str, _next: &str) -> Option<Range<usize>> {
    rows(word, 8, |sign| "wb12345678".contains(sign), false)
}

/// `a4`, `*d5`, `a4-c6`, `xh3`, `d5>e8`.
fn is_move(word: &str) -> bool {
    let squares = word.strip_prefix(['*', 'x']).unwrap_or(word);
    squares.split(['-', '>']).all(|square| Square::read(square).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{check_moves, check_position};

    #[test]
    fn a_text_of_the_family_is_recognized() {
        check_position(&FAMILY, "8/b7/4b1bw/5ww1/5wb1/4w2b/8/8", Some("8/b7/4b1bw/5ww1/5wb1/4w2b/8/8"));
        for other in ["", "8/5k2/8/3K4/8/4P3/8/8", "b7/4b1bw/5ww1/5wb1/4w2b/8/8", "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR"] {
            check_position(&FAMILY, other, None);
        }
        check_moves(&FAMILY, &["a4", "*d5", "a4-c6", "xh3", "d5>e8"], &["", "i4", "Nf3", "exd5", "O-O", "11-15"]);
    }
}
