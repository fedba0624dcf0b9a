//! How a text of backgammon is recognized: by its plain words, by IDs of programs, and by moves from point to point.

use core::ops::Range;

use crate::notation::TextFamily;

pub(crate) const FAMILY: TextFamily =
    TextFamily { game: "backgammon", position: Some(position), is_item: None, is_move, is_known_by_moves: true };

fn position(word: &str, next: &str) -> Option<Range<usize>> {
    let is_side = ["white", "black"].iter().any(|side| side.eq_ignore_ascii_case(word));
    if is_side && is_item(next) {
        return Some(0..word.len());
    }
    identifier(word)
}

/// `24:2`, `bar:1`: so many checkers on a place.
fn is_item(word: &str) -> bool {
    let (place, n) = word.split_once(':').unwrap_or_default();
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (matches!(place, "bar" | "off") || is_number(place)) && is_number(n)
}

/// Where an XGID or an ID of GNU Backgammon begins in a word.
fn identifier(word: &str) -> Option<Range<usize>> {
    const POSITION_LEN: usize = 14;
    const MATCH_LEN: usize = 12;
    const XGID: &str = "xgid=";
    let lower = word.to_ascii_lowercase();
    if let Some(at) = lower.find(XGID) {
        return Some(at..word.len());
    }
    let is_of_id = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    let start = word.rfind(['=', '(', '"']).filter(|at| at + 1 < word.len()).map_or(0, |at| at + 1);
    let body = word[start..].trim_end_matches(|sign: char| !sign.is_ascii() || !is_of_id(sign as u8));
    let (id, rest) = body.split_once(':').map_or((body, None), |(id, rest)| (id, Some(rest)));
    let is_id = |text: &str, len: usize| text.len() == len && text.bytes().all(is_of_id);
    // A word of as many letters is no ID, and rows of a board with bars between are none.
    let is_sure = rest.is_some() || id.bytes().any(|byte| !byte.is_ascii_alphabetic());
    let has_rows = id.contains('/') && id.bytes().all(|byte| b"/wbWBtm".contains(&byte) || byte.is_ascii_digit());
    let is_meant = is_id(id, POSITION_LEN) && rest.is_none_or(|rest| is_id(rest, MATCH_LEN));
    (is_meant && is_sure && !has_rows).then(|| start..start + body.len())
}

/// `13/11`, `bar/20*`.
fn is_move(word: &str) -> bool {
    let is_place = |place: &str| {
        let place = place.split(['*', '(']).next().unwrap_or_default();
        matches!(place, "bar" | "off") || place.parse::<u8>().is_ok_and(|number| number <= 25)
    };
    word.contains('/') && word.split('/').all(is_place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{check_moves, check_position};

    #[test]
    fn a_text_of_the_family_is_recognized() {
        let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52";
        check_position(&FAMILY, xgid, Some(xgid));
        check_position(&FAMILY, "4HPwATDgc/ABMA", Some("4HPwATDgc/ABMA"));
        check_position(&FAMILY, "(4HPwATDgc/ABMA:cAkAAAAAAAAE).", Some("4HPwATDgc/ABMA:cAkAAAAAAAAE"));
        check_position(&FAMILY, "white 24:2 13:5", Some("white"));
        check_position(&FAMILY, "Black bar:1", Some("Black"));
        for other in
            ["White: Ann", "white to", "internationals", "4HPwATDgc/ABM", "4HPwATDgc/ABMA:cAk", "wbw/b//w/b//WB"]
        {
            check_position(&FAMILY, other, None);
        }
        check_moves(
            &FAMILY,
            &["13/11", "bar/20*", "6/off", "8/5/3", "6/4(2)"],
            &["", "13", "1/2-1/2", "and/or", "30/26"],
        );
    }
}
