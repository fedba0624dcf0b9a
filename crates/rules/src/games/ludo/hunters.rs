//! The pieces of a seat that can knock out others', and what they reach.

use crate::seat::Seat;

use super::path::PathNumber;
use super::position::Position;

/// The pieces of a seat that can knock out: a bit for each path number of the ring that one is at, and for the nest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hunters(u64);

impl Hunters {
    /// The pieces of `seat`.
    #[inline]
    pub(super) fn of(pos: &Position, seat: Seat) -> Hunters {
        let hunts = |at: &&PathNumber| at.is_on_ring() || **at == PathNumber::NEST;
        Hunters(pos.pieces(seat).iter().filter(hunts).fold(0, |set, at| set | 1 << at.get()))
    }

    /// The throws that bring one of them to a dot of the ring: a bit for each, the lowest for a 6.
    #[inline]
    pub(super) fn faces(self, goal: PathNumber) -> u32 {
        const AGAIN: u64 = 1;
        const ENTER: u64 = 1 << 5;
        let Hunters(all) = self;
        // The six dots behind it, the farthest first, so that the lowest bit stands for a 6.
        let walks = (all & !1) << 6 >> goal.get() & 0x3f;
        let enters = match goal {
            PathNumber::START if all & 1 != 0 => ENTER | AGAIN,
            PathNumber::SIXTH if all & 1 != 0 => AGAIN,
            _ => 0,
        };
        (walks | enters) as u32
    }

    /// How many of the six throws bring one of them to a dot of the ring.
    #[inline]
    pub(super) fn throws(self, goal: PathNumber) -> i32 {
        self.faces(goal).count_ones() as i32
    }

    /// Whether one of them is 7 to 12 dots behind a dot of the ring: it may get there with two throws.
    #[inline]
    pub(super) fn is_near(self, goal: PathNumber) -> bool {
        let Hunters(all) = self;
        (all & !1) << 12 >> goal.get() & 0x3f != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ludo::diagram::{pos, rules, seat};

    #[test]
    fn throws_and_what_is_near_are_counted_along_the_path() {
        let pos = pos(&rules(&[]), "0,0,0,0/0,4,6,20/0,0,0,0/0,0,0,0 play 1 ? -");
        let hunters = Hunters::of(&pos, seat(2));
        let at = |number| PathNumber::new(number).unwrap();
        // By a 6 and a 4, the lowest bit being a 6.
        assert_eq!((hunters.faces(at(10)), hunters.throws(at(10))), (0b101, 2));
        assert_eq!(hunters.throws(PathNumber::START), 2);
        let near: Vec<u8> = (1..=40).filter(|goal| hunters.is_near(at(*goal))).collect();
        assert_eq!(near, (11..=18).chain(27..=32).collect::<Vec<u8>>());
    }
}
