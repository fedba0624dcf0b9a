//! Numbers and texts as picks. Every function codes in both directions: an encoder takes `given`, a decoder ignores it
//! and gives what its text has.

use super::range_coder::Code;

/// One of `n` values that are equally likely; `n` is at least 1.
pub(super) fn one_of(code: &mut dyn Code, n: usize, given: usize) -> usize {
    code.pick(&vec![1; n], given.min(n - 1))
}

/// Whether something holds that rarely does: once in 32 links.
pub(super) fn rarely(code: &mut dyn Code, given: bool) -> bool {
    code.pick(&[31, 1], usize::from(given)) == 1
}

/// A number below 2^32: how many bits it has, then the bits.
pub(super) fn number(code: &mut dyn Code, given: u32) -> u32 {
    let n_bits = one_of(code, 33, (u32::BITS - given.leading_zeros()) as usize);
    (0..n_bits).rev().fold(0, |number, place| {
        // The first bit is always set.
        let is_first = place + 1 == n_bits;
        let bit = if is_first { 1 } else { one_of(code, 2, ((given >> place) & 1) as usize) as u32 };
        (number << 1) | bit
    })
}

/// A number with a sign.
pub(super) fn signed(code: &mut dyn Code, given: i32) -> i32 {
    let size = number(code, given.unsigned_abs());
    let is_negative = size > 0 && one_of(code, 2, usize::from(given < 0)) == 1;
    let size = i32::try_from(size).unwrap_or(i32::MAX);
    if is_negative { -size } else { size }
}

/// 64 bits.
pub(super) fn word(code: &mut dyn Code, given: u64) -> u64 {
    (0..4)
        .rev()
        .fold(0, |word, place| (word << 16) | one_of(code, 1 << 16, ((given >> (16 * place)) & 0xffff) as usize) as u64)
}

/// The longest text, in bytes.
pub(super) const MAX_TEXT: usize = 4_096;
/// What ends a text.
const END: usize = 256;
/// By how much a byte gets more likely each time it occurs.
const STEP: u32 = 24;
const MOST: u32 = 1 << 14;

/// A text of at most [`MAX_TEXT`] bytes, byte by byte: those that have occurred are likelier to come again. What is no
/// UTF-8 is replaced.
pub(super) fn text(code: &mut dyn Code, given: &str) -> String {
    let mut weights: Vec<u32> = (0..=255).map(first_weight).chain([16]).collect();
    let mut bytes = Vec::new();
    while !code.is_past_end() {
        let given = given.as_bytes().get(bytes.len()).map_or(END, |byte| usize::from(*byte));
        let picked = if bytes.len() == MAX_TEXT { END } else { code.pick(&weights, given) };
        let Ok(byte) = u8::try_from(picked) else { break };
        bytes.push(byte);
        weights[picked] += STEP;
        if weights.iter().sum::<u32>() > MOST {
            weights.iter_mut().for_each(|weight| *weight = weight.div_ceil(2));
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How likely a byte is before any has occurred.
fn first_weight(byte: u8) -> u32 {
    match byte {
        b'a'..=b'z' | b'0'..=b'9' => 12,
        b' ' | b'/' | b':' | b',' | b'-' => 12,
        b'A'..=b'Z' => 6,
        b'!'..=b'~' => 3,
        0x80..=0xdf => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::super::range_coder::{Decoder, Encoder};
    use super::*;

    #[test]
    fn values_are_read_again() {
        let texts = ["", "best-of", "čokolada Ωμέγα", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"];
        let numbers = [0, 1, 2, 3, 120, 65_535, u32::MAX];
        let mut encoder = Encoder::new();
        texts.iter().for_each(|given| drop(text(&mut encoder, given)));
        numbers.iter().for_each(|given| assert_eq!(number(&mut encoder, *given), *given));
        [-7, 0, 3, i32::MAX].iter().for_each(|given| assert_eq!(signed(&mut encoder, *given), *given));
        word(&mut encoder, 0x0123_4567_89ab_cdef);
        rarely(&mut encoder, true);
        let written = encoder.finish();
        let decoder = &mut Decoder::new(&written);
        assert_eq!(texts.map(|_| text(decoder, "")), texts);
        assert_eq!(numbers.map(|_| number(decoder, 0)), numbers);
        assert_eq!([0; 4].map(|_| signed(decoder, 0)), [-7, 0, 3, i32::MAX]);
        assert_eq!((word(decoder, 0), rarely(decoder, false)), (0x0123_4567_89ab_cdef, true));
    }

    #[test]
    fn a_longer_text_is_cut() {
        let mut encoder = Encoder::new();
        text(&mut encoder, &"ab".repeat(MAX_TEXT));
        let written = encoder.finish();
        assert_eq!(text(&mut Decoder::new(&written), "").len(), MAX_TEXT);
    }

    #[test]
    fn a_text_that_never_ends_stops_where_the_link_does() {
        assert!(text(&mut Decoder::new("abc"), "").len() < 40);
    }
}
