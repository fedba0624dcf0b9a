//! Annotation signs in texts.

use rules::Seat;

use crate::nag::Nag;

/// NAGs that judge a position, for White and Black instead of seats.
const EQUAL: u8 = 10;
const WHITE_AHEAD: u8 = 18;
const BLACK_AHEAD: u8 = 19;
/// The only move; a novelty; a diagram.
pub(super) const ONLY_MOVE: u8 = 7;
const NOVELTY: u8 = 146;
const DIAGRAM: u8 = 220;

/// Signs of books and programs, with their NAGs.
const GLYPHS: [(&str, u8); 27] = [
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", ONLY_MOVE),
    ("=", EQUAL),
    ("∞", 13),
    ("+/=", 14),
    ("+=", 14),
    ("⩲", 14),
    ("=/+", 15),
    ("=+", 15),
    ("⩱", 15),
    ("+/-", 16),
    ("±", 16),
    ("-/+", 17),
    ("∓", 17),
    ("+-", WHITE_AHEAD),
    ("-+", BLACK_AHEAD),
    ("⨀", 22),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("N", NOVELTY),
    ("TN", NOVELTY),
    ("D", DIAGRAM),
    ("#D", DIAGRAM),
];

/// Marks that cannot be mistaken for a part of a move in front of them.
const GLUED: [&str; 19] =
    ["‼", "⁇", "⁉", "⁈", "□", "∞", "+/=", "⩲", "=/+", "⩱", "+/-", "±", "-/+", "∓", "+-", "-+", "⨀", "→", "="];

/// What a sign in a text means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Meant {
    pub(super) sign: Nag,
    /// Whether the text is a sign that there is, rather than one like it.
    pub(super) is_exact: bool,
}

/// The sign of a NAG, where `white` is the seat that glyphs call White.
pub(super) fn of_glyph(white: Seat, number: u8) -> Nag {
    let is_white_first = white == Seat::FIRST;
    match number {
        EQUAL => Nag::Equal,
        WHITE_AHEAD if is_white_first => Nag::FirstAhead,
        BLACK_AHEAD if !is_white_first => Nag::FirstAhead,
        WHITE_AHEAD | BLACK_AHEAD => Nag::SecondAhead,
        _ => Nag::from_glyph(number),
    }
}

/// The NAG of a sign; `None` for results in the middle of a line.
pub(super) fn glyph(white: Seat, sign: Nag) -> Option<u8> {
    let is_white_first = white == Seat::FIRST;
    match sign {
        Nag::Equal => Some(EQUAL),
        Nag::FirstAhead => Some(if is_white_first { WHITE_AHEAD } else { BLACK_AHEAD }),
        Nag::SecondAhead => Some(if is_white_first { BLACK_AHEAD } else { WHITE_AHEAD }),
        _ => sign.glyph(),
    }
}

/// The sign that a word is.
pub(super) fn of_word(white: Seat, word: &str) -> Option<Meant> {
    if let Some((_, number)) = GLYPHS.iter().find(|(known, _)| *known == word) {
        return Some(Meant { sign: of_glyph(white, *number), is_exact: true });
    }
    if word == "+++" {
        return Some(Meant { sign: Nag::Ended, is_exact: true });
    }
    of_marks(word)
}

/// The sign that some exclamation and question marks are: of several the first two count.
fn of_marks(word: &str) -> Option<Meant> {
    if word.is_empty() || !word.bytes().all(|byte| matches!(byte, b'!' | b'?')) {
        return None;
    }
    let len = word.len().min(2);
    Nag::from_text(&word[..len]).map(|sign| Meant { sign, is_exact: len == word.len() })
}

/// Splits a turn from the signs that directly follow it, in order. A mark may stand before the sign of a check.
pub(super) fn split(white: Seat, word: &str) -> (&str, Vec<Meant>) {
    let (mut turn, mut signs) = (word, Vec::new());
    loop {
        let without_check = turn.trim_end_matches(['+', '#']);
        let body = [turn, without_check].into_iter().find(|body| body.ends_with(['!', '?'])).unwrap_or(turn);
        let before = body.trim_end_matches(['!', '?']);
        if before.is_empty() {
            break;
        }
        if let Some(meant) = of_marks(&body[before.len()..]) {
            signs.push(meant);
            turn = before;
            continue;
        }
        let glued = GLUED.iter().filter(|sign| turn.len() > sign.len() && turn.ends_with(**sign));
        let Some(sign) = glued.max_by_key(|sign| sign.len()) else { break };
        signs.extend(of_word(white, sign));
        turn = &turn[..turn.len() - sign.len()];
    }
    signs.reverse();
    (turn, signs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_split_from_the_turn_before_them() {
        for (word, turn, signs) in [
            ("e4", "e4", ""),
            ("e4!?", "e4", "!?"),
            ("Nxd4!!!", "Nxd4", "!!"),
            ("Qh5!+", "Qh5", "!"),
            ("Qxf7#??", "Qxf7#", "??"),
            ("Qh5++", "Qh5++", ""),
            ("e4⩲", "e4", "$14"),
            ("e4!±", "e4", "! $16"),
            ("Qb8+-", "Qb8", "+-"),
            ("Kd7=", "Kd7", "="),
            ("!!", "!!", ""),
            ("---", "---", ""),
        ] {
            let (found, meant) = split(Seat::FIRST, word);
            let found_signs: Vec<String> = meant.iter().map(|meant| meant.sign.to_string()).collect();
            assert_eq!((found, found_signs.join(" ").as_str()), (turn, signs), "{word}");
        }
    }

    #[test]
    fn white_is_the_second_seat_in_some_games() {
        assert_eq!(of_glyph(Seat::SECOND, 18), Nag::SecondAhead);
        assert_eq!(of_glyph(Seat::FIRST, 18), Nag::FirstAhead);
        for sign in [Nag::Equal, Nag::FirstAhead, Nag::SecondAhead, Nag::Good, Nag::Glyph(14)] {
            for white in [Seat::FIRST, Seat::SECOND] {
                assert_eq!(glyph(white, sign).map(|number| of_glyph(white, number)), Some(sign));
            }
        }
    }
}
