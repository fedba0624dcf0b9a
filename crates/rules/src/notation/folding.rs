//! Characters that stand for those of moves: look-alikes of other scripts, digits of every script, wide and mathematical
//! forms, and signs that nobody sees.

use std::borrow::Cow;

/// The printable characters of ASCII.
const ASCII: &str = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

/// The zero of each script that has decimal digits, in order (Unicode 14, `Nd`).
#[rustfmt::skip]
const ZEROS: [u32; 65] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
    0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
    0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0,
    0x11450, 0x114d0, 0x11650, 0x116c0, 0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0, 0x16a60, 0x16ac0,
    0x16b50, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e950, 0x1fbf0,
];

/// Letters of moves and what looks like them, or stands for them on another keyboard.
const LOOK_ALIKES: [(&str, &str); 22] = [
    ("аαɑ", "a"),
    ("βЬ", "b"),
    ("сϲ", "c"),
    ("ԁδ", "d"),
    ("еεєҽ", "e"),
    ("ɡց", "g"),
    ("һհ", "h"),
    ("оοօ", "o"),
    ("рρ", "p"),
    ("хχ", "x"),
    ("АΑ", "A"),
    ("ВΒ", "B"),
    ("СϹ", "C"),
    ("ЕΕ", "E"),
    ("НΗ", "H"),
    ("КΚ", "K"),
    ("ΝՆ", "N"),
    ("ОΟՕ", "O"),
    ("РΡ", "P"),
    ("Ԛ", "Q"),
    ("ХΧ", "X"),
    ("∶", ":"),
];

/// Single characters for which others are written.
#[rustfmt::skip]
const OTHERS: [(char, &str); 31] = [
    ('½', "1/2"), ('⁄', "/"), ('∕', "/"), ('…', "..."), ('․', "."), ('。', "."), ('﹣', "-"), ('﹘', "-"), ('⁃', "-"),
    ('¹', "1"), ('²', "2"), ('³', "3"), ('⒈', "1."), ('⒉', "2."), ('⒊', "3."), ('⒋', "4."), ('⒌', "5."), ('⒍', "6."),
    ('⒎', "7."), ('⒏', "8."), ('⒐', "9."), ('ℎ', "h"), ('ℯ', "e"), ('ℊ', "g"), ('ℬ', "B"), ('ℛ', "R"), ('ℜ', "R"),
    ('ℕ', "N"), ('ℚ', "Q"), ('ℝ', "R"), ('\u{212a}', "K"),
];

/// What a character stands for in a move; `None` where it stands for itself. Nothing is left of marks of direction,
/// joiners, soft hyphens and the like, and every blank is a space. Dashes and figurines are for each game to read.
pub fn plain_sign(sign: char) -> Option<&'static str> {
    let code = u32::from(sign);
    if code < 0xa0 {
        return None;
    }
    if is_invisible(sign) {
        return Some("");
    }
    if sign.is_whitespace() {
        return Some(" ");
    }
    let zero = ZEROS.partition_point(|zero| *zero <= code).checked_sub(1).map(|idx| ZEROS[idx]);
    if let Some(digit) = zero.map(|zero| code - zero).filter(|digit| *digit < 10) {
        return ascii(u32::from(b'0') + digit);
    }
    let of_alphabet = |idx: u32| ascii(if idx < 26 { u32::from(b'A') + idx } else { u32::from(b'a') + idx - 26 });
    match code {
        // The wide forms.
        0xff01..=0xff5e => return ascii(code - 0xff01 + 0x21),
        // Mathematical letters, alphabet after alphabet.
        0x1d400..=0x1d6a3 => return of_alphabet((code - 0x1d400) % 52),
        // Letters and digits in circles, and digits above and below the line.
        0x24b6..=0x24e9 => return of_alphabet(code - 0x24b6),
        0x2460..=0x2468 => return ascii(code - 0x2460 + u32::from(b'1')),
        0x2070 | 0x2074..=0x2079 => return ascii(code - 0x2070 + u32::from(b'0')),
        0x2080..=0x2089 => return ascii(code - 0x2080 + u32::from(b'0')),
        _ => {}
    }
    let like = LOOK_ALIKES.iter().find(|(signs, _)| signs.contains(sign)).map(|(_, like)| *like);
    like.or_else(|| OTHERS.iter().find(|(known, _)| *known == sign).map(|(_, text)| *text))
}

/// A text with every character as [`plain_sign`] has it.
///
/// ```
/// # use rules::notation::plain_text;
/// assert_eq!(plain_text("е\u{200b}４"), "e4");
/// ```
pub fn plain_text(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || text.chars().all(|sign| plain_sign(sign).is_none()) {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        match plain_sign(sign) {
            Some(stands_for) => plain.push_str(stands_for),
            None => plain.push(sign),
        }
    }
    Cow::Owned(plain)
}

/// Marks of direction and byte order, joiners, soft hyphens, and what chooses the form of a character.
pub fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
    )
}

/// A printable character of ASCII as a text.
fn ascii(code: u32) -> Option<&'static str> {
    let at = code.checked_sub(0x20)? as usize;
    ASCII.get(at..=at)
}

/// A move as two squares with a hyphen, where a text has two squares side by side: `d2 d4`, `d2d4`, `11 15`; `None` where
/// it has anything else, or only one of them.
pub fn joined_squares(text: &str) -> Option<String> {
    let mut squares: Vec<&str> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let letters = rest.bytes().take_while(u8::is_ascii_lowercase).count();
        let digits = rest[letters..].bytes().take_while(u8::is_ascii_digit).count();
        let (square, behind) = rest.split_at(letters + digits);
        rest = behind.trim_start();
        let is_apart = rest.len() < behind.len() || rest.is_empty() || letters > 0;
        if letters > 1 || !(1..=2).contains(&digits) || !is_apart {
            return None;
        }
        squares.push(square);
    }
    let is_alike = squares.windows(2).all(|two| {
        let [one, other] = [two[0], two[1]].map(|square| square.starts_with(|sign: char| sign.is_ascii_digit()));
        one == other
    });
    (squares.len() > 1 && is_alike).then(|| squares.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R44
    #[test]
    fn what_stands_for_a_move_is_read_as_one() {
        for (text, plain) in [
            ("е4", "e4"),
            ("ｅ４", "e4"),
            ("e٤", "e4"),
            ("e۴", "e4"),
            ("e४", "e4"),
            ("𝐞𝟒", "e4"),
            ("𝙉𝙛𝟯", "Nf3"),
            ("ⓔ④", "e4"),
            ("e⁴", "e4"),
            ("e\u{200e}4\u{200b}", "e4"),
            ("О-О", "O-O"),
            ("Ο-Ο-Ο", "O-O-O"),
            ("d2\u{a0}d4", "d2 d4"),
            ("⒈ e4", "1. e4"),
            ("１１－１５", "11-15"),
            ("1–0", "1–0"),
            ("♘f3", "♘f3"),
            ("Фd1", "Фd1"),
        ] {
            assert_eq!(plain_text(text), plain, "{text:?}");
        }
        assert!(ZEROS.is_sorted());
        assert!(LOOK_ALIKES.iter().all(|(signs, like)| !signs.is_ascii() && like.is_ascii()));
    }

    #[test]
    fn two_squares_side_by_side_are_a_move() {
        for (text, joined) in [
            ("d2 d4", Some("d2-d4")),
            ("d2d4", Some("d2-d4")),
            ("c3 e5 g7", Some("c3-e5-g7")),
            ("11 15", Some("11-15")),
            ("22 15 8", Some("22-15-8")),
            ("d2", None),
            ("d2 15", None),
            ("1115", None),
            ("d2 d4 x", None),
            ("Ng1 f3", None),
            ("", None),
        ] {
            assert_eq!(joined_squares(text).as_deref(), joined, "{text}");
        }
    }
}
