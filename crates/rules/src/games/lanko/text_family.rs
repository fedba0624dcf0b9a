//! How a text of Lanko is recognized: by pieces after their squares.

use crate::notation::TextFamily;

use super::turn_text::PASS;

/// Moves between numbered squares are rather those of draughts.
pub(crate) const FAMILY: TextFamily =
    TextFamily { game: "lanko-88", position: None, is_item: Some(is_man), is_move, is_known_by_moves: false };

/// `43:wp`.
fn is_man(word: &str) -> bool {
    let Some((square, man)) = word.split_once(':') else { return false };
    is_label(square) && matches!(man.to_ascii_lowercase().as_str(), "wp" | "ws" | "wb" | "bp" | "bs" | "bb")
}

/// `43-36`, `36;N;3`, `T-(W)`, `---`, in square brackets or not.
fn is_move(word: &str) -> bool {
    let word = word.trim_start_matches('[').trim_end_matches(']');
    let mut stops = word.split(['-', ';']).map(|stop| stop.trim_start_matches('(').trim_end_matches(')'));
    word == PASS || word.contains(['-', ';']) && stops.all(is_label)
}

/// Whether a text may be a square of one of the boards: `43`, `B`.
fn is_label(text: &str) -> bool {
    let is_letter = text.len() == 1 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_letter || (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::check_moves;

    #[test]
    fn a_text_of_the_family_is_recognized() {
        for (word, expect) in [
            ("43:wp", true),
            ("B:BS", true),
            ("8:5", false),
            ("x=:wp", false),
            (":wp", false),
            ("first", false),
            ("", false),
        ] {
            assert_eq!(is_man(word), expect, "{word}");
        }
        let moves = ["43-36", "36;N;3", "T-(W)", "---", "[8-B]"];
        check_moves(&FAMILY, &moves, &["", "-", "43", "22x13", "c3-d4", "8/5", "Nf3"]);
    }
}
