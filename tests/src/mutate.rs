//! Nearly valid texts, for readers that must refuse them without a panic.

use oorandom::Rand32;

use crate::random::{below, pick};

/// Characters that mean something in some text of ours, and some that mean nothing in any.
const SIGNS: &[char] = &[
    'a', 'b', 'c', 'd', 'e', 'g', 'w', 'x', 'B', 'K', 'N', 'W', '0', '1', '2', '3', '5', '7', '9', '-', '+', '/', ',',
    '.', ' ', '#', '(', ')', '[', ']', '{', '}', '!', '?', '*', ':', ';', '=', '\n', '\t', '\0', 'é', 'ß', '–', '٣',
    '中', '🎲', '\u{feff}', '\u{301}',
];

/// `text` with one to four small faults, occasionally none.
pub fn mutate(text: &str, rand: &mut Rand32) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=below(rand, 4) {
        let at = below(rand, signs.len() + 1);
        let end = at + below(rand, signs.len() - at + 1).min(1 + below(rand, 6));
        match below(rand, 8) {
            0 => signs.insert(at, pick(rand, SIGNS)),
            1 => {
                signs.drain(at..end);
            }
            2 => {
                let piece: Vec<char> = signs[at..end].to_vec();
                signs.splice(at..at, piece);
            }
            3 if at < signs.len() => signs[at] = pick(rand, SIGNS),
            4 if at < signs.len() => {
                let other = below(rand, signs.len());
                signs.swap(at, other);
            }
            5 if at < signs.len() => {
                // The adjacent character: another square, another digit.
                signs[at] = char::from_u32(u32::from(signs[at]) ^ 1).unwrap_or('?');
            }
            6 => signs.truncate(at),
            7 if signs.len() < 200 => {
                let piece: Vec<char> = signs[at..].to_vec();
                signs.extend(piece);
            }
            _ => {}
        }
    }
    signs.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::mutate;
    use crate::random::rand;

    #[test]
    fn texts_of_every_length_can_be_broken() {
        for text in ["", "a", "e1-d2", "b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w"] {
            let mut rand = rand(7);
            let changed = (0..1000).filter(|_| mutate(text, &mut rand) != text).count();
            assert!(changed > 200, "{text:?} was changed {changed} times of 1000");
        }
    }
}
