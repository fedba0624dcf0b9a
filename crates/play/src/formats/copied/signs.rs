//! Characters that only look like those of moves.

use rules::Mend;
use rules::notation::{is_invisible, plain_sign};

use super::{Folding, Out, is_space, lines};
use crate::formats::score::DASHES;
use crate::formats::tag_section;

pub(super) fn fold(out: &mut Out<'_>, folding: Folding) {
    let from = out.from;
    let mut is_comment = false;
    for (start, line) in lines(from) {
        // In lists of turns comments have lines of their own.
        let is_remark = !folding.has_comments && line.trim_start().starts_with(['(', ';']);
        if is_remark || !is_comment && tag_section::is_tag(line.trim_start_matches(is_space)) {
            out.keep(start, start + line.len());
            continue;
        }
        let mut at = 0;
        while at < line.len() {
            let rest = &line[at..];
            let sign = rest.chars().next().unwrap_or_default();
            let len = match sign {
                _ if is_comment => rest.find('}').map_or(rest.len(), |at| at + 1),
                '{' if folding.has_comments => 1,
                ';' if folding.has_comments => rest.len(),
                _ if sign.is_whitespace() => sign.len_utf8(),
                _ => {
                    // Within a word a semicolon may belong to a turn.
                    let is_end = |sign: char| sign.is_whitespace() || sign == '{';
                    let len = rest.find(is_end).unwrap_or(rest.len()).max(sign.len_utf8());
                    fold_word(out, start + at, &rest[..len], folding);
                    at += len;
                    continue;
                }
            };
            if folding.has_comments {
                is_comment = if is_comment { !rest[..len].ends_with('}') } else { sign == '{' };
            }
            out.keep(start + at, start + at + len);
            at += len;
        }
    }
}

/// Appends a word: as it is, unless it looks like a move, a number or a result.
fn fold_word(out: &mut Out<'_>, at: usize, word: &str, folding: Folding) {
    if word.is_ascii() {
        out.keep(at, at + word.len());
        return;
    }
    let plain = |sign: char| plain_sign(sign).unwrap_or_default();
    let has_digit =
        word.chars().any(|sign| sign.is_ascii_digit() || plain(sign).starts_with(|sign: char| sign.is_ascii_digit()));
    let is_castling =
        word.chars().next().is_some_and(|sign| matches!(sign, 'O' | '0') || matches!(plain(sign), "O" | "o" | "0"))
            && word.chars().skip(1).any(|sign| DASHES.contains(&sign));
    if !has_digit && !is_castling && !word.contains(is_invisible) {
        out.keep(at, at + word.len());
        return;
    }
    let before = out.text.len();
    let mut is_told = false;
    for (idx, sign) in word.char_indices() {
        let stands_for = plain_sign(sign).filter(|_| is_invisible(sign) || has_digit || is_castling);
        // In Cyrillic and Greek a capital letter names a piece, and two the king.
        let is_capital = sign.is_uppercase() && matches!(sign, '\u{370}'..='\u{52f}');
        let is_second = sign == 'р' && word[..idx].ends_with('К');
        let is_piece = folding.has_letters && !is_castling && (is_capital || is_second);
        match stands_for.filter(|_| !is_piece && !matches!(sign, '½' | '…' | '｛' | '｝')) {
            Some(text) => {
                is_told |= !is_invisible(sign) && !text.starts_with([' ', '-']);
                out.put(at + idx, text);
            }
            None => out.keep(at + idx, at + idx + sign.len_utf8()),
        }
    }
    let read = out.text[before..].to_owned();
    if is_told && !read.is_empty() {
        let Mend { how, .. } = Mend::read_as(before, word, &read);
        out.mends.push(Mend { at: before, text: read, how });
    }
}
