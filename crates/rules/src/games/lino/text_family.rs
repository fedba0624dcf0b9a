//! How a text of Lino is recognized: by rows of spots with tiles among them.

use core::ops::Range;

use crate::grid::Square;
use crate::notation::{TextFamily, rows};

use super::sites::Spot;

/// Stones on spots are written like moves of chess.
pub(crate) const FAMILY: TextFamily =
    TextFamily { game: "lino", position: Some(position), is_item: None, is_move, is_known_by_moves: false };

/// The most rows that are looked at.
const MOST_ROWS: usize = 64;

fn position(word: &str, _next: &str) -> Option<Range<usize>> {
    const TILE: char = 't';
    if !word.contains('/') {
        return None;
    }
    let n_rows = word.split('/').count().min(MOST_ROWS);
    rows(word, n_rows, |sign| ".wbm:".contains(sign) || sign == TILE, false)
        .filter(|at| word[at.clone()].contains(TILE))
}

/// `g9>h15`, `g9`, `=a5-d8`.
fn is_move(word: &str) -> bool {
    let spots = word.strip_prefix('=').unwrap_or(word);
    spots.split(['>', '-']).all(is_spot)
}

fn is_spot(text: &str) -> bool {
    Square::read_prefix(text).is_some_and(|(square, len)| {
        len == text.len() && Spot::at(i16::from(square.file), i16::from(square.rank)).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{check_moves, check_position};

    #[test]
    fn a_text_of_the_family_is_recognized() {
        check_position(&FAMILY, "..tttt/tbwt", Some("..tttt/tbwt"));
        check_position(&FAMILY, "m..t/.ttb/.t:.", Some("m..t/.ttb/.t:."));
        for other in ["", "tttt", "..bb/wb..", "8/tb", "a/t"] {
            check_position(&FAMILY, other, None);
        }
        check_moves(&FAMILY, &["g9>h15", "g9", "=a5-d8", "v20"], &["", "g21", "w9", "Nf3", "exd5", "11-15", "."]);
    }
}
