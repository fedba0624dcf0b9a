//! How a text of chess is recognized: by eight rows with both kings, and by moves.

use core::ops::Range;

use crate::notation::{TextFamily, rows};

pub(crate) const FAMILY: TextFamily =
    TextFamily { game: "chess", position: Some(position), is_item: None, is_move, is_known_by_moves: true };

fn position(word: &str, _next: &str) -> Option<Range<usize>> {
    let at = rows(word, 8, |sign| "pnbrqkPNBRQK0123456789".contains(sign), false)?;
    let rows = &word[at.clone()];
    (rows.contains('k') && rows.contains('K')).then_some(at)
}

/// `e4`, `exd5`, `Nf3`, `O-O`, `e2-e4`. Steps on a diagonal of dark squares are rather those of a game that has no
/// others.
fn is_move(word: &str) -> bool {
    if matches!(word, "O-O" | "O-O-O" | "0-0" | "0-0-0") {
        return true;
    }
    let word = word.split('=').next().unwrap_or_default();
    if let Some((from, to)) = word.split_once('-') {
        let ends = square(from).zip(square(to));
        return ends.is_some_and(|(from, to)| !(is_dark(from) && is_diagonal(from, to)));
    }
    let piece = word.strip_prefix(['K', 'Q', 'R', 'B', 'N']);
    let body = piece.unwrap_or(word);
    let Some((from, to)) = body.len().checked_sub(2).and_then(|at| body.split_at_checked(at)) else { return false };
    let is_from = |sign: char| "abcdefgh12345678x".contains(sign);
    square(to).is_some() && from.len() <= 3 && from.chars().all(is_from)
}

/// The file and the rank of a square's name.
fn square(text: &str) -> Option<(u8, u8)> {
    match *text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((file - b'a', rank - b'1')),
        _ => None,
    }
}

fn is_dark((file, rank): (u8, u8)) -> bool {
    (file + rank).is_multiple_of(2)
}

fn is_diagonal(from: (u8, u8), to: (u8, u8)) -> bool {
    from.0.abs_diff(to.0) == from.1.abs_diff(to.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{check_moves, check_position};

    #[test]
    fn a_text_of_the_family_is_recognized() {
        let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
        for word in [fen, &format!("FEN:{fen}"), &format!("https://example.org/editor/{fen}_w_KQkq_-_0_2")] {
            check_position(&FAMILY, word, Some(fen));
        }
        for other in ["", "8/8/8/8/8/8/8/8", "8/5k2/8/8/8/4P3/8/8", "5k2/8/3K4/8/4P3/8/8"] {
            check_position(&FAMILY, other, None);
        }
        let moves = ["e4", "exd5", "Nf3", "Ngxf3", "O-O", "0-0-0", "e2-e4", "g1-f3", "f1-b5", "e8=Q"];
        check_moves(&FAMILY, &moves, &["", "i4", "c3-d4", "11-15", "8/5", "O", "hello"]);
    }
}
