//! A hash that is the same on every machine and in every build, so that searches and records agree everywhere.

use core::hash::{Hash, Hasher};

/// The key of a value: 64 bits that depend on its content alone.
pub fn key(value: &impl Hash) -> u64 {
    let mut hasher = StableHasher(0);
    value.hash(&mut hasher);
    hasher.finish()
}

/// Spreads 64 bits evenly (the finalizer of `MurmurHash3`, Austin Appleby, public domain).
pub const fn mix(mut word: u64) -> u64 {
    word ^= word >> 33;
    word = word.wrapping_mul(0xff51_afd7_ed55_8ccd);
    word ^= word >> 33;
    word = word.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    word ^ (word >> 33)
}

/// Adds words to a key. Each is mixed in before the next, so that no two cancel out.
pub fn mix_in(key: u64, words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(key, |key, word| mix(key ^ word))
}

/// Multiplies and rotates word by word. Lengths count as 64 bits whatever the machine's word size.
struct StableHasher(u64);

impl StableHasher {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for StableHasher {
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.add(u64::from_le_bytes(word.try_into().expect("chunks of eight bytes")));
        }
        let mut last = [0; 8];
        let rest = words.remainder();
        if !rest.is_empty() {
            last[..rest.len()].copy_from_slice(rest);
            self.add(u64::from_le_bytes(last));
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.add(u64::from(n));
    }
    fn write_u16(&mut self, n: u16) {
        self.add(u64::from(n));
    }
    fn write_u32(&mut self, n: u32) {
        self.add(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }
    fn finish(&self) -> u64 {
        mix(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_the_same_in_every_build() {
        // A fixed value, so that a change of the hash is noticed: records and search results would change with it.
        assert_eq!(key(&(1u8, 2u32, Some(3u64))), 16_066_455_991_560_975_407);
        assert_ne!(key(&[1u64, 2]), key(&[2u64, 1]));
        assert_ne!(key(&0u8), key(&1u8));
    }
}
