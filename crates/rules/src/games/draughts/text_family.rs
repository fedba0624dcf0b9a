//! How a text of draughts is recognized: by lists of numbered squares, and by moves between such squares. That is how
//! every game of draughts is written.

use core::ops::Range;

use crate::notation::TextFamily;

pub(crate) const FAMILY: TextFamily =
    TextFamily { game: "draughts", position: Some(position), is_item: None, is_move, is_known_by_moves: true };

/// The most squares of any of these boards.
const MOST_SQUARES: u8 = 50;

/// `B:W21,22,K30:B1,2`.
fn position(word: &str, _next: &str) -> Option<Range<usize>> {
    let is_side = |byte: u8| b"BWbw".contains(&byte);
    let at = word.as_bytes().windows(4).enumerate().find_map(|(at, bytes)| {
        let is_apart = at == 0 || !word.as_bytes()[at - 1].is_ascii_alphanumeric();
        let is_square = bytes[3].is_ascii_digit() || matches!(bytes[3], b'K' | b'k');
        let is_start = (is_side(bytes[0]) || bytes[0] == b'?') && bytes[1] == b':' && is_side(bytes[2]);
        (is_apart && is_start && is_square).then_some(at)
    })?;
    Some(at..word.len())
}

/// `11-15`, `22x13`.
fn is_move(word: &str) -> bool {
    let is_square = |square: &str| square.parse::<u8>().is_ok_and(|number| (1..=MOST_SQUARES).contains(&number));
    word.contains(['-', 'x']) && word.split(['-', 'x']).all(is_square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{check_moves, check_position};

    #[test]
    fn a_text_of_the_family_is_recognized() {
        check_position(&FAMILY, "B:W18,24,27:B12,16\"", Some("B:W18,24,27:B12,16\""));
        check_position(&FAMILY, "(w:bK2:w30)", Some("w:bK2:w30)"));
        for other in ["", "White:", "AB:W18", "B:wp", "W:Ann"] {
            check_position(&FAMILY, other, None);
        }
        check_moves(
            &FAMILY,
            &["11-15", "22x13", "22x15x8", "32-28"],
            &["", "11", "0-1", "1-0", "11-51", "c3-d4", "1/2"],
        );
    }
}
