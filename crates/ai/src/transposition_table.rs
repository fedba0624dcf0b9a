//! Transposition table: what a search remembers of the positions it has searched.

/// How a stored score bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
    /// The score is this.
    Exact,
}

/// What was found at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TableEntry {
    /// The score for the team that acts there.
    pub(crate) value: i16,
    pub(crate) bound: Bound,
    /// How many turns were searched; negative in quiescence search.
    pub(crate) depth: i8,
    /// The best step: its index among the steps as the rules list them.
    pub(crate) step: u16,
    /// The static evaluation, where it is known.
    pub(crate) static_eval: i16,
}

impl TableEntry {
    /// The static evaluation is not known.
    pub(crate) const NO_STATIC_EVAL: i16 = i16::MIN;
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    found: TableEntry,
}

/// Positions by key, in buckets of two slots: one keeps the deepest search, the other the latest.
pub(crate) struct TranspositionTable {
    slots: Vec<Slot>,
}

const NOTHING: Slot =
    Slot { key: 0, found: TableEntry { value: 0, bound: Bound::Exact, depth: i8::MIN, step: 0, static_eval: 0 } };

impl TranspositionTable {
    /// The most slots: 16 MB of them.
    const MOST: u64 = 1 << 20;
    const LEAST: u64 = 1 << 10;

    /// A table for a search of this many positions.
    #[inline(never)]
    pub(crate) fn new(nodes: u64) -> TranspositionTable {
        let n_slots = nodes.clamp(Self::LEAST, Self::MOST).next_power_of_two();
        TranspositionTable { slots: vec![NOTHING; n_slots as usize] }
    }

    /// The first of the two slots of a key.
    fn place(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1) & !1
    }

    /// What was found at the position of this key.
    // Each search has its own: in the main part of the program it would be called through a table.
    #[inline(always)]
    pub(crate) fn get(&self, key: u64) -> Option<TableEntry> {
        let place = self.place(key);
        let is_known = |slot: &&Slot| slot.key == key && slot.found.depth != i8::MIN;
        self.slots[place..place + 2].iter().find(is_known).map(|slot| slot.found)
    }

    /// Stores what was found at the position of this key.
    // Each search has its own: in the main part of the program it would be called through a table.
    #[inline(always)]
    pub(crate) fn put(&mut self, key: u64, found: TableEntry) {
        let place = self.place(key);
        let furthest = &self.slots[place];
        let keeps = furthest.key != key && furthest.found.depth > found.depth;
        self.slots[place + usize::from(keeps)] = Slot { key, found };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(depth: i8) -> TableEntry {
        TableEntry { value: 7, bound: Bound::Lower, depth, step: 3, static_eval: 5 }
    }

    #[test]
    fn of_positions_in_one_place_the_furthest_and_the_last_are_kept() {
        let mut memory = TranspositionTable::new(0);
        let keys = [0, 1, 2].map(|n| 5 + n * TranspositionTable::LEAST);
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
        assert!(TranspositionTable::new(u64::MAX).slots.len() * size_of::<Slot>() <= 16 << 20);
    }
}
