//! What a search remembers of positions that it has looked at: the transposition table.

/// What is known of the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is at least this.
    Least,
    /// It is at most this.
    Most,
    /// It is this.
    Exact,
}

/// What was found at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// What the position is worth to the team that acts there.
    pub(crate) value: i16,
    pub(crate) bound: Bound,
    /// How many turns were looked ahead; less than 0 where only forcing steps were followed.
    pub(crate) depth: i8,
    /// The best step: its place among the steps as the rules list them.
    pub(crate) step: u16,
    /// What the position is worth at a glance, where that is known.
    pub(crate) glance: i16,
}

impl Found {
    /// What the position is worth at a glance is not known.
    pub(crate) const NO_GLANCE: i16 = i16::MIN;
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    found: Found,
}

/// Positions by their keys. Of those that share a place two are kept: the one that was looked at furthest, and the last.
pub(crate) struct Memory {
    slots: Vec<Slot>,
}

const NOTHING: Slot =
    Slot { key: 0, found: Found { value: 0, bound: Bound::Exact, depth: i8::MIN, step: 0, glance: 0 } };

impl Memory {
    /// The most slots: 16 MB of them.
    const MOST: u64 = 1 << 20;
    const LEAST: u64 = 1 << 10;

    /// Room for a search of so many positions.
    #[inline(never)]
    pub(crate) fn new(nodes: u64) -> Memory {
        let n_slots = nodes.clamp(Self::LEAST, Self::MOST).next_power_of_two();
        Memory { slots: vec![NOTHING; n_slots as usize] }
    }

    /// The first of the two slots of a key.
    fn place(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1) & !1
    }

    /// What was found at the position of this key.
    pub(crate) fn get(&self, key: u64) -> Option<Found> {
        let place = self.place(key);
        let is_known = |slot: &&Slot| slot.key == key && slot.found.depth != i8::MIN;
        self.slots[place..place + 2].iter().find(is_known).map(|slot| slot.found)
    }

    /// Remembers what was found at the position of this key.
    pub(crate) fn put(&mut self, key: u64, found: Found) {
        let place = self.place(key);
        let furthest = &self.slots[place];
        let keeps = furthest.key != key && furthest.found.depth > found.depth;
        self.slots[place + usize::from(keeps)] = Slot { key, found };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(depth: i8) -> Found {
        Found { value: 7, bound: Bound::Least, depth, step: 3, glance: 5 }
    }

    #[test]
    fn of_positions_in_one_place_the_furthest_and_the_last_are_kept() {
        let mut memory = Memory::new(0);
        let keys = [0, 1, 2].map(|n| 5 + n * Memory::LEAST);
        assert_eq!(keys.map(|key| memory.get(key)), [None; 3]);
        memory.put(keys[0], found(4));
        memory.put(keys[1], found(2));
        memory.put(keys[2], found(1));
        assert_eq!(keys.map(|key| memory.get(key)), [Some(found(4)), None, Some(found(1))]);
        memory.put(keys[2], found(5));
        assert_eq!(keys.map(|key| memory.get(key)), [None, None, Some(found(5))]);
    }

    #[test]
    fn it_never_takes_more_than_its_share() {
        assert!(Memory::new(u64::MAX).slots.len() * size_of::<Slot>() <= 16 << 20);
    }
}
