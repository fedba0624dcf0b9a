//! How a text of ludo is recognized: by the places of four pieces for each colour.

use core::ops::Range;

use crate::notation::{TextFamily, rows};

use super::path::PathNumber;

/// Moves between numbered dots are rather those of draughts.
pub(crate) const FAMILY: TextFamily =
    TextFamily { game: "ludo", position: Some(position), is_item: None, is_move, is_known_by_moves: false };

/// `24,32,45,45/2,5,5,45/41,44,45,45/-`.
fn position(word: &str, _next: &str) -> Option<Range<usize>> {
    let at = rows(word, 4, |sign| sign.is_ascii_digit() || matches!(sign, ',' | '-'), false)?;
    let colours = &word[at.clone()];
    let is_colour = |colour: &str| colour == "-" || colour.matches(',').count() == 3;
    (colours.contains(',') && colours.split('/').all(is_colour)).then_some(at)
}

/// `12-17`, `0-1(2)x`, `44-41`: as far as a die can bring a piece.
fn is_move(word: &str) -> bool {
    let word = word.strip_suffix('x').unwrap_or(word);
    let word = word.strip_suffix("(2)").unwrap_or(word);
    let place = |text: &str| text.parse().ok().and_then(PathNumber::new);
    let ends = word.split_once('-').and_then(|(from, to)| place(from).zip(place(to)));
    ends.is_some_and(|(from, to)| (1..=6).any(|face| from.after(face) == to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{check_moves, check_position};

    #[test]
    fn a_text_of_the_family_is_recognized() {
        let places = "24,32,45,45/2,5,5,45/41,44,45,45/-";
        check_position(&FAMILY, places, Some(places));
        for other in ["", "-/-/-/-", "1,2,3/-/-/-", "1,2,3,4/-/-", "8/8/8/8"] {
            check_position(&FAMILY, other, None);
        }
        check_moves(
            &FAMILY,
            &["12-17", "12-17x", "0-1(2)", "0-6", "44-41", "44-44"],
            &["", "-", "23-19", "1-8", "22x13", "5:"],
        );
    }
}
