//! Sets of 128 bits.

/// The bit of a place, made of two halves: where words have 64 bits, a 128-bit shift is a function call.
#[inline]
pub const fn bit(place: u8) -> u128 {
    let word = 1_u64 << (place % 64);
    let (low, high) = if place < 64 { (word, 0) } else { (0, word) };
    (high as u128) << 64 | low as u128
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_has_its_bit() {
        for place in 0..128 {
            assert_eq!(bit(place), 1 << place);
        }
    }
}
