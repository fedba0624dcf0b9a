//! How well a blockade holds: how many of the 36 throws take a checker behind it past its last point.

use std::sync::OnceLock;

/// How far ahead blocked points matter.
const AHEAD: u32 = 12;
/// How far ahead a blockade reaches.
const BLOCKADE: u32 = 6;

/// How many of the 36 throws take a lone checker past the last of the blocked points among the six ahead of it. A bit for
/// each of the twelve points ahead says whether it is blocked, the lowest for the nearest.
pub(super) fn escapes(blocked: u32) -> u8 {
    static TABLE: OnceLock<Vec<u8>> = OnceLock::new();
    let table = TABLE.get_or_init(|| (0..1 << AHEAD).map(count).collect());
    table.get((blocked & ((1 << AHEAD) - 1)) as usize).copied().unwrap_or(0)
}

fn count(blocked: u32) -> u8 {
    let within = blocked & ((1 << BLOCKADE) - 1);
    let last = within.checked_ilog2().map_or(0, |bit| bit + 1);
    // Points farther ahead than are known are taken to be free.
    let is_open = |distance: u32| distance > AHEAD || blocked >> (distance - 1) & 1 == 0;
    let mut n = 0;
    for one in 1..=6 {
        for other in 1..=6 {
            let escapes = if one == other {
                // As far as the way is open, in up to four steps.
                (1..=4).take_while(|steps| is_open(steps * one)).any(|steps| steps * one > last)
            } else {
                let (is_one, is_other) = (is_open(one), is_open(other));
                let both = (is_one || is_other) && is_open(one + other) && one + other > last;
                both || is_one && one > last || is_other && other > last
            };
            n += u8::from(escapes);
        }
    }
    n
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_prime_holds_and_an_open_way_does_not() {
        assert_eq!((escapes(0), escapes(0b11_1111)), (36, 0));
        // A row of five from the next point on: only a 6 goes past it, and only where its point is open.
        assert_eq!(escapes(0b1_1111), 11);
        // The same a point farther on: only by a 1 and then a 6.
        assert_eq!(escapes(0b11_1110), 2);
        // One blocked point three ahead: past it by a 4, 5 or 6, by a sum of more, or by doubles of 1 and 2.
        assert_eq!(escapes(0b100), 36 - 2 - 2);
        let fewer_is_easier = |blocked: u32| (0..6).all(|bit| escapes(blocked & !(1 << bit)) >= escapes(blocked));
        assert!((0..1 << 6).filter(|blocked| blocked & 1 << 5 != 0).all(fewer_is_easier));
    }
}
